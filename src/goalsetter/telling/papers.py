"""Papers for people: what stands on one, what can be said against it, and its form."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.errors import NotationError
from goalsetter.judge import FindingCode
from goalsetter.play import (
    WRONG_AVOID_MOVE,
    FormFault,
    Paper,
    Shake,
    State,
    View,
    avoidance,
    brief_on,
    find_form_faults,
    needs_avoid_move,
)
from goalsetter.table import Table
from goalsetter.telling.finding_words import sentence
from goalsetter.telling.rulings import star_remark
from goalsetter.telling.unreadable import unreadable
from goalsetter.words import Joined, Message, Text, joined, message

REASONS = (
    *("unequal", "missing-required", "uses-forbidden", "too-many-resources"),
    *("cube-not-available", "wrong-value", "one-cube", "multi-digit", "form", "undefined"),
    *("variation", "goal-interpretation", "goal-illegal", "symbol-ambiguous", "same-error"),
)
"""The reasons against a paper (VII-C-4, VII-B); ambiguity of grouping is shown instead."""


def reasons_for(shake: Shake | View) -> tuple[str, ...]:
    """Return the reasons against the papers of a shake, and avoid moves where one is asked for
    (2011-12 ET17)."""
    return (*REASONS, WRONG_AVOID_MOVE) if needs_avoid_move(shake) else REASONS


OTHER = "other"
"""The reason that a checker gives in words of his own, which only a person can weigh."""


@dataclass(frozen=True, slots=True)
class FormTrouble:
    """One thing that is wrong with the form of a paper, with the error if it is unreadable."""

    sentence: Text
    text: int = 0
    """Which of the texts."""
    error: NotationError | None = None
    code: str = ""
    """The code of the judge's finding, if it is one."""


def form_troubles(
    table: Table, paper: Paper, *, closely: bool = True, everything: bool = False
) -> tuple[FormTrouble, ...]:
    """Put everything that is wrong with the form of a paper into words (see ``play``)."""
    faults = find_form_faults(table.state, paper, closely=closely, everything=everything)
    return tuple(trouble_words(fault, table, paper) for fault in faults)


def trouble_words(fault: FormFault, table: Table, paper: Paper) -> FormTrouble:
    """Put one fault of form into words."""
    wrong = fault.wrong
    if wrong is None:  # 2011-12 ET17: an avoid move in which no cube and no section can be seen
        return FormTrouble(message("avoid-form"), fault.text)
    if isinstance(wrong, NotationError):
        return FormTrouble(unreadable(wrong), fault.text, wrong)
    # A * that should be times is the usual reason for a cube that is not there.
    hint: Message | None = None
    if wrong.code is FindingCode.CUBE_NOT_AVAILABLE:
        hint = star_remark(paper.texts, brief_on(table.state, paper).mat)
    words = joined((sentence(wrong), hint)) if hint else sentence(wrong)
    return FormTrouble(words, fault.text, code=wrong.code.value)


def avoid_trouble(state: State, paper: Paper) -> tuple[Message, str] | None:
    """Tell what is wrong with the avoid move of a paper, as far as it is known, and the clause."""
    if not needs_avoid_move(state.shake) or not paper.avoid_move:
        return None
    checks = [check for check in state.shake.checks if check.writer == paper.writer]
    why = avoidance(state, paper).why
    if why is None and all(check.reason != WRONG_AVOID_MOVE for check in checks):
        return None
    code = "avoid-wrong" if why is None else f"avoid-wrong-{why}"
    words = message(code, move=paper.avoid_move)
    return words, state.terms.procedure.clause("avoid-move")


def paper_text(paper: Paper) -> Joined:
    """The text on a paper."""
    goal = [message("play-paper-goal", goal=paper.goal)] if paper.goal else []
    avoiding = [message("play-paper-avoiding", move=paper.avoid_move)] if paper.avoid_move else []
    return joined([*paper.texts, *goal, *avoiding], "   ")
