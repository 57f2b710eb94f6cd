"""The actions of players: each is checked, appended to the log of the match, and told.

``act`` is the whole path: ``check`` works out the deed and all that follows from it in the thread
of the game, ``TableRoom.append`` has the store keep it, its player is answered, ``TableRoom.tell``
tells everybody. ``docs/explanation/the-web-table.md`` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from goalsetter.errors import GoalsetterError, NotationError
from goalsetter.notation import parse_equation, parse_set_solution
from goalsetter.play import JUDGES, Action, Brief, Phase, Seat, UnjudgedError, action, deed
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import BlockClaim
from goalsetter.server.ops.logs import broke, complain
from goalsetter.server.room.chat import allow_words
from goalsetter.server.room.claims import Held
from goalsetter.server.room.consequences import Consequences, Listeners, consequences_of
from goalsetter.server.room.journal import can_be_kept
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.room.verdicts import NO_JUDGE
from goalsetter.server.view import refused
from goalsetter.server.workers.drafts import check_draft, glanced_at, looked_at
from goalsetter.table import Outcome, Table, ready, submit
from goalsetter.telling import unreadable
from goalsetter.words import say

Answer = wire.Done | wire.Refused
CLAIMS = frozenset({action.PickUpBlock.do, action.Challenge.do, action.Charge.do})
"""The kinds for which it matters who was first."""
SHOWN = 60
"""How much of an offending text an answer repeats."""


# The path of a deed.


async def act(room: TableRoom, guest: Guest, frame: wire.Do) -> None:
    """Do what a player asks; what needs a verdict that takes long is finished when it comes."""
    began, came = monotonic(), room.verdicts.now
    try:
        if await _is_contested(room, guest, frame, came):
            claim = BlockClaim(seat=guest.seat, came=came, trip=guest.trips.usual)
            held = Held(guest=guest, frame=frame, claim=claim)
            wait = room.services.clock.until
            await room.claims.take(held, room.turn, wait, partial(_act_on_claim, room))
        else:
            async with room.turn:
                await act_now(room, guest, frame, room.verdicts.now)
    except UnjudgedError as error:
        finish = partial(_finish, room, guest, frame, came, error.brief)
        room.verdicts.finish(guest.seat, finish)
    room.services.figures.took(monotonic() - began, frame.kind, room.code, guest.seat)


async def act_now(
    room: TableRoom, guest: Guest, frame: wire.Do, at: int, claims: tuple[BlockClaim, ...] = ()
) -> None:
    """Check, append, answer, tell; the caller holds the room's turn.

    ``claims`` are those that came in together, this one first.
    """
    table, bench = room.acting(guest), room.verdicts.bench()
    if table.held is not None and guest.seat not in JUDGES:
        raise UnfitError("paused")
    read = partial(read_action, room, table, guest.seat, frame)
    attempt, listeners = room.services.workers.attempt_here, room.listeners(at)
    answer, following = await attempt(
        bench, check, table, frame, at, read, listeners=listeners, claims=claims
    )
    await room.append(following, bench.wanted)
    guest.outbox.put(answer)
    room.tell(following)
    room.services.figures.deed(frame.kind, answer)


def check(
    table: Table,
    frame: wire.Do,
    at: int,
    read: Callable[[], Action],
    *,
    listeners: Listeners,
    claims: tuple[BlockClaim, ...],
) -> tuple[Answer, Consequences]:
    """Work out in one go what comes of a frame, the answer to it, and all that follows."""
    asked = read()
    outcome = submit(table, asked.by, asked, at, frame.seen, asking=False)
    answer = answer_to(frame.id, outcome)
    contest = claims if len(claims) > 1 and isinstance(answer, wire.Done) else ()
    return answer, consequences_of(outcome, listeners, contest)


def read_action(room: TableRoom, table: Table, seat: Seat, frame: wire.Do) -> Action:
    """The action that a frame means; one that may not be kept or said raises ``UnfitError``."""
    asked = read_deed(table, seat, frame)
    if not can_be_kept(room.kept.head, asked):
        raise UnfitError("deed-too-long")
    allow_words(room, asked)
    return asked


def read_deed(table: Table, seat: Seat, frame: wire.Do) -> Action:
    """The action that a frame means; one that cannot be read raises ``UnfitError``."""
    try:
        asked = deed(frame.kind, frame.parts, seat, sets=table.seating.terms.deals_cards)
    except GoalsetterError as error:
        expected = getattr(error, "expected", "") or str(error)
        came = str(getattr(error, "found", ""))[:SHOWN]
        raise UnfitError("no-deed", expected=expected, came=came) from error
    if isinstance(asked, action.ProveAmbiguity) and asked.regrouped:
        _check_regrouping(asked.regrouped, sets=table.seating.terms.deals_cards)
    return asked


def _check_regrouping(text: str, *, sets: bool) -> None:
    """A slip of the pen does not use up the one try: what cannot be read is not handed in."""
    try:
        (parse_set_solution if sets else parse_equation)(text)
    except NotationError as error:
        raise UnfitError("no-regrouping", why=unreadable(error)) from error


def answer_to(id: int, outcome: Outcome) -> Answer:
    """The answer to a browser that has handed in a deed."""
    if outcome.stale:
        return wire.Refused(id=id, code="stale", sentence=say("server-stale"), stale=True)
    if outcome.refusal is not None:
        return refused(id, outcome.table, outcome.refusal)
    return wire.Done(id=id, number=outcome.table.number)


# Claims to the block.


async def _is_contested(room: TableRoom, guest: Guest, frame: wire.Do, at: int) -> bool:
    """Whether it is a claim that could be done, and others might claim too."""
    table = room.acting(guest)
    block = table.state.shake.block
    has_block = block is not None and block.by == guest.seat  # then there is nothing more to claim
    if frame.kind not in CLAIMS or has_block or len(room.audience.here) < 2:
        return False

    def could_be_done() -> bool:
        # Not ``read_action``: whatever is said with it counts once, when it is really done.
        asked = read_deed(table, guest.seat, frame)
        if not can_be_kept(room.kept.head, asked):
            raise UnfitError("deed-too-long")
        outcome = submit(table, guest.seat, asked, at, frame.seen, asking=False)
        return not outcome.stale and outcome.refusal is None

    return await room.services.workers.work(could_be_done)


async def _act_on_claim(room: TableRoom, held: Held, later: Sequence[Held]) -> None:
    """A claim in its turn, at the moment at which it was made."""
    claims = (held.claim, *(other.claim for other in later))
    await act_now(room, held.guest, held.frame, held.claim.moment, claims)


# Deeds that wait for a verdict.


async def _finish(room: TableRoom, guest: Guest, frame: wire.Do, came: int, brief: Brief) -> None:
    """Do it when its verdict has come; the table is everybody's meanwhile, and its clock stands."""
    try:
        async with room.verdicts.adjourned(came, room.put_off):
            await _act_with_verdicts(room, guest, frame, brief)
    except NO_JUDGE as error:
        complain("no-judge", error, table=room.code)
        guest.outbox.put(UnfitError("no-judge").refused(frame.id))
    except UnfitError as error:
        guest.outbox.put(error.refused(frame.id))
    except Exception:
        broke("frame-broke", table=room.code, seat=guest.seat)
        guest.outbox.put(UnfitError("broken").refused(frame.id))


