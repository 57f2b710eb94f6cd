"""The tables that people read are those by which the table plays."""

from __future__ import annotations

import pytest

from goalsetter.rules import OUTLINES, PROCEDURES, Procedure, Task, match_points
from goalsetter.server.view.rule_books import rule_books
from goalsetter.server.view.rule_tables import match_rows, rule_tables, time_of
from goalsetter.words import LANGUAGES, speaking


@pytest.mark.parametrize("procedure", PROCEDURES, ids=lambda procedure: procedure.edition)
def test_points_and_times_are_those_of_the_procedure(procedure: Procedure) -> None:
    """Every number of the score table, and the limit of each task."""
    tables = {table.kind: table for table in rule_tables(procedure.edition)}
    scores = procedure.scores
    points = [scores.right, scores.joined_mover, scores.joined_challenger, scores.wrong]
    points += [scores.written_right, scores.written_wrong, scores.absent]
    assert [row[1] for row in tables["scores"].rows] == [str(value) for value in points]
    limits = [procedure.limit(task) for task in Task if procedure.limit(task)]
    if procedure.goal_with_roll:
        limits.remove(procedure.limit(Task.ROLL))
    told = [row[1] for row in tables["limits"].rows]
    assert told[: len(limits)] == [time_of(seconds) for seconds in limits]


def test_match_points_are_those_of_the_score_sheet() -> None:
    """XII-A: two who tie for second place get 3 each."""
    rows = {name: points for name, *points in match_rows()[1:]}
    given = match_points({"A": 9, "B": 4, "C": 4})
    assert rows["Three players, two tie for second"] == [str(given[seat]) for seat in "ABC"]
    assert rows["Two players, a tie"] == ["5", "5", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_told_in_every_language(language: str) -> None:
    """With as many cells in each row as its table has heads."""
    with speaking(language):
        books = rule_books().books
    assert [book.slug for book in books] == [outline.slug for outline in OUTLINES]
    for table in (table for book in books for table in book.tables):
        assert {len(row) for row in table.rows} == {len(table.head)}
    assert all(
        clause.text for book in books for section in book.sections for clause in section.clauses
    )
