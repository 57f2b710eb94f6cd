"""How a book has the game played: limits, words, fines, sanctions and scores, as one row each."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from goalsetter.rules.division import Division
from goalsetter.rules.procedure.claim import Claim
from goalsetter.rules.procedure.fault import Cost, Fault
from goalsetter.rules.procedure.scores import ScoreTable
from goalsetter.rules.procedure.task import Task


class LeaderBonus(Enum):
    """Whether the player who leads the match may make a bonus move."""

    FREE = "free"
    CHARGED = "charged"
    """Illegal procedure, without a point (2011-12 ET9, Elementary and Middle)."""
    FINED = "fined"


class RestrictionCubes(Enum):
    """When = and ⊆ may go to Forbidden."""

    ALWAYS = "always"
    FEW_LEFT = "few left"
    NEVER = "never"


FEW_CUBES = 4
"""= and ⊆ may be forbidden when no more cubes than these are in Resources (On-Sets IV-D)."""

MOST_GOAL_CUBES = 6
"""Cubes of a Goal (2018-19 IV-B)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """The procedure of one edition. What the books leave open is set by named rulings."""

    edition: str
    seconds: dict[Task, int]
    seconds_for_two: dict[Task, int] = field(default_factory=dict)
    """Limits under Two Solutions, where they differ (On-Sets XIII)."""
    words: dict[str, Claim]
    """The claim of each word of a challenge; a word that is not here is none."""
    fines: dict[Fault, int]
    """Points lost by a fault itself."""
    costs: dict[Cost, int] = field(default_factory=lambda: dict.fromkeys(Cost, 1))
    """Points lost for time, a minute, a variation or behavior: one in every book."""
    ruled_fine: int = 1
    """Points lost by a fault of which only a ruling says that it costs any."""
    clauses: dict[str, str]
    """Where the book says it, by fault or by matter."""
    leader_bonus: dict[Division, LeaderBonus]
    scores: ScoreTable
    variations: bool = True
    goal_with_roll: bool = False
    """Rolling and setting the Goal share one limit (Basic XI-A-1)."""
    warned_before: bool = False
    """The ten seconds are counted before the limit ends, not after it (2011-12 ET7)."""
    sides_first: bool = False
    """The Third Party takes a side before writing begins (2011-12 ET7)."""
    forceout: bool = False
    """Instead of the last-cube procedure (2011-12 ET20-22)."""
    barred_after_two: bool = False
    """A second illegal variation costs the shake (2011-12 ET4), not only the variation."""
    minute_to_name: bool = False
    """After the block was lifted for nothing, a minute to name a challenge (2011-12 ET14)."""
    calls_repeated: bool = False
    """A call made with the block in hand is explained and made again (2011-12 ET14)."""
    undefined_goal_charged: bool = True
    """Else a Goal that means nothing is a flub, but for Add to Goal (2011-12 ET8)."""
    tries_close: bool = True
    """A failed try at ambiguity ends all objections (VII-C-4-h), which ET16 does not say."""
    value_settles: bool = True
    """Whether it equals the Goal is the last question (VII-C-4-i), which ET16 does not say."""
    silence_agrees: bool = True
    """Silence for a minute agrees to "No Goal"; else the time rule comes first (2011-12 ET7)."""
    naming_counted: bool = False
    """Naming a challenge has an ordinary limit with its countdown (Basic XI-A-1-d)."""
    ambiguity: bool = True
    """Whether checkers may prove ambiguity; the usual order of operations leaves none (Basic)."""
    restriction_cubes: RestrictionCubes = RestrictionCubes.ALWAYS
    initialled: frozenset[Division] = frozenset()
    """Divisions whose penalties a judge must initial (2018-19 XI-A note)."""
    prevailing: dict[str, str] = field(default_factory=dict)
    """A variation that stands, if nobody notices, over one chosen before (2011-12 ST7)."""

    def limit(self, task: Task, two_solutions: bool = False) -> int:
        """The seconds of a task; 0 where the book has no such task."""
        usual = self.seconds.get(task, 0)
        return self.seconds_for_two.get(task, usual) if two_solutions else usual

    def fine(self, fault: Fault) -> int:
        """The points that a fault costs by itself."""
        return self.fines.get(fault, 0)

    def clause(self, matter: str) -> str:
        """The clause for a fault or a matter."""
        return self.clauses.get(matter, self.clauses["procedure"])
