"""Offers: all that a seat may do now, every kind with its rows and what stands beside it."""

from __future__ import annotations

import msgspec

from goalsetter.play import (
    JUDGE,
    NOBODY,
    Action,
    Choosable,
    Phase,
    Seat,
    Terms,
    View,
    action,
    choosable,
    parts_of,
)
from goalsetter.rules import Blank
from goalsetter.server import wire
from goalsetter.server.view.sentences import in_codes, on_cubes
from goalsetter.table import Table, objection
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
from goalsetter.words import Capitalised, knows, message

WORDS_OF_PLAY = ("adjustment", "goal", "illegal procedure")
"""Words that a player may say as an action where nobody may use his own words (2011-12 ET14)."""


def offers(table: Table, view: View, people: wire.People) -> list[wire.Offer]:
    """All that is open to the seat: nothing in a pause, but for the judge, nor after the match."""
    if view.seat == JUDGE:
        return _offers(table, view)
    if table.held is not None:
        return []
    offers = [offer for offer in _offers(table, view) if _is_now(table, offer)]
    if people.chat:
        return offers
    return [_tame(offer) for offer in offers if offer.kind != action.Declare.do]


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


def _offers(table: Table, view: View) -> list[wire.Offer]:
    """Every kind that is open to the seat and has a label, with all that can be listed of it."""
    rows: dict[str, list[dict[str, str]]] = {}
    asked_about = open_papers(table, view.seat)
    scored = {shake.number for shake in view.played if not shake.void}
    for candidate in view.actions:
        if isinstance(candidate, action.AskJudge) and not _can_be_asked(
            table, candidate, asked_about
        ):
            continue
        if isinstance(candidate, action.AppealScore) and candidate.shake not in scored:
            continue
        if _is_open(table, view.seat, candidate):
            rows.setdefault(candidate.do, []).append(_plain(candidate))
    kinds = dict.fromkeys((*rows, *view.free))
    return [
        _offer(view, kind, rows.get(kind, []), free=kind in view.free)
        for kind in kinds
        if knows(f"offer-{kind}")
    ]


def _is_open(table: Table, seat: Seat, candidate: Action) -> bool:
    judged, choosing = table.judged, table.choosing
    return objection(table.state, seat, candidate, judged=judged, choosing=choosing) is None


def _can_be_asked(table: Table, asked: action.AskJudge, papers: list[Seat]) -> bool:
    """A judge is asked about a paper that is being checked; a person also about no paper."""
    of_no_paper = table.judged and asked.writer == NOBODY and asked.question != "value"
    return of_no_paper or asked.writer in papers


def _plain(deed: Action) -> dict[str, str]:
    """The parts of an action that can be listed: none of them is a list of texts."""
    return {name: part for name, part in parts_of(deed).items() if isinstance(part, str)}


MATTERS = {action.Forceout.do: "last-cube"}
"""Kinds that are explained, and the matter under which the book has them."""


def _offer(view: View, kind: str, rows: list[dict[str, str]], *, free: bool) -> wire.Offer:
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


def choices(table: Table, view: View) -> list[wire.Choice]:
    """The variations that the seat may choose now, each with the ways to fill its blank."""
    if view.phase not in (Phase.VARIATIONS, Phase.GOAL):
        return []
    return [_choice(view.terms, one) for one in choosable(table.state, view.seat)]


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


def charges(view: View) -> list[wire.Reason]:
    """The charges that can be made at an open table."""
    codes = dict.fromkeys(
        charge.reason for charge in view.actions if isinstance(charge, action.Charge)
    )
    return [
        wire.Reason(
            code=code,
            title=in_codes(Capitalised(fault_title(code))),
            told=in_codes(fault_sentence(code)),
        )
        for code in sorted(codes)
    ]
