"""The judge's desk: a mat and a paper in, a ruling or the solver's answer out. No table is needed.

A question is put in the keys of a conformance case, so desk, command line and cases ask alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from goalsetter.errors import CaseError
from goalsetter.judge import (
    Finding,
    GoalVerdict,
    Verdict,
    judge_equation,
    judge_goal,
    judge_set_goal,
    judge_solution,
    narrowed,
    work_out,
)
from goalsetter.questions import (
    Question,
    SetQuestion,
    asked_game,
    hold_readable,
    read_question,
    read_set_question,
    read_solve_question,
)
from goalsetter.rules import (
    ON_SETS,
    EquationsRules,
    OnSetsRules,
    ShakeRules,
)
from goalsetter.server import wire
from goalsetter.server.view import findings_shown
from goalsetter.solver import Answer, Budget, Impossible, Solvable, find_goal
from goalsetter.solver import solve as searched
from goalsetter.telling import (
    Decided,
    by_hand,
    capitalised,
    goal_decided,
    goal_line,
    goal_values,
    paper_decided,
    people,
    remarks,
    ruling_lines,
    under,
    why,
    work_lines,
)
from goalsetter.words import say

STEPS = Budget(steps=20_000_000)
"""How long the solver may search for one answer at the desk."""
WITNESSES = 3
SECTIONS = ("goal", "required", "permitted", "forbidden", "resources", "universe")
LEAST_WITH_TEXT = ("goal", "universe")
"""Sections that are left out of a question when nothing lies there."""


# Judging.


def judge(question: wire.DeskQuestion) -> wire.Ruling:
    """Rule on a paper, or on the Goal alone.

    What cannot be understood raises ``CaseError`` or ``NotationError``.
    """
    data = _keys(question)
    if asked_game(data) is ON_SETS:
        return _rule_on_sets(read_set_question(data))
    return _rule_on_equation(read_question(data))


def _keys(question: wire.DeskQuestion) -> dict[str, object]:
    """The question in the keys of a case."""
    texts = {name: getattr(question, name).strip() for name in SECTIONS}
    mat = {name: told for name, told in texts.items() if told or name not in LEAST_WITH_TEXT}
    papers = [each.strip() for each in question.papers if each.strip()]
    setting: dict[str, object] = {
        "rules": question.edition,
        "division": question.division,
        "variations": [each.strip() for each in question.variations if each.strip()],
        **mat,
    }
    if question.challenge:
        setting["challenge"] = question.challenge
    if not papers:
        return setting
    if asked_game(setting) is ON_SETS:
        return {**setting, "solution": papers}
    if len(papers) > 1:
        raise CaseError("one-equation")
    return {**setting, "equation": papers[0]}


def _rule_on_equation(question: Question) -> wire.Ruling:
    if question.equation is None:
        verdict = judge_goal(question.goal, question.rules)
        decided = goal_decided(verdict, question.rules, lambda r: judge_goal(question.goal, r))
        return _goal_ruling(verdict, question.rules, decided)
    paper = question.equation
    hold_readable([paper], question.rules)

    def judged(rules: EquationsRules) -> Verdict:
        return judge_equation(paper, question.mat, rules, question.challenge)

    found = judged(question.rules)
    decided_by = paper_decided(found, question.rules, judged)
    ruling = narrowed(found, decided_by)
    lines = [say("judge-equation", text=by_hand(paper))]
    if ruling.correct:
        value, goal = people(_first(ruling.values)), people(_first(ruling.goal_values))
        lines.append(say("judge-values", value=value, goal=goal))
    lines += remarks([paper], question.mat, question.challenge, assumed=question.assumed)
    return _paper_ruling(ruling, question.rules, lines, decided_by)


def _first(values: tuple[str, ...]) -> str:
    return values[0] if values else ""


def _rule_on_sets(question: SetQuestion) -> wire.Ruling:
    goal = judge_set_goal(question.goal, question.rules)
    if not question.solutions:
        decided = goal_decided(goal, question.rules, lambda r: judge_set_goal(question.goal, r))
        return _goal_ruling(goal, question.rules, decided)
    hold_readable(question.solutions, question.rules)

    def judged(rules: OnSetsRules) -> Verdict:
        return judge_solution(question.solutions, question.mat, rules, question.challenge)

    found = judged(question.rules)
    decided_by = paper_decided(found, question.rules, judged)
    lines = [line for paper in question.solutions for line in _work(question, paper, goal)]
    papers, assumed = question.solutions, question.assumed
    lines += remarks(papers, question.mat, question.challenge, assumed=assumed)
    return _paper_ruling(narrowed(found, decided_by), question.rules, lines, decided_by)


def _work(question: SetQuestion, paper: str, goal: GoalVerdict) -> Iterator[str]:
    """The steps of one Solution, in the reading that fails if there is one."""
    yield say("judge-solution", text=paper)
    works = work_out(paper, question.mat, question.rules, question.challenge)
    if works:
        work = next((each for each in works if not each.fits), works[0])
        yield from work_lines(work)
        yield goal_line(work, question.goal, goal)


def _paper_ruling(
    verdict: Verdict, rules: ShakeRules, lines: Iterable[str], decided: Decided
) -> wire.Ruling:
    return wire.Ruling(
        good=verdict.correct,
        headline=say("ruling-correct" if verdict.correct else "ruling-wrong"),
        rules=under(rules),
        lines=[line for line in (*lines, *ruling_lines(decided)) if line],
        findings=_shown(verdict.findings, rules, decided),
    )


def _goal_ruling(verdict: GoalVerdict, rules: ShakeRules, decided: Decided) -> wire.Ruling:
    lines = []
    if verdict.legal:
        code = "judge-goal-more" if verdict.family else "judge-goal-values"
        lines.append(say(code, values=goal_values(verdict)))
    if not verdict.settled:
        lines.append(say("judge-goal-unsettled"))
    return wire.Ruling(
        good=verdict.legal,
        headline=say("ruling-legal" if verdict.legal else "ruling-illegal"),
        rules=under(rules),
        lines=[*lines, *ruling_lines(decided)],
        findings=_shown(verdict.findings, rules, decided),
    )


def _shown(findings: Iterable[Finding], rules: ShakeRules, decided: Decided) -> list[wire.Finding]:
    sets = isinstance(rules, OnSetsRules)
    return findings_shown(findings, sets=sets, tried=decided is not None)


# Solving.


def solve(question: wire.DeskQuestion, budget: Budget = STEPS) -> wire.Answer:
    """Ask the solver: can a Solution be built, or a Goal be set?

    What cannot be understood raises ``CaseError`` or ``NotationError``.
    """
    data = {key: told for key, told in _keys(question).items() if key not in PAPERS}
    asked = read_solve_question({"challenge": ANY_CUBES, **data})
    if asked.mat.goal is None:
        answer = find_goal(asked.mat, asked.rules, budget)
        words = "solve-asked-goal"
    else:
        words = f"solve-asked-{asked.challenge.value}"
        answer = searched(asked.mat, asked.rules, asked.challenge, budget, WITNESSES)
    return wire.Answer(
        solvable=_solvable(answer),
        headline=say(_headline(answer, asked.mat.goal is None)),
        asked=say(words),
        rules=under(asked.rules),
        why=capitalised(why(answer)),
        goal=answer.goal if isinstance(answer, Solvable) else "",
        witnesses=_witnesses(answer),
    )


ANY_CUBES = "impossible"
"""What is asked if no challenge is named: whether a Solution can be built at all."""
PAPERS = ("equation", "solution")
"""Keys of a question that the solver has no use for."""


def _solvable(answer: Answer) -> bool | None:
    if isinstance(answer, Solvable):
        return True
    return False if isinstance(answer, Impossible) else None


HEADLINES: Mapping[bool | None, tuple[str, str]] = {
    True: ("solve-solvable", "solve-goal-found"),
    False: ("solve-impossible", "solve-no-goal"),
    None: ("solve-unknown", "solve-unknown"),
}
"""The codes of the headline: for a Solution, and for a Goal."""


def _headline(answer: Answer, of_goal: bool) -> str:
    return HEADLINES[_solvable(answer)][of_goal]


def _witnesses(answer: Answer) -> list[list[str]]:
    if not isinstance(answer, Solvable):
        return []
    return [list(texts) for texts in (answer.witness, *answer.more)]
