"""The judge's one door: a question in, a verdict out that holds all there is to say about it.

A verdict lists every ruling that may matter, which costs next to nothing. Unless it is wanted
briefly, each of them is tried with its other answers, which costs a verdict for every answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import overload

from goalsetter.cubes import LaidGoal, Mat, SetGoal
from goalsetter.expr import StepBudget, value_text
from goalsetter.judge.choice import judge_choice
from goalsetter.judge.equation import judge_equation
from goalsetter.judge.goal import judge_goal
from goalsetter.judge.hinges import find_hinges
from goalsetter.judge.set_goal import judge_deal, judge_set_goal
from goalsetter.judge.set_solution import judge_solution, look_at
from goalsetter.judge.verdict import ChoiceVerdict, GoalVerdict, Verdict
from goalsetter.notation import text
from goalsetter.rules import (
    AnyQuestion,
    ChallengeKind,
    ChoiceQuestion,
    EquationsRules,
    OnSetsRules,
    ShakeRules,
)


@overload
def rule(question: ChoiceQuestion, *, briefly: bool = False) -> ChoiceVerdict: ...
@overload
def rule(question: AnyQuestion, *, briefly: bool = False) -> Verdict | GoalVerdict: ...
def rule(
    question: AnyQuestion | ChoiceQuestion, *, briefly: bool = False
) -> Verdict | GoalVerdict | ChoiceVerdict:
    """Rule on papers, on a Goal alone if there are none, or on a choice.

    Briefly, the verdict has its findings, but not which rulings decide nor the work on the cards.
    """
    if isinstance(question, ChoiceQuestion):
        return rule_on_choice(question, briefly=briefly)
    return (rule_on_papers if question.papers else rule_on_goal)(question, briefly=briefly)


def rule_on_papers(question: AnyQuestion, *, briefly: bool = False) -> Verdict:
    """Rule on what was handed in: an Equation, or one or two Solutions of ON-SETS."""
    papers, mat, challenge = question.papers, question.mat, question.challenge
    if isinstance(question.rules, OnSetsRules) and not briefly:
        # With the steps on the cards, and what is wrong with the deal.
        on_sets = question.rules
        verdict, looks = look_at(papers, mat, on_sets, challenge)
        verdict = replace(
            verdict,
            works=tuple(look.works for look in looks) or tuple(() for _ in papers),
            deal=judge_deal(text(mat.universe), on_sets).findings if mat.universe else (),
            on_goal=judge_set_goal(mat.goal, on_sets) if isinstance(mat.goal, SetGoal) else None,
        )
    else:
        verdict = judge_paper(papers, mat, question.rules, challenge)
    if briefly:
        return verdict

    def trial(rules: ShakeRules) -> tuple[object, int]:
        tried = verdict if rules is question.rules else judge_paper(papers, mat, rules, challenge)
        return tried.codes, tried.steps

    return verdict.resting_on(find_hinges(verdict.rulings, question.rules, trial))


def rule_on_goal(question: AnyQuestion, *, briefly: bool = False) -> GoalVerdict:
    """Rule on the Goal as it lies; there must be one."""
    goal = question.mat.goal
    assert goal is not None
    verdict = judge_any_goal(goal, question.rules)
    if briefly:
        return verdict

    def trial(rules: ShakeRules) -> tuple[object, int]:
        tried = verdict if rules is question.rules else judge_any_goal(goal, rules)
        return frozenset(map(value_text, tried.values)), tried.steps

    return replace(verdict, rests_on=find_hinges(verdict.rulings, question.rules, trial))


def rule_on_choice(question: ChoiceQuestion, *, briefly: bool = False) -> ChoiceVerdict:
    """Rule on whether a variation may be chosen."""
    answers = dict(question.answers)
    verdict = _judge_choice(question, answers)
    if briefly:
        return verdict
    rules = question.edition.in_force(question.division, profile=question.profile, rulings=answers)

    def trial(ruled: ShakeRules) -> tuple[object, int]:
        return _judge_choice(question, ruled.rulings.by_name).legal, 0

    return replace(verdict, rests_on=find_hinges(verdict.rulings, rules, trial))


def _judge_choice(question: ChoiceQuestion, answers: Mapping[str, str]) -> ChoiceVerdict:
    return judge_choice(
        question.name,
        question.already,
        question.resources,
        edition=question.edition,
        division=question.division,
        years=question.years,
        universe=question.universe,
        profile=question.profile,
        rulings=answers,
    )


def judge_paper(
    texts: tuple[str, ...],
    mat: Mat,
    rules: ShakeRules,
    challenge: ChallengeKind,
    budget: StepBudget | None = None,
) -> Verdict:
    """The verdict on a paper of either game.

    A budget that is not empty afterwards held enough: no larger one would change the verdict.
    """
    if isinstance(rules, OnSetsRules):
        return judge_solution(texts, mat, rules, challenge, budget)
    assert isinstance(rules, EquationsRules)
    return judge_equation(texts[0] if texts else "", mat, rules, challenge, budget)


def judge_within(
    steps: int, texts: tuple[str, ...], mat: Mat, rules: ShakeRules, challenge: ChallengeKind
) -> Verdict | None:
    """The verdict on a paper, if so many steps are enough; else nothing, which is no ruling."""
    budget = StepBudget(steps)
    verdict = judge_paper(texts, mat, rules, challenge, budget)
    return None if budget.empty else verdict


def judge_any_goal(goal: LaidGoal | SetGoal, rules: ShakeRules) -> GoalVerdict:
    """The verdict on a Goal of either game (IV-B-1; On-Sets III-B)."""
    if isinstance(goal, LaidGoal):
        assert isinstance(rules, EquationsRules)
        return judge_goal(goal, rules)
    assert isinstance(rules, OnSetsRules)
    return judge_set_goal(goal, rules)


def is_legal_goal(goal: LaidGoal | SetGoal, rules: ShakeRules) -> bool:
    """Whether a Goal of either game names something."""
    return judge_any_goal(goal, rules).legal
