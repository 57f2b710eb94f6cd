"""What players do in a match. An answer is sent when the store has kept what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from goalsetter.errors import GoalsetterError, NotationError
from goalsetter.notation import parse_equation, parse_set_solution
from goalsetter.play import JUDGES, Action, Brief, Phase, Seat, UnjudgedError, action, deed
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import Claim
from goalsetter.server.ops.logs import broke, complain
from goalsetter.server.room.chat import allow_words
from goalsetter.server.room.claims import Held, is_claim
from goalsetter.server.room.journal import can_be_kept
from goalsetter.server.room.news import Hearing, Told, in_words
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.room.verdicts import NO_JUDGE, unjudged
from goalsetter.server.room.waking import Rest, rest_of
from goalsetter.server.store import REMATCH
from goalsetter.server.view import refused
from goalsetter.server.workers.drafts import check_draft, glanced_at, looked_at
from goalsetter.table import Outcome, Table, ready, submit
from goalsetter.telling import unreadable
from goalsetter.words import say

Answer = wire.Done | wire.Refused
SHOWN = 60
"""How much of an offending text an answer repeats."""


async def do(room: TableRoom, guest: Guest, frame: wire.Do) -> None:
    """A player does something; what needs a verdict that takes long is finished when it comes."""
    began, came = monotonic(), room.docket.now
    try:
        await _do_in_turn(room, guest, frame)
    except UnjudgedError as error:
        room.docket.finish(guest.seat, partial(_finish, room, guest, frame, came, error.brief))
    room.services.figures.took(monotonic() - began, frame.kind, room.code, guest.seat)


async def _finish(room: TableRoom, guest: Guest, frame: wire.Do, came: int, brief: Brief) -> None:
    """Do it when its verdict has come; the table is everybody's meanwhile, and its clock stands."""
    try:
        async with room.docket.adjourned(came, room.put_off):
            await _do_with_verdicts(room, guest, frame, brief)
    except NO_JUDGE as error:
        complain("no-judge", error, table=room.code)
        guest.outbox.put(UnfitError("no-judge").refused(frame.id))
    except UnfitError as error:
        guest.outbox.put(error.refused(frame.id))
    except Exception:
        broke("frame-broke", table=room.code, seat=guest.seat)
        guest.outbox.put(UnfitError("broken").refused(frame.id))


async def _do_with_verdicts(room: TableRoom, guest: Guest, frame: wire.Do, brief: Brief) -> None:
    while True:
        await room.docket.find(brief)
        try:
            async with room.lock:
                return await _do(room, guest, frame, room.docket.now)
        except UnjudgedError as error:
            brief = error.brief


async def _do_in_turn(room: TableRoom, guest: Guest, frame: wire.Do) -> None:
    came = room.docket.now
    table = room.acting(guest)
    if is_claim(table, guest.seat, frame) and await _is_contested(room, guest, frame, came):
        claim = Claim(seat=guest.seat, came=came, trip=guest.trips.usual)
        held = Held(guest=guest, frame=frame, claim=claim)
        await room.claims.take(held, room.lock, room.services.clock.until, partial(_claim, room))
        return
    async with room.lock:
        await _do(room, guest, frame, room.docket.now)


async def _is_contested(room: TableRoom, guest: Guest, frame: wire.Do, at: int) -> bool:
    """Whether others might claim too, and the claim is one that could be done."""
    if len(room.audience.here) < 2:
        return False
    table, work = room.acting(guest), room.services.workers.work
    outcome, _ = await work(_done, room.kept.head, table, guest.seat, frame, at)
    return not outcome.stale and outcome.refusal is None


async def _claim(room: TableRoom, held: Held, later: Sequence[Held]) -> None:
    """A claim in its turn, at the moment at which it was made."""
    claims = (held.claim, *(each.claim for each in later))
    await _do(room, held.guest, held.frame, held.claim.moment, claims)


async def _do(
    room: TableRoom, guest: Guest, frame: wire.Do, at: int, claims: tuple[Claim, ...] = ()
) -> None:
    table, bench = room.acting(guest), room.docket.bench()
    if table.held is not None and guest.seat not in JUDGES:
        raise UnfitError("paused")
    allow = partial(allow_words, room)
    does = partial(_done, room.kept.head, table, guest.seat, frame, at, allow=allow)
    settled = await room.services.workers.attempt(bench, _settled, does, room.hearing)
    outcome, answer, told, rest, dear = settled
    contest = claims if len(claims) > 1 and isinstance(answer, wire.Done) else ()
    room.rest = rest
    reply, known = partial(guest.outbox.put, answer), None if contest else told
    await room.settle(outcome, reply, contest, known, bench.wanted)
    room.docket.expect(dear, outcome.table.number, room.audience.show)
    room.services.figures.deed(frame.kind, answer)


