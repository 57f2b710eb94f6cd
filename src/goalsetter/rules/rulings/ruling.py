"""A named ruling: an open question with its sources, its alternatives and its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from goalsetter.rules.division import Division

PROFILES = ("mlag", "agloa")
"""A profile sets many rulings at once; the first is the usual one."""

EQUATIONS, ON_SETS = "EQUATIONS", "ON-SETS"
"""The games that a ruling may belong to."""

F = TypeVar("F", bound=Callable[..., object])


class Scope(Enum):
    """The thing that is judged when a question may arise."""

    PAPER = "what is written"
    GOAL = "a Goal as it lies"
    CHOICE = "the choice of a variation"
    GROUPING = "which groupings a text has"
    TABLE = "what is done at the table"


PAPER, GOAL, CHOICE, GROUPING = Scope.PAPER, Scope.GOAL, Scope.CHOICE, Scope.GROUPING
TABLE = Scope.TABLE


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer under a profile, in an edition, in some divisions; empty is any."""

    says: str
    profile: str = ""
    edition: str = ""
    divisions: tuple[Division, ...] = ()

    def holds(self, profile: str, edition: str, division: Division) -> bool:
        """Whether this answer is the one here."""
        return (
            self.profile in ("", profile)
            and self.edition in ("", edition)
            and (not self.divisions or division in self.divisions)
        )


@dataclass(frozen=True, slots=True)
class Ruling:
    """An open question: where it comes from, what may be answered, what is answered where.

    The first alternative is the usual answer, ``answers`` tells where another holds (the first
    that fits). A question with one alternative is settled: there is no other sensible reading to
    play. A verdict may depend on it where one of its ``symbols`` is used under one of its
    ``variations``; empty is any.
    """

    name: str
    decisions: tuple[int, ...]
    """Which of the decisions about open questions it belongs to."""
    sources: tuple[str, ...]
    alternatives: tuple[str, ...]
    answers: tuple[Answer, ...] = ()
    variations: tuple[str, ...] = ()
    symbols: str = ""
    scope: tuple[Scope, ...] = (Scope.PAPER, Scope.GOAL)
    games: tuple[str, ...] = (EQUATIONS,)

    @property
    def settled(self) -> bool:
        """Whether there is just one answer."""
        return len(self.alternatives) == 1

    def answer(self, profile: str, edition: str, division: Division) -> str:
        """Return the answer in a division of an edition under a profile."""
        answers = (a.says for a in self.answers if a.holds(profile, edition, division))
        return next(answers, self.alternatives[0])


@dataclass(frozen=True, slots=True)
class Answers:
    """Every ruling of a game with its answer, found by its name."""

    pairs: tuple[tuple[str, str], ...] = ()
    by_name: dict[str, str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", dict(self.pairs))

    def of(self, ruling: Ruling) -> str:
        """The answer to a question; the usual one where none was put in force."""
        return self.by_name.get(ruling.name, ruling.alternatives[0])


def settled_by(*rulings: Ruling) -> Callable[[F], F]:
    """Mark a function that applies settled rulings: there is one answer, so none is asked for."""
    assert all(ruling.settled for ruling in rulings), rulings
    return lambda function: function


def settled_rulings(
    rulings: Iterable[Ruling],
    chosen: Mapping[str, str],
    profile: str,
    edition: str,
    division: Division,
) -> Answers:
    """Each ruling with its answer: the one that was chosen, or that of profile and edition."""
    rows = {ruling.name: ruling for ruling in rulings}
    if profile not in PROFILES:
        raise ValueError(f"expected a profile of {PROFILES}, got {profile!r}")
    for name, answer in chosen.items():
        if name not in rows:
            raise ValueError(f"expected a ruling of this game, got {name!r}")
        if answer not in rows[name].alternatives:
            known = rows[name].alternatives
            raise ValueError(f"expected one of {known} for {name!r}, got {answer!r}")
    return Answers(
        tuple(
            (name, chosen.get(name, row.answer(profile, edition, division)))
            for name, row in rows.items()
        )
    )
