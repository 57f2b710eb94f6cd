"""Verdicts: values, never exceptions. Each lists every finding."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.expr import Number
from goalsetter.judge.finding import GOAL_WITHOUT_READING, NOT_THAT_VALUE, Finding, FindingCode
from goalsetter.judge.hinges import Hinge
from goalsetter.judge.set_worth import SetWork
from goalsetter.rules import ShakeRules, rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseVerdict:
    """The common part of verdicts: the findings, and the rulings that they rest on."""

    findings: tuple[Finding, ...] = ()
    rulings: tuple[str, ...] = ()
    """Named rulings that the verdict may depend on, each as ``name: answer``."""
    rests_on: tuple[Hinge, ...] | None = None
    """Those that it does depend on, each with an answer that would decide otherwise; nothing if
    that was not tried, or is too much work to find out."""
    steps: int = 0
    """How much work it was, in steps of reading."""

    @property
    def depends_on(self) -> tuple[str, ...] | None:
        """The rulings that it rests on, each as ``name: answer``."""
        return None if self.rests_on is None else tuple(map(str, self.rests_on))


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict(BaseVerdict):
    """Whether an Equation is correct if checkers raise every valid objection, and why not."""

    solution: str = ""
    """The Solution as it was read."""
    goal: str = ""
    """The Goal as the writer interprets it."""
    values: tuple[str, ...] = ()
    """Values that the Solution may have."""
    goal_values: tuple[str, ...] = ()
    """Values that the Goal as written may have."""
    works: tuple[tuple[SetWork, ...], ...] = ()
    """Every reading of each Solution of ON-SETS on the cards."""
    deal: tuple[Finding, ...] = ()
    """Faults of the Universe: none of the paper, for a mat may be an excerpt."""
    on_goal: GoalVerdict | None = None
    """The verdict on the Goal of ON-SETS."""

    @property
    def correct(self) -> bool:
        """No finding at all."""
        return not self.findings

    @property
    def codes(self) -> frozenset[FindingCode]:
        """The codes of its findings."""
        return frozenset(finding.code for finding in self.findings)

    @property
    def has_meaning(self) -> bool:
        """Whether both sides are expressions, as far as they were written."""
        without = any(finding.reason == GOAL_WITHOUT_READING for finding in self.findings)
        return FindingCode.UNDEFINED not in self.codes and not without

    def resting_on(self, hinges: tuple[Hinge, ...] | None) -> Verdict:
        """The verdict with its findings resting on nothing but the rulings that decide."""
        if hinges is None:
            return self
        # A finding lists all rulings in play at first; only those that decide are worth telling.
        names = frozenset(map(str, hinges))
        findings = [
            replace(f, ruling="; ".join(r for r in f.ruling.split("; ") if r in names))
            for f in self.findings
        ]
        return replace(self, findings=tuple(findings), rests_on=hinges)


def counted(verdict: Verdict, rules: ShakeRules) -> Verdict:
    """The verdict with the findings that count: all, or those that no checker need raise."""
    if rules.says(rulings.grouping.RAISED, "every"):
        return verdict
    return replace(verdict, findings=tuple(f for f in verdict.findings if f.fatal))


def worst(verdicts: list[Verdict]) -> int:
    """Which of several ways to take a paper the checker chooses: the first that is wrong.

    A way that leaves a side of the paper without meaning is no place for a missing bracket
    (judges E4).
    """
    fitting = [at for at, verdict in enumerate(verdicts) if verdict.has_meaning]
    open_ways = fitting or list(range(len(verdicts)))
    return next((at for at in open_ways if not verdicts[at].correct), open_ways[0])


def by_regrouping(verdict: Verdict, others: list[Verdict], clause: str) -> Verdict:
    """The verdict, its fault of value called ambiguity if another way of taking the paper fits."""
    # Judges E4: the writer left open where the bracket goes, and one place for it fits.
    mended = any(other.has_meaning and not other.codes & NOT_THAT_VALUE for other in others)
    if not mended:
        return verdict
    findings = [
        replace(
            finding,
            code=FindingCode.AMBIGUOUS,
            clause=clause,
            reason="ambiguous",
            evidence=(("counter", finding.at), *finding.evidence),
        )
        if finding.code in NOT_THAT_VALUE
        else finding
        for finding in verdict.findings
    ]
    return replace(verdict, findings=tuple(findings))


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalVerdict(BaseVerdict):
    """Whether a Goal is legal, and all its values.

    ``family`` is true if there are more values than are listed: a 1 may be any power of the base.
    """

    legal: bool
    values: tuple[Number, ...]
    family: bool = False
    settled: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceVerdict(BaseVerdict):
    """Whether a variation may be chosen now."""

    @property
    def legal(self) -> bool:
        """No finding at all."""
        return not self.findings
