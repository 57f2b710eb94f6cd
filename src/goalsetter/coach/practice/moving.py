"""Moves of one cube in an item: faces that are left, legal moves, and how they are typed."""

from __future__ import annotations

from goalsetter.coach.practice.deciding import may_be_now
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.positions import with_move
from goalsetter.cubes import RESTRICTION_SIGNS, Cube, Mat
from goalsetter.errors import NotationError
from goalsetter.notation import parse_cubes
from goalsetter.rules import FEW_CUBES, RestrictionCubes, ShakeRules, find_procedure

PLACES = ("required", "permitted", "forbidden")


def is_plain(mat: Mat, rules: ShakeRules) -> bool:
    """Whether equal faces are equal cubes, and a move is a cube out of the Resources."""
    coloured = any(cube.colour for cube in mat.resources)
    return not coloured and not rules.shift_from_permitted and not rules.add_to_goal


def faces_left(item: PracticeItem) -> tuple[str, ...]:
    """The faces in Resources, each once."""
    return tuple(dict.fromkeys(cube.face for cube in item.position.resources))


def cube_with(item: PracticeItem, face: str) -> Cube:
    """A cube of the Resources with this face."""
    return next(cube for cube in item.position.resources if cube.face == face)


def face_typed(item: PracticeItem, answer: str) -> str | None:
    """The face that was typed, in any spelling, if it lies in Resources."""
    try:
        cubes = parse_cubes(answer, sets=item.sets)
    except NotationError:
        return None
    face = cubes[0].face if len(cubes) == 1 else ""
    return face if face in faces_left(item) else None


def move_typed(item: PracticeItem, answer: str) -> str | None:
    """The move that was typed: a face and a section, ``7 forbidden``."""
    face, _, section = answer.strip().rpartition(" ")
    typed = face_typed(item, face) if face.strip() else None
    places = [place for place in PLACES if section and place.startswith(section.lower())]
    if typed is None or len(places) != 1:
        return None
    return f"{typed} {places[0]}"


def legal_moves(item: PracticeItem) -> tuple[tuple[str, str], ...]:
    """Every face with every section to which it may go (On-Sets IV-D)."""
    rules, procedure = item.rules, find_procedure(item.edition)
    few = len(item.position.resources) <= FEW_CUBES
    signs = {
        RestrictionCubes.ALWAYS: True,
        RestrictionCubes.FEW_LEFT: few,
        RestrictionCubes.NEVER: False,
    }[procedure.restriction_cubes]
    return tuple(
        (face, place)
        for face in faces_left(item)
        for place in PLACES
        if place != "forbidden"
        or (not rules.no_forbidden and (signs or face not in RESTRICTION_SIGNS))
    )


def mat_after(item: PracticeItem, face: str, section: str) -> Mat:
    """The mat after a move."""
    return with_move(item.position, cube_with(item, face), section)


def may_all_be_now(item: PracticeItem) -> bool:
    """Whether Now may still be challenged after any move; else moves are safe without a thought."""
    face = faces_left(item)[0]
    return may_be_now(mat_after(item, face, "permitted"), item.rules)
