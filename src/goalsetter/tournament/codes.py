"""Codes of sheets: letters without vowels, then two check digits.

A code is read from paper, typed and scanned. The digits catch each single wrong letter and each
swap of two neighbors: 97 is a prime above the twenty letters (as in ISO 7064).
"""

from __future__ import annotations

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and no Y, which is half of one."""

BASE, MODULUS = len(LETTERS), 97
TAG, RUNNING = 3, 3
MOST_SHEETS = BASE**RUNNING
MOST_EVENTS = BASE**TAG


def letters_of(number: int, length: int) -> str:
    """Return a number in letters, filled up to a length."""
    digits = []
    for _ in range(length):
        number, digit = divmod(number, BASE)
        digits.append(LETTERS[digit])
    return "".join(reversed(digits))


def number_of(letters: str) -> int:
    """Return the number that letters stand for."""
    number = 0
    for letter in letters:
        number = number * BASE + LETTERS.index(letter)
    return number


def event_tag(number: int) -> str:
    """Return the tag of an event by a number, which the caller draws."""
    return letters_of(number % MOST_EVENTS, TAG)


def sheet_code(tag: str, running: int) -> str:
    """Return the code of the sheet with this running number in the event."""
    if not 0 <= running < MOST_SHEETS:
        raise ValueError(f"expected a sheet number below {MOST_SHEETS}, got {running}")
    letters = tag + letters_of(running, RUNNING)
    return f"{letters}{_check_digits(letters):02}"


def read_code(text: str) -> str:
    """Return a code as it was meant: in capitals, without blanks and dashes around its parts."""
    return "".join(sign for sign in text.upper() if sign.isalnum())


def code_fault(code: str, tag: str) -> str:
    """Tell why a code is not one of this event: its shape, its check digits, or another event."""
    letters, digits = code[: TAG + RUNNING], code[TAG + RUNNING :]
    shaped = len(code) == TAG + RUNNING + 2 and all(letter in LETTERS for letter in letters)
    # ``isdigit`` alone would let other alphabets' digits pass.
    if not (shaped and digits.isascii() and digits.isdigit()):
        return "code-shape"
    if int(digits) != _check_digits(letters):
        return "code-digits"
    return "" if code.startswith(tag) else "other-event"


def _check_digits(letters: str) -> int:
    return (MODULUS + 1 - number_of(letters) * 100 % MODULUS) % MODULUS
