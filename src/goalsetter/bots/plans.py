"""Plans as they are told: no Solution leaves a bot before the judge has read it on the mat.

A weaker player believes in papers that a variation forbids, and gives up one plan for another with
a move. What is told after the shake is the plan that holds, or the hope that did not.
"""

from __future__ import annotations

from goalsetter.bots.bot import BotReason, StatedPlan
from goalsetter.bots.mind import Mind
from goalsetter.bots.safety import can_be_now
from goalsetter.bots.sight import Seen, fault_in, holds, look, used
from goalsetter.cubes import Cube, Mat
from goalsetter.rules import ChallengeKind


def state_plan(
    mind: Mind, mat: Mat, question: ChallengeKind, seen: Seen, told_as: str = "paper"
) -> StatedPlan:
    """Return a Solution as it may be told of a mat, under all the variations in force."""
    fault = fault_in(seen.paper, mat, mind.view.terms, mind.chosen, question)
    return StatedPlan(paper=seen.paper, fault=fault, told_as=told_as)


def plan_after(mind: Mind, after: Mat, plan: Seen) -> StatedPlan | None:
    """Return the plan that is told with a turn: one that holds on the mat that the turn leaves.

    A turn that gives up the plan for another is told with the other; one for which none is in
    sight with no plan at all. What was wrong from the start is told as a hope.
    """
    if not plan:
        return None
    stated = state_plan(mind, after, ChallengeKind.IMPOSSIBLE, plan)
    if not stated.fault:
        return stated
    other = look(mind, after, ChallengeKind.IMPOSSIBLE)
    if other:
        instead = state_plan(mind, after, ChallengeKind.IMPOSSIBLE, other)
        if not instead.fault:
            return instead
    terms, possible = mind.view.terms, ChallengeKind.IMPOSSIBLE
    is_given_up = holds(plan.paper, mind.mat, terms, mind.chosen, possible)
    return None if is_given_up else stated


def is_one_cube_away(mind: Mind, after: Mat, plan: StatedPlan | None) -> bool:
    """Whether the plan that is told can itself be called Now on the mat that a turn leaves."""
    if plan is None or not can_be_now(mind, after):
        return False
    return holds(plan.paper, after, mind.view.terms, mind.chosen, ChallengeKind.NOW)


def reason_to_forbid(mind: Mind, cube: Cube, plan: StatedPlan | None) -> BotReason:
    """Return why a spare cube goes to Forbidden: the plan has no such cube, or enough of them."""
    needed = used(plan.paper, mind.view.terms)[cube.face] if plan else 0
    return BotReason.ENOUGH_OF_IT if needed else BotReason.SPARE_CUBE
