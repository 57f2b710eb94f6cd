"""``score`` and ``set-goal``: points by the table of the book, and Goals that are worth setting."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerPart,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    Outcome,
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.deciding import REPLY, features_of, not_accepted
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
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
    BURDENS,
    MOST_GOAL_CUBES,
    ChallengeKind,
    Claim,
    Division,
    Role,
    ShakeRules,
    Task,
    find_procedure,
    match_points,
)
from goalsetter.solver import Answer, Budget, Solvable, Unknown, solve

SEATS = ("A", "B", "C")
SHORTEST, LONGEST = 5, 7
"""Cubes of the shortest Solution that a good Goal has."""


def shake_points(edition: str, *, true: bool, third: Role) -> dict[str, int]:
    """Points of Mover A, Challenger B and Third Party C, who joined a side (X-A, X-B; ET19)."""
    table = find_procedure(edition).scores
    right = Role.CHALLENGER if true else Role.MOVER
    joined = table.joined(third) if third is right else table.wrong
    return {
        "A": table.right if right is Role.MOVER else table.wrong,
        "B": table.right if right is Role.CHALLENGER else table.wrong,
        "C": joined,
    }


class ScoreKind(FiniteKind):
    """Enter the points of a shake, or those of a match."""

    name = "score"
    topic = "scoring"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A shake after a challenge with every paper as it should be, or the totals of a match."""
        item = PracticeItem(kind=self.name, edition=edition, division=division)
        if dice.randrange(2):
            totals = [str(dice.randrange(6, 19)) for _ in SEATS]
            if not dice.randrange(3):
                totals[1] = totals[0]
            details = tuple(zip(SEATS, totals, strict=True))
            item = replace(item, details=(("of", "match"), *details))
        else:
            words = [*find_procedure(edition).words.values()]
            claims = [
                c for c in (Claim.NOW, Claim.A_FLUB, Claim.IMPOSSIBLE, Claim.P_FLUB) if c in words
            ]
            details = (
                ("of", "shake"),
                ("claim", dice.choice(claims).value),
                ("true", dice.choice(("yes", "no"))),
                ("third", dice.choice((Role.CHALLENGER, Role.MOVER)).value),
            )
            item = replace(item, details=details)
        return self.with_answers(item, budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """The table of the book (X), or that of the match (XII-A)."""
        del budget
        if item.detail("of") == "match":
            points = match_points({seat: int(item.detail(seat)) for seat in SEATS})
        else:
            points = shake_points(
                item.edition,
                true=item.detail("true") == "yes",
                third=Role(item.detail("third")),
            )
        return (" ".join(f"{seat}={points[seat]}" for seat in SEATS),)

    def ask(self, item: PracticeItem) -> AskedItem:
        """A number for each seat; in a shake A is Mover, B Challenger, C Third Party."""
        form = AnswerForm(kind=FormKind.PARTS, parts=tuple(AnswerPart(name=seat) for seat in SEATS))
        details = item.details[1:]
        if item.detail("of") == "shake":
            # Who had to write is told, since who writes and fails is wrong (X-A).
            writer = BURDENS[Claim(item.detail("claim"))].writer.value
            details = (*details, ("writer", writer))
        return AskedItem(question=f"score-{item.detail('of')}", form=form, details=details)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """``A=6 B=2 C=4``, in any order."""
        del item
        parts = dict(part.partition("=")[::2] for part in answer.replace(",", " ").upper().split())
        if set(parts) != {*SEATS} or not all(value.isdecimal() for value in parts.values()):
            return None
        return " ".join(f"{seat}={int(parts[seat])}" for seat in SEATS)

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The points, with the section of the book."""
        del said
        of = item.detail("of")
        section = SECTIONS[find_procedure(item.edition).forceout][of]
        code = f"score-{of}-{'right' if right else 'wrong'}"
        details = (("points", item.answer("right")),)
        return Shown(code=code, clause=item.book.cite(section), details=details)

    def skill(self, item: PracticeItem) -> str:
        """A shake or a match."""
        return f"score-{item.detail('of')}"


SECTIONS = {
    False: {"shake": "X-A", "match": "XII-A"},
    True: {"shake": "ET19", "match": "ET23"},
}
"""Where the newer and the older books have their tables."""


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
                outcome=Outcome.WRONG, code="goal-illegal", clause=clause, answers=keyed
            )
        solved = solve(mat, item.rules, ChallengeKind.IMPOSSIBLE, REPLY)
        if isinstance(solved, Unknown):
            return PracticeReply(outcome=Outcome.UNDECIDED, code="undecided", answers=keyed)
        cubes = sum(len(faces_of(paper, sets=item.sets)) for paper in witness(solved))
        right = SHORTEST <= cubes <= LONGEST
        code = "goal-good" if right else "goal-short" if cubes else "goal-impossible"
        return PracticeReply(
            outcome=Outcome.RIGHT if right else Outcome.WRONG,
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


SCORE: PracticeKind = ScoreKind()
SET_GOAL: PracticeKind = SetGoalKind()
