"""``deal-goal``: which Goals can be reached with these cards and cubes (On-Sets III)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    witness_of,
)
from goalsetter.coach.practice.deciding import REPLY, decided, features_of, not_accepted
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.positions import ground_by_chance, set_goal_by_chance
from goalsetter.cubes import SET_DIGITS, Mat
from goalsetter.judge import is_legal_goal
from goalsetter.notation import (
    parse_set_goal,
    text,
)
from goalsetter.rules import ON_SETS, ChallengeKind, Division
from goalsetter.solver import Answer, Budget, solve

GOALS = 4
"""How many Goals there are to choose from."""


class DealGoalKind(FiniteKind):
    """Tell which Goals can be reached with some cards and cubes."""

    name = "deal-goal"
    topic = "goals"
    places = places_of(older=True, games=ON_SETS.name)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """Few cubes beside the digits, and four Goals of which some can be reached."""
        ground = ground_by_chance(dice, edition, division)
        digits = [cube for cube in ground.roll if cube.face in SET_DIGITS]
        others = [cube for cube in ground.roll if cube.face not in SET_DIGITS]
        others = dice.sample(others, dice.randrange(3, 8))
        goals: dict[str, None] = {}
        for _ in range(5 * GOALS):
            goal = set_goal_by_chance(dice, ground)
            if goal is not None and is_legal_goal(goal, ground.rules) and len(goals) < GOALS:
                goals[text(goal)] = None
        if len(goals) < GOALS or ground.rules.solutions > 1:
            return Discard(DiscardReason.UNFIT)
        mat = Mat(universe=ground.universe, resources=(*digits, *others))
        item = replace(
            ground.item(self.name, mat),
            details=tuple((f"goal{at}", goal) for at, goal in enumerate(goals, start=1)),
        )
        made = self.with_answers(item, budget, 1, 1)
        if isinstance(made, Discard):
            return made
        reached = [goal for goal in made.answer("right").split(", ") if goal]
        if not 0 < len(reached) < GOALS:
            return Discard(DiscardReason.GIVEN_AWAY)
        answer = reach(made, reached[0], budget)
        return replace(made, features=features_of(witness_of(answer), mat, sets=True))

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """The Goals with a Solution, in the order in which they are shown."""
        reached = []
        for _, goal in item.details:
            answer = reach(item, goal, budget)
            there = decided(answer)
            if there is None:
                return Discard(DiscardReason.UNDECIDED)
            if there:
                fault = not_accepted(
                    item.rules,
                    mat_with_goal(item, goal),
                    witness_of(answer),
                    ChallengeKind.IMPOSSIBLE,
                )
                if fault:
                    return fault
                reached.append(goal)
        return (", ".join(reached),)

    def ask(self, item: PracticeItem) -> AskedItem:
        """Four Goals, of which any number may be right."""
        goals = tuple(goal for _, goal in item.details)
        form = AnswerForm(kind=FormKind.CHOICE, options=goals, many=True)
        return AskedItem(question=self.name, form=form, mat=item.mat)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """The Goals that were chosen, in the order in which they are shown."""
        chosen = {goal.strip() for goal in answer.split(",")}
        goals = [goal for _, goal in item.details]
        return ", ".join(goal for goal in goals if goal in chosen) if chosen <= {*goals} else None

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The Goals, and a Solution for the first that was missed."""
        keyed = item.answer("right").split(", ")
        missed = [goal for goal in keyed if goal not in said.split(", ")] or keyed
        return Shown(
            code="goals-right" if right else "goals-wrong",
            clause=item.book.clause("wrong-value"),
            details=(("goals", item.answer("right")), ("goal", missed[0])),
            witness=witness_of(reach(item, missed[0], REPLY)),
        )


def mat_with_goal(item: PracticeItem, goal: str) -> Mat:
    """The mat once the Goal's cubes have left the Resources."""
    mat = item.position
    left = list(mat.resources)
    for face in goal:
        cube = next((cube for cube in left if cube.face == face), None)
        if cube is not None:
            left.remove(cube)
    return replace(mat, goal=parse_set_goal(goal), resources=tuple(left))


def reach(item: PracticeItem, goal: str, budget: Budget) -> Answer:
    """Whether a Goal can be reached."""
    return solve(mat_with_goal(item, goal), item.rules, ChallengeKind.IMPOSSIBLE, budget)


DEAL_GOAL: PracticeKind = DealGoalKind()
