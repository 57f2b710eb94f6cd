"""The form of a paper in the terminal, told before it is handed in."""

from __future__ import annotations

from goalsetter.cli.answer import show_error
from goalsetter.cli.screen import Screen
from goalsetter.play import Paper, action
from goalsetter.table import Table
from goalsetter.telling import form_troubles, printable


def show_form(table: Table, deed: action.Present, screen: Screen) -> bool:
    """Tell what is wrong with the form of a paper; whether anything is."""
    paper = Paper(writer=deed.by, texts=deed.texts, goal=deed.goal, avoid_move=deed.avoid_move)
    found = form_troubles(table, paper)
    for trouble in found:
        if trouble.error is not None:
            show_error(trouble.error, screen)
        else:
            screen.line(printable(trouble.sentence), "bold red")
    return bool(found)
