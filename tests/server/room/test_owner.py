"""The owner of a table may pause, kick and close; a restart keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from goalsetter.server import MemoryStore, Store
from goalsetter.server.store import SqlStore
from tests.server.browser import browser, play_on
from tests.server.running import HASTE, Running, bearer, running
from tests.server.seats import (
    at,
    begin,
    has,
    is_paused,
    manage,
    milliseconds,
    seats,
    settings,
    sit,
    three,
    tools,
    wait,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as found:
        yield found


def test_without_a_judge_the_owner_pauses(server: Running) -> None:
    """And nobody else."""
    with at(server, *seats(server)) as (ann, ben):
        assert manage(ben, "pause")["code"] == "not-yours"
        assert manage(ann, "pause")["type"] == "done"
        assert manage(ann, "pause")["code"] == "not-yours"
        ben.table(is_paused)
        assert manage(ann, "resume")["type"] == "done"
        ben.table(lambda picture: not is_paused(picture))


def test_the_owner_may_forbid_watching(server: Running) -> None:
    """Without a key nobody sees that table; at others watchers are counted."""
    closed = seats(server, watch=False)
    with browser(server.port, closed[0]["code"]) as watcher:
        assert watcher.take()["code"] == "no-watching"
        with pytest.raises(ConnectionClosed):
            watcher.take()
    assert not server.ask("GET", f"/api/tables/{closed[0]['code']}").json["watch"]
    with at(server, *seats(server)) as (ann, ben), browser(server.port, ann.seen["code"]) as eve:
        assert eve.table()["people"]["tools"] == []
        assert ben.until("presence", lambda frame: frame["watching"] == 1)
        assert eve.ask("phrase", code="hello")["code"] == "only-watching"
        assert manage(eve, "close")["code"] == "not-yours"


def test_before_the_match_a_kick_frees_the_seat(server: Running) -> None:
    """Its key is dead, and another may sit down."""
    ann_seat = server.order(players=3, bots=["", ""], judge=True)
    code = ann_seat["code"]
    ben_seat = sit(server, code, "Ben")
    with (
        browser(server.port, code, ann_seat["token"]) as ann,
        browser(server.port, code, ben_seat["token"]) as ben,
    ):
        ann.until("lobby", lambda frame: ("kick", "B") in tools(frame))
        assert not tools(ben.until("lobby"))
        assert ben.ask("phrase", code="bye")["type"] == "done"
        assert manage(ben, "kick", "A")["code"] == "not-yours"
        assert manage(ann, "kick", "B")["type"] == "done"
        assert ben.until("error", lambda frame: frame["fatal"])["code"] == "kicked"
        lobby = ann.until("lobby", lambda frame: not frame["seats"][1]["name"])
        assert ("kick", "B") not in tools(lobby)
    with browser(server.port, code, ben_seat["token"]) as ben:
        assert ben.take()["code"] == "no-key"
    cid_seat = sit(server, code, "Cid")
    assert cid_seat["seat"] == "B"
    with browser(server.port, code, cid_seat["token"]) as cid:
        cid.until("lobby")
        assert cid.ask("ping")["type"] == "pong"
        assert not [frame for frame in cid.frames if frame["type"] == "said"]


def test_in_a_match_a_bot_plays_on_for_who_was_kicked() -> None:
    """The key is dead at once, and for good."""
    with running(replace(settings(), speed=HASTE)) as server:
        kicked_in_a_match(server)


def kicked_in_a_match(server: Running) -> None:
    """Ben is sent away, and a bot plays to the end, and in the rematch."""
    ann_seat, ben_seat = seats(server, shakes=1)
    with at(server, ann_seat, ben_seat) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert manage(ann, "kick", "B")["type"] == "done"
        assert ben.until("error", lambda frame: frame["fatal"])["code"] == "kicked"
        with pytest.raises(ConnectionClosed):
            ben.until("pong")
        play_on(ann, stop=lambda picture: picture["over"])
        assert ann.seen["players"][1]["total"] == 0
        assert ann.ask("rematch")["type"] == "done"
        moved = ann.until("moved")
    with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
        assert ben.take()["code"] == "no-table"
    with browser(server.port, moved["code"], moved["token"]) as ann:
        again = ann.table()
        assert [each["bot"] for each in again["players"]] == [True, False]
        assert (again["people"]["owner"], again["seat"]) == ("B", "B")
        assert has("close")(again)


def test_a_judge_goes_along_to_the_rematch(server: Running) -> None:
    """With a key of the judge's own; manners are taken over."""
    with at(server, *seats(server, judge=True, shakes=1)) as (ann, ben, judge):
        assert manage(ann, "allow-chat")["type"] == "done"
        assert manage(ann, "mute", "B")["type"] == "done"
        play_on(ann, ben, stop=lambda picture: picture["over"])
        assert ann.ask("rematch")["type"] == "done"
        assert ben.ask("rematch")["type"] == "done"
        moved, *others = (each.until("moved") for each in (judge, ann, ben))
    begin(server, *others)
    with browser(server.port, moved["code"], moved["token"]) as judge:
        again = judge.table()
        assert (again["seat"], again["people"]["judge"]) == ("judge", "Judy")
        assert again["people"]["chat"]
        assert again["people"]["muted"] == ["A"]


