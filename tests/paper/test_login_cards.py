"""Login cards: eight to a page, readable by a phone and by a child of nine."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from goalsetter.errors import PaperError
from goalsetter.paper import LoginCard, PaperSize, card_words, login_cards
from goalsetter.words import LANGUAGES
from tests.paper.printed import WIDE, recording, squares, texts

CARD = LoginCard(
    nickname="Comet",
    class_name="Ms. Okafor’s 4th grade",
    class_code="PVKRF",
    secret_words=("mountain", "umbrella"),
    digits="08",
    address="https://goalsetter.school.example/in/PVKRF-7QJXW-9KDMR-2TZBH",
)


def numbered(count: int) -> list[LoginCard]:
    """Return cards of which each has an address of its own."""
    return [replace(CARD, address=f"{CARD.address}{number}") for number in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["letter", "a4"])
def test_a_page_of_cards_is_read_back(language: str, size: PaperSize) -> None:
    """Every square by a phone, every word by a person, and nothing outside its place."""
    cards = numbered(9)
    with recording() as recorder:
        pdf = login_cards(cards, words=card_words(language), size=size)
    assert sorted(squares(pdf)) == [card.address for card in cards[:8]]
    assert squares(pdf, 1) == [cards[8].address]
    first, second = texts(pdf)
    assert first.count("mountain umbrella 08") == 8
    assert "PVKRF" in second
    assert "goalsetter.school.example" in second
    assert card_words(language).words in second
    assert not recorder.letters_outside(pdf)


def test_the_words_are_large_enough_for_a_child() -> None:
    """The longest words of the list are printed with letters of 14 points or more."""
    with recording() as recorder:
        login_cards([replace(CARD, secret_words=("mushroom", "mammoths"))], words=card_words("en"))
    assert recorder.sizes["mushroom mammoths 08"] >= 14
    assert recorder.sizes["Comet"] == 20


def test_the_longest_names_stay_on_their_card() -> None:
    """Any nickname, any class, any host."""
    card = replace(
        CARD, nickname=WIDE, class_name=WIDE, address=f"https://{'goalsetter.' * 4}example/in/X"
    )
    with recording() as recorder:
        pdf = login_cards([card] * 8, words=card_words("es"), size="a4")
    assert not recorder.letters_outside(pdf)


def test_equal_cards_give_equal_bytes() -> None:
    """The date comes in as data; another date is another file."""
    words = card_words("en")
    pdf = login_cards([CARD], words=words)
    assert pdf == login_cards([CARD], words=words)
    assert pdf != login_cards([CARD], words=words, made=datetime(2026, 9, 1, tzinfo=UTC))


def test_words_that_are_too_long_are_refused() -> None:
    """A child could not read them; the error names them."""
    card = replace(CARD, secret_words=("m" * 20, "w" * 20))
    with pytest.raises(PaperError, match="does-not-fit: expected a box of 84 by 9 mm") as caught:
        login_cards([card], words=card_words("en"))
    assert caught.value.came.startswith("mmm")


def test_no_cards_are_an_error() -> None:
    """A file without a page opens nowhere."""
    with pytest.raises(PaperError, match="nothing-to-print: expected one card or more, got noth"):
        login_cards([], words=card_words("en"))


def test_cards_do_not_touch() -> None:
    """Each text keeps its distance from the lines along which cards are cut."""
    with recording() as recorder:
        login_cards([CARD] * 8, words=card_words("en"))
    middle = 215.9 / 2
    near = [box for box in recorder.boxes[1] if box.x < middle - 3 and box.right > middle - 3]
    assert not near
