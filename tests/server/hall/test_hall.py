"""A class in one hall over real sockets: seated by itself, watched, paused, and seated anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goalsetter.server.store import SqlStore
from tests.server.browser import browser
from tests.server.hall.classes import CLASS, NAMES, Class, open_class, seated, settings, states
from tests.server.running import Running, bearer, running
from tests.server.seats import is_paused


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as started:
        yield started


def test_24_members_sit_in_threes_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    """Eight tables open by themselves; stopped in the middle, paused, all goes on where it was."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'class.db'}"
    with running(settings(), SqlStore(address)) as server:
        group = open_class(server, pace="tournament", shakes=3)
        group.all_come(NAMES)
        before = {name: {**group.place(name), "paused": True} for name in NAMES}
        assert seated(group.board) == [list(NAMES[at : at + 3]) for at in range(0, 24, 3)]
        assert states(group.board) == ["waiting"] * 8
        with group.sit(*NAMES) as browsers:
            pictures = [player.table() for player in browsers]
            assert {picture["people"]["hall"] for picture in pictures} == {group.code}
            assert [picture["people"]["owner"] for picture in pictures] == ["host"] * 24
            assert states(group.board) == ["playing"] * 8
            assert group.command("pause").status == 200
            for player in browsers:
                player.sees(is_paused)
            assert browsers[0].do("say", what="hello")["code"] == "paused"
            assert group.board["paused"]
            held = [player.seen["clock"]["left"] for player in browsers[::3]]
    with running(settings(), SqlStore(address)) as server:
        again = replace(group, server=server)
        assert {name: again.place(name) for name in NAMES} == before
        assert states(again.board) == ["paused"] * 8
        with again.sit(*NAMES) as browsers:
            pictures = [player.table() for player in browsers]
            # To the millisecond: neither the pause nor the restart took time from anybody.
            assert [picture["clock"]["left"] for picture in pictures[::3]] == held
            assert again.command("resume").status == 200
            for player in browsers:
                player.sees(lambda picture: not is_paused(picture))
            assert states(again.board) == ["playing"] * 8


def test_late_comers_and_one_who_leaves(server: Running) -> None:
    """A seat that was given up before the match goes to the next who comes; in a match to a bot."""
    group = open_class(server)
    group.all_come(NAMES[:4])
    assert group.place("Kid 4")["table"] == ""
    assert group.place("Kid 4")["missing"] == 2
    assert [waits["name"] for waits in group.board["waiting"]] == ["Kid 4"]
    group.leave("Kid 2")
    assert seated(group.board) == [["Kid 1", "Kid 4", "Kid 3"]]
    assert group.place("Kid 4")["table"] == group.place("Kid 1")["table"]
    with group.sit("Kid 1", "Kid 4", "Kid 3") as browsers:
        for player in browsers:
            player.table()
        group.leave("Kid 3")
        assert browsers[2].until("error")["code"] == "hall-left"
        browsers[0].sees(lambda picture: picture["people"]["standIns"] == ["C"])
        tile = group.board["tables"][0]
        assert [player["left"] for player in tile["players"]] == [False, False, True]
    group.all_come(["Late 1", "Late 2"])
    assert group.place("Late 1")["missing"] == 1
    assert group.command("start").status == 200
    assert group.place("Late 1")["table"] == group.place("Late 2")["table"]
    assert [p["bot"] for p in group.board["tables"][1]["players"]] == [False, False, True]
    assert states(group.board) == ["playing", "playing"]


def test_nobody_gets_two_seats(server: Running) -> None:
    """The same key has the same seat; the same name on another device is told, until let in."""
    group = open_class(server)
    group.all_come(NAMES[:3])
    place = group.place("Kid 1")
    assert group.place("Kid 1") == place
    again = group.come(" kid  1 ")
    assert (again.status, again.json["code"]) == (409, "hall-name")
    assert "coach" in again.json["sentence"]
    assert len(group.board["points"]) == 3
    old = group.keys["Kid 1"]
    member = group.board["tables"][0]["players"][0]["member"]
    with group.sit("Kid 1") as (player,):
        assert group.command("readmit", member=member).status == 200
        assert player.until("error")["code"] == "hall-elsewhere"
    assert group.come("Kid 1").status == 200
    moved = group.place("Kid 1")
    assert (moved["table"], moved["seat"]) == (place["table"], place["seat"])
    assert server.ask("GET", group.path("/seat"), headers=bearer(old)).status == 403
    with browser(server.port, place["table"], place["token"], ready=False) as first:
        assert [frame["code"] for frame in first.rest()] == ["no-key"]
    assert seated(group.board) == [["Kid 1", "Kid 2", "Kid 3"]]


