"""Codes and keys: a stranger tries every code, and a school sits behind one address."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goalsetter.server.store import SqlStore
from tests.attacks.strangers import ask_from, fill, finished, settings, sqlite_in
from tests.server.browser import browser
from tests.server.postgres import postgres
from tests.server.running import Running, bearer, running
from tests.web.catalogue import POSITIONS
from tests.web.positions import changes, code_of, match_id_of, token_of

OVER, PRIVATE, PLAYED = code_of(0), code_of(1), code_of(2)
UNWATCHED = replace(POSITIONS["analyse"], watch=False)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with one match that is over, one that nobody may watch, and one that is played."""
    kept = [*finished(OVER), *finished(PRIVATE, UNWATCHED), *changes(PLAYED, UNWATCHED)]
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("store")
        fill(sqlite_in(folder), kept)
        with running(settings(misses_at_once=10_000), sqlite_in(folder)) as found:
            yield found
        return
    with postgres() as address:
        fill(SqlStore(address), kept)
        with running(settings(misses_at_once=10_000), SqlStore(address)) as found:
            yield found


def test_the_code_of_a_finished_match_opens_nothing(server: Running) -> None:
    """It is short enough to be guessed: the answer is that of a code that no table has."""
    for path in ("", "/record"):
        found = server.ask("GET", f"/api/tables/{OVER}{path}")
        assert (found.status, found.json["code"]) == (404, "no-table")
    assert server.ask("POST", "/api/analyses", {"table": OVER}).status == 404
    assert server.ask("POST", f"/api/tables/{OVER}/seats", {"nickname": "Eve"}).status == 404
    with browser(server.port, OVER) as stranger:
        assert stranger.take()["code"] == "no-table"


def test_its_long_name_opens_it_and_its_players_still_come_by_the_code(server: Running) -> None:
    """Where watching is allowed; a link of old is good in the browser that played."""
    long = match_id_of(OVER)
    assert server.ask("GET", f"/api/tables/{long}").json["over"]
    assert server.ask("GET", f"/api/tables/{long.lower()}/record").status == 200
    key = bearer(token_of(OVER, "A"))
    assert server.ask("GET", f"/api/tables/{OVER}/record", headers=key).status == 200
    with browser(server.port, OVER, token_of(OVER, "A")) as player:
        assert player.table()["id"] == long
    with browser(server.port, long) as watcher:
        assert watcher.table()["over"]


def test_a_new_match_has_a_name_that_nobody_can_guess(server: Running) -> None:
    """At least 96 bits, and another one for each."""
    names = set()
    for _ in range(2):
        seated = server.order()
        with browser(server.port, seated["code"], seated["token"]) as player:
            names.add(player.table()["id"])
    assert len(names) == 2
    assert all(len(name) * 4 >= 96 for name in names)  # a letter of sixteen is four bits


def test_nobody_may_watch_holds_when_the_match_is_over(server: Running) -> None:
    """For the seats, the record and the report, even for who knows the long name."""
    long, ann = match_id_of(PRIVATE), bearer(token_of(PRIVATE, "A"))
    for path in ("", "/record"):
        found = server.ask("GET", f"/api/tables/{long}{path}")
        assert (found.status, found.json["code"]) == (403, "no-watching")
        assert "Ada" not in found.text
        assert server.ask("GET", f"/api/tables/{long}{path}", headers=ann).status == 200
    strange = bearer(token_of(OVER, "A"))
    assert server.ask("GET", f"/api/tables/{long}/record", headers=strange).status == 403
    assert server.ask("POST", "/api/analyses", {"table": long}).status == 403
    with browser(server.port, long) as stranger:
        assert stranger.take()["code"] == "no-watching"


def test_who_plays_where_nobody_may_watch_is_not_told(server: Running) -> None:
    """A stranger who has the code of the match that is played sees that it is full, and no name."""
    told = server.ask("GET", f"/api/tables/{PLAYED}")
    assert told.json["begun"]
    assert [each["name"] for each in told.json["seats"]] == ["", ""]
    ann = bearer(token_of(PLAYED, "A"))
    seats = server.ask("GET", f"/api/tables/{PLAYED}", headers=ann).json["seats"]
    assert [each["name"] for each in seats] == ["Ada", "Bea"]


