"""Moving cubes: regular moves, two at once, shifts, transfers, additions to the Goal (V)."""

from __future__ import annotations

from goalsetter.cubes import RESTRICTION_SIGNS, Cube, LaidGoal
from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    back_in_resources,
    give_turn,
    next_turn,
    pick,
    procedure,
    returned,
    without,
)
from goalsetter.play.copying import replace
from goalsetter.play.effects import bonus
from goalsetter.play.effects.turns import (
    AFTER_A_CHALLENGE,
    after_move,
    check_moment,
    completed,
    no_such_cube,
    put,
    section_faults,
    turn_faults,
    with_ground,
)
from goalsetter.play.goal_line import coloured, goal_cubes
from goalsetter.play.in_force import in_force, legal_goal
from goalsetter.play.insulation import record
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat, Section
from goalsetter.play.state import Phase, Shake, State
from goalsetter.play.step import Objection, Weight, aside, offence, refused
from goalsetter.rules import (
    MOST_GOAL_CUBES,
    Fault,
    RestrictionCubes,
    is_grown,
)

# A regular move.


def check_move(state: State, action: actions.Move) -> Objection | None:
    """V-B: one cube, on one's turn, to a section that is open to it."""
    if pick(state.shake.resources, action.cube) is None:
        return no_such_cube(action.cube)
    if state.shake.phase in bonus.BEFORE_THE_MOVES:
        return bonus.check_before_the_goal(state, action)
    early = check_moment(state, action.by)
    if early is not None:
        return early
    if _is_bonus(state.shake, action):
        return bonus.check_of_mover(state, action)
    faults = (
        *turn_faults(state, action.by),
        *section_faults(state, action.cube, action.to),
    )
    return offence(*faults) if faults else None


def move(
    state: State, action: actions.Move, objection: Objection | None, referee: Referee
) -> State:
    """The cube lies where it was put."""
    del objection, referee
    shake = state.shake
    if shake.phase in bonus.BEFORE_THE_MOVES:
        return bonus.before_the_goal(state, action)
    if _is_bonus(shake, action):
        return bonus.of_mover(state, action)
    lies = replace(state, shake=put(shake, action.by, action.cube, action.to))
    if shake.phase in AFTER_A_CHALLENGE:
        return lies
    return after_move(lies, action.by, shake.turn)


def _is_bonus(shake: Shake, action: actions.Move) -> bool:
    """Whether the word was said before this cube."""
    called = shake.said_bonus == action.by == shake.turn and not shake.owes_second
    return called and action.to is Section.FORBIDDEN


# Two cubes at once.


def check_move_two(state: State, action: actions.MoveTwo) -> Objection | None:
    """V-B, V-C-2-b: two cubes are a called bonus move or illegal procedure."""
    left = state.shake.resources
    for cube in action.cubes:
        taken = pick(left, cube)
        if taken is None:
            return no_such_cube(cube)
        left = without(left, taken)
    if state.shake.phase in bonus.BEFORE_THE_MOVES:
        return bonus.check_two_before_the_goal(state, action)
    early = check_moment(state, action.by)
    if early is not None:
        return early
    called = state.shake.said_bonus == action.by and Section.FORBIDDEN in action.to
    if called and action.by == state.shake.turn:
        return bonus.leader_objection(state, action.by)
    uncalled = (Fault.BONUS_NOT_CALLED,) if Section.FORBIDDEN in action.to else ()
    faults = (Fault.TWO_CUBES, *uncalled)
    return offence(*faults, *turn_faults(state, action.by)[-1:])


def move_two(
    state: State, action: actions.MoveTwo, objection: Objection | None, referee: Referee
) -> State:
    """Both cubes lie where they were put."""
    del objection, referee
    shake = state.shake
    if shake.phase in bonus.BEFORE_THE_MOVES:
        return bonus.two_before_the_goal(state, action)
    lies = shake
    for cube, to in zip(action.cubes, action.to, strict=True):
        lies = put(lies, action.by, cube, to)
    if shake.phase not in AFTER_A_CHALLENGE:
        lies = replace(lies, grounds=with_ground(shake))
    return after_move(replace(state, shake=lies), action.by, shake.turn)


def check_take_back(state: State, action: actions.TakeBack) -> Objection | None:
    """Judges C12: one of the cubes dropped together, by the player who dropped them."""
    shake = state.shake
    if not shake.return_one_of or shake.returning != action.by:
        return refused(Fault.NOT_YOUR_PART)
    choices = tuple(cube for cube, _ in shake.return_one_of)
    return no_such_cube(action.cube) if pick(choices, action.cube) is None else None


def take_back(
    state: State, action: actions.TakeBack, objection: Objection | None, referee: Referee
) -> State:
    """The cube goes back, and play goes on."""
    del objection, referee
    shake = state.shake
    section = next(to for cube, to in shake.return_one_of if pick((cube,), action.cube))
    if section is None:
        back = bonus.out_of_the_goal(shake, action.cube)
    else:
        back = returned(shake, action.cube, section)
    cleared = replace(back, return_one_of=(), returning=NOBODY)
    if len(goal_cubes(back.goal)) > MOST_GOAL_CUBES and section is None:
        cleared = replace(back, return_one_of=tuple((c, None) for c in goal_cubes(back.goal)))
    after = replace(state, shake=cleared, returned=back_in_resources(shake, cleared))
    return _moving_again(after, action.by)


def _moving_again(state: State, by: Seat) -> State:
    """The player whose turn it is has his full time; so has the next, if none was left to move."""
    shake = state.shake
    if shake.phase is Phase.MOVE:
        return give_turn(state, shake.turn)
    if shake.phase is not Phase.WRITING or shake.stopped:
        return state
    again = alter(state, phase=Phase.MOVE, last_cube_by=NOBODY, papers=(), silent=frozenset())
    return give_turn(again, next_turn(again, by))


