"""Erasure: an upload goes for good, for whoever has its key and for nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from goalsetter.server import Store
from goalsetter.server.store import SqlStore
from tests.analysed import KITCHEN, text_of
from tests.attacks.strangers import settings, sqlite_in
from tests.server.postgres import postgres
from tests.server.running import Running, bearer, running

LONG = "tests/playthroughs/equations-2011-12-senior.record"
"""A record that takes many seconds, so that something can happen meanwhile."""
PATIENCE = 600.0
"""Seconds: the processes that look at matches step aside for everything else."""
SECRET = "Zebulon Quince"
"""The name of a player whom nobody else is called."""


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """A real database."""
    if request.param == "sqlite":
        yield lambda: sqlite_in(tmp_path)
        return
    with postgres() as address:
        yield lambda: SqlStore(address)


def record_of(path: str) -> str:
    """A record in which one player has the secret name."""
    lines = text_of(path).splitlines()
    return "\n".join(
        f'Player A: "{SECRET}"' if line.startswith("Player A:") else line for line in lines
    )


def upload(server: Running, path: str) -> tuple[str, str]:
    """The name of an upload, and its key."""
    asked = server.ask("POST", "/api/analyses", {"record": record_of(path)})
    assert asked.status == 202, asked.text
    return asked.json["id"], asked.json["key"]


def until(server: Running, id: str, *states: str) -> None:
    """Wait until an analysis has come so far."""
    end = monotonic() + PATIENCE
    while (found := server.ask("GET", f"/api/analyses/{id}").json["state"]) not in states:
        assert monotonic() < end, found
        sleep(0.05)


def assert_gone(server: Running, id: str) -> None:
    """Nothing is left that a browser could ask for."""
    for path in ("", ".json", ".record"):
        assert server.ask("GET", f"/api/analyses/{id}{path}").json["code"] == "no-analysis"
    assert server.ask("GET", f"/analysis/{id}").status in (404, 503)


def test_an_upload_is_deleted_by_its_key_alone(store: Callable[[], Store]) -> None:
    """A stranger with the link reads the report; the key is told once."""
    with running(settings(), store()) as server:
        id, key = upload(server, KITCHEN)
        until(server, id, "done")
        path = f"/api/analyses/{id}"
        assert SECRET in server.ask("GET", f"{path}.record").text
        assert server.ask("GET", path).json["key"] == ""
        other = upload(server, KITCHEN)[1]
        for strange in ({}, bearer("no key"), bearer(other), bearer("")):
            found = server.ask("DELETE", path, headers=strange)
            assert (found.status, found.json["code"]) == (403, "not-uploaders-key")
        assert server.ask("DELETE", path, headers=bearer(key)).status == 204
        assert_gone(server, id)
        assert server.ask("DELETE", path, headers=bearer(key)).status == 404


def test_nothing_of_it_stays_on_the_disk(tmp_path: Path) -> None:
    """Neither in the database nor in the files beside it, while the server runs on."""
    with running(settings(), sqlite_in(tmp_path)) as server:
        id, key = upload(server, LONG)
        until(server, id, "queued", "running")
        on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("goalsetter.db*"))
        assert SECRET.encode() in on_disk
        assert server.ask("DELETE", f"/api/analyses/{id}", headers=bearer(key)).status == 204
        assert_gone(server, id)
        on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("goalsetter.db*"))
        assert SECRET.encode() not in on_disk


def test_one_that_is_being_read_stops_and_makes_room(store: Callable[[], Store]) -> None:
    """The next upload has its turn at once; the deleted one comes back by no way."""
    with running(settings(analyses_waiting=1), store()) as server:
        id, key = upload(server, LONG)
        until(server, id, "running")
        assert server.ask("POST", "/api/analyses", {"record": "x"}).status == 400
        assert server.ask("DELETE", f"/api/analyses/{id}", headers=bearer(key)).status == 204
        following, _ = upload(server, KITCHEN)
        until(server, following, "done")
        assert_gone(server, id)
