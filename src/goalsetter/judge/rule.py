"""The judge's one door: a question in, a verdict out that holds all there is to say about it.

``rule`` is the door. Its parts are for those who know what they ask: ``rule_on_papers``,
``rule_on_goal``, ``rule_on_choice`` and ``rule_on_deal`` rule on one kind of thing each,
``rule_within`` gives up after so many steps, ``is_legal_goal`` answers yes or no, and ``work_out``
gives the steps on the cards alone. All other rooms come in here; none of them judges by itself.

A verdict lists every ruling that may matter, which costs next to nothing. Unless it is wanted
briefly, each of them is tried with its other answers, which costs a verdict for every answer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import overload

from goalsetter.cubes import LaidGoal, Mat, SetGoal
from goalsetter.expr import StepBudget, value_text
from goalsetter.judge.choice import judge_choice
from goalsetter.judge.equation import judge_equation
from goalsetter.judge.goal import judge_goal
from goalsetter.judge.hinges import find_hinges
from goalsetter.judge.set_goal import judge_set_goal, rule_on_deal
from goalsetter.judge.set_solution import judge_solution, look_at
from goalsetter.judge.set_worth import SetWork
from goalsetter.judge.verdict import ChoiceVerdict, GoalVerdict, Verdict
from goalsetter.notation import text
from goalsetter.rules import (
    AnyQuestion,
    ChoiceQuestion,
    EquationsRules,
    OnSetsRules,
    Question,
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


def rule_on_papers(
    question: AnyQuestion, *, briefly: bool = False, budget: StepBudget | None = None
) -> Verdict:
    """Rule on what was handed in: an Equation, or one or two Solutions of ON-SETS.

    The budget is for the findings alone. If it is not empty afterwards, it held enough: no larger
    one would change them.
    """
    papers, mat, challenge = question.papers, question.mat, question.challenge
    if isinstance(question.rules, OnSetsRules) and not briefly:
        # With the steps on the cards, and what is wrong with the deal.
        on_sets = question.rules
        verdict, looks = look_at(papers, mat, on_sets, challenge, budget)
        verdict = replace(
            verdict,
            works=tuple(look.works for look in looks) or tuple(() for _ in papers),
            deal=rule_on_deal(text(mat.universe), on_sets).findings if mat.universe else (),
            on_goal=judge_set_goal(mat.goal, on_sets) if isinstance(mat.goal, SetGoal) else None,
        )
    else:
        verdict = judge_papers(question, question.rules, budget)
    if briefly:
        return verdict

    def trial(rules: ShakeRules) -> tuple[object, int]:
        # The verdict that is there already is not found again.
        tried = verdict if rules is question.rules else judge_papers(question, rules)
        return tried.codes, tried.steps

    # By codes, not by sentences: another example of the same fault is no other ruling.
    return verdict.resting_on(find_hinges(verdict.rulings, question.rules, trial))


def judge_papers(
    question: AnyQuestion, rules: ShakeRules, budget: StepBudget | None = None
) -> Verdict:
    """The findings on the papers of a question, under its rules or others that are tried."""
    papers, mat, challenge = question.papers, question.mat, question.challenge
    if isinstance(rules, OnSetsRules):
        return judge_solution(papers, mat, rules, challenge, budget)
    assert isinstance(rules, EquationsRules)
    return judge_equation(papers[0] if papers else "", mat, rules, challenge, budget)


def rule_within(steps: int, question: AnyQuestion) -> Verdict | None:
    """Rule on papers briefly, if so many steps are enough; else nothing, which is no ruling."""
    budget = StepBudget(steps)
    verdict = rule_on_papers(question, briefly=True, budget=budget)
    return None if budget.empty else verdict


def work_out(question: AnyQuestion) -> tuple[SetWork, ...]:
    """Every reading of the first Solution with distinct effect; none if it has no meaning.

    If a bracket is missing, it is put where the judge's verdict has it. This is no ruling, so it
    is no matter how many Solutions the rules ask for.
    """
    assert isinstance(question.rules, OnSetsRules)
    rules = replace(question.rules, solutions=1)
    _, looks = look_at(question.papers[:1], question.mat, rules, question.challenge)
    return looks[0].works if looks else ()


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


def is_legal_goal(goal: LaidGoal | SetGoal, rules: ShakeRules) -> bool:
    """Whether a Goal of either game names something."""
    return rule_on_goal(Question(rules=rules, mat=Mat(goal=goal)), briefly=True).legal


def judge_any_goal(goal: LaidGoal | SetGoal, rules: ShakeRules) -> GoalVerdict:
    """The verdict on a Goal of either game (IV-B-1; On-Sets III-B)."""
    if isinstance(goal, LaidGoal):
        assert isinstance(rules, EquationsRules)
        return judge_goal(goal, rules)
    assert isinstance(rules, OnSetsRules)
    return judge_set_goal(goal, rules)


def rule_on_choice(question: ChoiceQuestion, *, briefly: bool = False) -> ChoiceVerdict:
    """Rule on whether a variation may be chosen."""
    verdict = judge_choice(question)
    if briefly:
        return verdict
    edition, answers = question.edition, dict(question.answers)
    rules = edition.in_force(question.division, profile=question.profile, rulings=answers)

    def trial(ruled: ShakeRules) -> tuple[object, int]:
        other = tuple(ruled.rulings.by_name.items())
        # The rules that are in force rest on the answers: with others they must be made anew.
        return judge_choice(replace(question, answers=other, rules=None)).legal, 0

    return replace(verdict, rests_on=find_hinges(verdict.rulings, rules, trial))
