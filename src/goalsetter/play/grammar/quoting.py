"""A line ⇄ its words: bare ones between spaces, and texts in quotation marks with escapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.errors import RecordError
from goalsetter.play.grammar.code import RecordCode

CLOSING = {'"': '"', "“": "”", "„": "“"}
"""Quotation marks that open a text, and what closes it: the last two come from mail programs."""

COMMENT = "#"
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "”": "”", "“": "“", "\\": "\\"}
_WRITTEN = {"\n": "\\n", "\t": "\\t", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_CODE = re.compile(r"u(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{4}))")
_BARE = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a line, or a text that stood in quotation marks."""

    text: str
    line: int
    quoted: bool = False

    @property
    def key(self) -> str:
        """The word for looking up: small letters; nothing for a text in quotation marks."""
        return "" if self.quoted else self.text.lower()


def quoted(text: str) -> str:
    """A text in quotation marks, on one line, whatever it holds."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(character: str) -> str:
    if character in _WRITTEN:
        return _WRITTEN[character]
    return character if character.isprintable() else f"\\u{{{ord(character):x}}}"


def words(text: str, line: int) -> Iterator[Word]:
    """The words of a line, up to a comment."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
        elif text[at] in CLOSING:
            content, at = _quotation(text, at, line)
            yield Word(content, line, quoted=True)
        elif text[at] == COMMENT:
            return
        else:
            bare = _bare(text, at)
            at += len(bare)
            yield Word(bare, line)


def _bare(text: str, at: int) -> str:
    """All up to the next space."""
    match = _BARE.match(text, at)
    assert match is not None
    return match[0]


def _quotation(text: str, start: int, line: int) -> tuple[str, int]:
    """The text in the quotation marks that open here, and the position behind them."""
    closing, content, at = CLOSING[text[start]], [], start + 1
    while at < len(text) and text[at] != closing:
        if text[at] == "\\":
            character, at = _escape(text, at + 1, line)
        else:
            character, at = text[at], at + 1
        content.append(character)
    if at >= len(text):
        wanted, rest = f"a closing {closing}", text[start:]
        raise RecordError(RecordCode.QUOTE_UNCLOSED, line=line, expected=wanted, found=rest)
    return "".join(content), at + 1


def _escape(text: str, at: int, line: int) -> tuple[str, int]:
    """The character that is meant by what follows a backslash."""
    known = ESCAPES.get(text[at : at + 1])
    if known is not None:
        return known, at + 1
    code = _CODE.match(text, at)
    number = int(code[1] or code[2], 16) if code else -1
    if code is None or number > 0x10FFFF:
        wanted = 'one of \\" \\\\ \\n \\r \\t \\u{…}'
        escape = text[at - 1 : at + 8]
        raise RecordError(RecordCode.STRANGE_ESCAPE, line=line, expected=wanted, found=escape)
    return chr(number), code.end()
