"""The procedure of each rule book."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from goalsetter.rules.division import Division
from goalsetter.rules.procedure.claim import Claim
from goalsetter.rules.procedure.clauses import (
    BASIC_BOOK,
    EQUATIONS_BOOK,
    OLDER_BOOK,
    ON_SETS_BOOK,
    cited,
)
from goalsetter.rules.procedure.fault import Fault
from goalsetter.rules.procedure.procedure import (
    LeaderBonus,
    Procedure,
    RestrictionCubes,
)
from goalsetter.rules.procedure.scores import MODERN, OLDER
from goalsetter.rules.procedure.task import Task

YOUNG = frozenset({Division.MINOR, Division.ELEMENTARY, Division.MIDDLE})

SECONDS = {
    Task.ROLL: 60,
    Task.VARIATION: 15,
    Task.GOAL: 120,
    Task.FIRST_TURN: 120,
    Task.TURN: 60,
    Task.STATE_CHALLENGE: 15,
    Task.IMPOSSIBLE_AFTER_LAST_CUBE: 60,
    Task.NO_GOAL_REPLY: 60,
    Task.WRITE: 120,
    Task.CHECK: 120,
}
"""The limits that the books share (2018-19 XI-A-1)."""

MODERN_WORDS = {
    "now": Claim.NOW,
    "win": Claim.NOW,
    "trap": Claim.NOW,
    "possible": Claim.NOW,
    "a_flub": Claim.NOW,
    "ca_flub": Claim.NOW,
    "impossible": Claim.IMPOSSIBLE,
    "never": Claim.IMPOSSIBLE,
    "p_flub": Claim.IMPOSSIBLE,
    "no_goal": Claim.NO_GOAL,
}
"""Words of other games and years are taken for what they mean (VI-A-1-c; judges D17, D18)."""

OLDER_WORDS = {
    "a_flub": Claim.A_FLUB,
    "ca_flub": Claim.CA_FLUB,
    "p_flub": Claim.P_FLUB,
    "now": Claim.A_FLUB,
    "impossible": Claim.P_FLUB,
    "never": Claim.P_FLUB,
    "forceout_a": Claim.FORCEOUT_A,
    "forceout_b": Claim.FORCEOUT_B,
    "no_goal": Claim.NO_GOAL,
}

MODERN_FINES = {
    Fault.LEADER_BONUS: 1,
    Fault.BLOCK_FOR_ANOTHER_CALL: 1,
    Fault.EMPTY_GOAL: 1,
    Fault.NOW_TOO_EARLY: 1,
    Fault.NOW_TOO_LATE: 1,
    Fault.SECOND_CHALLENGE: 1,
    Fault.SELF_CHALLENGE: 1,
}


def _every(bonus: LeaderBonus) -> dict[Division, LeaderBonus]:
    return dict.fromkeys(Division, bonus)


EQUATIONS_2018_19 = Procedure(
    edition="mlag-equations-2018-19",
    seconds=SECONDS,
    words=MODERN_WORDS,
    fines=MODERN_FINES,
    clauses=cited("2018-19", EQUATIONS_BOOK),
    leader_bonus=_every(LeaderBonus.FINED),
    scores=MODERN,
    initialled=YOUNG,
)

BASIC_2019_20 = replace(
    EQUATIONS_2018_19,
    edition="mlag-basic-equations-2019-20",
    seconds={task: limit for task, limit in SECONDS.items() if task is not Task.VARIATION},
    fines={},
    clauses=cited("Basic 2019-20", BASIC_BOOK),
    leader_bonus=_every(LeaderBonus.FREE),
    variations=False,
    goal_with_roll=True,
    naming_counted=True,
    ambiguity=False,
)

ON_SETS_2017_18 = replace(
    EQUATIONS_2018_19,
    edition="mlag-on-sets-2017-18",
    seconds_for_two={Task.WRITE: 180, Task.CHECK: 180, Task.IMPOSSIBLE_AFTER_LAST_CUBE: 120},
    clauses=cited("On-Sets 2017-18", ON_SETS_BOOK),
    restriction_cubes=RestrictionCubes.FEW_LEFT,
)

EQUATIONS_2011_12 = Procedure(
    edition="mlag-equations-2011-12",
    seconds={**SECONDS, Task.THIRD_PARTY: 60},
    words=OLDER_WORDS,
    fines={
        Fault.LEADER_BONUS: 1,
        Fault.EMPTY_GOAL: 1,
        Fault.SELF_CHALLENGE: 1,
    },
    clauses=cited("2011-12", OLDER_BOOK),
    leader_bonus={
        division: LeaderBonus.CHARGED if division in YOUNG else LeaderBonus.FINED
        for division in Division
    },
    scores=OLDER,
    warned_before=True,
    sides_first=True,
    forceout=True,
    barred_after_two=True,
    minute_to_name=True,
    calls_repeated=True,
    undefined_goal_charged=False,
    tries_close=False,
    value_settles=False,
    silence_agrees=False,
)

ON_SETS_2011_12 = replace(
    EQUATIONS_2011_12,
    edition="mlag-on-sets-2011-12",
    clauses=cited("2011-12", {**OLDER_BOOK, Fault.GOAL_UNDEFINED: "ST8"}),
    restriction_cubes=RestrictionCubes.NEVER,
    prevailing={"symmetric difference": "wild cube"},
)

PROCEDURES = (
    BASIC_2019_20,
    EQUATIONS_2018_19,
    ON_SETS_2017_18,
    EQUATIONS_2011_12,
    ON_SETS_2011_12,
)
"""Every book's procedure."""


@lru_cache
def find_procedure(edition: str) -> Procedure:
    """The procedure of an edition, by its name."""
    return next(procedure for procedure in PROCEDURES if procedure.edition == edition)
