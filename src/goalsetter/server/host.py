"""The one authority of a table: it does one thing after another, keeps it, and then tells it.

What a player hands in is answered only when the store has it. Between deeds the host wakes up when
something is due, and lets bots think elsewhere; a thought about a table that changed is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus

import msgspec

from goalsetter.errors import GoalsetterError
from goalsetter.play import Action, Phase, Seat, deed
from goalsetter.server import wire
from goalsetter.server.audience import Audience, Guest
from goalsetter.server.faults import UnfitError
from goalsetter.server.keys import digest_of
from goalsetter.server.ledger import can_be_kept, head_of, rows_of, table_of, with_round
from goalsetter.server.lobby import OWNER, link_to, lobby, notice
from goalsetter.server.means import Means
from goalsetter.server.ordering import filled, free_seats, nickname, seating_for
from goalsetter.server.showing import entries, form, refused, shown
from goalsetter.server.stores import (
    READY,
    REMATCH,
    Begun,
    Change,
    Kept,
    KeptSeat,
    Keyed,
    Over,
    Sat,
    StoreError,
    Wish,
)
from goalsetter.table import (
    Done,
    Outcome,
    Table,
    advance,
    due,
    open_table,
    planned,
    ready,
    retold,
    submit,
    waits_for_thoughts,
)
from goalsetter.words import say

LOG = logging.getLogger(__name__)


class Host:
    """One table with everybody at it. Only its own methods change it, one at a time."""

    def __init__(self, kept: Kept, means: Means) -> None:
        self.kept = replace(kept, rows=())
        self.order = msgspec.json.decode(kept.order, type=wire.Order)
        self.means = means
        self.audience = Audience()
        self.table: Table | None = None
        self.failed = False
        self.touched = means.clock.now()
        self._told: list[Done] = []
        self._lock = asyncio.Lock()
        self._stir = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # Coming to life, and going.

    @classmethod
    async def woken(cls, kept: Kept, means: Means) -> Host:
        """The host of a table that was kept; a match that goes on is taken up at once."""
        host = cls(kept, means)
        if kept.head:
            host.table = await means.room.work(table_of, kept, host.order.round_minutes)
            host._told = list(await means.room.work(retold, host.table.seating, host.table.log))
            host._go()
        return host

    def _go(self) -> None:
        self._task = asyncio.create_task(self._run())

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.kept.code

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is due: it can be forgotten and woken again."""
        waits = self.table is None or self.table.over or due(self.table) is None
        return not len(self.audience) and waits and not self._lock.locked()

    @property
    def lives(self) -> bool:
        """Whether a match goes on."""
        return self.table is not None and not self.table.over

    async def close(self) -> None:
        """Stop, and send everybody away."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.audience.close()

    def _fail(self, code: str) -> None:
        """What is in memory may differ from what is kept: everybody has to come in again."""
        self.failed = True
        self.audience.tell(UnfitError(code).error(fatal=True))
        self.audience.close()
        if self._task is not None:
            self._task.cancel()

    # Who is here, and what he sees.

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a key opens."""
        found = dict(self.kept.keys).get(digest_of(token))
        return None if found is None else Seat(found)

    @property
    def table_seats(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(each.seat) for each in self.kept.seats if not each.level)

    async def key(self, seat: str, digest: str) -> None:
        """One more key for a seat."""
        async with self._lock:
            await self._keep([Keyed(digest=digest, code=self.code, seat=seat)])
            self.kept = replace(self.kept, keys=(*self.kept.keys, (digest, seat)))

    async def join(self, guest: Guest) -> None:
        """Tell a browser all that was done, and show it the table."""
        async with self._lock:
            if self.table is not None:
                guest.outbox.put(await self._news(self.table, guest.seat, self._told, whole=True))
            self.audience.join(guest)
            guest.outbox.show()

    def leave(self, guest: Guest) -> None:
        """A browser has gone."""
        self.audience.leave(guest)
        self.touched = self.means.clock.now()

    async def picture(self, guest: Guest) -> wire.Table | wire.Lobby:
        """The table as a browser may see it now."""
        here, room = self.audience.here, self.means.room
        if self.table is None:
            link = link_to(self.code, guest.base, self.means.addresses)
            return await room.work(lobby, self.order, self.kept, guest.seat, here, link)
        return await room.work(
            shown,
            self.table,
            guest.seat,
            self.means.clock.now(),
            code=self.code,
            here=here,
            rematch=self._wanting_a_rematch(),
        )

    async def notice(self) -> wire.Notice:
        """The table from outside."""
        return await self.means.room.work(notice, self.order, self.kept, self.audience.here)

    async def _news(
        self, table: Table, seat: Seat, dones: Sequence[Done], *, whole: bool = False
    ) -> wire.News:
        told = await self.means.room.work(entries, table, seat, dones)
        return wire.News(whole=whole, entries=told)

    # Before the match.

    async def sit(self, name: str, digest: str) -> Seat:
        """Somebody takes a free seat; with the last one the match begins."""
        async with self._lock:
            free = free_seats(self.order, self.kept.seats)
            if self.kept.head or not free:
                raise UnfitError("no-seat", HTTPStatus.CONFLICT)
            known = nickname(name, [each.name for each in self.kept.seats])
            sat = KeptSeat(seat=free[0], name=known)
            await self._seat([sat], [Keyed(digest=digest, code=self.code, seat=sat.seat)])
            return free[0]

    async def start(self, guest: Guest, frame: wire.Start) -> None:
        """The owner begins: bots take the seats that are free."""
        async with self._lock:
            if self.kept.head:
                raise UnfitError("begun")
            if guest.seat != OWNER:
                raise UnfitError("not-owner")
            await self._seat(filled(self.order, self.kept.seats), [])
            guest.outbox.put(wire.Done(id=frame.id, number=0))

    async def begin_if_full(self) -> None:
        """A table at which nobody is waited for begins."""
        async with self._lock:
            await self._seat([], [])

    async def _seat(self, sat: list[KeptSeat], more: list[Change]) -> None:
        """Seats are taken; when all are, the match begins."""
        seats = tuple(sorted((*self.kept.seats, *sat), key=lambda each: each.seat))
        keys = [(each.digest, each.seat) for each in more if isinstance(each, Keyed)]
        kept = replace(self.kept, seats=seats, keys=(*self.kept.keys, *keys))
        changes: list[Change] = [
            Sat(code=self.code, seat=each.seat, name=each.name, level=each.level) for each in sat
        ]
        table = None
        if not free_seats(self.order, seats):
            table, begun = await self._opened(seats)
            kept = replace(kept, head=begun.head, begun=begun.begun)
            more = [*more, begun]
        await self._keep([*changes, *more])
        self.kept, self.table = kept, table
        if table is not None:
            self.audience.tell(wire.News(whole=True, entries=[]))
            self._go()
        self.audience.show()

    async def _opened(self, seats: Sequence[KeptSeat]) -> tuple[Table, Begun]:
        seating, at = seating_for(self.order, seats), self.means.clock.now()
        table = with_round(open_table(seating, at), self.order.round_minutes)
        head = await self.means.room.work(head_of, seating)
        return table, Begun(code=self.code, head=head, begun=at)

    # What players hand in.

    async def do(self, guest: Guest, frame: wire.Do) -> None:
        """A player does something."""
        async with self._lock:
            table, room = self._playing(guest), self.means.room
            done = await room.work(self._deed, guest.seat, frame)
            now = self.means.clock.now()
            outcome = await room.work(
                submit, table, guest.seat, done, now, frame.seen, asking=False
            )
            await self._keep(self._changes(outcome))
            guest.outbox.put(await self._answer(frame.id, outcome))
            await self._tell(outcome)

    def _deed(self, seat: Seat, frame: wire.Do) -> Action:
        """The action that a frame means; one that cannot be read or kept raises ``UnfitError``."""
        sets = self._terms_deal_cards()
        try:
            found = deed(frame.kind, frame.parts, seat, sets=sets)
        except GoalsetterError as error:
            expected = getattr(error, "expected", "") or str(error)
            came = getattr(error, "found", "")
            raise UnfitError("no-deed", expected=expected, came=came[:60]) from error
        if not can_be_kept(self.kept.head, found):
            raise UnfitError("deed-too-long")
        return found

    def _terms_deal_cards(self) -> bool:
        assert self.table is not None
        return self.table.seating.terms.deals_cards

    async def _answer(self, id: int, outcome: Outcome) -> wire.Done | wire.Refused:
        if outcome.stale:
            sentence = say("server-stale")
            return wire.Refused(id=id, code="stale", sentence=sentence, stale=True)
        if outcome.refusal is not None:
            return await self.means.room.work(refused, id, outcome.table, outcome.refusal)
        return wire.Done(id=id, number=outcome.table.number)

    async def draft(self, guest: Guest, frame: wire.Draft) -> None:
        """A player asks whether the form of his paper is right."""
        table = self._playing(guest)
        guest.outbox.put(await self.means.room.work(form, frame, table, guest.seat))

    async def ready(self, guest: Guest, frame: wire.Ready) -> None:
        """A player wants the next shake."""
        async with self._lock:
            table = self._playing(guest)
            if table.state.shake.phase is not Phase.END or table.over:
                raise UnfitError("not-between")
            await self._wish(READY, guest.seat, table.state.shake.number)
            self.table = ready(table, guest.seat)
            guest.outbox.put(wire.Done(id=frame.id, number=table.number))
            self.audience.show()
            self._stir.set()

    async def rematch(self, guest: Guest, frame: wire.Rematch) -> bool:
        """A player wants another match; whether all people do now."""
        async with self._lock:
            table = self._playing(guest)
            if not table.over:
                raise UnfitError("not-over")
            await self._wish(REMATCH, guest.seat, 0)
            guest.outbox.put(wire.Done(id=frame.id, number=table.number))
            self.audience.show()
            return self._wanting_a_rematch() >= set(table.seating.people)

    def _wanting_a_rematch(self) -> frozenset[Seat]:
        return frozenset(Seat(wish.seat) for wish in self.kept.wishes if wish.kind == REMATCH)

    async def _wish(self, kind: str, seat: Seat, shake: int) -> None:
        wish = Wish(code=self.code, kind=kind, seat=seat, shake=shake)
        if wish not in self.kept.wishes:
            await self._keep([wish])
            self.kept = replace(self.kept, wishes=(*self.kept.wishes, wish))

    def _playing(self, guest: Guest) -> Table:
        """The table, if the match has begun and the browser has a seat."""
        if not guest.plays:
            raise UnfitError("only-watching")
        if self.table is None:
            raise UnfitError("not-begun")
        return self.table

    # Every change: first it is kept, then it is told.

    def _changes(self, outcome: Outcome) -> list[Change]:
        changes: list[Change] = list(rows_of(self.code, outcome.table, outcome.done))
        if outcome.table.over and not self.kept.over:
            changes.append(Over(code=self.code))
        return changes

    async def _keep(self, changes: Sequence[Change]) -> None:
        if not changes:
            return
        try:
            await self.means.store.keep(changes)
        except StoreError as error:
            LOG.error("table %s: %s", self.code, error)
            self._fail("not-kept")
            raise UnfitError("not-kept", HTTPStatus.SERVICE_UNAVAILABLE) from error
        self.touched = self.means.clock.now()

    async def _tell(self, outcome: Outcome) -> None:
        """Everybody hears what was done, each as his seat may, and sees the table."""
        table, guests = outcome.table, list(self.audience)
        news = {guest.seat: wire.News(whole=False, entries=[]) for guest in guests}
        for seat in news if outcome.done else ():
            news[seat] = await self._news(table, seat, outcome.done)
        self.table = table
        self.kept = replace(self.kept, over=table.over)
        if outcome.done:
            self._told += outcome.done
            for guest in guests:
                guest.outbox.put(news[guest.seat])
            self.audience.show()
            self._stir.set()

    # What happens by itself.

    async def _run(self) -> None:
        try:
            while self.lives:
                await self._turn()
        except UnfitError:
            return
        except Exception:
            LOG.exception("table %s", self.code)
            self._fail("broken")

    async def _turn(self) -> None:
        """Do what is due, then let bots think or wait for the next thing."""
        self._stir.clear()
        async with self._lock:
            assert self.table is not None
            now = self.means.clock.now()
            outcome = await self.means.room.work(advance, self.table, now, asking=False)
            await self._keep(self._changes(outcome))
            await self._tell(outcome)
        table = outcome.table
        thinking, moment = await self.means.room.work(_outlook, table)
        if thinking:
            await self._think(table)
        else:
            await self._wait(moment)

    async def _think(self, table: Table) -> None:
        seats = table.unasked
        choices = await asyncio.gather(*(self.means.room.think(table, seat) for seat in seats))
        async with self._lock:
            if self.table is None or self.table.number != table.number:
                return
            for seat, choice in zip(seats, choices, strict=True):
                if seat in self.table.unasked:
                    self.table = planned(self.table, seat, choice)

    async def _wait(self, moment: int | None) -> None:
        """Until that moment, or until somebody does something."""
        wait = None if moment is None else max(0, moment - self.means.clock.now()) / 1000
        try:
            await asyncio.wait_for(self._stir.wait(), wait)
        except TimeoutError:
            return


def _outlook(table: Table) -> tuple[bool, int | None]:
    """Whether bots are to be asked, and when the table wants to be woken."""
    return waits_for_thoughts(table), due(table)
