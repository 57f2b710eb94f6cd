"""The handlers of frames: one row for each frame that a browser may send to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.room import actions, chat, hints, lobby, moderation, rematch
from goalsetter.server.room.permissions import people
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.view import past_mats
from goalsetter.server.view.offers import rare_offers

Handler = Callable[[TableRoom, Guest, Any], Awaitable[None]]


async def say_ready(room: TableRoom, guest: Guest, frame: wire.Ready) -> None:
    """A player is ready: for the match, or once that has begun for the next shake."""
    await (actions.want_next if room.kept.head else lobby.say_ready)(room, guest, frame)


async def answer_ping(_room: TableRoom, guest: Guest, frame: wire.Ping) -> None:
    """Answer at once."""
    guest.outbox.put(wire.Pong(id=frame.id))


async def note_echo(room: TableRoom, guest: Guest, frame: wire.Echo) -> None:
    """A sounding is answered."""
    guest.trips.heard(frame.id, room.services.clock.now())


async def show_whole(room: TableRoom, guest: Guest, _frame: wire.Whole) -> None:
    """A browser has missed something; whoever asks so again and again is as one who comes anew."""
    if not room.limits.comings.take(guest.seat):
        raise UnfitError("too-fast")
    await room.show_whole(guest)


async def give_offers(room: TableRoom, guest: Guest, frame: wire.AskOffers) -> None:
    """A player opens the menu of things that are rarely done."""
    table, known = room.acting(guest), people(room, guest)
    offers = await room.services.workers.work(rare_offers, table, guest.seat, known)
    guest.outbox.put(wire.RareOffers(id=frame.id, number=table.number, offers=offers))


async def look_back(room: TableRoom, guest: Guest, frame: wire.LookBack) -> None:
    """A browser that was opened anew wants the moves of a shake; a further judge may not (G7)."""
    table = room.table
    if table is None or guest.secluded:
        raise UnfitError("not-begun" if table is None else "only-players")
    if not room.limits.comings.take(guest.seat):
        raise UnfitError("too-fast")
    mats = await room.verdicts.work(past_mats, table, frame.shake)
    guest.outbox.put(wire.Positions(id=frame.id, shake=frame.shake, positions=mats))


async def refuse_hello(_room: TableRoom, _guest: Guest, _frame: wire.Hello) -> None:
    """Once is enough."""
    raise UnfitError("hello-twice")


async def refuse_lesson(_room: TableRoom, _guest: Guest, _frame: wire.Learn) -> None:
    """There are no lessons in a match."""
    raise UnfitError("not-in-match")


HANDLERS: dict[type[wire.FromBrowser], Handler] = {
    wire.Do: actions.act,
    wire.Draft: actions.draft,
    wire.Ready: say_ready,
    wire.Start: lobby.start,
    wire.Rematch: rematch.want_rematch,
    wire.Manage: moderation.manage,
    wire.Report: moderation.report,
    wire.Phrase: chat.say_phrase,
    wire.Chat: chat.chat,
    wire.AskHint: hints.give_hint,
    wire.Ping: answer_ping,
    wire.Echo: note_echo,
    wire.Whole: show_whole,
    wire.AskOffers: give_offers,
    wire.LookBack: look_back,
    wire.Hello: refuse_hello,
    wire.Learn: refuse_lesson,
}
"""The function of each frame."""
