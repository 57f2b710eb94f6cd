"""Whether a mat is safe to leave: a Solution still possible, and none with a single cube more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goalsetter.bots.mind import Mind
from goalsetter.bots.sight import NONE, Seen, look, stare, used
from goalsetter.cubes import RESTRICTION_SIGNS, Cube, LaidGoal, Mat
from goalsetter.notation import parse_equation
from goalsetter.play import Section, after_move, faces
from goalsetter.rules import FEW_CUBES, ChallengeKind, RestrictionCubes, least_for_now

TWICE = 2
"""How many times as much as usual is thought through before a move counts as safe."""


def can_be_now(mind: Mind, mat: Mat) -> bool:
    """Whether the book lets somebody challenge Now on this mat; the older ones always do."""
    if mind.view.terms.procedure.forceout:
        return True
    least = least_for_now(two_solutions=mind.rules.solutions > 1)
    return len(mat.resources) >= least and bool(mat.required or mat.permitted)


def spare_faces(mind: Mind, mat: Mat, plan: Seen) -> frozenset[str]:
    """Return the faces of which Resources hold more cubes than the plan still needs from there."""
    needed = used(plan.paper, mind.view.terms)
    added = cubes_added(mat, plan)
    spare = set()
    for cube in faces(mat.resources):
        played = sum(lying.face == cube.face for lying in (*mat.required, *mat.permitted))
        left = sum(lying.face == cube.face for lying in mat.resources)
        if left > max(0, needed[cube.face] - played) + added[cube.face]:
            spare.add(cube.face)
    return frozenset(spare)


def cubes_added(mat: Mat, plan: Seen) -> Counter[str]:
    """Return the cubes that the plan adds to the Goal, under Add to Goal (2018-19 XIII-C-10)."""
    if not plan.paper or not isinstance(mat.goal, LaidGoal):
        return Counter()
    written = parse_equation(plan.paper[0]).right
    lying = Counter(cube.face for cube in mat.goal.cubes())
    return Counter(cube.face for cube in written.cubes()) - lying


def is_safe(
    mind: Mind, mat: Mat, cube: Cube, to: Section, plan: Seen, *, near: bool = False
) -> bool:
    """Whether a move leaves nothing to challenge, as far as the player sees.

    A cube in Forbidden brings no Solution nearer; but one may be ``near`` already.
    """
    after = after_move(mat, cube, to)
    if not keeps_plan(mind, mat, cube, to, plan) and not look(
        mind, after, ChallengeKind.IMPOSSIBLE
    ):
        return False
    # Only now the dearer question, and only where the answer could have changed.
    if (to is Section.FORBIDDEN and not near) or not can_be_now(mind, after):
        return True
    if mind.level.proves:
        # Who wants proofs takes nothing for safe that was not thought through.
        return look(mind, after, ChallengeKind.NOW, TWICE) == NONE
    return not look(mind, after, ChallengeKind.NOW)


def keeps_plan(mind: Mind, mat: Mat, cube: Cube, to: Section, plan: Seen) -> bool:
    """Whether the plan can still be carried out after a move."""
    if to is Section.FORBIDDEN or cubes_added(mat, plan)[cube.face]:
        return cube.face in spare_faces(mind, mat, plan)
    required = sum(lying.face == cube.face for lying in mat.required)
    return to is Section.PERMITTED or used(plan.paper, mind.view.terms)[cube.face] > required


def first_safe(mind: Mind, mat: Mat, *, near: bool = False) -> tuple[Cube, Section] | None:
    """Return some safe move on a mat, tried from the plainest on; None if there is none."""
    plan = stare(mind, mat, ChallengeKind.IMPOSSIBLE)
    if not plan:
        return None
    for cube, to in plain_moves(mind, mat):
        if is_safe(mind, mat, cube, to, plan, near=near):
            return cube, to
    return None


def plain_moves(mind: Mind, mat: Mat) -> Iterator[tuple[Cube, Section]]:
    """Yield the moves that a mat allows, those to Forbidden first."""
    for to in (Section.FORBIDDEN, Section.PERMITTED, Section.REQUIRED):
        for cube in faces(mat.resources):
            if to is not Section.FORBIDDEN or may_be_forbidden(mind, mat, cube):
                yield cube, to


def may_be_forbidden(mind: Mind, mat: Mat, cube: Cube) -> bool:
    """Whether a cube may go to Forbidden (VIII-A; On-Sets IV-D; 2011-12 ST7, ST9)."""
    procedure = mind.view.terms.procedure
    if mind.rules.no_forbidden or (len(mat.resources) == 1 and not procedure.forceout):
        return False
    policy = procedure.restriction_cubes
    if cube.face not in RESTRICTION_SIGNS or policy is RestrictionCubes.ALWAYS:
        return True
    return policy is RestrictionCubes.FEW_LEFT and len(mat.resources) <= FEW_CUBES
