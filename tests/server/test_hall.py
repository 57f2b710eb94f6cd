"""The hall: tables are forgotten and woken, and what could not be kept is not believed."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, sleep

import pytest

from goalsetter.server import MemoryStore, Settings, hall
from goalsetter.server.stores import Change, Row, StoreError
from tests.server.browser import browser, play_on
from tests.server.running import Running, running


def tables(server: Running) -> int:
    """How many tables the server has in mind."""
    return int(server.ask("GET", "/healthz").json["tables"])


def test_a_table_at_which_nobody_is_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """And woken when somebody comes; a match against bots goes on meanwhile."""
    monkeypatch.setattr(hall, "FORGOTTEN", 0)
    monkeypatch.setattr(hall, "BEAT", 0.05)
    with running() as server:
        waiting = server.order(bots=[""])
        resting = server.order(bots=[""], pace="none")
        path = f"/api/tables/{resting['code']}/seats"
        assert server.ask("POST", path, {"nickname": "Ben"}).status == 200
        end = monotonic() + 20
        while tables(server) and monotonic() < end:
            sleep(0.05)
        assert tables(server) == 0
        with browser(server.port, waiting["code"], waiting["token"]) as ann:
            assert ann.until("lobby")["seats"][0]["name"] == "Ann"
        with browser(server.port, resting["code"], resting["token"]) as ann:
            assert ann.table()["seat"] == "A"
            sleep(0.3)
            assert ann.do("say", what="still here")["type"] == "done"


class Stubborn(MemoryStore):
    """A store that refuses one row, the first that somebody says."""

    refused = False

    async def keep(self, changes: Sequence[Change]) -> None:
        """Keep everything else."""
        said = any(isinstance(each, Row) and "lost" in each.text for each in changes)
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
                {"type": "do", "id": 99, "seen": before, "kind": "say", "parts": {"what": "lost"}}
            )
            assert ann.until("error")["code"] == "not-kept"
            assert other.until("error")["fatal"]
        with browser(server.port, seated["code"], seated["token"]) as ann:
            assert ann.table()["number"] == before
            assert ann.do("say", what="lost and found")["type"] == "done"


def test_a_server_that_opens_again_takes_up_its_matches() -> None:
    """A bot goes on by itself, before anybody comes."""
    store = MemoryStore()
    settings = Settings(host="127.0.0.1", port=0, speed=60, thinkers=1)
    with running(settings, store) as server:
        seated = server.order(bots=["random"], pace="relaxed", shakes=2)
    with running(settings, store) as server:
        end = monotonic() + 20
        while not tables(server) and monotonic() < end:
            sleep(0.05)
        assert tables(server) == 1
        with browser(server.port, seated["code"], seated["token"]) as ann:
            number = ann.table()["number"]
            play_on(ann, stop=lambda picture: picture["number"] > number + 4)
