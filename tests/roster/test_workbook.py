"""Rows of cells from a workbook: values as their reader sees them, and nothing that harms."""

from __future__ import annotations

import io
import sys
import zipfile
from datetime import date

import pytest

from goalsetter.roster import MOST_ROWS, MOST_UNPACKED
from goalsetter.roster.workbook import plain_cell
from tests.roster.lists import enter, faults, names, read, workbook

HEAD = ("Player", "School", "Division", "Grade", "Team")


def test_values_are_read_as_they_are_seen() -> None:
    """A whole number has no point, an empty cell is empty, a row without cells is passed over."""
    roster = enter(
        workbook([HEAD, ("Ana", "Hill", "middle", 7.0, None), (), ("Ben", 12, "middle", 8, "R")]),
        "xlsx",
    )
    assert roster.is_clean
    assert [row.number for row in roster.rows] == [2, 4]
    assert [row.value("grade") for row in roster.rows] == ["7", "8"]
    assert roster.rows[1].value("school") == "12"


def test_formulas_dates_and_errors_are_no_values() -> None:
    """Each is told of with its place; what a sheet made of "3-4" cannot be known."""
    bad: list[tuple[object, ...]] = [
        HEAD,
        ('="A"&"na"', "Hill", "middle"),
        ("Ben", "#N/A", "middle"),
    ]
    bad += [("Eva", "Hill", "middle", date(2026, 4, 3))]
    roster = enter(workbook(bad), "xlsx")
    assert faults(roster) == [(2, "formula"), (3, "cell-error"), (4, "date")]
    assert roster.all_problems[0].came == '="A"&"na"'


def test_the_first_sheet_with_rows_is_read() -> None:
    """Hidden and empty ones are passed over; another one with rows is a doubt."""
    full, other = [("Name",), ("Ana",)], [("Name",), ("Ben",)]
    assert names(read(workbook([], other, full, hidden=[2]), "xlsx")) == ["Ben"]
    roster = read(workbook(full, other), "xlsx")
    assert names(roster) == ["Ana"]
    assert faults(roster) == [(0, "other-sheets")]
    assert roster.is_usable
    assert roster.problems[0].came == "Sheet 2"


def test_a_workbook_may_be_empty() -> None:
    """Then the list is."""
    assert faults(read(workbook([]), "xlsx")) == [(0, "empty-roster")]


def parts(source: bytes) -> dict[str, bytes]:
    """Return the parts of a workbook by their names."""
    with zipfile.ZipFile(io.BytesIO(source)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(parts: dict[str, bytes]) -> bytes:
    """Return a workbook of these parts."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return stream.getvalue()


def test_a_bomb_is_not_unpacked() -> None:
    """A small file that says to be huge inside is refused by what it says."""
    bomb = packed({**parts(workbook([["Ana"]])), "xl/x.xml": b"\0" * (MOST_UNPACKED + 1)})
    assert len(bomb) < MOST_UNPACKED // 100
    assert faults(read(bomb, "xlsx")) == [(0, "unpacks-too-large")]


def test_a_bomb_that_lies_about_its_size_is_no_workbook() -> None:
    """The library reads no more than was declared, and sees that the sum is wrong."""
    sheet = "xl/worksheets/sheet1.xml"
    content = parts(workbook([["Ana"]] * 100))
    size = len(content[sheet]).to_bytes(4, "little")
    lying = packed(content).replace(size, (9).to_bytes(4, "little"))
    assert faults(read(lying, "xlsx")) == [(0, "not-workbook")]


ENTITY = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">]>'


def test_entities_are_refused() -> None:
    """A part of a workbook needs none; they can grow without end."""
    content = parts(workbook([["Ana"]]))
    sheet = "xl/worksheets/sheet1.xml"
    body = content[sheet].partition(b"?>")[2] if content[sheet][:5] == b"<?xml" else content[sheet]
    content[sheet] = ENTITY + body
    assert faults(read(packed(content), "xlsx")) == [(0, "not-workbook")]


def test_a_lone_cell_far_away_costs_nothing() -> None:
    """Only so many rows and columns are looked at."""
    content = parts(workbook([["Name"], ["Ana"]]))
    sheet = "xl/worksheets/sheet1.xml"
    far = b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
    content[sheet] = content[sheet].replace(b"</sheetData>", far)
    assert names(read(packed(content), "xlsx")) == ["Ana"]


def test_a_whole_number_has_no_point() -> None:
    """However the program that wrote the sheet has it."""
    assert plain_cell(7.0, "n").text == "7"
    assert plain_cell(7.5, "n").text == "7.5"


def test_without_the_library_a_list_can_still_be_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes with the server; the workbook itself is not blamed."""
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    assert faults(read(workbook([["Ana"]]), "xlsx")) == [(0, "no-workbooks")]
    assert read("Ana").is_clean


def test_a_wide_row_is_told_of() -> None:
    """Cells beyond the columns that are looked at show as cells too many."""
    assert faults(read(workbook([["Ana", "", "middle", *"x" * 60]]), "xlsx")) == [
        (1, "too-many-cells")
    ]


def test_a_long_sheet_is_cut() -> None:
    """After one row more than a list may have."""
    roster = read(workbook([[f"Child {number}"] for number in range(MOST_ROWS + 9)]), "xlsx")
    assert len(roster.rows) == MOST_ROWS
    assert (0, "too-many-rows") in faults(roster)


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1", "locked-workbook"),
        (b"PK\x03\x04 broken", "not-workbook"),
        (b"Ana", "not-workbook"),
        ("Ana", "not-workbook"),
        (packed({"word/document.xml": b"<x/>"}), "not-workbook"),
        (packed({"xl/workbook.xml": b"<x/>"}), "not-workbook"),
        (packed({f"xl/{n}": b"" for n in range(401)} | {"xl/workbook.xml": b""}), "not-workbook"),
    ],
)
def test_what_is_no_workbook_is_refused(source: bytes | str, code: str) -> None:
    """With a password, of an older kind, broken, or something else that was packed."""
    assert faults(read(source, "xlsx")) == [(0, code)]
