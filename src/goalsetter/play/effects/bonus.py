"""Bonus moves (2018-19 IV-C, V-C; On-Sets III-C, IV-C), and cubes that move before the Goal is set.

The Goal-setter's bonus is one cube to Forbidden before the first Goal cube; a Mover's is one cube
to Forbidden before the regular move.
"""

from __future__ import annotations

from goalsetter.cubes import RESTRICTION_SIGNS, SET_DIGITS, Cube
from goalsetter.play import actions
from goalsetter.play.changes import alter, in_play, moved, pick, procedure, says
from goalsetter.play.copying import replace
from goalsetter.play.effects.choosing import owing, ready_for_the_goal
from goalsetter.play.effects.goal_setting import check_say, set_as_it_lies
from goalsetter.play.effects.turns import (
    AFTER_A_CHALLENGE,
    after_move,
    check_moment,
    no_such_cube,
    put,
    section_faults,
    turn_faults,
)
from goalsetter.play.goal_line import goal_cubes, less
from goalsetter.play.in_force import upright
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat, Section
from goalsetter.play.state import Phase, Shake, State
from goalsetter.play.step import Objection, offence, refused
from goalsetter.rules import Fault, LeaderBonus, rulings

BEFORE_THE_MOVES = (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL)


def leads(state: State, by: Seat) -> bool:
    """Whether a player may not bonus because he leads (V-C-2; Basic V-C lets him)."""
    policy = procedure(state).leader_bonus[state.terms.division]
    running = says(state, rulings.table.LEADER, "running-total")
    return policy is not LeaderBonus.FREE and state.leader(running=running) == by


def leader_objection(state: State, by: Seat) -> Objection | None:
    """The leader's bonus move is illegal procedure."""
    return offence(Fault.LEADER_BONUS) if leads(state, by) else None


# The word.


def check_say_bonus(state: State, action: actions.SayBonus) -> Objection | None:
    """The word may be said by who is to move or to set the Goal; it binds to nothing."""
    shake = state.shake
    setter = shake.phase in (Phase.GOAL, Phase.VARIATIONS) and action.by == shake.setting
    mover = shake.phase is Phase.MOVE and action.by == shake.turn
    return None if setter or mover else refused(Fault.NOT_NOW)


def say_bonus(
    state: State, action: actions.SayBonus, objection: Objection | None, referee: Referee
) -> State:
    """The next cube to Forbidden is a bonus."""
    del objection, referee
    return alter(state, said_bonus=action.by)


# The move.


def check_bonus(state: State, action: actions.Bonus) -> Objection | None:
    """The player whose bonus it is decides which rules hold."""
    if pick(state.shake.resources, action.cube) is None:
        return no_such_cube(action.cube)
    if state.shake.phase is Phase.NO_GOAL:
        return refused(Fault.NOT_NOW)
    if state.shake.phase in BEFORE_THE_MOVES:
        return _check_of_goal_setter(state, action)
    early = check_moment(state, action.by)
    if early is not None:
        return early
    if state.shake.owes_second and action.by == state.shake.turn:
        return offence(Fault.TWO_BONUS_CUBES)
    return check_of_mover(state, action)


def check_of_mover(state: State, action: actions.Bonus | actions.Move) -> Objection | None:
    """V-C: on one's turn, to Forbidden, not when leading."""
    if action.to is not Section.FORBIDDEN:
        turn = turn_faults(state, action.by)
        return offence(*turn, Fault.BONUS_TO_WRONG_SECTION)
    faults = turn_faults(state, action.by)
    faults += section_faults(state, action.cube, action.to)
    if leads(state, action.by):
        faults += (Fault.LEADER_BONUS,)
    return offence(*faults) if faults else None


def bonus(
    state: State, action: actions.Bonus, objection: Objection | None, referee: Referee
) -> State:
    """The cube is down; a Mover owes a second one, if it went to Forbidden on his turn."""
    del objection, referee
    shake = state.shake
    if shake.phase in BEFORE_THE_MOVES:
        return before_the_goal(state, action)
    if action.to is Section.FORBIDDEN and action.by == shake.turn and len(shake.resources) > 1:
        return of_mover(state, action)
    lies = replace(state, shake=put(shake, action.by, action.cube, action.to))
    return lies if shake.phase in AFTER_A_CHALLENGE else after_move(lies, action.by, shake.turn)


def of_mover(state: State, action: actions.Bonus | actions.Move) -> State:
    """The bonus cube is down, and a second cube is owed (judges C17)."""
    lies = put(state.shake, action.by, action.cube, action.to)
    return replace(state, shake=replace(lies, owes_second=True, said_bonus=NOBODY))


# Before the Goal is set.


