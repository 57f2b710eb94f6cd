"""The form of a paper, told at once: can it be read, are there such cubes? Never: is it right?"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cli.answer import printable
from goalsetter.cli.finding_words import sentence
from goalsetter.cli.play_reading import goal_of
from goalsetter.cli.read import show_error
from goalsetter.cli.screen import Screen
from goalsetter.errors import NotationError
from goalsetter.judge import Code, Finding
from goalsetter.notation import parse_equation, parse_set_solution
from goalsetter.play import Paper, action, verdict_on
from goalsetter.table import Table

OF_FORM = (Code.FORM, Code.CUBE_NOT_AVAILABLE)
"""Findings that a player may be told before the paper is presented."""


def form_troubles(table: Table, deed: action.Present, screen: Screen) -> bool:
    """Tell what is wrong with the form of a paper; whether anything is."""
    try:
        _read(table, deed)
    except NotationError as error:
        show_error(error, screen)
        return True
    found = list(_findings(table, deed))
    for finding in found:
        screen.line(printable(sentence(finding)), "bold red")
    return bool(found)


def _read(table: Table, deed: action.Present) -> None:
    """Read every part of it."""
    read = parse_set_solution if table.seating.terms.deals_cards else parse_equation
    for written in deed.texts:
        read(written)
    if deed.goal:
        goal_of(table, deed.goal)


def _findings(table: Table, deed: action.Present) -> Iterator[Finding]:
    paper = Paper(writer=deed.by, texts=deed.texts, goal=deed.goal, avoid_move=deed.avoid_move)
    for finding in verdict_on(table.state, paper).findings:
        if finding.code in OF_FORM:
            yield finding
