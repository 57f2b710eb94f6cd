"""Questions to the judge and to the solver, as plain values. Who reads them lives in questions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic

from goalsetter.cubes import Cube, Mat, Universe
from goalsetter.rules.division import Division
from goalsetter.rules.edition import Edition, Years
from goalsetter.rules.in_force import ShakeRules
from goalsetter.rules.rulings import PROFILES
from goalsetter.rules.variation import R


class ChallengeKind(Enum):
    """After what a Solution is written: that says how much of Resources it may use.

    2018-19 VI-A, VII-B-3, VIII.
    """

    NOW = "now"
    """At most one Resource cube."""
    IMPOSSIBLE = "impossible"
    """Any of the Resources."""
    LAST_CUBE = "last-cube"
    """None: all cubes are played. No challenge in the book's sense, but asked like one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Generic[R]):
    """A mat under some rules, and the papers handed in on it.

    Without papers the judge is asked about the Goal alone; the solver needs none. Without a Goal
    the solver is asked whether one can be set.
    """

    rules: R
    mat: Mat
    challenge: ChallengeKind = ChallengeKind.NOW
    papers: tuple[str, ...] = ()
    """An Equation, or a Solution of ON-SETS; two Solutions where the rules ask for two."""
    profile: str = PROFILES[0]
    """The profile that decides what the books leave open."""
    assumed: bool = False
    """Whether the challenge was not named but assumed."""


AnyQuestion = Question[Any]
"""Of either game, where nothing depends on which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceQuestion:
    """Whether a variation may be chosen, after others, on what was rolled and dealt."""

    edition: Edition[Any]
    division: Division
    years: Years | None
    """Which of the alternating lists is played; nothing if nobody says."""
    name: str
    already: tuple[str, ...]
    resources: tuple[Cube, ...]
    universe: Universe | None = None
    profile: str = PROFILES[0]
    answers: tuple[tuple[str, str], ...] = ()
    """Answers to single open questions."""
    rules: ShakeRules | None = None
    """The rules in force after the others, if they are known; else they are made from all that is
    above, which costs more than the ruling."""
