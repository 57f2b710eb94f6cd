"""A question to the solver in the shape of a ``solve`` case, of either game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.cubes import EQUATIONS_SYMBOLS, SECTIONS, Mat
from goalsetter.errors import CaseError
from goalsetter.notation import mat_from_json
from goalsetter.questions.fields import Fields
from goalsetter.questions.reader import EXPECTED, Asked, challenge_of
from goalsetter.questions.set_question import MAT, asked_game
from goalsetter.questions.setting import SETTING, rules_of, ruling_of
from goalsetter.rules import ShakeRules

SOLVE_KEYS = SETTING | MAT | {"challenge"}
"""The keys of a question."""

ASIDE = EXPECTED | {"solvable", "equation", "solution"}
"""Keys of cases that do not matter to the solver: any case about a mat can be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SolveQuestion(Asked[ShakeRules]):
    """What the solver is asked; without a Goal, whether there is one."""


def read_solve_question(data: Mapping[str, object]) -> SolveQuestion:
    """The question that the keys spell; there need not be a Goal."""
    game = asked_game(data)
    fields = Fields({"rules": game.usual, **data})
    fields.hold(frozenset({"rules"}), SOLVE_KEYS, ASIDE)
    told = {key: fields.text(key) for key in sorted(MAT) if key in fields}
    if game.dealt and "universe" not in told:
        raise CaseError("no-universe")
    rules: ShakeRules = rules_of(fields, game)
    mat = mat_from_json(told)
    if not game.dealt:
        _check_cubes(mat)
    if mat.goal is None and (mat.required or mat.permitted or mat.forbidden):
        raise CaseError("goal-first")
    return SolveQuestion(
        rules=rules,
        mat=mat,
        challenge=challenge_of(fields),
        ruling=ruling_of(fields),
    )


def _check_cubes(mat: Mat) -> None:
    """The cubes of the other game mean nothing in EQUATIONS: whoever names one slipped."""
    cubes = (cube for section in SECTIONS for cube in getattr(mat, section))
    strange = dict.fromkeys(cube.face for cube in cubes if cube.face not in EQUATIONS_SYMBOLS)
    if strange:
        raise CaseError("strange-cubes", cubes=" ".join(strange))
