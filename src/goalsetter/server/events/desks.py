"""All events of a server: opened, found, restored, deleted."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus
from random import Random

from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.events.archive import Unpacked
from goalsetter.server.events.cards import CardMemory, card_digest, good_card, new_card, read_card
from goalsetter.server.events.desk import EventDesk, moment, now_millis
from goalsetter.server.keys import as_event_code, new_event_code
from goalsetter.server.ops.logs import tell
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.services import Services
from goalsetter.server.store import (
    TAKEN,
    Change,
    EventCard,
    EventDeleted,
    EventLine,
    EventMade,
    StoreError,
)
from goalsetter.server.workers.compute import JobPool, PoolKind
from goalsetter.tournament import (
    PRESETS,
    ActRefusal,
    Deed,
    Event,
    EventLog,
    NameOfficial,
    Official,
    OfficialRole,
    OpenEvent,
    demo_day,
    entry_text,
    event_tag,
    preset_contest,
    preset_deeds,
)

REMEMBERED = 100
"""How many events are kept in mind: the one that was asked for longest ago is forgotten first."""
TRIES = 8
DEMO = "demo"
DIRECTOR = OfficialRole.DIRECTOR
DRAWS = PoolKind(name="draws", workers=1, niceness=5)
"""Draws and papers: one process, which is ended with what takes too long."""


class EventDesks:
    """The events, each in mind once, and the process that draws and prints for them."""

    def __init__(self, services: Services) -> None:
        self.services, self.store = services, services.store
        limits = services.limits
        self._desks: dict[str, EventDesk] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._misses = Buckets(limits.misses, limits.misses_at_once)
        self._tries = Buckets(limits.network_tries, limits.network_tries_at_once)
        self._memory = CardMemory()
        self.pool: JobPool = services.workers.compute.pool(DRAWS)

    async def close(self) -> None:
        """End what is being drawn or printed, and send away everybody who listens."""
        for desk in self._desks.values():
            desk.deleted = True
            desk.ring()
        await self.pool.close()

    # Finding.

    async def find(self, name: str, who: str) -> EventDesk:
        """The event of a code; a network that names many that are none has to wait."""
        code = as_event_code(name)
        async with self._waking.setdefault(code, asyncio.Lock()):
            desk = self._desks.pop(code, None) or await self._wake(code, who)
            self._desks[code] = desk
        self._waking.pop(code, None)
        while len(self._desks) > REMEMBERED:
            self._desks.pop(next(iter(self._desks)))
        return desk

    async def _wake(self, code: str, who: str) -> EventDesk:
        if not self._misses.has_some(who):
            raise UnfitError("too-many-codes", HTTPStatus.TOO_MANY_REQUESTS)
        kept = await self.store.event(code) if code else None
        if kept is None:
            self._misses.take(who)
            raise UnfitError("event-none", HTTPStatus.NOT_FOUND)
        return await asyncio.to_thread(EventDesk, kept, self.store)

    async def card(self, desk: EventDesk, text: str, who: str) -> EventCard:
        """The good card that somebody shows; a network that guesses has to wait."""
        if not self._tries.has_some(who):
            raise UnfitError("too-many-codes", HTTPStatus.TOO_MANY_REQUESTS)
        typed = read_card(text)
        digest = ""
        if typed:
            digest = self._memory.known(desk.code, typed) or await asyncio.to_thread(
                card_digest, desk.code, typed
            )
        card = good_card([*desk.cards.values()], digest) if digest else None
        if card is None:
            self._tries.take(who)
            raise UnfitError("event-no-card", HTTPStatus.FORBIDDEN)
        self._memory.remember(desk.code, typed, digest)
        return card

    async def named(self, tag: str, who: str) -> list[EventDesk]:
        """The events whose sheets begin with a tag, the newest first."""
        return [await self.find(code, who) for code in await self.store.events_tagged(tag)]

    # Opening.

    async def open(self, wanted: wire.NewEvent) -> tuple[str, str]:
        """Open an event; its code, and the code of its director's card."""
        self.services.names.check(wanted.name)
        tag = await self._free_tag()
        if wanted.preset == DEMO:
            log = await asyncio.to_thread(demo_log, wanted.demo_rounds, tag)
            lines = [entry_text(entry) for entry in log.entries]
        else:
            log = first_log(wanted, tag)
            lines = [entry_text(entry) for entry in log.entries]
        event = log.state.event
        assert event is not None
        return await self.keep_new(lines, event.tag, wanted.director)

    async def _free_tag(self) -> str:
        for _ in range(TRIES):
            tag = event_tag(secrets.randbelow(2**31))
            if not await self.store.events_tagged(tag):
                return tag
        return tag  # with thousands of events two may share one: their codes say the event's name

    async def keep_new(self, lines: Sequence[str], tag: str, director: str) -> tuple[str, str]:
        """Keep a new event with its log under a code that no other has."""
        for _ in range(TRIES):
            code, card = new_event_code(), new_card()
            own = EventCard(
                code=code,
                digest=await asyncio.to_thread(card_digest, code, card),
                name=director,
                role=DIRECTOR.value,
                made=now_millis(),
            )
            try:
                await self.store.keep(made_changes(code, tag, lines, [own]))
            except StoreError as error:
                if error.code != TAKEN:
                    raise
            else:
                tell("event-made", table=code)
                return code, card
        raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)

    async def restore(self, archive: Unpacked) -> tuple[str, str]:
        """Take in an archive: under its own code, with all its cards, or under a new one."""
        event = archive.log.state.event
        if event is None:
            raise UnfitError("event-no-archive")
        lines = [entry_text(entry) for entry in archive.log.entries]
        if not archive.code:
            return await self.keep_new(lines, event.tag, archive.director)
        if await self.store.event(archive.code) is not None:
            raise UnfitError("event-there", HTTPStatus.CONFLICT, name=event.name)
        await self.store.keep(made_changes(archive.code, event.tag, lines, archive.cards))
        tell("event-restored", table=archive.code)
        return archive.code, ""

    async def delete(self, desk: EventDesk) -> None:
        """All that is kept of an event goes; its tables go by their own age."""
        async with desk.turn:
            await self.store.keep([EventDeleted(code=desk.code)])
            desk.deleted = True
            self._desks.pop(desk.code, None)
            desk.ring()
            tell("event-deleted", table=desk.code)


