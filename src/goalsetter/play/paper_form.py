"""The form of a paper before it is handed in: can it be read, are there such cubes?

Never: is it right? The judge finds it; here is only which of his findings a writer may be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.errors import NotationError
from goalsetter.judge import Finding, FindingCode, find_formless, find_notation_error
from goalsetter.notation import parse_goal, parse_set_goal
from goalsetter.play.avoid_text import read_avoid_move
from goalsetter.play.in_force import in_force
from goalsetter.play.papers import needs_avoid_move
from goalsetter.play.referee import brief_on, verdict_on
from goalsetter.play.state import Paper, State

OF_FORM = (FindingCode.FORM, FindingCode.CUBE_NOT_AVAILABLE)
"""Findings that a player may be told before the paper is presented."""


@dataclass(frozen=True, slots=True)
class FormFault:
    """A fault in the form of a paper, and in which of its texts it is.

    After the texts come the Goal that a writer lays himself, and the avoid move.
    """

    wrong: NotationError | Finding | None
    """Nothing for an avoid move in which no cube and section are seen."""
    text: int = 0


def find_form_faults(
    state: State, paper: Paper, *, closely: bool = True, everything: bool = False
) -> tuple[FormFault, ...]:
    """Return everything that is wrong with the form of a paper; closely, its cubes are counted too.

    Where a writer may know everything, each fault that makes the paper wrong is told.

    What is found without looking closely is found at once, from the signs alone.
    """
    # Each look has a meaning only where the one before it found nothing.
    faults = tuple(unread(state, paper)) or tuple(formless(state, paper))
    if faults or not closely:
        return faults
    findings = verdict_on(state, paper).findings
    return tuple(
        FormFault(finding)
        for finding in findings
        if finding.code in OF_FORM or (everything and finding.fatal)
    )


def unread(state: State, paper: Paper) -> Iterator[FormFault]:
    """Yield each text of a paper that is not in its notation, with the error."""
    rules = in_force(state)
    for at, written in enumerate(paper.texts):
        error = find_notation_error(written, rules)
        if error is not None:
            yield FormFault(error, at)
    if paper.goal:
        try:
            (parse_set_goal if state.terms.deals_cards else parse_goal)(paper.goal)
        except NotationError as error:
            yield FormFault(error, len(paper.texts))
    # 2011-12 ET17: no form is fixed, but a cube and a section must be seen in it.
    move = paper.avoid_move.strip()
    if move and needs_avoid_move(state.shake) and not (read_avoid_move(move) or rules.add_to_goal):
        yield FormFault(None, len(paper.texts) + 1)


def formless(state: State, paper: Paper) -> Iterator[FormFault]:
    """Yield each text of known cubes that form no expression: ``3+ = 7``."""
    rules, mat = in_force(state), brief_on(state, paper).mat
    for at, written in enumerate(paper.texts):
        finding = find_formless(written, mat, rules)
        if finding is not None:
            yield FormFault(finding, at)
