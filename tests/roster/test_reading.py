"""Reading a list: columns, rows, and every problem with its place."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.roster import MOST_BYTES, MOST_ROWS, RosterColumn, RosterFault, read_roster
from tests.roster.lists import CLASS, enter, faults, names, read
from tests.source_tree import SRC


def test_a_pasted_list_of_names_is_clean() -> None:
    """One child a line, empty lines passed over, blanks and invisible signs taken out."""
    roster = read("Ana Díaz\n\n  Ben \u00a0 Lee\u200b \nChloé Martin\n")
    assert roster.is_clean
    assert roster.is_usable
    assert not roster.has_header
    assert names(roster) == ["Ana Díaz", "Ben Lee", "Chloé Martin"]
    assert [row.number for row in roster.rows] == [1, 3, 4]
    assert roster.rows[0].value("division") == ""


def test_headings_give_the_columns_their_place() -> None:
    """In any order, in two languages, by the headings of the caller too."""
    roster = enter("Grado;Equipo;Delegation;Jugador;División\n5;Rocket;Hill;Ana;Elementary\n")
    assert roster.has_header
    assert roster.is_clean
    assert dict(roster.rows[0].values) == {
        "player": "Ana",
        "school": "Hill",
        "division": "elementary",
        "grade": "5",
        "team": "Rocket",
    }


def test_without_headings_columns_come_in_their_order() -> None:
    """And a cell too many is told of with what stands in it."""
    roster = enter("Ana,Hill,middle,7,Rocket\nBen,Hill,middle,8,Rocket,x,y\n")
    assert not roster.has_header
    assert faults(roster) == [(2, "too-many-cells")]
    (problem,) = roster.rows[1].problems
    assert (problem.expected, problem.came) == (("5",), "x, y")


def test_a_caller_may_know_better() -> None:
    """Whether the first row has headings can be said."""
    assert names(read("Name\nAna", header=False)) == ["Name", "Ana"]
    roster = read("Rufname\nAna", header=True)
    assert (
        faults(roster) == [(1, "unknown-column"), (1, "missing-column"), (2, "too-many-cells")][:2]
    )
    assert not roster.is_usable


def test_headings_can_be_wrong() -> None:
    """An unknown one is a doubt, one that stands twice or is missing is not."""
    roster = enter("player,player,pet,grade\nAna,Eva,cat,5\n")
    assert faults(roster) == [
        (1, "repeated-column"),
        (1, "unknown-column"),
        (1, "missing-column"),
        (1, "missing-column"),
    ]
    assert [problem.column for problem in roster.problems] == ["player", "", "school", "division"]
    assert roster.problems[1].is_doubt
    assert not roster.problems[0].is_doubt


def test_a_value_under_no_heading_is_told_of() -> None:
    """Where the heading is empty, a value may belong to somebody."""
    roster = read("name,,nickname\nAna,x,Ace\n", "csv")
    assert faults(roster) == [(2, "too-many-cells")]


BAD = [
    ("name,nickname\n,Ace\n", (2, "missing-value")),
    ("name,division\nAna,third\n", (2, "not-a-choice")),
    ("name\n" + "x" * 41, (2, "too-long")),
    ("name\nAna\x07\n", (2, "strange-character")),
    ("name\nAna \u202eneB\n", (2, "strange-character")),
    ("name\n=HYPERLINK(1)\n", (2, "formula")),
    ("name\n@SUM(1)\n", (2, "formula")),
    ("name,nickname\nAna,Ace\nBen,ÁCE\n", (3, "repeated-value")),
    ("name\nAna\nana\n", (3, "repeated-row")),
    ('name\n"Ana\nBen\n', (2, "bad-quotes")),
    ("", (0, "empty-roster")),
    (" \n\t\n", (0, "empty-roster")),
    ("name,nickname\n", (0, "empty-roster")),
    ("Ana\0", (0, "not-text")),
    ("x" * 100_001, (0, "not-text")),
    ("x" * (MOST_BYTES + 1), (0, "too-large")),
]


@pytest.mark.parametrize(("source", "fault"), BAD, ids=lambda case: str(case)[:20])
def test_each_problem_has_its_place_and_code(source: str, fault: tuple[int, str]) -> None:
    """And the list with it is neither clean nor usable."""
    roster = read(source, "csv")
    assert faults(roster) == [fault]
    assert not roster.is_clean
    assert not roster.is_usable


def test_a_problem_says_what_was_expected_and_what_came() -> None:
    """As data, cut to a length that a page can show, with nothing hidden in it."""
    roster = read("name,division\nAna,third\nBen\x07,middle\n" + "y" * 99 + ",senior\n", "csv")
    choice, strange, long = roster.all_problems
    assert (choice.column, choice.expected[0], choice.came) == ("division", "elementary", "third")
    assert strange.came == "Ben�"
    assert long.expected == ("40",)
    assert long.came == "y" * 59 + "…"


def test_the_rest_of_a_bad_list_is_still_read() -> None:
    """So that the preview shows all rows, whichever of them is wrong."""
    roster = enter("Ana,Hill,middle\n,Hill,middle\nBen,Hill,tall\n")
    assert names(roster) == ["Ana", "", "Ben"]
    assert faults(roster) == [(2, "missing-value"), (3, "not-a-choice")]


def test_a_choice_may_be_spelled_otherwise() -> None:
    """Case, accents and the spellings of another language are no fault."""
    roster = read("name,division\nAna,PRIMARIA\nBen,Mi\u0301ddle\n", "csv")
    assert [row.value("division") for row in roster.rows] == ["elementary", "middle"]


def test_a_lone_dash_is_a_value() -> None:
    """Only what a spreadsheet would run is refused."""
    assert read("Ana\t-").rows[0].value("nickname") == "-"


def test_twins_are_a_doubt() -> None:
    """The same name in one school, in any order of its parts; two schools may have one each."""
    roster = enter(
        'Ana Díaz,Hill,middle,7\n"Diaz, Ana",Hill,middle,8\nAna Díaz,Lake,middle,7\n'
        "Eva,Hill,middle\nEva,Hill,middle\n"
    )
    assert faults(roster) == [(1, "twin-name"), (2, "twin-name"), (5, "repeated-row")]
    first, second, again = roster.all_problems
    assert (first.others, second.others, again.others) == ((2,), (1,), (4,))
    assert first.is_doubt


def test_a_twin_may_stand_twice() -> None:
    """Each row is marked once: as a twin, or as a row that was there before."""
    roster = enter("Ana,Hill,middle,7\nAna,Hill,middle,8\nAna,Hill,middle,7\n")
    assert faults(roster) == [(1, "twin-name"), (2, "twin-name"), (3, "repeated-row")]


def test_too_many_rows_are_refused() -> None:
    """As many as a list may have are read; the problem says how many that is."""
    text = "\n".join(f"Child {number}" for number in range(MOST_ROWS + 2))
    roster = read(text)
    assert (0, "too-many-rows") in faults(roster)
    assert len(roster.rows) == MOST_ROWS
    assert read("name\n" + text.rpartition("\nChild")[0].rpartition("\nChild")[0]).is_clean


def test_names_in_signs_only_differ() -> None:
    """A nickname without letters is compared by its signs."""
    assert read("name,nickname\nAna,★\nBen,☂\n", "csv").is_clean


def test_every_fault_can_come_about() -> None:
    """No code is only written down: each is in a test of this folder."""
    tested = "".join(
        file.read_text("utf-8") for file in (SRC.parents[1] / "tests" / "roster").glob("test_*.py")
    )
    assert not [code for code in RosterFault if not re.search(f'"{code.value}"', tested)]


@given(st.text(max_size=200) | st.binary(max_size=200), st.sampled_from(["text", "csv", "xlsx"]))
def test_nothing_sent_breaks_the_reader(source: bytes | str, kind: str) -> None:
    """A list comes out of anything, and each row has every column."""
    roster = read_roster(source, kind=kind, columns=CLASS)  # type: ignore[arg-type]
    assert roster.rows or roster.problems
    assert all([code for code, _ in row.values] == [c.code for c in CLASS] for row in roster.rows)


@given(st.lists(st.text("abcÑé ,;'", min_size=1, max_size=9).filter(str.strip), min_size=1))
def test_clean_values_come_back(values: list[str]) -> None:
    """A name in quotes keeps its delimiters."""
    columns = (RosterColumn(code="name"),)
    text = "name\n" + "".join(f'"{value}"\n' for value in values)
    roster = read_roster(text, kind="csv", columns=columns)
    assert names(roster) == [" ".join(value.split()) for value in values]
