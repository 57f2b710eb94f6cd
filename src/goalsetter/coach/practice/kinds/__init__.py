"""The kinds of items, one file each; ``KINDS`` has them as rows."""

from __future__ import annotations

from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds.cards import DEAL_GOAL, NAME_CARDS
from goalsetter.coach.practice.kinds.choosing import CHOOSE, WHY_NOT
from goalsetter.coach.practice.kinds.decide import DECIDE
from goalsetter.coach.practice.kinds.papers import BREAK_IT, CHECK, MEND_IT
from goalsetter.coach.practice.kinds.read import READ
from goalsetter.coach.practice.kinds.safe_move import AVOID, SAFE_MOVE
from goalsetter.coach.practice.kinds.scoring import SCORE, SET_GOAL
from goalsetter.coach.practice.kinds.side import SIDE
from goalsetter.coach.practice.kinds.which_cube import TRAP, WHICH_CUBE
from goalsetter.coach.practice.kinds.write import WRITE

KINDS: tuple[PracticeKind, ...] = (
    *(DECIDE, WRITE, WHICH_CUBE, SAFE_MOVE, TRAP, WHY_NOT, SET_GOAL, CHECK, BREAK_IT, MEND_IT),
    *(READ, CHOOSE, NAME_CARDS, DEAL_GOAL, SIDE, SCORE, AVOID),
)
"""Every kind that needs judge and solver alone; those from cases stand in the room ``practice``."""
