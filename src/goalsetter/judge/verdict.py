"""Verdicts: values, never exceptions. Each lists every finding."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goalsetter.expr import Number
from goalsetter.judge.finding import Code, Finding


class Challenge(Enum):
    """After what the Equation is presented, which decides how many Resources it may use."""

    NOW = "now"
    IMPOSSIBLE = "impossible"
    LAST_CUBE = "last-cube"


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
    """Named rulings that the verdict depends on."""

    @property
    def correct(self) -> bool:
        """No finding at all."""
        return not self.findings

    @property
    def codes(self) -> frozenset[Code]:
        """The codes of its findings."""
        return frozenset(finding.code for finding in self.findings)


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceVerdict:
    """Whether a variation may be chosen now."""

    findings: tuple[Finding, ...]

    @property
    def legal(self) -> bool:
        """No finding at all."""
        return not self.findings
