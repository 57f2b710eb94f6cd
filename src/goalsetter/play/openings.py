"""What a player may do now: the kinds of action, and every action that can be listed.

Each is found by asking the same check that ``apply`` asks, so the two agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from goalsetter.cubes import Cube
from goalsetter.play import action as actions
from goalsetter.play.action import Action
from goalsetter.play.force import is_in_force
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.goal_setting import must_pay
from goalsetter.play.insulation import open_offences
from goalsetter.play.judging import SPECIFIC
from goalsetter.play.rulebook import RULES, objection_to
from goalsetter.play.seat import JUDGE, Seat
from goalsetter.play.section import Section
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, Weight
from goalsetter.play.table import others, procedure
from goalsetter.play.terms import Mode
from goalsetter.play.turns import ADD_TO_GOAL
from goalsetter.rules import MOST_GOAL_CUBES, Task

Candidates = Callable[[State, Seat], Iterator[Action]]


@dataclass(frozen=True, slots=True)
class Opening:
    """One action that is open to a seat, and whether it is legal or merely possible."""

    action: Action
    legal: bool


def openings(state: State, seat: Seat) -> tuple[Opening, ...]:
    """Every action open to a seat that can be listed; of free texts, none."""
    found = []
    for candidates in LISTED:
        for action in candidates(state, seat):
            objection = objection_to(state, action)
            if _is_open(state, objection):
                found.append(Opening(action, objection is None))
    return tuple(found)


def _is_open(state: State, objection: Objection | None) -> bool:
    if objection is None:
        return True
    return state.terms.mode is Mode.OPEN and objection.weight is not Weight.REFUSED


def allowed(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are legal for a seat now, free texts included."""
    listed = [opening.action.do for opening in openings(state, seat) if opening.legal]
    return tuple(dict.fromkeys((*listed, *free(state, seat))))


