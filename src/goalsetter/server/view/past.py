"""How cubes lay earlier in a shake: what everybody saw on the mat, and nothing else."""

from __future__ import annotations

from goalsetter.play import SPECTATOR, view
from goalsetter.server import wire
from goalsetter.server.view.mat import mat
from goalsetter.table import Table, states


def past_mats(table: Table, shake: int) -> list[wire.PastMat]:
    """Each mat of a shake that differs from the one before, with the number of its action.

    The log is done once more: that is dear, but only a browser that was opened anew asks for it.
    """
    positions: list[wire.PastMat] = []
    for number, state in enumerate(states(table.seating, table.log)):
        if state.shake.number > shake:
            break
        if state.shake.number < shake:
            continue
        lying = mat(view(state, SPECTATOR))
        if not positions or positions[-1].mat != lying:
            positions.append(wire.PastMat(number=number, mat=lying))
    return positions
