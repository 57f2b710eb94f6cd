"""News and refusals, as one seat may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from goalsetter.cubes import Cube
from goalsetter.play import SPECTATOR, Event, Refusal, Seat, action, event, goal_cubes, told
from goalsetter.server import wire
from goalsetter.server.latency import BlockClaim
from goalsetter.server.view import mat
from goalsetter.server.view.sentences import in_codes, with_names_isolated
from goalsetter.table import Done, Table, record_of, shown_to
from goalsetter.telling import (
    OBJECTIONS,
    QUIET,
    UNSAID,
    aloud,
    deed_line,
    event_sentence,
    refusal_sentence,
)
from goalsetter.words import Message, message, render, say_if_known

Tone = Literal["", "good", "bad", "big"]

TONES: dict[type[Event], Tone] = {
    event.SetAside: "bad",
    event.Upheld: "bad",
    event.Fined: "bad",
    event.TurnLost: "bad",
    event.ChallengeStands: "big",
    event.Ruled: "big",
    event.Scored: "good",
    event.FineStruck: "good",
}
"""How loudly an event is told."""

ANYTIME = (
    *("leave_table", "say", "declare", "say_variation", "ask_judge", "appeal_score"),
    *("start_clock", "charge_illegal_procedure", "transfer"),
)
"""Deeds that can be done at any time: they help nobody who asks what he may do now."""

SCORED = (event.Scored, event.ShakeVoid)
SHOWN = tuple(kind for kind in UNSAID if kind not in SCORED)


Contests = Mapping[int, tuple[BlockClaim, ...]]


def entries(
    table: Table, seat: Seat, dones: Iterable[Done], contests: Contests | None = None
) -> list[wire.Entry]:
    """Each action with what came of it, and with the claims that it was before."""
    claims, named = contests or {}, with_names_isolated(table)
    return [
        _entry(named, seat, step, claims.get(step.number, ()))
        for step in dones
        if not isinstance(step.action, QUIET)
    ]


def hearer(seat: Seat, dones: Iterable[Done]) -> Seat:
    """As whom a seat is told: as itself, if a paper of its own is among it, else as anybody."""
    secret = (action.Present, action.ProveAmbiguity)
    papers = (step.action for step in dones if isinstance(step.action, secret))
    return seat if any(paper.by == seat for paper in papers) else SPECTATOR


def _entry(table: Table, seat: Seat, step: Done, claims: tuple[BlockClaim, ...]) -> wire.Entry:
    return wire.Entry(
        number=step.number,
        at=step.action.at,
        shake=step.shake,
        by=step.action.by,
        kind=step.action.do,
        sentence=in_codes(deed_line(record_of(table), shown_to(seat, step.action), seat)),
        lines=[*map(_told_contest, contest_lines(table, claims)), *_lines(table, step)],
        failed=_fails(step),
        cubes=[mat.cube(cube).text for cube in _cubes_of(step.action)],
    )


def _cubes_of(deed: action.Action) -> tuple[Cube, ...]:
    """The cubes that a deed puts into a section or into the Goal."""
    match deed:
        case action.Move() | action.Bonus() | action.Shift() | action.Transfer():
            return (deed.cube,)
        case action.MoveTwo():
            return deed.cubes
        case action.SetGoalDown() | action.AddToGoal():
            return goal_cubes(deed.goal)
        case _:
            return ()


def _fails(step: Done) -> bool:
    return isinstance(step.action, OBJECTIONS) and not step.legal


def contest_lines(table: Table, claims: tuple[BlockClaim, ...]) -> Iterator[Message]:
    """The other claims, and by how much later each came: with all that is needed to check it."""
    for first, other in ((claims[0], other) for other in claims[1:]):
        yield message(
            "server-claimed-too",
            who=table.seating.player(other.seat).name,
            late=other.moment - first.moment,
            came=other.came - first.came,
            half=other.half,
            first=table.seating.player(first.seat).name,
            first_half=first.half,
        )


def _told_contest(sentence: Message) -> wire.Line:
    return wire.Line(sentence=in_codes(sentence))


def _lines(table: Table, step: Done) -> Iterator[wire.Line]:
    record = record_of(table)
    if _fails(step):
        yield wire.Line(sentence=in_codes(message("replay-not-upheld")))
    for happened in told(step.events):
        if not isinstance(happened, SHOWN):
            clause = getattr(happened, "clause", "")
            yield wire.Line(
                sentence=_without(clause, in_codes(event_sentence(record, happened))),
                clause=clause,
                tone=TONES.get(type(happened), ""),
            )
    if said := aloud(table, step.number):
        yield wire.Line(sentence=render(said), tone="good")


def _without(clause: str, words: wire.Words) -> wire.Words:
    """The sentence of an event without its clause, which is told beside it."""
    if not clause or not isinstance(words, wire.Told):
        return words
    return msgspec.structs.replace(words, drops=f"[{clause}]")


def refused(number: int, table: Table, refusal: Refusal) -> wire.Refused:
    """A deed that was not done; ``number`` is that of the frame."""
    del table
    useful = (kind for kind in refusal.allowed if kind not in ANYTIME)
    labels = (say_if_known(f"offer-{kind}") for kind in useful)
    return wire.Refused(
        id=number,
        code=refusal.fault.value,
        sentence=render(refusal_sentence(refusal)),
        clause=refusal.clause,
        allowed=[label for label in labels if label],
    )
