"""The kinds of cases, each with its keys: a kind or a key that has no row here fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from goalsetter.cases import kind_paper, kind_procedure, kind_sets, kind_solve, kind_value
from goalsetter.cases.outcome import Difference
from goalsetter.errors import CaseError
from goalsetter.questions import Fields, game_of, listed
from goalsetter.rules import EQUATIONS, ON_SETS

Judge = Callable[[Fields], list[Difference]]

NEEDED = frozenset({"id", "rules", "kind"})
REMARKS = frozenset({"ref", "note", "text", "disputed"})
"""Keys of every case that are for people."""


@dataclass(frozen=True, slots=True)
class CaseKind:
    """One kind: what judges it, the keys it needs and those it may have."""

    name: str
    judge: Judge
    needs: frozenset[str]
    may: frozenset[str]


VARIATION = CaseKind(
    "variation", kind_solve.judge_choice_case, kind_solve.CHOICE_NEEDS, kind_solve.CHOICE_MAY
)
SOLVE = CaseKind("solve", kind_solve.judge_solve, kind_solve.SOLVE_NEEDS, kind_solve.SOLVE_MAY)

OF_GAME = {
    EQUATIONS.name: (
        CaseKind("value", kind_value.judge_value, kind_value.VALUE_NEEDS, kind_value.VALUE_MAY),
        CaseKind("goal", kind_value.judge_goal_case, kind_value.GOAL_NEEDS, kind_value.GOAL_MAY),
        CaseKind(
            "equation",
            kind_paper.judge_equation_case,
            kind_paper.EQUATION_NEEDS,
            kind_paper.EQUATION_MAY,
        ),
        SOLVE,
        VARIATION,
    ),
    ON_SETS.name: (
        CaseKind("set", kind_sets.judge_set, kind_sets.SET_NEEDS, kind_sets.SET_MAY),
        CaseKind(
            "restriction",
            kind_sets.judge_restriction,
            kind_sets.RESTRICTION_NEEDS,
            kind_sets.RESTRICTION_MAY,
        ),
        CaseKind("goal", kind_sets.judge_goal, kind_sets.GOAL_NEEDS, kind_sets.GOAL_MAY),
        CaseKind("deal", kind_sets.judge_dealing, kind_sets.DEAL_NEEDS, kind_sets.DEAL_MAY),
        CaseKind(
            "solution",
            kind_paper.judge_solution_case,
            kind_paper.SOLUTION_NEEDS,
            kind_paper.SOLUTION_MAY,
        ),
        replace(SOLVE, needs=SOLVE.needs | {"universe"}),
        replace(VARIATION, may=VARIATION.may | {"variations"}),
    ),
}
"""The kinds of cases of each game."""

KINDS = {game: {kind.name: kind for kind in kinds} for game, kinds in OF_GAME.items()}
"""The kinds of cases of each game by name."""

PROCEDURE = frozenset({"given", "events", "expect"})
"""The keys by which a procedure case is known: it has no kind."""


def kind_of(fields: Fields) -> CaseKind:
    """The kind of a case."""
    fields.hold(NEEDED, frozenset(fields.data))
    kinds = KINDS[game_of(fields).name]
    name = fields.text("kind")
    if name not in kinds:
        raise CaseError("unknown-kind", name=name, known=listed(kinds))
    return kinds[name]


def judge_case(fields: Fields) -> list[Difference]:
    """List the differences in a case of any kind."""
    if "kind" not in fields and PROCEDURE & fields.data.keys():
        return kind_procedure.judge(fields)
    kind = kind_of(fields)
    fields.hold(NEEDED | kind.needs, REMARKS | {"division"} | kind.may)
    for key in sorted(REMARKS | {"id"}):
        fields.text(key)
    return kind.judge(fields)