def _settled(
    does: Callable[[], tuple[Outcome, Answer]], hearing: Hearing
) -> tuple[Outcome, Answer, Told, Rest | None, list[Brief]]:
    """A deed with all that follows from it, in one go: what is told, how long all rests, and which
    papers are still to be judged."""
    outcome, answer = does()
    told, rest = in_words(outcome, hearing), rest_of(outcome.table)
    return outcome, answer, told, rest, unjudged(outcome.table.state)


def _done(
    head: str,
    table: Table,
    seat: Seat,
    frame: wire.Do,
    at: int,
    *,
    allow: Callable[[Action], None] = lambda _: None,
) -> tuple[Outcome, Answer]:
    """What comes of a frame, and the answer to it, if ``allow`` has nothing against the deed."""
    deed = _deed(head, table, seat, frame)
    allow(deed)
    outcome = submit(table, seat, deed, at, frame.seen, asking=False)
    return outcome, answer_to(frame.id, outcome)


def _deed(head: str, table: Table, seat: Seat, frame: wire.Do) -> Action:
    """The action that a frame means; one that cannot be read or kept raises ``UnfitError``."""
    found = read_deed(table, seat, frame)
    if not can_be_kept(head, found):
        raise UnfitError("deed-too-long")
    return found


def read_deed(table: Table, seat: Seat, frame: wire.Do) -> Action:
    """The action that a frame means; one that cannot be read raises ``UnfitError``."""
    try:
        found = deed(frame.kind, frame.parts, seat, sets=table.seating.terms.deals_cards)
    except GoalsetterError as error:
        expected = getattr(error, "expected", "") or str(error)
        came = str(getattr(error, "found", ""))[:SHOWN]
        raise UnfitError("no-deed", expected=expected, came=came) from error
    if isinstance(found, action.ProveAmbiguity) and found.regrouped:
        _check_regrouping(found.regrouped, sets=table.seating.terms.deals_cards)
    return found


def _check_regrouping(text: str, *, sets: bool) -> None:
    """A slip of the pen does not use up the one try: what cannot be read is not handed in."""
    try:
        (parse_set_solution if sets else parse_equation)(text)
    except NotationError as error:
        raise UnfitError("no-regrouping", why=unreadable(error)) from error


def answer_to(id: int, outcome: Outcome) -> Answer:
    """What a browser is answered when its deed was handed in."""
    if outcome.stale:
        return wire.Refused(id=id, code="stale", sentence=say("server-stale"), stale=True)
    if outcome.refusal is not None:
        return refused(id, outcome.table, outcome.refusal)
    return wire.Done(id=id, number=outcome.table.number)


async def draft(room: TableRoom, guest: Guest, frame: wire.Draft) -> None:
    """A player asks whether the form of his paper is right."""
    table = room.playing(guest)
    check_draft(frame)
    if glance := glanced_at(frame, table, guest.seat):
        guest.outbox.put(glance)
    guest.drafts.take(frame, partial(_looked_at, room, guest))


async def _looked_at(room: TableRoom, guest: Guest, frame: wire.Draft) -> None:
    """The form of a draft at the table as it is when its turn has come."""
    try:
        table = room.playing(guest)
    except UnfitError as error:
        guest.outbox.put(error.refused(frame.id))
        return
    guest.outbox.put(await looked_at(room.services.workers, frame, table, guest.seat))


async def want_next(room: TableRoom, guest: Guest, frame: wire.Ready) -> None:
    """A player is ready for the next shake: that is a line of the record, and starts no clock."""
    async with room.lock:
        table, now = room.playing(guest), room.services.clock.now()
        if table.state.shake.phase is not Phase.END or table.over:
            raise UnfitError("not-between")
        if table.held is not None:
            raise UnfitError("paused")
        if guest.seat in table.ready:
            guest.outbox.put(wire.Done(id=frame.id, number=table.number))
            return
        outcome = await room.services.workers.work(ready, table, guest.seat, now)
        await room.settle(outcome, partial(guest.outbox.put, answer_to(frame.id, outcome)))


async def want_rematch(room: TableRoom, guest: Guest, frame: wire.Rematch) -> bool:
    """A player wants another match; whether all people do now."""
    async with room.lock:
        table = room.playing(guest)
        if not table.over:
            raise UnfitError("not-over")
        await room.keep_wish(REMATCH, guest.seat, 0)
        guest.outbox.put(wire.Done(id=frame.id, number=table.number))
        room.audience.show()
        return room.rematch >= set(table.seating.people)
