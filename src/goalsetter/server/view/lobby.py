"""A table before its match begins, for one browser; and any table from outside."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from goalsetter.bots import find_character, level_of
from goalsetter.play import Seat, Terms, seats_of
from goalsetter.server import wire
from goalsetter.server.store import Kept
from goalsetter.server.view import terms_of
from goalsetter.server.view.qr import drawn
from goalsetter.table import Pace, PaperHelp
from goalsetter.words import say

HOME = ("localhost", "127.0.0.1", "::1")
"""Names by which only this machine finds itself."""


def help_for(order: wire.Order) -> PaperHelp:
    """How much writers are told: by what was ordered, not by who comes, so that nobody is misled.

    Among people the form is enough; whoever plays bots alone plays to learn.
    """
    return PaperHelp(order.help or ("form" if "" in order.bots else "everything"))


def players(order: wire.Order, kept: Kept, here: frozenset[Seat]) -> list[wire.Player]:
    """The seats; a free one has no name."""
    taken = {sat.seat: sat for sat in kept.seats}
    seats = []
    for seat in seats_of(order.players):
        sat = taken.get(seat)
        name, level = (sat.name, sat.level) if sat else ("", "")
        seats.append(
            wire.Player(
                seat=seat,
                name=name,
                bot=bool(level),
                level=level_of(level),
                character=level if find_character(level) else "",
                here=bool(level) or seat in here,
            )
        )
    return seats


def lobby(
    order: wire.Order,
    terms: Terms,
    kept: Kept,
    here: frozenset[Seat],
    *,
    link: str,
    people: wire.People,
    ready: frozenset[Seat],
) -> wire.Lobby:
    """The lobby as one browser sees it; the link is drawn for phones."""
    path, side = drawn(link)
    seats = [
        msgspec.structs.replace(player, ready=player.bot or player.seat in ready)
        for player in players(order, kept, here)
    ]
    mine = people.seat if people.role == "player" else ""
    return wire.Lobby(
        code=kept.code,
        link=link,
        terms=terms_of(terms, Pace(order.pace), order.shakes, help_for(order)),
        seat=mine,
        owner=people.seat == people.owner,
        seats=seats,
        people=people,
        qr=path,
        qr_size=side,
    )


def notice(
    order: wire.Order,
    terms: Terms,
    kept: Kept,
    here: frozenset[Seat],
    *,
    full: bool,
    closed: bool = False,
    named: bool = True,
) -> wire.Notice:
    """A table from outside; where nobody may watch, those who play are not ``named``."""
    why = _why_no_seat(kept, full=full, closed=closed)
    seats = players(order, kept, here)
    hidden = [msgspec.structs.replace(player, name="") for player in seats]
    return wire.Notice(
        code=kept.code,
        terms=terms_of(terms, Pace(order.pace), order.shakes, help_for(order)),
        seats=seats if named else hidden,
        begun=bool(kept.head),
        over=kept.over,
        watch=order.watch,
        closed=closed,
        free=not why,
        told=say(why) if why else "",
    )


def _why_no_seat(kept: Kept, *, full: bool, closed: bool) -> str:
    """The code of the sentence that tells why nobody can sit down; empty if somebody can."""
    if closed:
        return "server-closed"
    if kept.over:
        return "server-match-over"
    return "server-seats-taken" if kept.head or full else ""


def link_to(code: str, base: str, addresses: tuple[str, ...], door: str = "t") -> str:
    """The link to a table that works for others, even if this browser is on the server itself.

    ``door`` is ``r`` for a hall, which people call a room.
    """
    at_home = urlsplit(base).hostname in HOME
    return f"{addresses[0] if at_home and addresses else base}/{door}/{code}"
