"""Hints at a table: for one person alone with bots, step by step, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.server import Limits, Settings
from goalsetter.words import LANGUAGES
from tests.server.browser import browser
from tests.server.running import HASTE, Running, running

ENGLISH = LANGUAGES["en"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests here; a browser may ask for four hints at once."""
    limits = Limits(
        tables_at_once=1_000, frames=1_000, frames_at_once=1_000, hints=0.01, hints_at_once=4
    )
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    with running(wanted) as found:
        yield found


def test_there_are_no_hints_where_people_play(server: Running) -> None:
    """The page is told so, and asking is refused with the reason."""
    seated = server.order(players=2, bots=[""], pace="none")
    path = f"/api/tables/{seated['code']}/seats"
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert ann.ask("ask-hint")["sentence"] == ENGLISH["server-not-begun"]
        server.ask("POST", path, {"nickname": "Bea"})
        table = ann.table()
        assert table["people"]["hints"] is False
        assert ann.ask("ask-hint")["sentence"] == ENGLISH["server-hint-people"]
    with browser(server.port, seated["code"]) as watcher:
        watcher.table()
        assert watcher.ask("ask-hint")["sentence"] == ENGLISH["server-only-watching"]


def test_hints_are_given_step_by_step(server: Running) -> None:
    """First a question, then more, until the last; who asks too often waits."""
    seated = server.order(players=2, bots=["third-grade"], pace="none")
    with browser(server.port, seated["code"], seated["token"]) as ann:
        table = ann.table(lambda seen: bool(seen["now"]["situation"] in ("goal", "move")))
        assert table["people"]["hints"] is True
        situation, number = table["now"]["situation"], table["number"]
        first, second, *_ = told = [ann.ask("ask-hint") for _ in range(4)]
        assert first["sentence"] == ENGLISH[f"hint-{situation}-think"]
        assert second["sentence"] != first["sentence"]
        assert {each["number"] for each in told} == {number}
        assert told[-1]["last"]
        assert ann.ask("ask-hint")["sentence"] == ENGLISH["server-too-fast"]
        assert ann.seen["number"] == number


def test_no_hint_is_kept_or_told(server: Running) -> None:
    """The log and the news are the same as without one."""
    seated = server.order(players=2, bots=["third-grade"], pace="none")
    with browser(server.port, seated["code"], seated["token"]) as ann:
        ann.table(lambda seen: bool(seen["now"]["situation"] in ("goal", "move")))
        ann.frames.clear()
        assert ann.ask("ask-hint")["type"] == "hint"
        assert [frame["type"] for frame in ann.frames if frame["type"] != "sounding"] == ["hint"]
