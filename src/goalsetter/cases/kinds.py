"""The kinds of cases, each with its keys: a kind or a key that has no row here fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from goalsetter.cases import (
    kind_equation,
    kind_goal,
    kind_procedure,
    kind_sets,
    kind_solution,
    kind_solve,
    kind_value,
    kind_variation,
)
from goalsetter.cases.outcome import Difference
from goalsetter.errors import CaseError
from goalsetter.questions import Fields, game_of, listed
from goalsetter.rules import EQUATIONS, ON_SETS

Judge = Callable[[Fields], list[Difference]]

NEEDED = frozenset({"id", "rules", "kind"})
REMARKS = frozenset({"ref", "note", "text", "disputed"})
"""Keys of every case that are for people."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind: what judges it, the keys it needs and those it may have."""

    name: str
    judge: Judge
    needs: frozenset[str]
    may: frozenset[str]


def _rows(*kinds: Kind) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds}


VARIATION = Kind("variation", kind_variation.judge, kind_variation.NEEDS, kind_variation.MAY)
SOLVE = Kind("solve", kind_solve.judge, kind_solve.NEEDS, kind_solve.MAY)

KINDS = {
    EQUATIONS.name: _rows(
        Kind("value", kind_value.judge, kind_value.NEEDS, kind_value.MAY),
        Kind("goal", kind_goal.judge, kind_goal.NEEDS, kind_goal.MAY),
        Kind("equation", kind_equation.judge, kind_equation.NEEDS, kind_equation.MAY),
        SOLVE,
        VARIATION,
    ),
    ON_SETS.name: _rows(
        Kind("set", kind_sets.judge_set, kind_sets.SET_NEEDS, kind_sets.SET_MAY),
        Kind(
            "restriction",
            kind_sets.judge_restriction,
            kind_sets.RESTRICTION_NEEDS,
            kind_sets.RESTRICTION_MAY,
        ),
        Kind("goal", kind_sets.judge_goal, kind_sets.GOAL_NEEDS, kind_sets.GOAL_MAY),
        Kind("deal", kind_sets.judge_dealing, kind_sets.DEAL_NEEDS, kind_sets.DEAL_MAY),
        Kind("solution", kind_solution.judge, kind_solution.NEEDS, kind_solution.MAY),
        replace(SOLVE, needs=SOLVE.needs | {"universe"}),
        replace(VARIATION, may=VARIATION.may | {"variations"}),
    ),
}
"""The kinds of cases of each game by name."""

PROCEDURE = frozenset({"given", "events", "expect"})
"""The keys by which a procedure case is known: it has no kind."""


def kind_of(fields: Fields) -> Kind:
    """The kind of a case."""
    fields.hold(NEEDED, frozenset(fields.data))
    kinds = KINDS[game_of(fields).name]
    name = fields.text("kind")
    if name not in kinds:
        raise CaseError("unknown-kind", name=name, known=listed(kinds))
    return kinds[name]


def judge_case(fields: Fields) -> list[Difference]:
    """What differs in a case of any kind."""
    if "kind" not in fields and PROCEDURE & fields.data.keys():
        return kind_procedure.judge(fields)
    kind = kind_of(fields)
    fields.hold(NEEDED | kind.needs, REMARKS | {"division"} | kind.may)
    for key in sorted(REMARKS | {"id"}):
        fields.text(key)
    return kind.judge(fields)
