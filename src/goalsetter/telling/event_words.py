"""Events of the table in words: codes become sentences, seats become names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from goalsetter.cubes import Cube
from goalsetter.notation import text
from goalsetter.play import Event, Record, Seat, event
from goalsetter.rules import Claim, Fault, Task
from goalsetter.telling.by_hand import by_hand
from goalsetter.telling.deeds import deed_words
from goalsetter.telling.finding_words import sentence as finding_sentence
from goalsetter.telling.names import fault_sentence, player, reason_title
from goalsetter.words import Joined, Message, Text, joined, message


def event_sentence(record: Record, happened: Event) -> Joined:
    """The sentence for an event; a fault is told with what is missing, if the judge says it."""
    names = [field.name for field in fields(happened)]
    told = {name: WORDS[name](record, getattr(happened, name)) for name in names}
    if isinstance(happened, event.Offended | event.Upheld) and happened.findings:
        fault = "faults" if isinstance(happened, event.Offended) else "reason"
        told[fault] = joined((told[fault], told["findings"]))
    return joined((message(f"event-{_kebab(type(happened).__name__)}", **told),))


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _faults(_: Record, faults: Iterable[Fault]) -> Joined:
    return joined(fault_sentence(fault) for fault in faults)


def _reason(record: Record, code: str) -> Text:
    """A fault, a reason for a fine, or a reason against a paper."""
    known = reason_title(code, sets=record.terms.deals_cards)
    return joined(("(", known, ")"), "") if known else fault_sentence(code)


def _players(record: Record, seats: tuple[Seat, ...]) -> Text:
    if not seats:
        return message("replay-nobody")
    return joined((player(record, seat) for seat in seats), ", ")


def tally_words(record: Record, tally: Iterable[tuple[Seat, int]]) -> Joined:
    """Points with the names of those who have them."""
    return joined((joined((player(record, seat), points)) for seat, points in tally), ", ")


def _action(record: Record, number: int) -> Text:
    """The deed of a number in the log."""
    if not 0 <= number < len(record.log):
        return str(number + 1)
    return joined((number + 1, " (“", deed_words(record, record.log[number]), "”)"), "")


def _plain(_: Record, value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def _named(prefix: str) -> Callable[[Record, Any], Text]:
    """The word for one value of an enum."""

    def words(_: Record, value: Claim | Task) -> Message:
        return message(f"{prefix}-{value.value.replace('_', '-')}")

    return words


def _cubes(_: Record, cubes: tuple[Cube, ...]) -> str:
    return by_hand(text(cubes))


def _correct(_: Record, value: bool) -> Message:
    return message("ruled-correct" if value else "ruled-not-correct")


WORDS: dict[str, Callable[[Record, Any], Text]] = {
    **dict.fromkeys(("by", "seat", "against", "challenger", "mover", "writer"), player),
    "goal_setter": player,
    **dict.fromkeys(("players", "eliminated", "again"), _players),
    **dict.fromkeys(("points", "seconds", "clause", "shake"), _plain),
    "fault": lambda record, fault: _faults(record, (fault,)),
    "faults": _faults,
    "findings": lambda _, findings: joined(map(finding_sentence, findings)),
    "reason": _reason,
    "action": _action,
    "cubes": _cubes,
    "phase": _named("phase"),
    "task": _named("task"),
    "claim": _named("claim"),
    "correct": _correct,
    "scores": tally_words,
}
"""How each detail of an event is put into words."""
