"""Setting the Goal (2018-19 IV; On-Sets III; 2011-12 ET8, ST8), and "No Goal"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.cubes import SET_DIGITS, SetGoal
from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    enter,
    fine,
    give_turn,
    next_turn,
    others,
    points_for,
    says,
    start,
    take_all,
)
from goalsetter.play.copying import replace
from goalsetter.play.effects.choosing import owing, ready_for_the_goal
from goalsetter.play.effects.turns import no_such_cube
from goalsetter.play.goal_line import AnyGoal, coloured, goal_cubes, joined, less, same_cubes
from goalsetter.play.in_force import digit_not_in_base, in_force, legal_goal, upright
from goalsetter.play.insulation import insulate_choices, record
from goalsetter.play.referee import Referee
from goalsetter.play.scorer import call_off
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State, Status
from goalsetter.play.step import Objection, Weight, aside, offence, refused
from goalsetter.play.terms import Mode
from goalsetter.rules import MOST_GOAL_CUBES, Fault, Task, rulings, settled_by

if TYPE_CHECKING:
    # The classes are not there yet while this module is imported.
    Laying = (
        actions.PlaceInGoal | actions.TakeFromGoal | actions.RearrangeGoal | actions.SetGoalDown
    )

OF_GOAL = {Fault.GOAL_UNDEFINED, Fault.GOAL_TOO_LONG, Fault.GOAL_CUBES_TAKEN_BACK}
"""Faults of a Goal that the Goal-setter must mend, once charged."""


# Laying cubes.


def _check_moment(state: State, by: Seat) -> Objection | None:
    """Whether the Goal may be laid now: after the choices, by the Goal-setter, until it is set."""
    shake = state.shake
    if shake.goal_set or shake.phase in (Phase.MOVE, Phase.SIDES, Phase.WRITING, Phase.CHECKING):
        return refused(Fault.GOAL_IS_SET)
    if shake.phase not in (Phase.VARIATIONS, Phase.GOAL) or shake.return_one_of:
        return refused(Fault.NOT_NOW)
    faults: tuple[Fault, ...] = ()
    if by != shake.setting:
        faults += (Fault.NOT_THE_GOAL_SETTER, Fault.OUT_OF_TURN)
    if owing(state):
        faults += (Fault.VARIATIONS_NOT_CHOSEN,)
    return offence(*faults) if faults else None


def must_pay(state: State) -> bool:
    """ET8: whether the time is over, so that only a point lets the Goal be changed."""
    clock, shake = state.clock, state.shake
    if clock is None or clock.task is not Task.GOAL or shake.goal is None:
        return False
    hand = clock.hand(shake.setting)
    return hand.expired and hand.counted is not None and not hand.extra


def _check_laying(state: State, by: Seat) -> Objection | None:
    """Whether cubes may be laid, moved or taken now."""
    return refused(Fault.GOAL_IS_SET) if must_pay(state) else _check_moment(state, by)


def _with(early: Objection | None, *faults: Fault) -> Objection | None:
    """An objection with more faults to it."""
    known = early.faults if early is not None else ()
    return offence(*known, *faults) if known or faults else None


def check_place(state: State, action: actions.PlaceInGoal) -> Objection | None:
    """IV-B: at most six cubes."""
    early = _check_laying(state, action.by)
    if early is not None and early.weight is Weight.REFUSED:
        return early
    missing = _missing(state, action.goal)
    if missing is not None:
        return missing
    return _with(early, *_too_long(joined(state.shake.goal, action.goal)))


def _missing(state: State, goal: AnyGoal) -> Objection | None:
    if isinstance(goal, SetGoal) is not state.terms.deals_cards:
        return refused(Fault.NO_SUCH_CUBE, cube="")
    wanted = goal_cubes(goal)
    for at in range(len(wanted)):
        if take_all(state.shake.resources, wanted[: at + 1]) is None:
            return no_such_cube(wanted[at])
    return None


def _too_long(goal: AnyGoal) -> tuple[Fault, ...]:
    long = len(goal_cubes(goal)) > MOST_GOAL_CUBES
    return (Fault.GOAL_TOO_LONG,) if long else ()


def place(
    state: State, action: actions.PlaceInGoal, objection: Objection | None, referee: Referee
) -> State:
    """Cubes lie in the Goal section, and must be used (IV-B-3)."""
    del objection, referee
    return _laid(state, action.goal)


def _laid(state: State, goal: AnyGoal) -> State:
    opened = state if owing(state) else ready_for_the_goal(state)
    put = coloured(goal, opened.shake.resources)
    assert put is not None
    whole = joined(opened.shake.goal, put[0])
    return alter(opened, goal=whole, resources=put[1], committed=True)


def check_take(state: State, action: actions.TakeFromGoal) -> Objection | None:
    """IV-B-3: a cube that touched the Goal section stays in the Goal."""
    early = _check_laying(state, action.by)
    if early is not None and early.weight is Weight.REFUSED:
        return early
    if not action.cubes:
        return refused(Fault.NOT_NOW)
    if take_all(goal_cubes(state.shake.goal), action.cubes) is None:
        return no_such_cube(action.cubes[0])
    return _with(early, Fault.GOAL_CUBES_TAKEN_BACK)


def take(
    state: State, action: actions.TakeFromGoal, objection: Objection | None, referee: Referee
) -> State:
    """The cubes are back in Resources."""
    del objection, referee
    shake = state.shake
    assert shake.goal is not None
    left = take_all(goal_cubes(shake.goal), action.cubes) or ()
    gone = list(goal_cubes(shake.goal))
    for cube in left:
        gone.remove(cube)
    goal = less(shake.goal, tuple(gone))
    return alter(state, goal=goal, resources=(*shake.resources, *map(upright, gone)))


def check_rearrange(state: State, action: actions.RearrangeGoal) -> Objection | None:
    """IV-B-3-b: the same cubes, in another order or grouping, until "Goal" is said."""
    early = _check_laying(state, action.by)
    if early is not None and early.weight is Weight.REFUSED:
        return early
    relaid = coloured(action.goal, goal_cubes(state.shake.goal))
    if relaid is None or not same_cubes(state.shake.goal, action.goal):
        return refused(Fault.NO_SUCH_CUBE, cube="")
    return early


def rearrange(
    state: State, action: actions.RearrangeGoal, objection: Objection | None, referee: Referee
) -> State:
    """The Goal lies in a new way."""
    del objection, referee
    relaid = coloured(action.goal, goal_cubes(state.shake.goal))
    assert relaid is not None
    return alter(state, goal=relaid[0])


# Finishing it.


def check_say(state: State, action: actions.SayGoal | actions.ConfirmGoal) -> Objection | None:
    """IV-B-1: a Goal is set that names something."""
    early = _check_moment(state, action.by)
    if early is not None and early.weight is Weight.REFUSED:
        return early
    if state.shake.goal is None:
        return aside(Fault.EMPTY_GOAL)
    return _with(early, *_faults_of_goal(state, state.shake.goal))


def _faults_of_goal(state: State, goal: AnyGoal) -> tuple[Fault, ...]:
    """The faults of a finished Goal; a digit that the base lacks is no procedure (B70)."""
    if _too_long(goal):
        return (Fault.GOAL_TOO_LONG, Fault.GOAL_UNDEFINED)
    if legal_goal(state, goal):
        return ()
    if not digit_not_in_base(state, goal):
        return (Fault.GOAL_UNDEFINED,)
    free = says(state, rulings.table.BASE_DIGIT, "no-illegal-procedure")
    return (Fault.GOAL_DIGIT_NOT_IN_BASE,) if free else CHARGED_DIGIT


CHARGED_DIGIT = (Fault.GOAL_UNDEFINED, Fault.GOAL_DIGIT_NOT_IN_BASE)


def say(
    state: State,
    action: actions.SayGoal | actions.ConfirmGoal,
    objection: Objection | None,
    referee: Referee,
) -> State:
    """The Goal is set."""
    del referee
    return finished(state, action.by, objection)


def say_empty(
    state: State, action: actions.SayGoal, objection: Objection, referee: Referee
) -> State:
    """Under Add to Goal an empty Goal costs a point (XIII-C-10; ET6)."""
    del referee
    points = points_for(state, objection.fault) if in_force(state).add_to_goal else 0
    return fine(state, action.by, points, objection.fault)


def finished(state: State, by: Seat, objection: Objection | None) -> State:
    """The Goal is frozen and the next player moves; a legal one ends all charges on variations."""
    ready = alter(state, goal_set=True, last_mover=by, moves=0)
    spent = alter(ready, said_bonus="", **_spare_digits(ready))
    opened = enter(spent, Phase.MOVE)
    first = next_turn(opened, opened.shake.setting)
    timed = give_turn(opened, first)
    if objection is not None:
        return timed
    ends = says(state, rulings.table.OWN_GOAL, "goal-ends-the-charge")
    return insulate_choices(timed) if ends else timed


@settled_by(rulings.table.SPARE_DIGITS)
def _spare_digits(state: State) -> dict[str, object]:
    """ON-SETS: digit cubes that are left go to Forbidden, and are no bonus (On-Sets III-B)."""
    shake = state.shake
    if not state.terms.deals_cards:
        return {}
    spare = tuple(cube for cube in shake.resources if cube.face in SET_DIGITS)
    kept = tuple(cube for cube in shake.resources if cube.face not in SET_DIGITS)
    return {"resources": kept, "forbidden": (*shake.forbidden, *spare)}


def check_set(state: State, action: actions.SetGoalDown) -> Objection | None:
    """Laying the Goal and saying so, in one."""
    placing = actions.PlaceInGoal(by=action.by, at=action.at, goal=action.goal)
    early = check_place(state, placing)
    if early is not None and early.weight is Weight.REFUSED:
        return early
    whole = joined(state.shake.goal, action.goal)
    more = [f for f in _faults_of_goal(state, whole) if early is None or f not in early.faults]
    return _with(early, *more)


def set_down(
    state: State, action: actions.SetGoalDown, objection: Objection | None, referee: Referee
) -> State:
    """The Goal lies and is set."""
    del referee
    return finished(_laid(state, action.goal), action.by, objection)


def set_as_it_lies(state: State) -> State:
    """The Goal is set without a word; one that is not legal may be charged (judges B8, B18)."""
    setter = state.shake.setting
    word = actions.SayGoal(by=setter, at=state.now)
    objection = check_say(state, word)
    after = finished(state, setter, objection)
    if objection is None or objection.weight is not Weight.OFFENCE:
        return after
    return record(state, after, word, objection)


def owes_a_goal(state: State) -> bool:
    """No cube is laid, or the Goal was charged and is not mended yet (judges B18, B28).

    At a guarded table a Goal that is not legal is none.
    """
    shake = state.shake
    if not goal_cubes(shake.goal):
        return True
    charged = (o for o in state.offences if o.by == shake.setting and o.status is Status.UPHELD)
    faulty = any(OF_GOAL & set(offence.reasons) for offence in charged)
    if not faulty and state.terms.mode is Mode.OPEN:
        return False
    return check_say(state, actions.SayGoal(by=shake.setting, at=state.now)) is not None


# No Goal.


def check_no_goal(state: State, action: actions.NoGoal) -> Objection | None:
    """IV-D: by the Goal-setter, who has made no bonus and laid no cube."""
    if action.by != state.shake.setting:
        return refused(Fault.NOT_YOUR_PART)
    early = _check_moment(state, action.by)
    if early is not None:
        return early
    return offence(Fault.NO_GOAL_AFTER_COMMITMENT) if state.shake.committed else None


def no_goal(
    state: State, action: actions.NoGoal, objection: Objection | None, referee: Referee
) -> State:
    """The others have a minute to agree or to contest it."""
    del objection, referee
    opened = ready_for_the_goal(state)
    declared = enter(alter(opened, no_goal_by=action.by, turn=action.by), Phase.NO_GOAL)
    return start(declared, Task.NO_GOAL_REPLY, state.seats)


def check_agree(state: State, action: actions.AgreeNoGoal) -> Objection | None:
    """An opponent agrees, once."""
    shake = state.shake
    if shake.phase is not Phase.NO_GOAL:
        return refused(Fault.NOT_NOW)
    return None if action.by in unanswered(state) else refused(Fault.NOT_YOUR_PART)


def agree(
    state: State, action: actions.AgreeNoGoal, objection: Objection | None, referee: Referee
) -> State:
    """When all agree the shake is void."""
    del objection, referee
    return agreed(state, {action.by})


def agreed(state: State, by: set[Seat]) -> State:
    """Opponents agree that there is no Goal."""
    shake = state.shake
    known = shake.agreed | by
    noted = replace(state, shake=replace(shake, agreed=frozenset(known)))
    return call_off(noted) if known >= set(others(state, shake.no_goal_by)) else noted


@settled_by(rulings.table.NO_GOAL_CONTEST)
def unanswered(state: State) -> tuple[Seat, ...]:
    """The players who have not answered to "No Goal" yet."""
    shake = state.shake
    return tuple(seat for seat in others(state, shake.no_goal_by) if seat not in shake.agreed)
