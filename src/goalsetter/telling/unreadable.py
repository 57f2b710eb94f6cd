"""Why a text cannot be read, and what was probably meant."""

from __future__ import annotations

import re
from difflib import get_close_matches

from goalsetter.errors import NotationError
from goalsetter.notation import EQUATIONS_WORDS, ON_SETS_WORDS, NotationCode
from goalsetter.words import Joined, Text, joined, knows, message

STRANGE = (
    NotationCode.UNEXPECTED_CHARACTER,
    NotationCode.UNKNOWN_WORD,
    NotationCode.PREFIX_WITHOUT_SYMBOL,
)
"""Troubles with a sign or a word that nobody knows."""

WORD = re.compile(r"[^\W\d_]{2,}")
WORDS = sorted({*EQUATIONS_WORDS, *ON_SETS_WORDS, "where", "blank"})


EXPECTED = {
    "a cube of EQUATIONS, a bracket, ! or .": "expected-written-equations",
    "a cube of EQUATIONS, as it lies on the mat": "expected-mat-equations",
    "a cube of ON-SETS or a bracket": "expected-written-sets",
    "a cube": "expected-cube",
    "nothing more behind a cube but a space": "expected-space",
    "' or - between two sets": "expected-set-sign",
    "a cube of ON-SETS, / or a bracket ( )": "expected-goal-sets",
}
"""The message for what could have stood where reading stopped."""

MEANT = {
    ":": "typed-colon",
    ",": "typed-comma",
    "½": "typed-half",
    "¼": "typed-fourth",
    "¾": "typed-three-fourths",
    "%": "typed-percent",
    "∛": "typed-cube-root",
    "∜": "typed-fourth-root",
    "o": "typed-letter-o",
    "l": "typed-letter-l",
    "log": "typed-log",
    "mod": "typed-mod",
    "negative": "typed-negative",
}
"""The message that tells how to type what was meant, by the sign or the word; in EQUATIONS."""

MEANT_IN_SETS = {
    "+": "typed-plus-sets",
    "&": "typed-ampersand-sets",
    "and": "typed-and-sets",
    "or": "typed-or-sets",
    "⊇": "typed-superset-sets",
    "⊃": "typed-proper-superset-sets",
    ">": "typed-greater-sets",
}
"""The same in ON-SETS."""


def unreadable(error: NotationError) -> Joined:
    """Why a text cannot be read, with what could have stood there or was probably meant."""
    code = f"notation-{error.code}"
    # The notation may learn new codes before the words do.
    known = code if knows(code) else "notation-bad-value"
    # The notation says in which part of a text it expected something; people see where they are.
    expected = EXPECTED.get(error.expected.partition(" (in ")[0], "expected-other")
    words = message(known, expected=message(expected), found=error.found)
    return joined((words, typing_hint(error)))


def typing_hint(error: NotationError) -> Text:
    """How to type what was probably meant: by the word, or the sign, where reading stopped."""
    if error.code not in STRANGE:
        return ""
    at = error.position
    words = (word for word in WORD.finditer(error.text) if word.start() <= at <= word.end())
    word = next((match.group().lower() for match in words), "")
    meant = MEANT_IN_SETS if "ON-SETS" in error.expected else MEANT
    for mark in (word, error.text[at : at + 1].lower()):
        if mark in meant:
            return message(meant[mark])
    # Below 0.7, words that only look alike would be proposed.
    near = get_close_matches(word, WORDS, n=1, cutoff=0.7)
    return message("typed-near", word=near[0]) if near else ""
