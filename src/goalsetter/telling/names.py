"""Names of players, and the sentences for faults, wherever they are told."""

from __future__ import annotations

from goalsetter.play import Record, Refusal, Seat
from goalsetter.telling.finding_words import sentence as finding_sentence
from goalsetter.words import say, say_if_known


def player(record: Record, seat: Seat) -> str:
    """A player's name."""
    return record.name(seat) or say("replay-nobody")


def fault_sentence(code: str) -> str:
    """Why something is not legal, or why points are lost; the code where no sentence is known."""
    return say_if_known(f"fault-{code}") or say_if_known(f"fine-{code}") or code


def refusal_sentence(refusal: Refusal) -> str:
    """Why something can't be done now, and what is missing: nothing happened, so nothing is told
    of a remedy."""
    code = refusal.fault.value
    known = say_if_known(f"cant-{code}") or fault_sentence(code)
    return " ".join((known, *map(finding_sentence, refusal.findings)))


def reason_title(code: str, *, sets: bool) -> str:
    """What is said against a paper in a few words; nothing for what is no such reason."""
    of_sets = say_if_known(f"reason-{code}-sets") if sets else ""
    return of_sets or say_if_known(f"reason-{code}")


def fault_title(code: str) -> str:
    """A fault in a few words: what it is called when it is charged."""
    named = say_if_known(f"reason-{code}") or say_if_known(f"charge-{code}")
    return named or code.replace("-", " ")


def capitalised(words: str) -> str:
    """With a capital, as words stand at the beginning of a line."""
    return words[:1].upper() + words[1:]
