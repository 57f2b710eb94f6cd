"""Why a text cannot be read, and what was probably meant."""

from __future__ import annotations

import re
from difflib import get_close_matches

from goalsetter.errors import NotationError
from goalsetter.notation import EQUATIONS_WORDS, ON_SETS_WORDS, NotationCode
from goalsetter.words import codes, say, say_if_known

STRANGE = (
    NotationCode.UNEXPECTED_CHARACTER,
    NotationCode.UNKNOWN_WORD,
    NotationCode.PREFIX_WITHOUT_SYMBOL,
)
"""Troubles with a sign or a word that nobody knows."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_WORDS = sorted({*EQUATIONS_WORDS, *ON_SETS_WORDS, "where", "blank"})


def unreadable(error: NotationError) -> str:
    """Why a text cannot be read, with what could have stood there or was probably meant."""
    code = f"notation-{error.code}"
    known = code if code in codes() else "notation-bad-value"
    told = say(known, expected=_expected(error.expected), found=error.found)
    return f"{told} {hint}" if (hint := _hint(error)) else told


def _expected(phrase: str) -> str:
    """Tell what could have stood where reading stopped."""
    return say_if_known(f"expected {phrase.partition(' (in ')[0]}") or say("expected")


def _hint(error: NotationError) -> str:
    """How to type what was probably meant: by the word, or the sign, where reading stopped."""
    if error.code not in STRANGE:
        return ""
    at = error.position
    words = (word for word in _WORD.finditer(error.text) if word.start() <= at <= word.end())
    word = next((each.group().lower() for each in words), "")
    kind = "set-hint" if "ON-SETS" in error.expected else "hint"
    for mark in (word, error.text[at : at + 1].lower()):
        if mark and (known := say_if_known(f"{kind} {mark}")):
            return known
    near = get_close_matches(word, _WORDS, n=1, cutoff=0.7)
    return say("hint-near", word=near[0]) if near else ""
