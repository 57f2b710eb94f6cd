"""Positions that the desk takes from records."""

from __future__ import annotations

import pytest

from goalsetter.server import wire
from goalsetter.server.workers.desk import judge
from goalsetter.server.workers.desk_entry import read_entry
from goalsetter.server.workers.desk_positions import positions_in
from tests.source_tree import ROOT

BOOKS = (
    "basic-equations-2019-20-middle",
    "equations-2011-12-middle",
    "equations-2018-19-middle",
    "on-sets-2011-12-middle",
    "on-sets-2017-18-middle",
)


@pytest.mark.parametrize("book", BOOKS)
def test_every_position_of_every_book_can_be_asked_about(book: str) -> None:
    """The desk reads each as it is, and rules on each paper that lies open."""
    match = positions_in((ROOT / f"tests/playthroughs/{book}.record").read_text(), "en")
    assert isinstance(match, wire.DeskPositions)
    assert len(match.positions) > 10
    for position in match.positions:
        assert read_entry(wire.DeskEntry(question=position.question)) == position.question
        assert position.move
    (*_, last) = [position for position in match.positions if position.papers]
    question = last.question
    for paper in last.papers:
        asked = {name: getattr(question, name) for name in question.__struct_fields__}
        assert judge(wire.DeskQuestion(**{**asked, "papers": paper.texts})).headline


def test_a_text_that_is_no_record_says_what_was_expected() -> None:
    """In the language of whoever asks."""
    fault = positions_in("lunch", "es")
    assert isinstance(fault, wire.Fault)
    assert "Un registro empieza con la línea" in fault.sentence
