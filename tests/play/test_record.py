"""Records: written and read back, whatever was done and whatever was said."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import Record, read_record, write_record
from goalsetter.play.action import Action
from goalsetter.play.record import ROWS
from goalsetter.play.record.kind import KEYWORDS, WORD
from tests.play.actions import KINDS, OF_KIND, records, terms


@given(records())
def test_a_record_reads_back(record: Record) -> None:
    """``parse(text(x)) == x`` for any log, names, headers and remarks."""
    assert read_record(write_record(record, results=False)) == record


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=40)
@given(data=st.data())
def test_every_kind_of_action_reads_back(kind: type[Action], data: st.DataObject) -> None:
    """Each action by itself, with any values that its fields can have."""
    agreed = data.draw(terms())
    done = data.draw(OF_KIND[kind.do, agreed.deals_cards])
    record = Record(terms=agreed, log=(done,))
    assert read_record(write_record(record, results=False)) == record


def test_every_action_has_its_row() -> None:
    """The table leaves out no kind of action and no field, and names nothing twice."""
    assert {row.action for row in ROWS} == set(KINDS)
    for row in ROWS:
        told = [part.name for part in row.parts] + [name for name, _ in row.fixed]
        assert sorted(told) == sorted(
            f.name for f in fields(row.action) if f.name not in ("by", "at")
        )
        assert len({part.keyword for part in row.parts}) == len(row.parts)


def test_a_bare_word_is_no_keyword() -> None:
    """A value that would open a part of its line is written in quotation marks."""
    rows = [row for row in ROWS if any(part.kind is WORD for part in row.parts)]
    opening = {part.opening[0] for row in rows for part in row.parts if part.keyword}
    assert opening == KEYWORDS
