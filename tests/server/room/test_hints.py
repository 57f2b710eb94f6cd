"""Hints at a table: for one person alone with bots, step by step, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from goalsetter.coach import Hint, no_hint
from goalsetter.play import Phase
from goalsetter.server import Limits, MemoryStore, Settings
from goalsetter.server.room import hints as hinting
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.workers.dispatch import Workers
from goalsetter.table import Table
from goalsetter.words import written
from tests.server.browser import Browser, browser
from tests.server.running import HASTE, Running, running
from tests.web.catalogue import at_goal, at_move
from tests.web.positions import Position, changes, code_of, token_of

ENGLISH = written("en")
FOR_EVER = 10**12
"""Milliseconds for which seats are kept: nothing is shown because somebody has been away."""
BOT = "third-grade"
POSITIONS = {
    code_of(number): Position(given=given, bots=bots)
    for number, (given, bots) in enumerate(
        (
            *((at_goal(), BOT) for _ in range(4)),
            (at_move(phase_is=Phase.END), BOT),
            (at_goal(), ""),
        )
    )
}
"""Ada is to set the Goal, alone with bots; then a shake that is over; then one among people."""
STEPS, FREE, STALE, HARD, OVER, PEOPLE = POSITIONS


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here; a seat may ask for four hints at once."""
    limits = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000, hints=0.001)
    limits = replace(limits, hints_at_once=4, grace=FOR_EVER)
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    store = MemoryStore()
    for code, position in POSITIONS.items():
        asyncio.run(store.keep(changes(code, position)))
    with running(wanted, store) as found:
        yield found


def ada(server: Running, code: str) -> Iterator[Browser]:
    """Ada in front of the mat."""
    with browser(server.port, code, token_of(code, "A")) as found:
        found.table()
        yield found


def test_hints_are_given_step_by_step(server: Running) -> None:
    """First a question, then more, until the last; who asks too often waits."""
    for player in ada(server, STEPS):
        assert player.seen["people"]["hints"] is True
        told = [player.ask("ask-hint") for _ in range(4)]
        assert told[0]["sentence"] == ENGLISH["hint-goal-think"]
        assert [each["last"] for each in told] == [False, False, True, True]
        assert len({each["sentence"] for each in told[:3]}) == 3
        assert told[3]["sentence"] == told[2]["sentence"]
        assert {each["number"] for each in told} == {player.seen["number"]}
        assert player.ask("ask-hint")["sentence"] == ENGLISH["server-too-fast"]


def test_no_hint_is_kept_or_told(server: Running) -> None:
    """The table and its news are the same as without one."""
    for player in ada(server, FREE):
        player.frames.clear()
        assert player.ask("ask-hint")["type"] == "hint"
        kinds = {frame["type"] for frame in player.frames}
        assert kinds <= {"hint", "sounding", "presence"}


def test_a_hint_about_another_table_is_lost(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If something was done meanwhile, the player is told to look again."""

    async def slow(room: TableRoom, guest: Guest, table: Table, asked: int) -> Hint:
        room.table = replace(table, log=(*table.log, table.log[-1]))
        return no_hint()

    monkeypatch.setattr(hinting, "_sought", slow)
    for player in ada(server, STALE):
        assert player.ask("ask-hint")["sentence"] == ENGLISH["server-stale"]


def test_what_takes_too_long_is_not_known(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint says so."""

    async def late(*_: object, **__: object) -> Hint:
        raise TimeoutError

    monkeypatch.setattr(Workers, "consult", late)
    for player in ada(server, HARD):
        assert player.ask("ask-hint")["sentence"] == ENGLISH["hint-goal-think"]
        told = player.ask("ask-hint")
        assert (told["sentence"], told["last"]) == (ENGLISH["hint-undecided"], True)


def test_there_is_no_hint_between_shakes(server: Running) -> None:
    """Nothing is to be done then."""
    for player in ada(server, OVER):
        assert player.ask("ask-hint")["sentence"] == ENGLISH["server-hint-over"]


def test_there_are_no_hints_where_people_play(server: Running) -> None:
    """The page is told so, and asking is refused with the reason."""
    for player in ada(server, PEOPLE):
        assert player.seen["people"]["hints"] is False
        assert player.ask("ask-hint")["sentence"] == ENGLISH["server-hint-people"]
    with browser(server.port, STEPS) as watcher:
        watcher.table()
        assert watcher.ask("ask-hint")["sentence"] == ENGLISH["server-only-watching"]
