"""Between two shakes at a real server: no clock runs, and each says when he is ready."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from goalsetter.server import MemoryStore
from tests.server.browser import Browser, Frame, play_on
from tests.server.running import Running, running
from tests.server.seats import at, has, manage, seats, settings

FAST = 60.0
"""How fast the clock of the server goes: two minutes are over in two seconds."""
READING = 131_000
"""How long a ruling was read, in milliseconds."""


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(replace(settings(), speed=FAST)) as found:
        yield found


def over(picture: Frame) -> bool:
    """Whether a shake is over."""
    return bool(picture["phase"] == "end")


def lines(server: Running, seated: Frame) -> list[list[str]]:
    """The record of a table, each line in words."""
    key = {"Authorization": f"Bearer {seated['token']}"}
    text = server.ask("GET", f"/api/tables/{seated['code']}/record", headers=key).text
    return [line.split() for line in text.splitlines()]


def has_read(server: Running, code: str) -> None:
    """Wait until the server's clock has gone on by as long as somebody reads."""
    left = 600_000
    while left > 600_000 - READING:
        with at(server, {"code": code}) as (watcher,):
            left = watcher.seen["nextIn"]


def test_reading_a_ruling_costs_nobody_a_point(server: Running) -> None:
    """The Goal-setter's time begins with the roll, which comes with the last word of all."""
    tokens = seats(server, pace="tournament", between=600)
    code = tokens[0]["code"]
    with at(server, *tokens) as (ann, ben):
        play_on(ann, ben, stop=over)
        assert ann.seen["clock"] is None
        assert ann.ask("ready")["type"] == "done"
        has_read(server, code)
        assert ben.ask("ready")["type"] == "done"
        play_on(ann, ben, stop=lambda picture: bool(picture["over"]))
    told = lines(server, tokens[0])
    said = [line for line in told if line[2:4] == ["is", "ready"]]
    rolled = [line for line in told if line[2:3] == ["rolls"]]
    assert [line[1] for line in said] == ["A", "B"]
    assert rolled[-1][0] == said[-1][0]


def test_the_table_calls_the_next_shake_in_time(server: Running) -> None:
    """One who says nothing is waited for as long as the table chose, and all see how long."""
    tokens = seats(server, between=60)
    with at(server, *tokens) as (ann, ben):
        play_on(ann, ben, stop=over)
        assert 0 <= ann.seen["nextIn"] <= 60_000
        ben.sees(lambda picture: picture["shake"] == 2)
        assert ben.seen["nextIn"] is None
        play_on(ann, ben, stop=lambda picture: bool(picture["over"]))
    assert ["calls", "the", "next", "shake"] in [line[2:] for line in lines(server, tokens[0])]


def test_the_owner_hurries_nobody_who_is_here(server: Running) -> None:
    """Where the table calls the next shake itself, only players who have gone can be left out."""
    tokens = seats(server, between=600)
    with at(server, tokens[0]) as (ann,):
        with at(server, tokens[1]) as (ben,):
            play_on(ann, ben, stop=over)
            assert ann.ask("ready")["type"] == "done"
            assert manage(ann, "next-shake")["code"] == "not-yours"
            assert manage(ben, "next-shake")["code"] == "not-yours"
        ann.hears("B", here=False)
        ann.sees(has("next-shake"))
        assert manage(ann, "next-shake")["type"] == "done"
        ann.sees(lambda picture: picture["shake"] == 2)


def test_where_all_are_waited_for_the_owner_can_call(server: Running) -> None:
    """Nothing is called by itself there, and the owner says so when he himself is ready."""
    tokens = seats(server, between=0)
    with at(server, *tokens) as (ann, ben):
        play_on(ann, ben, stop=over)
        assert ann.seen["nextIn"] is None
        assert manage(ann, "next-shake")["code"] == "not-yours"
        assert ann.ask("ready")["type"] == "done"
        ann.sees(has("next-shake"))
        assert manage(ann, "next-shake")["type"] == "done"
        ben.sees(lambda picture: picture["shake"] == 2)


def test_one_person_alone_reads_as_long_as_she_likes(server: Running) -> None:
    """Against bots nobody waits, so nothing is called, unless she chose that."""
    seated = server.order(shakes=2, pace="none")
    with at(server, seated) as (ann,):
        play_on(ann, stop=over)
        assert ann.seen["nextIn"] is None
        assert [player["ready"] for player in ann.seen["players"] if player["bot"]] == [True]
        assert ann.ask("ready")["type"] == "done"
        ann.sees(lambda picture: picture["shake"] == 2)


def test_who_was_ready_is_still_ready_after_a_restart() -> None:
    """A word that was said is a line of the log, and a table that is woken goes on with it."""
    store = MemoryStore()
    with running(settings(), store) as server:
        tokens = seats(server, between=0)
        with at(server, *tokens) as (ann, ben):
            play_on(ann, ben, stop=over)
            assert ann.ask("ready")["type"] == "done"
    with running(settings(), store) as server, at(server, *tokens) as (ann, ben):
        assert ready_at(ann) == {"A"}
        assert ann.ask("ready")["type"] == "done"
        assert ben.ask("ready")["type"] == "done"
        ben.sees(lambda picture: picture["shake"] == 2)


def ready_at(player: Browser) -> set[str]:
    """The seats that are ready, in the newest picture."""
    return {each["seat"] for each in player.seen["players"] if each["ready"]}


def test_a_paused_table_takes_no_ready(server: Running) -> None:
    """A pause between shakes is a pause."""
    tokens = seats(server, between=0)
    with at(server, *tokens) as (ann, ben):
        play_on(ann, ben, stop=over)
        assert manage(ann, "pause")["type"] == "done"
        assert ben.ask("ready")["code"] == "paused"
        assert manage(ann, "resume")["type"] == "done"
        assert ben.ask("ready")["type"] == "done"
