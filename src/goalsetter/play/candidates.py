"""Actions that can be listed: for each kind, every concrete one that the mat and the clock suggest.

They are only candidates. Whether one is open is for its check to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from goalsetter.cubes import Cube
from goalsetter.play import action as actions
from goalsetter.play.action import Action
from goalsetter.play.charging import reasons
from goalsetter.play.judging import ANSWERS, QUESTIONS
from goalsetter.play.rolling import SET_OUT
from goalsetter.play.seat import CLOCK, JUDGE, NOBODY, Seat
from goalsetter.play.section import Section
from goalsetter.play.state import Phase, State
from goalsetter.play.table import others, procedure
from goalsetter.play.terms import Mode
from goalsetter.rules import Role, Task

Candidates = Callable[[State, Seat], Iterator[Action]]

CUBES_LIE = (Phase.VARIATIONS, Phase.GOAL, Phase.MOVE, Phase.SIDES, Phase.WRITING)
"""When a cube can be moved, legally or not."""


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Everything that might be open to a seat."""
    lists = OFFICIALS.get(seat) or (OF_PLAYERS if seat in state.seats else ())
    for each in lists:
        yield from each(state, seat)


def _faces(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    return tuple(dict.fromkeys(cubes))


# Players.


def _rolls(state: State, seat: Seat) -> Iterator[Action]:
    if state.shake.phase in (Phase.ROLL, Phase.END):
        for cubes in SET_OUT:
            yield actions.SetOut(by=seat, at=state.now, cubes=tuple(map(Cube, cubes.elements())))


def _moves(state: State, seat: Seat) -> Iterator[Action]:
    if state.shake.phase not in CUBES_LIE:
        return
    for cube in _faces(state.shake.resources):
        for to in Section:
            yield actions.Move(by=seat, at=state.now, cube=cube, to=to)
            yield actions.Bonus(by=seat, at=state.now, cube=cube, to=to)
    for cube, _ in state.shake.return_one_of:
        yield actions.TakeBack(by=seat, at=state.now, cube=cube)


def _moves_of_played_cubes(state: State, seat: Seat) -> Iterator[Action]:
    now = state.now
    if state.shake.phase not in CUBES_LIE:
        return
    for source in Section:
        for cube in _faces(state.shake.section(source)):
            for to in Section:
                yield actions.Transfer(by=seat, at=now, cube=cube, source=source, to=to)
    for cube in _faces(state.shake.permitted):
        for to in (Section.REQUIRED, Section.FORBIDDEN):
            for as_bonus in (False, True):
                yield actions.Shift(by=seat, at=now, cube=cube, to=to, as_bonus=as_bonus)


WORDS: tuple[type[Action], ...] = (
    actions.SayBonus,
    actions.SayGoal,
    actions.ConfirmGoal,
    actions.NoGoal,
    actions.AgreeNoGoal,
    actions.Forceout,
    actions.PickUpBlock,
    actions.PutDownBlock,
    actions.DoNotPresent,
    actions.IndicateEquation,
    actions.ChangeEquation,
    actions.Concede,
    actions.InitialScoresheet,
    actions.LeaveTable,
    actions.ReturnToTable,
)
"""Actions that hold nothing but who did them."""


def _words(state: State, seat: Seat) -> Iterator[Action]:
    for kind in WORDS:
        yield kind(by=seat, at=state.now)


def _challenges(state: State, seat: Seat) -> Iterator[Action]:
    for claim in dict.fromkeys(procedure(state).words.values()):
        yield actions.Challenge(by=seat, at=state.now, kind=claim.value)


def _charges(state: State, seat: Seat) -> Iterator[Action]:
    """Whatever an opponent could be charged with, so that nobody is told what he has done."""
    if state.terms.mode is Mode.GUARDED:
        return
    for against in state.seats:
        for reason in reasons(state.terms):
            yield actions.Charge(by=seat, at=state.now, against=against, reason=reason.value)


def _sides(state: State, seat: Seat) -> Iterator[Action]:
    for side in (Role.MOVER, Role.CHALLENGER):
        yield actions.TakeSide(by=seat, at=state.now, side=side.value)


def _checks(state: State, seat: Seat) -> Iterator[Action]:
    for writer in others(state, seat):
        yield actions.Accept(by=seat, at=state.now, writer=writer)
        yield actions.PointOutError(by=seat, at=state.now, writer=writer)


def _questions(state: State, seat: Seat) -> Iterator[Action]:
    for question in QUESTIONS:
        for writer in (NOBODY, *state.seats):
            yield actions.AskJudge(by=seat, at=state.now, writer=writer, question=question)


def _extra_minutes(state: State, seat: Seat) -> Iterator[Action]:
    for task in (Task.WRITE, Task.CHECK, Task.GOAL):
        yield actions.TakeExtraMinute(by=seat, at=state.now, task=task)


def _appeals(state: State, seat: Seat) -> Iterator[Action]:
    for number in range(1, state.shake.number + 1):
        yield actions.AppealScore(by=seat, at=state.now, shake=number)


# The clock, whoever turns it or counts.


def _clocks(state: State, seat: Seat) -> Iterator[Action]:
    for task in (Task.ROLL, Task.GOAL, Task.FIRST_TURN, Task.WRITE):
        yield actions.StartClock(by=seat, at=state.now, task=task)
    for finished in (False, True):
        yield actions.Countdown(by=seat, at=state.now, finished=finished)


def _ticks(state: State, seat: Seat) -> Iterator[Action]:
    now = state.now
    if state.clock is not None:
        for task in (state.clock.task, Task.IMPOSSIBLE_AFTER_LAST_CUBE):
            yield actions.TimeExpires(by=seat, at=now, task=task)
        yield actions.ExtraMinuteExpires(by=seat, at=now, task=state.clock.task)
    yield actions.RoundWarning(by=seat, at=now)
    yield actions.RoundStop(by=seat, at=now)


# The judge.


def _rulings(state: State, seat: Seat) -> Iterator[Action]:
    for answer in ANSWERS:
        yield actions.JudgeAnswers(by=seat, at=state.now, answer=answer)
    for check in state.shake.checks:
        for correct in (True, False):
            yield actions.JudgeRules(by=seat, at=state.now, writer=check.writer, correct=correct)
    for number in range(len(state.penalties)):
        yield actions.StrikePenalty(by=seat, at=state.now, penalty=number)
        yield actions.InitialPenalty(by=seat, at=state.now, penalty=number)


OF_PLAYERS: tuple[Candidates, ...] = (
    _rolls,
    _moves,
    _moves_of_played_cubes,
    _words,
    _challenges,
    _charges,
    _sides,
    _checks,
    _questions,
    _extra_minutes,
    _appeals,
    _clocks,
)
OFFICIALS: dict[Seat, tuple[Candidates, ...]] = {
    CLOCK: (_clocks, _ticks),
    JUDGE: (_clocks, _rulings),
}
"""What is listed for those who hold no seat."""

LISTED: tuple[type[Action], ...] = (
    *WORDS,
    actions.Accept,
    actions.AppealScore,
    actions.AskJudge,
    actions.Bonus,
    actions.Challenge,
    actions.Charge,
    actions.Countdown,
    actions.ExtraMinuteExpires,
    actions.InitialPenalty,
    actions.JudgeAnswers,
    actions.JudgeRules,
    actions.Move,
    actions.PointOutError,
    actions.RoundStop,
    actions.RoundWarning,
    actions.SetOut,
    actions.Shift,
    actions.StartClock,
    actions.StrikePenalty,
    actions.TakeBack,
    actions.TakeExtraMinute,
    actions.TakeSide,
    actions.TimeExpires,
    actions.Transfer,
)
"""Every kind that can be listed; the others hold something of the player's own, or chance."""
