"""Sensible deeds of the random-shake machine: whatever brings a shake on, or the clock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from goalsetter.cubes import Cube
from goalsetter.play import (
    CLOCK,
    JUDGE,
    Phase,
    Seat,
    Section,
    State,
    action,
    apply,
    dealer,
    may_select,
    next_goal_setter,
    timed,
    writers,
)
from goalsetter.play.actions import Action
from goalsetter.rules import (
    Division,
    Task,
)
from tests.machine_chance import (
    REASONS,
    WORDS,
    plainly,
    some_cards,
    some_claim,
    some_goal,
    some_paper,
    some_roll,
    some_variation,
)

TRIES = 12
"""How often a player thinks again before he does something illegal."""


# Something sensible.


def sensible(chance: Random, state: State, at: int) -> Action | None:
    """Return an action that brings the shake on; nothing where only time does."""
    shake = state.shake
    if state.away and chance.random() < 0.7:
        return action.ReturnToTable(by=min(state.away), at=at)
    if shake.question is not None:
        return action.JudgeAnswers(by=JUDGE, at=at, answer=chance.choice(("yes", "no")))
    if shake.block is not None:
        return _with_the_block(chance, state, at)
    if shake.return_one_of:
        cube = chance.choice(shake.return_one_of)[0]
        return action.TakeBack(by=shake.returning, at=at, cube=cube)
    return SENSIBLE[shake.phase](chance, state, at)


def _with_the_block(chance: Random, state: State, at: int) -> Action:
    block = state.shake.block
    assert block is not None
    if chance.random() < 0.2:
        return action.PutDownBlock(by=block.by, at=at)
    return action.Challenge(by=block.by, at=at, kind=some_claim(chance, state))


def _for_the_lot(chance: Random, state: State, at: int) -> Action:
    waiting = [seat for seat in state.rolling if seat not in dict(state.lots)]
    face = chance.choice("123" if state.terms.deals_cards else "0123+-")
    return action.RollForFirst(by=chance.choice(waiting), at=at, cube=Cube(face))


def _begin(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    fresh = shake.phase is Phase.END
    setter = next_goal_setter(state) if fresh else shake.setting
    if not state.terms.deals_cards:
        return action.Roll(by=setter, at=at, cubes=some_roll(chance, state))
    young = state.terms.division is Division.ELEMENTARY and not shake.set_out
    if young and (fresh or not shake.rolled) and chance.random() < 0.5:
        return action.SetOut(
            by=setter, at=at, cubes=tuple(map(Cube, chance.choice(("VVΛ", "VΛΛ"))))
        )
    if (fresh or not shake.universe) and chance.random() < 0.5:
        return _deal(chance, state, at, setter)
    if fresh or not shake.rolled:
        return action.Roll(by=setter, at=at, cubes=some_roll(chance, state))
    return _deal(chance, state, at, setter)


def _deal(chance: Random, state: State, at: int, setter: Seat) -> Action:
    seats = state.seats
    giver = seats[seats.index(setter) - 1]
    _, most = 0, some_cards(chance, state)
    left = tuple(card for card in most if card not in state.shake.universe)
    if state.shake.phase is Phase.END:
        return action.Deal(by=giver, at=at, cards=most)
    spare = len(state.shake.universe) + len(left) - 14
    return action.Deal(by=dealer(state), at=at, cards=left[max(0, spare) :] or left)


def _choose(chance: Random, state: State, at: int) -> Action | None:
    seats = may_select(state)
    if not seats:
        return None
    found: Action | None = None
    for _ in range(TRIES):
        owed = 2 if chance.random() < 0.2 else 1
        names = tuple(some_variation(chance, state) for _ in range(owed))
        found = action.SelectVariation(by=seats[0], at=at, variations=names)
        if chance.random() < 0.1 or apply(state, found).legal:
            return found
    return found


def _set(chance: Random, state: State, at: int) -> Action | None:
    setter, clock = state.shake.setting, state.clock
    if clock is not None and clock.expired and chance.random() < 0.3:
        return action.TakeExtraMinute(by=setter, at=at, task=Task.GOAL)
    if chance.random() < 0.04:
        return action.NoGoal(by=setter, at=at)
    if chance.random() < 0.08 and state.shake.resources:
        cube = chance.choice(state.shake.resources)
        return action.Bonus(by=setter, at=at, cube=cube)
    if state.shake.goal is not None and chance.random() < 0.6:
        return action.SayGoal(by=setter, at=at)
    found: Action | None = None
    for _ in range(TRIES):
        goal = some_goal(chance, state)
        if goal is None:
            break
        kind = action.PlaceInGoal if chance.random() < 0.2 else action.SetGoalDown
        found = kind(by=setter, at=at, goal=goal)
        if chance.random() < 0.15 or apply(state, found).legal:
            return found
    return found or action.SayGoal(by=setter, at=at)


def _reply(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    waiting = [s for s in state.seats if s != shake.no_goal_by and s not in shake.agreed]
    seat = chance.choice(waiting or list(state.seats))
    if chance.random() < 0.4:
        return action.Challenge(by=seat, at=at, kind="no_goal")
    return action.AgreeNoGoal(by=seat, at=at)


def _move(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    turn = shake.turn
    eager = 0.02 if shake.number % 3 == 0 else 0.1
    if chance.random() < eager or not shake.resources:
        seat = chance.choice([s for s in state.seats if s != shake.last_mover])
        return action.Challenge(by=seat, at=at, kind=some_claim(chance, state))
    if state.terms.procedure.forceout and chance.random() < 0.04:
        return action.Forceout(by=turn, at=at)
    cube = chance.choice(shake.resources)
    few = len(shake.resources) < 3
    to = chance.choice((Section.REQUIRED, Section.PERMITTED) if few else tuple(Section))
    if not shake.owes_second and not few and chance.random() < 0.1:
        return action.Bonus(by=turn, at=at, cube=cube)
    if shake.permitted and chance.random() < 0.05:
        return action.Shift(by=turn, at=at, cube=chance.choice(shake.permitted), to=to)
    return action.Move(by=turn, at=at, cube=cube, to=to)


def _side(chance: Random, state: State, at: int) -> Action:
    challenge = state.shake.challenge
    assert challenge is not None
    if chance.random() < 0.2:
        return action.DoNotPresent(by=challenge.third, at=at)
    return action.TakeSide(by=challenge.third, at=at, side=chance.choice(("mover", "challenger")))


def _write(chance: Random, state: State, at: int) -> Action | None:
    shake = state.shake
    given = {paper.writer for paper in shake.papers} | shake.silent
    group = writers(state)
    waiting = [seat for seat in (*group.must, *group.may) if seat not in given]
    if not waiting:
        return None
    seat = chance.choice(waiting)
    if seat in shake.writing_late - shake.writing_bought and chance.random() < 0.7:
        return action.TakeExtraMinute(by=seat, at=at, task=Task.WRITE)
    if chance.random() < 0.15:
        return action.DoNotPresent(by=seat, at=at)
    avoid = chance.choice(("", "2 to required"))
    goal = ""
    if shake.goal is None:
        found = some_goal(chance, state)
        goal = plainly(found) if found is not None else ""
    paper = some_paper(chance, state)
    return action.Present(by=seat, at=at, texts=paper, avoid_move=avoid, goal=goal)


def _check(chance: Random, state: State, at: int) -> Action | None:
    check = next((c for c in state.shake.checks if c.correct is None), None)
    if check is None:
        return None
    who = [s for s in state.seats if s != check.writer and s not in check.accepted]
    seat = chance.choice(who or list(state.seats))
    draw = chance.random()
    if seat in check.late and draw < 0.5:
        return action.TakeExtraMinute(by=seat, at=at, task=Task.CHECK)
    if draw < 0.55:
        return action.Accept(by=seat, at=at, writer=check.writer)
    if draw < 0.8:
        return action.Reject(by=seat, at=at, writer=check.writer, reason=chance.choice(REASONS))
    if draw < 0.9:
        return action.ProveAmbiguity(
            by=seat,
            at=at,
            writer=check.writer,
            regrouped=chance.choice(WORDS),
            simultaneous=chance.random() < 0.7,
        )
    if draw < 0.95:
        partner = chance.choice((action.WorkTogether, action.ShowNothing))
        return partner(by=seat, at=at, writer=check.writer)
    kind = chance.choice(("value", "specific"))
    return action.AskJudge(by=seat, at=at, writer=check.writer, question=kind)


SENSIBLE: dict[Phase, Callable[[Random, State, int], Action | None]] = {
    Phase.START: _for_the_lot,
    Phase.ROLL: _begin,
    Phase.VARIATIONS: _choose,
    Phase.GOAL: _set,
    Phase.NO_GOAL: _reply,
    Phase.MOVE: _move,
    Phase.SIDES: _side,
    Phase.WRITING: _write,
    Phase.CHECKING: _check,
    Phase.END: _begin,
}


# Time.


def tick(state: State, *, leap: bool = True) -> Action | None:
    """The next thing that the clock says, when it is due."""
    clock = state.clock
    if clock is None or clock.paused is not None:
        return None
    at_it = timed(state)
    minutes = [hand for hand in clock.hands if hand.extra and hand.seat in at_it]
    if minutes:
        hand = minutes[state.actions % len(minutes)]
        ends = clock.end_for(hand.seat) if leap else state.now
        named = (hand.seat,) if state.actions % 3 else ()
        return action.ExtraMinuteExpires(at=max(state.now, ends), task=clock.task, players=named)
    at = max(state.now, clock.ends) if leap else state.now
    uncounted = [seat for seat in timed(state) if clock.hand(seat).counted is None]
    if clock.expired and uncounted:
        # Several who are late are counted down together or each by himself (decision 34).
        seat = uncounted[state.actions % len(uncounted)]
        named = (seat,) if state.actions % 3 else ()
        return action.Countdown(by=CLOCK, at=at, players=named, finished=True)
    return action.TimeExpires(at=at, task=clock.task)
