"""Verdicts: values, never exceptions. Each lists every finding."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.expr import Number
from goalsetter.judge.finding import GOAL_WITHOUT_READING, NOT_THAT_VALUE, Code, Finding
from goalsetter.rules import ShakeRules, rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether an Equation is correct if checkers raise every valid objection, and why not."""

    findings: tuple[Finding, ...]
    solution: str = ""
    """The Solution as it was read."""
    goal: str = ""
    """The Goal as the writer interprets it."""
    values: tuple[str, ...] = ()
    """What the Solution may be worth."""
    goal_values: tuple[str, ...] = ()
    """What the Goal as written may be worth."""
    rulings: tuple[str, ...] = ()
    """Named rulings that the verdict may depend on; ``decisive`` tells which it does."""
    steps: int = 0
    """How much work it was, in steps of reading."""

    @property
    def correct(self) -> bool:
        """No finding at all."""
        return not self.findings

    @property
    def codes(self) -> frozenset[Code]:
        """The codes of its findings."""
        return frozenset(finding.code for finding in self.findings)

    @property
    def has_meaning(self) -> bool:
        """Whether both sides are expressions, as far as they were written."""
        without = any(finding.reason == GOAL_WITHOUT_READING for finding in self.findings)
        return Code.UNDEFINED not in self.codes and not without


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
    fitting = [at for at, each in enumerate(verdicts) if each.has_meaning]
    open_ways = fitting or list(range(len(verdicts)))
    return next((at for at in open_ways if not verdicts[at].correct), open_ways[0])


def by_regrouping(verdict: Verdict, others: list[Verdict], clause: str) -> Verdict:
    """The verdict, its fault of value called ambiguity if another way of taking the paper fits."""
    mended = any(each.has_meaning and not each.codes & NOT_THAT_VALUE for each in others)
    if not mended:
        return verdict
    return replace(verdict, findings=tuple(_regrouped(f, clause) for f in verdict.findings))


def _regrouped(finding: Finding, clause: str) -> Finding:
    if finding.code not in NOT_THAT_VALUE:
        return finding
    evidence = (("counter", finding.at), *finding.evidence)
    return replace(
        finding, code=Code.AMBIGUOUS, clause=clause, reason="ambiguous", evidence=evidence
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalVerdict:
    """Whether a Goal is legal, and all its values.

    ``family`` is true if there are more values than are listed: a 1 may be any power of the base.
    """

    legal: bool
    values: tuple[Number, ...]
    family: bool = False
    settled: bool = True
    findings: tuple[Finding, ...] = ()
    rulings: tuple[str, ...] = ()
    steps: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceVerdict:
    """Whether a variation may be chosen now."""

    findings: tuple[Finding, ...]
    rulings: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """No finding at all."""
        return not self.findings
