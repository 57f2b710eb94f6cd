"""One event: a mailbox that takes one act after another, keeps it, and then tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from http import HTTPStatus
from time import time

from goalsetter.server.errors import UnfitError
from goalsetter.server.events.change_book import ChangeBook
from goalsetter.server.keys import digest_of
from goalsetter.server.store import (
    Change,
    EventCard,
    EventLine,
    EventTable,
    KeptEvent,
    Store,
)
from goalsetter.tournament import (
    ACTS_BY_KIND,
    ActRefusal,
    ConfirmSheet,
    Deed,
    EditPlayer,
    EnterSheet,
    EventState,
    LogEntry,
    OfficialRole,
    SheetState,
    apply_entry,
    entry_text,
    fold,
    read_code,
    read_entry,
)

LONGEST_MARK = 40
QUIET = ("enter-sheet", "receive-sheet")
"""Acts after which the typing of another person is still a second typing and no conflict."""


def moment() -> str:
    """The time as the log notes it, by the clock of the hall; nothing is decided by it."""
    return datetime.now().replace(microsecond=0).isoformat()


def millis_of(at: str) -> int:
    """A moment of the log in milliseconds since 1970; 0 for none."""
    return round(datetime.fromisoformat(at).timestamp() * 1000) if at else 0


def now_millis() -> int:
    """This moment in milliseconds since 1970."""
    return int(time() * 1000)


def mark_of(card: EventCard, mark: str) -> str:
    """The mark of an act as it is kept: two browsers may choose the same one."""
    if not 1 <= len(mark) <= LONGEST_MARK:
        raise UnfitError("not-within", what="mark", most=LONGEST_MARK, came=len(mark))
    return digest_of(f"{card.digest} {mark}")[:LONGEST_MARK]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActOutcome:
    """The outcome of an act: its number, or why it was not done."""

    number: int = 0
    refusal: ActRefusal | None = None
    conflict: bool = False


class EventDesk:
    """An event with its log, its state, its cards and its web tables."""

    def __init__(self, kept: KeptEvent, store: Store) -> None:
        self.code, self.made, self.tag = kept.code, kept.made, kept.tag
        self._store = store
        self.lines = [line.text for line in kept.lines]
        self._marks = {line.mark: line.number for line in kept.lines}
        self._acts: dict[str, tuple[int, str]] = {}
        """The last act on each sheet that was no typing, with its version."""
        self.state: EventState = fold(read_entry(text) for text in self.lines)
        self.cards = {card.digest: card for card in kept.cards}
        self.tables = {table.sheet: table for table in kept.tables}
        self.turn = asyncio.Lock()
        self.changes = ChangeBook(self.version)
        self.deleted = False
        self._bell = asyncio.Event()
        self.public: tuple[int, object] | None = None
        """The public page as it was last worked out, with its version."""

    @property
    def version(self) -> int:
        """How often something has changed: it follows from what is kept, so it outlives a stop."""
        ended = sum(bool(card.ended) for card in self.cards.values())
        entered = sum(table.entered for table in self.tables.values())
        return len(self.lines) + len(self.cards) + ended + len(self.tables) + entered

    @property
    def name(self) -> str:
        """The name of the event."""
        return self.state.event.name if self.state.event else ""

    # Listening.

    async def wait(self, version: int, seconds: float) -> int:
        """Return the version when it is another one, or after some time."""
        if self.version == version and not self.deleted:
            bell = self._bell
            try:
                async with asyncio.timeout(seconds):
                    await bell.wait()
            except TimeoutError:
                pass
        return self.version

    def ring(self) -> None:
        """Wake everybody who listens."""
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()

    # Acts: kept first, then told.

    async def act(
        self, deed: Deed, card: EventCard, mark: str, seen: int = 0, also: Sequence[Change] = ()
    ) -> ActOutcome:
        """Do an act; one that was sent twice is done once, and a stale one shows the conflict."""
        kept_mark = mark_of(card, mark)
        async with self.turn:
            if number := self._marks.get(kept_mark):
                return ActOutcome(number=number)
            if seen and self.is_stale(deed, seen):
                return ActOutcome(conflict=True)
            return await self.do_all([deed], card, kept_mark, also)

    def is_stale(self, deed: Deed, seen: int) -> bool:
        """Whether somebody has changed what an act is about since its sender saw it."""
        if isinstance(deed, EditPlayer):
            return self.changes.version_of("players", deed.player.id) > seen
        code = read_code(getattr(deed, "sheet", ""))
        if code not in self.state.sheets:
            return False
        changed = self.changes.version_of("sheets", code)
        if isinstance(deed, EnterSheet):
            counts = self.state.sheets[code].state is SheetState.CONFIRMED
            return changed > seen if counts else self._acts.get(code, (0, ""))[0] > seen
        return changed > seen

    async def do_all(
        self, deeds: Sequence[Deed], card: EventCard, mark: str, also: Sequence[Change] = ()
    ) -> ActOutcome:
        """Do several acts, all of them or none; whoever asks has the turn."""
        if self.deleted:
            raise UnfitError("event-none", HTTPStatus.NOT_FOUND)
        entries: list[LogEntry] = []
        states = [self.state]
        for deed in deeds:
            entry = LogEntry(
                number=states[-1].entries + 1,
                at=moment(),
                by=card.name,
                role=OfficialRole(card.role),
                deed=deed,
            )
            after = apply_entry(states[-1], entry)
            if isinstance(after, ActRefusal):
                return ActOutcome(refusal=after)
            entries.append(entry)
            states.append(after)
        marks = [mark, *(f"{mark[:32]}-{turn}" for turn in range(1, len(entries)))]
        lines = [
            EventLine(code=self.code, number=entry.number, text=entry_text(entry), mark=own)
            for entry, own in zip(entries, marks, strict=True)
        ]
        await self._store.keep([*lines, *also])
        for line, entry, before, after in zip(lines, entries, states, states[1:], strict=False):
            self._take(line, entry, before, after)
        self.take_side(also)
        self.ring()
        return ActOutcome(number=entries[-1].number if entries else 0)

    def _take(
        self, line: EventLine, entry: LogEntry, before: EventState, after: EventState
    ) -> None:
        self.lines.append(line.text)
        self._marks[line.mark] = line.number
        self.state = after
        row = ACTS_BY_KIND[type(entry.deed)]
        self.changes.note_act(self.version, before, after, row.changes)
        code = read_code(getattr(entry.deed, "sheet", ""))
        if code in after.sheets and row.name not in QUIET and row.name != "confirm-sheet":
            self._acts[code] = (self.version, row.name)
        if isinstance(entry.deed, ConfirmSheet):
            self._acts[code] = (self.version, row.name)

    # Cards and web tables stand beside the log.

    async def keep(self, changes: Sequence[EventCard | EventTable]) -> None:
        """Keep cards or web tables, and tell of them; whoever asks has the turn."""
        await self._store.keep(changes)
        self.take_side(changes)
        self.ring()

    def take_side(self, changes: Sequence[Change]) -> None:
        """From now on cards and web tables are so."""
        for change in changes:
            if isinstance(change, EventCard):
                self.cards[change.digest] = change
                self.changes.note(self.version, "officials")
            elif isinstance(change, EventTable):
                self.tables[change.sheet] = change
                sheet = self.state.sheets[change.sheet]
                self.changes.note(self.version, "sheets", change.sheet)
                self.changes.note(self.version, "rounds", f"{sheet.contest}/{sheet.round}")

    async def end_card(self, digest: str) -> None:
        """Take a card back; the last one of a director stays."""
        async with self.turn:
            card = self.cards.get(digest)
            if card is None or card.ended:
                raise UnfitError("event-no-card", HTTPStatus.NOT_FOUND)
            good = [one for one in self.cards.values() if one.role == card.role and not one.ended]
            if card.role == OfficialRole.DIRECTOR.value and len(good) == 1:
                raise UnfitError("event-last-card", HTTPStatus.CONFLICT)
            await self.keep([replace(card, ended=now_millis())])
