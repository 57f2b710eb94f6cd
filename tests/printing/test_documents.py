"""The papers of an event: every document is printed from a real day, in both languages."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from goalsetter.errors import PaperError
from goalsetter.printing import DOCUMENTS, OfficialCode, PrintJob, print_document
from goalsetter.tournament import EventState, PublishRound, RoundState, demo_day
from tests.paper.printed import squares, texts

CONTEST = "eq-middle"
CODES = (
    OfficialCode(
        name="Harper", role="head-judge", code="OTTER-42", address="http://localhost/e/ABC"
    ),
)


@cache
def day(rounds: int = 4) -> EventState:
    """A day with its rounds played."""
    return demo_day(Random, rounds=rounds).state


@cache
def open_round() -> EventState:
    """A day whose second round is being played: all its sheets are out."""
    drawn, _ = demo_day(Random, rounds=1).drawn(CONTEST, 2)
    return drawn.act(PublishRound(contest=CONTEST, round=2)).state


def printed(name: str, state: EventState, **terms: object) -> list[str]:
    """Return the text of each page of a document."""
    job = PrintJob(contest=CONTEST, codes=CODES, **terms)  # type: ignore[arg-type]
    return texts(print_document(name, state, job))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_document_is_printed(name: str, language: str) -> None:
    """Each has at least a page with words on it, and names the event."""
    pages = printed(name, open_round() if name == "sheets-out" else day(), language=language)
    assert pages
    assert all(pages)
    assert "Demo Day" in " ".join(pages)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_the_same_each_time(name: str) -> None:
    """The same event and the same job give the same bytes."""
    job = PrintJob(contest=CONTEST, codes=CODES)
    state = open_round() if name == "sheets-out" else day()
    assert print_document(name, state, job) == print_document(name, state, job)


def test_everybody_finds_a_table() -> None:
    """The list by name has each player who is seated, and no one twice."""
    state = day(1)
    drawn = state.rounds_of(CONTEST)[0]
    words = " ".join(printed("seating-by-name", state, round=1))
    for table in drawn.tables:
        for player in table.players:
            assert state.players[player].name.split()[-1] in words


def test_each_sheet_leads_to_its_form() -> None:
    """The square on a sheet holds the address of the desk and the code of the sheet."""
    state = day(1)
    codes = {sheet.code for sheet in state.sheets_of(CONTEST, 1)}
    pdf = print_document("scoresheets", state, PrintJob(contest=CONTEST, round=1))
    first = squares(pdf)
    assert first
    assert all(address.rpartition("/")[2] in codes for address in first)


def test_what_cannot_be_printed_is_refused() -> None:
    """A document that nobody knows, and a round that is not out."""
    with pytest.raises(PaperError):
        printed("posters", day())
    with pytest.raises(PaperError):
        printed("scoresheets", day(1), round=3)
    with pytest.raises(PaperError, match="nothing-to-print"):
        printed("sheets-out", day())
    assert all(one.state is not RoundState.DRAWN for one in day(1).rounds_of(CONTEST))
