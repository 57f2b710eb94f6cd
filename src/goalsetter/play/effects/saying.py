"""Words at the table: what binds nobody, and what the block was lifted for (judges P6, B29, D8)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter, procedure
from goalsetter.play.effects.challenging import given_back
from goalsetter.play.effects.goal_setting import check_say as check_goal
from goalsetter.play.effects.goal_setting import finished
from goalsetter.play.referee import Referee
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault

GOAL_WORDS, ADJUSTMENT = ("goal", "goal set"), "adjustment"
"""Words that finish a Goal (judges P3; 2011-12 ET8), and one that excuses lifting the block."""


def says_goal(words: str) -> bool:
    """Whether the words finish a Goal."""
    return words.strip(" .!").lower() in GOAL_WORDS


def check_words(state: State, action: actions.Action) -> Objection | None:
    """Anybody may speak."""
    return None if action.by in state.seats else refused(Fault.NOT_YOUR_PART)


def speak(
    state: State, action: actions.Say, objection: Objection | None, referee: Referee
) -> State:
    """Words for which the block was lifted misuse it; before, they may excuse lifting it."""
    del objection, referee
    block = state.shake.block
    if block is not None and block.by == action.by:
        return _said_with_block(state, action)
    if ADJUSTMENT in action.what.lower():
        return alter(state, adjusting=action.by)
    return state


def _said_with_block(state: State, action: actions.Say) -> State:
    """The block is put down again; "Goal" sets the Goal (judges B29), or is said again (ET14)."""
    shake = state.shake
    fined = given_back(state, action.by, Fault.BLOCK_FOR_ANOTHER_CALL)
    word = actions.SayGoal(by=action.by, at=action.at)
    setting = shake.phase is Phase.GOAL and action.by == shake.setting and shake.goal is not None
    if not says_goal(action.what) or not setting or procedure(state).calls_repeated:
        return fined
    return finished(fined, action.by, check_goal(fined, word))
