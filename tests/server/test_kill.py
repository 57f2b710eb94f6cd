"""``kill -9`` in the middle of a shake: nothing acknowledged is lost, and clocks stand still."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from tests.server.browser import browser
from tests.server.killing import Memory, lost, play_until_killed, victim

RUNS = 10
OUTAGE = 3.0
"""Seconds for which the server is away."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    """Ten times at a random moment: every acknowledged action and every piece of news is there."""
    chance, memory = Random(7), Memory()
    with victim(tmp_path) as game:
        server = game.start()
        seated = server.order(bots=[""], pace="none", shakes=50)
        server.ask("POST", f"/api/tables/{seated['code']}/seats", {"nickname": "Ben"})
        for _ in range(RUNS):
            play_until_killed(game, seated, memory, chance)
            server = game.start()
            assert not lost(server, seated, memory)
        assert memory.acknowledged > RUNS
        assert game.stop() == 0


def test_an_outage_costs_nobody_any_time(tmp_path: Path) -> None:
    """The limit that ran has as much time left as when the server was killed, or a bit more."""
    with victim(tmp_path) as game:
        server = game.start()
        seated = server.order(bots=[""], pace="tournament")
        server.ask("POST", f"/api/tables/{seated['code']}/seats", {"nickname": "Ben"})
        with browser(game.port, seated["code"], seated["token"]) as ann:
            before = ann.table(lambda picture: picture["clock"])
            seen = monotonic()
            sleep(1.5)
        killed = monotonic()
        game.kill()
        sleep(OUTAGE)
        game.start()
        with browser(game.port, seated["code"], seated["token"]) as ann:
            after = ann.table()
        assert after["number"] == before["number"]
        gone = before["clock"]["left"] - after["clock"]["left"]
        assert gone < 1000 * (killed - seen) + 1_500
        assert gone > 0


def test_a_lobby_outlives_the_server(tmp_path: Path) -> None:
    """Seats that were taken stay taken, and a key opens the same seat."""
    with victim(tmp_path) as game:
        seated = game.start().order(bots=["", ""], players=3)
        game.kill()
        server = game.start()
        ben = server.ask("POST", f"/api/tables/{seated['code']}/seats", {"nickname": "Ben"}).json
        game.kill()
        game.start()
        with browser(game.port, seated["code"], ben["token"]) as player:
            lobby = player.until("lobby")
        assert [each["name"] for each in lobby["seats"]] == ["Ann", "Ben", ""]
        assert lobby["seat"] == "B"
