"""The writing of ON-SETS players ⇄ text: Set-Names, Restrictions and Solutions."""

from __future__ import annotations

from goalsetter.cubes import SetSolution, Written
from goalsetter.notation.builder import Parts, read_parts
from goalsetter.notation.code import NotationCode
from goalsetter.notation.complement import put_behind
from goalsetter.notation.lexer import CLOSING, OPENING, Dialect, MarkKind, tokens
from goalsetter.notation.note import where_text
from goalsetter.notation.source import Source, filled
from goalsetter.notation.spelling import ON_SETS_SPELLINGS, ON_SETS_WORDS, SET_LETTERS
from goalsetter.notation.written import items_text, without_where

SET_WRITING = Dialect(
    expected="a cube of ON-SETS or a bracket",
    spellings=ON_SETS_SPELLINGS,
    marks={
        **OPENING,
        **CLOSING,
        ";": MarkKind.SEMICOLON,
        "~": MarkKind.COMPLEMENT,
        "¬": MarkKind.COMPLEMENT,
    },
    notes=True,
    words=ON_SETS_WORDS,
    mark_words=dict.fromkeys(("not", "complement of", "complement"), MarkKind.COMPLEMENT),
    letters=SET_LETTERS,
)
"""How ON-SETS players write: here ``=`` is a cube."""


def parse_set_written(text: str) -> Written:
    """One Set-Name or one Restriction, without a where."""
    source = filled(text, "a Set-Name or a Restriction")
    parts = _read(source)
    without_where(source, parts)
    if parts.signs:
        raise source.error(NotationCode.EXTRA_SEMICOLON, parts.signs[0], "one expression without ;")
    return parts.parts[0]


def parse_set_solution(text: str) -> SetSolution:
    """Restrictions and a Set-Name, separated by ``;``, with a where if there is one."""
    parts = _read(filled(text, "a Solution"))
    *restrictions, set_name = parts.parts
    return SetSolution(tuple(restrictions), set_name, parts.where)


def _read(source: Source) -> Parts:
    return read_parts(source, put_behind(source, tuple(tokens(source, SET_WRITING))))


def set_solution_text(solution: SetSolution, ascii: bool = False) -> str:
    """Restrictions, then the Set-Name, with `` ; `` between them, and their where."""
    parts = solution.parts
    written = " ; ".join(items_text(part.items, True, ascii) for part in parts)
    return written + where_text(solution.where, ascii)
