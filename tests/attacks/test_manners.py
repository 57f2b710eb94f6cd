"""Manners: own words, nicknames and reports, on a server whose owner has a say."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goalsetter.server import Settings
from goalsetter.server.store import SqlStore
from tests.attacks.strangers import fill, settings, sqlite_in
from tests.server.browser import Browser, Frame, browser
from tests.server.postgres import postgres
from tests.server.running import ORDER, PATIENCE, Running, bearer, running
from tests.server.seats import at, join, manage, seats
from tests.server.seats import settings as lively
from tests.web.catalogue import POSITIONS
from tests.web.positions import changes, code_of, token_of

# Own words.


def silent() -> Settings:
    """A server without chat."""
    return replace(lively(), chat=False)


def test_a_server_without_chat_has_none_at_any_table(tmp_path: Path) -> None:
    """Not even where a table allowed it before; phrases stay, and so do the words of the game."""
    with running(lively(), sqlite_in(tmp_path)) as server:
        ann_seat, ben_seat = seats(server)
        with at(server, ann_seat, ben_seat) as (ann, ben):
            assert manage(ann, "allow-chat")["type"] == "done"
            assert ann.ask("chat", text="a secret word")["type"] == "done"
            ben.until("said")
    with (
        running(silent(), sqlite_in(tmp_path)) as server,
        at(server, ann_seat, ben_seat) as (ann, ben),
    ):
        assert not ann.seen["people"]["chat"]
        assert not any("chat" in tool["what"] for tool in ann.seen["people"]["tools"])
        for each in (ann, ben):
            assert each.ask("chat", text="hello")["code"] == "no-chat-here"
        assert manage(ann, "allow-chat")["code"] == "not-yours"
        assert ann.do("say", what="you are all bad")["code"] == "no-chat-here"
        assert ann.ask("phrase", code="hello")["type"] == "done"
        assert ben.until("said")["code"] == "hello"
        assert "a secret word" not in "".join([*ann.raw, *ben.raw])


def test_a_reason_in_own_words_is_no_chat_either(tmp_path: Path) -> None:
    """A player who rejects a paper explains it by the list, not by a letter to the writer."""
    code = code_of(0)
    fill(sqlite_in(tmp_path), changes(code, POSITIONS["analyse"]))
    with (
        running(silent(), sqlite_in(tmp_path)) as server,
        browser(server.port, code, token_of(code, "B")) as bea,
    ):
        bea.table()
        parts = {"writer": "A", "reason": "other", "said": "you are dumb"}
        assert bea.do("reject", parts)["code"] == "no-chat-here"


# Nicknames.

BAD = (
    "fuck",
    "F.u.c.k",
    "fuuuck",
    "sh1t",
    "$h!t",
    "ѕһіт",
    "ｓｈｉｔ",
    "cabrón",
    "You shit",
    "shit1",
    "1shit",
    "shit!!!",
)
GOOD = ("Scunthorpe", "Matsushita", "therapist", "computadora", "Dick", "Ann", "1+1", "Ωmega")


def order(server: Running, name: str) -> str:
    """Make a table under a name; the code of what is wrong with it."""
    found = server.ask("POST", "/api/tables", {**ORDER, "nickname": name, "bots": [""]})
    return str(found.json.get("code", "")) if found.status != 200 else ""


def test_a_nickname_has_none_of_some_words(tmp_path: Path) -> None:
    """However they are spelled, at the first seat and at the others; good names stay good."""
    with running(settings(tables_at_once=1_000), sqlite_in(tmp_path)) as server:
        assert [order(server, name) for name in BAD] == ["name-unkind"] * len(BAD)
        assert [order(server, name) for name in GOOD] == [""] * len(GOOD)
        code = server.order(bots=[""])["code"]
        found = server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "sh1t"})
        assert found.json["code"] == "name-unkind"


def test_a_nickname_has_a_longest_length_and_no_tower_of_marks(tmp_path: Path) -> None:
    """Twenty signs, and none that covers the lines around it."""
    with running(settings(tables_at_once=1_000), sqlite_in(tmp_path)) as server:
        assert order(server, "x" * 21) == "name-length"
        assert order(server, "x" * 20) == ""
        assert order(server, "Z" + "\u0301\u0302\u0303" * 5) == "name-strange"
        assert order(server, "José Ñandú") == ""


def test_the_owner_edits_the_words_while_the_server_runs(tmp_path: Path) -> None:
    """A word more, a part of words, and one of the usual ones that is allowed after all."""
    file = tmp_path / "mine.txt"
    file.write_text("# our own\nrhubarb\n*turnip*\n-nazi\n", "utf-8")
    wanted = replace(settings(tables_at_once=1_000), words=file)
    with running(wanted, sqlite_in(tmp_path)) as server:
        names = ("Rhubarb", "rhubarbs", "Big Turnips", "nazi", "shit")
        assert [bool(order(server, name)) for name in names] == [True, False, True, False, True]
        file.write_text("leek\n", "utf-8")
        assert order(server, "Rhubarb") == ""
        assert order(server, "L3EK") == "name-unkind"
        file.write_bytes(b"\xff\xfe\xff broken")
        assert order(server, "L3EK") == "name-unkind"
        file.unlink()
        assert order(server, "L3EK") == ""
        assert order(server, "shit") == "name-unkind"


def test_a_file_of_words_that_is_not_there_is_told_at_the_start(tmp_path: Path) -> None:
    """With exit 2, before anything is opened."""
    done = command("serve", "--data", str(tmp_path), "--blocked-words", str(tmp_path / "none"))
    assert (done.returncode, "none" in done.stderr) == (2, True)
    assert "Traceback" not in done.stderr


# Reports.


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, as the owner of the server calls it."""
    call = "from goalsetter.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", call, *words], capture_output=True, text=True, check=False
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[SqlStore, list[str]]]:
    """A real database, and how the command is told of it."""
    if request.param == "sqlite":
        yield sqlite_in(tmp_path), ["--data", str(tmp_path)]
        return
    with postgres() as address:
        yield SqlStore(address), ["--store", address]


