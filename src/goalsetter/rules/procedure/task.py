"""The tasks that have a time limit (2018-19 XI-A-1, 2011-12 ET4, ET7)."""

from __future__ import annotations

from enum import StrEnum


class Task(StrEnum):
    """The tasks that a player's clock runs for."""

    ROLL = "roll"
    VARIATION = "variation"
    GOAL = "goal"
    FIRST_TURN = "first_turn"
    TURN = "turn"
    STATE_CHALLENGE = "state_challenge"
    IMPOSSIBLE_AFTER_LAST_CUBE = "impossible_after_last_cube"
    THIRD_PARTY = "third_party"
    NO_GOAL_REPLY = "no_goal_reply"
    WRITE = "write"
    CHECK = "check"


EXTRA_SECONDS = 60
"""One more minute, after a limit was missed (2018-19 XI-A; 2011-12 ET7)."""

COUNTDOWN_SECONDS = 10
"""How long an opponent counts down (2018-19 XI-A-3; 2011-12 ET7)."""

CORRECTION_SECONDS = 10
"""The least time to correct illegal procedure (2018-19 IX-A-1; 2011-12 ET9)."""

NAMING_SECONDS = 15
"""How long a player who charges illegal procedure may take to name it (2018-19 IX-A)."""

ROUND_SECONDS, LAST_SECONDS = 30 * 60, 5 * 60
"""A round, and what is given to finish the last shake (2018-19 XI-B)."""
