"""The score sheet as lines: what each shake brought, what was lost, the totals, match points."""

from __future__ import annotations

from goalsetter.play import Mode, points_of_match
from goalsetter.table import open_table
from goalsetter.telling import sheet_lines
from tests.server.tables import BOTH_GAMES, bots_seating, played


def test_the_sheet_adds_up() -> None:
    """The total is the sum of what stands above it, for each seat."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED, shakes=2)
    table = open_table(seating)
    for _, outcome in played(seating):
        table = outcome.table
    lines = list(sheet_lines(table.state))
    rows = {kind: [line.points for line in lines if line.kind == kind] for kind in KINDS}
    assert len(rows["shake"]) == 2
    above = [*rows["shake"], *rows["penalties"]]
    sums = tuple(sum(row[at] or 0 for row in above) for at in range(3))
    assert rows["total"] == [sums]
    points = points_of_match(table.state)
    assert rows["match"] == [tuple(points[seat] for seat in table.state.seats)]


def test_there_are_no_match_points_before_a_shake_is_scored() -> None:
    """XII-A: places are shared out for points, so a match that has just begun has none."""
    table = open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED, shakes=2))
    assert [line.kind for line in sheet_lines(table.state)] == ["total"]


KINDS = ("shake", "penalties", "total", "match")
