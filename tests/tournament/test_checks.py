"""Sheets are checked while they are typed: each row of bad input has its slip and its clause."""

from __future__ import annotations

import pytest

from goalsetter.rules import PLACES, Division, match_points
from goalsetter.tournament import (
    Contest,
    Detail,
    ScoreLine,
    ShakeScore,
    SheetTerms,
    check_lines,
    expected_points,
    fill_in,
    legal_points,
    legal_scores,
)
from tests.tournament.events import contest

OLDER = contest(edition="mlag-equations-2011-12")
TERMS = SheetTerms(contest=contest())


def line(player: str, *shakes: int, **more: object) -> ScoreLine:
    """A line with shakes."""
    marks = tuple(ShakeScore(score=score) for score in shakes)
    return ScoreLine(player=player, shakes=marks, **more)  # type: ignore[arg-type]


def codes(lines: tuple[ScoreLine, ...], terms: SheetTerms = TERMS) -> list[tuple[str, str]]:
    """The slips of a sheet and who has them."""
    return [(slip.code, slip.player) for slip in check_lines(fill_in(lines, terms), terms)]


def test_scores_are_those_of_the_book() -> None:
    """X: 6, 4, 2; ET19: 10, 8, 6. Match points are those of XII-A."""
    assert legal_scores(contest()) == (0, 2, 4, 6)
    assert legal_scores(OLDER) == (0, 6, 8, 10)
    assert legal_points(2) == (4, 5, 6)
    assert legal_points(3) == (2, 3, 4, 5, 6)


def test_a_sheet_that_fits_has_no_slip() -> None:
    """Totals and match points are derived upwards."""
    lines = (line("a", 6, 4), line("b", 2, 2), line("c", 4, 6))
    filled = fill_in(lines, TERMS)
    assert [(one.total, one.points) for one in filled] == [(10, 5), (4, 2), (10, 5)]
    assert not check_lines(filled, TERMS)


@pytest.mark.parametrize(
    ("lines", "slips"),
    [
        ((line("a", 3), line("b", 2), line("c", 6)), [("shake-score", "a")]),
        ((line("a", 0), line("b", 2), line("c", 6)), [("shake-score", "a")]),
        ((line("a", 6, total=7), line("b", 2), line("c", 4)), [("sum", "a")]),
        (
            (line("a", 6, points=7), line("b", 2), line("c", 4)),
            [("points-order", "a")],
        ),
        ((line("a", 6, 2), line("b", 2), line("c", 4, 2)), [("shake-count", "")]),
        ((line("a", 6, initialled=False), line("b", 2)), [("missing-initials", "a")]),
        (
            (line("a", 6), ScoreLine(player="b")),
            [("missing-total", "b")],
        ),
        ((line("a", 6), line("b", 2), line("c", 4, absent=True)), [("absent-points", "c")]),
    ],
)
def test_each_slip_is_seen(lines: tuple[ScoreLine, ...], slips: list[tuple[str, str]]) -> None:
    """A wrong sum, 3 for a shake, 7 for a match, missing initials: each is one slip."""
    assert codes(lines) == slips


def test_a_slip_tells_the_clause_and_the_legal_values() -> None:
    """The book of the contest is cited."""
    (slip,) = check_lines(fill_in((line("a", 3), line("b", 2)), TERMS), TERMS)
    assert (slip.shake, slip.expected, slip.came) == (1, "2 4 6", "3")
    assert slip.clause == "2018-19 X"
    older = SheetTerms(contest=OLDER)
    (slip,) = check_lines(fill_in((line("a", 6), line("b", 4)), older), older)
    assert (slip.expected, slip.clause) == ("6 8 10", "2011-12 ET19")


