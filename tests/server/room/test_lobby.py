"""Before a match and after it: people take seats, the owner begins, and all may want a rematch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.server import Limits, Settings
from goalsetter.server.room import registry
from tests.server.browser import Frame, browser, play_on
from tests.server.running import Running, bearer, running
from tests.server.seats import sit


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here, with a very fast clock."""
    limits = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000)
    wanted = Settings(host="127.0.0.1", port=0, speed=300, thinkers=1, limits=limits)
    with running(wanted) as found:
        yield found


def test_a_lobby_shows_who_is_missing(server: Running) -> None:
    """The owner sees the link, its drawing and the seats; when all are ready, the table."""
    seated = server.order(players=3, bots=["", "third-grade"])
    with browser(server.port, seated["code"], seated["token"]) as ann:
        lobby = ann.until("lobby")
        assert [each["name"] for each in lobby["seats"]] == ["Ann", "", "Bea"]
        assert (lobby["owner"], lobby["seat"]) == (True, "A")
        assert lobby["link"] == f"http://192.0.2.7:8642/t/{seated['code']}"
        assert lobby["qr"].startswith("M2 2h7v1h-7z")
        assert lobby["qrSize"] > 20
        assert ann.do("say", seen=0, what="hello")["code"] == "not-begun"
        ben = server.ask("POST", f"/api/tables/{seated['code']}/seats", {"nickname": "Ben"}).json
        assert ben["seat"] == "B"
        waiting = ann.until("lobby", lambda picture: picture["seats"][1]["name"])
        assert [each["ready"] for each in waiting["seats"]] == [True, False, True]
        with browser(server.port, seated["code"], ben["token"]):
            table = ann.table()
        assert [each["name"] for each in table["players"]] == ["Ann", "Ben", "Bea"]


def ready_seats(lobby: Frame) -> list[str]:
    """The seats in a lobby whose players are ready."""
    return [each["seat"] for each in lobby["seats"] if each["ready"]]


def test_a_match_begins_when_everybody_is_ready(server: Running) -> None:
    """Taking the last seat begins nothing; ready can be taken back, and leaving takes it back."""
    seated = server.order(bots=[""], pace="none")
    ben_seat = sit(server, seated["code"], "Ben")
    with browser(server.port, seated["code"], seated["token"], ready=False) as ann:
        assert ready_seats(ann.until("lobby")) == []
        assert ann.ask("ready")["type"] == "done"
        ann.until("lobby", lambda picture: ready_seats(picture) == ["A"])
        assert ann.ask("ready", ready=False)["type"] == "done"
        ann.until("lobby", lambda picture: ready_seats(picture) == [])
        with browser(server.port, seated["code"], ben_seat["token"], ready=False) as ben:
            assert ben.ask("ready")["type"] == "done"
            ann.until("lobby", lambda picture: ready_seats(picture) == ["B"])
        ann.until("lobby", lambda picture: ready_seats(picture) == [])
        assert ann.ask("ready")["type"] == "done"
        with browser(server.port, seated["code"], ben_seat["token"], ready=False) as ben:
            ben.until("lobby", lambda picture: ready_seats(picture) == ["A"])
            assert ben.ask("ready")["type"] == "done"
            assert ben.table()["seat"] == "B"
            assert ann.table()["seat"] == "A"


def test_the_owner_cannot_start_over_the_head_of_others(server: Running) -> None:
    """Bots take free seats only when everybody who sits there is ready, or was sent away."""
    seated = server.order(players=3, bots=["", ""], pace="none")
    ben_seat = sit(server, seated["code"], "Ben")
    with browser(server.port, seated["code"], seated["token"], ready=False) as ann:
        ann.until("lobby")
        refused = ann.ask("start")
        assert refused["code"] == "not-all-ready"
        assert "Ben" in refused["sentence"]
        with browser(server.port, seated["code"], ben_seat["token"], ready=False) as ben:
            ben.until("lobby")
            assert ben.ask("ready")["type"] == "done"
            ann.until("lobby", lambda picture: ready_seats(picture) == ["B"])
            assert ann.ask("start")["type"] == "done"
            assert [each["bot"] for each in ann.table()["players"]] == [False, False, True]


def test_only_the_owner_begins_and_bots_fill_up(server: Running) -> None:
    """Empty seats go to bots of the usual level; a match does not begin twice."""
    seated = server.order(players=3, bots=["", ""])
    path = f"/api/tables/{seated['code']}/seats"
    ben = server.ask("POST", path, {"nickname": "Bea"}).json
    with (
        browser(server.port, seated["code"], seated["token"]) as ann,
        browser(server.port, seated["code"], ben["token"]) as bea,
    ):
        assert not bea.until("lobby")["owner"]
        assert bea.ask("start")["code"] == "not-owner"
        assert ann.ask("start")["type"] == "done"
        players = ann.table()["players"]
        assert [each["name"] for each in players] == ["Ann", "Bea", "Cal"]
        assert [each["level"] for each in players] == ["", "", "fifth-grade"]
        assert ann.ask("start")["code"] == "begun"
        assert bea.table()["seat"] == "B"
    late = server.ask("POST", path, {"nickname": "Dot"})
    assert (late.status, late.json["code"]) == (409, "no-seat")


