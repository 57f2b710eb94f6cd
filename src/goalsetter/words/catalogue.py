"""Looking a sentence up by its code, in the language that is spoken, and filling in its details."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property

from goalsetter.words import fluent

USUAL = "en"
# A context variable, not a global: a server speaks many languages at a time.
_SPOKEN = ContextVar("spoken", default=USUAL)
"""The language of whoever is told something now."""


class Catalogue(dict[str, fluent.Ready]):
    """The messages of a language by code, each made ready when it is first said."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    @cached_property
    def written(self) -> Mapping[str, str]:
        """Every message as it is written; the files are read when one is first asked for."""
        return fluent.read_messages(self.language)

    def __missing__(self, code: str) -> fluent.Ready:
        # A language that somebody is still translating says the rest in English.
        if code not in self.written and self.language != USUAL:
            return CATALOGUES[USUAL][code]
        ready = self[code] = fluent.make_ready(self.language, code, self.written)
        return ready


LANGUAGES = fluent.languages()
"""The two-letter code of each language: the folders beside this file."""
CATALOGUES: Mapping[str, Catalogue] = {language: Catalogue(language) for language in LANGUAGES}

PLAIN = {
    "√": "v",
    "×": "x",
    "÷": "/",
    "−": "-",
    "≈": "~",
    "±": "+/-",
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
    # A tag may be es, es-MX or es_MX; the country changes nothing here.
    codes = (tag.strip().replace("_", "-").partition("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), USUAL)


def say(code: str, language: str | None = None, /, **details: object) -> str:
    """The sentence for a code, with its details filled in."""
    return CATALOGUES[language or spoken()][code](details)


def explain(code: str, details: Iterable[tuple[str, str]], language: str | None = None) -> str:
    """The sentence for a bot's reason; a detail that is a code itself is told in its words."""
    shown = {name: say_if_known(f"{name}-{value}", language) or value for name, value in details}
    hoped = f"bot-{code}-hope"
    is_hope = "hope" in shown and hoped in CATALOGUES[language or spoken()].written
    return say(hoped if is_hope else f"bot-{code}", language, **shown)


def say_if_known(code: str, language: str | None = None, /, **details: object) -> str:
    """The sentence for a code that may have none; then it is empty."""
    catalogue = CATALOGUES[language or spoken()]
    return catalogue[code](details) if code in catalogue.written else ""


def all_of(texts: Iterable[str], language: str | None = None) -> str:
    """Texts as a list that holds all of them: “A, B, and C”."""
    return fluent.join(language or spoken(), tuple(texts), "standard")


def one_of(texts: Iterable[str], language: str | None = None) -> str:
    """Texts as a list of which one holds: “A, B, or C”."""
    return fluent.join(language or spoken(), tuple(texts), "or")


def knows(code: str, language: str | None = None) -> bool:
    """Whether the language has a sentence for a code."""
    return code in CATALOGUES[language or spoken()].written


def codes(language: str | None = None) -> frozenset[str]:
    """Every code that the language has a sentence for."""
    return frozenset(CATALOGUES[language or spoken()].written)


def written(language: str) -> Mapping[str, str]:
    """Every message of a language as its files have it, in Fluent, by code."""
    return CATALOGUES[language].written


@cache
def variables(code: str) -> frozenset[str]:
    """The names of the details that the sentence for a code uses, in one language or another."""
    names = (fluent.variables(code, catalogue.written) for catalogue in CATALOGUES.values())
    return frozenset().union(*names)


def plain(sentence: str) -> str:
    """The sentence in ASCII, letters without their accents."""
    changed = "".join(PLAIN.get(character, character) for character in sentence)
    # NFD puts an accent behind its letter, from where it can be left out.
    parted = unicodedata.normalize("NFD", changed)
    bare = "".join(sign for sign in parted if not unicodedata.combining(sign))
    return bare.encode("ascii", "replace").decode("ascii")
