"""How often a reader who follows ``goalsetter judge`` goes from room to room."""

from __future__ import annotations

import sys
from itertools import pairwise
from types import CodeType, FrameType

import pytest

from goalsetter.cli import judge
from goalsetter.questions import CommandLine
from tests.source_tree import SRC

EQUATION = CommandLine(mat="goal 3x5+2; required 5; permitted x 4 + 1", equation="5x4+1 = 3x(5+2)")
SOLUTION = CommandLine(
    mat="universe BRGY BRG BR BY RG G Y blank; goal 3; permitted B R ⊆", solutions=("B ⊆ R ; B",)
)
MOST = 78
"""The switches that are allowed; there were 84 before a question was read and ruled on once."""


def rooms_in_order(line: CommandLine) -> list[str]:
    """Return the room of every function of ours, in the order of first calls."""
    rooms: dict[CodeType, str] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        # What has no name of its own, and what Python calls by itself, is no place to read.
        named = not code.co_name.startswith(("<", "__"))
        if event == "call" and named and code.co_filename.startswith(f"{SRC}/"):
            inside = code.co_filename.removeprefix(f"{SRC}/")
            rooms.setdefault(code, inside.partition("/")[0].removesuffix(".py"))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        judge.run(line, as_json=False)
    finally:
        sys.setprofile(before)
    return list(rooms.values())


@pytest.mark.parametrize("line", [EQUATION, SOLUTION], ids=["equation", "solution"])
def test_a_ruling_can_be_followed_with_a_finger(line: CommandLine) -> None:
    """The next function is seldom in another room."""
    rooms = rooms_in_order(line)
    assert {"cli", "questions", "judge", "rules", "telling"} <= set(rooms)
    assert sum(one != other for one, other in pairwise(rooms)) <= MOST
