"""Records: written and read back, whatever was done and whatever was said."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.errors import RecordError
from goalsetter.play import Record, Remark, Seat, Terms, new_match, read_record, write_record
from goalsetter.play.actions import Action
from goalsetter.play.grammar.value import KEYWORDS, WORD
from goalsetter.play.record import ROWS
from goalsetter.rules import Division
from tests.play.actions import KINDS, OF_KIND, records, terms
from tests.source_tree import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.record"))
TERMS = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE)


@given(records())
def test_a_record_reads_back(record: Record) -> None:
    """``parse(text(x)) == x`` for any log, names, headers and remarks."""
    assert read_record(write_record(record, results=False)) == record


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=25)
@given(data=st.data())
def test_every_kind_of_action_reads_back(kind: type[Action], data: st.DataObject) -> None:
    """Each action by itself, with any values that its fields can have."""
    agreed = data.draw(terms())
    done = data.draw(OF_KIND[kind.do, agreed.deals_cards])
    record = Record(terms=agreed, log=(done,))
    assert read_record(write_record(record, results=False)) == record


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_as_they_would_be_written(path: Path) -> None:
    """Each is legal, its results are right, and writing it again changes no letter."""
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text, strict=True)) == text


def test_every_action_has_its_row() -> None:
    """The table leaves out no kind of action and no field, and names nothing twice."""
    assert {row.action for row in ROWS} == set(KINDS)
    for row in ROWS:
        told = [part.name for part in row.parts] + [name for name, _ in row.fixed]
        names = [f.name for f in fields(row.action) if f.name not in ("by", "at")]
        assert sorted(told) == sorted(names)
        assert len({part.keyword for part in row.parts}) == len(row.parts)


def test_a_bare_word_is_no_keyword() -> None:
    """A value that would open a part of its line is written in quotation marks."""
    rows = [row for row in ROWS if any(part.kind is WORD for part in row.parts)]
    opening = {part.opening[0] for row in rows for part in row.parts if part.keyword}
    assert opening == KEYWORDS


def test_names_and_remarks_are_kept_in_order() -> None:
    """Two records that say the same are equal, in whatever order it was said."""
    record = Record(
        terms=TERMS,
        names=((Seat("B"), "Ben"), (Seat("A"), "")),
        remarks=(Remark(0, "second"), Remark(0, "first")),
    )
    assert record.names == ((Seat("A"), ""), (Seat("B"), "Ben"))
    assert record.remarks_on(0) == ("second", "first")
    assert [record.name(Seat(seat)) for seat in "ABC"] == ["A", "Ben", "C"]


def test_a_remark_belongs_to_an_action() -> None:
    """There is nothing to remark on beyond the last one."""
    with pytest.raises(ValueError, match="expected remarks on 0 to 0 actions"):
        Record(terms=TERMS, remarks=(Remark(1, "so what"),))


def test_the_length_of_the_round_is_agreed() -> None:
    """XI-B: half an hour unless the terms say otherwise; the record keeps what they say."""
    assert new_match(TERMS).round_ends == 30 * 60_000
    short = replace(TERMS, round_minutes=20)
    assert new_match(short).round_ends == 20 * 60_000
    text = write_record(Record(terms=short))
    assert "Round minutes: 20" in text
    assert read_record(text).terms == short
    with pytest.raises(RecordError):
        read_record(text.replace("minutes: 20", "minutes: 0"))
