"""Coming in: by link, password, card and words; sessions that can be seen and ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goalsetter.server.accounts.sessions import COOKIE
from tests.server.accounts.people import PASSWORD, Card, Town, Web, cards_of, new_class, town


@pytest.fixture(scope="module")
def north(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One server for all promises here: none of them is in another's way."""
    with town(tmp_path_factory.mktemp("north"), schools=("North", "East", "West")) as here:
        yield here


@pytest.fixture(scope="module")
def coach(north: Town) -> Web:
    """The first coach."""
    return north.grownup()


@pytest.fixture(scope="module")
def group(coach: Web) -> Any:
    """A class of three."""
    return new_class(coach)


@pytest.fixture(scope="module")
def cards(coach: Web, group: Any) -> list[Card]:
    """Their cards."""
    return cards_of(coach, group)


def words_login(group: Any, card: Card, **changed: object) -> dict[str, object]:
    """The body by which a child comes in by words."""
    body = {"classCode": group["code"], "nickname": card.nickname, "words": card.words}
    return {**body, **changed}


def test_a_link_is_good_once(north: Town) -> None:
    """It makes one grown-up, and whoever uses it again is refused."""
    web = north.web()
    notice = web.post("/api/links", {"key": north.keys["East"]})
    assert (notice["kind"], notice["school"], notice["post"]) == ("join", "East", "director")
    body = {"key": north.keys["East"], "login": "eve", "name": "Eve", "password": "short"}
    assert web.ask("POST", "/api/links/use", body).code == "account-password"
    me = web.post("/api/links/use", {**body, "password": PASSWORD})
    assert (me["kind"], me["name"]) == ("grownup", "Eve")
    again = north.web().ask(
        "POST", "/api/links/use", {**body, "login": "eva", "password": PASSWORD}
    )
    assert (again.status, again.code) == (403, "account-no-link")


def test_cookies_are_kept_from_scripts_and_other_sites(north: Town, coach: Web) -> None:
    """HttpOnly and SameSite; and only over https where there is it."""
    web = north.web()
    reply = web.ask("POST", "/api/me/password", {"login": "lee", "password": PASSWORD})
    (cookie,) = reply.cookies
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower()
    assert reply.headers["cache-control"] == "no-store"


def test_a_child_comes_by_card_and_by_words(north: Town, group: Any, cards: list[Card]) -> None:
    """And is known by nickname only; small slips in the words are forgiven."""
    by_card, by_words = north.web(), north.web()
    me = by_card.post("/api/me/card", {"key": cards[0].key})
    assert (me["kind"], me["name"]) == ("child", cards[0].nickname)
    typed = cards[0].words.upper().replace(" ", "  ")
    assert by_words.post("/api/me/words", words_login(group, cards[0], words=typed)) == me
    assert by_words.get("/api/me") == me
    by_words.post("/api/me", method="DELETE")
    assert by_words.get("/api/me")["kind"] == "guest"
    assert by_card.get("/api/me") == me


def test_a_new_card_makes_the_old_one_void(north: Town, coach: Web) -> None:
    """A child who forgot the words gets another card, and whoever had come in by the old is out."""
    group = new_class(coach, "Forgetful", ("One Child",))
    (old,) = cards_of(coach, group)
    web = north.web()
    web.post("/api/me/card", {"key": old.key})
    (new,) = cards_of(coach, group)
    assert web.get("/api/me")["kind"] == "guest"
    assert north.web().ask("POST", "/api/me/card", {"key": old.key}).code == "account-no-card"
    wrong = north.web().ask("POST", "/api/me/words", words_login(group, old))
    assert wrong.code == "account-wrong-words"
    assert north.web().post("/api/me/words", words_login(group, new))["name"] == new.nickname


