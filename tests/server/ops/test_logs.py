"""The log: a line for each event, and never a key, a nickname, a paper or a word that was said."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from goalsetter.cli.serve import Log, ServeOptions, run
from goalsetter.server.ops.logs import SLOW, WAYS, broke, complain, logging_as, tell
from goalsetter.server.ops.metrics import Figures
from goalsetter.server.room import actions
from goalsetter.server.store import StoreError
from tests.server.browser import browser
from tests.server.running import running
from tests.server.seats import join

NICKNAME, PAPER, CHAT = "Wilhelmina", "7+7=14", "you secretive person"


def lines_of(text: str) -> list[dict[str, Any]]:
    """Every line of a log in JSON."""
    return [json.loads(line) for line in text.splitlines()]


def test_a_match_leaves_its_traces_and_no_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made, begun, sockets, what was refused and what broke; nobody can be known by it."""
    with logging_as("json"), running() as server:
        mine = server.order(nickname=NICKNAME, bots=[""], pace="none")
        code = mine["code"]
        join(server, mine)
        with browser(server.port, code, mine["token"]) as ann:
            ann.table()
            assert ann.ask("chat", text=CHAT)["code"] == "no-chat"

            def breaking(*_: object) -> None:
                raise ValueError(PAPER)

            monkeypatch.setattr(actions, "read_action", breaking)
            assert ann.do("present", texts=[PAPER])["code"] == "broken"
        with browser(server.port, code, "no key at all") as stranger:
            assert stranger.take()["code"] == "no-key"
    told = capsys.readouterr().err
    found = {line["event"]: line for line in lines_of(told)}
    assert found["table-made"] | {"table": code, "seats": 2} == found["table-made"]
    assert found["table-begun"] | {"table": code, "bots": 0} == found["table-begun"]
    assert found["socket-opened"]["seat"] == found["socket-closed"]["seat"] == "A"
    assert found["socket-closed"]["slow"] is False
    whys = [line["why"] for line in lines_of(told) if line["event"] == "frame-refused"]
    assert whys == ["no-chat", "broken"]
    assert found["frame-broke"]["error"] == "ValueError"
    assert any("breaking" in place for place in found["frame-broke"]["trace"])
    assert found["socket-refused"]["why"] == "no-key"
    for secret in (NICKNAME, PAPER, CHAT, mine["token"], "no key at all"):
        assert secret not in told


def test_a_slow_deed_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    """With its kind and how long it took; a quick one is not."""
    with logging_as("json"):
        Figures().took(SLOW / 2, "move", "CDFGH", "A")
        Figures().took(SLOW, "move", "CDFGH", "B")
    (line,) = lines_of(capsys.readouterr().err)
    assert (line["event"], line["deed"], line["seat"], line["ms"]) == (
        "slow-deed",
        "move",
        "B",
        1000,
    )


def test_each_way_writes_what_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    """Off is quiet but for what went wrong; text is a line for people, places below it."""
    told = {}
    for way in WAYS:
        with logging_as(way):
            tell("opened", port=1)
            error = StoreError("store-full", "what was written")
            error.__cause__ = OSError()
            complain("not-kept", error, table="CDFGH")
            logging.getLogger("uvicorn.error").warning("%s\nmore", "Invalid HTTP request")
            try:
                raise ValueError("secret")
            except ValueError:
                broke("frame-broke", seat="A")
        told[way] = capsys.readouterr().err
    assert "opened" not in told["off"]
    assert "what was written" not in str(told)
    assert "secret" not in str(told)
    assert "not-kept table=CDFGH why=store-full cause=OSError" in told["off"]
    assert " info opened port=1\n" in told["text"]
    assert "frame-broke seat=A error=ValueError\n    " in told["text"]
    _, kept, said, broken = lines_of(told["json"])
    assert kept["cause"] == "OSError"
    assert (said["logger"], said["said"]) == ("uvicorn.error", "Invalid HTTP request")
    assert broken["trace"]


def test_the_command_knows_the_ways_of_the_server() -> None:
    """The options of the command are those of the server."""
    assert {each.value for each in Log} == set(WAYS)


def test_the_server_tells_its_beginning_and_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Uvicorn's own lines go the same way."""
    from goalsetter.server.serving import Stoppable

    async def at_once(server: Stoppable, **_: object) -> None:
        logging.getLogger("uvicorn.error").warning("Started")

    monkeypatch.setattr(Stoppable, "serve", at_once)
    assert run(ServeOptions(host="127.0.0.1", port=0, data=str(tmp_path), log="json")) == 0
    opened, said, closed = lines_of(capsys.readouterr().err)
    assert (opened["event"], opened["store"]) == ("opened", "SqlStore")
    assert said["said"] == "Started"
    assert closed["event"] == "closed"
