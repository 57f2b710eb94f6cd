"""The room of a table: a mailbox that takes one thing after another, keeps it, and then tells it.

Only methods of the room change its state; a test holds that. Handlers (``actions``, ``lobby``,
``moderation``, ``chat``) and ``running`` take the room's turn, ask it how things stand, have it
append what was done, and let it tell everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from time import time
from typing import ParamSpec

import msgspec

from goalsetter.bots import BotChoice
from goalsetter.judge import Verdict
from goalsetter.play import JUDGE, JUDGES, SPECTATOR, Brief, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, no_table, unkept
from goalsetter.server.keys import digest_of
from goalsetter.server.ops.logs import broke, complain, tell
from goalsetter.server.rate_limit import SeatLimits
from goalsetter.server.room.claims import Claims
from goalsetter.server.room.consequences import (
    Consequences,
    Listeners,
    NextWake,
    consequences_of,
)
from goalsetter.server.room.journal import Contests, MatchStart, rows_of
from goalsetter.server.room.people import company_of, with_note
from goalsetter.server.room.played import ending
from goalsetter.server.room.presence import Absences, Audience, Guest
from goalsetter.server.room.sights import sketching
from goalsetter.server.room.verdicts import Verdicts
from goalsetter.server.room.waking import SnapshotKeeper
from goalsetter.server.services import Services
from goalsetter.server.store import (
    AWAY,
    BACK,
    REMATCH,
    SAME_SEATS,
    Change,
    Deleted,
    Kept,
    KeptSeat,
    Keyed,
    Left,
    LogRow,
    Note,
    Sat,
    StoreError,
    TableSetAside,
    Used,
    Wish,
)
from goalsetter.server.view import entries
from goalsetter.server.view.cache import Gallery
from goalsetter.server.view.parts import PartCache
from goalsetter.table import (
    Done,
    Outcome,
    Table,
    due,
    go_on,
    planned,
    put_off,
    retold,
    want_back,
)
from goalsetter.words import speaking

P = ParamSpec("P")
Follow = Callable[["TableRoom"], Awaitable[None]]
"""Takes everybody in a room to a rematch."""
HOUR = 3600 * 1000
"""How old the mark of the last use may become, in milliseconds."""


class TableRoom:
    """One table with everybody at it."""

    def __init__(self, kept: Kept, services: Services, follow: Follow) -> None:
        self.kept = replace(kept, rows=(), notes=(), verdicts=(), snapshot=None)
        self.company = company_of(kept.notes)
        self.order = msgspec.json.decode(kept.order, type=wire.Order)
        self.services = services
        self.follow = follow
        self.verdicts = Verdicts(kept.code, services, kept.verdicts)
        self.audience = Audience()
        self.table: Table | None = None
        self.ready: frozenset[Seat] = frozenset()
        """Players who are ready for a match that has not begun; whoever leaves says it again."""
        self.turn = asyncio.Lock()
        """Held by whoever changes something, from looking at the table to telling of it."""
        self._stirred = asyncio.Event()
        self.failed = self.deleted = self.broke = False
        self.unreadable = False
        """Whether the match cannot be replayed or run, until the server is started anew."""
        self._undrawn: Table | None = None
        """A state that could not be drawn; the next deed, or the clock, may bring one that can."""
        self.trouble = ""
        """The trouble that keeps bots from playing, by the code of its sentence."""
        self.touched = services.clock.now()
        self.absences = Absences(services.clock, services.limits.grace, self.refresh)
        self.limits = SeatLimits(services.limits)
        self.history: list[Done] = []
        """The steps since ``_untold``; those before are worked out when a browser wants them."""
        self._untold = 0
        self.snapshots = SnapshotKeeper(kept, services)
        self.next_wake: NextWake | None = None
        """When the table is to be woken, as far as that is known."""
        self.gallery = Gallery()
        self.parts = PartCache()
        self.claims = Claims()
        self.contests: Contests = {}
        self._task: asyncio.Task[None] | None = None

    # Its life.

    async def load(self, kept: Kept, *, broke_here: bool = False) -> None:
        """Take up a match that was kept; one that cannot be read, or that broke, only opens."""
        try:
            table, self.contests = await self.snapshots.wake(kept, self.verdicts)
        except Exception as error:  # whatever is wrong with the log: people are not sent away
            complain("table-unreadable", error, table=self.code)
            self.unreadable = True
            return
        self.table = replace(table, judged=self.judged)
        self._untold = table.number
        for seat in self.people:
            self.absences.expect(seat)
        self.unreadable = broke_here
        self.snapshots.keep_if_due(self.table, self.contests)

    async def put_aside(self) -> None:
        """Keep a snapshot before the server stops: then nothing has to be replayed."""
        await self.snapshots.close()
        if self.table is not None and self.lives:
            await self.snapshots.keep(self.table, self.contests)

    def run(self, running: Coroutine[None, None, None]) -> None:
        """Let the table live from now on."""
        self._task = asyncio.create_task(running)

    async def close(self) -> None:
        """Stop, and send everybody away."""
        task, self._task = self._task, None  # its frames hold this room: no circle is to stay
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.snapshots.close()
        await self.verdicts.close()
        self.absences.close()
        self.audience.close()

    def fail(self, code: str) -> None:
        """Send everybody out to come in again: memory may differ from what is kept."""
        self.failed = True
        self.complain(code, fatal=True)
        self.audience.close()

    def break_down(self) -> None:
        """The run of the match broke: it is taken up again when somebody comes."""
        broke("table-broke", table=self.code)
        self.broke = True
        self.fail("broken")

    def forgive(self) -> bool:
        """Whether the run broke and nobody has asked since."""
        was_broken, self.broke = self.broke, False
        return was_broken and self.table is not None

    def stir(self) -> None:
        """The table has changed: what happens of itself is to be looked at again."""
        self._stirred.set()

    def begin_turn(self) -> None:
        """From now on only what is new counts as a change."""
        self._stirred.clear()

    async def changed(self) -> None:
        """Return when the table has changed."""
        await self._stirred.wait()

    def touch(self) -> None:
        """Somebody wants something here: it is not forgotten yet."""
        self.touched = self.services.clock.now()

    def complain(self, code: str, *, fatal: bool = False) -> None:
        """Tell everybody what could not be done, each in his language."""
        for guest in self.audience:
            with speaking(guest.language):
                guest.outbox.put(UnfitError(code).error(fatal=fatal))

    def set_trouble(self, code: str, error: BaseException | None = None) -> None:
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
        return going and not (self.failed or self.company.closed or self.unreadable)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is due: it can be forgotten and woken again."""
        waits = self.table is None or self.table.over or due(self.table) is None
        return not len(self.audience) and waits and not self.turn.locked() and self.verdicts.rests

    @property
    def legible(self) -> bool:
        """Whether nothing is known against showing the table as it stands."""
        return not self.unreadable and (self.table is None or self.table is not self._undrawn)

    @property
    def number(self) -> int:
        """How many actions were done in the match."""
        return self.table.number if self.table is not None else 0

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(taken.seat) for taken in self.kept.seats if not taken.level)

    @property
    def names(self) -> dict[Seat, str]:
        """The names by seat; of a match, of those who began it."""
        names = {Seat(taken.seat): taken.name for taken in self.kept.seats}
        if self.table is not None:
            seating = self.table.seating
            names |= {seat: seating.player(seat).name for seat in seating.terms.seats}
        return names

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
        """The seats that want another match."""
        return frozenset(Seat(w.seat) for w in self.kept.wishes if w.kind in (REMATCH, SAME_SEATS))

    @property
    def changes_seats(self) -> bool:
        """Whether somebody wants other seats in the rematch; one is enough."""
        return any(wish.kind == REMATCH for wish in self.kept.wishes)

    def acting(self, guest: Guest) -> Table:
        """The table, if the match has begun and the browser has a seat at it, or the judge's."""
        if not guest.plays:
            raise UnfitError("only-watching")
        if self.unreadable:
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
        seat = dict(self.kept.keys).get(digest_of(token))
        return None if seat is None else Seat(seat)

    async def add_key(self, seat: str, digest: str) -> None:
        """One more key for a seat."""
        async with self.turn:
            await self.keep([Keyed(digest=digest, code=self.code, seat=seat)])
            self.kept = replace(self.kept, keys=(*self.kept.keys, (digest, seat)))

    async def join(self, guest: Guest) -> None:
        """Tell a browser all that was done, and show it the table."""
        async with self.turn:
            await self._recount(guest)
            known = guest.seat in self.audience.here
            self.audience.join(guest)
            guest.outbox.show()
            if guest.plays and not known:
                self.refresh()
            if guest.plays:
                self.audience.limit(guest.seat, self.services.limits.browsers)

    async def show_whole(self, guest: Guest) -> None:
        """Tell and show a browser everything again: it has missed something."""
        async with self.turn:
            await self._recount(guest)
            guest.outbox.show(whole=True)

    async def _recount(self, guest: Guest) -> None:
        """Tell a browser all that was done."""
        if self.table is not None and not guest.secluded:
            past = await self._past(self.table, guest)
            guest.outbox.put(wire.News(whole=True, entries=past))

    def leave(self, guest: Guest) -> None:
        """A browser has gone."""
        self.audience.leave(guest)
        self.touch()
        if guest.plays and guest.seat not in self.audience.here:
            self.absences.expect(guest.seat)
            if self.table is None:
                self.set_ready(guest.seat, ready=False)
                self.audience.show()

    def eyes(self, guest: Guest) -> Seat:
        """The seat whose view a browser gets: not that of a bot that plays for him."""
        absent = self.table.state.absent if self.table is not None else ()
        return SPECTATOR if guest.seat in absent else guest.seat

    def refresh(self) -> None:
        """Somebody has come, or has been away for long: all see it, and a question may be due."""
        if self.table is not None and self.table.judged != self.judged:
            self.table = replace(self.table, judged=self.judged)
            self.stir()
        self.audience.show()

    async def _past(self, table: Table, guest: Guest) -> list[wire.Entry]:
        """All that was done, as a browser that has just come may know it."""
        work, contests = self.services.workers.work, dict(self.contests)
        try:
            if self._untold:
                past, self._untold = self._untold, 0
                earlier = await self.verdicts.work(retold, table.seating, table.log[:past])
                self.history = [*earlier, *self.history]
            with speaking(guest.language):
                return await work(entries, table, self.eyes(guest), self.history, contests)
        except Exception:
            broke("news-broke", table=self.code, seat=guest.seat)
            self.cannot_draw()
            return []

    def cannot_draw(self) -> None:
        """A picture or a telling of this state broke."""
        self._undrawn = self.table

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
        self.touch()
        self.kept = replace(self.kept, used=now) if stale else self.kept

    async def delete(self, why: str) -> None:
        """All that is kept of the table goes; then everybody is sent away."""
        await self.keep([Deleted(code=self.code)])
        tell("table-deleted", table=self.code, why=why)
        self.vanish("deleted")

    async def set_aside(self, change: TableSetAside) -> None:
        """The table is not to be had for now; then everybody is sent away."""
        async with self.turn:
            await self.keep([change])
            self.vanish("set-aside")

    def vanish(self, code: str) -> None:
        """Write no more, and send everybody away; whatever is kept then comes up anew."""
        self.deleted = True
        self.fail(code)
        self.stir()

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
        return Note(
            code=self.code,
            number=self.company.notes,
            at=self.services.clock.now(),
            after=self.number if after is None else after,
            by=by,
            kind=kind,
            seat=seat,
            text=text,
        )

    async def keep_note(self, note: Note, *changes: Change) -> None:
        """Keep a note, with whatever belongs to it."""
        await self.keep([*changes, note])
        self.company = with_note(self.company, note)

    # Seats.

    def set_ready(self, seat: Seat, *, ready: bool) -> None:
        """A player is ready for the match to begin, or is not after all."""
        self.ready = self.ready | {seat} if ready else self.ready - {seat}

    async def take_seats(
        self,
        seats: Sequence[KeptSeat],
        keys: Sequence[Keyed],
        match: MatchStart | None,
        *also: Change,
    ) -> None:
        """Somebody sits down; with the last one the match begins. ``also`` is kept with it."""
        taken: list[Change] = [sat_at(self.code, sat) for sat in seats]
        taken += [match.begun, *match.rows] if match is not None else []
        await self.keep([*taken, *keys, *also])
        self.kept = replace(
            self.kept,
            seats=tuple(sorted((*self.kept.seats, *seats), key=lambda kept: kept.seat)),
            keys=(*self.kept.keys, *((key.digest, key.seat) for key in keys)),
        )
        for key in keys:
            self.absences.expect(Seat(key.seat))
        if match is not None:
            self.table, self._untold = match.table, match.table.number
            self.kept = replace(self.kept, head=match.begun.head, begun=match.begun.begun)
            self.snapshots.begin(match)

    async def vacate(
        self, note: Note, bots: Sequence[KeptSeat], following: Consequences | None, *also: Change
    ) -> None:
        """The seat of which a note tells has no key any more; a bot may play on in it."""
        changes: list[Change] = [Left(code=self.code, seat=note.seat)]
        changes += [*(sat_at(self.code, bot) for bot in bots), *also]
        if following is None:
            await self.keep_note(note, *changes)
        else:
            await self.append_note(following, note, *changes)
        rest = [kept for kept in self.kept.seats if kept.seat != note.seat]
        seats = tuple(sorted((*rest, *bots), key=lambda kept: kept.seat))
        keys = tuple((digest, seat) for digest, seat in self.kept.keys if seat != note.seat)
        self.kept = replace(self.kept, seats=seats, keys=keys)
        self.set_ready(Seat(note.seat), ready=False)

    async def want_back(self, seat: Seat) -> None:
        """Somebody for whom a bot plays wants the seat again, when this shake is over."""
        assert self.table is not None
        await self.keep_wish(BACK, seat, self.table.state.shake.number)
        self.table = want_back(self.table, seat)

    # The match: what is worked out is appended to the log, and then it is told.

    def listeners(self, at: int) -> Listeners:
        """Everybody who hears the news and sees the table, and which actions several claimed."""
        eyes = {guest.seat: self.eyes(guest) for guest in self.audience if not guest.secluded}
        return Listeners(eyes=eyes, contests=dict(self.contests), sketch=sketching(self, at))

    async def work_out(
        self, step: Callable[P, Outcome], *args: P.args, **kwargs: P.kwargs
    ) -> Consequences:
        """Have a step of the match worked out, with all that follows from it."""
        listeners = self.listeners(self.verdicts.now)

        def worked_out() -> Consequences:
            return consequences_of(step(*args, **kwargs), listeners)

        return await self.services.workers.work(worked_out)

    async def append(
        self, following: Consequences, wanted: Mapping[Brief, Verdict] | None = None
    ) -> None:
        """Append what was done to the log; ``wanted`` are the verdicts on which it rests.

        Whatever cannot be kept was not done: nothing of the room has changed then.
        """
        outcome = following.outcome
        if lost := self.verdicts.lost():  # the time that a judge takes is nobody's
            outcome = replace(outcome, table=put_off(outcome.table, lost))
            following = replace(following, outcome=outcome)
        verdicts = (
            self.verdicts.changes(wanted or {}, outcome.table.number) if outcome.deeds else []
        )
        rows = self._rows(following)
        await self.keep([*rows, *self._over(following), *verdicts])
        self.verdicts.have_kept(verdicts)
        self._take(following, rows)
        self.verdicts.expect(following.unjudged, outcome.table.number, self.audience.show)

    async def append_note(self, following: Consequences, note: Note, *changes: Change) -> None:
        """Append what was done, with the note that tells why it was."""
        rows = self._rows(following)
        await self.keep_note(note, *changes, *rows, *self._over(following))
        self._take(following, rows)

    def _rows(self, following: Consequences) -> list[LogRow]:
        outcome = following.outcome
        return rows_of(self.code, outcome.table, outcome.deeds, following.contests)

    def _over(self, following: Consequences) -> list[Change]:
        table = following.outcome.table
        return ending(self.kept, table) if table.over and not self.kept.over else []

    def _take(self, following: Consequences, rows: Sequence[LogRow]) -> None:
        """From now on it is so; the rows are kept."""
        outcome, judged, over = following.outcome, self.judged, following.outcome.table.over
        same = outcome.table.judged == judged
        self.table = outcome.table if same else replace(outcome.table, judged=judged)
        self.next_wake = following.next_wake
        if following.sketch is not None and following.sketch.scene.table is self.table:
            self.gallery.hang_all(following.sketch)
        self.history += outcome.deeds
        self.contests |= following.contests
        if over and not self.kept.over:
            tell("table-over", table=self.code, actions=outcome.table.number)
        self.kept = replace(self.kept, over=over or self.company.closed)
        self.snapshots.follow(rows, self.table, self.contests)

    def tell(self, following: Consequences) -> None:
        """Tell everybody what was appended, each as his seat may know it, and show the table."""
        if not following.outcome.deeds:
            return
        for guest in self.audience:
            if not guest.secluded:
                guest.outbox.put(wire.News(whole=False, entries=following.news[guest.seat]))
        self.audience.show()
        self.stir()

    def plan(self, seen: Table, choices: Mapping[Seat, BotChoice]) -> None:
        """Bots have thought; thoughts about a table that has changed meanwhile are lost."""
        if self.table is None or self.table.number != seen.number:
            return
        for seat, choice in choices.items():
            self.table = planned(self.table, seat, choice)

    async def put_off(self, lost: int) -> None:
        """All that is due comes so much later: a judge has taken that time."""
        async with self.turn:
            self.table = self.table and put_off(self.table, lost)
        self.refresh()
        self.stir()

    async def resume(self, note: Note) -> None:
        """A pause is over: the clock goes on."""
        assert self.table is not None
        await self.keep_note(note)
        self.table = go_on(self.table, note.at)

    async def shut(self, note: Note) -> None:
        """The owner closes the table; its record is kept, and everybody is sent away."""
        await self.keep_note(note, *ending(self.kept, self.table))
        self.kept = replace(self.kept, over=True)
        self.audience.tell(UnfitError("closed").error(fatal=True))
        self.audience.close()

    def lead_to(self, code: str) -> None:
        """A rematch is kept under this code; whoever comes late is shown the way."""
        self.kept = replace(self.kept, next=code)


def sat_at(code: str, taken: KeptSeat) -> Sat:
    """The change by which a seat is taken."""
    return Sat(
        code=code, seat=taken.seat, name=taken.name, level=taken.level, account=taken.account
    )
