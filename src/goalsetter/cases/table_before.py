"""Actions that must come before an event: a case tells as one act what is several."""

from __future__ import annotations

from collections import Counter

from goalsetter.cases.table_mat import goal_of, laid_of
from goalsetter.notation import text
from goalsetter.play import Phase, Referee, State, action, apply, goal_cubes
from goalsetter.questions import Fields

CALLS = frozenset(
    {
        *("say_goal", "confirm_goal_finished", "goal", "no_goal", "say_bonus", "bonus", "move"),
        *("move_two", "shift", "add_to_goal", "charge_illegal_procedure"),
    }
)
"""Events that need no block."""
OF_THE_GOAL = frozenset(
    {
        *("say_goal", "confirm_goal_finished", "goal", "no_goal", "say_bonus", "bonus"),
        *("place_in_goal", "take_from_goal", "rearrange_goal", "select_variation"),
    }
)
"""Events while there is nothing to challenge yet."""
NO_CHALLENGE = "no challenge"
BEFORE_THE_GOAL = (Phase.VARIATIONS, Phase.GOAL)


def made_ready(state: State, event: Fields, referee: Referee) -> State:
    """The table on which an event can happen."""
    for missing in (*_block_down(state, event), *_goal_laid(state, event)):
        state = apply(state, missing, referee).state
    return state


def _block_down(state: State, event: Fields) -> tuple[action.Action, ...]:
    """The block is put back, if what comes next shows that it was misused.

    Who lifted it and then does something else has not challenged (VI-B; judges B29, D8); who
    lifted it before the Goal is finished holds up nobody (VI-A-1-b). The older book has calls
    made with the block in hand repeated, which is the table's own rule (ET14).
    """
    block, do = state.shake.block, event.text("do")
    # 2011-12 has the table itself ask for the call again (ET14).
    if block is None or state.terms.procedure.calls_repeated:
        return ()
    if block.by == event.text("by"):
        said = action.Say(by=block.by, at=state.now, what=NO_CHALLENGE)
        return (said,) if do in CALLS else ()
    early = state.shake.phase in BEFORE_THE_GOAL and do in OF_THE_GOAL
    return (action.PutDownBlock(by=block.by, at=state.now),) if early else ()


def _goal_laid(state: State, event: Fields) -> tuple[action.Action, ...]:
    """The cubes that lie in the Goal section, if the whole Goal is told again with them."""
    lying = goal_cubes(state.shake.goal)
    if event.text("do") != "goal" or state.shake.phase is not Phase.GOAL or not lying:
        return ()
    whole, by = laid_of(event, state.terms), state.shake.setting
    there, rest = Counter(cube.face for cube in lying), []
    # By face: a cube may be turned when the whole Goal is laid again.
    for cube in goal_cubes(whole):
        rest += [] if there[cube.face] else [cube]
        there[cube.face] -= 1
    # Cubes that lie there and are not told again: that is another Goal, and an act of its own.
    if any(left > 0 for left in there.values()) or event.text("by") != by:
        return ()
    between = " " if state.terms.deals_cards else ""
    more = goal_of(between.join(map(text, rest)), state.terms) if rest else None
    placed = (action.PlaceInGoal(by=by, at=state.now, goal=more),) if more else ()
    return (*placed, action.RearrangeGoal(by=by, at=state.now, goal=whole))
