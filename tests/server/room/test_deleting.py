"""Deleting a table: by its owner, by age, by the command; whoever is there is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest

from goalsetter.cli import serve
from goalsetter.cli.serve import ServeOptions, forget
from goalsetter.server import MemoryStore, Settings
from goalsetter.server.room.retention import DAY
from goalsetter.server.store import Change, Keyed, Made, Sat, SqlStore
from tests.server.browser import Browser, browser
from tests.server.running import HASTE, Running, running

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
        ann.until_shown()
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


def test_an_old_table_is_left_alone_on_the_first_day() -> None:
    """A server that has just started does not know whether its clock is right."""
    store = Aged()
    told = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, keep=3)
    with running(told, store) as server:
        assert server.ask("GET", f"/api/tables/{OLD}").status == 200
    assert asyncio.run(store.aside()) == []


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
    assert forget(ServeOptions(data=str(tmp_path)), codes) == serve.UNSERVABLE
    assert capsys.readouterr().out.startswith("Deleted: 1 of the tables and reports")
    assert asyncio.run(found()) == [False, True]
