"""Hints for one who checks a paper: where to look, by what the judge finds there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from goalsetter.coach.hints.hint import Advice, Hint, says
from goalsetter.coach.hints.look import SeatLook
from goalsetter.coach.hints.writing import question_of
from goalsetter.judge import FindingCode, rule_on_papers
from goalsetter.play import Paper
from goalsetter.rules import Question

WHERE: Mapping[FindingCode, Advice] = {
    **dict.fromkeys(
        (
            *(FindingCode.ONE_CUBE, FindingCode.MISSING_REQUIRED, FindingCode.USES_FORBIDDEN),
            *(FindingCode.TOO_MANY_RESOURCES, FindingCode.CUBE_NOT_AVAILABLE),
        ),
        Advice.CHECK_CUBES,
    ),
    **dict.fromkeys(
        (
            FindingCode.UNEQUAL,
            FindingCode.WRONG_VALUE,
            FindingCode.AMBIGUOUS,
            FindingCode.UNDEFINED,
            FindingCode.SYMBOL_AMBIGUOUS,
        ),
        Advice.CHECK_VALUE,
    ),
}
"""Where a fault shows: in the cubes, in the value; all others in how it is written."""


def advise_checker(look: SeatLook, asked: int) -> Hint:
    """First how a paper is checked, then where to look in this one; of several, in whose."""
    paper = paper_to_check(look)
    if paper is None:
        return says(Advice.WAIT, last=True)
    hint = hint_about(paper, look, asked)
    others = [other for other in look.view.papers if other.writer != look.view.seat]
    return replace(hint, writer=paper.writer) if len(others) > 1 else hint


def hint_about(paper: Paper, look: SeatLook, asked: int) -> Hint:
    """Tell how one paper is checked, then where a fault shows."""
    # A Goal that the writer lays himself is judged on another mat: only the way is told.
    if asked == 0 or paper.goal:
        how = "coach-check-sets" if look.sets else "coach-check-equation"
        return says(Advice.CHECK_THINK, last=bool(paper.goal), how=how)
    after = question_of(look.view)
    question = Question(rules=look.rules, mat=look.mat, challenge=after, papers=paper.texts)
    findings = rule_on_papers(question, briefly=True).findings
    if not findings:
        return says(Advice.CHECK_SOUND, last=True)
    return says(WHERE.get(findings[0].code, Advice.CHECK_FORM), last=True)


def paper_to_check(look: SeatLook) -> Paper | None:
    """Return the first paper of another that waits for this seat."""
    seat = look.view.seat
    waiting = {
        check.writer
        for check in look.view.checks
        if check.correct is None and check.writer != seat and seat not in check.accepted
    }
    return next((paper for paper in look.view.papers if paper.writer in waiting), None)
