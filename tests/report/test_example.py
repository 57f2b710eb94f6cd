"""The example report of the documentation is what the report really looks like now."""

from __future__ import annotations

from goalsetter.coach import analyse
from goalsetter.report import report_page
from tests.analysed import record_at
from tests.source_tree import ROOT


def test_the_example_is_up_to_date() -> None:
    """``docs/example_report.py`` makes it anew."""
    made = report_page(analyse(record_at("examples/spring_open.record")))
    assert (ROOT / "docs" / "example-report.html").read_text(encoding="utf-8") == made
