"""A browser asks how it stands at the tables where it has a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import Running, running

LADDER_START = {"bots": ["tutor"], "players": 2, "pace": "none", "shakes": 1}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server of its own."""
    with running() as found:
        yield found


def held(server: Running, *seats: tuple[str, str]) -> list[dict[str, Any]]:
    """The tables of these seats."""
    body = {"seats": [{"table": table, "key": key} for table, key in seats]}
    tables: list[dict[str, Any]] = server.ask("POST", "/api/seats", body).json["tables"]
    return tables


def test_a_match_that_goes_on_and_one_that_waits_for_friends(server: Running) -> None:
    """Each as it stands, in the order that was asked for."""
    alone = server.order(**LADDER_START)
    waiting = server.order(bots=[""], players=2)
    running_one, lobby = held(
        server, (alone["code"], alone["token"]), (waiting["code"], waiting["token"])
    )
    assert (running_one["state"], running_one["code"]) == ("running", alone["code"])
    assert running_one["seat"] == "A"
    assert [player["name"] for player in running_one["players"]] == ["Ann", "Bea"]
    assert running_one["id"]
    assert (lobby["state"], lobby["code"]) == ("lobby", waiting["code"])


def test_a_key_that_opens_nothing_tells_nothing(server: Running) -> None:
    """Not even that there is such a table; and nobody is made to wait for having asked."""
    alone = server.order(**LADDER_START)
    for _ in range(40):
        (table,) = held(server, (alone["code"], "x" * 32))
        assert table == {**table, "state": "gone", "code": "", "id": "", "players": []}
    assert server.ask("GET", f"/api/tables/{alone['code']}").status == 200


def test_nobody_asks_about_very_many(server: Running) -> None:
    """Each seat may wake a table."""
    body = {"seats": [{"table": "ABCDE", "key": "x"}] * 13}
    answer = server.ask("POST", "/api/seats", body)
    assert (answer.status, answer.json["code"]) == (400, "not-within")