async def _act_with_verdicts(room: TableRoom, guest: Guest, frame: wire.Do, brief: Brief) -> None:
    while True:
        await room.verdicts.find(brief)
        try:
            async with room.turn:
                return await act_now(room, guest, frame, room.verdicts.now)
        except UnjudgedError as error:
            brief = error.brief  # it rests on one more paper


# Drafts.


async def draft(room: TableRoom, guest: Guest, frame: wire.Draft) -> None:
    """A player asks whether the form of his paper is right."""
    table = room.playing(guest)
    check_draft(frame)
    if glance := glanced_at(frame, table, guest.seat):
        guest.outbox.put(glance)
    guest.drafts.take(frame, partial(_look_at, room, guest))


async def _look_at(room: TableRoom, guest: Guest, frame: wire.Draft) -> None:
    """The form of a draft at the table as it is when its turn has come."""
    try:
        table = room.playing(guest)
    except UnfitError as error:
        guest.outbox.put(error.refused(frame.id))
        return
    guest.outbox.put(await looked_at(room.services.workers, frame, table, guest.seat))


# Between shakes.


async def want_next(room: TableRoom, guest: Guest, frame: wire.Ready) -> None:
    """A player is ready for the next shake: that is a line of the record, and starts no clock."""
    async with room.turn:
        table, now = room.playing(guest), room.services.clock.now()
        if table.state.shake.phase is not Phase.END or table.over:
            raise UnfitError("not-between")
        if table.held is not None:
            raise UnfitError("paused")
        if guest.seat in table.ready:
            guest.outbox.put(wire.Done(id=frame.id, number=table.number))
            return
        following = await room.work_out(ready, table, guest.seat, now)
        await room.append(following)
        guest.outbox.put(answer_to(frame.id, following.outcome))
        room.tell(following)
