"""How each book has the game played: limits, fines, claims, scores. Data that ``play`` reads."""

from goalsetter.rules.procedure.acts import ACTS, Act
from goalsetter.rules.procedure.books import PROCEDURES, find_procedure
from goalsetter.rules.procedure.claim import (
    BURDENS,
    ONE_CUBE_CLAIMS,
    Burden,
    Claim,
    Role,
    least_for_now,
)
from goalsetter.rules.procedure.fault import CHARGED, Cost, Fault
from goalsetter.rules.procedure.ours import OURS, Gap
from goalsetter.rules.procedure.procedure import (
    FEW_CUBES,
    MOST_GOAL_CUBES,
    LeaderBonus,
    Procedure,
    RestrictionCubes,
)
from goalsetter.rules.procedure.scores import (
    HIGHEST_SCORE,
    PENALTY_POINTS,
    PLACES,
    VARIATION_TRIES,
    ScoreTable,
    match_points,
)
from goalsetter.rules.procedure.task import (
    CORRECTION_SECONDS,
    COUNTDOWN_SECONDS,
    EXTRA_SECONDS,
    LAST_SECONDS,
    NAMING_SECONDS,
    ROUND_SECONDS,
    Task,
)

__all__ = [
    "ACTS",
    "BURDENS",
    "CHARGED",
    "CORRECTION_SECONDS",
    "COUNTDOWN_SECONDS",
    "EXTRA_SECONDS",
    "FEW_CUBES",
    "HIGHEST_SCORE",
    "LAST_SECONDS",
    "MOST_GOAL_CUBES",
    "NAMING_SECONDS",
    "ONE_CUBE_CLAIMS",
    "OURS",
    "PENALTY_POINTS",
    "PLACES",
    "PROCEDURES",
    "ROUND_SECONDS",
    "VARIATION_TRIES",
    "Act",
    "Burden",
    "Claim",
    "Cost",
    "Fault",
    "Gap",
    "LeaderBonus",
    "Procedure",
    "RestrictionCubes",
    "Role",
    "ScoreTable",
    "Task",
    "find_procedure",
    "least_for_now",
    "match_points",
]
