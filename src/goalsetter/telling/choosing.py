"""Variations that may be chosen, by the names in the book, and what their blanks take."""

from __future__ import annotations

from goalsetter.play import Terms
from goalsetter.rules import AnyVariation, Blank, Offer
from goalsetter.words import Text, message, message_if_known

_IN_CODES = str.maketrans(
    {" ": "-", "+": "plus", "=": "is", "÷": "over", "∪": "union", "∩": "intersection", "Λ": "null"}
)
"""How the signs in a variation's name are spelled in the code of its message."""


def choice_title(terms: Terms, said: str) -> str:
    """Return the book's name of a choice; what is none is told as it was said."""
    found = terms.book.catalogue.find(said)
    return terms.title_of(found[1]) if found else said


def variation_meaning(name: str) -> Text:
    """Tell what a variation does, by its plain name; nothing if there is no such variation."""
    return message_if_known(f"variation-{name.translate(_IN_CODES)}") or ""


def takes(variation: AnyVariation, offer: Offer) -> Text:
    """Tell what may be filled into the blank of a variation, in words; nothing if it has none."""
    if variation.blank is Blank.NOTHING:
        return ""
    kind = variation.blank.name.lower().replace("_", "-")
    if offer.barred:
        return message("blank-cube-but", symbols=" ".join(offer.barred))
    return message(f"blank-{kind}")