def free(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are legal now and hold a text or a Goal of the player's own."""
    return tuple(kind.do for kind, ready in FREE if ready(state, seat))


# Candidates.


def _faces(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    return tuple(dict.fromkeys(cubes))


def _moves(state: State, seat: Seat) -> Iterator[Action]:
    if state.shake.phase not in (Phase.GOAL, Phase.MOVE, Phase.WRITING):
        return
    for cube in _faces(state.shake.resources):
        yield actions.Bonus(by=seat, at=state.now, cube=cube)
        for to in Section:
            yield actions.Move(by=seat, at=state.now, cube=cube, to=to)
    for cube in _faces(state.shake.permitted):
        for to in (Section.REQUIRED, Section.FORBIDDEN):
            yield actions.Shift(by=seat, at=state.now, cube=cube, to=to)
    for cube, _ in state.shake.return_one_of:
        yield actions.TakeBack(by=seat, at=state.now, cube=cube)


def _words(state: State, seat: Seat) -> Iterator[Action]:
    now = state.now
    yield actions.SayBonus(by=seat, at=now)
    yield actions.SayGoal(by=seat, at=now)
    yield actions.NoGoal(by=seat, at=now)
    yield actions.AgreeNoGoal(by=seat, at=now)
    yield actions.Forceout(by=seat, at=now)


def _challenges(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.PickUpBlock(by=seat, at=state.now)
    yield actions.PutDownBlock(by=seat, at=state.now)
    for claim in dict.fromkeys(procedure(state).words.values()):
        yield actions.Challenge(by=seat, at=state.now, kind=claim.value)


def _charges(state: State, seat: Seat) -> Iterator[Action]:
    for offence in open_offences(state):
        for reason in offence.reasons:
            if offence.by != seat:
                yield actions.Charge(by=seat, at=state.now, against=offence.by, reason=reason.value)


def _sides(state: State, seat: Seat) -> Iterator[Action]:
    for side in ("mover", "challenger"):
        yield actions.TakeSide(by=seat, at=state.now, side=side)
    yield actions.DoNotPresent(by=seat, at=state.now)


def _checks(state: State, seat: Seat) -> Iterator[Action]:
    for writer in others(state, seat):
        yield actions.Accept(by=seat, at=state.now, writer=writer)
        yield actions.PointOutError(by=seat, at=state.now, writer=writer)
        yield actions.AskJudge(by=seat, at=state.now, writer=writer, question=SPECIFIC)
    yield actions.Concede(by=seat, at=state.now)
    yield actions.IndicateEquation(by=seat, at=state.now)


def _time(state: State, seat: Seat) -> Iterator[Action]:
    for task in (Task.WRITE, Task.CHECK, Task.GOAL):
        yield actions.TakeExtraMinute(by=seat, at=state.now, task=task)
    timed = tuple(p for p in state.clock.players if p != seat) if state.clock else ()
    if timed:
        yield actions.Countdown(by=seat, at=state.now, players=timed, finished=False)


def _sheet(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.InitialScoresheet(by=seat, at=state.now)
    for shake in state.played:
        yield actions.AppealScore(by=seat, at=state.now, shake=shake.number)
    yield actions.LeaveTable(by=seat, at=state.now)
    yield actions.ReturnToTable(by=seat, at=state.now)


def _rulings(state: State, seat: Seat) -> Iterator[Action]:
    if seat != JUDGE:
        return
    for answer in ("yes", "no"):
        yield actions.JudgeAnswers(by=seat, at=state.now, answer=answer)
    for check in state.shake.checks:
        for correct in (True, False):
            yield actions.JudgeRules(by=seat, at=state.now, writer=check.writer, correct=correct)
    for number, penalty in enumerate(state.penalties):
        if not penalty.struck:
            yield actions.StrikePenalty(by=seat, at=state.now, penalty=number)
        if not penalty.initialled:
            yield actions.InitialPenalty(by=seat, at=state.now, penalty=number)


LISTED: tuple[Candidates, ...] = (
    _moves,
    _words,
    _challenges,
    _charges,
    _sides,
    _checks,
    _time,
    _sheet,
    _rulings,
)
"""Candidates of actions that can be listed."""


# Actions that hold something of the player's own.


def _may_lay(state: State, seat: Seat) -> bool:
    shake = state.shake
    ready = shake.phase is Phase.GOAL and seat == shake.setting and not shake.return_one_of
    return ready and not must_pay(state)


def _may_rearrange(state: State, seat: Seat) -> bool:
    return _may_lay(state, seat) and bool(goal_cubes(state.shake.goal))


def _may_roll(state: State, seat: Seat) -> bool:
    shake = state.shake
    return shake.phase is Phase.ROLL and not shake.rolled and seat == shake.setting


def _may_add(state: State, seat: Seat) -> bool:
    room = len(goal_cubes(state.shake.goal)) < MOST_GOAL_CUBES and len(state.shake.resources) > 1
    on_turn = state.shake.phase is Phase.MOVE and state.shake.turn == seat
    return on_turn and room and is_in_force(state, ADD_TO_GOAL)


def _may_choose(state: State, seat: Seat) -> bool:
    return state.shake.phase is Phase.VARIATIONS and state.shake.turn == seat


def _may_present(state: State, seat: Seat) -> bool:
    probe = actions.Present(by=seat, at=state.now, texts=())
    return RULES[actions.Present].check(state, probe) is None


def _may_reject(state: State, seat: Seat) -> bool:
    probes = (actions.Reject(by=seat, at=state.now, writer=w) for w in others(state, seat))
    return any(RULES[actions.Reject].check(state, probe) is None for probe in probes)


def _may_prove(state: State, seat: Seat) -> bool:
    probes = (actions.ProveAmbiguity(by=seat, at=state.now, writer=w) for w in others(state, seat))
    return any(RULES[actions.ProveAmbiguity].check(state, probe) is None for probe in probes)


FREE: tuple[tuple[type[Action], Callable[[State, Seat], bool]], ...] = (
    (actions.Roll, _may_roll),
    (actions.AddToGoal, _may_add),
    (actions.SelectVariation, _may_choose),
    (actions.PlaceInGoal, _may_lay),
    (actions.SetGoalDown, _may_lay),
    (actions.RearrangeGoal, _may_rearrange),
    (actions.Present, _may_present),
    (actions.Reject, _may_reject),
    (actions.ProveAmbiguity, _may_prove),
)
"""Kinds whose content the player makes, each with when it is his to make."""
