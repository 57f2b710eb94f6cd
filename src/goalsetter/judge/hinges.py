"""The named rulings that a verdict really turns on: those whose other answers change it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from goalsetter.rules import ShakeRules, book_of

R = TypeVar("R", bound=ShakeRules)

ALLOWANCE = 4_000_000
"""Steps of reading that all trials together may take, more or less."""

Trial = Callable[[R], tuple[object, int]]
"""The outcome under some rules, and the steps that it took."""


@dataclass(frozen=True, slots=True)
class Hinge:
    """A named ruling that decides: its answer here, and one that would decide otherwise."""

    ruling: str
    answer: str
    otherwise: str

    def __str__(self) -> str:
        return f"{self.ruling}: {self.answer}"


def find_hinges(listed: tuple[str, ...], rules: R, trial: Trial[R]) -> tuple[Hinge, ...] | None:
    """Those of the rulings listed (``name: answer``) whose other answers change what comes out.

    Nothing if trying them all would take too much work.
    """
    book = book_of(rules)
    now, spent = trial(rules)
    hinges: list[Hinge] = []
    # One ruling at a time: what only two other answers together would change is not looked for.
    for name, _, answer in (entry.partition(": ") for entry in listed):
        row = next(ruling for ruling in book.rulings if ruling.name == name)
        for other in row.alternatives:
            # One other answer that changes the verdict is proof enough; the rest cost steps.
            if spent > ALLOWANCE or other == answer:
                continue
            outcome, steps = trial(book.reruled(rules, name, other))
            spent += steps
            if outcome != now:
                hinges.append(Hinge(name, answer, other))
                break
    return tuple(hinges) if spent <= ALLOWANCE else None
