"""The tournament desk over HTTP: from the demo's roster to a restored server."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest

from goalsetter.server import Limits, Settings
from tests.server.running import PATIENCE, Answer, Running, bearer, running

CONTEST = "eq-middle"


def settings() -> Settings:
    """A server at which nobody opens too much."""
    return Settings(host="127.0.0.1", port=0, thinkers=1, limits=Limits(tables_at_once=1_000))


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    with running(settings()) as started:
        yield started


class Day:
    """An event with its director's card."""

    def __init__(self, server: Running, rounds: int = 0) -> None:
        self.server = server
        made = self.server.ask(
            "POST",
            "/api/events",
            {"name": "Day", "director": "Ana", "preset": "demo", "demoRounds": rounds},
        )
        assert made.status == 200, made.text
        self.path = f"/api/events/{made.json['code']}"
        self.card, self.marks = made.json["card"], 0

    def ask(self, method: str, rest: str, body: object = None, card: str = "") -> Answer:
        """Ask something by a card, the director's without one."""
        return self.server.ask(method, self.path + rest, body, bearer(card or self.card))

    def act(self, act: str, card: str = "", seen: int = 0, **details: object) -> Any:
        """Do an act."""
        self.marks += 1
        body = {"act": act, "details": details, "mark": f"m{self.marks}", "seen": seen}
        answer = self.ask("POST", "/acts", body, card)
        assert answer.status == 200, answer.text
        return answer.json

    def news(self, card: str = "", since: int = 0) -> Any:
        """Return the news for a card."""
        return self.ask("GET", f"/news?since={since}", None, card).json

    def official(self, name: str, role: str, sits_for: str = "") -> str:
        """The card of an official."""
        order = {"name": name, "role": role, "sitsFor": sits_for}
        made = self.ask("POST", "/cards", order)
        assert made.status == 200, made.text
        return str(made.json["card"])

    def publish(self) -> None:
        """Everybody is here, and round 1 is out."""
        self.act("mark-presence", players=[*self.news()["players"]], presence="present")
        drawn = self.ask("POST", "/draw", {"contest": CONTEST, "round": 1, "seed": 7}).json
        assert (drawn["refused"], drawn["cost"]["sameGroup"]) == ("", 0)
        assert self.act("publish-round", contest=CONTEST, round=1)["refused"] == ""


def totals(sheet: Any, *values: int) -> list[dict[str, object]]:
    """The lines of a sheet by shakes that bring totals."""
    return [
        {"player": player, "shakes": [{"score": value}]}
        for player, value in zip(sheet["players"], values, strict=False)
    ]


def test_two_scorers_one_sheet_and_a_stale_outbox(server: Running) -> None:
    """Two typings that agree confirm; a late one from an outbox meets a conflict; marks hold."""
    day = Day(server)
    sam, terry = day.official("Sam", "scorer"), day.official("Terry", "scorer")
    day.publish()
    day.act("start-round", contest=CONTEST, round=1)
    day.act("stop-round", contest=CONTEST, round=1)
    news = day.news(sam)
    sheet = next(one for one in news["sheets"].values() if len(one["players"]) == 3)
    lines = totals(sheet, 6, 4, 2)
    entered = {"sheet": sheet["code"], "lines": lines}
    assert day.act("enter-sheet", sam, news["version"], **entered)["sheet"]["state"] == "entered"
    slip = day.act("enter-sheet", terry, sheet=sheet["code"], lines=totals(sheet, 6, 4, 3))
    assert slip["refused"] == "sheet-slips"
    assert [one["code"] for one in slip["slips"]] == ["shake-score"]
    assert "3" in slip["slips"][0]["sentence"]
    own = day.act("confirm-sheet", sam, sheet=sheet["code"], typed_by="Sam")
    assert own["refused"] == "own-entry"
    # Typed meanwhile by another person, and unseen: both are kept, and they agree.
    second = day.act("enter-sheet", terry, news["version"], **entered)
    assert (second["conflict"], second["sheet"]["state"]) == (False, "confirmed")
    late = day.act("enter-sheet", terry, news["version"], **entered)
    assert late["conflict"]
    assert late["sheet"]["state"] == "confirmed"
    close = day.act("close-round", contest=CONTEST, round=1)
    assert close["refused"] == "sheets-out"
    twice = {"act": "add-minutes", "mark": "same", "details": {}}
    twice["details"] = {"sheet": sheet["code"], "minutes": 2, "reason": "judge"}
    numbers = {day.ask("POST", "/acts", twice).json["number"] for _ in range(2)}
    assert len(numbers) == 1
    assert day.act("fly")["refused"] == "event-act"


def test_roles_see_their_own_part(server: Running) -> None:
    """A draw that is not out is the director's alone; a coach sees the own players."""
    day = Day(server)
    cards = {role: day.official(role, role) for role in ("judge", "greeter", "head-judge")}
    cards["coach"] = day.official("Cora", "coach", "oak")
    day.act("mark-presence", players=[*day.news()["players"]], presence="present")
    day.ask("POST", "/draw", {"contest": CONTEST, "round": 1, "seed": 7})
    assert day.news()["rounds"]
    for card in cards.values():
        assert day.news(card)["rounds"] == {}
    day.act("publish-round", contest=CONTEST, round=1)
    assert day.news(cards["greeter"])["rounds"] == {}
    assert len(day.news(cards["greeter"])["players"]) == 61
    coach = day.news(cards["coach"])
    own = {key for key, one in coach["players"].items() if one["group"] == "oak"}
    assert len(own) == 13
    assert {one["grade"] for key, one in coach["players"].items() if key not in own} == {0}
    assert all(own & {*one["players"]} for one in coach["sheets"].values())
    assert day.news(cards["judge"])["sheets"] == {}
    assert len(day.news(cards["head-judge"])["sheets"]) == 21
    for right, path in (("POST", "/draw"), ("POST", "/cards"), ("POST", "/move")):
        body: dict[str, object] = {"contest": CONTEST, "round": 1}
        assert day.ask(right, path, body, cards["judge"]).status == 403
    assert day.act("publish-round", cards["judge"], contest=CONTEST, round=1)["refused"] == "role"
    assert day.ask("GET", "/news", None, "KKKKK-KKKKK").status == 403
    judge = next(one for one in day.news()["officials"] if one["role"] == "judge" and one["card"])
    assert day.ask("DELETE", f"/cards/{judge['card']}").status == 204
    assert day.ask("GET", "/me", None, cards["judge"]).status == 403


