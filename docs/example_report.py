"""Makes ``docs/example-report.html`` anew, from the record of a match in ``examples/``.

Run it from the root of the repository: ``.venv/bin/python docs/example_report.py``.
"""

from __future__ import annotations

from pathlib import Path

from goalsetter.coach import analyse
from goalsetter.play import read_record
from goalsetter.report import report_page

DOCS = Path(__file__).parent
RECORD = DOCS.parent / "examples" / "spring_open.record"
REPORT = DOCS / "example-report.html"


def page() -> str:
    """The report on the match."""
    return report_page(analyse(read_record(RECORD.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    REPORT.write_text(page(), encoding="utf-8")
