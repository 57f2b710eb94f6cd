"""Hints for one who practises: the next step to think of, never the answer.

A hint comes from what the seat sees. The first of a position is a question to oneself, later ones
are more concrete; what they say is true by the solver or the judge, or they say that it is not
known.
"""

from goalsetter.coach.hints.advising import hint
from goalsetter.coach.hints.hint import Hint, no_hint

__all__ = ["Hint", "hint", "no_hint"]
