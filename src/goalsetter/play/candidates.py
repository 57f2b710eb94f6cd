"""Actions that can be listed: for each kind, every concrete one that the mat and the clock suggest.

They are only candidates. Whether one is open is for its check to say. Many of them differ only in
what their check does not look at, and are alike: then one is asked for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from goalsetter.cubes import RESTRICTION_SIGNS, SET_DIGITS, Cube
from goalsetter.play import actions
from goalsetter.play.actions import Action
from goalsetter.play.changes import procedure, read_by
from goalsetter.play.effects.charging import reasons
from goalsetter.play.effects.judging import ANSWERS, QUESTIONS, VALUE
from goalsetter.play.effects.rolling import SET_OUT, cards_allowed
from goalsetter.play.prospects import BEGINS, CUBES_LIE, Kinds, has_turn
from goalsetter.play.rulebook import RULES
from goalsetter.play.seat import CLOCK, FURTHER_JUDGES, JUDGE, NOBODY, Seat
from goalsetter.play.section import Section
from goalsetter.play.state import Phase, State
from goalsetter.play.terms import Mode
from goalsetter.rules import Role, Task

Likeness = tuple[object, ...]
"""What a check looks at, of all that a candidate holds; nothing, if that is all of it."""
Candidate = tuple[type[Action], Mapping[str, Any], Likeness]
"""A kind, what an action of it holds beside who and when, and which others it is like."""
Candidates = Callable[[State, Seat], Iterator[Candidate]]

ALL: Kinds = frozenset(RULES)


@dataclass(frozen=True, slots=True)
class Source:
    """Kinds, and whoever lists the candidates of them."""

    kinds: Kinds
    lists: Candidates


def candidates(state: State, seat: Seat, kinds: Kinds = ALL) -> Iterator[Candidate]:
    """Everything of these kinds that might be open to a seat."""
    sources = OFFICIALS.get(seat) or (OF_PLAYERS if seat in state.seats else ())
    for source in sources:
        if kinds.isdisjoint(source.kinds):
            continue
        for candidate in source.lists(state, seat):
            if candidate[0] in kinds:
                yield candidate


def _faces(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    return tuple(dict.fromkeys(cubes))


def _sort(cube: Cube) -> str:
    """The only thing about a cube on the mat that decides where it may go."""
    if cube.face in SET_DIGITS:
        return "digit"
    return "restriction" if cube.face in RESTRICTION_SIGNS else ""


# Players.


def _rolls(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    if state.shake.phase in BEGINS:
        for cubes in SET_OUT:
            yield actions.SetOut, {"cubes": tuple(map(Cube, cubes.elements()))}, ()
    if state.shake.phase is Phase.ROLL and state.terms.deals_cards:
        fewest, most = cards_allowed(state)
        for number in range(fewest, most + 1):
            yield actions.CallDeal, {"number": number}, (actions.CallDeal,)


def _moves(state: State, seat: Seat) -> Iterator[Candidate]:
    if state.shake.phase not in CUBES_LIE:
        return
    mine = has_turn(state, seat)
    for cube in _faces(state.shake.resources):
        sort = _sort(cube)
        for to in Section:
            where = (sort, to) if mine else ()
            holds = {"cube": cube, "to": to}
            yield actions.Move, holds, (actions.Move, *where)
            yield actions.Bonus, holds, (actions.Bonus, *where)
    for cube, _ in state.shake.return_one_of:
        yield actions.TakeBack, {"cube": cube}, ()


def _moves_of_played_cubes(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    if state.shake.phase not in CUBES_LIE:
        return
    for source in Section:
        for cube in _faces(state.shake.section(source)):
            for to in Section:
                like = (actions.Transfer, source is to)
                yield actions.Transfer, {"cube": cube, "source": source, "to": to}, like
    for cube in _faces(state.shake.permitted):
        for to in (Section.REQUIRED, Section.FORBIDDEN):
            for as_bonus in (False, True):
                holds = {"cube": cube, "to": to, "as_bonus": as_bonus}
                yield actions.Shift, holds, (actions.Shift, _sort(cube), to, as_bonus)


WORDS: tuple[type[Action], ...] = (
    actions.SayBonus,
    actions.SayGoal,
    actions.ConfirmGoal,
    actions.NoGoal,
    actions.AgreeNoGoal,
    actions.StopChoosing,
    actions.LetTableChoose,
    actions.Forceout,
    actions.PickUpBlock,
    actions.PutDownBlock,
    actions.DoNotPresent,
    actions.IndicateEquation,
    actions.ChangeEquation,
    actions.Concede,
    actions.InitialScoresheet,
    actions.LeaveTable,
    actions.Ready,
    actions.ReturnToTable,
)
"""Actions that hold nothing but who did them."""


def _words(state: State, seat: Seat) -> Iterator[Candidate]:
    del state, seat
    for kind in WORDS:
        yield kind, {}, ()


def _challenges(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for claim in dict.fromkeys(procedure(state).words.values()):
        yield actions.Challenge, {"kind": claim.value}, ()


def _charges(state: State, seat: Seat) -> Iterator[Candidate]:
    """Whatever an opponent could be charged with, so that nobody is told what he has done."""
    del seat
    if state.terms.mode is Mode.GUARDED:
        return
    for against in state.seats:
        like = (actions.Charge, against)
        for reason in reasons(state.terms):
            yield actions.Charge, {"against": against, "reason": reason.value}, like


def _sides(state: State, seat: Seat) -> Iterator[Candidate]:
    del state, seat
    for side in (Role.MOVER, Role.CHALLENGER):
        yield actions.TakeSide, {"side": side.value}, ()


def _checks(state: State, seat: Seat) -> Iterator[Candidate]:
    for writer in read_by(state, seat):
        yield actions.Accept, {"writer": writer}, ()
        yield actions.PointOutError, {"writer": writer}, ()
        yield actions.WorkTogether, {"writer": writer}, ()
        yield actions.ShowNothing, {"writer": writer}, ()


def _questions(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for question in QUESTIONS:
        for writer in (NOBODY, *state.seats):
            about = writer if question == VALUE else NOBODY
            like = (actions.AskJudge, question, about)
            yield actions.AskJudge, {"writer": writer, "question": question}, like


def _extra_minutes(state: State, seat: Seat) -> Iterator[Candidate]:
    del state, seat
    for task in (Task.WRITE, Task.CHECK, Task.GOAL):
        yield actions.TakeExtraMinute, {"task": task}, ()


def _appeals(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for number in range(1, state.shake.number + 1):
        yield actions.AppealScore, {"shake": number}, (actions.AppealScore,)


# The clock, whoever turns it or counts.


def _clocks(state: State, seat: Seat) -> Iterator[Candidate]:
    del state, seat
    for task in (Task.ROLL, Task.GOAL, Task.FIRST_TURN, Task.WRITE):
        yield actions.StartClock, {"task": task}, ()
    for finished in (False, True):
        yield actions.Countdown, {"finished": finished}, ()


def _ticks(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    if state.clock is not None:
        for task in (state.clock.task, Task.IMPOSSIBLE_AFTER_LAST_CUBE):
            yield actions.TimeExpires, {"task": task}, ()
        yield actions.ExtraMinuteExpires, {"task": state.clock.task}, ()
    yield actions.RoundWarning, {}, ()
    yield actions.RoundStop, {}, ()
    yield actions.CallReady, {}, ()


# The judge.


def _rulings(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for answer in ANSWERS:
        yield actions.JudgeAnswers, {"answer": answer}, ()
    for check in state.shake.checks:
        for correct in (True, False):
            yield actions.JudgeRules, {"writer": check.writer, "correct": correct}, ()
    for number in range(len(state.penalties)):
        yield actions.StrikePenalty, {"penalty": number}, ()
        yield actions.InitialPenalty, {"penalty": number}, ()
    for number in range(1, state.shake.number + 1):
        yield actions.OrderReplay, {"shake": number}, ()
    for player in state.seats:
        for kind in OF_BEHAVIOR:
            yield kind, {"player": player}, ()


def _requests(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for number in range(len(state.rulings)):
        yield actions.RequestOpinion, {"ruling": number}, ()


def _opinions(state: State, seat: Seat) -> Iterator[Candidate]:
    del seat
    for number in range(len(state.rulings)):
        for answer in ANSWERS:
            yield actions.GiveOpinion, {"ruling": number, "answer": answer}, ()


def _of(lists: Candidates, *kinds: type[Action]) -> Source:
    return Source(frozenset(kinds), lists)


OF_COURSE = (actions.RoundWarning, actions.RoundStop, actions.CallReady)
OF_PENALTIES = (actions.StrikePenalty, actions.InitialPenalty)
OF_BEHAVIOR = (actions.WarnPlayer, actions.PenalizePlayer, actions.DisqualifyPlayer)
OF_JUDGES = (*OF_PENALTIES, actions.OrderReplay, *OF_BEHAVIOR)
OF_CHECKERS = (actions.Accept, actions.PointOutError, actions.WorkTogether, actions.ShowNothing)
OF_CLOCKS = _of(_clocks, actions.StartClock, actions.Countdown)
OF_PLAYERS: tuple[Source, ...] = (
    _of(_rolls, actions.SetOut, actions.CallDeal),
    _of(_moves, actions.Move, actions.Bonus, actions.TakeBack),
    _of(_moves_of_played_cubes, actions.Transfer, actions.Shift),
    _of(_words, *WORDS),
    _of(_challenges, actions.Challenge),
    _of(_charges, actions.Charge),
    _of(_sides, actions.TakeSide),
    _of(_checks, *OF_CHECKERS),
    _of(_questions, actions.AskJudge),
    _of(_extra_minutes, actions.TakeExtraMinute),
    _of(_appeals, actions.AppealScore),
    _of(_requests, actions.RequestOpinion),
    OF_CLOCKS,
)
OFFICIALS: dict[Seat, tuple[Source, ...]] = {
    CLOCK: (
        OF_CLOCKS,
        _of(_ticks, actions.TimeExpires, actions.ExtraMinuteExpires, *OF_COURSE),
    ),
    JUDGE: (
        OF_CLOCKS,
        _of(_rulings, actions.JudgeAnswers, actions.JudgeRules, *OF_JUDGES),
    ),
    **{judge: (_of(_opinions, actions.GiveOpinion),) for judge in FURTHER_JUDGES},
}
"""What is listed for those who hold no seat."""

LISTED: tuple[type[Action], ...] = (
    *WORDS,
    *OF_BEHAVIOR,
    actions.Accept,
    actions.AppealScore,
    actions.AskJudge,
    actions.Bonus,
    actions.CallDeal,
    actions.CallReady,
    actions.Challenge,
    actions.Charge,
    actions.Countdown,
    actions.ExtraMinuteExpires,
    actions.GiveOpinion,
    actions.InitialPenalty,
    actions.JudgeAnswers,
    actions.JudgeRules,
    actions.Move,
    actions.OrderReplay,
    actions.PointOutError,
    actions.RequestOpinion,
    actions.RoundStop,
    actions.RoundWarning,
    actions.SetOut,
    actions.Shift,
    actions.ShowNothing,
    actions.StartClock,
    actions.StrikePenalty,
    actions.TakeBack,
    actions.TakeExtraMinute,
    actions.TakeSide,
    actions.TimeExpires,
    actions.Transfer,
    actions.WorkTogether,
)
"""Every kind that can be listed; the others hold something of the player's own, or chance."""
