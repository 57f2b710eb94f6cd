"""Draws the pictures of the README from what the commands really print.

Run it from the root of the repository: ``.venv/bin/python docs/images/draw.py``.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from goalsetter.cli.judge import load
from goalsetter.cli.read import Options, explained, show
from goalsetter.cli.ruling import show_ruling
from goalsetter.cli.screen import Screen
from goalsetter.judge import rule
from goalsetter.questions import CommandLine, ask_judge

LINES = ("2x3+5", "√9!", "2*3", "9^9^9")

MAT = "universe BRGY BRG BR BY RG G Y blank; goal 5; permitted B B G R ∪ - ⊆"
SOLUTION = "B ⊆ R ; G - B ∪ R"


def main() -> None:
    """Every picture."""
    draw_readings()
    draw_ruling()


def terminal(width: int) -> Screen:
    """A screen that remembers what is printed on it."""
    screen = Screen(io.StringIO())
    screen.ascii = False
    screen.console = Console(record=True, width=width, file=io.StringIO(), highlight=False)
    return screen


def draw_ruling() -> None:
    """One terminal with a ruling on a Solution of ON-SETS."""
    screen = terminal(84)
    screen.line(f"$ goalsetter judge --solution '{SOLUTION}' \\", "cyan")
    screen.line(f"    --mat '{MAT}'", "cyan")
    question = ask_judge(CommandLine(mat=MAT, solutions=(SOLUTION,)), load)
    show_ruling(question, rule(question), screen)
    save(screen, "judge-sets.svg")


def draw_readings() -> None:
    """One terminal with a few lines and their readings."""
    screen = terminal(76)
    for line in LINES:
        screen.line(f"$ goalsetter read '{line}'", "cyan")
        show(explained(line, Options()), screen)
        screen.line()
    save(screen, "read.svg")


def save(screen: Screen, name: str) -> None:
    """The picture of a screen, without fonts from elsewhere, its spaces kept by every viewer."""
    picture = screen.console.export_svg(title="goalsetter")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = picture.replace("<svg ", '<svg xml:space="preserve" ', 1)
    Path(__file__).with_name(name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
