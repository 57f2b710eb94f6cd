"""Documents for the printer, as PDF: cards, sheets, lists and certificates, from plain values.

Law: imports ``rules``, ``words`` and ``errors``; must not know a class or a tournament, read a
clock or any file but its own fonts, or let a text leave its cell. The library that writes PDF is
loaded when a document is made, never before.
"""

from goalsetter.paper.document import FIRST_OF_DAYS, PaperSize, unprintable
from goalsetter.paper.fitting import Box
from goalsetter.paper.login_cards import CardWords, LoginCard, card_words, login_cards

__all__ = [
    "FIRST_OF_DAYS",
    "Box",
    "CardWords",
    "LoginCard",
    "PaperSize",
    "card_words",
    "login_cards",
    "unprintable",
]
