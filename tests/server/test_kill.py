"""``kill -9`` in the middle of a shake: nothing acknowledged is lost, and clocks stand still."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from goalsetter.server import store_for
from tests.server.browser import browser
from tests.server.killing import Memory, lost, play_until_killed, victim
from tests.server.running import PATIENCE
from tests.server.seats import join, milliseconds

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
        join(server, seated)
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
        join(server, seated)
        came = monotonic()
        with browser(game.port, seated["code"], seated["token"]) as ann:
            before = ann.table(lambda picture: picture["clock"])
            _wait_for_pulses(tmp_path, milliseconds(came))
        game.kill()
        ran = milliseconds(came)
        sleep(OUTAGE)
        again = monotonic()
        game.start()
        with browser(game.port, seated["code"], seated["token"]) as ann:
            after = ann.table()
        assert after["number"] == before["number"]
        gone = before["clock"]["left"] - after["clock"]["left"]
        assert 0 < gone <= ran + milliseconds(again)


def _wait_for_pulses(folder: Path, longer: int) -> None:
    """Wait until it is kept that the clock has gone on for longer than so many milliseconds."""

    async def kept() -> int:
        store = store_for("", folder)
        try:
            return await store.stood_at()
        finally:
            await store.close()

    first, end = asyncio.run(kept()), monotonic() + PATIENCE
    while asyncio.run(kept()) <= first + longer:
        assert monotonic() < end, "no pulse was kept"
        sleep(0.05)


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
