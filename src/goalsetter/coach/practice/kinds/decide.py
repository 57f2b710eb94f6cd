"""``decide``: a mat after a move. Now, Impossible, or play on? (2018-19 VI-A)."""

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
    proof_of,
    unreadable,
    witness_of,
)
from goalsetter.coach.practice.deciding import (
    REPLY,
    decided,
    features_of,
    may_be_now,
    not_accepted,
    solve_item,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.shaping import (
    WIDE,
    draw_near,
    put_out_of_reach,
    start_by_chance,
)
from goalsetter.cubes import Mat
from goalsetter.rules import ChallengeKind, Division, ShakeRules, Task, find_procedure
from goalsetter.solver import Budget, Certificate, Impossible, Solvable, solve

NOW, IMPOSSIBLE, PLAY_ON = "now", "impossible", "play-on"
ANSWERS = (NOW, IMPOSSIBLE, PLAY_ON)
OBVIOUS = 8
"""One in so many Impossibles may be proved by counting cubes; the others need thought."""


def truth_of(mat: Mat, rules: ShakeRules, budget: Budget) -> str:
    """Return what is true of a mat, empty if the solver does not know."""
    near = solve(mat, rules, ChallengeKind.NOW, budget)
    if isinstance(near, Solvable):
        return NOW
    possible = decided(solve(mat, rules, ChallengeKind.IMPOSSIBLE, budget))
    if possible is None or not isinstance(near, Impossible):
        return ""
    return PLAY_ON if possible else IMPOSSIBLE


class DecideKind(PracticeKind):
    """Say what is true of a mat."""

    name = "decide"
    topic = "see-now"
    places = places_of(older=False)
    balanced = ANSWERS

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A third of each answer, so that guessing does not pay."""
        wanted = dice.choice(ANSWERS)
        start = start_by_chance(dice, edition, division, WIDE)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        shaped: Mat | None = mat
        if wanted == NOW:
            shaped = draw_near(dice, mat, ground.rules, budget)
        elif wanted == IMPOSSIBLE:
            beyond = put_out_of_reach(dice, mat, ground.rules, budget)
            if beyond is not None:
                shaped, answer = beyond
                # Too few signs for the digits shows at once: only some of these are kept.
                counted = isinstance(proof_of(answer), Certificate)
                if counted and dice.randrange(OBVIOUS):
                    return Discard(DiscardReason.GIVEN_AWAY)
            else:
                shaped = None
        if shaped is None or not may_be_now(shaped, ground.rules):
            return Discard(DiscardReason.UNFIT)
        truth = truth_of(shaped, ground.rules, budget)
        if not truth:
            return Discard(DiscardReason.UNDECIDED)
        if truth != wanted:
            return Discard(DiscardReason.UNBALANCED)
        return make_decide(ground.item(self.name, shaped), truth, budget)

    def ask(self, item: PracticeItem) -> AskedItem:
        """Three answers; the time is that of a move."""
        seconds = find_procedure(item.edition).limit(Task.TURN)
        form = AnswerForm(kind=FormKind.CHOICE, options=ANSWERS, worded=True)
        return AskedItem(question=self.name, form=form, mat=item.mat, seconds=seconds)

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """Show the Solution, or the proof that there is none."""
        said = answer.strip().lower()
        if said not in ANSWERS:
            return unreadable()
        right = item.answer("right")
        near = solve_item(item, ChallengeKind.NOW, REPLY)
        far = near if right == NOW else solve_item(item, ChallengeKind.IMPOSSIBLE, REPLY)
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if said == right else AnswerOutcome.WRONG,
            code=f"decide-{right}",
            clause=item.book.cite("VI-A"),
            witness=witness_of(far),
            proof=proof_of(far),
            answers=(right,),
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """Ask both questions again; the judge must accept the witness."""
        truth = truth_of(item.position, item.rules, budget)
        if not truth:
            return Discard(DiscardReason.UNDECIDED)
        if truth != item.answer("right"):
            return Discard(DiscardReason.NOT_TWICE)
        if truth == IMPOSSIBLE:
            return None
        challenge = ChallengeKind.NOW if truth == NOW else ChallengeKind.IMPOSSIBLE
        answer = solve_item(item, challenge, budget)
        return not_accepted(item.rules, item.position, witness_of(answer), challenge)

    def right_answer(self, item: PracticeItem) -> str:
        """The one that is true."""
        return item.answer("right")

    def skill(self, item: PracticeItem) -> str:
        """To see Now, to see Impossible, or to wait; Now by how long its Solution is."""
        right = item.answer("right")
        if right != NOW:
            return "see-impossible" if right == IMPOSSIBLE else "patience"
        return f"see-now-{min(max(item.feature('cubes'), 3), 7)}"


def make_decide(item: PracticeItem, truth: str, budget: Budget) -> PracticeItem:
    """The item with its key and its features, once it is known what is true."""
    challenge = ChallengeKind.NOW if truth == NOW else ChallengeKind.IMPOSSIBLE
    answer = solve_item(item, challenge, budget)
    features = features_of(witness_of(answer), item.position, sets=item.sets)
    return replace(item, key=(("right", truth),), features=features)


DECIDE = DecideKind()
