"""Draws the pictures of the README from what the commands really print.

Run it from the root of the repository: ``.venv/bin/python docs/images/draw.py``.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from goalsetter.cli.read import Options, explained, show
from goalsetter.cli.screen import Screen

LINES = ("2x3+5", "√9!", "2*3", "9^9^9")


def main() -> None:
    """One terminal with a few lines and their readings."""
    screen = Screen(io.StringIO())
    screen.ascii = False
    screen.console = Console(record=True, width=76, file=io.StringIO(), highlight=False)
    for line in LINES:
        screen.line(f"$ goalsetter read '{line}'", "cyan")
        show(explained(line, Options()), screen)
        screen.line()
    picture = screen.console.export_svg(title="goalsetter")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    Path(__file__).with_name("read.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
