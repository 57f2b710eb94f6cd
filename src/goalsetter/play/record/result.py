"""Results of each action, as lines of a record: made by replaying, in codes and notation.

These lines hold nothing that the log does not say. They are there for people who read a record,
and ``checker`` compares them with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from goalsetter.notation import text
from goalsetter.play import event
from goalsetter.play.actions import Action, Charge, Present, ProveAmbiguity, Reject, RollForFirst
from goalsetter.play.apply import apply, new_match
from goalsetter.play.grammar.value import seat_text, word_text
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.record.noun import Record
from goalsetter.play.record.table import action_text
from goalsetter.play.referee import Referee, verdict_on
from goalsetter.play.scorer import points_of_match
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State, Tally
from goalsetter.play.step import Step


def steps_of(record: Record, referee: Referee = JUDGE_ROOM) -> tuple[Step, ...]:
    """The step of each action; one that is refused leaves the state as it was."""
    state, steps = new_match(record.terms), []
    for action in record.log:
        step = apply(state, action, referee)
        state = step.state
        steps.append(step)
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class Tale:
    """The lines that a record shows beside its log, by the number of the action they stand at.

    A heading stands before its action, results behind it, the closing lines at the end.
    """

    headings: dict[int, str] = field(default_factory=dict)
    shakes: dict[int, int] = field(default_factory=dict)
    """The shake to which each action belongs; 0 is before the first."""
    results: dict[int, tuple[str, ...]] = field(default_factory=dict)
    closing: tuple[str, ...] = ()


NO_TALE = Tale()
"""Of a record that is written without results."""


def tale_of(record: Record, referee: Referee = JUDGE_ROOM) -> Tale:
    """Everything there is to tell of a record."""
    return tale_of_steps(record, steps_of(record, referee))


def tale_of_steps(record: Record, steps: tuple[Step, ...]) -> Tale:
    """The same, where the record was replayed already."""
    shakes = {n: shake_of(action, steps[n].state) for n, action in enumerate(record.log)}
    action = tuple(number for number, step in enumerate(steps) if step.refusal is None)
    scenes = [_Scene(record, number, step, action) for number, step in enumerate(steps)]
    return Tale(
        headings=dict(_headings(shakes, steps)),
        shakes=shakes,
        results={scene.number: tuple(_results(scene)) for scene in scenes},
        closing=tuple(_closing(steps[-1].state)) if steps else (),
    )


def shake_of(action: Action, after: State) -> int:
    """The shake that an action belongs to; the lot for the first Goal-setter to none."""
    lot = isinstance(action, RollForFirst) or after.shake.phase is Phase.START
    return 0 if lot else after.shake.number


def _headings(shakes: dict[int, int], steps: tuple[Step, ...]) -> Iterator[tuple[int, str]]:
    current = 0
    for number, shake in shakes.items():
        if shake not in (0, current):
            setter = steps[number].state.shake.goal_setter
            yield number, f"[Shake {shake}: {setter} sets the Goal]"
            current = shake


# What came of one action.


@dataclass(frozen=True, slots=True)
class _Scene:
    """One action with its step, in its record."""

    record: Record
    number: int
    step: Step
    carried_out: tuple[int, ...]
    """Places in the log of what was not refused: a state counts only those."""

    @property
    def done(self) -> Action:
        return self.record.log[self.number]

    def place(self, action: int) -> int:
        """The place in the log of an action that a state numbers."""
        return self.carried_out[action]


def _results(scene: _Scene) -> Iterator[str]:
    """The lines of one action, in the order in which they are best told."""
    refusal = scene.step.refusal
    if refusal is not None:
        yield f"refused: {refusal.fault} ({refusal.clause})"
        return
    if isinstance(scene.done, CLAIMING) and not scene.step.legal:
        yield "not upheld"
    if isinstance(scene.done, Present):
        yield from _findings(scene.step.state, scene.done)
    for made in scene.step.events:
        tell = TELLING.get(type(made))
        if tell is not None:
            yield from tell(made, scene)


CLAIMING = (Charge, Reject, ProveAmbiguity)
"""Actions that are upheld or not."""


def _findings(state: State, action: Present) -> Iterator[str]:
    """Findings of the judge room on a paper, whether anybody raises it or not."""
    for paper in (paper for paper in state.shake.papers if paper.writer == action.by):
        verdict = verdict_on(state, paper)
        if verdict.correct:
            yield f"judge finds {action.by} right"
        for finding in verdict.findings:
            yield f"judge finds {action.by} wrong: {finding.code} ({finding.clause})"


def tally_text(tally: Tally | Iterable[tuple[Seat, int]]) -> str:
    """Points by seat: ``A 6, B 2``."""
    return ", ".join(f"{seat_text(seat)} {points}" for seat, points in tally)


def _seats(seats: tuple[Seat, ...]) -> str:
    return ", ".join(map(seat_text, seats))


def _undone(made: event.Undone, scene: _Scene) -> Iterator[str]:
    """An action before a position was set up is not in the log."""
    if 0 <= made.action < len(scene.carried_out):
        action = scene.record.log[scene.place(made.action)]
        yield f"undone: {seat_text(action.by)} {action_text(action)}"


def _fined(made: event.Fined, scene: _Scene) -> Iterator[str]:
    """Its number is what a judge who strikes it would name."""
    penalties = scene.step.state.penalties
    here = [n for n, penalty in enumerate(penalties) if scene.place(penalty.action) == scene.number]
    number = next((n for n in here if _is_fine(made, scene, n)), len(penalties) - 1)
    yield f"penalty {number + 1}: {made.seat} loses {made.points}, {made.reason} ({made.clause})"


def _is_fine(made: event.Fined, scene: _Scene, number: int) -> bool:
    penalty = scene.step.state.penalties[number]
    return (penalty.seat, penalty.points, penalty.reason) == (
        made.seat,
        made.points,
        made.reason,
    )


def _challenge(made: event.ChallengeStands, _: _Scene) -> Iterator[str]:
    claim = made.claim.value.replace("_", "-")
    yield f"challenge stands: {claim}, {seat_text(made.challenger)} against {seat_text(made.mover)}"


def _ruled(made: event.Ruled, _: _Scene) -> Iterator[str]:
    reason = f": {word_text(made.reason)}" if made.reason and not made.correct else ""
    yield f"paper of {made.writer} {'right' if made.correct else 'wrong'}{reason}"


def _scored(made: event.Scored, scene: _Scene) -> Iterator[str]:
    yield f"scores: {tally_text(made.scores)}"
    yield _totals(scene.step.state)


def _lot(made: event.RolledForFirst, scene: _Scene) -> Iterator[str]:
    if made.eliminated:
        yield f"out: {_seats(made.eliminated)}"
    if made.again:
        yield f"roll again: {_seats(made.again)}"
    else:
        yield f"first Goal-setter: {scene.step.state.shake.goal_setter}"


TELLING: dict[type[event.Event], Callable[[Any, _Scene], Iterable[str]]] = {
    event.Offended: lambda made, _: [f"illegal: {', '.join(made.faults)} ({made.clause})"],
    event.SetAside: lambda made, _: [f"set aside: {made.fault} ({made.clause})"],
    event.Upheld: lambda made, _: [
        f"charge upheld: {made.reason} of {made.against} ({made.clause})"
    ],
    event.Insulated: lambda made, _: [
        f"insulated: {', '.join(made.faults)} of {seat_text(made.by)}"
    ],
    event.Undone: _undone,
    event.CubesReturned: lambda made, _: [f"back to resources: {text(made.cubes)}"],
    event.Fined: _fined,
    event.FineStruck: lambda made, _: [f"penalty struck: {made.seat} gets back {made.points}"],
    event.ChallengeStands: _challenge,
    event.BlockMisused: lambda _, __: ["block misused"],
    event.Ruled: _ruled,
    event.Scored: _scored,
    event.ShakeVoid: lambda made, _: [f"void: {made.goal_setter} sets again"],
    event.RolledForFirst: _lot,
}
"""How each event is told. Turns, phases and clocks are not: a record would be full of them."""


# The end of the match.


def _closing(state: State) -> Iterator[str]:
    if state.played or state.penalties:
        yield _totals(state)
        yield f"match points: {tally_text(points_of_match(state).items())}"


def _totals(state: State) -> str:
    return f"totals: {tally_text((seat, state.total(seat)) for seat in state.seats)}"