def test_the_next_shake_waits_for_the_people(server: Running) -> None:
    """It cannot be asked for in the middle of a shake; asked for between shakes, it begins."""
    seated = server.order(shakes=2, pace="none")
    with browser(server.port, seated["code"], seated["token"]) as ann:
        ann.table()
        assert ann.ask("ready")["code"] == "not-between"
        assert ann.ask("rematch")["code"] == "not-over"
        play_on(ann, stop=lambda picture: picture["phase"] == "end")
        assert ann.ask("ready")["type"] == "done"
        assert ann.ask("ready")["type"] in ("done", "refused")
        assert ann.sees(lambda picture: picture["shake"] == 2)


def test_a_rematch_moves_everybody_one_seat_further(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When all people want it, once the table can be made; who comes late is shown the way."""
    seated = server.order(bots=[""], pace="none")
    ben_seat = server.ask("POST", f"/api/tables/{seated['code']}/seats", {"nickname": "Ben"}).json
    with (
        browser(server.port, seated["code"], seated["token"]) as ann,
        browser(server.port, seated["code"], ben_seat["token"]) as ben,
        browser(server.port, seated["code"]) as watcher,
    ):
        for each in (ann, ben, watcher):
            each.table()
        play_on(ann, ben, stop=lambda picture: picture["over"])
        play_on(ann, stop=lambda picture: picture["over"])
        assert ann.ask("rematch")["type"] == ann.ask("rematch")["type"] == "done"
        wanted = ben.until("table", lambda picture: picture["rematch"])
        assert (wanted["rematch"], wanted["rematchAwaits"]) == (["A"], ["B"])
        with monkeypatch.context() as patched:
            patched.setattr(registry, "new_code", lambda: seated["code"])
            assert ben.ask("rematch")["type"] == "done"
            for each in (ann, ben, watcher):
                assert each.until("error")["code"] == "no-rematch"
        assert ann.ask("rematch")["type"] == "done"
        moved, ann_moved = ben.until("moved"), ann.until("moved")
        assert ann_moved["token"] != moved["token"]
    over = server.ask("GET", f"/api/tables/{seated['code']}", headers=bearer(seated["token"])).json
    assert (over["free"], over["told"]) == (False, "The match at this table is over.")
    with browser(server.port, moved["code"], moved["token"]) as again:
        waiting = again.until("lobby", lambda picture: ready_seats(picture) == ["A"])
        assert waiting["seat"] == "A"
        assert [each["name"] for each in waiting["seats"]] == ["Ben", "Ann"]
    for _ in range(2):
        with browser(server.port, seated["code"], seated["token"]) as late:
            shown = late.until("moved")
            assert (shown["code"], shown["token"]) == (moved["code"], ann_moved["token"])
    with (
        browser(server.port, moved["code"], moved["token"]) as again,
        browser(server.port, shown["code"], shown["token"]) as there,
    ):
        assert again.table()["seat"] == "A"
        assert there.table()["seat"] == "B"


def test_a_rematch_keeps_the_seats_if_all_want_that(server: Running) -> None:
    """Both ask for the same seats; who comes late, when it is settled, changes nothing."""
    seated = server.order(bots=[""], pace="none")
    ben_seat = sit(server, seated["code"], "Ben")
    with (
        browser(server.port, seated["code"], seated["token"]) as ann,
        browser(server.port, seated["code"], ben_seat["token"]) as ben,
    ):
        for player in (ann, ben):
            player.table()
        play_on(ann, ben, stop=lambda picture: picture["over"])
        play_on(ann, stop=lambda picture: picture["over"])
        assert ann.ask("rematch", seats="same")["type"] == "done"
        wanted = ben.until("table", lambda picture: picture["rematch"])
        assert wanted["people"]["newSeats"] is False
        assert ben.ask("rematch", seats="same")["type"] == "done"
        moved = ben.until("moved")
        assert ben.ask("rematch", seats="change")["type"] == "done"
    with browser(server.port, moved["code"], moved["token"]) as again:
        lobby = again.until("lobby")
        assert lobby["seat"] == "B"
        assert [player["name"] for player in lobby["seats"]] == ["Ann", "Ben"]
    with browser(server.port, seated["code"], seated["token"]) as late:
        shown = late.until("moved")
    with browser(server.port, shown["code"], shown["token"]) as there:
        assert there.until("lobby")["seat"] == "A"
