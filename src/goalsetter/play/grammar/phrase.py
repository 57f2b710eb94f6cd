"""How one kind of action is written: a verb, then its parts, each behind its own keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from typing import Any

from goalsetter.errors import RecordError
from goalsetter.play.actions import Action
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.quoting import Word
from goalsetter.play.seat import Seat


@dataclass(frozen=True, slots=True)
class Stretch:
    """The words of one part of a line; ``sets`` tells that the game is ON-SETS."""

    words: tuple[Word, ...]
    line: int
    sets: bool

    @property
    def text(self) -> str:
        """The words with a space between them."""
        return " ".join(word.text for word in self.words)

    def error(self, expected: str, code: str = RecordCode.UNREADABLE) -> RecordError:
        """The error to raise where something else was expected."""
        line = self.words[0].line if self.words else self.line
        return RecordError(code, line=line, expected=expected, found=self.text)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value: how it is written, and how it is read."""

    write: Callable[[Any], str]
    read: Callable[[Stretch], Any]


@dataclass(frozen=True, slots=True)
class Part:
    """A field of an action: its kind and the keyword before it; the first part needs none."""

    name: str
    kind: Kind
    keyword: str = ""
    shown: bool = False
    """Whether it is written even if it is as usual."""

    @property
    def opening(self) -> tuple[str, ...]:
        """The words of its keyword."""
        return tuple(self.keyword.split())


@dataclass(frozen=True)
class Row:
    """One kind of action; ``fixed`` are values that its verb already tells.

    ``spread`` writes every part on a line of its own.
    """

    action: type[Action]
    verb: str
    parts: tuple[Part, ...] = ()
    fixed: tuple[tuple[str, object], ...] = ()
    spread: bool = False

    @cached_property
    def usual(self) -> dict[str, object]:
        """The fields that may be left out, with their usual values."""
        return {f.name: f.default for f in fields(self.action) if f.default is not MISSING}

    @property
    def main(self) -> Part | None:
        """The part that follows the verb without a keyword."""
        return next((part for part in self.parts if not part.keyword), None)

    def tells(self, action: Action) -> bool:
        """Whether the action is written by this row."""
        return type(action) is self.action and all(
            getattr(action, name) == value for name, value in self.fixed
        )


# Writing.


def pieces(row: Row, action: Action) -> Iterator[str]:
    """The verb, then each part that is not as usual."""
    yield row.verb
    for part in row.parts:
        value = getattr(action, part.name)
        usual = part.name in row.usual and value == row.usual[part.name]
        if part.shown or not usual:
            yield f"{part.keyword} {part.kind.write(value)}".strip()


# Reading.


def read_action(row: Row, rest: Stretch, by: Seat, at: int) -> Action:
    """The action that the words behind the verb tell."""
    told = _stretches(row, rest)
    values = dict(row.fixed)
    for part in row.parts:
        if part.name in told:
            values[part.name] = part.kind.read(told[part.name])
        elif part.name not in row.usual:
            values[part.name] = _left_out(part, rest)
    return row.action(by=by, at=at, **values)


def _left_out(part: Part, rest: Stretch) -> object:
    """What follows the verb may be an empty list; a keyword may not be missing."""
    if part.keyword:
        raise rest.error(f"{part.keyword!r} and what follows it", RecordCode.PART_MISSING)
    return part.kind.read(Stretch((), rest.line, rest.sets))


def _stretches(row: Row, rest: Stretch) -> dict[str, Stretch]:
    """The words of each part, cut at the keywords."""
    found: dict[str, list[Word]] = {}
    part, at = row.main, 0
    while at < len(rest.words):
        opened = _opened(row, rest.words, at)
        if opened is not None:
            _begin(opened, found, rest, at)
            part, at = opened, at + len(opened.opening)
        elif part is None:
            raise _misplaced(row, rest.words[at])
        else:
            found.setdefault(part.name, []).append(rest.words[at])
            at += 1
    return {name: Stretch(tuple(all_of), rest.line, rest.sets) for name, all_of in found.items()}


def _begin(part: Part, found: dict[str, list[Word]], rest: Stretch, at: int) -> None:
    if part.name in found:
        word = rest.words[at]
        raise RecordError(
            RecordCode.PART_TWICE,
            line=word.line,
            expected=f"{part.keyword!r} once",
            found=word.text,
        )
    found[part.name] = []


def _opened(row: Row, all_words: tuple[Word, ...], at: int) -> Part | None:
    """The part whose keyword stands here."""
    for part in row.parts:
        ahead = tuple(word.key for word in all_words[at : at + len(part.opening)])
        if part.opening and ahead == part.opening:
            return part
    return None


def _misplaced(row: Row, word: Word) -> RecordError:
    known = ", ".join(repr(part.keyword) for part in row.parts)
    wanted = f"one of {known}" if known else f"nothing more behind {row.verb!r}"
    return RecordError(
        RecordCode.PART_NOT_HERE, line=word.line, expected=wanted, found=word.text or '""'
    )
