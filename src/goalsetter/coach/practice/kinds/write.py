"""``write``: a challenge was made; write the Solution in two minutes (2018-19 VII-B)."""

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
    witness_of,
)
from goalsetter.coach.practice.deciding import (
    SEVERAL,
    features_of,
    judge_paper,
    not_accepted,
    papers_in,
    solve_item,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.positions import goal_cubes_of
from goalsetter.coach.practice.shaping import WIDE, draw_near, start_by_chance
from goalsetter.cubes import Mat
from goalsetter.judge import find_unreadable
from goalsetter.notation import faces_of
from goalsetter.rules import ChallengeKind, Division, Task, find_procedure
from goalsetter.solver import Budget, Impossible, Solvable, solve

LONGEST = 12
"""Cubes of a Solution that somebody can be asked to write in two minutes."""


class WriteKind(PracticeKind):
    """Write a Solution that the judge accepts."""

    name = "write"
    topic = "writing"
    places = places_of(older=False)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A mat with a Solution, after Now or after Impossible."""
        challenge = dice.choice((ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE))
        start = start_by_chance(dice, edition, division, WIDE)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        shaped: Mat | None = mat
        if challenge is ChallengeKind.NOW:
            shaped = draw_near(dice, mat, ground.rules, budget)
        if shaped is None:
            return Discard(DiscardReason.UNFIT)
        item = replace(ground.item(self.name, shaped), details=(("challenge", challenge.value),))
        answer = solve(shaped, ground.rules, challenge, budget)
        if not isinstance(answer, Solvable) or answer.goal:
            fits = isinstance(answer, Impossible | Solvable)
            return Discard(DiscardReason.UNFIT if fits else DiscardReason.UNDECIDED)
        return self.with_key(item, answer)

    def with_key(self, item: PracticeItem, answer: Solvable) -> PracticeItem | Discard:
        """The item with the solver's Solution, if that is no shorter or longer than is sensible."""
        features = features_of(answer.witness, item.position, sets=item.sets)
        if dict(features)["cubes"] > LONGEST * len(answer.witness):
            return Discard(DiscardReason.UNFIT)
        # To write the Goal's own cubes in another order is no task.
        goal = sorted(cube.face for cube in goal_cubes_of(item.position.goal))
        if any(sorted(faces_of(paper, sets=item.sets)) == goal for paper in answer.witness):
            return Discard(DiscardReason.GIVEN_AWAY)
        key = (("witness", SEVERAL.join(answer.witness)),)
        return replace(item, key=key, features=features)

    def ask(self, item: PracticeItem) -> AskedItem:
        """A paper; the time is that of the book for writing."""
        procedure = find_procedure(item.edition)
        seconds = procedure.limit(Task.WRITE, item.rules.solutions > 1)
        challenge = item.detail("challenge")
        return AskedItem(
            question=f"write-{challenge}",
            form=AnswerForm(kind=FormKind.PAPER),
            mat=item.mat,
            seconds=seconds,
            details=(("solutions", str(item.rules.solutions)),),
        )

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """The judge tells what is wrong with the paper."""
        papers = papers_in(answer)
        if not answer.strip() or any(find_unreadable(paper, item.rules) for paper in papers):
            return unreadable("unreadable-paper")
        verdict = judge_paper(item, item.position, papers, challenge_of(item))
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if verdict.correct else AnswerOutcome.WRONG,
            code="paper-right" if verdict.correct else "paper-wrong",
            clause=verdict.findings[0].clause if verdict.findings else item.book.cite("VII-B"),
            findings=verdict.findings,
            witness=papers_in(item.answer("witness")),
            answers=(item.answer("witness"),),
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """The solver must find a Solution again, and the judge accept both."""
        challenge = challenge_of(item)
        answer = solve_item(item, challenge, budget)
        if not isinstance(answer, Solvable):
            return Discard(DiscardReason.NOT_TWICE)
        papers = (witness_of(answer), papers_in(item.answer("witness")))
        faults = (not_accepted(item.rules, item.position, paper, challenge) for paper in papers)
        return next((fault for fault in faults if fault), None)

    def right_answer(self, item: PracticeItem) -> str:
        """The Solution that the solver gave."""
        return item.answer("witness")

    def skill(self, item: PracticeItem) -> str:
        """By the length of the Solution, and whether it needs a power or a root."""
        if item.feature("powers"):
            return "write-powers"
        return f"write-{min(max(item.feature('cubes'), 3), 7)}"


def challenge_of(item: PracticeItem) -> ChallengeKind:
    """The challenge after which is written."""
    return ChallengeKind(item.detail("challenge"))


WRITE = WriteKind()