def reports(where: list[str]) -> list[dict[str, str]]:
    """Return the reports that the owner sees."""
    done = command("reports", "--json", *where)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


def test_a_report_reaches_the_owner_and_nobody_else(kept: tuple[SqlStore, list[str]]) -> None:
    """With names, reason and last words; it outlives the table, and the owner deletes it."""
    store, where = kept
    # Nobody is gone for long here: that would show everybody a new picture at some moment.
    with running(lively(grace=1000 * PATIENCE), store) as server:
        ann_seat, ben_seat = seats(server)
        with at(server, ann_seat, ben_seat) as (ann, ben):
            assert manage(ann, "allow-chat")["type"] == "done"
            for each in (ann, ben):  # a picture comes after all frames that wait
                each.sees(lambda picture: picture["people"]["chat"])
            assert ben.ask("chat", text="you stink")["type"] == "done"
            assert ben.ask("phrase", code="hello")["type"] == "done"
            for each in (ann, ben):
                each.until("said", lambda said: said["code"] == "hello")
            heard = len(ben.frames)
            assert ann.ask("report", seat="B", reason="words")["type"] == "done"
            assert ben.ask("ping")["type"] == "pong"
            later = [frame["type"] for frame in ben.frames[heard:]]
            assert [kind for kind in later if kind not in ("sounding", "presence")] == ["pong"]
        (found,) = reports(where)
        assert (found["by"], found["about"], found["reason"]) == ("Ann", "Ben", "words")
        assert found["said"].splitlines()[0] == "you stink"
        path = f"/api/tables/{ann_seat['code']}"
        assert server.ask("DELETE", path, headers=bearer(ann_seat["token"])).status == 204
        assert "Ben" in command("reports", *where).stdout
        assert command("reports", "--delete", "nothing", *where).returncode == 2
        assert command("reports", "--delete", found["id"], *where).returncode == 0
        assert reports(where) == []
        assert command("reports", "--delete-all", *where).returncode == 0


def refused(player: Browser, **asked: object) -> str:
    """Why a report is not taken."""
    return str(player.ask("report", **asked).get("code", ""))


def test_who_cannot_be_reported_and_who_cannot_report(tmp_path: Path) -> None:
    """Not a bot, not oneself, not an empty seat; and watchers report nobody. Nobody floods it."""
    with running(lively(complaints=0.001), sqlite_in(tmp_path)) as server:
        alone: Frame = server.order()
        with browser(server.port, alone["code"], alone["token"]) as ann:
            ann.table()
            for seat in ("A", "B", "C", "judge", "x"):
                assert refused(ann, seat=seat, reason="other") == "nobody-to-report"
        lobby: Frame = server.order(bots=[""])
        with browser(server.port, lobby["code"], lobby["token"]) as ann:
            assert refused(ann, seat="B", reason="name") == "nobody-to-report"
            join(server, lobby)
            ann.table()
            ann.send({"type": "report", "id": 900, "seat": "B", "reason": "rude"})
            assert ann.until("error")["code"] == "no-frame"
            answers = [refused(ann, seat="B", reason="unfair") for _ in range(4)]
            assert answers == ["", "", "", "too-many-reports"]
            with browser(server.port, lobby["code"]) as eve:
                eve.table()
                assert refused(eve, seat="A", reason="name") == "only-watching"
    assert len(reports(["--data", str(tmp_path)])) == 3