def test_only_who_may_see_a_match_sees_or_cancels_its_analysis(server: Running) -> None:
    """The name of the analysis alone is not enough."""
    ann = bearer(token_of(PRIVATE, "A"))
    asked = server.ask("POST", "/api/analyses", {"table": PRIVATE}, ann)
    assert asked.status == 202, asked.text
    path = f"/api/analyses/{asked.json['id']}"
    for method, where in (("GET", path), ("GET", f"{path}.json"), ("GET", f"{path}.record")):
        assert server.ask(method, where).status == 403
    assert "Ada" not in server.ask("GET", f"/analysis/{asked.json['id']}").text
    assert server.ask("DELETE", path).status == 403
    assert server.ask("GET", path, headers=ann).json["state"] != "cancelled"
    assert server.ask("DELETE", path, headers=ann).json["state"] in ("cancelled", "done")


@pytest.mark.parametrize("name", ["a%00b", "%00", "x" * 3000, "%27%20or%201=1", "%F0%9F%98%80"])
def test_a_name_that_cannot_be_one_is_nobodys(server: Running, name: str) -> None:
    """A name is not found, whatever is in it, and no store complains."""
    for path in (f"/api/analyses/{name}", f"/api/tables/{name}", f"/api/tables/{name}/record"):
        assert server.ask("GET", path).status == 404
    assert server.ask("DELETE", f"/api/analyses/{name}", headers=bearer("x")).status == 404
    assert server.ask("GET", f"/analysis/{name}").status == 404


# Limits.


def test_a_key_is_looked_at_before_any_limit(tmp_path: Path) -> None:
    """A pupil who tries codes locks nobody of the school out who has a seat."""
    fill(sqlite_in(tmp_path), [*finished(OVER), *changes(PLAYED, POSITIONS["analyse"])])
    limits = settings(misses=0.001, misses_at_once=3, analyses=0.001, analyses_at_once=1)
    with running(limits, sqlite_in(tmp_path)) as server:
        tries = [server.ask("GET", f"/api/tables/{code_of(50 + n)}").status for n in range(5)]
        assert tries == [404, 404, 404, 429, 429]
        assert server.ask("GET", f"/api/tables/{PLAYED}").status == 429
        key = bearer(token_of(PLAYED, "A"))
        assert server.ask("GET", f"/api/tables/{PLAYED}", headers=key).status == 200
        with browser(server.port, PLAYED, token_of(PLAYED, "A")) as player:
            assert player.table()["seat"] == "A"
        with browser(server.port, PLAYED, "no key at all") as stranger:
            assert stranger.take()["code"] == "too-many-codes"
        uploads = [server.ask("POST", "/api/analyses", {"record": "none"}) for _ in range(2)]
        assert [each.status for each in uploads] == [400, 429]
        mine = bearer(token_of(OVER, "A"))
        assert server.ask("POST", "/api/analyses", {"table": OVER}, mine).status == 202


def test_one_home_is_one_network(tmp_path: Path) -> None:
    """A home with 2**64 addresses of IPv6 has one share of tries; the neighbor has his own."""
    with running(settings(misses=0.001, misses_at_once=3), sqlite_in(tmp_path)) as server:
        tried = [
            ask_from(server, f"2001:db8:1:2:{host:x}::{host:x}", f"/api/tables/{code_of(host)}")
            for host in range(1, 6)
        ]
        assert [each.status for each in tried] == [404, 404, 404, 429, 429]
        assert ask_from(server, "2001:db8:1:3::1", "/api/tables/CCCCC").status == 404
        mapped = [ask_from(server, "::ffff:192.0.2.9", "/api/tables/CCCCC") for _ in range(3)]
        assert [each.status for each in mapped] == [404] * 3
        assert ask_from(server, "192.0.2.9", "/api/tables/CCCCC").status == 429
