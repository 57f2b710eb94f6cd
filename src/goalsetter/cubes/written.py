"""A player's writing: cubes in order, in groups, with notes that say what they stand for.

A Written has no meaning yet: which readings it has is policy (``rules``), how to find them is
mechanism (``expr``), and how it is spelt is ``notation``.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes.card import BLANK
from goalsetter.cubes.cube import Cube
from goalsetter.cubes.note import plain_note
from goalsetter.cubes.symbol import ALL_SYMBOLS

BRACKETS = {"(": ")", "[": "]", "{": "}"}
"""The three kinds of grouping symbols, opening to closing. They are all the same to the rules."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One cube as written. ``note`` is the text between ``<`` and ``>`` behind it, if any."""

    cube: Cube
    note: str | None = None

    def __post_init__(self) -> None:
        if self.note is not None:
            object.__setattr__(self, "note", plain_note(self.note))


@dataclass(frozen=True, slots=True)
class Factorial:
    """The sign ``!``: written, never a cube."""


@dataclass(frozen=True, slots=True)
class DecimalPoint:
    """A decimal point written as such, for a cube (Decimal Point) or for none (Decimal in Goal)."""


@dataclass(frozen=True, slots=True)
class Group:
    """Items inside one pair of brackets; ``note`` says what the whole power in front means."""

    items: tuple[Item, ...]
    bracket: str = "("
    note: str | None = None

    def __post_init__(self) -> None:
        if not self.items:
            raise ValueError("expected at least one item inside brackets, got none")
        if self.bracket not in BRACKETS:
            raise ValueError(f"expected an opening bracket, got {self.bracket!r}")
        if self.note is not None:
            object.__setattr__(self, "note", plain_note(self.note))


Item = Placed | Factorial | DecimalPoint | Group


@dataclass(frozen=True, slots=True)
class Written:
    """A written expression: a Solution, a Goal as somebody writes it, a Set-Name, a Restriction."""

    items: tuple[Item, ...]

    def __post_init__(self) -> None:
        if not self.items:
            raise ValueError("expected at least one item in a written expression, got none")

    def cubes(self) -> tuple[Cube, ...]:
        """Every cube written, from left to right, those inside groups included."""
        return tuple(placed.cube for placed in placed_in(self.items))


def placed_in(items: tuple[Item, ...]) -> tuple[Placed, ...]:
    """The placed cubes among the items, from left to right, at every depth."""
    placed: list[Placed] = []
    # A stack of our own: groups made in code may nest deeper than a function may call itself.
    stack = list(reversed(items))
    while stack:
        item = stack.pop()
        if isinstance(item, Placed):
            placed.append(item)
        elif isinstance(item, Group):
            stack.extend(reversed(item.items))
    return tuple(placed)


@dataclass(frozen=True, slots=True)
class StandsFor:
    """One entry of a trailing ``where``: this symbol (or ``blank``) stands for that."""

    what: str
    meaning: str

    def __post_init__(self) -> None:
        if self.what != BLANK and self.what not in ALL_SYMBOLS:
            raise ValueError(f"expected the symbol of a cube or {BLANK!r}, got {self.what!r}")
        object.__setattr__(self, "meaning", plain_note(self.meaning))
        if self.meaning != "=" and set(self.meaning) & set(",;="):
            raise ValueError(f"expected a meaning without , ; or =, got {self.meaning!r}")


@dataclass(frozen=True, slots=True)
class Solution:
    """One written expression with its ``where``."""

    written: Written
    where: tuple[StandsFor, ...] = ()


@dataclass(frozen=True, slots=True)
class Equation:
    """``Solution = Goal`` (or the other way round) as somebody wrote it."""

    left: Written
    right: Written
    where: tuple[StandsFor, ...] = ()


@dataclass(frozen=True, slots=True)
class SetSolution:
    """An ON-SETS Solution: its Restrictions, then its Set-Name."""

    restrictions: tuple[Written, ...]
    set_name: Written
    where: tuple[StandsFor, ...] = ()

    @property
    def parts(self) -> tuple[Written, ...]:
        """Everything that is written, in the order of the paper: the Set-Name comes last."""
        return (*self.restrictions, self.set_name)
