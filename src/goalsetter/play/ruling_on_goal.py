"""Whether a Goal is legal, as the judge room sees it."""

from __future__ import annotations

from functools import lru_cache

from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.judge import is_legal_goal
from goalsetter.play.force import chosen
from goalsetter.play.state import State
from goalsetter.play.terms import Terms
from goalsetter.rules import Chosen


def legal_goal(state: State, goal: LaidGoal | SetGoal) -> bool:
    """Whether the Goal names something under the variations in force (IV-B-1; On-Sets III-B)."""
    return _legal(state.terms, chosen(state.shake), goal)


def digit_not_in_base(state: State, goal: LaidGoal | SetGoal) -> bool:
    """Whether only a digit that the base lacks makes the Goal undefined (judges B70)."""
    named = chosen(state.shake)
    rest = tuple(one for one in named if not state.terms.in_force((one,)).in_other_base())
    return len(rest) < len(named) and _legal(state.terms, rest, goal)


@lru_cache(maxsize=4096)
def _legal(terms: Terms, named: tuple[Chosen, ...], goal: LaidGoal | SetGoal) -> bool:
    return is_legal_goal(goal, terms.in_force(named))
