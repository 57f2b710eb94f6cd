"""The examples run and say something."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.source_tree import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SAYS = {"judge_one_solution": "correct", "play_a_shake": "B: 6 points"}
"""Words that each example must print."""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each example ends by itself and prints what it found."""
    runpy.run_path(str(path), run_name="__main__")
    assert SAYS[path.stem] in capsys.readouterr().out