def made_changes(
    code: str, tag: str, lines: Sequence[str], cards: Sequence[EventCard]
) -> list[Change]:
    """The changes by which a whole event is kept."""
    return [
        EventMade(code=code, made=now_millis(), tag=tag),
        *(
            EventLine(code=code, number=number, text=text, mark=f"line-{number}")
            for number, text in enumerate(lines, 1)
        ),
        *(replace(card, code=code) for card in cards),
    ]


def demo_log(rounds: int, tag: str) -> EventLog:
    """The log of the demo day."""
    return demo_day(Random, rounds=max(0, min(4, rounds)), tag=tag).log


def first_log(wanted: wire.NewEvent, tag: str) -> EventLog:
    """The log of an event that was just opened; what cannot be raises ``UnfitError``."""
    preset = PRESETS.get(wanted.preset)
    if preset is None:
        known = ", ".join((*PRESETS, DEMO))
        raise UnfitError("unknown-choice", what="preset", known=known, came=wanted.preset[:40])
    try:
        contests = [
            preset_contest(preset, contest_id(wanted, name), wanted.edition, Division(name))
            for name in wanted.divisions
        ]
    except ValueError as error:
        known = ", ".join(division.value for division in Division)
        came = str(error)[:40]
        raise UnfitError("unknown-choice", what="division", known=known, came=came) from error
    event = Event(
        name=wanted.name.strip(),
        tag=tag,
        place=wanted.place.strip(),
        days=tuple(wanted.days),
        preset=preset.name,
    )
    director = Official(name=wanted.director.strip(), role=DIRECTOR)
    deeds: list[Deed] = [
        OpenEvent(event=event),
        *preset_deeds(preset, tuple(contests)),
        NameOfficial(official=director),
    ]
    log = EventLog()
    for deed in deeds:
        after = log.add(deed, at=moment(), by=director.name or "–", role=DIRECTOR)
        if isinstance(after, ActRefusal):
            raise UnfitError("event-refused", said=after.came or after.code)
        log = after
    return log


def contest_id(wanted: wire.NewEvent, division: str) -> str:
    """A short name for a contest: its game and its division."""
    game = "sets" if "on-sets" in wanted.edition else "eq"
    return f"{game}-{division}".casefold()
