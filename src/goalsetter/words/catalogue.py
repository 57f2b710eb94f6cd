"""Looking a sentence up by its code and filling in its details."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goalsetter.words.english import ENGLISH

LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": ENGLISH}
"""The catalogue of each language, by its two-letter code."""

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
    **dict.fromkeys("╭╮╰╯", "+"),
}
"""ASCII for terminals that know nothing else."""


def say(code: str, /, language: str = "en", **details: object) -> str:
    """The sentence for a code, with its details filled in."""
    return LANGUAGES[language][code].format_map(details)


def explain(code: str, details: Iterable[tuple[str, str]], language: str = "en") -> str:
    """The sentence for a bot's reason; a detail that is a code itself is told in its words."""
    told = {name: say_if_known(f"{name}-{value}", language) or value for name, value in details}
    return say(f"bot-{code}", language, **told)


def say_if_known(code: str, /, language: str = "en") -> str:
    """The sentence for a code that may have none; then it is empty."""
    return LANGUAGES[language].get(code, "")


def codes(language: str = "en") -> frozenset[str]:
    """Every code that the language has a sentence for."""
    return frozenset(LANGUAGES[language])


def plain(sentence: str) -> str:
    """The sentence in ASCII."""
    changed = "".join(PLAIN.get(character, character) for character in sentence)
    return changed.encode("ascii", "replace").decode("ascii")
