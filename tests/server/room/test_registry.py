"""The registry: tables are forgotten and woken, and what could not be kept is not believed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from time import monotonic, sleep

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from goalsetter.play import Seat
from goalsetter.server import MemoryStore, Settings, wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.room import registry, rematch
from goalsetter.server.room.lobby import begin_if_full
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.registry import Registry
from goalsetter.server.services import Services
from goalsetter.server.socket.outbox import Outbox
from goalsetter.server.store import REMATCH, Change, LogRow, StoreError
from goalsetter.server.workers.dispatch import Workers
from tests.server.browser import Browser, browser, play_on
from tests.server.running import ORDER, PATIENCE, Running, running
from tests.server.seats import join


def tables(server: Running) -> int:
    """How many tables the server has in mind."""
    return int(server.ask("GET", "/readyz").json["tables"])


def count_beats(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A list that grows whenever the server has looked for tables to forget."""
    beats: list[float] = []
    forget = Registry._forget

    async def forget_and_count(self: Registry) -> None:
        await forget(self)
        beats.append(monotonic())

    monkeypatch.setattr(Registry, "_forget", forget_and_count)
    return beats


def test_a_table_at_which_nobody_is_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """And woken when somebody comes; a match against bots goes on meanwhile."""
    monkeypatch.setattr(registry, "FORGOTTEN", 0)
    monkeypatch.setattr(registry, "BEAT", 0.05)
    beats = count_beats(monkeypatch)
    with running() as server:
        waiting = server.order(bots=[""])
        resting = server.order(bots=[""], pace="none")
        join(server, resting)
        end = monotonic() + PATIENCE
        while tables(server) and monotonic() < end:
            sleep(0.05)
        assert tables(server) == 0
        with browser(server.port, waiting["code"], waiting["token"]) as ann:
            assert ann.until("lobby")["seats"][0]["name"] == "Ann"
        with browser(server.port, resting["code"], resting["token"]) as ann:
            assert ann.table()["seat"] == "A"
            before = len(beats)
            while len(beats) < before + 3 and monotonic() < end:
                sleep(0.01)
            assert len(beats) >= before + 3
            assert ann.do("say", what="adjustment")["type"] == "done"


class Stubborn(MemoryStore):
    """A store that refuses one row, the first that somebody says."""

    refused = False

    async def keep(self, changes: Sequence[Change]) -> None:
        """Keep everything else."""
        said = any(isinstance(each, LogRow) and " says " in each.text for each in changes)
        if said and not self.refused:
            self.refused = True
            raise StoreError("store-full", "disk is full")
        await super().keep(changes)


def test_what_could_not_be_kept_did_not_happen() -> None:
    """Its player is told, everybody comes in again, and the table stands as it was kept."""
    with running(store=Stubborn()) as server:
        seated = server.order(bots=[""], pace="none")
        path = f"/api/tables/{seated['code']}/seats"
        ben = server.ask("POST", path, {"nickname": "Ben"}).json
        with (
            browser(server.port, seated["code"], seated["token"]) as ann,
            browser(server.port, seated["code"], ben["token"]) as other,
        ):
            ann.table()
            other.table()
            play_on(ann, other, stop=lambda picture: picture["number"] > 5)
            play_on(ann, stop=lambda _: True)
            before = ann.seen["number"]
            ann.send(
                {"type": "do", "id": 99, "seen": before, "kind": "say", "parts": {"what": "goal"}}
            )
            assert ann.until("error")["code"] == "not-kept"
            assert other.until("error")["fatal"]
        with browser(server.port, seated["code"], seated["token"]) as ann:
            assert ann.table()["number"] == before
            assert ann.do("say", what="adjustment")["type"] == "done"


class Weary(MemoryStore):
    """A store that keeps nothing more, once a bot has a line in it."""

    async def keep(self, changes: Sequence[Change]) -> None:
        """The disk is full."""
        if any(isinstance(each, LogRow) and each.reason for each in changes):
            raise StoreError("store-full", "disk is full")
        await super().keep(changes)


def test_what_a_bot_did_is_kept_or_not_done() -> None:
    """Everybody is sent away, and finds the table as it was."""
    with running(store=Weary()) as server:
        seated = server.order(bots=["random"], pace="none")
        with browser(server.port, seated["code"], seated["token"]) as ann:
            with pytest.raises(ConnectionClosed):
                _play_for_ever(ann)
            ann.rest()
            assert ann.frames[-1]["code"] == "not-kept"


def _play_for_ever(player: Browser) -> None:
    player.table()
    play_on(player, stop=lambda _: False)


def in_a_hall(tried: Callable[[registry.Registry], Awaitable[None]]) -> None:
    """Try something in a registry without a server."""

    async def opened() -> None:
        services = Services(store=MemoryStore(), clock=ServerClock(), workers=Workers(1))
        found = await registry.open_registry(services)
        try:
            await tried(found)
        finally:
            await found.close()

    asyncio.run(opened())


def test_a_match_begins_once_and_is_followed_once() -> None:
    """However often it is asked for; and a table is woken once."""

    async def tried(found: registry.Registry) -> None:
        order = msgspec.convert({**ORDER, "bots": ["random"]}, wire.Order)
        seated = await found.order(order)
        room = await found.find_room(seated.code)
        head = room.kept.head
        await begin_if_full(room)
        assert room.kept.head == head
        await rematch.follow(found, room)
        following = room.kept.next
        await rematch.follow(found, room)
        assert room.kept.next == following != ""
        await found.rooms.pop(seated.code).close()
        one, two = await asyncio.gather(found.find_room(seated.code), found.find_room(seated.code))
        assert one is two is not room

    in_a_hall(tried)


def test_a_server_that_opens_again_takes_up_its_matches() -> None:
    """A bot goes on by itself, before anybody comes."""
    store = MemoryStore()
    settings = Settings(host="127.0.0.1", port=0, speed=60, thinkers=1)
    with running(settings, store) as server:
        seated = server.order(bots=["random"], pace="relaxed", shakes=2)
    with running(settings, store) as server:
        end = monotonic() + PATIENCE
        while not tables(server) and monotonic() < end:
            sleep(0.05)
        assert tables(server) == 1
        with browser(server.port, seated["code"], seated["token"]) as ann:
            number = ann.table()["number"]
            play_on(ann, stop=lambda picture: picture["number"] > number + 4)


def test_a_player_has_one_key_at_the_rematch() -> None:
    """However often he comes back to the old table, and from how many tabs."""

    async def tried(found: registry.Registry) -> None:
        order = msgspec.convert({**ORDER, "bots": ["random"]}, wire.Order)
        seated = await found.order(order)
        room = await found.find_room(seated.code)
        await room.keep_wish(REMATCH, Seat("A"), 0)  # other seats: then his key is for another one
        await rematch.follow(found, room)
        following = await found.find_room(room.kept.next)
        assert not following.kept.keys
        for _ in range(3):
            outbox = Outbox(10)
            guest = Guest(seat=Seat("A"), base="", outbox=outbox, token=seated.token)
            await rematch.move(found, room, guest)
            moved = await outbox.take()
            assert isinstance(moved, wire.Moved)
            assert following.seat_of(moved.token) == "B"
        assert len(following.kept.keys) == 1
        bots = tuple(replace(each, level="random") for each in following.kept.seats)
        following.kept = replace(following.kept, seats=bots, keys=())
        await rematch.move(found, room, guest)
        assert not following.kept.keys  # the seat was taken away there, and stays so

    in_a_hall(tried)
