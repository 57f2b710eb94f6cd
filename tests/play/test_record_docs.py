"""The page of the record tells the truth: its records are legal, its tables those of the code."""

from __future__ import annotations

import re

import pytest

from goalsetter.play import RecordCode, read_record, write_record
from goalsetter.play.record import MAX_ACTIONS, MAX_TEXT, MAX_WORDS, ROWS
from goalsetter.rules import GAMES, Task
from tests.source_tree import ROOT

DOCS = ROOT / "docs"
PAGE = (DOCS / "reference" / "record.md").read_text(encoding="utf-8")
HOWTO = (DOCS / "howto" / "keep-a-record.md").read_text(encoding="utf-8")


def shown(text: str) -> list[str]:
    """The records on a page."""
    return re.findall(r"^```record\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", [*shown(PAGE), *shown(HOWTO)])
def test_the_records_on_the_pages_are_legal(text: str) -> None:
    """Each can be read and played, and its results are right."""
    record = read_record(text, strict=True)
    assert read_record(write_record(record), strict=True) == record


def test_the_full_example_is_as_it_would_be_written() -> None:
    """The page shows, to the letter, what Goalsetter writes."""
    example = shown(PAGE)[0]
    assert write_record(read_record(example)) == example


def rows(heading: str) -> list[str]:
    """The first cells of the table under a heading."""
    below = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(.*?)` \|", below, re.MULTILINE)


def test_every_code_is_on_the_page() -> None:
    """In the order of the enum."""
    assert rows("Errors") == [code.value for code in RecordCode]


def test_every_verb_is_on_the_page() -> None:
    """Each line of the table begins with the verb of a row, and none is missing."""
    told = rows("Actions")
    verbs = sorted((row.verb for row in ROWS), key=len, reverse=True)
    found = [next((v for v in verbs if line.startswith(v)), "") for line in told]
    assert sorted(found) == sorted(row.verb for row in ROWS)
    for row, line in ((row, line) for row in ROWS for line in told if line.startswith(row.verb)):
        keywords = [part.keyword for part in row.parts if part.keyword and not row.spread]
        if found[told.index(line)] == row.verb and row.verb != "rules that":
            assert all(keyword in line for keyword in keywords)


def test_every_part_of_a_position_is_on_the_page() -> None:
    """With its keyword."""
    (given,) = (row for row in ROWS if row.spread)
    assert all(f"`{part.keyword}`" in PAGE for part in given.parts)


def test_tasks_limits_and_editions() -> None:
    """All else that the page names is there."""
    assert all(f"`{task.value.replace('_', '-')}`" in PAGE for task in Task)
    assert all(f"{limit:,}" in PAGE for limit in (MAX_TEXT, MAX_ACTIONS, MAX_WORDS))
    names = [edition.name for game in GAMES for edition in game.editions]
    assert any(name in PAGE for name in names)
