"""Short questions for tests: each asks the judge's one door about a paper, a Goal or a choice."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cubes import Cube, LaidGoal, Mat, SetGoal, Universe
from goalsetter.expr import StepBudget
from goalsetter.judge import ChoiceVerdict, GoalVerdict, Verdict, rule, rule_on_goal, rule_on_papers
from goalsetter.rules import (
    PROFILES,
    AnyEdition,
    ChallengeKind,
    ChoiceQuestion,
    Division,
    Question,
    ShakeRules,
    Years,
)

NO_RULINGS: Mapping[str, str] = {}


def judge_paper(
    papers: tuple[str, ...],
    mat: Mat,
    rules: ShakeRules,
    challenge: ChallengeKind,
    budget: StepBudget | None = None,
) -> Verdict:
    """Rule on the papers of either game, briefly."""
    question = Question(rules=rules, mat=mat, challenge=challenge, papers=papers)
    return rule_on_papers(question, briefly=True, budget=budget)


judge_solution = judge_paper
"""Rule on one or two Solutions of ON-SETS."""


def judge_equation(paper: str, mat: Mat, rules: ShakeRules, challenge: ChallengeKind) -> Verdict:
    """Rule on an Equation."""
    return judge_paper((paper,), mat, rules, challenge)


def judge_goal(goal: LaidGoal | SetGoal, rules: ShakeRules) -> GoalVerdict:
    """Rule on a Goal alone."""
    return rule_on_goal(Question(rules=rules, mat=Mat(goal=goal)), briefly=True)


def judge_choice(
    name: str,
    already: tuple[str, ...],
    resources: tuple[Cube, ...],
    *,
    edition: AnyEdition,
    division: Division,
    universe: Universe | None = None,
    years: Years | None = None,
    profile: str = PROFILES[0],
    rulings: Mapping[str, str] = NO_RULINGS,
) -> ChoiceVerdict:
    """Rule on the choice of a variation after others."""
    question = ChoiceQuestion(
        edition=edition,
        division=division,
        years=years,
        name=name,
        already=already,
        resources=resources,
        universe=universe,
        profile=profile,
        answers=tuple(rulings.items()),
    )
    return rule(question, briefly=True)
