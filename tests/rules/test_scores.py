"""The points of the books: one table, read wherever points are given or lost."""

from __future__ import annotations

from goalsetter.rules import HIGHEST_SCORE, PENALTY_POINTS, PROCEDURES


def test_no_book_gives_more_for_a_shake() -> None:
    """2011-12 ET19 has the highest score of all books."""
    scores = [procedure.scores for procedure in PROCEDURES]
    points = [getattr(table, name) for table in scores for name in table.__slots__]
    assert max(points) == HIGHEST_SCORE == 10


def test_every_penalty_has_its_clause_in_every_book() -> None:
    """A point is lost for a reason that each book gives a clause for; Basic has no variations."""
    for procedure in PROCEDURES:
        reasons = PENALTY_POINTS.keys() - (() if procedure.variations else {"illegal-variation"})
        assert reasons <= procedure.clauses.keys()