def test_a_paused_hall_seats_nobody_and_begins_nothing(server: Running) -> None:
    """Players who say ready meanwhile stay ready, and the match begins when the hall goes on."""
    group = open_class(server)
    group.all_come(NAMES[:3])
    assert group.command("pause").status == 200
    group.all_come(NAMES[3:6])
    assert group.place("Kid 4")["table"] == ""
    assert group.place("Kid 4")["paused"]
    refused = group.command("start")
    assert (refused.status, refused.json["code"]) == (409, "hall-paused")
    assert group.command("next-round").json["code"] == "hall-paused"
    with group.sit(*NAMES[:3], ready=False) as browsers:
        for player in browsers:
            assert is_paused(player.until("lobby"))
            assert player.ask("ready")["type"] == "done"
        assert states(group.board) == ["paused"]
        assert group.command("resume").status == 200
        for player in browsers:
            player.table()
    assert group.place("Kid 4")["table"] not in ("", group.place("Kid 1")["table"])


def test_the_next_round_seats_all_anew(server: Running) -> None:
    """Matches that go on are ended only if that is wanted; each browser is shown its new seat."""
    group = open_class(server)
    names = NAMES[:7]
    group.all_come(names)
    with group.sit(*names[:6]) as browsers:
        for player in browsers:
            player.table()
        refused = group.command("next-round")
        assert (refused.status, refused.json["code"]) == (409, "hall-playing")
        assert "2 tables" in refused.json["sentence"]
        before = {frozenset(table) for table in seated(group.board)}
        assert group.place("Kid 7")["table"] == ""
        assert group.command("next-round", anyway=True, way="score").status == 200
        moves = [player.until("moved") for player in browsers]
    board = group.board
    assert board["notice"]["round"] == 2
    assert sorted(len(table) for table in seated(board)) == [2, 2, 3]
    assert sorted(name for table in seated(board) for name in table) == sorted(names)
    assert not {frozenset(table) for table in seated(board)} & before
    for name, move in zip(names, moves, strict=False):
        place = group.place(name)
        assert place["table"] == move["code"]
        with browser(server.port, move["code"], move["token"], ready=False) as player:
            assert player.until("lobby")["seat"] == place["seat"]


def test_one_who_left_comes_back_by_the_own_key_alone(server: Running) -> None:
    """A stranger who knows the name of a player who left is told to take another."""
    group = open_class(server)
    group.all_come(NAMES[:3])
    former = group.keys["Kid 3"]
    group.leave("Kid 3")
    gone = server.ask("GET", group.path("/seat"), headers=bearer(former))
    assert (gone.status, gone.json["code"]) == (403, "hall-no-key")
    members = group.path("/members")
    for guess in ("", "x", group.keys["Kid 1"]):
        refused = server.ask("POST", members, {"nickname": "kid 3", "former": guess})
        assert (refused.status, refused.json["code"]) == (409, "hall-name")
    back = server.ask("POST", members, {"nickname": "Kid 3", "former": former})
    assert back.status == 200
    group.keys["Kid 3"] = back.json["token"]
    assert group.place("Kid 3")["name"] == "Kid 3"


def test_tables_of_a_hall_are_its_own(server: Running) -> None:
    """No stranger takes a seat by the table's code, and no player owns the table."""
    group = open_class(server)
    group.all_come(NAMES[:3])
    group.leave("Kid 3")
    table = group.place("Kid 1")["table"]
    refused = server.ask("POST", f"/api/tables/{table}/seats", {"nickname": "Eve"})
    assert (refused.status, refused.json["code"]) == (409, "hall-seats")
    with group.sit("Kid 1") as (player,):
        assert player.ask("start")["code"] == "not-owner"


