"""Charts: every move of a shake has its point, and nothing is drawn outside."""

from __future__ import annotations

import pytest

from goalsetter.report.charts import (
    WIDE,
    clock_words,
    points_bars,
    shake_chart,
    time_bars,
    time_columns,
)
from goalsetter.report.data import Values, report_data
from tests.analysed import GUARDED, analysed


def standing(number: int, zone: str, needs: int | None) -> Values:
    """An action with how the mat stood after it."""
    return {
        "number": number,
        "shake": 1,
        "standing": {"zone": zone, "needs": needs, "mover": "A"},
    }


def test_zones_lie_where_they_belong() -> None:
    """Now at the foot, Impossible on top, what is possible between; undecided breaks the line."""
    told = [
        standing(3, "possible", 5),
        standing(4, "possible", 2),
        standing(5, "undecided", None),
        standing(6, "now", 1),
        standing(7, "impossible", None),
    ]
    chart = shake_chart(1, told)
    assert chart is not None
    heights = {point.zone: point.y for point in chart.points}
    assert chart.now < heights["now"] < chart.bottom
    assert chart.top < heights["impossible"] < chart.impossible
    assert all(chart.impossible < p.y < chart.now for p in chart.points if p.zone == "possible")
    assert chart.points[0].y < chart.points[1].y
    assert len(chart.runs) == 2
    assert all(chart.left < point.x < chart.right <= chart.width for point in chart.points)
    assert [point.number for point in chart.points] == [3, 4, 5, 6, 7]


def test_a_shake_without_a_move_has_no_chart() -> None:
    """There is nothing to draw."""
    assert shake_chart(2, [standing(3, "now", 1)]) is None


def test_bars_are_no_longer_than_the_chart() -> None:
    """Points kept are part of what could be kept; the longest bar is full."""
    players = report_data(analysed(GUARDED))["players"]
    kept, time = points_bars(players), time_bars(players)
    assert all(0 <= bar.length <= bar.whole <= WIDE for bar in (*kept, *time))
    assert max(bar.length for bar in time) == WIDE
    assert [bar.seat for bar in kept] == [each["seat"] for each in players]
    assert all(each["name"] in bar.words for each, bar in zip(players, kept, strict=True))


def test_every_timed_action_has_a_column() -> None:
    """Its height grows with its time, and it tells whose it was."""
    data = report_data(analysed(GUARDED))
    names = {each["seat"]: each["name"] for each in data["players"]}
    columns = time_columns(data["actions"], names)
    spans = analysed(GUARDED).spans
    assert [column.number for column in columns] == [span.number for span in spans]
    longest = max(spans, key=lambda span: span.took)
    assert max(columns, key=lambda column: column.height).number == longest.number


@pytest.mark.parametrize(("took", "told"), [(0, "0:00"), (59_999, "0:59"), (61_000, "1:01")])
def test_times_are_rounded_down(took: int, told: str) -> None:
    """In minutes and seconds."""
    assert clock_words(took) == told