# Shift, transfer, addition to the Goal.


def check_shift(state: State, action: actions.Shift) -> Objection | None:
    """On-Sets XIII: a Permitted cube instead of the regular move, while cubes are left."""
    shake = state.shake
    if pick(shake.permitted, action.cube) is None or action.to is Section.PERMITTED:
        return no_such_cube(action.cube)
    if shake.phase is Phase.WRITING and shake.challenge is None:
        return aside(Fault.SHIFT_AFTER_LAST_CUBE)
    early = check_moment(state, action.by)
    if early is not None:
        return early if early.weight is Weight.REFUSED else refused(Fault.MAT_IS_FROZEN)
    faults = turn_faults(state, action.by)
    if not in_force(state).shift_from_permitted:
        faults += (Fault.NOT_IN_FORCE, Fault.CUBE_MOVED_AGAIN)
    if action.as_bonus:
        faults += (Fault.BONUS_CUBE_NOT_ALLOWED,)
    if action.to is Section.FORBIDDEN:
        faults += _shift_faults(state, action.cube)
    return offence(*faults) if faults else None


def _shift_faults(state: State, cube: Cube) -> tuple[Fault, ...]:
    """= and ⊆ are never shifted to Forbidden, however few cubes are left; nothing under ST7."""
    barred = procedure(state).restriction_cubes is not RestrictionCubes.ALWAYS
    signs = (Fault.RESTRICTION_CUBE_FORBIDDEN,) if cube.face in RESTRICTION_SIGNS else ()
    closed = (Fault.FORBIDDEN_NOT_ALLOWED,) if in_force(state).no_forbidden else ()
    return (*(signs if barred else ()), *closed)


def shift(
    state: State, action: actions.Shift, objection: Objection | None, referee: Referee
) -> State:
    """The cube lies in its new section."""
    del objection, referee
    changed = carried(state.shake, action.cube, Section.PERMITTED, action.to)
    after = completed(changed, action.by, action.to, state.shake)
    return after_move(replace(state, shake=after), action.by, state.shake.turn)


def shift_too_late(
    state: State, action: actions.Shift, objection: Objection, referee: Referee
) -> State:
    """On-Sets XIII: after the last cube nothing moves; the attempt may still be charged."""
    del referee
    return record(state, state, action, objection)


def carried(shake: Shake, cube: Cube, source: Section, to: Section) -> Shake:
    """A played cube goes from one section to another."""
    taken = pick(shake.section(source), cube)
    assert taken is not None
    gone = shake.with_section(source, without(shake.section(source), taken))
    return gone.with_section(to, (*gone.section(to), taken))


def check_transfer(state: State, action: actions.Transfer) -> Objection | None:
    """V-B: a played cube stays where it is."""
    early = check_moment(state, action.by)
    if early is not None:
        return early if early.weight is Weight.REFUSED else refused(Fault.MAT_IS_FROZEN)
    lies = pick(state.shake.section(action.source), action.cube) is not None
    if not lies or action.source is action.to:
        return no_such_cube(action.cube)
    return offence(Fault.CUBE_MOVED_AGAIN)


def transfer(
    state: State, action: actions.Transfer, objection: Objection | None, referee: Referee
) -> State:
    """The cube lies in the other section."""
    del objection, referee
    changed = carried(state.shake, action.cube, action.source, action.to)
    played = changed.played or action.to is not Section.FORBIDDEN
    return replace(state, shake=replace(changed, played=played, last_mover=action.by))


def check_add_to_goal(state: State, action: actions.AddToGoal) -> Objection | None:
    """2018-19 XIII-C-10; 2011-12 ET6: at most six cubes, and a legal Goal."""
    shake = state.shake
    early = check_moment(state, action.by)
    if early is not None:
        return early if early.weight is Weight.REFUSED else refused(Fault.MAT_IS_FROZEN)
    if pick(shake.resources, action.cube) is None or not _adds_one(shake, action):
        return no_such_cube(action.cube)
    old, new = shake.goal, action.goal
    if isinstance(old, LaidGoal) and isinstance(new, LaidGoal) and not is_grown(old, new):
        return refused(Fault.GOAL_IS_SET)
    faults = turn_faults(state, action.by)
    if not in_force(state).add_to_goal:
        faults += (Fault.NOT_IN_FORCE,)
    if len(goal_cubes(action.goal)) > MOST_GOAL_CUBES:
        faults += (Fault.GOAL_TOO_LONG,)
    elif not legal_goal(state, action.goal):
        faults += (Fault.GOAL_UNDEFINED,)
    if len(shake.resources) == 1 and not procedure(state).forceout:
        faults += (Fault.LAST_CUBE_FORBIDDEN,)
    return offence(*faults) if faults else None


def _adds_one(shake: Shake, action: actions.AddToGoal) -> bool:
    """Whether the new Goal has the cubes of the old one and the cube that was added."""
    taken = pick(shake.resources, action.cube)
    cubes = (*goal_cubes(shake.goal), *((taken,) if taken else ()))
    relaid = coloured(action.goal, cubes)
    return relaid is not None and not relaid[1]


def add_to_goal(
    state: State, action: actions.AddToGoal, objection: Objection | None, referee: Referee
) -> State:
    """The Goal lies as it was laid."""
    del objection, referee
    shake = state.shake
    taken = pick(shake.resources, action.cube)
    assert taken is not None
    relaid = coloured(action.goal, (*goal_cubes(shake.goal), taken))
    assert relaid is not None
    changed = replace(shake, goal=relaid[0], resources=without(shake.resources, taken))
    after = completed(changed, action.by, None, shake)
    return after_move(replace(state, shake=after), action.by, shake.turn)
