"""Events of the table in words: codes become sentences, seats become names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from goalsetter.notation import text
from goalsetter.play import Event, Record, Seat, event
from goalsetter.rules import Claim, Task
from goalsetter.telling.by_hand import by_hand
from goalsetter.telling.deeds import deed_words
from goalsetter.telling.finding_words import sentence as finding_sentence
from goalsetter.telling.names import fault_sentence, player, reason_title
from goalsetter.words import Joined, Message, Text, joined, message


def event_sentence(record: Record, happened: Event) -> Joined:
    """The sentence for an event; a fault is told with what is missing, if the judge says it."""
    names = [field.name for field in fields(happened)]
    details = {name: WORDS[name](record, getattr(happened, name)) for name in names}
    if isinstance(happened, event.Offended | event.Upheld) and happened.findings:
        fault = "faults" if isinstance(happened, event.Offended) else "reason"
        details[fault] = joined((details[fault], details["findings"]))
    # The codes of the messages are the names of the classes: TurnOf is event-turn-of.
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(happened).__name__).lower()
    return joined((message(f"event-{kind}", **details),))


def reason_words(record: Record, code: str) -> Text:
    """A fault, a reason for a fine, or a reason against a paper."""
    known = reason_title(code, sets=record.terms.deals_cards)
    return joined(("(", known, ")"), "") if known else fault_sentence(code)


def players_words(record: Record, seats: tuple[Seat, ...]) -> Text:
    """The names of several players, or that it is nobody."""
    if not seats:
        return message("replay-nobody")
    return joined((player(record, seat) for seat in seats), ", ")


def tally_words(record: Record, tally: Iterable[tuple[Seat, int]]) -> Joined:
    """Points with the names of those who have them."""
    return joined((joined((player(record, seat), points)) for seat, points in tally), ", ")


def action_words(record: Record, number: int) -> Text:
    """The deed of a number in the log, which counts from 0 where people count from 1."""
    # A record may have been cut short behind an event that names a later action.
    if not 0 <= number < len(record.log):
        return str(number + 1)
    return joined((number + 1, " (“", deed_words(record, record.log[number]), "”)"), "")


def enum_words(prefix: str) -> Callable[[Record, Any], Text]:
    """Make the function that gives one value of an enum its word."""

    def words(_: Record, value: Claim | Task) -> Message:
        return message(f"{prefix}-{value.value.replace('_', '-')}")

    return words


WORDS: dict[str, Callable[[Record, Any], Text]] = {
    **dict.fromkeys(("by", "seat", "against", "challenger", "mover", "writer"), player),
    "goal_setter": player,
    **dict.fromkeys(("players", "eliminated", "again"), players_words),
    # Numbers stay numbers, since plurals are chosen by them.
    **dict.fromkeys(("points", "seconds", "shake"), lambda _, number: number),
    "clause": lambda _, clause: str(clause),
    "fault": lambda _, fault: fault_sentence(fault),
    "faults": lambda _, faults: joined(map(fault_sentence, faults)),
    "findings": lambda _, findings: joined(map(finding_sentence, findings)),
    "reason": reason_words,
    "action": action_words,
    "cubes": lambda _, cubes: by_hand(text(cubes)),
    "phase": enum_words("phase"),
    "task": enum_words("task"),
    "claim": enum_words("claim"),
    "correct": lambda _, correct: message("ruled-correct" if correct else "ruled-not-correct"),
    "scores": tally_words,
}
"""How each detail of an event is put into words."""