def _check_of_goal_setter(state: State, action: actions.Bonus | actions.Move) -> Objection | None:
    """IV-C-1, On-Sets III-C-1: one cube, before the Goal is begun, not by the leader."""
    shake = state.shake
    faults: tuple[Fault, ...] = ()
    if action.by != shake.setting:
        faults += (Fault.OUT_OF_TURN, Fault.NOT_THE_GOAL_SETTER)
    if owing(state):
        faults += (Fault.VARIATIONS_NOT_CHOSEN,)
    if action.to is not Section.FORBIDDEN:
        called = (Fault.BONUS_TO_WRONG_SECTION,) if isinstance(action, actions.Bonus) else ()
        return offence(*faults, Fault.MOVED_BEFORE_THE_GOAL, *called)
    if shake.goal is not None:
        faults += (Fault.BONUS_AFTER_GOAL_BEGUN,)
    if shake.bonus_cubes:
        faults += (Fault.TWO_BONUS_CUBES,)
    if action.cube.face in RESTRICTION_SIGNS or _is_set_digit(state, action.cube):
        faults += (Fault.BONUS_CUBE_NOT_ALLOWED,)
    faults += section_faults(state, action.cube, action.to)
    if leads(state, action.by) and not shake.bonus_cubes:
        faults += (Fault.LEADER_BONUS,)
    return offence(*faults) if faults else None


def _is_set_digit(state: State, cube: Cube) -> bool:
    return state.terms.deals_cards and cube.face in SET_DIGITS


def check_before_the_goal(state: State, action: actions.Move) -> Objection | None:
    """A cube moved before the Goal is set is a bonus, or illegal procedure (judges B9, B12)."""
    shake = state.shake
    if shake.phase is Phase.NO_GOAL:
        return refused(Fault.NOT_NOW)
    if action.by != shake.setting:
        return offence(Fault.OUT_OF_TURN, Fault.MOVED_BEFORE_THE_GOAL)
    if puts_spares_aside(state, (action.cube,), (action.to,)):
        return check_say(state, actions.SayGoal(by=action.by, at=action.at))
    if action.to is not Section.FORBIDDEN or shake.said_bonus == action.by:
        return _check_of_goal_setter(state, action)
    if shake.bonus_cubes:
        return offence(Fault.TWO_BONUS_CUBES)
    begun = (Fault.BONUS_AFTER_GOAL_BEGUN,) if shake.goal else ()
    return offence(Fault.BONUS_NOT_CALLED, *begun)


def puts_spares_aside(state: State, cubes: tuple[Cube, ...], to: tuple[Section, ...]) -> bool:
    """Whether digit cubes that the Goal does not use go to Forbidden (On-Sets III-B; judges P3)."""
    laid = state.shake.phase is Phase.GOAL and state.shake.goal is not None
    return laid and {*to} == {Section.FORBIDDEN} and all(_is_set_digit(state, c) for c in cubes)


def before_the_goal(state: State, action: actions.Bonus | actions.Move) -> State:
    """The cube is down; in Forbidden it commits to a Goal (IV-D-1-c), else it is played (B13)."""
    spare = isinstance(action, actions.Move) and action.by == state.shake.setting
    if spare and puts_spares_aside(state, (action.cube,), (action.to,)):
        return set_as_it_lies(state)
    opened = ready_for_the_goal(state) if not owing(state) else state
    put = moved(opened.shake, action.cube, action.to)
    if action.by == put.setting and action.to is Section.FORBIDDEN:
        put = replace(
            put,
            bonus_cubes=(*put.bonus_cubes, action.cube),
            committed=True,
            said_bonus=NOBODY,
        )
    return replace(opened, shake=replace(put, played=in_play(put)))


def check_two_before_the_goal(state: State, action: actions.MoveTwo) -> Objection | None:
    """Judges B3: a Goal-setter's bonus is one cube."""
    if state.shake.phase is Phase.NO_GOAL:
        return refused(Fault.NOT_NOW)
    if action.by != state.shake.setting:
        return offence(Fault.OUT_OF_TURN, Fault.TWO_CUBES)
    if puts_spares_aside(state, action.cubes, action.to):
        return check_say(state, actions.SayGoal(by=action.by, at=action.at))
    leading = (Fault.LEADER_BONUS,) if leads(state, action.by) else ()
    return offence(Fault.TWO_BONUS_CUBES, Fault.TWO_CUBES, *leading)


def two_before_the_goal(state: State, action: actions.MoveTwo) -> State:
    """Both cubes are down."""
    if action.by == state.shake.setting and puts_spares_aside(state, action.cubes, action.to):
        return set_as_it_lies(state)
    for cube, to in zip(action.cubes, action.to, strict=True):
        state = before_the_goal(state, actions.Move(by=action.by, at=action.at, cube=cube, to=to))
    return state


def out_of_the_goal(shake: Shake, cube: Cube) -> Shake:
    """A cube goes from the Goal section back to Resources."""
    assert shake.goal is not None
    laid = pick(goal_cubes(shake.goal), cube)
    assert laid is not None
    resources = (*shake.resources, upright(laid))
    return replace(shake, goal=less(shake.goal, (laid,)), resources=resources)