def test_only_the_makers_key_sees_the_board(server: Running) -> None:
    """A member sees the own seat alone, a stranger how many have come."""
    group = open_class(server)
    group.all_come(NAMES[:3])
    for headers in ({}, bearer("x"), bearer(group.keys["Kid 1"])):
        for method, body in (("GET", None), ("POST", {"what": "pause"})):
            answer = server.ask(method, group.path("/board"), body, headers)
            assert (answer.status, answer.json["code"]) == (403, "hall-not-host")
        assert server.ask("DELETE", group.path(), headers=headers).status == 403
    assert server.ask("GET", group.path("/seat"), headers=bearer(group.token)).status == 403
    outside = server.ask("GET", group.path())
    assert (outside.json["host"], outside.json["members"]) == ("Ms. Lee", 3)
    assert "Kid" not in outside.text
    assert server.ask("DELETE", group.path(), headers=bearer(group.token)).status == 204
    assert server.ask("GET", group.path()).status == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/members", {"nickname": ""}, 400, "name-length"),
        ("/members", {"nickname": "shit"}, 400, "name-unkind"),
        ("/members", {"name": "Ann"}, 400, "no-body"),
        ("/members", "{", 400, "no-body"),
        ("/board", {"what": "dance"}, 400, "no-body"),
        ("/board", {"what": "readmit", "member": 77}, 404, "hall-no-member"),
        ("/board", {"what": "next-round"}, 409, "hall-empty"),
    ],
)
def test_bad_input_is_told(
    server: Running, path: str, body: object, status: int, code: str
) -> None:
    """Each with its sentence."""
    group = open_class(server)
    answer = server.ask("POST", group.path(path), body, bearer(group.token))
    assert (answer.status, answer.json["code"]) == (status, code)
    assert answer.json["sentence"]


def test_a_hall_that_cannot_be_had(server: Running) -> None:
    """No such code, and orders that no table could have."""
    assert server.ask("GET", "/api/rooms/CDFGHJ").json["code"] == "no-hall"
    assert server.ask("GET", "/api/rooms/CDFGH").json["code"] == "no-hall"
    assert server.ask("POST", "/api/rooms", CLASS).status == 200
    changes: list[dict[str, object]] = [{"edition": "x"}, {"bots": []}, {"nickname": ""}]
    changes.append({"shakes": None})
    for wrong in changes:
        assert server.ask("POST", "/api/rooms", {**CLASS, **wrong}).status == 400


def test_a_hall_has_limits() -> None:
    """How many may come, how often, and how many codes may be tried."""
    limits = settings(members=3, joins_at_once=5, joins=0.001, misses=0.001, misses_at_once=2)
    with running(limits) as server:
        group = open_class(server)
        group.all_come(NAMES[:3])
        assert group.come("Kid 4").json["code"] == "hall-full"
        assert group.come("Kid 5").json["code"] == "hall-full"
        assert group.come("Kid 6").json["code"] == "hall-too-many"
        for code in ("CDFGHJ", "CDFGHK"):
            assert server.ask("GET", f"/api/rooms/{code}").status == 404
        assert server.ask("GET", "/api/rooms/CDFGHL").json["code"] == "too-many-codes"
        assert group.board["tables"]


def test_who_does_nothing_for_long_is_stuck() -> None:
    """On the tile of a table whose clock runs; paused, nobody is."""
    with running(settings(stuck=1)) as server:
        group: Class = open_class(server)
        group.all_come(NAMES[:3])
        with group.sit(*NAMES[:3]) as browsers:
            browsers[0].table(lambda picture: picture["phase"] not in ("start", "roll"))
            stuck = [p["seat"] for p in group.board["tables"][0]["players"] if p["stuck"]]
            waited = [p["seat"] for p in group.board["tables"][0]["players"] if p["turn"]]
            assert stuck == waited != []
            group.command("pause")
            assert not any(p["stuck"] for p in group.board["tables"][0]["players"])
