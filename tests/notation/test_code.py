"""The codes, their documentation and the surface of the room."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from goalsetter import notation
from goalsetter.notation import NotationCode
from tests.notation.errors_table import ERRORS
from tests.notation.texts import READERS

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "notation.md"


def test_codes_are_documented() -> None:
    """The table of codes in the reference is the enum, in its order."""
    table = PAGE.read_text(encoding="utf-8").partition("## Error codes")[2]
    assert re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE) == [*map(str, NotationCode)]


def test_codes_have_evidence() -> None:
    """Every code but those that no text can bring about stands in the table of errors."""
    shown = {code for _, _, code, _ in ERRORS}
    assert set(NotationCode) - shown == {
        NotationCode.NOT_TEXT,
        NotationCode.TOO_LONG,
        NotationCode.WRONG_TYPE,
    }


def test_examples_of_the_reference() -> None:
    """The examples in the reference give what they show."""
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_surface() -> None:
    """The room offers its readers, the writer and a few names more, in order."""
    names = notation.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), name.islower(), name))
    others = {
        "MAX_DEPTH",
        "MAX_LENGTH",
        "NotationCode",
        "EQUATIONS_SPELLINGS",
        "EQUATIONS_WORDS",
        "OF_FORM",
        "ON_SETS_WORDS",
        "Noun",
        "ON_SETS_SPELLINGS",
        "faces_in",
        "faces_of",
        "faces_typed",
        "mat_from_json",
        "mat_to_json",
        "pretty",
        "text",
    }
    assert set(names) == others | {reader.__name__ for reader in READERS}
