"""Draws the pictures of the pages: from what the commands really print, and from ``.mmd`` files.

Run it from the root of the repository: ``.venv/bin/python docs/images/draw.py``.
"""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path

from rich.console import Console

from goalsetter.cli.judge import load
from goalsetter.cli.read import ReadOptions, explain_text, show
from goalsetter.cli.ruling import show_ruling
from goalsetter.cli.screen import Screen
from goalsetter.judge import rule
from goalsetter.questions import CommandLine, ask_judge

HERE = Path(__file__).parent
LINES = ("2x3+5", "√9!", "2*3", "9^9^9")

MAT = "universe BRGY BRG BR BY RG G Y blank; goal 5; permitted B B G R ∪ - ⊆"
SOLUTION = "B ⊆ R ; G - B ∪ R"


def main() -> None:
    """Every picture."""
    draw_readings()
    draw_ruling()
    HERE.joinpath("way-of-a-deed.svg").write_text(
        draw_chain(HERE.joinpath("way-of-a-deed.mmd").read_text("utf-8")), encoding="utf-8"
    )


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
        show(explain_text(line, ReadOptions()), screen)
        screen.line()
    save(screen, "read.svg")


def save(screen: Screen, name: str) -> None:
    """The picture of a screen, without fonts from elsewhere, its spaces kept by every viewer."""
    picture = screen.console.export_svg(title="goalsetter")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = picture.replace("<svg ", '<svg xml:space="preserve" ', 1)
    HERE.joinpath(name).write_text(picture, encoding="utf-8")


# A chain of Mermaid, drawn here: its own library would have to come from another host.

BOX = re.compile(
    r"""(?:-->\s*(?:\|(?P<label>.*?)\|)?\s*)?\w+\["(?P<module>.*?)<br>(?P<name>.*?)"\]"""
)
WIDTH, LEFT, WIDE, HIGH, STEP = 560, 130, 300, 44, 74
"""The width of the picture; where boxes begin, how wide and high they are, how far apart."""
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.part{font-weight:bold;fill:#3b5b92}"
    ".module,.label{fill:#555;font-size:12px}.label{font-style:italic}"
    ".paper{fill:#fff}.group{fill:#eef2f9}.box{fill:#fff;stroke:#3b5b92}"
    "path{stroke:#555;fill:none;marker-end:url(#tip)}"
)


def draw_chain(source: str) -> str:
    """Boxes from top to bottom, in groups: each with a module and a function, as an SVG."""
    shapes: list[str] = []
    top, first, part = 14, 14, ""
    for line in source.splitlines():
        words = line.split()
        if words[:1] == ["subgraph"]:
            first, part = top, words[1]
        elif words == ["end"]:
            # Behind its boxes, so before them in the file.
            group = rectangle("group", 8, first - 8, WIDTH - 16, top - first - STEP + HIGH + 16)
            shapes = [group, *shapes, written("part", 20, first + 27, part)]
        for box in BOX.finditer(line):
            if top > 14:
                middle = LEFT + WIDE // 2
                shapes.append(f'<path d="M{middle} {top - STEP + HIGH}V{top - 3}"/>')
                shapes.append(written("label", middle + 10, top - 11, box["label"] or ""))
            shapes.append(rectangle("box", LEFT, top, WIDE, HIGH))
            shapes.append(written("module", LEFT + 12, top + 18, box["module"]))
            shapes.append(written("name", LEFT + 12, top + 36, box["name"]))
            top += STEP
    high = top - STEP + HIGH + 14
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}">',
            f"<style>{STYLE}</style>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8"'
            ' markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#555;stroke:none;'
            'marker-end:none"/></marker></defs>',
            rectangle("paper", 0, 0, WIDTH, high),
            *shapes,
            "</svg>\n",
        )
    )


def rectangle(kind: str, left: int, top: int, wide: int, high: int) -> str:
    """A rectangle with round corners."""
    return f'<rect class="{kind}" x="{left}" y="{top}" width="{wide}" height="{high}" rx="6"/>'


def written(kind: str, left: int, base: int, text: str) -> str:
    """A text on its line."""
    return f'<text class="{kind}" x="{left}" y="{base}">{escape(text)}</text>'


if __name__ == "__main__":
    main()
