"""Login cards for children: eight on a page, to be cut apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit

from goalsetter.errors import PaperError
from goalsetter.paper.document import FIRST_OF_DAYS, GRAY, Document, PaperSize
from goalsetter.paper.fitting import Box
from goalsetter.words import say

ACROSS, DOWN = 2, 4
MARGIN = 11
"""The least margin that every printer leaves, and room for the marks."""

SMALLEST_SECRET = 14
"""The smallest size of the words that a child has to type, in points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoginCard:
    """Everything on one child's card; the real name is not on it."""

    nickname: str
    class_name: str
    class_code: str
    secret_words: tuple[str, str]
    digits: str
    address: str
    """The address behind the QR code; its host is printed for whoever has no camera."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWords:
    """The sentences on a card, in one language."""

    language: str
    title: str
    how: str
    """One plain sentence that says how to come in."""
    code: str
    """The label of the class code."""
    words: str
    """The label of the two words and the number."""


def card_words(language: str) -> CardWords:
    """Return the sentences of a card in a language that the catalogue has."""
    return CardWords(
        language=language,
        title=say("paper-card-title", language),
        how=say("paper-card-how", language),
        code=say("paper-card-code", language),
        words=say("paper-card-words", language),
    )


def login_cards(
    cards: Sequence[LoginCard],
    *,
    words: CardWords,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return the cards as a PDF, eight to a page with marks to cut along."""
    if not cards:
        raise PaperError("nothing-to-print", expected="one card or more")
    with Document(title=words.title, language=words.language, size=size, made=made) as document:
        for first in range(0, len(cards), ACROSS * DOWN):
            field = document.new_page().inset(MARGIN)
            boxes = [box for row in field.rows(*[1] * DOWN) for box in row.columns(*[1] * ACROSS)]
            document.cut_marks(boxes)
            for card, box in zip(cards[first : first + ACROSS * DOWN], boxes, strict=False):
                draw_card(document, card, words, box.inset(4.5))
        return document.finish()


def draw_card(document: Document, card: LoginCard, words: CardWords, box: Box) -> None:
    """Draw one card: who it is for, the square to scan, and what to type without a camera."""
    upper, lower = box.top(box.height - 22), box.below(box.height - 22)
    square = Box(upper.right - 30, upper.y - 1, 31, 31)
    document.qr(card.address, square)
    beside = upper.left(upper.width - 31)
    document.write(card.nickname, beside.top(10), size=20, smallest=9, bold=True, cut=True)
    document.write(card.class_name, beside.below(10).top(7), size=10, ink=GRAY, cut=True)
    document.write(words.how, beside.below(18.5).top(upper.height - 19), size=8.5, top=True)

    codes, secret = lower.top(9), lower.below(9)
    label, code, site = codes.columns(21, 22, 44)
    document.write(words.code, label, size=8, ink=GRAY)
    document.write(card.class_code, code, size=13, smallest=9, bold=True)
    document.write(urlsplit(card.address).netloc, site, size=10, smallest=5, align="right")
    document.shade(secret)
    document.write(words.words, secret.inset(2, 0.5).top(3.5), size=7, smallest=5, ink=GRAY)
    spoken = secret.inset(2, 0).below(3.7).inset(0, 0.3)
    document.write(
        f"{' '.join(card.secret_words)} {card.digits}",
        spoken,
        size=21,
        smallest=SMALLEST_SECRET,
        bold=True,
        align="center",
    )
