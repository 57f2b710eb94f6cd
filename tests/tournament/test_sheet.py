"""Typings of one sheet are compared cell by cell, and lines read back as they are typed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.tournament import (
    Detail,
    Entry,
    ScoreLine,
    ShakeScore,
    Sheet,
    SheetState,
    differing_cells,
    line_text,
    read_line,
)
from goalsetter.tournament.sheet import receive_entry

BLANK = Sheet(code="BCDBBB12", contest="eq", round=1, table=1, players=("a", "b"))
LINES = (ScoreLine(player="a", total=10, points=6), ScoreLine(player="b", total=8, points=4))


def entry(by: str, lines: tuple[ScoreLine, ...] = LINES, **more: str) -> Entry:
    """A typing by a person."""
    return Entry(by=by, at="", lines=lines, **more)


def test_two_people_who_agree_confirm_a_sheet() -> None:
    """One person twice does not."""
    once = receive_entry(BLANK, entry("Sam"), alone=False)
    assert once.state is SheetState.ENTERED
    twice = receive_entry(once, entry("Sam"), alone=False)
    assert twice.state is SheetState.ENTERED
    both = receive_entry(twice, entry("Tia", doubtful="smudged"), alone=False)
    assert (both.state, both.lines, both.doubtful) == (SheetState.CONFIRMED, LINES, "smudged")
    assert both.counts
    assert not replace(both, postponed="protest").counts
    assert receive_entry(BLANK, entry("Sam"), alone=True).counts


def test_typings_that_differ_ask_for_a_third_look() -> None:
    """Both are kept; a third typing that agrees with one of them confirms it."""
    other = (LINES[0], replace(LINES[1], total=6))
    first = receive_entry(BLANK, entry("Sam"), alone=False)
    second = receive_entry(first, entry("Tia", other), alone=False)
    assert second.state is SheetState.DIFFERS
    assert [(c.player, c.cell, c.first, c.second) for c in differing_cells(LINES, other)] == [
        ("b", "total", "8", "6")
    ]
    third = receive_entry(second, entry("Uma", other), alone=False)
    assert (third.counts, third.lines, len(third.entries)) == (True, other, 3)
    mended = receive_entry(second, entry("Sam", other), alone=False)
    assert mended.counts


def test_a_record_confirms_where_all_initialled() -> None:
    """A web table's record says it all."""
    assert receive_entry(BLANK, entry("table", record="PVKRF"), alone=False).counts
    open_line = (LINES[0], replace(LINES[1], initialled=False))
    assert not receive_entry(BLANK, entry("table", open_line, record="x"), alone=False).counts


def test_cells_of_shakes_are_compared() -> None:
    """Scores, penalties, initials and absence, also where one has a shake more."""
    first = ScoreLine(player="a", shakes=(ShakeScore(score=6, penalties=1, initials="J"),))
    more = (ShakeScore(score=6), ShakeScore(score=4))
    second = ScoreLine(player="a", shakes=more, absent=True)
    cells = [(c.cell, c.shake, c.first, c.second) for c in differing_cells((first,), (second,))]
    assert cells == [
        ("absent", 0, "no", "yes"),
        ("penalties", 1, "1", "0"),
        ("initials", 1, "J", ""),
        ("score", 2, "–", "4"),
        ("penalties", 2, "–", "0"),
        ("initials", 2, "–", ""),
        ("absent", 2, "–", "no"),
    ]
    assert first.sum == 5
    assert second.sum == 10
    assert BLANK.line_of("a") is None


SHAKES = st.one_of(
    st.builds(ShakeScore, score=st.integers(0, 10)),
    st.builds(
        ShakeScore,
        score=st.integers(0, 10),
        penalties=st.integers(1, 9),
        initials=st.sampled_from(["", "J", "JDX"]),
    ),
    st.just(ShakeScore(absent=True)),
)


@given(st.lists(SHAKES, min_size=1, max_size=5), st.booleans())
def test_a_line_reads_back(shakes: list[ShakeScore], initialled: bool) -> None:
    """A line that is shown can be typed as it stands."""
    line = ScoreLine(player="a", shakes=tuple(shakes), initialled=initialled)
    assert read_line("a", line_text(line), Detail.SHAKES) == line


@pytest.mark.parametrize(
    ("text", "detail", "line"),
    [
        ("14", Detail.TOTALS, ScoreLine(player="a", total=14)),
        ("-1 !", Detail.TOTALS, ScoreLine(player="a", total=-1, initialled=False)),
        ("6", Detail.POINTS, ScoreLine(player="a", points=6)),
        ("absent", Detail.SHAKES, ScoreLine(player="a", absent=True)),
        ("six", Detail.TOTALS, None),
        ("6 x", Detail.SHAKES, None),
        ("", Detail.SHAKES, None),
        ("1234", Detail.POINTS, None),
    ],
)
def test_lines_are_read(text: str, detail: Detail, line: ScoreLine | None) -> None:
    """A total, match points, or shakes; anything else is not guessed at."""
    assert read_line("a", text, detail) == line
    if line:
        assert line_text(line) == text
    assert line_text(ScoreLine(player="a")) == ""
