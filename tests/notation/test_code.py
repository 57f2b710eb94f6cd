"""The codes, their documentation and the surface of the room."""

from __future__ import annotations

import re
from pathlib import Path

from goalsetter import notation
from goalsetter.notation import Code
from tests.notation.errors_table import ERRORS

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "notation.md"


def test_codes_are_documented() -> None:
    """The table of codes in the reference is the enum, in its order."""
    table = PAGE.read_text(encoding="utf-8").partition("## Error codes")[2]
    assert re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE) == [*map(str, Code)]


def test_codes_have_evidence() -> None:
    """Every code but those that no text can bring about stands in the table of errors."""
    shown = {code for _, _, code, _ in ERRORS}
    assert set(Code) - shown == {Code.NOT_TEXT, Code.TOO_LONG, Code.WRONG_TYPE}


def test_surface() -> None:
    """The room offers these names and no others, constants and classes first."""
    names = notation.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), name.islower(), name))
    assert all(hasattr(notation, name) for name in names)
