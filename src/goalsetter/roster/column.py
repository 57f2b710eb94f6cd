"""The columns that a caller wants: what they are called, and what may stand in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

HEADINGS: Mapping[str, tuple[str, ...]] = {
    "name": (
        *("full name", "real name", "student", "student name", "child", "player", "player name"),
        *("nombre", "nombre completo", "alumno", "alumna", "estudiante", "jugador", "jugadora"),
    ),
    "player": (
        *("name", "full name", "player name", "student", "student name"),
        *("nombre", "nombre completo", "jugador", "jugadora", "alumno", "alumna", "estudiante"),
    ),
    "nickname": ("nick", "alias", "user", "username", "screen name", "apodo", "usuario", "mote"),
    "school": ("school name", "group", "club", "escuela", "colegio", "centro", "grupo"),
    "division": ("div", "level", "division name", "nivel", "categoria"),
    "grade": ("grade level", "year", "class year", "grado", "curso", "ano"),
    "team": ("team name", "squad", "equipo", "nombre del equipo"),
}
"""Headings that people write, in English and Spanish, by the code of the column that they mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RosterColumn:
    """One column: its code, whether each row needs it, and what it takes."""

    code: str
    required: bool = False
    longest: int = 60
    """The most characters of a value."""
    choices: tuple[str, ...] = ()
    """The only values, if they are few. A value is compared without regard to case and accents."""
    spellings: Mapping[str, str] = field(default_factory=dict)
    """Other spellings of the choices, such as those of another language."""
    headings: tuple[str, ...] = ()
    """Headings beside its code and those in ``HEADINGS``."""
    unique: bool = False
    """Whether no two rows may have the same value."""

    def choose(self, text: str) -> str | None:
        """Return the choice that a text means; nothing if it means none."""
        meant = {fold(spelling): choice for spelling, choice in self.spellings.items()}
        meant |= {fold(choice): choice for choice in self.choices}
        return meant.get(fold(text))

    def is_called(self, heading: str) -> bool:
        """Whether a heading means this column."""
        names = (self.code, *self.headings, *HEADINGS.get(self.code, ()))
        return fold(heading) in {fold(name) for name in names}


def fold(text: str) -> str:
    """Return a text as it is compared: small letters without accents, and words with one blank.

    >>> fold("  División_ ")
    'division'
    """
    parted = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in parted if not unicodedata.combining(sign))
    words = "".join(sign if sign.isalnum() else " " for sign in bare).split()
    # A name written only with signs still has to differ from another one.
    return " ".join(words) or " ".join(bare.split())
