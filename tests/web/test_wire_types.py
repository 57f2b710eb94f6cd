"""The types of the pages are those of the server."""

from __future__ import annotations

import subprocess
import sys

from tests.source_tree import ROOT


def test_the_types_of_the_pages_are_made_from_the_wire() -> None:
    """The file holds what ``npm run wire`` would write: the two cannot drift."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "web" / "scripts" / "wire_types.py"), "--print"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout == (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
