"""News and refusals, as one seat may know them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from goalsetter.play import SPECTATOR, Event, Refusal, Seat, action, event, told
from goalsetter.server import wire
from goalsetter.server.latency import BlockClaim
from goalsetter.server.view.names import with_names_isolated
from goalsetter.server.view.signs import on_cubes
from goalsetter.table import Done, Table, record_of, shown_to
from goalsetter.telling import (
    OBJECTIONS,
    QUIET,
    UNSAID,
    deed_line,
    event_sentence,
    refusal_sentence,
)
from goalsetter.words import say, say_if_known

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
    found, named = contests or {}, with_names_isolated(table)
    return [
        _entry(named, seat, done, found.get(done.number, ()))
        for done in dones
        if not isinstance(done.action, QUIET)
    ]


def hearer(seat: Seat, dones: Iterable[Done]) -> Seat:
    """As whom a seat is told: as itself, if a paper of its own is among it, else as anybody."""
    secret = (action.Present, action.ProveAmbiguity)
    papers = (done.action for done in dones if isinstance(done.action, secret))
    return seat if any(paper.by == seat for paper in papers) else SPECTATOR


def _entry(table: Table, seat: Seat, done: Done, claims: tuple[BlockClaim, ...]) -> wire.Entry:
    return wire.Entry(
        number=done.number,
        at=done.action.at,
        shake=done.shake,
        by=done.action.by,
        kind=done.action.do,
        sentence=on_cubes(deed_line(record_of(table), shown_to(seat, done.action), seat)),
        lines=[*map(_told_contest, contest_lines(table, claims)), *_lines(table, done)],
        failed=_fails(done),
    )


def _fails(done: Done) -> bool:
    return isinstance(done.action, OBJECTIONS) and not done.legal


def contest_lines(table: Table, claims: tuple[BlockClaim, ...]) -> Iterator[str]:
    """The other claims, and by how much later each came: with all that is needed to check it."""
    for first, other in ((claims[0], other) for other in claims[1:]):
        yield say(
            "server-claimed-too",
            who=table.seating.player(other.seat).name,
            late=other.moment - first.moment,
            came=other.came - first.came,
            half=other.half,
            first=table.seating.player(first.seat).name,
            first_half=first.half,
        )


def _told_contest(sentence: str) -> wire.Line:
    return wire.Line(sentence=sentence)


def _lines(table: Table, done: Done) -> Iterator[wire.Line]:
    record = record_of(table)
    if _fails(done):
        yield wire.Line(sentence=say("replay-not-upheld"))
    for happened in told(done.events):
        if not isinstance(happened, SHOWN):
            clause = getattr(happened, "clause", "")
            yield wire.Line(
                sentence=event_sentence(record, happened).removesuffix(f"[{clause}]").strip(),
                clause=clause,
                tone=TONES.get(type(happened), ""),
            )


def refused(number: int, table: Table, refusal: Refusal) -> wire.Refused:
    """A deed that was not done; ``number`` is that of the frame."""
    del table
    useful = (kind for kind in refusal.allowed if kind not in ANYTIME)
    labels = (say_if_known(f"offer-{kind}") for kind in useful)
    return wire.Refused(
        id=number,
        code=refusal.fault.value,
        sentence=refusal_sentence(refusal),
        clause=refusal.clause,
        allowed=[label for label in labels if label],
    )
