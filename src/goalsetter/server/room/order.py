"""A table as somebody ordered it: what can be had, who may be called what, who sits where."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus

from goalsetter.bots import SEATED_NAMES, bot_named, find_character, is_bot
from goalsetter.play import JUDGES, MILLISECONDS, Mode, Seat, Terms, seats_of, years_of
from goalsetter.rules import GAMES, Chosen, Division
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_seed
from goalsetter.server.store import KeptSeat
from goalsetter.server.view.lobby import help_for
from goalsetter.table import USUAL_LEVEL, Pace, Player, Seating

LONGEST_NAME = 20
MOST_SHAKES = 50
LONGEST_ROUND = 180
BETWEEN, LONGEST_BETWEEN = 60, 600
"""Seconds after which the next shake is called among people, and at the most."""
LONGEST_THOUGHTS = {"instant": 0, "quick": 1_500, "human": None}
"""Milliseconds after which a bot acts at the latest, by the pace that was ordered."""
JOINER = "\u200d"
JOINED = re.compile(rf"(?<=[^\w\s{JOINER}]){JOINER}(?=[^\w\s{JOINER}])")
"""The joiner that makes two emoji one, such as a person and a rocket; elsewhere it only hides."""
STACKED = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]{3}")
"""Marks upon marks, which would cover the lines above and below."""
NAMES = ("Bea", "Cal", "Dot", "Eli", "Fay")
"""Names of bots: always some that no person has taken."""


def nickname(text: str, taken: Sequence[str] = ()) -> str:
    """The name as it is shown; one that cannot be used raises ``UnfitError``."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise UnfitError("name-length", most=LONGEST_NAME, came=len(name))
    if not JOINED.sub("", name).isprintable() or STACKED.search(name):
        raise UnfitError("name-strange")
    if name.casefold() in {other.casefold() for other in taken}:
        raise UnfitError("name-taken", HTTPStatus.CONFLICT, name=name)
    return name


def checked(order: wire.Order) -> wire.Order:
    """The order, if it can be had."""
    terms_for(order)
    if len(order.bots) != order.players - 1:
        raise UnfitError("bots-number", expected=order.players - 1, came=len(order.bots))
    for level in order.bots:
        if level and not is_bot(level):
            raise _unknown("level", level, SEATED_NAMES)
    _within("shakes", order.shakes, MOST_SHAKES)
    _within("round_minutes", order.round_minutes, LONGEST_ROUND)
    _within("between", order.between or None, LONGEST_BETWEEN)
    if order.shakes is None and not Pace(order.pace).has_rounds:
        raise UnfitError("without-end")
    return order


def _within(what: str, came: int | None, most: int) -> None:
    if came is not None and not 1 <= came <= most:
        raise UnfitError("not-within", what=what, most=most, came=came)


def _unknown(what: str, came: str, known: Sequence[str]) -> UnfitError:
    return UnfitError("unknown-choice", what=what, known=", ".join(known), came=came[:40])


def terms_for(order: wire.Order) -> Terms:
    """The terms of the match."""
    books = {edition.name: edition for game in GAMES for edition in game.editions}
    if order.edition not in books:
        raise _unknown("edition", order.edition, list(books))
    divisions = [division.value for division, _ in books[order.edition].divisions]
    if order.division not in divisions:
        raise _unknown("division", order.division, divisions)
    terms = Terms(
        edition=order.edition,
        division=Division(order.division),
        players=order.players,
        mode=Mode(order.mode),
        years=years_of(order.edition, order.years),
    )
    if order.variations is not None:
        terms = replace(terms, fixed=_fixed(terms, order.variations))
    minutes = order.round_minutes
    return terms if minutes is None else replace(terms, round_minutes=minutes)


def _fixed(terms: Terms, names: Sequence[str]) -> tuple[Chosen, ...]:
    """The variations that the house has fixed: each stands on the division's list."""
    listed = [offer.name for offer in terms.offers]
    variations = []
    for name in names:
        pair = terms.book.catalogue.find(name)
        if pair is None or pair[0].name not in listed:
            raise _unknown("variations", name, listed)
        variations.append(pair[1])
    return tuple(variations)


# Seats.


def seats_at_first(order: wire.Order) -> list[KeptSeat]:
    """The seats of the one who ordered and of the bots he wants."""
    person = nickname(order.nickname)
    seats = [KeptSeat(seat="A", name=person)]
    for seat, level in zip(seats_of(order.players)[1:], order.bots, strict=True):
        if level:
            seats.append(bot_at(seat, level, seats))
    return seats


def bot_at(seat: Seat, level: str, others: Sequence[KeptSeat]) -> KeptSeat:
    """A bot in a seat, with a name of its own."""
    taken = {other.name.casefold() for other in others}
    character = find_character(level)
    names = NAMES if character is None else (character.title, *NAMES)
    name = next(name for name in names if name.casefold() not in taken)
    return KeptSeat(seat=seat, name=name, level=level)


def free_seats(order: wire.Order, seats: Sequence[KeptSeat]) -> list[Seat]:
    """The seats that nobody has taken."""
    taken = {kept.seat for kept in seats}
    return [seat for seat in seats_of(order.players) if seat not in taken]


def filled(order: wire.Order, seats: Sequence[KeptSeat]) -> list[KeptSeat]:
    """Bots for the seats that are free, of the level of the first bot that was ordered."""
    level = next((level for level in order.bots if level), USUAL_LEVEL)
    bots: list[KeptSeat] = []
    for seat in free_seats(order, seats):
        bots.append(bot_at(seat, level, [*seats, *bots]))
    return bots


def carried_on(kept: KeptSeat) -> KeptSeat:
    """The same player in a rematch: a bot that stood in for a child plays for itself there."""
    return replace(kept, account="") if kept.level else kept


def rotated(seats: Sequence[KeptSeat]) -> dict[str, KeptSeat]:
    """Each player one seat further for a rematch, by the old seat; the judge stays the judge."""
    playing = [kept for kept in seats if kept.seat not in JUDGES]
    order = [kept.seat for kept in playing]
    return {kept.seat: carried_on(kept) for kept in seats} | {
        kept.seat: replace(carried_on(kept), seat=order[(at + 1) % len(order)])
        for at, kept in enumerate(playing)
    }


def seating_for(order: wire.Order, seats: Sequence[KeptSeat]) -> Seating:
    """The seating when every seat is taken, with a new seed."""
    playing = [kept for kept in seats if kept.seat not in JUDGES]
    return Seating(
        terms=terms_for(order),
        players=tuple(map(_player, sorted(playing, key=lambda kept: kept.seat))),
        seed=new_seed(),
        pace=Pace(order.pace),
        shakes=order.shakes,
        longest_thought=LONGEST_THOUGHTS[order.bot_pace or ("quick" if order.quick else "human")],
        between=_between(order, playing),
        choosing=not _is_alone(playing) if order.choosing is None else order.choosing,
        paper_help=help_for(order),
    )


def _is_alone(playing: Sequence[KeptSeat]) -> bool:
    """Whether one person plays with bots."""
    return sum(not kept.level for kept in playing) < 2


def _between(order: wire.Order, playing: Sequence[KeptSeat]) -> int | None:
    """After how many milliseconds the next shake is called, if it is."""
    usual = 0 if _is_alone(playing) else BETWEEN
    seconds = usual if order.between is None else order.between
    return seconds * MILLISECONDS or None


def _player(kept: KeptSeat) -> Player:
    bot = bot_named(kept.level) if kept.level else None
    return Player(name=kept.name, bot=bot, level=kept.level)
