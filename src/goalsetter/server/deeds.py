"""What players do in a match. An answer is sent when the store has kept what was done."""

from __future__ import annotations

from goalsetter.errors import GoalsetterError
from goalsetter.play import JUDGE, Action, Phase, Seat, deed
from goalsetter.server import wire
from goalsetter.server.audience import Guest
from goalsetter.server.faults import UnfitError
from goalsetter.server.host import Host
from goalsetter.server.ledger import can_be_kept
from goalsetter.server.showing import form, refused
from goalsetter.server.stores import READY, REMATCH
from goalsetter.server.talking import allow_words
from goalsetter.table import Outcome, Table, ready, submit
from goalsetter.words import say

SHOWN = 60
"""How much of an offending text an answer repeats."""


async def do(host: Host, guest: Guest, frame: wire.Do) -> None:
    """A player does something."""
    async with host.lock:
        table, work = host.acting(guest), host.means.room.work
        if table.held is not None and guest.seat != JUDGE:
            raise UnfitError("paused")
        done = await work(_deed, host.kept.head, table, guest.seat, frame)
        allow_words(host, done)
        now = host.means.clock.now()
        outcome = await work(submit, table, guest.seat, done, now, frame.seen, asking=False)
        await host.keep_outcome(outcome)
        guest.outbox.put(await work(_answer, frame.id, outcome))
        await host.tell(outcome)


def _deed(head: str, table: Table, seat: Seat, frame: wire.Do) -> Action:
    """The action that a frame means; one that cannot be read or kept raises ``UnfitError``."""
    try:
        found = deed(frame.kind, frame.parts, seat, sets=table.seating.terms.deals_cards)
    except GoalsetterError as error:
        expected = getattr(error, "expected", "") or str(error)
        came = str(getattr(error, "found", ""))[:SHOWN]
        raise UnfitError("no-deed", expected=expected, came=came) from error
    if not can_be_kept(head, found):
        raise UnfitError("deed-too-long")
    return found


def _answer(id: int, outcome: Outcome) -> wire.Done | wire.Refused:
    if outcome.stale:
        return wire.Refused(id=id, code="stale", sentence=say("server-stale"), stale=True)
    if outcome.refusal is not None:
        return refused(id, outcome.table, outcome.refusal)
    return wire.Done(id=id, number=outcome.table.number)


async def draft(host: Host, guest: Guest, frame: wire.Draft) -> None:
    """A player asks whether the form of his paper is right."""
    table = host.playing(guest)
    guest.outbox.put(await host.means.room.work(form, frame, table, guest.seat))


async def want_next(host: Host, guest: Guest, frame: wire.Ready) -> None:
    """A player wants the next shake."""
    async with host.lock:
        table = host.playing(guest)
        if table.state.shake.phase is not Phase.END or table.over:
            raise UnfitError("not-between")
        await host.keep_wish(READY, guest.seat, table.state.shake.number)
        host.table = ready(table, guest.seat)
        guest.outbox.put(wire.Done(id=frame.id, number=table.number))
        host.audience.show()
        host.stir.set()


async def want_rematch(host: Host, guest: Guest, frame: wire.Rematch) -> bool:
    """A player wants another match; whether all people do now."""
    async with host.lock:
        table = host.playing(guest)
        if not table.over:
            raise UnfitError("not-over")
        await host.keep_wish(REMATCH, guest.seat, 0)
        guest.outbox.put(wire.Done(id=frame.id, number=table.number))
        host.audience.show()
        return host.rematch >= set(table.seating.people)
