"""Attacks on accounts: others' pages, stolen and planted sessions, guessing, and what is erased."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from goalsetter.server.accounts.sessions import COOKIE
from tests.server.accounts.people import PASSWORD, Card, Town, Web, cards_of, new_class, town
from tests.server.hall.classes import CLASS


@dataclass
class Scene:
    """Two schools, a class in each, and a child who has come in."""

    town: Town
    lee: Web
    ray: Web
    """The coach of the other school."""
    group: Any
    cards: list[Card]
    kid: Web

    @property
    def school(self) -> str:
        """The first coach's school."""
        return str(self.group["school"])


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """One server for all attacks that leave it as it was."""
    folder = tmp_path_factory.mktemp("attacks")
    with town(folder, schools=("North", "South"), network_tries_at_once=100_000) as here:
        lee, ray = here.grownup(), here.grownup("South", "ray", "Mr. Ray")
        group = new_class(lee)
        cards, kid = cards_of(lee, group), here.web()
        kid.post("/api/me/card", {"key": cards[0].key})
        yield Scene(here, lee, ray, group, cards, kid)


def protected(scene: Scene) -> list[tuple[str, str, object]]:
    """Everything that is a coach's alone."""
    group, child = (
        f"/api/classes/{scene.group['id']}",
        f"/api/children/{scene.group['children'][1]['id']}",
    )
    person = scene.lee.get("/api/me")["id"]
    ids = [one["id"] for one in scene.group["children"]]
    return [
        ("GET", child, None),
        ("PUT", child, {"nickname": "Mine"}),
        ("DELETE", child, None),
        ("GET", f"{child}/export.json", None),
        ("POST", f"{child}/guardians", {"login": "ray"}),
        ("GET", group, None),
        ("PUT", group, {"name": "Mine"}),
        ("DELETE", group, None),
        ("POST", f"{group}/children", {"text": "Eve Dropper", "add": True}),
        ("POST", f"{group}/cards", {"children": ids}),
        ("PUT", f"{group}/door", {"open": True}),
        ("POST", f"{group}/room", CLASS),
        ("GET", f"{group}/room", None),
        ("DELETE", f"{group}/room", None),
        ("POST", f"{group}/moves", {"children": ids}),
        ("POST", f"{group}/coaches", {"login": "ray"}),
        ("GET", f"{group}/export.csv", None),
        ("GET", f"/api/schools/{scene.school}", None),
        ("POST", f"/api/schools/{scene.school}/invitations", {"post": "coach"}),
        ("POST", f"/api/schools/{scene.school}/people/{person}/recovery", None),
        ("POST", "/api/classes", {"school": scene.school, "name": "Mine"}),
    ]


def test_only_the_coach_opens_what_is_the_coachs(scene: Scene) -> None:
    """Not a guest, not another child, not another school's coach; and nothing has changed."""
    before = scene.lee.get(f"/api/classes/{scene.group['id']}")
    for method, path, body in protected(scene):
        assert scene.town.web().ask(method, path, body).status == 401, path
        for thief in (scene.kid, scene.ray):
            reply = thief.ask(method, path, body)
            assert (reply.status, reply.code) == (403, "account-not-yours"), path
    assert scene.lee.get(f"/api/classes/{scene.group['id']}") == before


def test_what_is_not_there_is_answered_as_what_is_not_yours(scene: Scene) -> None:
    """Nobody learns which ids there are."""
    for path in ("/api/children/{}", "/api/classes/{}", "/api/schools/{}"):
        real = scene.group["children"][0]["id"] if "children" in path else scene.group["id"]
        known = scene.ray.ask("GET", path.format(real))
        unknown = scene.ray.ask("GET", path.format("AAAAAAAAAAAAAAAA"))
        assert (known.status, known.body) == (unknown.status, unknown.body)


def test_a_child_sees_its_own_page_and_no_name(scene: Scene) -> None:
    """Its own figures, no real name, and nobody else's page."""
    own = scene.kid.get("/api/me")["id"]
    page = scene.kid.get(f"/api/children/{own}")
    assert page["entry"]["name"] == ""
    assert page["looks"] == []
    others = [one["id"] for one in scene.group["children"] if one["id"] != own]
    assert {scene.kid.ask("GET", f"/api/children/{id}").status for id in others} == {403}


def test_a_planted_session_is_worth_nothing(scene: Scene) -> None:
    """Fixation: whoever comes in gets a new cookie, and the one that was there before is dead."""
    victim, attacker = scene.town.web(), scene.town.web()
    victim.jar[COOKIE] = attacker.jar[COOKIE] = "planted" * 6
    victim.post("/api/me/card", {"key": scene.cards[1].key})
    assert victim.jar[COOKIE] != "planted" * 6
    assert attacker.get("/api/me")["kind"] == "guest"
    # Also one that the server itself had given out.
    own = scene.town.web()
    own.post("/api/me/card", {"key": scene.cards[2].key})
    old = own.jar[COOKIE]
    own.post("/api/me/card", {"key": scene.cards[1].key})
    attacker.jar[COOKIE] = old
    assert attacker.get("/api/me")["kind"] == "guest"


