"""The figures: what is counted, and who may read them."""

from __future__ import annotations

import asyncio

import pytest
from starlette.datastructures import Headers

from goalsetter.bots import BotChoice
from goalsetter.play import Mode, Seat
from goalsetter.server import Settings
from goalsetter.server.http.metrics import is_from_here
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.workers import dispatch
from goalsetter.server.workers.dispatch import BROKEN, Workers
from goalsetter.table import open_table
from tests.server.browser import browser
from tests.server.running import HASTE, Running, running
from tests.server.tables import BOTH_GAMES, bots_seating


def figures(server: Running) -> dict[str, float]:
    """All figures by name and labels."""
    found = server.ask("GET", "/metrics")
    assert found.status == 200, found.text
    lines = [line for line in found.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_match_is_counted() -> None:
    """Tables, sockets, deeds, refusals and writes."""
    with running() as server:
        before = figures(server)
        assert before["goalsetter_tables_open"] == before["goalsetter_sockets"] == 0
        mine = server.order(bots=[""], pace="none")
        code = mine["code"]
        yours = server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "Ben"}).json
        with (
            browser(server.port, code, mine["token"]) as ann,
            browser(server.port, code, yours["token"]) as ben,
        ):
            for each in (ann, ben):
                each.table(lambda picture: picture["phase"] == "goal")
            assert ann.act() or ben.act()
            ann.do("dance")
            found = figures(server)
    assert found["goalsetter_tables_open"] == found["goalsetter_tables_playing"] == 1
    assert found["goalsetter_sockets"] == 2
    deeds = [name for name in found if name.startswith("goalsetter_deeds_total")]
    assert [name for name in deeds if 'outcome="done"' in name]
    assert not [name for name in deeds if "dance" in name]
    assert found["goalsetter_deed_seconds_count"] >= 1
    assert found['goalsetter_frames_refused_total{why="no-deed"}'] == 1
    assert found["goalsetter_store_write_seconds_count"] >= 2
    assert found["goalsetter_store_changes_total"] >= 3
    assert found["goalsetter_clock_lag_seconds"] >= 0
    assert not [name for name in found if mine["code"] in name or "Ann" in name]


@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("192.0.2.9", {"host": "localhost:8642"}),
        ("127.0.0.1", {"host": "games.example"}),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "192.0.2.9"}),
        ("127.0.0.1", {}),
        ("127.0.0.1", {"host": "[:::"}),
    ],
)
def test_strangers_are_told_no_figures(client: str, headers: dict[str, str]) -> None:
    """Neither from another machine nor through a web server in front."""
    assert not is_from_here(client, Headers(headers))


def test_this_machine_is_told_them() -> None:
    """By each of its own names."""
    for host in ("localhost", "127.0.0.1:8642", "[::1]:8642", "LOCALHOST:1"):
        assert is_from_here("127.0.0.1", Headers({"host": host})), host


def test_the_coach_can_let_others_read_them() -> None:
    """Without that they are told why not."""
    asking = {"x-forwarded-for": "192.0.2.9"}
    with running() as server:
        refused = server.ask("GET", "/metrics", headers=asking)
        assert (refused.status, refused.json["code"]) == (403, "figures-here")
    open_to_all = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, metrics=True)
    with running(open_to_all) as server:
        assert server.ask("GET", "/metrics", headers=asking).status == 200


def test_thoughts_are_timed_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is thought now is owed; one that is done has its time."""
    counted, owed = Figures(), []

    async def thinking(*_: object, **__: object) -> BotChoice:
        owed.append(room.thinking)
        return BROKEN

    async def tried() -> None:
        monkeypatch.setattr(dispatch, "call", thinking)
        found = await room.think(open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED)), Seat("A"))
        assert found is BROKEN
        await room.close()

    room = Workers(1, counted)
    asyncio.run(tried())
    assert (owed, room.thinking) == ([1], 0)
    assert b"goalsetter_bot_seconds_count 1.0" in counted.text()
