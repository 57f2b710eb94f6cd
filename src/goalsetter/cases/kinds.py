"""The kinds of cases, each with its keys: a kind or a key that has no row here fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goalsetter.cases import kind_equation, kind_goal, kind_value, kind_variation
from goalsetter.cases.fields import Fields
from goalsetter.cases.outcome import Difference
from goalsetter.cases.setting import listed
from goalsetter.errors import CaseError

Judge = Callable[[Fields], list[Difference]]

NEEDED = frozenset({"id", "rules", "kind"})
REMARKS = frozenset({"ref", "note", "text"})
"""Keys of every case that are for people."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind: what judges it, the keys it needs and those it may have."""

    name: str
    judge: Judge
    needs: frozenset[str]
    may: frozenset[str]


KINDS = {
    kind.name: kind
    for kind in (
        Kind("value", kind_value.judge, kind_value.NEEDS, kind_value.MAY),
        Kind("goal", kind_goal.judge, kind_goal.NEEDS, kind_goal.MAY),
        Kind("equation", kind_equation.judge, kind_equation.NEEDS, kind_equation.MAY),
        Kind("variation", kind_variation.judge, kind_variation.NEEDS, kind_variation.MAY),
    )
}
"""The kinds of EQUATIONS cases by name."""

SET_EDITIONS = ("mlag-on-sets-2017-18", "mlag-on-sets-2011-12")
SET_KINDS = ("set", "restriction", "goal", "solution", "variation", "deal")
"""ON-SETS: known, and not judged yet."""

PROCEDURE = frozenset({"given", "events", "expect"})
"""The keys by which a procedure case is known: it has no kind, and is not judged yet."""


def kind_of(fields: Fields) -> Kind:
    """The kind of a case."""
    if "kind" not in fields and PROCEDURE & fields.data.keys():
        raise CaseError("not-yet", kind="procedure")
    fields.hold(NEEDED, frozenset(fields.data))
    name, rules = fields.text("kind"), fields.text("rules")
    if rules in SET_EDITIONS and name in SET_KINDS:
        raise CaseError("not-yet", kind=f"{name}, ON-SETS")
    if name not in KINDS:
        raise CaseError("unknown-kind", name=name, known=listed(KINDS))
    return KINDS[name]


def judge_case(fields: Fields) -> list[Difference]:
    """What differs in a case of any kind."""
    kind = kind_of(fields)
    fields.hold(NEEDED | kind.needs, REMARKS | {"division"} | kind.may)
    for key in sorted(REMARKS | {"id"}):
        fields.text(key)
    return kind.judge(fields)
