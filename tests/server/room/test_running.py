"""A table runs by itself: where bots cannot think, people are told, and it goes on."""

from __future__ import annotations

import pytest

from goalsetter.server.workers import dispatch
from tests.server.browser import browser, play_on
from tests.server.crash import bring_down
from tests.server.running import running


def without_room(*_: object, **__: object) -> None:
    """Raise what a system without room for another process raises."""
    raise OSError("secret")


def test_players_are_told_when_bots_cannot_think(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each in his language, and in the log; when the processes start again the match goes on."""
    with running() as server:
        with monkeypatch.context() as full:
            full.setattr("goalsetter.server.workers.pool.subprocess.Popen", without_room)
            seated = server.order(pace="none")
            with browser(server.port, seated["code"], seated["token"]) as ann:
                told = ann.table(lambda picture: picture["trouble"])
                assert "The bots can't think right now" in told["trouble"]
            with browser(server.port, seated["code"], language="es") as late:
                assert "Los bots no pueden pensar" in late.table()["trouble"]
            assert caplog.messages.count("bots-down") == 1
            assert "secret" not in caplog.text
        with browser(server.port, seated["code"], seated["token"]) as ann:
            ann.table(lambda picture: picture["trouble"] == "")
            play_on(ann, stop=lambda seen: seen["number"] > told["number"] + 1)


def test_players_are_told_when_a_bot_breaks_over_a_position(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its processes can be had, but not for this question; so it does nothing."""
    monkeypatch.setattr(dispatch, "ask", bring_down)
    monkeypatch.setattr(dispatch, "ask_in_haste", bring_down)
    with running() as server:
        seated = server.order(pace="none")
        with browser(server.port, seated["code"], seated["token"]) as ann:
            ann.table()
            play_on(ann, stop=lambda seen: bool(seen["trouble"]))
            assert "A bot broke down here" in ann.seen["trouble"]
    assert "bot-broke" in caplog.messages
