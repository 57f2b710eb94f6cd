"""Offers: all that a seat may do now, every kind with its rows and what stands beside it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from goalsetter.play import (
    JUDGE,
    NOBODY,
    Choosable,
    OpenKind,
    OpenScope,
    Phase,
    Seat,
    Terms,
    View,
    action,
    choosable,
    parts_of,
)
from goalsetter.play import view as view_of
from goalsetter.rules import Blank
from goalsetter.server import wire
from goalsetter.server.view.lesson_list import lesson_of
from goalsetter.server.view.memory import PartMemory
from goalsetter.server.view.sentences import in_codes, on_cubes
from goalsetter.table import Table, offered
from goalsetter.telling import (
    OTHER,
    fault_sentence,
    fault_title,
    open_papers,
    reason_title,
    reasons_for,
    takes,
    variation_meaning,
)
from goalsetter.words import Capitalised, knows, message, message_if_known

Groups = tuple[OpenKind, ...]
Row = dict[str, str]
TEXTS: dict[int, tuple[object, list[Row]]] = {}
"""Texts of rows by the identity of the rows, which stand beside them so that it stays theirs."""
MOST_TEXTS = 4096
OFFERS: dict[tuple[int, str, bool], tuple[object, wire.Offer]] = {}
"""Offers by the identity of their rows, likewise."""
BY_NAME = {kind.do: kind for kind in action.KINDS}
WORDS_OF_PLAY = ("adjustment", "goal", "illegal procedure")
"""Words that a player may say as an action where nobody may use his own words (2011-12 ET14)."""


def open_to(table: Table, seat: Seat, scope: OpenScope) -> Groups:
    """Everything that the table would take from a seat now, by kind."""
    return offered(table.state, seat, scope, judged=table.judged, choosing=table.choosing)


def offers(table: Table, view: View, groups: Groups, people: wire.People) -> list[wire.Offer]:
    """All that is open to the seat: nothing in a pause, but for the judge, nor after the match."""
    if view.seat == JUDGE:
        return _offers(table, view, groups)
    if table.held is not None:
        return []
    offers = [offer for offer in _offers(table, view, groups) if _is_now(table, offer)]
    if people.chat:
        return offers
    return [_tame(offer) for offer in offers if offer.kind != action.Declare.do]


def offer_grounds(
    table: Table, view: View, groups: Groups, people: wire.People
) -> tuple[object, ...]:
    """All that ``offers`` goes by."""
    moment = table.held is None, table.over, table.judged, people.chat
    return groups, moment, open_papers(table, view.seat), view.played, view.terms


def rare_offers(table: Table, seat: Seat, people: wire.People) -> list[wire.Offer]:
    """Everything that is open to a seat and not offered unasked."""
    seen = view_of(table.state, seat, OpenScope.NOTHING)
    return offers(table, seen, open_to(table, seat, OpenScope.RARE), people)


AT_THE_END = (
    *(action.InitialScoresheet.do, action.AppealScore.do),
    *(action.RequestOpinion.do, action.Protest.do),
)
"""The acts left when the round is over: to initial the sheet, and until then to appeal (XII-B), to
ask for another judge, and to protest (judges G7, G8)."""


def _is_now(table: Table, offer: wire.Offer) -> bool:
    """Whether a kind is for this part of the match: the sheet is initialled when a round ends."""
    if table.over:
        return offer.kind in AT_THE_END
    return offer.kind != action.InitialScoresheet.do


def _tame(offer: wire.Offer) -> wire.Offer:
    """Where people may not use their own words, only the words of the game can be said."""
    if offer.kind != action.Say.do:
        return offer
    rows: list[list[str | None]] = [[word] for word in WORDS_OF_PLAY]
    return msgspec.structs.replace(offer, parts=["what"], rows=rows, free=False)


def _offers(table: Table, view: View, groups: Groups) -> list[wire.Offer]:
    """Every kind that is open to the seat and has a label, with all that can be listed of it."""
    listed: dict[str, list[OpenKind]] = {}
    for group in groups:
        if knows(f"offer-{group.kind.do}"):
            listed.setdefault(group.kind.do, []).append(group)
    asked_about = open_papers(table, view.seat)
    scored = {shake.number for shake in view.played if not shake.void}
    offers = []
    for kind, parts in listed.items():
        if len(parts) == 1 and kind not in OWN_WAYS:
            offers.append(_plain_offer(view, parts[0]))
            continue
        rows = [row for group in parts for row in row_texts(group, view.seat)]
        if kind == action.AskJudge.do:
            rows = [row for row in rows if _can_be_asked(table, row, asked_about)]
        elif kind == action.AppealScore.do:
            rows = [row for row in rows if int(row["shake"]) in scored]
        free = any(group.free for group in parts)
        if rows or free:
            offers.append(_offer(view, kind, rows, free=free))
    return offers


def _can_be_asked(table: Table, asked: Row, papers: list[Seat]) -> bool:
    """A judge is asked about a paper that is being checked; a person also about no paper."""
    writer = asked.get("writer", NOBODY)
    of_no_paper = table.judged and writer == NOBODY and asked["question"] != "value"
    return of_no_paper or writer in papers


def row_texts(group: OpenKind, seat: Seat) -> list[Row]:
    """The parts of each way to do something that can be listed: none of them is a list of texts.

    The rows of the next step are often the very same object: then so are their texts.
    """
    known = TEXTS.get(id(group.rows))
    if known is not None and known[0] is group.rows:
        return known[1]
    texts = [_texts(group.kind.do, seat, *row.items()) for row in group.rows]
    TEXTS[id(group.rows)] = group.rows, texts
    if len(TEXTS) > MOST_TEXTS:
        TEXTS.pop(next(iter(TEXTS)))
    return texts


@lru_cache(maxsize=16_384)
def _texts(kind: str, seat: Seat, *row: tuple[str, object]) -> Row:
    """One row: the same cubes go to the same places at every table."""
    parts = parts_of(BY_NAME[kind](by=seat, at=0, **dict(row)))
    return {name: part for name, part in parts.items() if isinstance(part, str)}


OWN_WAYS = (action.AskJudge.do, action.AppealScore.do, action.Forceout.do)
"""Kinds of which not every row is offered, or whose offer tells where the book has it."""


def _plain_offer(view: View, group: OpenKind) -> wire.Offer:
    """The offer of a kind, the same object for the same rows."""
    kind, key = group.kind.do, (id(group.rows), group.kind.do, group.free)
    known = OFFERS.get(key)
    if known is not None and known[0] is group.rows:
        return known[1]
    offer = _offer(view, kind, row_texts(group, view.seat), free=group.free)
    OFFERS[key] = group.rows, offer
    if len(OFFERS) > MOST_TEXTS:
        OFFERS.pop(next(iter(OFFERS)))
    return offer


MATTERS = {action.Forceout.do: "last-cube"}
"""Kinds that are explained, and the matter under which the book has them."""


def _offer(view: View, kind: str, rows: list[Row], *, free: bool) -> wire.Offer:
    names = list(dict.fromkeys(name for row in rows for name in row))
    matter = MATTERS.get(kind)
    return wire.Offer(
        kind=kind,
        label=in_codes(message(f"offer-{kind}")),
        parts=names,
        rows=[[row.get(name) for name in names] for row in rows],
        free=free,
        told=in_codes(message(f"told-{kind}")) if matter else "",
        clause=view.terms.procedure.clause(matter) if matter else "",
    )


def choices(table: Table, view: View, memory: PartMemory) -> list[wire.Choice]:
    """The variations that the seat may choose now, each with the ways to fill its blank."""
    if view.phase not in (Phase.VARIATIONS, Phase.GOAL):
        return []
    open_now = choosable(table.state, view.seat)
    return memory.part(
        ("choices", view.seat),
        (view.terms, open_now),
        lambda: [_choice(view.terms, one) for one in open_now],
    )


def _choice(terms: Terms, choosable: Choosable) -> wire.Choice:
    name, blank = choosable.variation.name, choosable.variation.blank
    ways = [] if blank is Blank.NOTHING else choosable.fills
    return wire.Choice(
        name=name,
        title=on_cubes(terms.title_of(choosable.named(""))),
        told=in_codes(variation_meaning(name)),
        takes=in_codes(takes(choosable.variation, choosable.offer)),
        fills=[wire.Fill(text=way, title=terms.title_of(choosable.named(way))) for way in ways],
        free=blank is Blank.SET,
        lesson=lesson_of(terms.edition, terms.division, name),
    )


UNTOLD = {False: ("wrong-value",), True: ("wrong-value", "multi-digit", "symbol-ambiguous")}
"""Reasons that say the same as another one, or nothing of sets: a list is short without them."""


def reasons(table: Table, view: View) -> list[wire.Reason]:
    """The objections to a paper, if the seat has one to check."""
    if view.phase is not Phase.CHECKING or not open_papers(table, view.seat):
        return []
    sets = view.terms.deals_cards
    return [
        wire.Reason(code=code, title=in_codes(reason_title(code, sets=sets) or ""))
        for code in (*reasons_for(view), *((OTHER,) if table.judged else ()))
        if code not in UNTOLD[view.terms.deals_cards]
    ]


def charges(groups: Groups) -> list[wire.Reason]:
    """The charges that can be made at an open table."""
    charged = (group for group in groups if group.kind is action.Charge)
    codes = {str(row["reason"]) for group in charged for row in group.rows}
    return [
        wire.Reason(
            code=code,
            title=in_codes(message_if_known(f"charged-{code}") or Capitalised(fault_title(code))),
            told=in_codes(fault_sentence(code)),
        )
        for code in sorted(codes)
    ]
