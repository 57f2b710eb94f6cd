"""Analyses over HTTP: asked for, followed, cancelled, taken up again; and the report at last."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from goalsetter.play import Seat, action, read_record
from goalsetter.server import Limits, MemoryStore, Settings
from goalsetter.server.room.journal import line_of
from goalsetter.server.store import LogRow, Over
from goalsetter.server.workers.dispatch import Workers
from tests.analysed import HOSTILE, KITCHEN, text_of
from tests.server.killing import victim
from tests.server.running import Answer, Running, bearer, running
from tests.web.catalogue import POSITIONS
from tests.web.positions import changes, code_of, match_id_of, token_of

UPLOAD = {"content-type": "text/plain; charset=utf-8"}
LONG = "tests/playthroughs/equations-2011-12-senior.record"
"""A record that takes many seconds, so that something can happen meanwhile."""
PATIENCE = 600.0
"""Seconds: processes that look at matches step aside for whatever else a machine does."""


def upload(server: Running, text: str) -> Answer:
    """Ask for the analysis of a record."""
    return server.ask("POST", "/api/analyses", text.encode(), UPLOAD)


def state(server: Running, id: str) -> Any:
    """How far an analysis is."""
    return server.ask("GET", f"/api/analyses/{id}").json


def until(server: Running, id: str, wanted: Callable[[Any], bool]) -> Any:
    """Wait until something can be said of an analysis."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        told = state(server, id)
        if wanted(told):
            return told
        sleep(0.05)
    raise AssertionError(f"this did not come: {told}")


def finished(told: Any) -> bool:
    """Nothing changes any more."""
    return told["state"] not in ("queued", "running")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for the tests here, with a limit that they do not reach."""
    limits = Limits(analyses_at_once=1_000)
    with running(Settings(host="127.0.0.1", port=0, thinkers=1, limits=limits)) as found:
        yield found


@pytest.fixture(scope="module")
def done(server: Running) -> str:
    """The name of an analysis that is done: of a match among people with hostile names."""
    hostile = json.dumps(HOSTILE)
    text = "\n".join(
        f"Player A: {hostile}" if line.startswith("Player A:") else line
        for line in text_of(KITCHEN).splitlines()
    )
    asked = upload(server, text)
    assert asked.status == 202, asked.text
    told = until(server, asked.json["id"], finished)
    assert (told["state"], told["percent"]) == ("done", 100)
    assert told["done"] == told["total"] == 1
    return str(told["id"])


def test_a_report_is_a_page_with_a_strict_policy(server: Running, done: str) -> None:
    """In either language; nothing runs in it but its own script, whatever players are called."""
    english, spanish = (server.ask("GET", f"/analysis/{done}?language={x}") for x in ("en", "es"))
    assert (english.status, spanish.status) == (200, 200)
    assert "Match report" in english.text
    assert "Informe de la partida" in spanish.text
    policy = english.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert policy.count("'sha256-") == 2
    assert english.text.count("<script>") == 1
    assert "onerror=alert(2)&gt;" in english.text
    assert "Back to the table" not in english.text


def test_a_report_is_data_and_an_annotated_record_too(server: Running, done: str) -> None:
    """The data has the comments; the record reads back, with a remark for each."""
    data = server.ask("GET", f"/api/analyses/{done}.json").json
    record = read_record(server.ask("GET", f"/api/analyses/{done}.record").text)
    found = [each["number"] for each in data["actions"] for _ in each["comments"]]
    assert found
    before = read_record(text_of(KITCHEN)).remarks
    assert found == [remark.number for remark in record.remarks if remark not in before]


def test_what_is_no_record_is_refused_with_its_line(server: Running) -> None:
    """In a sentence, in the reader's language, whether the text is short or long."""
    broken = text_of(KITCHEN).replace("rolls", "eats", 1)
    line = next(n for n, told in enumerate(broken.splitlines(), 1) if "eats" in told)
    asked = upload(server, broken)
    assert (asked.status, asked.json["code"]) == (400, "analysis-no-record")
    assert f"Line {line}" in asked.json["sentence"]
    spanish = {**UPLOAD, "accept-language": "es"}
    told = server.ask("POST", "/api/analyses", b"hola", spanish).json["sentence"]
    assert "Línea 1" in told
    assert upload(server, "x" * 50_000).json["code"] == "analysis-no-record"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"\xff\xfe\x00", 400, "analysis-no-text"),
        (b"   ", 400, "analysis-nothing"),
        (b"x" * 3_000_000, 413, "body-too-large"),
    ],
)
def test_garbage_is_told_so(server: Running, body: bytes, status: int, code: str) -> None:
    """Nothing crashes, and the sentence says what is wrong."""
    found = server.ask("POST", "/api/analyses", body, UPLOAD)
    assert (found.status, found.json["code"]) == (status, code)


