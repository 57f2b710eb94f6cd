"""Setting a Goal that has a Solution, but not too short a one; or saying that there is none."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.doubt import has_short_argument
from goalsetter.bots.fairness import legal
from goalsetter.bots.goal_ideas import goal_ideas, is_goal
from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.bots.plans import state_plan
from goalsetter.bots.sight import Seen, cubes_of, look, thought_of, thought_rules, used
from goalsetter.bots.standing import mood_of
from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.notation import parse_goal, parse_set_goal, text
from goalsetter.play import action, with_goal
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Impossible, Solvable, find_goal

HIDDEN_AMONG = 3
"""Of how many good Goals the one with the longest Solution is set by a player who hides."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A Goal, and the shortest Solution that the player sees for it."""

    goal: LaidGoal | SetGoal
    seen: Seen


def set_goal(mind: Mind) -> BotChoice:
    """Set the Goal, with a bonus before it where that makes the Solution longer."""
    view = mind.view
    if view.seat != view.setting:
        return waits()
    if view.goal is not None:
        return acts(
            mind, action.SayGoal(by=view.seat), BotReason.GOAL_BY_FEEL, goal=text(view.goal)
        )
    idea = best_idea(mind, think_of_goals(mind))
    if idea is None:
        return set_without_idea(mind)
    if idea.seen.cubes < wanted_length(mind)[0]:
        bonus = bonus_before(mind, idea.seen)
        if bonus is not None:
            return bonus
    return lay_goal(mind, idea)


def lay_goal(mind: Mind, idea: Idea) -> BotChoice:
    """Set a Goal with the Solution in mind."""
    laid = action.SetGoalDown(by=mind.view.seat, goal=idea.goal)
    mat = with_goal(mind.mat, idea.goal)
    plan = state_plan(mind, mat, ChallengeKind.IMPOSSIBLE, idea.seen)
    return acts(mind, laid, BotReason.GOAL_WITH_SOLUTION, plan, goal=text(idea.goal))


def wanted_length(mind: Mind) -> tuple[int, int]:
    """Return how long the Solution to one's own Goal should be, at least and at most.

    Who trails in the match sets a harder Goal, who leads an easier one.
    """
    fewest, most = mind.level.set_goal if mind.view.terms.deals_cards else mind.level.goal
    mood = mood_of(mind)
    return max(2, fewest + mood), most + mood


def think_of_goals(mind: Mind) -> list[Idea]:
    """Return Goals for which a Solution is seen; enough good ones end the search."""
    ideas: list[Idea] = []
    fewest, most = wanted_length(mind)
    # Who hides looks at several good Goals, to set the one with the longest Solution.
    good, wanted = 0, HIDDEN_AMONG if mind.draw("hides") * HUNDRED < mind.level.hides else 1
    for goal in goal_ideas(mind, mind.level.ideas):
        seen = look(mind, with_goal(mind.mat, goal), ChallengeKind.IMPOSSIBLE)
        if seen:
            ideas.append(Idea(goal, seen))
        good += fewest <= seen.cubes <= most
        if good == wanted:
            break
    return ideas


def best_idea(mind: Mind, ideas: list[Idea]) -> Idea | None:
    """Return the idea whose Solution is nearest to the length that is wanted."""
    fewest, most = wanted_length(mind)

    def off(idea: Idea) -> tuple[int, int]:
        length = idea.seen.cubes
        return max(fewest - length, length - most, 0), -length

    return min(ideas, key=off, default=None)


def bonus_before(mind: Mind, seen: Seen) -> BotChoice | None:
    """Put a cube of the short Solution in Forbidden, where a bonus is legal (IV-C)."""
    needed = used(seen.paper, mind.view.terms)
    faces = Counter(cube.face for cube in mind.view.resources)
    scarce = [
        bonus
        for bonus in legal(mind.view, action.Bonus)
        if bonus.cube.face in needed and faces[bonus.cube.face] == 1
    ]
    if not scarce or not mind.happens(mind.level.bonus):
        return None
    chosen = mind.rng.choice(scarce)
    return acts(mind, chosen, BotReason.BONUS_BEFORE_GOAL, cube=text(chosen.cube))


def set_without_idea(mind: Mind) -> BotChoice:
    """Set a Goal by feel, or any that has a Solution; where there is none, say "No Goal"."""
    view = mind.view
    feel = list(goal_ideas(mind, mind.level.ideas))
    sensible = [goal for goal in feel if not is_plainly_out(mind, goal)]
    idea = None if feel and mind.happens(mind.level.misses / 2) else find_any_goal(mind)
    if idea is None and not sensible:
        idea = find_any_goal(mind)
    if idea is not None:
        return lay_goal(mind, idea)
    may_decline = bool(legal(view, action.NoGoal))
    # Where the book lets nobody decline any more, a Goal that cannot be is set all the same.
    goals = sensible if may_decline else sensible or feel
    if goals and not is_sure_of_none(mind):
        laid = action.SetGoalDown(by=view.seat, goal=goals[0])
        return acts(mind, laid, BotReason.GOAL_BY_FEEL, goal=text(goals[0]))
    if may_decline:
        return acts(mind, action.NoGoal(by=view.seat), BotReason.NO_GOAL_SEEN)
    return waits(BotReason.NO_GOAL_SEEN)


def is_plainly_out(mind: Mind, goal: LaidGoal | SetGoal) -> bool:
    """Whether a short argument rules a Goal out, such as more cards than lie there: nobody sets it
    by feel, to call Impossible on the next player."""
    mat = with_goal(mind.mat, goal)
    return has_short_argument(mind.view.terms, mind.chosen, mat)


def is_sure_of_none(mind: Mind) -> bool:
    """Whether the player is sure that no Goal has a Solution, and may still say so."""
    sure = mind.level.misses == 0 and bool(legal(mind.view, action.NoGoal))
    return sure and isinstance(find_goal(mind.mat, mind.rules, mind.purse()), Impossible)


def find_any_goal(mind: Mind) -> Idea | None:
    """Find any legal Goal with a Solution to it, as far as the player thinks."""
    thought = thought_of(mind, mind.mat)
    assert thought is not None
    answer = find_goal(thought, thought_rules(mind), mind.purse(len(mind.chosen)))
    if not isinstance(answer, Solvable):
        return None
    parse = parse_set_goal if mind.view.terms.deals_cards else parse_goal
    goal = parse(answer.goal)
    seen = Seen(paper=answer.witness, cubes=cubes_of(mind, answer.witness))
    return Idea(goal, seen) if is_goal(mind, goal) else None


# "No Goal" of another.


def answer_no_goal(mind: Mind) -> BotChoice:
    """Agree, or contest with a Goal and a Solution in mind (IV-D)."""
    view = mind.view
    if view.seat == view.no_goal_by or view.seat in view.agreed:
        return waits()
    idea = find_any_goal(mind)
    if idea is None:
        return acts(mind, action.AgreeNoGoal(by=view.seat), BotReason.AGREES_NO_GOAL)
    contest = action.Challenge(by=view.seat, kind="no_goal")
    mat = with_goal(mind.mat, idea.goal)
    plan = state_plan(mind, mat, ChallengeKind.IMPOSSIBLE, idea.seen)
    return acts(mind, contest, BotReason.CONTESTS_NO_GOAL, plan, goal=text(idea.goal))
