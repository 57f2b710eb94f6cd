"""The rows of a record, derived from the rules of the actions: one for each phrase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cached_property

from goalsetter.errors import RecordError
from goalsetter.play.actions import KINDS, Action
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.phrase import Phrase, Slot, Stretch
from goalsetter.play.grammar.quoting import Word
from goalsetter.play.seat import Seat
from goalsetter.play.setup import Setup


@dataclass(frozen=True)
class RecordRow:
    """A kind of action and one of its phrases."""

    action: type[Action]
    phrase: Phrase

    @property
    def verb(self) -> str:
        """The words with which a line begins, behind the seat."""
        return self.phrase.verb

    @property
    def parts(self) -> tuple[Slot, ...]:
        """The parts behind the verb."""
        return self.phrase.parts

    @property
    def fixed(self) -> tuple[tuple[str, object], ...]:
        """The values that the verb tells."""
        return self.phrase.fixed

    @property
    def spread(self) -> bool:
        """Whether every part stands on a line of its own."""
        return self.phrase.spread

    @cached_property
    def usual(self) -> dict[str, object]:
        """The fields that may be left out, with their usual values."""
        return {f.name: f.default for f in fields(self.action) if f.default is not MISSING}

    @property
    def main(self) -> Slot | None:
        """The part that follows the verb without a keyword."""
        return next((part for part in self.parts if not part.keyword), None)

    def tells(self, action: Action) -> bool:
        """Whether the action is written by this row."""
        return type(action) is self.action and all(
            getattr(action, name) == value for name, value in self.fixed
        )


# Writing.


def pieces(row: RecordRow, action: Action) -> Iterator[str]:
    """The verb, then each part that is not as usual."""
    yield row.verb
    for part in row.parts:
        value = getattr(action, part.name)
        usual = part.name in row.usual and value == row.usual[part.name]
        if part.shown or not usual:
            yield f"{part.keyword} {part.kind.write(value)}".strip()


# Reading.


def read_action(row: RecordRow, rest: Stretch, by: Seat, at: int) -> Action:
    """The action that the words behind the verb tell."""
    stretches = _stretches(row, rest)
    values = dict(row.fixed)
    for part in row.parts:
        if part.name in stretches:
            values[part.name] = part.kind.read(stretches[part.name])
        elif part.name not in row.usual:
            values[part.name] = _left_out(part, rest)
    return row.action(by=by, at=at, **values)


def _left_out(part: Slot, rest: Stretch) -> object:
    """An empty list may follow the verb; a keyword may not be missing."""
    if part.keyword:
        raise rest.error(f"{part.keyword!r} and what follows it", RecordCode.PART_MISSING)
    return part.kind.read(Stretch((), rest.line, rest.sets))


def _stretches(row: RecordRow, rest: Stretch) -> dict[str, Stretch]:
    """The words of each part, cut at the keywords."""
    words_of: dict[str, list[Word]] = {}
    part, at = row.main, 0
    while at < len(rest.words):
        opened = _opened(row, rest.words, at)
        if opened is not None:
            _begin(opened, words_of, rest, at)
            part, at = opened, at + len(opened.opening)
        elif part is None:
            raise _misplaced(row, rest.words[at])
        else:
            words_of.setdefault(part.name, []).append(rest.words[at])
            at += 1
    return {name: Stretch(tuple(all_of), rest.line, rest.sets) for name, all_of in words_of.items()}


def _begin(part: Slot, words_of: dict[str, list[Word]], rest: Stretch, at: int) -> None:
    if part.name in words_of:
        word = rest.words[at]
        raise RecordError(
            RecordCode.PART_TWICE,
            line=word.line,
            expected=f"{part.keyword!r} once",
            found=word.text,
        )
    words_of[part.name] = []


def _opened(row: RecordRow, all_words: tuple[Word, ...], at: int) -> Slot | None:
    """The part whose keyword stands here."""
    for part in row.parts:
        ahead = tuple(word.key for word in all_words[at : at + len(part.opening)])
        if part.opening and ahead == part.opening:
            return part
    return None


def _misplaced(row: RecordRow, word: Word) -> RecordError:
    known = ", ".join(repr(part.keyword) for part in row.parts)
    wanted = f"one of {known}" if known else f"nothing more behind {row.verb!r}"
    return RecordError(
        RecordCode.PART_NOT_HERE, line=word.line, expected=wanted, found=word.text or '""'
    )


# The table.

ALL: tuple[type[Action], ...] = (Setup, *KINDS)
ROWS = tuple(RecordRow(kind, phrase) for kind in ALL for phrase in kind.rule.phrases)
"""One row for each kind of action; a verb that tells a value has a row for each."""

ROWS_OF = {kind: tuple(row for row in ROWS if row.action is kind) for kind in ALL}
VERBS = {tuple(row.verb.split()): row for row in ROWS}
LONGEST = max(map(len, VERBS))
"""How many words the longest verb has."""


def row_of(action: Action) -> RecordRow:
    """Return the row by which an action is written."""
    rows = ROWS_OF[type(action)]
    return rows[0] if len(rows) == 1 else next(row for row in rows if row.tells(action))


def action_text(action: Action) -> str:
    """Return an action without who and when: ``moves 3 to required``."""
    return " ".join(pieces(row_of(action), action))
