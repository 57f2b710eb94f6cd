"""Codes and keys: short ones to be called across a room, long ones that nobody guesses."""

from __future__ import annotations

import pytest

from goalsetter.server.keys import LETTERS, as_code, digest_of, new_code, new_seed, new_token


def test_a_code_is_short_and_plain() -> None:
    """Five letters, no vowel, none that looks like a digit."""
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(as_code(code) == code for code in codes)
    assert not set(LETTERS) & set("AEIOUYBSZQ0158")


@pytest.mark.parametrize(
    ("typed", "code"),
    [(" cdfgh ", "CDFGH"), ("CDFG", ""), ("CDFGHJ", ""), ("CDFGA", ""), ("", ""), ("ſſſſſ", "")],
)
def test_a_code_is_known_however_it_is_typed(typed: str, code: str) -> None:
    """Small letters and spaces do no harm; what can be no code is none."""
    assert as_code(typed) == code


def test_a_key_is_not_kept() -> None:
    """Only its digest, by which it is known again."""
    token = new_token()
    assert len(token) > 40
    assert token != new_token()
    assert digest_of(token) == digest_of(token) != token
    assert digest_of("\ud800")


def test_a_seed_can_be_written_down() -> None:
    """A record takes eighteen digits."""
    assert all(len(str(new_seed())) <= 18 for _ in range(50))