def test_another_site_writes_nothing_by_our_cookies(scene: Scene) -> None:
    """CSRF: by its origin, and by what the browser says of where a request comes from."""
    path, body = f"/api/classes/{scene.group['id']}/door", {"open": True}
    for header in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ):
        reply = scene.lee.ask("PUT", path, body, **header)
        assert (reply.status, reply.code) == (403, "other-origin"), header
    assert scene.lee.get(f"/api/classes/{scene.group['id']}")["door"] == 0


def test_words_cannot_be_guessed_and_the_coach_hears_of_it(tmp_path: Path) -> None:
    """Ten tries, then a pause for that network; a whole class that knows its words is let in."""
    with town(tmp_path) as here:
        lee = here.grownup()
        group = new_class(lee)
        cards = cards_of(lee, group)
        body = {"classCode": group["code"], "nickname": cards[0].nickname, "words": cards[0].words}
        for _ in range(12):
            here.web().post("/api/me/words", body)
        thief = here.web()
        replies = [
            thief.ask("POST", "/api/me/words", {**body, "words": f"brave otter {n:02}"}).status
            for n in range(20)
        ]
        assert replies.count(403) <= 12
        assert replies[-1] == 429
        assert thief.ask("POST", "/api/me/words", body).status == 429
        assert len(lee.get(f"/api/classes/{group['id']}")["notices"]) == 1
        # A card is no guess: the class goes on by its pictures.
        assert thief.ask("POST", "/api/me/card", {"key": cards[0].key}).status == 200


def test_nicknames_and_classes_cannot_be_listed_by_trying(scene: Scene) -> None:
    """A wrong class, a wrong nickname and wrong words are one answer, after the same work."""
    right = {"classCode": scene.group["code"], "nickname": scene.cards[0].nickname}
    answers, spent = set(), list[float]()
    for body in (
        {**right, "words": "no such 00"},
        {**right, "nickname": "Nobody Here", "words": "no such 00"},
        {**right, "classCode": "CDFGHJK", "words": "no such 00"},
        {**right, "classCode": "'; --", "nickname": "\x00", "words": ""},
    ):
        since = perf_counter()
        reply = scene.town.web().ask("POST", "/api/me/words", body)
        spent.append(perf_counter() - since)
        answers.add((reply.status, reply.body))
    assert len(answers) == 1
    # The same Argon2id is worked out for all of them: none is answered out of hand. A busy machine
    # may make one of them slow, so only the fastest of all is held to the work.
    assert min(spent) > 0.004


def test_a_password_cannot_be_guessed(scene: Scene) -> None:
    """Unknown logins and wrong passwords are one answer; many of them make a pause."""
    wrong = scene.town.web().ask("POST", "/api/me/password", {"login": "ray", "password": "x" * 12})
    other = scene.town.web().ask("POST", "/api/me/password", {"login": "roy", "password": "x" * 12})
    assert (wrong.status, wrong.body) == (other.status, other.body)
    statuses = [
        scene.town.web()
        .ask("POST", "/api/me/password", {"login": "mo", "password": PASSWORD})
        .status
        for _ in range(14)
    ]
    assert statuses[-1] == 429


def test_an_erased_child_comes_in_by_nothing(tmp_path: Path) -> None:
    """Neither card nor words nor session, nor the key of a seat; and only a guardian erases."""
    with town(tmp_path) as here:
        lee = here.grownup()
        group = new_class(lee)
        cards, kid = cards_of(lee, group), here.web()
        me = kid.post("/api/me/card", {"key": cards[0].key})
        table = kid.post("/api/tables", {**CLASS, "players": 2, "bots": [""]})
        path = f"/api/children/{me['id']}"
        assert kid.ask("DELETE", path).status == 403
        lee.post(path, method="DELETE")
        assert kid.get("/api/me")["kind"] == "guest"
        assert here.web().ask("POST", "/api/me/card", {"key": cards[0].key}).status == 403
        words = {"classCode": group["code"], "nickname": cards[0].nickname, "words": cards[0].words}
        assert here.web().ask("POST", "/api/me/words", words).status == 403
        seen = here.web().get(f"/api/tables/{table['code']}")
        assert [seat["name"] for seat in seen["seats"] if seat["name"]] == ["Player A"]
        held = {"seats": [{"table": table["code"], "key": table["token"]}]}
        assert kid.post("/api/seats", held)["tables"][0]["state"] == "gone"
        assert lee.ask("GET", path).status == 403


@pytest.mark.parametrize(
    "body",
    [
        "{",
        "[]",
        json.dumps({"key": 7}),
        json.dumps({"key": "x", "more": 1}),
        json.dumps({"key": "\ud800"}),
    ],
)
def test_bad_bodies_are_told_and_break_nothing(scene: Scene, body: str) -> None:
    """The answer is a sentence, for every nonsense."""
    answer = scene.town.server.ask("POST", "/api/me/card", body)
    assert answer.status in (400, 403)
    assert answer.json["sentence"]
