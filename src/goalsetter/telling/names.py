"""Names of players, and the sentences for faults, wherever they are told."""

from __future__ import annotations

from goalsetter.play import Record, Refusal, Seat
from goalsetter.telling.finding_words import sentence as finding_sentence
from goalsetter.words import Joined, Message, Text, joined, message, message_if_known


def player(record: Record, seat: Seat) -> Text:
    """A player's name."""
    return record.name(seat) or message("replay-nobody")


def fault_sentence(code: str) -> Text:
    """Why something is not legal, or why points are lost; the code where no sentence is known."""
    return message_if_known(f"fault-{code}") or message_if_known(f"fine-{code}") or code


def refusal_sentence(refusal: Refusal) -> Joined:
    """Why something can't be done now, and what is missing: nothing happened, so nothing is told
    of a remedy."""
    code = refusal.fault.value
    known = message_if_known(f"cant-{code}") or fault_sentence(code)
    return joined((known, *map(finding_sentence, refusal.findings)))


def reason_title(code: str, *, sets: bool) -> Message | None:
    """Name a reason against a paper in a few words; nothing for what is no such reason."""
    of_sets = message_if_known(f"reason-{code}-sets") if sets else None
    return of_sets or message_if_known(f"reason-{code}")


def fault_title(code: str) -> Text:
    """A fault in a few words: what it is called when it is charged."""
    named = message_if_known(f"reason-{code}") or message_if_known(f"charge-{code}")
    return named or code.replace("-", " ")
