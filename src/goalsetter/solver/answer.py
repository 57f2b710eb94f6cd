"""Answers of the solver: a witness, a proof that there is none, or why it does not know.

There is no way from Unknown to Impossible: an ``Impossible`` is made only from a ``Certificate``,
an argument that holds by itself, or from an ``Exhausted``, which a search gives only if it was
complete: nothing capped, no value dropped, no budget run out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from goalsetter.cubes import Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Solvable:
    """A Solution can be built: one that the judge accepts, and as many more as were asked for."""

    witness: tuple[str, ...]
    """The paper: an Equation, or a Solution of ON-SETS; two texts under Two Solutions."""
    more: tuple[tuple[str, ...], ...] = ()
    goal: str = ""
    """The Goal that goes with it, where the question was whether there is any, or where cubes must
    be added to the one that lies there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Certificate:
    """A short argument that no Solution can be built, by name, with its numbers."""

    name: str
    evidence: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhausted:
    """A search that looked at everything: how much that was."""

    cubes: int
    """Most cubes that a Solution could use."""
    vectors: int
    """Collections of cubes that were looked at."""
    values: int
    """Values (or sets) that they can make."""
    # Not seconds: a proof is the same on every machine.
    steps: int

    @classmethod
    def all_of(cls, proofs: Iterable[Exhausted]) -> Exhausted:
        """One proof from several searches that came to their ends: how much that was in all."""
        every = list(proofs)
        return cls(
            cubes=max((proof.cubes for proof in every), default=0),
            vectors=sum(proof.vectors for proof in every),
            values=sum(proof.values for proof in every),
            steps=sum(proof.steps for proof in every),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Impossible:
    """No Solution can be built, and why."""

    proof: Certificate | Exhausted


class Reason(StrEnum):
    """Why the solver does not know."""

    BUDGET = "budget"
    MEMORY = "memory"
    CANCELLED = "cancelled"
    DOMAIN = "values-out-of-domain"
    UNDECIDED = "equality-undecided"
    INFINITE = "infinitely-many-leaves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """The solver does not know, and why."""

    reason: Reason
    evidence: tuple[tuple[str, str], ...] = ()


Answer = Solvable | Impossible | Unknown


# More than yes or no: what a solver of one roll can tell of a mat.


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortest:
    """The Solutions of the least length: how many there are, and of which kinds."""

    cubes: int
    """How many cubes each of them has; 0 if there is none."""
    count: int
    """How many there are; 2+3 and 3+2 are one."""
    operations: tuple[tuple[tuple[str, ...], int], ...]
    """The operations that one has, and how many have just those."""
    complete: bool
    """Whether these are all; if not, there may be more, or shorter ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fewest:
    """The fewest further cubes with which a Solution can be built."""

    cubes: int | None
    """How many; nothing if no Solution is known that needs few enough."""
    proved: int
    """Proved: no Solution needs fewer than so many."""
    answer: Answer
    """A Solution that needs that many, or why there is none, or why that is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NowFaces:
    """The faces of the Resources with which, one cube added, a Solution can be built."""

    without: Answer
    """Whether a Solution can be built with no cube added."""
    by_face: tuple[tuple[str, Answer], ...]
    """For each face, whether one can be built that uses one such cube."""

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces that are known to do."""
        return tuple(face for face, answer in self.by_face if isinstance(answer, Solvable))


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTruth:
    """The truth about a move: whether an opponent could challenge it, and be right."""

    cube: Cube
    section: str
    now: Answer
    possible: Answer

    @property
    def safe(self) -> bool | None:
        """Whether a Solution is still possible, and not with just one cube more; nothing if that
        is not known."""
        if isinstance(self.now, Solvable) or isinstance(self.possible, Impossible):
            return False
        settled = isinstance(self.now, Impossible) and isinstance(self.possible, Solvable)
        return True if settled else None
