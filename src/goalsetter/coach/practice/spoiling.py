"""Ways to spoil a right paper: by its brackets, a digit of it, or where its cubes lie.

Whether a paper is spoilt, and by which fault alone, the judge says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from goalsetter.coach.practice.brackets import bare_papers
from goalsetter.coach.practice.dice import Dice
from goalsetter.cubes import Cube, Mat
from goalsetter.notation import faces_of

Spoilt = tuple[Mat, str] | None
Spoiler = Callable[[Dice, Mat, str], Spoilt]


def leave(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Leave it right."""
    del dice
    return mat, paper


def drop_brackets(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Leave brackets out: it may become ambiguous, or have another value."""
    less = bare_papers(paper, sets=mat.universe is not None)
    return (mat, dice.choice(less)) if less else None


def change_a_sign(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Write another digit, color or sign of the mat for one on the paper."""
    solution, equals, goal = paper.partition("=") if mat.universe is None else (paper, "", "")
    faces = sorted({cube.face for cube in (*mat.permitted, *mat.resources)})
    alike = "0123456789" if mat.universe is None else "BRGY"
    at = [place for place, sign in enumerate(solution) if sign in alike]
    others = [face for face in faces if face in alike]
    if not at or not others:
        return None
    place = dice.choice(at)
    changed = solution[:place] + dice.choice(others) + solution[place + 1 :]
    return (mat, changed + equals + goal) if changed != solution else None


def require_more(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Put a cube into Required, which the paper may not use."""
    if not mat.permitted:
        return None
    cube = dice.choice(mat.permitted)
    return moved(mat, cube, "permitted", "required"), paper


def forbid_one(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Put every cube of a face that the paper uses into Forbidden."""
    used = set(faces_of(paper, sets=mat.universe is not None))
    faces = sorted({cube.face for cube in mat.permitted if cube.face in used})
    if not faces:
        return None
    face = dice.choice(faces)
    for section in ("permitted", "resources"):
        for cube in [cube for cube in getattr(mat, section) if cube.face == face]:
            mat = moved(mat, cube, section, "forbidden")
    return mat, paper


def take_back(dice: Dice, mat: Mat, paper: str) -> Spoilt:
    """Put a cube that the paper uses back into Resources: it may take one too many."""
    used = set(faces_of(paper, sets=mat.universe is not None))
    cubes = [cube for cube in mat.permitted if cube.face in used]
    return (moved(mat, dice.choice(cubes), "permitted", "resources"), paper) if cubes else None


def moved(mat: Mat, cube: Cube, origin: str, to: str) -> Mat:
    """The mat with a cube in another section."""
    left = list(getattr(mat, origin))
    left.remove(cube)
    sections = {
        "required": mat.required,
        "permitted": mat.permitted,
        "forbidden": mat.forbidden,
        "resources": mat.resources,
        origin: tuple(left),
    }
    sections[to] = (*sections[to], cube)
    return replace(
        mat,
        required=sections["required"],
        permitted=sections["permitted"],
        forbidden=sections["forbidden"],
        resources=sections["resources"],
    )


SPOILERS: tuple[Spoiler, ...] = (
    leave,
    leave,
    drop_brackets,
    drop_brackets,
    change_a_sign,
    require_more,
    forbid_one,
    take_back,
)
"""The ways from which one is taken; two in eight leave the paper right."""