def test_a_coach_enters_the_own_school_until_the_deadline(server: Running) -> None:
    """A list is tried first; rows of another school, and lists after the day, are refused."""
    day = Day(server)
    coach = day.official("Cora", "coach", "oak")
    rows = {"text": "player,grade\nZed Quick,7\nYan Best,12\n", "add": True}
    dry = day.ask("POST", "/roster", rows, coach).json
    assert [row["fate"] for row in dry["rows"]] == ["new", "doubtful"]
    assert (dry["added"], len(day.news()["players"])) == (0, 61)
    assert day.ask("POST", "/roster", {**rows, "anyway": True}, coach).json["added"] == 2
    other = {"text": "player,school\nSly Fox,Hilltop\n", "add": True}
    refused = day.ask("POST", "/roster", other, coach).json
    assert (refused["added"], refused["usable"]) == (0, False)
    assert refused["problems"]
    head = day.news()["head"]
    event = {key: head[key] for key in ("name", "tag", "place", "days", "preset")}
    day.act("edit-event", event={**event, "deadline": "2020-01-01"})
    late = day.ask("POST", "/roster", {"text": "player\nToo Late\n", "add": True}, coach).json
    assert late["added"] == 0
    assert "2020-01-01" in late["problems"][-1]


def test_the_public_page_keeps_to_the_setting(server: Running) -> None:
    """Short names, no grades, not for search engines; with the setting off only the clock stays."""
    day = Day(server)
    day.publish()
    day.act("start-round", contest=CONTEST, round=1)
    page = server.ask("GET", f"{day.path}/public")
    assert page.headers["x-robots-tag"] == "noindex"
    (shown,) = page.json["rounds"]
    assert len(shown["seats"]) == 61
    assert [one["code"] for one in shown["moments"]] == ["start", "warning", "stop", "end"]
    assert all(seat["name"].split("#")[0].strip().endswith(".") for seat in shown["seats"])
    head = day.news()["head"]
    event = {key: head[key] for key in ("name", "tag", "place", "days", "preset")}
    day.act("edit-event", event={**event, "privacy": "off"})
    hidden = server.ask("GET", f"{day.path}/public").json
    assert (hidden["shown"], hidden["rounds"][0]["seats"], hidden["contests"][0]["standings"]) == (
        False,
        [],
        [],
    )
    assert hidden["rounds"][0]["moments"]


def test_a_sheet_of_another_event_is_named(server: Running) -> None:
    """The code says whose it is, and nothing is done; a slip in it is told."""
    day, other = Day(server), Day(server)
    day.publish()
    other.publish()
    strange = next(iter(other.news()["sheets"]))
    version = day.news()["version"]
    found = day.ask("GET", f"/sheets/{strange}").json
    assert (found["refused"], found["elsewhere"]["name"]) == ("other-event", "Demo Day")
    assert found["elsewhere"]["code"] == other.path.rpartition("/")[2]
    own = next(iter(day.news()["sheets"]))
    assert day.ask("GET", f"/sheets/{own.lower()}").json["sheet"]["code"] == own
    wrong = f"{own[:-1]}{(int(own[-1]) + 1) % 10}"
    assert day.ask("GET", f"/sheets/{wrong}").json["refused"] == "code-digits"
    assert server.ask("GET", f"/api/sheets/{own}").json["code"] == day.path.rpartition("/")[2]
    assert day.news()["version"] == version


def test_a_backup_is_taken_in_elsewhere_with_every_code_good(server: Running) -> None:
    """The whole demo day on another server: cards, sheets, standings; twice is refused."""
    day = Day(server, rounds=4)
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    files = {}
    for rest in ("/backup", f"/papers/certificates?contest={CONTEST}"):
        line.request("GET", day.path + rest, headers=bearer(day.card))
        files[rest] = line.getresponse().read()
    line.close()
    assert files[f"/papers/certificates?contest={CONTEST}"].startswith(b"%PDF")
    archive = {"archive": base64.b64encode(files["/backup"]).decode()}
    assert server.ask("POST", "/api/events/restore", archive).status == 409
    before = day.ask("GET", f"/standings/{CONTEST}").json
    assert all(one["agrees"] for one in before["checkSums"])
    sheets = day.news()["sheets"]
    with running(settings()) as other:
        assert other.ask("POST", "/api/events/restore", archive).json["card"] == ""
        day.server = other
        assert day.ask("GET", f"/standings/{CONTEST}").json == before
        assert day.news()["sheets"] == sheets
        table = day.ask("GET", f"/export/{CONTEST}/standings.csv")
        assert "place,player" in table.text
        assert other.ask("POST", "/api/events/restore", {"archive": "UEs="}).status == 400


def test_the_live_line_tells_each_version(server: Running) -> None:
    """A line that listens hears of an act without asking."""
    day = Day(server)
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", f"{day.path}/live")
    stream = line.getresponse()
    first = stream.readline()
    stream.readline()
    day.act("mark-presence", players=["p01"], presence="present")
    assert stream.readline() != first
    line.close()
