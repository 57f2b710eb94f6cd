"""The shape of the source, room by room: files, lines, bodies, private functions, comments.

Not a benchmark: it times nothing and ``make bench`` passes it by. Give it the ``src/goalsetter`` of
another checkout to compare two states of the project with one measure.

    PYTHONPATH=. python bench/figures.py [path/to/src/goalsetter]
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.measures import Figures, figures
from tests.source_tree import SRC, planted

HEADING = (
    f"{'room':10}{'files':>6}{'lines':>7}{'logic':>7}{'functions':>10}{'median':>7}{'p99':>5}"
    f"{'private':>8}{'short':>6}{'comments':>9}{'What/Who':>9}{'vague':>6}"
)


def row(name: str, measured: Figures) -> str:
    """One room as a line of the table."""
    return (
        f"{name:10}{measured.files:6}{measured.lines:7}{measured.logic:7}{measured.functions:10}"
        f"{measured.median_body:7g}{measured.p99_body:5}{measured.private_share:7.1f}%"
        f"{measured.short:6}{measured.comment_share:8.1f}%{measured.pronouns:9}{measured.vague:6}"
    )


def main() -> None:
    """Print a line for every room, and one for the whole tree."""
    base = Path(sys.argv[1]) if len(sys.argv) > 1 else SRC
    files = [
        planted(str(path.relative_to(base)), path.read_text(encoding="utf-8"))
        for path in sorted(base.rglob("*.py"))
    ]
    print(HEADING)
    for room in sorted({source.room for source in files} - {""}):
        print(row(room, figures(source for source in files if source.room == room)))
    print(row("all", figures(files)))


if __name__ == "__main__":
    main()
