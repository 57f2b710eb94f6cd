"""Rows of cells from text: encodings, delimiters, quotes and lists that were copied."""

from __future__ import annotations

import codecs

import pytest

from goalsetter.roster import kind_of
from tests.roster.lists import CLASS, enter, faults, names, read, workbook

TABLE = "Name{0}Nickname\nZoë Peña{0}Zo\nÑico{0}Ni\n"


@pytest.mark.parametrize("delimiter", ["\t", ";", ",", "|"])
@pytest.mark.parametrize("kind", ["text", "csv"])
def test_every_common_delimiter_is_seen(delimiter: str, kind: str) -> None:
    """With headings, in a file and in a pasted text alike."""
    roster = read(TABLE.format(delimiter), kind)  # type: ignore[arg-type]
    assert roster.is_clean
    assert [row.value("nickname") for row in roster.rows] == ["Zo", "Ni"]


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "utf-32"]
)
def test_every_common_encoding_is_read(encoding: str) -> None:
    """With a mark or without."""
    assert names(read(TABLE.format(",").encode(encoding), "csv")) == ["Zoë Peña", "Ñico"]


def test_any_byte_can_be_latin() -> None:
    """A byte that Windows does not know is still a character, though a strange one."""
    assert faults(read(b"Ana\x81", "csv")) == [(1, "strange-character")]


@pytest.mark.parametrize(
    "source", [codecs.BOM_UTF8 + b"\xff", b"\x89PNG\0\0\x01\x02\0\xff\xfe\xfd\xfc", b"a\0b\0c\0d"]
)
def test_what_is_no_text_is_refused(source: bytes) -> None:
    """A picture, a broken mark, half a character."""
    assert faults(read(source, "csv")) == [(0, "not-text")]


def test_a_mark_in_a_pasted_text_is_passed_over() -> None:
    """It comes along from some editors."""
    assert read("\ufeffName\nAna").has_header


def test_a_comma_in_a_pasted_name_belongs_to_it() -> None:
    """Unless headings, or the choices of a column, say that it parts columns."""
    assert names(read("Lopez, Ana\nLee, Ben")) == ["Lopez, Ana", "Lee, Ben"]
    assert names(read("Name, Nickname\nAna, Ace")) == ["Ana"]
    assert names(read("Ana, Ace, middle\nBen, Bo, senior")) == ["Ana", "Ben"]
    assert names(read("Ana, Ace, middle\nBen")) == ["Ana, Ace, middle", "Ben"]
    assert names(enter("Lopez,Hill,middle")) == ["Lopez"]


def test_marks_of_items_are_taken_off() -> None:
    """If every line has one; a name that begins with a number keeps it."""
    assert names(read("1. Ana\n2) Ben\n\n10. Eva")) == ["Ana", "Ben", "Eva"]
    assert names(read("• Ana\n- Ben")) == ["Ana", "Ben"]
    assert names(read("1. Ana\nBen")) == ["1. Ana", "Ben"]


def test_a_file_may_declare_its_delimiter() -> None:
    """As Excel does; rows keep the numbers that the sender sees."""
    roster = read("sep=|\nName|Nickname\nAna|Ace\n", "csv")
    assert roster.is_clean
    assert [row.number for row in roster.rows] == [3]


def test_quotes_hold_delimiters_lines_and_quotes() -> None:
    """And the next row has the number of its own line."""
    roster = read('Name,Nickname\n"Lopez,\nAna","A ""x"""\nBen,Bo\n', "csv")
    assert dict(roster.rows[0].values) == {
        "name": "Lopez, Ana",
        "nickname": 'A "x"',
        "division": "",
    }
    assert [row.number for row in roster.rows] == [2, 4]


def test_a_quote_that_stays_open_hides_nothing() -> None:
    """Every line is shown, and the first with a quote is named."""
    roster = read('Ana\n"Ben\nEva\n', "csv")
    assert names(roster) == ["Ana", '"Ben', "Eva"]
    assert faults(roster) == [(2, "bad-quotes")]


def test_old_line_ends_are_known() -> None:
    """Those of an old Mac and of Windows."""
    assert names(read("Name\rAna\rBen", "csv")) == ["Ana", "Ben"]
    assert names(read("Name\r\nAna\r\nBen\r\n", "csv")) == ["Ana", "Ben"]


def test_the_kind_is_seen_by_the_first_bytes() -> None:
    """The name of a file says nothing sure."""
    assert kind_of("Ana") == "text"
    assert kind_of(b"Ana") == "csv"
    assert kind_of(workbook([["Ana"]])) == "xlsx"
    assert kind_of(b"\xd0\xcf\x11\xe0 old") == "xlsx"
    assert CLASS[0].is_called("Nombre")
