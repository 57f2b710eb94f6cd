"""Turns, which section is open to a cube, and what follows a move (V-A, V-B, VIII-A)."""

from __future__ import annotations

from goalsetter.cubes import RESTRICTION_SIGNS, SET_DIGITS, Cube
from goalsetter.notation import text
from goalsetter.play.changes import alter, give_turn, moved, next_turn, procedure, says
from goalsetter.play.copying import replace
from goalsetter.play.effects.writing import everyone_writes
from goalsetter.play.in_force import in_force
from goalsetter.play.seat import Seat, Section
from goalsetter.play.state import Phase, Shake, State
from goalsetter.play.step import Objection, offence, refused
from goalsetter.rules import FEW_CUBES, Fault, RestrictionCubes, rulings

AFTER_A_CHALLENGE = (Phase.SIDES, Phase.WRITING, Phase.CHECKING)


def no_such_cube(cube: Cube) -> Objection:
    """The cube is not where it should be taken from."""
    return refused(Fault.NO_SUCH_CUBE, cube=text(cube))


def check_moment(state: State, by: Seat) -> Objection | None:
    """Whether cubes may be moved at all now."""
    shake = state.shake
    if shake.phase in AFTER_A_CHALLENGE:
        challenge = shake.challenge
        if challenge is not None and challenge.challenger == by and shake.phase != Phase.CHECKING:
            return offence(Fault.MOVED_AFTER_CHALLENGE)
        return refused(Fault.MAT_IS_FROZEN)
    if shake.phase is not Phase.MOVE or by in shake.barred:
        return refused(Fault.NOT_NOW)
    if shake.block is not None and shake.block.by != by:
        return refused(Fault.MAT_IS_FROZEN)
    if shake.return_one_of:
        return refused(Fault.NOT_YOUR_PART)
    return None


def turn_faults(state: State, by: Seat) -> tuple[Fault, ...]:
    """Faults of the turn; a second cube of the last mover has more than one name."""
    shake = state.shake
    if by == shake.turn:
        return ()
    if by != shake.last_mover:
        return (Fault.OUT_OF_TURN,)
    uncalled = (Fault.BONUS_NOT_CALLED,) if shake.last_to is Section.FORBIDDEN else ()
    return (Fault.TWO_CUBES, *uncalled, Fault.OUT_OF_TURN)


def section_faults(state: State, cube: Cube, to: Section) -> tuple[Fault, ...]:
    """Limits on what may go to Forbidden (VIII-A; On-Sets IV-D; 2011-12 ST7, ST9)."""
    if to is not Section.FORBIDDEN:
        return ()
    left = len(state.shake.resources)
    faults = []
    if left == 1 and not procedure(state).forceout:
        faults.append(Fault.LAST_CUBE_FORBIDDEN)
    if cube.face in RESTRICTION_SIGNS and _restriction_barred(state, left):
        faults.append(Fault.RESTRICTION_CUBE_FORBIDDEN)
    if in_force(state).no_forbidden and cube.face not in SET_DIGITS:
        faults.append(Fault.FORBIDDEN_NOT_ALLOWED)
    return tuple(faults)


def _restriction_barred(state: State, left: int) -> bool:
    policy = procedure(state).restriction_cubes
    if policy is RestrictionCubes.FEW_LEFT:
        after = says(state, rulings.table.FOUR_LEFT, "after-the-move")
        return left - after > FEW_CUBES
    return policy is RestrictionCubes.NEVER


def put(shake: Shake, by: Seat, cube: Cube, to: Section) -> Shake:
    """A cube goes to a section; after a challenge that is no move."""
    put = moved(shake, cube, to)
    # The mat is frozen (judges P8): the cube lies there to be charged, and nobody has moved.
    if shake.phase in AFTER_A_CHALLENGE:
        return put
    return completed(put, by, to, shake)


def completed(shake: Shake, by: Seat, to: Section | None, ground: Shake) -> Shake:
    """A move is complete: its mover is the last mover, and a set-aside challenge is forgotten."""
    return replace(
        shake,
        last_mover=by,
        last_to=to,
        moves=shake.moves + 1,
        played=shake.played or to in (Section.REQUIRED, Section.PERMITTED),
        # Bonus and second cube are one turn: an avoid move is made before the bonus (ET17).
        grounds=shake.grounds if ground.owes_second else with_ground(ground),
        aside=None,
        papers=(),
    )


def with_ground(shake: Shake) -> tuple[Shake, ...]:
    """Return the shakes that lay before each turn, now that another begins."""
    return (*shake.grounds, replace(shake, grounds=()))


def after_move(state: State, by: Seat, turn: Seat) -> State:
    """Give the turn to the left neighbour, or all write when the last cube is down (VIII-A).

    A move out of turn leaves the turn with the player whose it was.
    """
    if by != turn:
        return state
    # A last cube in Forbidden is no last cube: it goes back (VIII-A), unless forceouts are played.
    forbidden = state.shake.last_to is Section.FORBIDDEN and not procedure(state).forceout
    if not state.shake.resources and not forbidden:
        return everyone_writes(alter(state, last_cube_by=by))
    return give_turn(state, next_turn(state, by))
