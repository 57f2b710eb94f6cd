"""Which named rulings a verdict really depends on: those whose other answers change it.

The verdict itself lists every ruling that may matter, which costs next to nothing; here each of
them is tried, which costs a verdict for every other answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from goalsetter.judge.finding import Finding
from goalsetter.judge.verdict import Verdict
from goalsetter.rules import Edition, ShakeRules

R = TypeVar("R", bound=ShakeRules)

ALLOWANCE = 4_000_000
"""Steps of reading that all trials together may take, more or less."""

Judged = Callable[[R], tuple[object, int]]
"""What comes out under some rules, and the steps that it took."""


def decisive(
    listed: tuple[str, ...], rules: R, edition: Edition[R], judged: Judged[R]
) -> tuple[str, ...] | None:
    """Those of the rulings listed (``name: answer``) that change what is judged.

    Nothing if trying them all would take too much work.
    """
    trial = _Trial(rules, edition, judged)
    found = tuple(each for each in listed if trial.matters(each))
    return found if trial.steps <= ALLOWANCE else None


class _Trial(Generic[R]):
    """One verdict that is tried under other answers, until too much work was done."""

    def __init__(self, rules: R, edition: Edition[R], judged: Judged[R]) -> None:
        self.rules = rules
        self.edition = edition
        self.judged = judged
        self.now, self.steps = judged(rules)

    def matters(self, listed: str) -> bool:
        """Whether some other answer to one ruling changes what comes out."""
        name, _, answer = listed.partition(": ")
        row = next(ruling for ruling in self.edition.rulings if ruling.name == name)
        return any(self._changes(name, other) for other in row.alternatives if other != answer)

    def _changes(self, name: str, answer: str) -> bool:
        if self.steps > ALLOWANCE:
            return False
        found, steps = self.judged(self.edition.reruled(self.rules, name, answer))
        self.steps += steps
        return found != self.now


def narrowed(verdict: Verdict, decided: tuple[str, ...] | None) -> Verdict:
    """The verdict with its findings resting on nothing but the rulings that decide."""
    if decided is None:
        return verdict
    return replace(verdict, findings=tuple(_narrowed(f, decided) for f in verdict.findings))


def _narrowed(finding: Finding, decided: tuple[str, ...]) -> Finding:
    kept = [each for each in finding.ruling.split("; ") if each in decided]
    return replace(finding, ruling="; ".join(kept))