def test_penalties_need_initials_of_the_younger_only() -> None:
    """XI-A note: Minor, Elementary and Middle."""
    mark = ShakeScore(score=6, penalties=1)
    lines = (ScoreLine(player="a", shakes=(mark,)), line("b", 2))
    assert codes(lines) == [("penalty-initials", "a")]
    senior = SheetTerms(contest=contest(division=Division.SENIOR))
    assert codes(lines, senior) == []
    assert fill_in(lines, TERMS)[0].total == 5
    signed = (ScoreLine(player="a", shakes=(ShakeScore(score=6, penalties=1, initials="JD"),)),)
    assert codes((*signed, line("b", 2))) == []


def test_absent_for_a_shake_scores_nothing() -> None:
    """X-D: 0 for that shake, and nothing else."""
    away = ShakeScore(absent=True)
    assert codes((ScoreLine(player="a", shakes=(away,)), line("b", 2))) == []
    cheat = ShakeScore(score=6, absent=True)
    assert codes((ScoreLine(player="a", shakes=(cheat,)), line("b", 2))) == [("shake-score", "a")]


def test_a_third_who_never_came_makes_a_match_of_two() -> None:
    """The default; an event may rule that places are those of three."""
    lines = (line("a", 6), line("b", 4), ScoreLine(player="c", absent=True))
    assert [one.points for one in fill_in(lines, TERMS)] == [6, 4, 0]
    tied = (line("a", 6), line("b", 6), ScoreLine(player="c", absent=True))
    assert [one.points for one in fill_in(tied, TERMS)] == [5, 5, 0]
    three = SheetTerms(contest=contest(), third_counts=True)
    assert [one.points for one in fill_in(lines, three)] == [6, 4, 0]
    assert not check_lines(fill_in(lines, three), three)


def test_the_disqualified_have_nothing_and_others_keep_their_places() -> None:
    """The default; an event may let the others move up."""
    lines = (line("a", 6), line("b", 4), line("c", 2))
    out = SheetTerms(contest=contest(), out=frozenset({"a"}))
    assert expected_points(fill_in(lines, out), out) == {"a": 0, "b": 4, "c": 2}
    up = SheetTerms(contest=contest(), out=frozenset({"a"}), others_move_up=True)
    assert expected_points(fill_in(lines, up), up) == {"a": 0, "b": 6, "c": 4}
    both = SheetTerms(contest=contest(), out=frozenset({"a", "b"}), others_move_up=True)
    assert expected_points(fill_in(lines, both), both) == {"a": 0, "b": 0, "c": 6}


def test_somebody_who_is_not_here_is_asked_about() -> None:
    """A result for an absent player: present after all?"""
    away = SheetTerms(contest=contest(), away=frozenset({"b"}))
    assert codes((line("a", 6), line("b", 4)), away) == [("absent-player", "b")]


POINTS: Contest = contest(detail=Detail.POINTS)


@pytest.mark.parametrize("size", [2, 3])
def test_match_points_alone_are_checked_by_the_table(size: int) -> None:
    """XII-A: every row of the table passes, and no other sum does."""
    terms = SheetTerms(contest=POINTS)
    for shared in PLACES[size].values():
        lines = tuple(ScoreLine(player=f"p{n}", points=points) for n, points in enumerate(shared))
        assert codes(lines, terms) == []
    wrong = tuple(ScoreLine(player=f"p{n}", points=6) for n in range(size))
    assert codes(wrong, terms) == [("points-total", "")]
    seven = (ScoreLine(player="a", points=7), ScoreLine(player="b", points=4))
    assert codes(seven, terms) == [("points-value", "a"), ("points-total", "")]
    out = SheetTerms(contest=POINTS, out=frozenset({"a"}))
    assert codes(seven, out) == [("points-value", "a")]


def test_the_table_is_that_of_the_rules() -> None:
    """Points are derived by the rules' own function."""
    totals = {"a": 12, "b": 8, "c": 8}
    lines = tuple(ScoreLine(player=player, total=total) for player, total in totals.items())
    assert expected_points(lines, TERMS) == match_points(totals)