def test_the_list_is_shown_at_an_open_door_and_on_a_known_device(
    north: Town, coach: Web, group: Any, cards: list[Card]
) -> None:
    """Nobody else learns who is in the class, nor whether there is such a class."""
    stranger, path = north.web(), f"/api/doors/{group['code']}"
    closed = stranger.get(path)
    assert closed == {"open": False, "nicknames": []} == stranger.get("/api/doors/CDFGHJK")
    coach.post(f"/api/classes/{group['id']}/door", {"open": True}, "PUT")
    assert stranger.get(path)["nicknames"] == sorted(card.nickname for card in cards)
    coach.post(f"/api/classes/{group['id']}/door", {"open": False}, "PUT")
    assert stranger.get(path) == closed
    stranger.post("/api/me/card", {"key": cards[1].key})
    stranger.post("/api/me", method="DELETE")
    assert len(stranger.get(path)["nicknames"]) == 3


def test_sessions_are_seen_and_ended(north: Town, cards: list[Card]) -> None:
    """The own ones only; a session ended elsewhere is over at once."""
    here, there = north.web(), north.web()
    here.post("/api/me/card", {"key": cards[2].key})
    there.post("/api/me/card", {"key": cards[2].key, "own": True})
    sessions = here.get("/api/me/sessions")["sessions"]
    assert [one["here"] for one in sessions].count(True) == 1
    lengths = sorted(one["ends"] - one["made"] for one in sessions)
    assert lengths[0] < 24 * 3600 * 1000 < 100 * 24 * 3600 * 1000 < lengths[-1]
    other = next(one for one in sessions if not one["here"])
    here.post(f"/api/me/sessions/{other['id']}", method="DELETE")
    assert there.get("/api/me")["kind"] == "guest"
    assert here.get("/api/me")["kind"] == "child"
    assert north.web().ask("GET", "/api/me/sessions").status == 401


def test_a_password_is_changed_and_recovered(north: Town) -> None:
    """Every session ends; a colleague makes the link, and it does not open a director's account."""
    boss = north.grownup("West", "wanda", "Wanda")
    coach = north.colleague(boss, "carl")
    other = north.web()
    other.post("/api/me/password", {"login": "carl", "password": PASSWORD})
    new = {"old": PASSWORD, "new": "another horse 8"}
    assert coach.ask("PUT", "/api/me/password", {**new, "old": "wrong one 99"}).status == 403
    coach.post("/api/me/password", new, "PUT")
    assert other.get("/api/me")["kind"] == "guest"
    assert coach.get("/api/me")["kind"] == "grownup"
    school = boss.get("/api/me")["schools"][0]["id"]
    people = {one["login"]: one["id"] for one in boss.get(f"/api/schools/{school}")["people"]}
    way = f"/api/schools/{school}/people/{{}}/recovery"
    assert coach.ask("POST", way.format(people["wanda"])).status == 403
    link = boss.post(way.format(people["carl"]))["link"]
    use = {"key": link.partition("#")[2], "password": "a third horse 9"}
    assert north.web().post("/api/links/use", use)["name"] == "Carl"
    assert coach.get("/api/me")["kind"] == "guest"
    login = {"login": "carl", "password": "a third horse 9"}
    assert north.web().post("/api/me/password", login)["name"] == "Carl"


def test_a_coach_makes_no_director(north: Town, coach: Web) -> None:
    """Nobody rises by an invitation of his own."""
    helper = north.colleague(coach, "hal")
    school = helper.get("/api/me")["schools"][0]["id"]
    path = f"/api/schools/{school}/invitations"
    assert helper.ask("POST", path, {"post": "director"}).status == 403
    assert helper.ask("POST", path, {"post": "coach"}).status == 200


def test_a_server_without_accounts_is_as_it_was(tmp_path: Path) -> None:
    """A guest plays, nothing is written, and nobody is asked to sign in."""
    with town(tmp_path, schools=()) as here:
        web = here.web()
        assert web.get("/api/me") == {**web.get("/api/me"), "kind": "guest", "accounts": False}
        assert here.server.order()["seat"] == "A"
        assert COOKIE not in web.jar
    assert not list(tmp_path.iterdir())
