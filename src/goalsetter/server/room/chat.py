"""Chat: phrases that all may say, and their own words where the owner allows them."""

from __future__ import annotations

import unicodedata

from goalsetter.play import Action, Seat, action
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.room.muting import check_not_muted, is_muted
from goalsetter.server.room.people import CHAT, PHRASE, PHRASES
from goalsetter.server.room.permissions import has_phrases
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import Note
from goalsetter.server.view import WORDS_OF_PLAY
from goalsetter.words import say

LONGEST = 200
"""How many characters a line may have."""
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that could disguise a line or break it."""


async def say_phrase(room: TableRoom, guest: Guest, frame: wire.Phrase) -> None:
    """Somebody says one of the phrases."""
    if not has_phrases(room.company):
        raise UnfitError("no-phrases")
    if frame.code not in PHRASES:
        raise UnfitError("no-phrase", known=", ".join(PHRASES), came=frame.code[:20])
    await _say(room, guest, frame.id, PHRASE, frame.code)


async def chat(room: TableRoom, guest: Guest, frame: wire.Chat) -> None:
    """Somebody says something in his own words."""
    check_chat(room)
    await _say(room, guest, frame.id, CHAT, line_of(frame.text))


def check_chat(room: TableRoom) -> None:
    """Own words need the leave of the server's owner and of the table's."""
    if not room.services.chat:
        raise UnfitError("no-chat-here")
    if not room.company.chat:
        raise UnfitError("no-chat")


def line_of(text: str) -> str:
    """The text as it is shown: one line of characters that can be seen."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    line = "".join(sign for sign in plain if unicodedata.category(sign) not in UNSEEN).strip()
    if not 1 <= len(line) <= LONGEST:
        raise UnfitError("line-length", most=LONGEST, came=len(line))
    return line


async def _say(room: TableRoom, guest: Guest, number: int, kind: str, text: str) -> None:
    """It is kept, and told to all."""
    async with room.turn:
        if not guest.plays:
            raise UnfitError("only-watching")
        if guest.secluded:
            raise UnfitError("only-players")
        check_not_muted(room.company, guest.seat)
        if not room.limits.words.take(guest.seat):
            raise UnfitError("too-many-words")
        note = room.note(kind, guest.seat, text=text)
        await room.keep_note(note)
        guest.outbox.put(wire.Done(id=number, number=note.after))
        room.audience.tell(said(room, note))


def said(room: TableRoom, note: Note) -> wire.Said:
    """A line of the chat, as a frame."""
    phrase = note.kind == PHRASE
    return wire.Said(
        number=note.number,
        by=note.by,
        name=room.names.get(Seat(note.by), ""),
        code=note.text if phrase else "",
        sentence=say(f"phrase-{note.text}") if phrase else "",
        text="" if phrase else note.text,
    )


def recall(room: TableRoom, guest: Guest) -> None:
    """Tell a browser what was said before, but not by those who are muted.

    A further judge is told nothing: a word may be about what was ruled (judges G7).
    """
    for note in () if guest.secluded else room.company.said:
        if note.kind == CHAT and not room.services.chat:
            continue
        if note.by == guest.seat or not is_muted(room.company, note.by):
            guest.outbox.put(said(room, note))


def _words_in(room: TableRoom, deed: Action) -> list[str]:
    """Return what is only said with an action: nothing that the game itself goes by."""
    if isinstance(deed, action.Say | action.Declare):
        return [deed.what]
    # A charge or a rejection may be explained: by whoever makes it, in any words.
    spoken = str(getattr(deed, "said", ""))
    if spoken and not room.services.chat:
        return [spoken]
    return []


def allow_words(room: TableRoom, deed: Action) -> None:
    """An action that is only words is one more way to chat, but for the words of the game.

    As many may be said as of other words.
    """
    words = _words_in(room, deed)
    if not words:
        return
    check_not_muted(room.company, deed.by)
    if any(word.strip().lower() not in WORDS_OF_PLAY for word in words):
        check_chat(room)
    if not room.limits.words.take(deed.by):
        raise UnfitError("too-many-words")