def test_a_closed_table_is_closed_for_everybody(server: Running) -> None:
    """All are told; nobody can come in or sit down; the record can be had."""
    ann_seat, ben_seat, judge_seat = seats(server, judge=True)
    code = ann_seat["code"]
    with at(server, ann_seat, ben_seat) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert manage(ben, "close")["code"] == "not-yours"
        ann.send({"type": "manage", "id": 99, "what": "close"})
        for each in (ann, ben):
            assert each.until("error")["code"] == "closed"
    with browser(server.port, code, judge_seat["token"]) as judge:
        assert judge.take()["code"] == "closed"
    assert server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "Jo"}).status == 404
    owner = bearer(ann_seat["token"])
    notice = server.ask("GET", f"/api/tables/{code}", headers=owner).json
    assert (notice["closed"], notice["over"]) == (True, True)
    assert not notice["free"]
    assert "The owner closed this table" in notice["told"]
    assert server.ask("GET", f"/api/tables/{code}/record", headers=owner).status == 200


@pytest.fixture(params=["memory", "sqlite"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """The same store again and again."""
    only = MemoryStore()
    if request.param == "memory":
        return lambda: only
    return lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")


def test_a_restart_keeps_all_of_it(make_store: Callable[[], Store]) -> None:
    """The pause with its clock, who is muted, what was said, stand-ins and their return."""
    with running(settings(), make_store()) as server:
        ann_seat, ben_seat, cid_seat, judge_seat = three(server)
        with at(server, ann_seat, ben_seat, judge_seat) as (ann, ben, judge):
            with at(server, cid_seat) as (cid,):
                play_on(ann, ben, cid, stop=lambda picture: picture["phase"] == "goal")
            ann.hears("C", here=False)
            ann.table(has("bot", "C"))
            for what, seat in (("bot", "C"), ("allow-chat", ""), ("mute", "B")):
                assert manage(ann, what, seat)["type"] == "done"
            assert ann.ask("chat", text="so long")["type"] == "done"
            assert manage(judge, "pause")["type"] == "done"
            stopped = ann.table(is_paused)
            wait(ann, 0.4)
        with at(server, cid_seat) as (cid,):
            assert manage(cid, "back", "C")["type"] == "done"
    with (
        running(settings(), make_store()) as server,
        at(server, ann_seat, ben_seat, judge_seat) as (ann, ben, judge),
    ):
        people = ann.seen["people"]
        assert (people["paused"], people["chat"], people["muted"]) == (True, True, ["B"])
        assert (people["standIns"], people["returning"]) == (["C"], ["C"])
        assert people["judge"] == "Judy"
        assert ann.seen["number"] == stopped["number"]
        assert abs(ann.seen["clock"]["left"] - stopped["clock"]["left"]) < 50
        assert ben.ask("phrase", code="hello")["code"] == "muted"
        assert [f["text"] for f in ben.frames if f["type"] == "said"] == ["so long"]
        assert manage(judge, "resume")["type"] == "done"
        ann.table(lambda picture: not is_paused(picture))
        assert manage(ann, "kick", "B")["type"] == "done"
        assert manage(judge, "pause")["type"] == "done"
        left = judge.table(is_paused)["clock"]["left"]
        wait(judge, 0.3)
        resumed = monotonic()
        assert manage(judge, "resume")["type"] == "done"
    left -= milliseconds(resumed)
    opened = monotonic()
    with running(settings(), make_store()) as server:
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.take()["code"] == "no-key"
        with at(server, ann_seat, judge_seat) as (ann, judge):
            since = milliseconds(opened)
            assert not is_paused(judge.seen)
            assert ann.seen["people"]["standIns"] == ["B", "C"]
            if judge.seen["phase"] == "goal" and judge.seen["clock"]:
                assert judge.seen["clock"]["left"] >= left - since
            ann.send({"type": "manage", "id": 99, "what": "close"})
            ann.until("error", lambda frame: frame["fatal"])
    with (
        running(settings(), make_store()) as server,
        browser(server.port, ann_seat["code"], ann_seat["token"]) as ann,
    ):
        assert ann.take()["code"] == "closed"
        path, owner = f"/api/tables/{ann_seat['code']}/record", bearer(ann_seat["token"])
        assert server.ask("GET", path, headers=owner).status == 200
