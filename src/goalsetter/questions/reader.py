"""A question to the judge in the shape of an ``equation`` case: rules, mat, challenge, Equation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from goalsetter.cubes import SECTIONS, LaidGoal, Mat
from goalsetter.errors import CaseError
from goalsetter.judge import find_unreadable
from goalsetter.notation import mat_from_json
from goalsetter.questions.fields import Fields
from goalsetter.questions.setting import SETTING, R, listed, loosely, rules_of, ruling_of
from goalsetter.rules import EQUATIONS, ChallengeKind, EquationsRules, ShakeRules

MAT = frozenset({"goal", *SECTIONS})
EQUATION_KEYS = SETTING | MAT | {"challenge", "equation"}
"""The keys of a question."""

EXPECTED = frozenset(
    {
        *("id", "ref", "note", "text", "disputed", "kind"),
        *("correct", "why", "why_also", "counter", "not_counter"),
        *("legal", "values", "includes", "excludes"),
    }
)
"""The keys of a case that are no part of the question."""

KINDS = ("equation", "goal")
"""The kinds of cases that ask such a question."""

DEFAULT_CHALLENGE = "now"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Generic[R]):
    """What questions of both games have."""

    rules: R
    mat: Mat
    challenge: ChallengeKind
    ruling: str
    """The profile that decides what the books leave open."""
    assumed: bool = False
    """Whether the challenge was not named but assumed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Asked[EquationsRules]):
    """What the judge is asked; without an Equation, whether the Goal is legal."""

    equation: str | None = None

    @property
    def goal(self) -> LaidGoal:
        """The Goal as it lies; there always is one."""
        assert isinstance(self.mat.goal, LaidGoal)
        return self.mat.goal


def read_question(data: Mapping[str, object]) -> Question:
    """The question that the keys spell; what a case expects is left aside."""
    fields = held(data, EQUATION_KEYS, KINDS)
    return Question(
        rules=rules_of(fields, EQUATIONS),
        mat=mat_of(fields, MAT),
        challenge=challenge_of(fields),
        equation=fields.text("equation") if "equation" in fields else None,
        ruling=ruling_of(fields),
        assumed="challenge" not in fields,
    )


def hold_readable(papers: Iterable[str], rules: ShakeRules) -> None:
    """Raise ``NotationError`` for a paper that nobody can read: there is no ruling on it."""
    for paper in papers:
        error = find_unreadable(paper, rules)
        if error is not None:
            raise error


def held(data: Mapping[str, object], asked: frozenset[str], kinds: tuple[str, ...]) -> Fields:
    """The keys of a question, none of them unknown; the kind of a case, if told, must fit."""
    fields = Fields(data)
    fields.hold(frozenset({"rules"}), asked, EXPECTED)
    kind = fields.text("kind", kinds[0])
    if kind not in kinds:
        raise CaseError("unknown-kind", name=kind, known=listed(kinds))
    return fields


def mat_of(fields: Fields, sections: frozenset[str], **untold: str) -> Mat:
    """The mat, with a Goal on it; ``untold`` is what a section holds if it is not there."""
    told = {key: fields.text(key) for key in sorted(sections) if key in fields}
    mat = mat_from_json({**untold, **told})
    if mat.goal is None:
        raise CaseError("no-goal")
    return mat


def challenge_of(fields: Fields) -> ChallengeKind:
    """The challenge by its name."""
    name = fields.text("challenge", DEFAULT_CHALLENGE)
    found = loosely(name, {each.value: each for each in ChallengeKind})
    if found is None:
        known = listed(each.value for each in ChallengeKind)
        raise CaseError("unknown-challenge", name=name, known=known)
    return found
