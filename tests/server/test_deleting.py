"""Deleting a table: by its owner, by age, by the command; whoever is there is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep, time

import pytest

from goalsetter.cli import serve
from goalsetter.cli.serve import Asked, forget
from goalsetter.play import SPECTATOR
from goalsetter.server import MemoryStore, Settings
from goalsetter.server.audience import Guest
from goalsetter.server.backroom import BackRoom
from goalsetter.server.clock import Clock
from goalsetter.server.faults import UnfitError
from goalsetter.server.hall import DAY, hall_of
from goalsetter.server.means import Means
from goalsetter.server.outbox import Outbox
from goalsetter.server.stores import Change, Keyed, Made, Sat, SqlStore, StoreError
from tests.server.browser import Browser, browser
from tests.server.running import HASTE, PATIENCE, Running, running

SEATS = "/api/tables/{code}/seats"
OLD, FRESH = "CCCCC", "DDDDD"
PEOPLE = {"bots": [""], "pace": "none"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server on which tables are deleted."""
    with running() as found:
        yield found


def bearing(token: str) -> dict[str, str]:
    """The header with a key."""
    return {"authorization": f"Bearer {token}"}


def gone(guest: Browser) -> bool:
    """Whether a browser is told that the table is deleted."""
    error = guest.until("error")
    return bool(error["code"] == "deleted" and error["fatal"])


def test_the_owner_deletes_the_table(server: Running) -> None:
    """Nobody else can; all are told, and there is no such table any more."""
    mine = server.order(**PEOPLE)
    code = mine["code"]
    yours = server.ask("POST", SEATS.format(code=code), {"nickname": "Ben"}).json
    with (
        browser(server.port, code, mine["token"]) as ann,
        browser(server.port, code, yours["token"]) as ben,
    ):
        offered = [each["what"] for each in ann.table()["people"]["tools"]]
        assert "delete" in offered
        assert "delete" not in [each["what"] for each in ben.table()["people"]["tools"]]
        assert ben.ask("manage", what="delete")["code"] == "not-yours"
        ann.send({"type": "manage", "id": 99, "what": "delete"})
        assert gone(ann)
        assert gone(ben)
    assert server.ask("GET", f"/api/tables/{code}").status == 404
    with browser(server.port, code, mine["token"]) as late:
        assert late.take()["code"] == "no-table"


def test_the_owners_key_deletes_it_from_outside(server: Running) -> None:
    """Even when it is closed; no key and another's key do not."""
    mine = server.order(**PEOPLE)
    path = f"/api/tables/{mine['code']}"
    yours = server.ask("POST", f"{path}/seats", {"nickname": "Ben"}).json
    for headers in ({}, bearing(""), bearing(yours["token"]), {"authorization": mine["token"]}):
        refused = server.ask("DELETE", path, headers=headers)
        assert (refused.status, refused.json["code"]) == (403, "not-owners-key")
    with browser(server.port, mine["code"], mine["token"]) as ann:
        ann.table()
        ann.send({"type": "manage", "id": 99, "what": "close"})
        assert ann.until("error")["code"] == "closed"
    with browser(server.port, mine["code"], yours["token"]) as late:
        assert late.take()["code"] == "closed"
    assert server.ask("DELETE", path, headers=bearing(mine["token"])).status == 204
    assert server.ask("DELETE", path, headers=bearing(mine["token"])).status == 404
    assert server.ask("POST", f"{path}/seats", {"nickname": "Cid"}).status == 404


# By age.


def table_of(code: str, made: int) -> list[Change]:
    """A table that somebody ordered."""
    order = (
        '{"nickname": "Ann", "edition": "mlag-basic-equations-2019-20", "division": "middle", '
        '"players": 2, "bots": [""]}'
    )
    sat = Sat(code=code, seat="A", name="Ann")
    return [Made(code=code, order=order, made=made), sat, Keyed(digest=code, code=code, seat="A")]


class Aged(MemoryStore):
    """A store with an old table and a fresh one."""

    async def open(self) -> None:
        """Fill it."""
        now = int(time() * 1000)
        await self.keep([*table_of(OLD, now - 4 * DAY), *table_of(FRESH, now - 2 * DAY)])


@pytest.mark.parametrize(("keep", "left"), [(3, False), (5, True), (0, True)])
def test_old_tables_are_deleted_at_the_start(keep: int, left: bool) -> None:
    """After the days that were set; 0 keeps them for ever."""
    store = Aged()
    told = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, keep=keep)
    with running(told, store) as server:
        end = monotonic() + PATIENCE
        while not left and asyncio.run(store.find(OLD)) and monotonic() < end:
            sleep(0.01)
        assert (server.ask("GET", f"/api/tables/{OLD}").status == 200) is left
        assert server.ask("GET", f"/api/tables/{FRESH}").status == 200


def test_a_sweep_spares_whoever_is_there() -> None:
    """A table in memory goes when nobody is at it; a use makes it young again."""

    async def tried() -> None:
        store = Aged()
        await store.open()
        hall = await hall_of(Means(store=store, clock=Clock(), room=BackRoom(1)))
        now = int(time() * 1000)
        old, fresh = await hall.host(OLD), await hall.host(FRESH)
        await fresh.add_key("A", "another")
        guest = Guest(seat=SPECTATOR, base="", outbox=Outbox(9))
        assert await store.unused(now) == [OLD]
        await old.join(guest)
        await hall.sweep(now)
        assert not old.deleted
        old.leave(guest)
        await hall.sweep(now)
        assert await store.find(OLD) is None
        assert (old.deleted, fresh.deleted) == (True, False)
        with pytest.raises(UnfitError, match="no-table"):
            await old.add_key("A", "too late")
        await hall.close()

    asyncio.run(tried())


def test_a_sweep_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes on."""
    asked = []

    class Failing(MemoryStore):
        async def unused(self, since: int) -> list[str]:
            asked.append(since)
            raise StoreError("store-failed")

    monkeypatch.setattr("goalsetter.server.hall.BETWEEN_SWEEPS", 0.01)
    with running(store=Failing()) as server:
        end = monotonic() + PATIENCE
        while len(asked) < 3 and monotonic() < end:
            sleep(0.01)
        assert server.ask("GET", "/healthz").status == 200
    assert len(asked) >= 3


# By the command.


def test_the_command_deletes_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Those that are there, however they are typed; the rest stay."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'goalsetter.db'}"

    async def filled() -> None:
        store = SqlStore(address)
        await store.open()
        await store.keep([*table_of(OLD, 1), *table_of(FRESH, 1)])
        await store.close()

    async def found() -> list[bool]:
        store = SqlStore(address)
        kept = [await store.find(code) is not None for code in (OLD, FRESH)]
        await store.close()
        return kept

    asyncio.run(filled())
    codes = [OLD.lower(), "nonsense", "XXXXX"]
    assert forget(Asked(data=str(tmp_path)), codes) == serve.UNSERVABLE
    assert capsys.readouterr().out.startswith("Tables deleted: 1")
    assert asyncio.run(found()) == [False, True]
