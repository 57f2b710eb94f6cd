"""Which cubes a paper uses, by what is printed on them."""

from __future__ import annotations

from collections import Counter

from goalsetter.cubes import placed_in
from goalsetter.errors import NotationError
from goalsetter.notation.lexer import Laid, tokens
from goalsetter.notation.sets import SET_WRITING, parse_set_solution
from goalsetter.notation.source import whole
from goalsetter.notation.written import WRITING, parse_equation


def faces_in(paper: tuple[str, ...], *, sets: bool) -> Counter[str]:
    """The cubes of a paper; of two Solutions, those of either; none of what cannot be read."""
    cubes: Counter[str] = Counter()
    for written in paper:
        try:
            # The same cubes serve for both Solutions, so the fuller of the two counts.
            cubes |= Counter(faces_of(written, sets=sets))
        except NotationError:
            continue
    return cubes


def faces_typed(written: str, *, sets: bool) -> list[str]:
    """The faces that a text asks for, sign by sign, while somebody is still typing it.

    What cannot be read is passed over; what a note or a ``where`` says is no cube.
    """
    source = whole(written)
    faces: list[str] = []
    at = source.start
    while at < source.stop:
        try:
            for token in tokens(source.part(at, source.stop), SET_WRITING if sets else WRITING):
                if isinstance(token, Laid):
                    faces.append(token.cube.face)
            return faces
        except NotationError as error:
            # On behind what cannot be read, and at least one sign further, or it would never end.
            at = max(at, error.position) + max(1, len(error.found))
    return faces


def faces_of(written: str, *, sets: bool) -> tuple[str, ...]:
    """The faces of an Equation's or a Solution's cubes, in their order; not those of the Goal."""
    if sets:
        solution = parse_set_solution(written)
        parts = solution.parts
    else:
        parts = (parse_equation(written).left,)
    return tuple(placed.cube.face for part in parts for placed in placed_in(part.items))
