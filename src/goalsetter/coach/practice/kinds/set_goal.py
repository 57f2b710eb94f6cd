"""``set-goal``: a Goal that is worth setting on a roll (2018-19 IV-B)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerOutcome,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.deciding import REPLY, features_of, not_accepted
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.positions import (
    Ground,
    goal_by_chance,
    goal_cubes_of,
    ground_by_chance,
)
from goalsetter.cubes import Cube, LaidGoal, Mat, SetGoal
from goalsetter.errors import NotationError
from goalsetter.judge import is_legal_goal
from goalsetter.notation import faces_of, parse_goal, parse_set_goal, text
from goalsetter.rules import (
    MOST_GOAL_CUBES,
    ChallengeKind,
    Division,
    ShakeRules,
    Task,
    find_procedure,
)
from goalsetter.solver import Answer, Budget, Solvable, Unknown, solve

SHORTEST, LONGEST = 5, 7
"""Cubes of the shortest Solution that a good Goal has."""


class SetGoalKind(PracticeKind):
    """Set a Goal whose shortest Solution has five to seven cubes."""

    name = "set-goal"
    topic = "goals"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A roll for which such a Goal is known."""
        ground = ground_by_chance(dice, edition, division)
        if any(cube.colour for cube in ground.roll) or ground.rules.solutions > 1:
            return Discard(DiscardReason.UNFIT)
        goal = goal_by_chance(dice, ground)
        mat = with_goal_set(ground.mat, goal, ground.rules) if goal else None
        if goal is None or mat is None:
            return Discard(DiscardReason.UNFIT)
        answer = solve(mat, ground.rules, ChallengeKind.IMPOSSIBLE, budget)
        if isinstance(answer, Unknown):
            return Discard(DiscardReason.UNDECIDED)
        if not SHORTEST <= length_of(answer, ground) <= LONGEST:
            return Discard(DiscardReason.UNFIT)
        assert isinstance(answer, Solvable)
        features = features_of(answer.witness, mat, sets=ground.universe is not None)
        item = ground.item(self.name, ground.mat)
        return replace(item, key=(("goal", text(goal)),), features=features)

    def ask(self, item: PracticeItem) -> AskedItem:
        """A Goal from the roll."""
        return AskedItem(
            question=self.name,
            form=AnswerForm(kind=FormKind.GOAL),
            mat=item.mat,
            seconds=find_procedure(item.edition).limit(Task.GOAL),
            details=(("least", str(SHORTEST)), ("most", str(LONGEST))),
        )

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """Legal first, then how long its shortest Solution is."""
        try:
            goal = parse_set_goal(answer) if item.sets else parse_goal(answer)
        except NotationError:
            return unreadable("unreadable-goal")
        keyed = (item.answer("goal"),)
        mat = with_goal_set(item.position, goal, item.rules)
        if mat is None:
            clause = item.book.clause("goal-illegal")
            return PracticeReply(
                outcome=AnswerOutcome.WRONG, code="goal-illegal", clause=clause, answers=keyed
            )
        solved = solve(mat, item.rules, ChallengeKind.IMPOSSIBLE, REPLY)
        if isinstance(solved, Unknown):
            return PracticeReply(outcome=AnswerOutcome.UNDECIDED, code="undecided", answers=keyed)
        cubes = sum(len(faces_of(paper, sets=item.sets)) for paper in witness(solved))
        right = SHORTEST <= cubes <= LONGEST
        code = "goal-good" if right else "goal-short" if cubes else "goal-impossible"
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if right else AnswerOutcome.WRONG,
            code=code if cubes <= LONGEST else "goal-long",
            witness=witness(solved),
            details=(("cubes", str(cubes)),),
            answers=keyed,
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """Solve the known Goal again."""
        goal = parse_set_goal(item.answer("goal")) if item.sets else parse_goal(item.answer("goal"))
        mat = with_goal_set(item.position, goal, item.rules)
        if mat is None:
            return Discard(DiscardReason.NOT_TWICE)
        answer = solve(mat, item.rules, ChallengeKind.IMPOSSIBLE, budget)
        cubes = sum(len(faces_of(paper, sets=item.sets)) for paper in witness(answer))
        if not SHORTEST <= cubes <= LONGEST:
            return Discard(DiscardReason.NOT_TWICE)
        return not_accepted(item.rules, mat, witness(answer), ChallengeKind.IMPOSSIBLE)

    def right_answer(self, item: PracticeItem) -> str:
        """The Goal that is known."""
        return item.answer("goal")


def witness(answer: Answer) -> tuple[str, ...]:
    """The Solution of an answer, if there is one."""
    return answer.witness if isinstance(answer, Solvable) else ()


def length_of(answer: Answer, ground: Ground) -> int:
    """Cubes of the Solution that was found; the solver's is as short as any."""
    sets = ground.universe is not None
    return sum(len(faces_of(paper, sets=sets)) for paper in witness(answer))


def with_goal_set(mat: Mat, goal: LaidGoal | SetGoal, rules: ShakeRules) -> Mat | None:
    """The mat with a Goal out of its Resources; nothing if that is not legal (IV-B)."""
    cubes, left = goal_cubes_of(goal), list(mat.resources)
    if len(cubes) > MOST_GOAL_CUBES:
        return None
    for cube in cubes:
        # A cube of the Goal may lie turned; in Resources it lies upright.
        plain = next((one for one in left if one.face == Cube(cube.symbol).face), None)
        if plain is None:
            return None
        left.remove(plain)
    return replace(mat, goal=goal, resources=tuple(left)) if is_legal_goal(goal, rules) else None


SET_GOAL: PracticeKind = SetGoalKind()