def test_a_name_that_no_analysis_has(server: Running) -> None:
    """Is told so, whatever is asked."""
    for path in ("", ".json", ".record"):
        assert server.ask("GET", f"/api/analyses/nothing{path}").json["code"] == "no-analysis"
    assert server.ask("DELETE", "/api/analyses/nothing").status == 404
    assert server.ask("GET", "/analysis/nothing").status in (404, 503)


def test_an_unfinished_match_stays_secret(server: Running) -> None:
    """Its papers are nobody's business until it is over."""
    seated = server.order(bots=[""])
    found = server.ask("POST", "/api/analyses", {"table": seated["code"]})
    assert (found.status, found.json["code"]) == (409, "analysis-secret")
    assert server.ask("POST", "/api/analyses", {"table": "ZZZZZ"}).status == 404


def over() -> tuple[MemoryStore, str]:
    """A store with a match of two people that is over, and its code."""
    store, code = MemoryStore(), code_of(0)
    accepted = action.Accept(by=Seat("B"), at=0, writer=Seat("A"))
    last = LogRow(code=code, number=1, at=0, by="B", text=line_of(accepted))
    asyncio.run(store.keep([*changes(code, POSITIONS["analyse"]), last, Over(code=code)]))
    return store, code


def test_a_match_that_is_over_is_analysed_once(tmp_path: Path) -> None:
    """Asking again, with the code in small letters too, gives the same; so does a reader
    while the pages are not built."""
    store, code = over()
    with running(store=store, pages=tmp_path) as server:
        key = bearer(token_of(code, "A"))
        first = server.ask("POST", "/api/analyses", {"table": code}, key)
        assert first.status == 202
        assert server.ask("GET", f"/analysis/{first.json['id']}").status == 503
        again = server.ask("POST", "/api/analyses", {"table": match_id_of(code).lower()})
        assert again.json["id"] == first.json["id"]
        assert until(server, first.json["id"], finished)["state"] == "done"
        data = server.ask("GET", f"/api/analyses/{first.json['id']}.json").json
        assert [each["name"] for each in data["players"]] == ["Ada", "Bea"]
        page = server.ask("GET", f"/analysis/{first.json['id']}?language=es").text
        assert f'<a href="/t/{match_id_of(code)}">Volver a la mesa</a>' in page


def test_a_text_that_takes_too_long_to_read_is_told_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that reads it is ended, and nothing else suffers."""

    async def slow(*_args: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(Workers, "consult", slow)
    found = upload(server, "x" * 50_000)
    assert (found.status, found.json["code"]) == (422, "analysis-too-hard")


def test_cancelled_in_the_middle(server: Running) -> None:
    """It stops soon, brings no report, and the next one has its turn."""
    uploaded = upload(server, text_of(LONG)).json
    asked, key = uploaded["id"], uploaded["key"]
    behind = upload(server, text_of(KITCHEN)).json["id"]
    until(server, asked, lambda told: told["total"] > 0)
    assert state(server, behind)["ahead"] == 1
    assert server.ask("GET", f"/api/analyses/{asked}.json").json["code"] == "analysis-not-done"
    assert server.ask("DELETE", f"/api/analyses/{asked}").json["code"] == "not-uploaders-key"
    assert server.ask("DELETE", f"/api/analyses/{asked}", headers=bearer(key)).status == 204
    assert until(server, behind, finished)["state"] == "done"
    assert server.ask("GET", f"/api/analyses/{asked}").status == 404


def test_too_many_are_turned_away() -> None:
    """By one browser in a short time, and by all of them together."""
    limits = Limits(analyses=0.001, analyses_at_once=2, analyses_waiting=0)
    with running(Settings(host="127.0.0.1", port=0, thinkers=1, limits=limits)) as server:
        codes = [upload(server, text_of(KITCHEN)).json["code"] for _ in range(3)]
    assert codes == ["analysis-busy", "analysis-busy", "too-many-analyses"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_it_is_taken_up_again_after_a_kill(tmp_path: Path) -> None:
    """``kill -9`` in the middle: after the next start it goes on by itself and is done."""
    with victim(tmp_path) as game:
        server = game.start()
        asked = upload(server, text_of(KITCHEN)).json["id"]
        until(server, asked, lambda told: told["state"] == "running")
        game.kill()
        server = game.start()
        assert state(server, asked)["state"] in ("queued", "running")
        assert until(server, asked, finished)["state"] == "done"
        assert "Match report" in server.ask("GET", f"/analysis/{asked}").text
        assert game.stop() == 0
