"""Which named rulings a verdict really depends on: those whose other answers change it.

The verdict itself lists every ruling that may matter, which costs next to nothing; here each of
them is tried, which costs a verdict for every other answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from goalsetter.judge.finding import Finding
from goalsetter.judge.verdict import Verdict
from goalsetter.rules import Edition, ShakeRules

R = TypeVar("R", bound=ShakeRules)


def decisive(
    listed: tuple[str, ...], rules: R, edition: Edition[R], judged: Callable[[R], object]
) -> tuple[str, ...]:
    """Those of the rulings listed (``name: answer``) that change what ``judged`` gives."""
    if not listed:
        return ()
    now = judged(rules)
    return tuple(each for each in listed if _matters(each, rules, edition, judged, now))


def _matters(
    listed: str, rules: R, edition: Edition[R], judged: Callable[[R], object], now: object
) -> bool:
    name, _, answer = listed.partition(": ")
    row = next(ruling for ruling in edition.rulings if ruling.name == name)
    others = (other for other in row.alternatives if other != answer)
    return any(judged(edition.reruled(rules, name, other)) != now for other in others)


def narrowed(verdict: Verdict, decided: tuple[str, ...]) -> Verdict:
    """The verdict with its findings resting on nothing but the rulings that decide."""
    return replace(verdict, findings=tuple(_narrowed(f, decided) for f in verdict.findings))


def _narrowed(finding: Finding, decided: tuple[str, ...]) -> Finding:
    kept = [each for each in finding.ruling.split("; ") if each in decided]
    return replace(finding, ruling="; ".join(kept))
