"""Looking a sentence up by its code, in the language that is spoken, and filling in its details."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from goalsetter.words.english import ENGLISH
from goalsetter.words.spanish import SPANISH

LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": ENGLISH, "es": SPANISH}
"""The catalogue of each language, by its two-letter code."""

USUAL = "en"
_SPOKEN = ContextVar("spoken", default=USUAL)
"""The language of whoever is told something now."""

PLAIN = {
    "√": "v",
    "×": "x",
    "÷": "/",
    "−": "-",
    "≈": "~",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
    "→": "->",
    "·": "*",
    "∪": "U",
    "∩": "n",
    "⊆": "C",
    "Λ": "A",
    "′": "'",
    "─": "-",
    "│": "|",
    "²": "^2",
    "³": "^3",
    "½": "1/2",
    "º": "o",
    "¿": "",
    "¡": "",
    **dict.fromkeys("╭╮╰╯", "+"),
}
"""ASCII for terminals that know nothing else."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language, by its code or a tag such as ``es-MX``; one that is not known is English.

    It holds for this thread or task, and for tasks that begin in it.
    """
    before = _SPOKEN.set(known_language(language))
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def spoken() -> str:
    """The code of the language that is spoken now."""
    return _SPOKEN.get()


def known_language(*wanted: str) -> str:
    """The first of some tags whose language has a catalogue; English if none has."""
    codes = (tag.strip().replace("_", "-").partition("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), USUAL)


def say(code: str, /, language: str | None = None, **details: object) -> str:
    """The sentence for a code, with its details filled in."""
    return LANGUAGES[language or spoken()][code].format_map(details)


def explain(code: str, details: Iterable[tuple[str, str]], language: str | None = None) -> str:
    """The sentence for a bot's reason; a detail that is a code itself is told in its words."""
    told = {name: say_if_known(f"{name}-{value}", language) or value for name, value in details}
    return say(f"bot-{code}", language, **told)


def say_if_known(code: str, /, language: str | None = None) -> str:
    """The sentence for a code that may have none; then it is empty."""
    return LANGUAGES[language or spoken()].get(code, "")


def codes(language: str | None = None) -> frozenset[str]:
    """Every code that the language has a sentence for."""
    return frozenset(LANGUAGES[language or spoken()])


def plain(sentence: str) -> str:
    """The sentence in ASCII, letters without their accents."""
    changed = "".join(PLAIN.get(character, character) for character in sentence)
    parted = unicodedata.normalize("NFD", changed)
    bare = "".join(each for each in parted if not unicodedata.combining(each))
    return bare.encode("ascii", "replace").decode("ascii")
