"""A question to the judge in the shape of an ``equation`` case: rules, mat, challenge, Equation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.cases.fields import Fields
from goalsetter.cases.setting import SETTING, listed, rules_of, ruling_of
from goalsetter.cubes import SECTIONS, LaidGoal, Mat
from goalsetter.errors import CaseError
from goalsetter.judge import Challenge
from goalsetter.notation import mat_from_json
from goalsetter.rules import EQUATIONS, EquationsRules

MAT = frozenset({"goal", *SECTIONS})
ASKED = SETTING | MAT | {"challenge", "equation"}
"""The keys of a question."""

EXPECTED = frozenset(
    {
        *("id", "ref", "note", "text", "kind"),
        *("correct", "why", "why_also", "counter", "not_counter"),
        *("legal", "values", "includes", "excludes"),
    }
)
"""The keys of a case that are no part of the question."""

KINDS = ("equation", "goal")
"""The kinds of cases that ask such a question."""

DEFAULT_CHALLENGE = "now"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the judge is asked; without an Equation, whether the Goal is legal."""

    rules: EquationsRules
    mat: Mat
    challenge: Challenge
    equation: str | None = None
    ruling: str
    """The profile that decides what the books leave open."""

    @property
    def goal(self) -> LaidGoal:
        """The Goal as it lies; there always is one."""
        assert isinstance(self.mat.goal, LaidGoal)
        return self.mat.goal


def read_question(data: Mapping[str, object]) -> Question:
    """The question that the keys spell; what a case expects is left aside."""
    fields = Fields(data)
    fields.hold(frozenset({"rules"}), ASKED, EXPECTED)
    kind = fields.text("kind", KINDS[0])
    if kind not in KINDS:
        raise CaseError("unknown-kind", name=kind, known=listed(KINDS))
    return Question(
        rules=rules_of(fields, EQUATIONS),
        mat=mat_of(fields),
        challenge=challenge_of(fields),
        equation=fields.text("equation") if "equation" in fields else None,
        ruling=ruling_of(fields),
    )


def mat_of(fields: Fields) -> Mat:
    """The mat, with a Goal of EQUATIONS on it."""
    mat = mat_from_json({key: fields.text(key) for key in sorted(MAT) if key in fields})
    if mat.goal is None:
        raise CaseError("no-goal")
    return mat


def challenge_of(fields: Fields) -> Challenge:
    """The challenge by its name."""
    name = fields.text("challenge", DEFAULT_CHALLENGE)
    found = next((each for each in Challenge if each.value == name), None)
    if found is None:
        known = listed(each.value for each in Challenge)
        raise CaseError("unknown-challenge", name=name, known=known)
    return found
