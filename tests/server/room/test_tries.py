"""A position tried again: a table of its own, exact, secret and kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.play import read_record
from tests.server.browser import Frame, browser, play_on
from tests.server.running import Answer, Running, bearer, running
from tests.server.seats import at, seats, settings


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    with running(settings()) as server:
        yield server


def try_again(server: Running, token: Frame, after: object) -> Answer:
    """Ask for a table with the key of a seat."""
    path = f"/api/tables/{token['code']}/tries"
    return server.ask("POST", path, {"after": after}, bearer(token.get("token", "")))


def test_nobody_but_a_player_tries(server: Running) -> None:
    """A stranger who knows the code of a match may not open tables from it."""
    tokens = seats(server, edition="mlag-basic-equations-2019-20", division="middle")
    refused = try_again(server, {"code": tokens[0]["code"]}, 5)
    assert (refused.status, refused.json["code"]) == (403, "no-watching")


def is_over(picture: Frame) -> bool:
    """Whether the match is over."""
    return bool(picture["over"])


def test_the_second_player_tries_his_position_against_a_bot(server: Running) -> None:
    """Ben has his seat again, the mat lies as it did, and the record tells where it began."""
    tokens = seats(server, edition="mlag-basic-equations-2019-20", division="middle", shakes=1)
    mats: dict[int, Frame] = {}
    with at(server, *tokens) as (ann, ben):

        def note(picture: Frame) -> bool:
            if picture["phase"] == "move":
                mats[picture["number"]] = picture["mat"]
            return bool(picture["phase"] == "end")

        early = try_again(server, tokens[1], 5)
        assert (early.status, early.json["code"]) == (404, "no-position")
        play_on(ann, ben, stop=note)
    after = sorted(mats)[1]
    for nonsense, status in ((0, 404), (-3, 404), (10**9, 404), ("x", 400)):
        assert try_again(server, tokens[1], nonsense).status == status
    # Without a key the code of a match that is over opens nothing.
    assert try_again(server, {"code": tokens[0]["code"]}, after).status == 404
    opened = try_again(server, tokens[1], after)
    assert opened.status == 200, opened.text
    seated = opened.json
    assert seated["seat"] == "B"
    assert seated["code"] != tokens[0]["code"]
    with browser(server.port, seated["code"], seated["token"]) as again:
        picture = again.until_shown()
        assert picture["terms"]["begunAfter"] == after
        assert picture["terms"]["pace"] == "none"
        names = {player["seat"]: (player["name"], player["bot"]) for player in picture["players"]}
        assert names["B"] == ("Ben", False)
        assert names["A"][1]
        assert names["A"][0] != "Ann"
        if picture["number"] == after:  # else the bot was on turn, and has moved on from it
            assert picture["mat"] == mats[after]
        play_on(again, stop=is_over)
    path = f"/api/tables/{seated['code']}/record"
    record = server.ask("GET", path, headers=bearer(seated["token"]))
    assert record.status == 200
    assert dict(read_record(record.text).headers)["Begun after"] == str(after)
    path_of_old = f"/api/tables/{tokens[0]['code']}/record"
    old = server.ask("GET", path_of_old, headers=bearer(tokens[0]["token"]))
    assert read_record(record.text).log[:after] == read_record(old.text).log[:after]
