"""The people of a table beside the match: who is muted, what was said, who owns it.

All of it follows from the notes, one after another, as a match follows from its log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from goalsetter.play import JUDGES, Seat
from goalsetter.server.room.muting import MUTE, UNMUTE, with_muted, with_unmuted
from goalsetter.server.store import USUALLY_OPEN, Note

OWNS, KICK, CLOSE = "owns", "kick", "close"
DELETE = "delete"
"""No note tells of it: nothing is left of the table."""
ALLOW, FORBID = "allow-chat", "forbid-chat"
BOT, PAUSE, RESUME, NEXT = "bot", "pause", "resume", "next-shake"
HALL, HOLD, RELEASE = "hall", "hold", "release"
PHRASE, CHAT = "phrase", "chat"
OPENED = "opened"
"""Kinds of notes."""

PHRASES = (
    *("hello", "good-luck", "good-move", "nice-goal", "thinking", "hurry", "wait", "sorry"),
    *("thanks", "well-done", "good-game", "bye"),
)
"""Phrases that all may say: each has its sentence under ``phrase-``."""

FIRST = Seat("A")
HOST = Seat("host")
"""Owns the tables of a hall in the place of a player: whoever opened the hall."""
REMEMBERED = 50
"""How much of what was said is told to those who come later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """The people of a table, as the notes have it."""

    owner: Seat = FIRST
    """The seat of the one who ordered the table."""
    chat: bool = False
    """Whether people may use their own words."""
    muted: frozenset[Seat] = frozenset()
    closed: bool = False
    judges_sent_away: int = 0
    said: tuple[Note, ...] = ()
    """The last lines of the chat."""
    hall: str = ""
    """The code of the hall that the table belongs to, if it does."""
    held: bool = False
    """Whether the match is not to begin yet: the hall is paused."""
    opened: str = USUALLY_OPEN
    """Tools that the maker of the hall has opened, in words with blanks between."""
    notes: int = 0
    """How many notes there are."""


def _owns(company: Company, note: Note) -> Company:
    return replace(company, owner=Seat(note.seat))


def _allowed(company: Company, note: Note) -> Company:
    return replace(company, chat=note.kind == ALLOW)


def _closed(company: Company, note: Note) -> Company:
    del note
    return replace(company, closed=True)


def _in_hall(company: Company, note: Note) -> Company:
    return replace(company, hall=note.text)


def _held(company: Company, note: Note) -> Company:
    return replace(company, held=note.kind == HOLD)


def _opened(company: Company, note: Note) -> Company:
    return replace(company, opened=note.text)


def _said(company: Company, note: Note) -> Company:
    return replace(company, said=(*company.said, note)[-REMEMBERED:])


def _kicked(company: Company, note: Note) -> Company:
    """The seat is free: its next player is not muted, and has said nothing."""
    said = tuple(line for line in company.said if line.by != note.seat)
    gone = company.judges_sent_away + (note.seat in JUDGES)
    return replace(with_unmuted(company, note), said=said, judges_sent_away=gone)


MAKES: dict[str, Callable[[Company, Note], Company]] = {
    OWNS: _owns,
    KICK: _kicked,
    MUTE: with_muted,
    UNMUTE: with_unmuted,
    ALLOW: _allowed,
    FORBID: _allowed,
    CLOSE: _closed,
    HALL: _in_hall,
    HOLD: _held,
    RELEASE: _held,
    OPENED: _opened,
    PHRASE: _said,
    CHAT: _said,
}
"""The change that each kind of note makes to the company; others are about the match."""


def with_note(company: Company, note: Note) -> Company:
    """The company after one more note."""
    made = MAKES[note.kind](company, note) if note.kind in MAKES else company
    return replace(made, notes=company.notes + 1)


def company_of(notes: Iterable[Note]) -> Company:
    """The company after all notes."""
    company = Company()
    for note in notes:
        company = with_note(company, note)
    return company


def inherited(company: Company, to: dict[Seat, Seat], at: int) -> tuple[Note, ...]:
    """Notes that a rematch takes over: its owner, whether people may chat, and who is muted."""
    kinds = [(OWNS, to[company.owner]), *((MUTE, to[seat]) for seat in sorted(company.muted))]
    kinds += [(ALLOW, Seat(""))] if company.chat else []
    return tuple(
        Note(code="", number=number, at=at, after=0, by="", kind=kind, seat=seat)
        for number, (kind, seat) in enumerate(kinds)
    )
