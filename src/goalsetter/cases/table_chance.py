"""Chance in a procedure case that does not say: a roll, and cards to deal."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cases.table_mat import cubes_under, taken_cubes
from goalsetter.cubes import ALL_CARDS, Card, Cube
from goalsetter.play import State, Step, Terms
from goalsetter.questions import Fields
from goalsetter.rules import CUBE_KINDS, FACES, Division


def rolled(state: State) -> tuple[Cube, ...]:
    """A roll, without the cubes that are set out (On-Sets II-A-3)."""
    cubes = some_roll(state.terms)
    restriction = [cube for cube in cubes if state.shake.set_out and cube.symbol in "VΛ"]
    # What was set out before the roll lies there already.
    return tuple(cube for cube in cubes if cube not in restriction)


def some_roll(terms: Terms) -> tuple[Cube, ...]:
    """A roll in which every face comes up."""
    if not terms.deals_cards:
        return tuple(Cube(face, colour) for colour, faces in FACES for face in faces)
    young = terms.division is Division.ELEMENTARY
    shown = {"colour": "RBGYRBGY", "operation": "∪∩-'", "digit": "123"}
    shown["restriction"] = "VVΛ" if young else "=⊆V"
    return tuple(Cube(face) for kind in CUBE_KINDS for face in shown[kind.name])


def as_told(step: Step, event: Fields) -> Step:
    """The roll with the cubes that a case names: they need not be a possible roll (decision 31)."""
    shake = step.state.shake
    named = (*cubes_under(event, "cubes"), *shake.set_out)
    return replace(step, state=replace(step.state, shake=replace(shake, resources=named)))


def lucky(state: State, later: list[Fields]) -> tuple[Cube, ...]:
    """The cubes that are rolled, and with them those that the case plays later.

    Cubes that show the face already are taken first. Turning one at once could use up a cube that
    shows what is wanted further on.
    """
    wanted = [cube for event in later for cube in taken_cubes(event, state.terms)]
    spare, kept, missing = list(rolled(state)), [], []
    for want in wanted:
        alike = (other for other in spare if other.face == want.face and _fits(other, want))
        cube = next(alike, None)
        if cube is None:
            missing.append(want)
            continue
        spare.remove(cube)
        kept.append(cube)
    # A cube can only be turned to a face that is on it: of an EQUATIONS cube its colour tells
    # which those are, of an ON-SETS cube the face that it shows.
    sides = {face: kind.faces for kind in CUBE_KINDS for face in kind.faces}
    for want in missing:
        turned = next(
            (
                other
                for other in spare
                if want.face in (dict(FACES)[other.colour] if other.colour else sides[other.face])
                and _fits(other, want)
            ),
            None,
        )
        if turned is not None:
            spare.remove(turned)
            kept.append(Cube(want.face, turned.colour))
    return (*kept, *spare)


def _fits(cube: Cube, want: Cube) -> bool:
    return want.colour is None or want.colour == cube.colour


def undealt(state: State) -> tuple[Card, ...]:
    """The cards that are not in the Universe yet."""
    return tuple(card for card in reversed(ALL_CARDS) if card not in state.shake.universe)
