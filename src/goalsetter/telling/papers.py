"""Papers for people: what stands on one, what can be said against it, and its form.

The form is told at once: can it be read, are there such cubes? Never: is it right?
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.errors import NotationError
from goalsetter.judge import FindingCode, find_formless
from goalsetter.notation import (
    NotationCode,
    parse_equation,
    parse_goal,
    parse_set_goal,
    parse_set_solution,
)
from goalsetter.play import (
    WRONG_AVOID_MOVE,
    Paper,
    Shake,
    State,
    View,
    avoidance,
    brief_on,
    in_force,
    needs_avoid_move,
    read_avoid_move,
    verdict_on,
)
from goalsetter.rules import EquationsRules
from goalsetter.table import Table
from goalsetter.telling.finding_words import sentence
from goalsetter.telling.remarks import star_remark
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

OF_FORM = (FindingCode.FORM, FindingCode.CUBE_NOT_AVAILABLE)
"""Findings that a player may be told before the paper is presented."""


@dataclass(frozen=True, slots=True)
class FormTrouble:
    """Tell what is wrong with the form of a paper, with the error if it is unreadable."""

    sentence: Text
    text: int = 0
    """Which of the texts."""
    error: NotationError | None = None


def form_troubles(table: Table, paper: Paper, *, closely: bool = True) -> tuple[FormTrouble, ...]:
    """Everything that is wrong with the form of a paper; closely, its cubes are counted too.

    What is found without looking closely is found at once, from the signs alone.
    """
    unread = (*_unreadable(table, paper), *_unread_avoid_move(table.state, paper))
    found = unread or tuple(_formless(table, paper))
    return found or (tuple(_impossible(table, paper)) if closely else ())


def _unreadable(table: Table, paper: Paper) -> Iterator[FormTrouble]:
    sets = table.seating.terms.deals_cards
    rules = in_force(table.state)
    alone = isinstance(rules, EquationsRules) and rules.goal_unwritten
    for at, written in enumerate(paper.texts):
        try:
            (parse_set_solution if sets else parse_equation)(written)
        except NotationError as error:
            # 2011-12 ET16: a Solution may be handed in without the Goal.
            if not (alone and error.code == NotationCode.MISSING_EQUALS):
                yield FormTrouble(unreadable(error), at, error)
    if paper.goal:
        try:
            (parse_set_goal if sets else parse_goal)(paper.goal)
        except NotationError as error:
            yield FormTrouble(unreadable(error), len(paper.texts), error)


def _unread_avoid_move(state: State, paper: Paper) -> Iterator[FormTrouble]:
    """2011-12 ET17: no form is fixed, but a cube and a section must be seen in it."""
    written, goal = paper.avoid_move.strip(), in_force(state).add_to_goal
    if written and needs_avoid_move(state.shake) and not (read_avoid_move(written) or goal):
        yield FormTrouble(message("avoid-form"), len(paper.texts) + 1)


def _formless(table: Table, paper: Paper) -> Iterator[FormTrouble]:
    """Known cubes that form no expression: ``3+ = 7``."""
    rules, mat = in_force(table.state), brief_on(table.state, paper).mat
    for at, written in enumerate(paper.texts):
        finding = find_formless(written, mat, rules)
        if finding is not None:
            yield FormTrouble(sentence(finding), at)


def _impossible(table: Table, paper: Paper) -> Iterator[FormTrouble]:
    brief = brief_on(table.state, paper)
    star = star_remark(paper.texts, brief.mat)
    for finding in verdict_on(table.state, paper).findings:
        if finding.code in OF_FORM:
            hint = star if finding.code is FindingCode.CUBE_NOT_AVAILABLE else None
            yield FormTrouble(joined((sentence(finding), hint or "")))


def avoid_trouble(state: State, paper: Paper) -> tuple[Message, str] | None:
    """Tell what is wrong with the avoid move of a paper, as far as it is known, and the clause."""
    if not needs_avoid_move(state.shake) or not paper.avoid_move:
        return None
    checks = [check for check in state.shake.checks if check.writer == paper.writer]
    why = avoidance(state, paper).why
    if why is None and all(check.reason != WRONG_AVOID_MOVE for check in checks):
        return None
    told = message("avoid-wrong" if why is None else f"avoid-wrong-{why}", move=paper.avoid_move)
    return told, state.terms.procedure.clause("avoid-move")


def paper_text(paper: Paper) -> Joined:
    """The text on a paper."""
    goal = [message("play-paper-goal", goal=paper.goal)] if paper.goal else []
    avoiding = [message("play-paper-avoiding", move=paper.avoid_move)] if paper.avoid_move else []
    return joined([*paper.texts, *goal, *avoiding], "   ")
