"""The one authority of a table: it does one thing after another, keeps it, and then tells it.

Whoever changes the table holds the host's lock, has the store keep the change, and tells it only
then: ``doorway`` before the match, ``deeds`` in it, ``running`` for what happens by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from http import HTTPStatus

import msgspec

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.audience import Audience, Ears, Guest
from goalsetter.server.claims import Claims
from goalsetter.server.fairness import Claim
from goalsetter.server.faults import UnfitError
from goalsetter.server.gallery import Gallery, Scene, drawn
from goalsetter.server.keys import digest_of
from goalsetter.server.ledger import Contests, contests_of, rows_of, table_of
from goalsetter.server.lobby import link_to, lobby, notice
from goalsetter.server.means import Means
from goalsetter.server.showing import entries
from goalsetter.server.stores import REMATCH, Change, Kept, Keyed, Over, StoreError, Wish
from goalsetter.table import Done, Outcome, Table, due, retold
from goalsetter.words import speaking

LOG = logging.getLogger(__name__)


class Host:
    """One table with everybody at it."""

    def __init__(self, kept: Kept, means: Means) -> None:
        self.kept = replace(kept, rows=())
        self.order = msgspec.json.decode(kept.order, type=wire.Order)
        self.means = means
        self.audience = Audience()
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.stir = asyncio.Event()
        """Set whenever the table has changed."""
        self.failed = False
        self.touched = means.clock.now()
        self._told: list[Done] = []
        self._gallery = Gallery()
        self.claims = Claims()
        self.contests: Contests = {}
        self._task: asyncio.Task[None] | None = None

    async def load(self, kept: Kept) -> None:
        """Take up a match that was kept; what cannot be read raises ``RecordError``."""
        work = self.means.room.work
        self.table = await work(table_of, kept)
        self.contests = contests_of(kept.rows)
        self._told = list(await work(retold, self.table.seating, self.table.log))

    def run(self, running: Coroutine[None, None, None]) -> None:
        """Let the table live from now on."""
        self._task = asyncio.create_task(running)

    async def close(self) -> None:
        """Stop, and send everybody away."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.audience.close()

    def fail(self, code: str) -> None:
        """What is in memory may differ from what is kept: everybody has to come in again."""
        self.failed = True
        for guest in self.audience:
            with speaking(guest.language):
                guest.outbox.put(UnfitError(code).error(fatal=True))
        self.audience.close()

    # How it stands.

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.kept.code

    @property
    def lives(self) -> bool:
        """Whether a match goes on."""
        return self.table is not None and not self.table.over and not self.failed

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is due: it can be forgotten and woken again."""
        waits = self.table is None or self.table.over or due(self.table) is None
        return not len(self.audience) and waits and not self.lock.locked()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(each.seat) for each in self.kept.seats if not each.level)

    @property
    def rematch(self) -> frozenset[Seat]:
        """Who wants another match."""
        return frozenset(Seat(wish.seat) for wish in self.kept.wishes if wish.kind == REMATCH)

    def playing(self, guest: Guest) -> Table:
        """The table, if the match has begun and the browser has a seat at it."""
        if not guest.plays:
            raise UnfitError("only-watching")
        if self.table is None:
            raise UnfitError("not-begun")
        return self.table

    # Who is here, and what he sees.

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a key opens."""
        found = dict(self.kept.keys).get(digest_of(token))
        return None if found is None else Seat(found)

    async def add_key(self, seat: str, digest: str) -> None:
        """One more key for a seat."""
        async with self.lock:
            await self.keep([Keyed(digest=digest, code=self.code, seat=seat)])
            self.kept = replace(self.kept, keys=(*self.kept.keys, (digest, seat)))

    async def join(self, guest: Guest) -> None:
        """Tell a browser all that was done, and show it the table."""
        async with self.lock:
            if self.table is not None:
                told = await self._history(self.table, guest)
                guest.outbox.put(wire.News(whole=True, entries=told))
            self.audience.join(guest)
            guest.outbox.show()

    def leave(self, guest: Guest) -> None:
        """A browser has gone."""
        self.audience.leave(guest)
        self.touched = self.means.clock.now()

    async def picture(self, guest: Guest) -> wire.Table | wire.Lobby:
        """The table as a browser may see it now."""
        here, work = self.audience.here, self.means.room.work
        if self.table is None:
            link = link_to(self.code, guest.base, self.means.addresses)
            return await work(lobby, self.order, self.kept, guest.seat, here, link)
        at, scene = self.means.clock.now(), self._scene(self.table)
        found = self._gallery.find(scene, guest.ears, at)
        if found is None:
            pictures = await work(drawn, scene, [guest.ears], at)
            self._gallery.hang(scene, pictures, at)
            found = pictures[guest.ears]
        return found

    def _scene(self, table: Table) -> Scene:
        here = self.audience.here
        return Scene(table=table, code=self.code, here=here, rematch=self.rematch)

    async def notice(self) -> wire.Notice:
        """The table from outside."""
        return await self.means.room.work(notice, self.order, self.kept, self.audience.here)

    async def _history(self, table: Table, guest: Guest) -> list[wire.Entry]:
        work, contests = self.means.room.work, dict(self.contests)
        with speaking(guest.language):
            return await work(entries, table, guest.seat, self._told, contests)

    # Every change: first it is kept, then it is told.

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are kept; if they cannot be, everybody has to come in again."""
        if not changes:
            return
        try:
            await self.means.store.keep(changes)
        except StoreError as error:
            LOG.error("table %s: %s", self.code, error)
            self.fail("not-kept")
            raise UnfitError("not-kept", HTTPStatus.SERVICE_UNAVAILABLE) from error
        self.touched = self.means.clock.now()

    async def keep_wish(self, kind: str, seat: Seat, shake: int) -> None:
        """Keep what a player wishes for, once."""
        wish = Wish(code=self.code, kind=kind, seat=seat, shake=shake)
        if wish not in self.kept.wishes:
            await self.keep([wish])
            self.kept = replace(self.kept, wishes=(*self.kept.wishes, wish))

    async def settle(
        self,
        outcome: Outcome,
        answer: Callable[[], None] | None = None,
        contest: tuple[Claim, ...] = (),
    ) -> None:
        """Keep all that was done, then answer whoever did it, then tell everybody.

        What is told is put in words while it is being kept. ``contest`` are the claims of which
        the last thing done was the first.
        """
        if outcome.done:
            if contest:
                self.contests[outcome.done[-1].number] = contest
            told, _ = await asyncio.gather(self._told_to(outcome), self._keep_outcome(outcome))
        self.table = outcome.table
        self.kept = replace(self.kept, over=outcome.table.over)
        if answer is not None:
            answer()
        if outcome.done:
            self._told += outcome.done
            for guest in self.audience:
                guest.outbox.put(wire.News(whole=False, entries=told[guest.ears]))
            self.audience.show()
            self.stir.set()

    async def _keep_outcome(self, outcome: Outcome) -> None:
        changes: list[Change] = list(rows_of(self.code, outcome.table, outcome.done, self.contests))
        if outcome.table.over and not self.kept.over:
            changes.append(Over(code=self.code))
        await self.keep(changes)

    async def _told_to(self, outcome: Outcome) -> dict[Ears, list[wire.Entry]]:
        """What each seat with a browser hears; its picture is drawn too."""
        ears = sorted({guest.ears for guest in self.audience})
        at, scene = self.means.clock.now(), self._scene(outcome.table)
        told, pictures = await self.means.room.work(
            _in_words, scene, outcome, dict(self.contests), ears, at
        )
        self._gallery.hang(scene, pictures, at)
        return told


def _in_words(
    scene: Scene, outcome: Outcome, contests: Contests, ears: Sequence[Ears], at: int
) -> tuple[dict[Ears, list[wire.Entry]], dict[Ears, wire.Table]]:
    told = {each: _heard(outcome, *each, contests) for each in ears}
    try:
        return told, drawn(scene, ears, at)
    except Exception:  # what was done stands; whoever cannot be shown it is sent away by his socket
        return told, {}


def _heard(outcome: Outcome, seat: Seat, language: str, contests: Contests) -> list[wire.Entry]:
    with speaking(language):
        return entries(outcome.table, seat, outcome.done, contests)
