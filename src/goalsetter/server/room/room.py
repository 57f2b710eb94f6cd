"""The one authority of a table: it does one thing after another, keeps it, and then tells it.

Whoever changes the table holds the room's lock, has the store keep the change, and tells it only
then: ``doorway`` before the match, ``deeds`` in it, ``running`` for what happens by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from time import time

import msgspec

from goalsetter.judge import Verdict
from goalsetter.play import JUDGE, JUDGES, SPECTATOR, Brief, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, no_table, unkept
from goalsetter.server.keys import digest_of
from goalsetter.server.latency import Claim
from goalsetter.server.ops.logs import broke, complain, tell
from goalsetter.server.room.absence import Absences
from goalsetter.server.room.claims import Claims
from goalsetter.server.room.journal import Contests, contests_of, rows_of, table_of
from goalsetter.server.room.judge_seats import judge_seat
from goalsetter.server.room.limits import Measures
from goalsetter.server.room.news import Hearing, Told, in_words
from goalsetter.server.room.people import company_of, with_note
from goalsetter.server.room.presence import Audience, Guest
from goalsetter.server.room.verdicts import Docket
from goalsetter.server.room.waking import Legibility, Rest
from goalsetter.server.services import Services
from goalsetter.server.store import (
    AWAY,
    REMATCH,
    Change,
    Deleted,
    Kept,
    Keyed,
    Note,
    Over,
    StoreError,
    Used,
    Wish,
)
from goalsetter.server.view import entries
from goalsetter.server.view.cache import Gallery
from goalsetter.server.view.lobby import notice
from goalsetter.table import Done, Outcome, Table, due, put_off, retold
from goalsetter.words import say, speaking

HOUR = 3600 * 1000
"""How old the mark of the last use may become, in milliseconds."""


class TableRoom:
    """One table with everybody at it."""

    def __init__(self, kept: Kept, services: Services) -> None:
        self.kept = replace(kept, rows=(), notes=(), verdicts=())
        self.company = company_of(kept.notes)
        self.order = msgspec.json.decode(kept.order, type=wire.Order)
        self.services = services
        self.docket = Docket(kept.code, services, kept.verdicts)
        self.audience = Audience()
        self.table: Table | None = None
        self.ready: set[Seat] = set()
        """Players who are ready for a match that has not begun; whoever leaves says it again."""
        self.lock = asyncio.Lock()
        self.stir = asyncio.Event()
        """Set whenever the table has changed."""
        self.failed = self.deleted = self.broke = False
        self.legibility = Legibility()
        self.trouble = ""
        """What keeps bots from playing, by the code of its sentence."""
        self.touched = services.clock.now()
        self.absences = Absences(services.clock, services.limits.grace, self.refresh)
        self.measures = Measures(services.limits)
        self._told: list[Done] = []
        self.rest: Rest | None = None
        """When the table is to be woken, as far as that is known."""
        self.gallery = Gallery()
        self.claims = Claims()
        self.contests: Contests = {}
        self._task: asyncio.Task[None] | None = None

    async def load(self, kept: Kept) -> None:
        """Take up a match that was kept; what cannot be read raises ``RecordError``."""
        work = self.docket.work
        self.table = replace(await work(table_of, kept), judged=self.judged)
        self.contests = contests_of(kept.rows)
        self._told = list(await work(retold, self.table.seating, self.table.log))
        for seat in self.people:
            self.absences.expect(seat)

    def run(self, running: Coroutine[None, None, None]) -> None:
        """Let the table live from now on."""
        self._task = asyncio.create_task(running)

    async def close(self) -> None:
        """Stop, and send everybody away."""
        task, self._task = self._task, None  # its frames hold this room: no circle is to stay
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.docket.close()
        self.absences.close()
        self.audience.close()

    def fail(self, code: str) -> None:
        """What is in memory may differ from what is kept: everybody has to come in again."""
        self.failed = True
        self.complain(code, fatal=True)
        self.audience.close()

    def complain(self, code: str, *, fatal: bool = False) -> None:
        """Tell everybody what could not be done, each in his language."""
        for guest in self.audience:
            with speaking(guest.language):
                guest.outbox.put(UnfitError(code).error(fatal=fatal))

    def troubled(self, code: str, error: BaseException | None = None) -> None:
        """From now on everybody sees what keeps bots from playing; or that nothing does."""
        if code == self.trouble:
            return
        self.trouble = code
        if code:
            complain(code, error, table=self.code)
        else:
            tell("bots-back", table=self.code)
        self.audience.show()

    # How it stands.

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.kept.code

    @property
    def lives(self) -> bool:
        """Whether a match goes on."""
        going = self.table is not None and not self.table.over
        return going and not (self.failed or self.company.closed or self.legibility.lost)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is due: it can be forgotten and woken again."""
        waits = self.table is None or self.table.over or due(self.table) is None
        return not len(self.audience) and waits and not self.lock.locked() and self.docket.rests

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(each.seat) for each in self.kept.seats if not each.level)

    @property
    def names(self) -> dict[Seat, str]:
        """Who sits where; of a match, those who began it."""
        found = {Seat(each.seat): each.name for each in self.kept.seats}
        if self.table is not None:
            seating = self.table.seating
            found |= {seat: seating.player(seat).name for seat in seating.terms.seats}
        return found

    @property
    def long_gone(self) -> frozenset[Seat]:
        """People who have not been connected for longer than a seat is kept."""
        return self.absences.long(self.people, self.audience.here)

    @property
    def judged(self) -> bool:
        """Whether somebody in the judge's seat answers questions, or may be back soon."""
        return JUDGE in self.people and JUDGE not in self.long_gone

    @property
    def rematch(self) -> frozenset[Seat]:
        """Who wants another match."""
        return frozenset(Seat(wish.seat) for wish in self.kept.wishes if wish.kind == REMATCH)

    def acting(self, guest: Guest) -> Table:
        """The table, if the match has begun and the browser has a seat at it, or the judge's."""
        if not guest.plays:
            raise UnfitError("only-watching")
        if self.legibility.lost:
            raise UnfitError("unreadable")
        if self.table is None:
            raise UnfitError("not-begun")
        if guest.seat in self.table.state.absent:
            raise UnfitError("bot-plays")
        return self.table

    def playing(self, guest: Guest) -> Table:
        """The table, if the match has begun and the browser has a player's seat at it."""
        if guest.seat in JUDGES:
            raise UnfitError("only-players")
        return self.acting(guest)

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
            if self.table is not None and not guest.secluded:
                told = await self._history(self.table, guest)
                guest.outbox.put(wire.News(whole=True, entries=told))
            known = guest.seat in self.audience.here
            self.audience.join(guest)
            guest.outbox.show()
            if guest.plays and not known:
                self.refresh()
            if guest.plays:
                self.audience.limit(guest.seat, self.services.limits.browsers)

    def leave(self, guest: Guest) -> None:
        """A browser has gone."""
        self.audience.leave(guest)
        self.touched = self.services.clock.now()
        if guest.plays and guest.seat not in self.audience.here:
            self.absences.expect(guest.seat)
            if self.table is None:
                self.ready.discard(guest.seat)
                self.audience.show()

    def eyes(self, guest: Guest) -> Seat:
        """The seat whose view a browser gets: not that of a bot that plays for him."""
        absent = self.table.state.absent if self.table is not None else ()
        return SPECTATOR if guest.seat in absent else guest.seat

    def refresh(self) -> None:
        """Somebody has come, or has been away for long: all see it, and a question may be due."""
        if self.table is not None and self.table.judged != self.judged:
            self.table = replace(self.table, judged=self.judged)
            self.stir.set()
        self.audience.show()

    async def notice(self, *, named: bool = True) -> wire.Notice:
        """The table from outside; who plays is told if they are to be ``named``."""
        work, here = self.services.workers.work, self.audience.here
        closed = self.company.closed
        found = await work(notice, self.order, self.kept, here, closed=closed, named=named)
        if self.legibility.lost:
            found = msgspec.structs.replace(found, told=say("server-unreadable"))
        return msgspec.structs.replace(found, judge=judge_seat(self))

    async def _history(self, table: Table, guest: Guest) -> list[wire.Entry]:
        work, contests = self.services.workers.work, dict(self.contests)
        try:
            with speaking(guest.language):
                return await work(entries, table, self.eyes(guest), self._told, contests)
        except Exception:
            broke("news-broke", table=self.code, seat=guest.seat)
            self.legibility.cannot_draw(table)
            return []

    # Every change: first it is kept, then it is told.

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are kept; if they cannot be, everybody has to come in again."""
        if not changes:
            return
        if self.deleted:
            raise no_table(self.code)
        now = int(time() * 1000)
        stale = now - self.kept.used > HOUR
        used = [Used(code=self.code, used=now)] if stale else []
        try:
            await self.services.store.keep([*used, *changes])
        except StoreError as error:
            unfit = unkept(error)
            if error.code != AWAY:  # then nothing was tried, and the table stands as it is kept
                complain("not-kept", error, table=self.code)
                self.fail(unfit.code)
            raise unfit from error
        self.touched = self.services.clock.now()
        self.kept = replace(self.kept, used=now) if stale else self.kept

    async def delete(self, why: str) -> None:
        """All that is kept of the table goes; then everybody is sent away."""
        await self.keep([Deleted(code=self.code)])
        self.deleted = True
        tell("table-deleted", table=self.code, why=why)
        self.fail("deleted")
        self.stir.set()

    async def keep_wish(self, kind: str, seat: Seat, shake: int) -> None:
        """Keep what a player wishes for, once."""
        wish = Wish(code=self.code, kind=kind, seat=seat, shake=shake)
        if wish not in self.kept.wishes:
            await self.keep([wish])
            self.kept = replace(self.kept, wishes=(*self.kept.wishes, wish))

    def note(
        self, kind: str, by: Seat, seat: str = "", text: str = "", after: int | None = None
    ) -> Note:
        """The next note; ``after`` tells how many actions were done, if not so many as now."""
        done = self.table.number if self.table is not None else 0
        return Note(
            code=self.code,
            number=self.company.notes,
            at=self.services.clock.now(),
            after=done if after is None else after,
            by=by,
            kind=kind,
            seat=seat,
            text=text,
        )

    async def keep_note(self, note: Note, *changes: Change) -> None:
        """Keep a note, with whatever belongs to it."""
        await self.keep([*changes, note])
        self.company = with_note(self.company, note)

    async def settle(
        self,
        outcome: Outcome,
        answer: Callable[[], None] | None = None,
        contest: tuple[Claim, ...] = (),
        told: Told | None = None,
        wanted: Mapping[Brief, Verdict] | None = None,
    ) -> None:
        """Keep all that was done, then answer whoever did it, then tell everybody.

        ``contest`` are the claims of which the last thing done was the first, ``told`` what is told
        if that is known, and ``wanted`` the verdicts on which it rests.
        """
        outcome = replace(outcome, table=put_off(outcome.table, self.docket.lost()))
        self.contests |= {done.number: contest for done in outcome.done[-1:] if contest}
        verdicts = self.docket.changes(wanted or {}, outcome.table.number) if outcome.done else []
        changes = [*self.changes_of(outcome), *verdicts]
        if told is None and outcome.done:
            told, _ = await asyncio.gather(self._told_to(outcome), self.keep(changes))
        else:
            await self.keep(changes)
        self.docket.have_kept(verdicts)
        self._take(outcome)
        if answer is not None:
            answer()
        self._spread(outcome, told or {})

    async def put_off(self, lost: int) -> None:
        """All that is due comes so much later: a judge has taken that time."""
        async with self.lock:
            self.table = self.table and put_off(self.table, lost)
        self.refresh()
        self.stir.set()

    async def tell(self, outcome: Outcome) -> None:
        """Everybody hears what was done and is kept, each as his seat may, and sees the table."""
        told = await self._told_to(outcome)
        self._take(outcome)
        self._spread(outcome, told)

    def _take(self, outcome: Outcome) -> None:
        judged, over = self.judged, outcome.table.over
        same = outcome.table.judged == judged
        self.table = outcome.table if same else replace(outcome.table, judged=judged)
        if over and not self.kept.over:
            tell("table-over", table=self.code, actions=outcome.table.number)
        self.kept = replace(self.kept, over=over or self.company.closed)

    def _spread(self, outcome: Outcome, told: Told) -> None:
        if not outcome.done:
            return
        self._told += outcome.done
        for guest in self.audience:
            if not guest.secluded:
                guest.outbox.put(wire.News(whole=False, entries=told[guest.ears]))
        self.audience.show()
        self.stir.set()

    def changes_of(self, outcome: Outcome) -> list[Change]:
        """What there is to keep of an outcome."""
        done, contests = outcome.done, self.contests
        changes: list[Change] = list(rows_of(self.code, outcome.table, done, contests))
        if outcome.table.over and not self.kept.over:
            changes.append(Over(code=self.code))
        return changes

    async def _told_to(self, outcome: Outcome) -> Told:
        """What each seat with a browser hears."""
        return await self.services.workers.work(in_words, outcome, self.hearing)

    @property
    def hearing(self) -> Hearing:
        """Who listens, and what there is to tell beside the match."""
        eyes = {guest.ears: self.eyes(guest) for guest in self.audience if not guest.secluded}
        return Hearing(eyes=eyes, contests=dict(self.contests))
