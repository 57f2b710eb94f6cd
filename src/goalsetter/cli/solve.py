"""``goalsetter solve``: can a Solution be built, or a Goal be set, with a witness or a proof."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cli.answer import complain, write_json
from goalsetter.cli.judge import NOT_UNDERSTOOD, load
from goalsetter.cli.progress import Progress
from goalsetter.cli.ruling import under_data
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.questions import CommandLine, ask_solver
from goalsetter.rules import AnyQuestion
from goalsetter.solver import (
    Answer,
    Budget,
    Certificate,
    Impossible,
    Solvable,
    find_goal,
    solve,
)
from goalsetter.telling import under, why
from goalsetter.words import all_of, render, say

SOLVABLE, IMPOSSIBLE, NOT_KNOWN = 0, 1, 3
"""Exit codes: yes; no; neither was found out."""

USUAL_STEPS = Budget().steps


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much may be done, and how many Solutions are wanted."""

    steps: int = USUAL_STEPS
    count: int = 1


def run(line: CommandLine, named: tuple[str, ...], effort: Effort, *, as_json: bool) -> int:
    """Solve what was asked, print the answer, and give the exit code."""
    try:
        # --now --impossible: which was meant?
        if len(named) > 1:
            raise CaseError("one-question")
        question = ask_solver(replace(line, challenge=named[0] if named else None), load)
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    answer = _answer(question, effort)
    if as_json:
        write_json(_data(question, answer))
    else:
        _show(question, answer, Screen())
    return _kind(answer).code


def _answer(question: AnyQuestion, effort: Effort) -> Answer:
    progress = Progress()
    budget = Budget(steps=effort.steps, cancelled=progress)
    try:
        # All cubes in Resources: is there a Goal to set at all?
        if question.mat.goal is None:
            return find_goal(question.mat, question.rules, budget)
        return solve(question.mat, question.rules, question.challenge, budget, effort.count)
    finally:
        progress.done()


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one kind of answer is told."""

    code: int
    solvable: bool | None
    headline: str
    of_goal: str
    style: str


YES = _Kind(SOLVABLE, True, "solve-solvable", "solve-goal-found", "bold green")
NO = _Kind(IMPOSSIBLE, False, "solve-impossible", "solve-no-goal", "bold red")
MAYBE = _Kind(NOT_KNOWN, None, "solve-unknown", "solve-unknown", "bold yellow")


def _kind(answer: Answer) -> _Kind:
    if isinstance(answer, Solvable):
        return YES
    return NO if isinstance(answer, Impossible) else MAYBE


def _show(question: AnyQuestion, answer: Answer, screen: Screen) -> None:
    """The answer first, then what was asked, then a witness or the reason."""
    kind, goal = _kind(answer), question.mat.goal
    screen.line(say(kind.of_goal if goal is None else kind.headline), kind.style)
    screen.line(say("solve-asked-goal" if goal is None else _asked(question)))
    screen.line(render(under(question.rules)))
    if isinstance(answer, Solvable):
        _show_witnesses(answer, screen)
    else:
        screen.line(say("solve-why", why=why(answer)))


def _asked(question: AnyQuestion) -> str:
    return f"solve-asked-{question.challenge.value}"


def _show_witnesses(answer: Solvable, screen: Screen) -> None:
    if answer.goal:
        screen.line(say("solve-goal", goal=answer.goal))
    screen.line(say("solve-witness", text=all_of(answer.witness)), "green")
    for other in answer.more:
        screen.line(say("solve-more", text=all_of(other)), "green")


def _data(question: AnyQuestion, answer: Answer) -> dict[str, object]:
    """The answer for programs."""
    return {
        "solvable": _kind(answer).solvable,
        "challenge": question.challenge.value if question.mat.goal is not None else None,
        **under_data(question.rules, question.profile),
        **_details(answer),
        "why": render(why(answer)),
    }


def _details(answer: Answer) -> dict[str, object]:
    if isinstance(answer, Solvable):
        more = [list(other) for other in answer.more]
        return {"goal": answer.goal, "witness": list(answer.witness), "more": more}
    if not isinstance(answer, Impossible):
        return {"reason": answer.reason.value, "evidence": dict(answer.evidence)}
    proof = answer.proof
    if isinstance(proof, Certificate):
        return {"certificate": proof.name, "evidence": dict(proof.evidence)}
    names = ("cubes", "vectors", "values", "steps")
    return {"exhausted": {name: getattr(proof, name) for name in names}}
