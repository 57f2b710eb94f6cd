"""The judge's desk: a mat and a paper in, a ruling or the solver's answer out. No table is needed.

A question is put in the keys of a conformance case, so desk, command line and cases ask alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cubes import SetGoal
from goalsetter.errors import CaseError
from goalsetter.judge import GoalVerdict, SetWork, Verdict, rule
from goalsetter.questions import (
    asked_game,
    hold_played_out,
    hold_readable,
    read_any_question,
    read_rulings,
    read_solve_question,
)
from goalsetter.rules import ON_SETS, AnyQuestion, OnSetsRules
from goalsetter.server import wire
from goalsetter.server.view import findings_shown
from goalsetter.server.view.sentences import in_words
from goalsetter.server.workers.desk_otherwise import (
    is_good,
    other_challenge,
    solvable_of,
    what_would_change,
)
from goalsetter.solver import Answer, Budget, Solvable, find_goal
from goalsetter.solver import solve as searched
from goalsetter.telling import (
    by_hand,
    goal_line,
    goal_values,
    people,
    remarks,
    ruling_lines,
    under,
    why,
    work_lines,
)
from goalsetter.words import Capitalised, render, say

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
    keys = question_keys(question)
    asked = read_any_question(keys)
    hold_readable(asked)
    hold_played_out(asked)
    verdict = rule(asked)
    of_goal = isinstance(verdict, GoalVerdict)
    good = is_good(verdict)
    lines = _goal_lines(verdict) if isinstance(verdict, GoalVerdict) else _lines(asked, verdict)
    findings = _findings(asked, verdict)
    # What counts only if a checker points it out must not be headed as if it were wrong by itself.
    unless_raised = not good and not any(finding.fatal for finding in verdict.findings)
    return wire.Ruling(
        good=good,
        headline=say("ruling-wrong-if-raised" if unless_raised else HEADLINE[of_goal][good]),
        sentence=say(SENTENCE[of_goal][good], count=len(findings)),
        rules=render(under(asked.rules)),
        lines=[line for line in (*lines, *map(render, ruling_lines(verdict.depends_on))) if line],
        findings=findings,
        otherwise=list(map(render, what_would_change(keys, asked, verdict))),
    )


HEADLINE = (("ruling-wrong", "ruling-correct"), ("ruling-illegal", "ruling-legal"))
"""The headlines for a paper and for a Goal: bad, then good."""
SENTENCE = (("desk-paper-wrong", "desk-paper-correct"), ("desk-goal-illegal", "desk-goal-legal"))
"""The same in a sentence that says what to do."""


def question_keys(question: wire.DeskQuestion) -> dict[str, object]:
    """The question in the keys of a case."""
    texts = {name: getattr(question, name).strip() for name in SECTIONS}
    mat = {name: text for name, text in texts.items() if text or name not in LEAST_WITH_TEXT}
    papers = [paper.strip() for paper in question.papers if paper.strip()]
    setting: dict[str, object] = {
        "rules": question.edition,
        "division": question.division,
        "variations": [name.strip() for name in question.variations if name.strip()],
        **mat,
    }
    said = tuple(ruling.strip() for ruling in question.rulings if ruling.strip())
    setting |= read_rulings(said, asked_game(setting))
    if question.challenge:
        setting["challenge"] = question.challenge
    if not papers:
        return setting
    if asked_game(setting) is ON_SETS:
        return {**setting, "solution": papers}
    if len(papers) > 1:
        raise CaseError("one-equation")
    return {**setting, "equation": papers[0]}


def _goal_lines(verdict: GoalVerdict) -> Iterator[str]:
    if verdict.legal:
        code = "judge-goal-more" if verdict.family else "judge-goal-values"
        yield say(code, values=goal_values(verdict))
    if not verdict.settled:
        yield say("judge-goal-unsettled")


def _lines(question: AnyQuestion, verdict: Verdict) -> Iterator[str]:
    """Each paper with its value or its steps on the cards, then the remarks."""
    if isinstance(question.rules, OnSetsRules):
        for paper, works in zip(question.papers, verdict.works, strict=True):
            yield say("judge-solution", text=paper)
            yield from _steps(question, verdict, works)
    else:
        yield say("judge-equation", text=by_hand(question.papers[0]))
        if verdict.correct:
            value, goal = (next(iter(v), "") for v in (verdict.values, verdict.goal_values))
            yield say("judge-values", value=people(value), goal=people(goal))
    assumed = question.assumed
    notes = remarks(question.papers, question.mat, question.challenge, assumed=assumed)
    yield from map(render, notes)


def _steps(question: AnyQuestion, verdict: Verdict, works: tuple[SetWork, ...]) -> Iterator[str]:
    """The steps of one Solution, in the reading that fails if there is one."""
    goal = question.mat.goal
    if works:
        work = next((work for work in works if not work.fits), works[0])
        yield from map(render, work_lines(work))
        if isinstance(goal, SetGoal) and verdict.on_goal is not None:
            yield render(goal_line(work, goal, verdict.on_goal))


def _findings(question: AnyQuestion, verdict: Verdict | GoalVerdict) -> list[wire.Finding]:
    sets = isinstance(question.rules, OnSetsRules)
    tried = verdict.rests_on is not None
    return in_words(findings_shown(verdict.findings, sets=sets, tried=tried))


# Solving.


def solve(question: wire.DeskQuestion, budget: Budget = STEPS) -> wire.Answer:
    """Ask the solver: can a Solution be built, or a Goal be set?

    What cannot be understood raises ``CaseError`` or ``NotationError``.
    """
    data = {key: value for key, value in question_keys(question).items() if key not in PAPERS}
    asked = read_solve_question({"challenge": ANY_CUBES, **data})
    if asked.mat.goal is None:
        answer = find_goal(asked.mat, asked.rules, budget)
        words = "solve-asked-goal"
    else:
        words = f"solve-asked-{asked.challenge.value}"
        answer = searched(asked.mat, asked.rules, asked.challenge, budget, WITNESSES)
    solvable, of_goal = solvable_of(answer), asked.mat.goal is None
    kind = "roll" if of_goal else asked.challenge.value
    known = "unknown" if solvable is None else f"{kind}-{'yes' if solvable else 'no'}"
    other = None if of_goal or solvable is None else other_challenge(asked, solvable)
    return wire.Answer(
        solvable=solvable,
        headline=say(f"desk-head-{known}"),
        sentence=say(f"desk-solve-{known}"),
        asked=say(words),
        rules=render(under(asked.rules)),
        why=render(Capitalised(why(answer))),
        goal=answer.goal if isinstance(answer, Solvable) else "",
        witnesses=_witnesses(answer),
        otherwise=[] if other is None else [render(other)],
    )


ANY_CUBES = "impossible"
"""The question if no challenge is named: whether a Solution can be built at all."""
PAPERS = ("equation", "solution")
"""Keys of a question that the solver has no use for."""


def _witnesses(answer: Answer) -> list[list[str]]:
    if not isinstance(answer, Solvable):
        return []
    return [list(texts) for texts in (answer.witness, *answer.more)]
