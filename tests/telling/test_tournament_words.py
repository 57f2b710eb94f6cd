"""Refusals, slips and draws of a tournament are sentences in both languages."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.errors import RecordError
from goalsetter.telling import (
    act_refusal_messages,
    differing_message,
    draw_note_message,
    event_file_message,
    names_of,
    slip_message,
)
from goalsetter.tournament import (
    EVENT_RULINGS,
    ActRefusal,
    Differing,
    DrawNote,
    Slip,
    make_draw,
)
from goalsetter.words import LANGUAGES, codes, render, speaking
from tests.tournament.events import EQ, entered


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """Every refusal, slip and note has its sentence, with all its details."""
    with speaking(language):
        for code in codes():
            kind, _, name = code.removeprefix("tournament-").partition("-")
            if not code.startswith("tournament-"):
                continue
            if kind == "refused":
                (sentence,) = act_refusal_messages(ActRefusal(code=name, names=("a",)))
                assert render(sentence)
            elif kind == "slip" and name not in ("differs", "doubtful"):
                assert render(slip_message(Slip(code=name)))
        for name in ("clean", "best", "above-bound", "same-group", "spread", "wide"):
            assert render(draw_note_message(DrawNote(code=name, tables=(1, 2))))


def test_a_refusal_names_players_and_clause() -> None:
    """Ids become names; the clause stands behind; slips follow."""
    name = names_of(entered().state)
    slip = Slip(code="sum", player="p1", expected="10", came="12", clause="2018-19 XII-A")
    refusal = ActRefusal(code="sheet-slips", came="1", slips=(slip,))
    sentences = [render(one) for one in act_refusal_messages(refusal, name)]
    assert sentences[1] == ("Player 1: the shakes add up to 10. The sheet says 12. [2018-19 XII-A]")
    assert "doubtful" in sentences[2]
    tick = ActRefusal(code="sheet-slips", slips=(Slip(code="missing-initials", tick=True),))
    assert len(list(act_refusal_messages(tick))) == 2
    cell = Differing("p1", "score", 2, "6", "4")
    assert "one typed 6, one typed 4" in render(differing_message(cell, name))


def test_notes_of_a_draw_are_said() -> None:
    """All that a draw tells of itself."""
    log = entered(7, 2)
    draw = make_draw(log.state, EQ, 1, Random(1), seed=1, trials=200)
    assert any("one school" in render(draw_note_message(note)) for note in draw.notes)


def test_a_file_that_cannot_be_is_said() -> None:
    """Known faults of a line have their own sentence, refusals a common one."""
    for code in ("event-line", "event-header", "event-role"):
        error = RecordError(code, line=4, expected="x", found="y")
        assert "x" in render(event_file_message(error))
    lost = RecordError("event-out-of-order", line=4, expected="3", found="4")
    assert render(event_file_message(lost)).startswith("Line 4 can't follow")


def test_rulings_have_answers() -> None:
    """The first answer is the default."""
    assert all(ruling.usual == ruling.answers[0] for ruling in EVENT_RULINGS)
