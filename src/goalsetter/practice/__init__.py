"""Filling the bank of practice items, bots as examinees, and when a skill comes back.

Law: chance comes from seeds and moments from the caller; no files, no clock, no prose.
"""

from goalsetter.practice.filling import Place, Shelf, dice_of, shelves
from goalsetter.practice.schedule import (
    ITSELF,
    ItemTry,
    ReviewPace,
    SkillCard,
    grade_try,
    known_now,
    pace_of,
    plan_sitting,
    replay_tries,
    review_card,
    schedule_card,
    spread_days,
)

__all__ = [
    "ITSELF",
    "ItemTry",
    "Place",
    "ReviewPace",
    "Shelf",
    "SkillCard",
    "dice_of",
    "grade_try",
    "known_now",
    "pace_of",
    "plan_sitting",
    "replay_tries",
    "review_card",
    "schedule_card",
    "shelves",
    "spread_days",
]
