"""Ratings: hand-worked odds, intervals that shrink, and nobody off the scale."""

from __future__ import annotations

from math import log, sqrt

import pytest

from goalsetter.table import Rating, Result, Tally, meetings, rated
from goalsetter.table.rating import SCALE, _solved


def results(
    won: int, lost: int, drawn: int = 0, names: tuple[str, str] = ("a", "b")
) -> list[Result]:
    """So many shakes of each kind between two."""
    points = [*[(6, 2)] * won, *[(2, 6)] * lost, *[(4, 4)] * drawn]
    return [Result(names=names, points=each) for each in points]


def table(found: list[Result], *names: str) -> dict[str, Rating]:
    """The ratings by name."""
    return {row.name: row for row in rated(names, meetings(found))}


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    """Three to one, and the draw that everybody is given: odds of 3.5 to 1.5."""
    rows = table(results(3, 1), "a", "b")
    apart = rows["a"].rating - rows["b"].rating
    assert apart == pytest.approx(SCALE * log(3.5 / 1.5))
    assert rows["a"].rating + rows["b"].rating == pytest.approx(3000)


def test_the_margin_is_that_of_the_likelihood() -> None:
    """For even players the variance of half the distance is 1/n, after n shakes and a draw."""
    rows = table(results(8, 8, 3), "a", "b")
    assert rows["a"].rating == pytest.approx(1500)
    assert rows["a"].margin == pytest.approx(1.96 * SCALE * sqrt(1 / 20))


def test_more_shakes_make_it_surer() -> None:
    """Four times as many shakes about halve the margin."""
    few, many = table(results(20, 10), "a", "b"), table(results(80, 40), "a", "b")
    assert many["a"].margin == pytest.approx(few["a"].margin / 2, rel=0.05)


def test_who_always_wins_has_a_rating() -> None:
    """One who never lost is far up, and still on the scale."""
    rows = table(results(50, 0), "a", "b")
    assert 1500 < rows["a"].rating < 3000
    assert rows["a"].share == 1.0


def test_a_chain_puts_players_in_order() -> None:
    """Those who never met are ordered by whom they beat."""
    found = results(9, 3) + results(9, 3, names=("b", "c"))
    rows = rated(("c", "b", "a"), meetings(found))
    assert [row.name for row in rows] == ["a", "b", "c"]
    assert rows[1].rating == pytest.approx(1500)
    assert (rows[1].won, rows[1].lost, rows[1].drawn, rows[1].shakes) == (12, 12, 0, 24)


def test_void_shakes_do_not_count() -> None:
    """A shake without a Goal is nobody's."""
    void = Result(names=("a", "b"), points=(0, 0), void=True)
    assert meetings([void]) == {("a", "b"): Tally(), ("b", "a"): Tally()}
    rows = table([void], "a", "b")
    assert rows["a"].share is None
    assert rows["a"].rating == rows["b"].rating == pytest.approx(1500)


def test_nobody_met_anybody() -> None:
    """Without a single shake all are alike."""
    assert {row.rating for row in rated(("a", "b"), {})} == {1500.0}
    assert _solved([[0.0]], [1.0]) == [0.0]
