"""Refusals, slips and draws of a tournament as messages, for every surface of the desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from goalsetter.errors import RecordError
from goalsetter.tournament import (
    EVENT_RULINGS,
    ActRefusal,
    Differing,
    DrawNote,
    EventState,
    Slip,
    shown_name,
)
from goalsetter.words import Joined, Listed, Message, joined, message

Namer = Callable[[str], str]
"""Turns the id of a player into a name; other texts stay as they are."""


def names_of(state: EventState) -> Namer:
    """Return a namer for the players of an event."""
    return lambda text: shown_name(state, text) if text in state.players else text


def with_clause(sentence: Message, clause: str) -> Message | Joined:
    """Return a sentence with its clause behind it."""
    return joined((sentence, f"[{clause}]")) if clause else sentence


def act_refusal_messages(
    refusal: ActRefusal, name: Namer = lambda text: text
) -> Iterator[Message | Joined]:
    """Yield the sentence of a refusal, and one for each slip behind it."""
    expected = ", ".join(map(name, refusal.expected.split(", ")))
    sentence = message(
        f"tournament-refused-{refusal.code}",
        expected=expected,
        came=", ".join(map(name, refusal.came.split(", "))),
        names=Listed(tuple(map(name, refusal.names))),
    )
    yield with_clause(sentence, refusal.clause)
    for slip in refusal.slips:
        yield slip_message(slip, name)
    if any(not slip.tick for slip in refusal.slips):
        yield message("tournament-slip-doubtful")


def slip_message(slip: Slip, name: Namer = lambda text: text) -> Message | Joined:
    """Return the sentence of a slip: the cell, the values that would do, and the clause."""
    sentence = message(
        f"tournament-slip-{slip.code}",
        player=name(slip.player),
        shake=str(slip.shake),
        expected=", ".join(slip.expected.split()),
        came=slip.came,
    )
    return with_clause(sentence, slip.clause)


def differing_message(cell: Differing, name: Namer = lambda text: text) -> Message:
    """Return the sentence of a cell in which two typings differ."""
    return message(
        "tournament-slip-differs",
        player=name(cell.player),
        cell=cell.cell,
        shake=str(cell.shake or ""),
        first=cell.first,
        second=cell.second,
    )


def draw_note_message(note: DrawNote) -> Message:
    """Return the sentence of a reason or a warning about a draw."""
    return message(
        f"tournament-draw-{note.code}",
        count=str(note.count),
        bound=str(note.bound),
        tables=Listed(tuple(map(str, note.tables))),
    )


def event_file_message(error: RecordError) -> Message:
    """Return the sentence on what is wrong with the file of an event."""
    known = ("line", "role", "act", "detail", "value", "header", "long")
    code = error.code.removeprefix("event-")
    return message(
        f"tournament-file-{code if code in known else 'refused'}",
        line=str(error.line),
        expected=error.expected,
        found=error.found,
    )


def event_ruling_messages(state: EventState) -> Iterator[tuple[Message, Message]]:
    """Yield each question that no book answers, with the event's answer."""
    for ruling in EVENT_RULINGS:
        answer = state.ruling(ruling)
        yield (
            message(f"tournament-ruling-{ruling.name}"),
            message(f"tournament-ruling-{ruling.name}-{answer}"),
        )


def preset_message(name: str) -> Message:
    """Return a preset of leagues in words."""
    return message(f"tournament-preset-{name}")
