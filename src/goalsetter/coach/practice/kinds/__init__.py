"""The kinds of items, one file each; ``KINDS`` has them as rows."""

from __future__ import annotations

from goalsetter.coach.practice.kind import PracticeKind
from goalsetter.coach.practice.kinds.avoid import AVOID
from goalsetter.coach.practice.kinds.break_it import BREAK_IT
from goalsetter.coach.practice.kinds.check import CHECK
from goalsetter.coach.practice.kinds.choose import CHOOSE
from goalsetter.coach.practice.kinds.deal_goal import DEAL_GOAL
from goalsetter.coach.practice.kinds.decide import DECIDE
from goalsetter.coach.practice.kinds.forceout import FORCEOUT
from goalsetter.coach.practice.kinds.mend_it import MEND_IT
from goalsetter.coach.practice.kinds.name_cards import NAME_CARDS
from goalsetter.coach.practice.kinds.read import READ
from goalsetter.coach.practice.kinds.safe_move import SAFE_MOVE
from goalsetter.coach.practice.kinds.score import SCORE
from goalsetter.coach.practice.kinds.set_goal import SET_GOAL
from goalsetter.coach.practice.kinds.side import SIDE
from goalsetter.coach.practice.kinds.trap import TRAP
from goalsetter.coach.practice.kinds.which_cube import WHICH_CUBE
from goalsetter.coach.practice.kinds.why_not import WHY_NOT
from goalsetter.coach.practice.kinds.write import WRITE

KINDS: tuple[PracticeKind, ...] = (
    *(DECIDE, WRITE, WHICH_CUBE, SAFE_MOVE, TRAP, WHY_NOT, SET_GOAL, CHECK, BREAK_IT, MEND_IT),
    *(READ, CHOOSE, NAME_CARDS, DEAL_GOAL, SIDE, SCORE, FORCEOUT, AVOID),
)
"""Every kind that needs judge and solver alone; ``rule``, from cases, stands in ``practice``."""
