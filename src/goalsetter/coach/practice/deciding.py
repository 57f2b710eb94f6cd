"""Questions to judge and solver about an item: nothing undecided gets through."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import Discard, DiscardReason
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.cubes import EQUATIONS_SIGNS, SET_OPERATIONS, Mat
from goalsetter.judge import Verdict, rule_on_papers
from goalsetter.notation import faces_of
from goalsetter.rules import ChallengeKind, Question, ShakeRules, least_for_now, rulings
from goalsetter.solver import Answer, Budget, Impossible, Solvable, solve

USUAL_PRACTICE = Budget(steps=3_000_000, megabytes=512)
"""The cost of one answer at most while items are made."""

REPLY = Budget(steps=30_000_000, megabytes=512)
"""The cost of one answer at most where an answer of a person is judged: as much as an item had to
hold when it was decided again."""

SEVERAL = " | "
"""The sign between two Solutions of one paper."""

TWICE = 10
"""How many times the usual budget an item must bear."""


def ten_times(budget: Budget) -> Budget:
    """The budget with which all is decided again."""
    return replace(budget, steps=budget.steps * TWICE)


def decided(answer: Answer) -> bool | None:
    """Whether a Solution can be built; nothing if the solver does not know."""
    if isinstance(answer, Solvable):
        return True
    return False if isinstance(answer, Impossible) else None


def may_be_now(mat: Mat, rules: ShakeRules) -> bool:
    """Whether there are cubes enough in Resources for Now (VI-A-2-a)."""
    return len(mat.resources) >= least_for_now(two_solutions=rules.solutions > 1)


def judge_paper(
    item: PracticeItem, mat: Mat, papers: tuple[str, ...], challenge: ChallengeKind
) -> Verdict:
    """The judge's verdict on a paper, with the rulings that it rests on."""
    question = Question(rules=item.rules, mat=mat, challenge=challenge, papers=papers)
    return rule_on_papers(question)


def not_accepted(
    rules: ShakeRules, mat: Mat, papers: tuple[str, ...], challenge: ChallengeKind
) -> Discard | None:
    """Why the judge does not accept a paper for sure; nothing if he does, however open questions of
    the books are answered."""
    question = Question(rules=rules, mat=mat, challenge=challenge, papers=papers)
    verdict = rule_on_papers(question)
    if not verdict.correct:
        return Discard(DiscardReason.NOT_ACCEPTED)
    return Discard(DiscardReason.DISPUTED) if is_disputed(verdict) else None


def is_disputed(verdict: Verdict) -> bool:
    """Whether a verdict rests on a question that the books leave open, or that is not known.

    Whether checkers raise what they see is no such question: here they do.
    """
    hinges = verdict.rests_on
    return hinges is None or any(hinge.ruling != rulings.grouping.RAISED.name for hinge in hinges)


def papers_in(written: str) -> tuple[str, ...]:
    """The papers in one text: two Solutions have ``|`` between them."""
    return tuple(part.strip() for part in written.split(SEVERAL))


def solve_item(
    item: PracticeItem, challenge: ChallengeKind, budget: Budget, mat: Mat | None = None
) -> Answer:
    """Ask the solver about the position of an item, from nothing."""
    return solve(mat or item.position, item.rules, challenge, budget)


def features_of(witness: tuple[str, ...], mat: Mat, *, sets: bool) -> tuple[tuple[str, int], ...]:
    """Counts of a Solution and its mat from which a first difficulty is taken."""
    faces = [face for paper in witness for face in faces_of(paper, sets=sets)]
    signs = [face for face in faces if face in (SET_OPERATIONS if sets else EQUATIONS_SIGNS)]
    return (
        ("cubes", len(faces)),
        ("signs", len(set(signs))),
        ("powers", sum(face in "^√" for face in signs)),
        ("fractions", sum(face == "/" for face in signs)),
        ("look", len(mat.required) + len(mat.permitted) + len(mat.resources)),
        ("large", int(not sets and len(faces) > 6)),
    )
