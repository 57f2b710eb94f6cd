"""What chance brings in a procedure case, where it does not say: a roll, and cards to deal."""

from __future__ import annotations

from goalsetter.cases.fields import Fields
from goalsetter.cases.table_mat import taken_cubes
from goalsetter.cubes import ALL_CARDS, Card, Cube
from goalsetter.play import State, Terms, action
from goalsetter.rules import CUBE_KINDS, FACES, Division


def some_roll(terms: Terms) -> tuple[Cube, ...]:
    """A roll in which every face comes up."""
    if not terms.deals_cards:
        return tuple(Cube(face, colour) for colour, faces in FACES for face in faces)
    young = terms.division is Division.ELEMENTARY
    shown = {"colour": "RBGYRBGY", "operation": "∪∩-'", "digit": "123"}
    shown["restriction"] = "VVΛ" if young else "=⊆V"
    return tuple(Cube(face) for kind in CUBE_KINDS for face in shown[kind.name])


def lucky(roll: action.Roll, told: Fields, later: list[Fields], terms: Terms) -> tuple[Cube, ...]:
    """The cubes that are rolled; if the case does not name them, with those that it plays later."""
    if "cubes" in told:
        return roll.cubes
    wanted = tuple(cube for event in later for cube in taken_cubes(event, terms))
    return _with(roll.cubes, wanted)


def _with(cubes: tuple[Cube, ...], wanted: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """A roll in which these faces come up, as far as the cubes have them."""
    spare, kept, missing = list(cubes), [], []
    for want in wanted:
        found = next((each for each in spare if _is_like(each, want)), None)
        if found is None:
            missing.append(want)
            continue
        spare.remove(found)
        kept.append(found)
    for want in missing:
        turned = next(
            (each for each in spare if want.face in _faces(each) and _fits(each, want)), None
        )
        if turned is not None:
            spare.remove(turned)
            kept.append(Cube(want.face, turned.colour))
    return (*kept, *spare)


def _is_like(cube: Cube, want: Cube) -> bool:
    return cube.face == want.face and _fits(cube, want)


def _fits(cube: Cube, want: Cube) -> bool:
    return want.colour is None or want.colour == cube.colour


def _faces(cube: Cube) -> str:
    """The faces of the cube that shows this one."""
    if cube.colour is not None:
        return dict(FACES)[cube.colour]
    return next(kind.faces for kind in CUBE_KINDS if cube.face in kind.faces)


def undealt(state: State) -> tuple[Card, ...]:
    """The cards that are not in the Universe yet."""
    return tuple(card for card in reversed(ALL_CARDS) if card not in state.shake.universe)
