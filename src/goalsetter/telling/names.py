"""Names in the books' own words: players, faults, reasons, variations."""

from __future__ import annotations

from goalsetter.play import Record, Refusal, Seat, Terms
from goalsetter.rules import AnyVariation, Blank, Offer, variation_slug
from goalsetter.telling.finding_words import sentence as finding_sentence
from goalsetter.words import Joined, Message, Text, joined, message, message_if_known


def player(record: Record, seat: Seat) -> Text:
    """A player's name."""
    return record.name(seat) or message("replay-nobody")


# Faults.


def fault_sentence(code: str) -> Text:
    """Why something is not legal, or why points are lost; the code where no sentence is known."""
    return message_if_known(f"fault-{code}") or message_if_known(f"fine-{code}") or code


def refusal_sentence(refusal: Refusal) -> Joined:
    """Why something can't be done now, and what is missing."""
    code = refusal.fault.value
    # The sentence for a fault tells how it is put right; here nothing happened that could be.
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


# Variations.


def choice_title(terms: Terms, said: str) -> str:
    """Return the book's name of a choice; what is none is told as it was said."""
    choice = terms.book.catalogue.find(said)
    return terms.title_of(choice[1]) if choice else said


def variation_meaning(name: str) -> Text:
    """Tell what a variation does, by its plain name; nothing if there is no such variation."""
    return message_if_known(f"variation-{variation_slug(name)}") or ""


def takes(variation: AnyVariation, offer: Offer) -> Text:
    """Tell what may be filled into the blank of a variation, in words; nothing if it has none."""
    if variation.blank is Blank.NOTHING:
        return ""
    if offer.barred:
        return message("blank-cube-but", symbols=" ".join(offer.barred))
    return message(f"blank-{variation.blank.name.lower().replace('_', '-')}")
