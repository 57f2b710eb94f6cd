"""Hints for the moving phase: is there something to challenge, and if not, what can be moved?"""

from __future__ import annotations

from goalsetter.coach.hints.hint import Advice, Hint, says
from goalsetter.coach.hints.look import SeatLook
from goalsetter.coach.witness import PLAIN, faces_used, signs_among
from goalsetter.cubes import CARD_COLOURS, Mat
from goalsetter.play import Mode, Section, action, after_move
from goalsetter.rules import ONE_CUBE_CLAIMS, ChallengeKind, Claim, least_for_now
from goalsetter.solver import Impossible, Solvable, Unknown

NEVER = frozenset({Claim.IMPOSSIBLE, Claim.P_FLUB})
"""Claims that no Solution can be built."""
ORDER = (Section.FORBIDDEN, Section.PERMITTED, Section.REQUIRED)
TRIES = 14
"""How many moves are looked at."""


def advise_mover(look: SeatLook, asked: int) -> Hint:
    """First to look for a challenge, then whether there is one, then what it or a move needs."""
    mine = look.view.turn == look.view.seat
    # Asked before the solver is: a hint for nothing should cost nothing.
    now = can_be_now(look, look.mat) and look.may_claim(ONE_CUBE_CLAIMS)
    never = look.may_claim(NEVER)
    if not mine and not now and not never:
        return says(Advice.WAIT, last=True)
    if asked == 0:
        return says(Advice.MOVE_THINK)
    return hint_at_challenge(look, asked, now=now, never=never) or hint_at_move(
        look, asked, mine=mine
    )


def can_be_now(look: SeatLook, mat: Mat) -> bool:
    """Whether there are cubes enough for Now (VI-A-2-a); the older books know no such limit."""
    least = least_for_now(two_solutions=look.rules.solutions > 1)
    return len(mat.resources) >= least or look.view.terms.procedure.forceout


def hint_at_challenge(look: SeatLook, asked: int, *, now: bool, never: bool) -> Hint | None:
    """Tell what is to be challenged; None, if nothing is."""
    if now:
        answer = look.answer(ChallengeKind.NOW)
        if isinstance(answer, Solvable):
            return hint_at_now(look, answer, asked)
        # Not known: to say that nothing is to be challenged might be wrong advice.
        if not isinstance(answer, Impossible):
            return says(Advice.UNDECIDED, last=True)
    if never:
        answer = look.answer(ChallengeKind.IMPOSSIBLE)
        if isinstance(answer, Impossible):
            return says(Advice.IMPOSSIBLE_IS, last=True)
        if not isinstance(answer, Solvable):
            return says(Advice.UNDECIDED, last=True)
    return None


def hint_at_now(look: SeatLook, answer: Solvable, asked: int) -> Hint:
    """Tell that Now is right, then the signs of a Solution."""
    faces = faces_used(answer.witness, sets=look.sets)
    signs = signs_among(faces)
    if asked == 1 or not signs:
        older = look.view.terms.procedure.forceout
        return says(Advice.NOW_OR_FORCEOUT if older else Advice.NOW_IS, last=not signs)
    return says(Advice.NOW_SIGNS, last=True, cubes=len(faces), signs=" ".join(signs))


def hint_at_move(look: SeatLook, asked: int, *, mine: bool) -> Hint:
    """Nothing is to be challenged: what kind of cube can be moved, and where to.

    An open table also lists what is illegal, so no kind of move is told there.
    """
    if not mine:
        return says(Advice.NOTHING_TO_CHALLENGE, last=True)
    # Only a guarded table lists nothing but legal moves.
    guarded = look.view.terms.mode is Mode.GUARDED
    if asked == 1 or not guarded:
        return says(Advice.MOVE_SAFELY, last=not guarded)
    unknown = False
    for move in some_moves(look):
        safe = is_safe(look, move)
        if safe:
            kind, section = f"coach-kind-{kind_of_cube(move)}", f"section-{move.to.value}"
            return says(Advice.MOVE_KIND, last=True, kind=kind, section=section)
        unknown = unknown or safe is None
    return says(Advice.UNDECIDED if unknown else Advice.NO_SAFE_MOVE, last=True)


def some_moves(look: SeatLook) -> list[action.Move]:
    """Return one move of each face and section, those to Forbidden first."""
    moves = {(move.to, move.cube.face): move for move in look.offered(action.Move)}
    ordered = sorted(moves.values(), key=lambda move: ORDER.index(move.to))
    return ordered[:TRIES]


def kind_of_cube(move: action.Move) -> str:
    """Return whether a colour, a digit or a sign is moved."""
    if move.cube.face in CARD_COLOURS:
        return "colour"
    return "digit" if move.cube.face in PLAIN else "sign"


def is_safe(look: SeatLook, move: action.Move) -> bool | None:
    """Whether a Solution stays possible after a move, and none is one cube away; or unknown."""
    after = after_move(look.mat, move.cube, move.to)
    left = look.glance(ChallengeKind.IMPOSSIBLE, after)
    if not isinstance(left, Solvable):
        return False if isinstance(left, Impossible) else None
    if not can_be_now(look, after):
        return True
    near = look.glance(ChallengeKind.NOW, after)
    return isinstance(near, Impossible) if not isinstance(near, Unknown) else None
