"""Mishaps: whatever breaks inside, people get a sentence and the server goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time

import msgspec
import pytest

from goalsetter.errors import RecordError
from goalsetter.play import Mode, read_record
from goalsetter.server import Limits, MemoryStore, Settings
from goalsetter.server.http import records
from goalsetter.server.http import tables as api
from goalsetter.server.keys import digest_of
from goalsetter.server.room import actions, registry
from goalsetter.server.room import running as run
from goalsetter.server.room.journal import head_of, rows_of
from goalsetter.server.store import (
    Begun,
    Change,
    Followed,
    Kept,
    Keyed,
    LogRow,
    Made,
    Over,
    Sat,
    StoreError,
    Used,
)
from goalsetter.server.view import cache as gallery
from goalsetter.server.workers import drafts as looking
from tests.server.browser import browser, line
from tests.server.running import ORDER, PATIENCE, Running, bearer, running
from tests.server.seats import join, sit
from tests.server.tables import BOTH_GAMES, bots_seating, played

OVER, RUINED, ODD, LOST = "CCCCC", "DDDDD", "FFFFF", "GGGGG"
"""Tables that are there already: one that is over, and two with lines that cannot be read; the
last cannot even be looked for."""
TOKEN = "a key"


def finished() -> tuple[str, list[LogRow]]:
    """The header and the lines of a match that is over."""
    seating = bots_seating(BOTH_GAMES[1], Mode.GUARDED)
    rows: list[LogRow] = []
    for _, outcome in played(seating):
        rows += rows_of(OVER, outcome.table, outcome.deeds)
    return head_of(seating), rows


class Filled(MemoryStore):
    """A store with those tables; it cannot keep what is said to be unlucky."""

    async def open(self) -> None:
        """Fill it."""
        head, rows = finished()
        said = {**ORDER, "edition": BOTH_GAMES[1], "players": 3, "bots": ["", ""]}
        order = msgspec.json.encode(said).decode()
        for code in (OVER, RUINED, ODD):
            sat = [Sat(code=code, seat="A", name="Ann")]
            sat += [Sat(code=code, seat=seat, name=seat, level="random") for seat in "BC"]
            begun = Begun(code=code, head=head, begun=1)
            await super().keep([Made(code=code, order=order, made=0), *sat, begun])
            await super().keep([Used(code=code, used=int(time() * 1000))])
        await super().keep([*rows, Over(code=OVER), Followed(code=OVER, next=LOST)])
        await super().keep([Keyed(digest=digest_of(TOKEN), code=OVER, seat="A")])
        await super().keep([Keyed(digest=digest_of(TOKEN), code=RUINED, seat="A")])
        for code in (RUINED, ODD):
            await super().keep([LogRow(code=code, number=0, at=5, by="A", text="0:00 A juggles")])

    async def keep(self, changes: Sequence[Change]) -> None:
        """Some things cannot be kept."""
        if any(isinstance(each, Sat) and each.name == "Unlucky" for each in changes):
            raise StoreError("store-full", "disk is full")
        await super().keep(changes)

    async def find(self, code: str) -> Kept | None:
        """Some things cannot be found."""
        if code == LOST:
            raise StoreError("store-failed", "secret")
        return await super().find(code)

    async def wake(self, codes: Sequence[str]) -> list[Kept]:
        """Nor woken."""
        if LOST in codes:
            raise StoreError("store-failed", "secret")
        return await super().wake(codes)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    limits = Limits(tables_at_once=1_000, watching=2)
    settings = Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1, speed=60)
    with running(settings, Filled()) as found:
        yield found


def test_a_match_that_is_over_gives_its_record(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a good name; one that cannot be written is told."""
    found = server.ask("GET", f"/api/tables/{OVER}/record", headers=bearer(TOKEN))
    assert found.headers["content-type"].startswith("text/plain")
    assert found.headers["content-disposition"] == (
        f'attachment; filename="on-sets-1970-01-01-{OVER}.record"'
    )
    headers = read_record(found.text).headers
    assert headers == (("Date", "1970-01-01"), ("Help with papers", "form"))

    def unwritable(*_: object) -> str:
        raise RecordError("too-long", line=0, expected="less")

    monkeypatch.setattr(records, "write_record", unwritable)
    found = server.ask("GET", f"/api/tables/{OVER}/record", headers=bearer(TOKEN))
    assert (found.status, found.json["code"]) == (409, "record-unwritable")


def test_a_table_that_cannot_be_read_harms_no_other(server: Running) -> None:
    """It opens with a word and the lines that were kept, but without the seed of its chance."""
    for code in (RUINED, ODD):
        found = server.ask("GET", f"/api/tables/{code}")
        assert (found.status, found.json["free"]) == (200, False)
        assert "can't show this table" in found.json["told"]
        with browser(server.port, code, TOKEN if code == RUINED else "") as guest:
            assert "record" in guest.until("unreadable")["sentence"]
            assert guest.ask("ping")["type"] == "pong"
        record = server.ask("GET", f"/api/tables/{code}/record")
        assert record.status == 200
        assert record.text.startswith("Goalsetter record 1\n")
        assert "0:00 A juggles\n" in record.text
        assert "Seed" not in record.text
    assert server.ask("GET", "/healthz").status == 200


def test_nothing_is_done_at_a_table_that_cannot_be_read(server: Running) -> None:
    """Neither a deed nor a wish, and nobody takes a seat."""
    with browser(server.port, RUINED, TOKEN) as ann:
        ann.until("unreadable")
        assert ann.do("say", seen=1, what="goal")["code"] == "unreadable"
        assert ann.ask("ready")["code"] == "unreadable"
    found = server.ask("POST", f"/api/tables/{RUINED}/seats", {"nickname": "Ben"})
    assert (found.status, found.json["code"]) == (409, "unreadable")


def test_what_breaks_in_a_request_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a stack trace."""

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(api, "options", breaks)
    found = server.ask("GET", "/api/options")
    assert (found.status, found.json["code"]) == (500, "broken")
    assert "secret" not in found.text


def test_a_store_that_cannot_be_asked_is_told(server: Running) -> None:
    """By request and by socket; and a rematch that cannot be found holds up nobody."""
    assert server.ask("GET", f"/api/tables/{LOST}").status == 503
    with browser(server.port, LOST) as nobody:
        assert nobody.take()["code"] == "not-kept"
    with browser(server.port, OVER, TOKEN) as late:
        assert late.table()["over"]
        assert late.ask("ping")["type"] == "pong"


def test_a_server_without_free_codes_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Codes are tried a few times."""
    monkeypatch.setattr(registry, "new_code", lambda: OVER)
    found = server.ask("POST", "/api/tables", ORDER)
    assert (found.status, found.json["code"]) == (503, "no-code")


def test_a_seat_that_cannot_be_kept_is_not_taken(server: Running) -> None:
    """The table is woken anew, and the seat is free."""
    seated = server.order(bots=[""])
    path = f"/api/tables/{seated['code']}/seats"
    unlucky = server.ask("POST", path, {"nickname": "Unlucky"})
    assert (unlucky.status, unlucky.json["code"]) == (503, "not-kept")
    assert server.ask("POST", path, {"nickname": "Ben"}).json["seat"] == "B"


def test_what_breaks_in_a_frame_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket stays."""

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    def fails(*_: object, **__: object) -> None:
        raise StoreError("store-full", "secret")

    seated = server.order()
    with browser(server.port, seated["code"], seated["token"]) as ann:
        ann.table()
        for broken, code in ((breaks, "broken"), (fails, "not-kept")):
            monkeypatch.setattr(actions, "check", broken)
            answer = ann.do("leave_table")
            assert (answer["type"], answer["code"]) == ("refused", code)
        monkeypatch.setattr(looking, "_form_of", breaks)
        ann.ask("draft", texts=["1"])
        assert ann.until("refused")["code"] == "broken"
        ann.send({"type": "hello"})
        assert ann.until("error")["code"] == "hello-twice"
        ann.send("x" * 17_000)
        assert ann.until("error")["code"] == "frame-too-large"
        assert not [frame for frame in ann.raw if "secret" in frame]


def test_a_table_whose_run_breaks_is_taken_up_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is sent away with a word; who comes back finds it as it was kept."""
    seated = server.order(bots=[""])

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    with browser(server.port, seated["code"], seated["token"]) as ann:
        ann.until("lobby")
        with monkeypatch.context() as broken:
            broken.setattr(run, "advance", breaks)
            ben = sit(server, seated["code"], "Ben")
            with browser(server.port, seated["code"], ben["token"]):
                error = ann.until("error")
            assert (error["code"], error["fatal"]) == ("broken", True)
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert ann.table(lambda picture: picture["number"] > 0)["seat"] == "A"


def test_a_table_whose_run_breaks_again_opens_with_its_record(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes in and is sent away for ever; what was kept can be taken home."""
    seated = server.order(bots=[""])

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    with browser(server.port, seated["code"], seated["token"]) as ann:
        ann.until("lobby")
        monkeypatch.setattr(run, "advance", breaks)
        ben = sit(server, seated["code"], "Ben")
        with browser(server.port, seated["code"], ben["token"]):
            assert ann.until("error")["fatal"]
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert ann.until("error")["fatal"]
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert "record" in ann.until("unreadable")["sentence"]
        assert ann.do("say", seen=0, what="goal")["code"] == "unreadable"
    record = server.ask("GET", f"/api/tables/{seated['code']}/record")
    assert read_record(record.text).log == ()


def test_a_picture_that_cannot_be_drawn_is_told_in_its_place(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket stays, with a word and the record; the next state that can be drawn is shown."""

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    seated = server.order(players=2, bots=[""], pace="none")
    join(server, seated)
    monkeypatch.setattr(gallery, "shown", breaks)
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert "record" in ann.until("unreadable")["sentence"]
        record = server.ask("GET", f"/api/tables/{seated['code']}/record")
        known = len(read_record(record.text).log)
        monkeypatch.undo()
        assert ann.do("say", seen=known, what="adjustment")["type"] == "done"
        assert ann.table()["number"] == known + 1
        assert server.ask("GET", f"/api/tables/{seated['code']}/record").status == 409


def test_a_deed_stands_though_its_picture_cannot_be_drawn(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept and answered, and a word stands in the place of the picture."""

    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    seated = server.order(players=2, bots=[""], pace="none")
    join(server, seated)
    with browser(server.port, seated["code"], seated["token"]) as ann:
        number = ann.table()["number"]
        monkeypatch.setattr(gallery, "shown", breaks)
        assert ann.do("say", what="adjustment")["type"] == "done"
        ann.until("unreadable")
    monkeypatch.undo()
    with browser(server.port, seated["code"], seated["token"]) as again:
        assert again.table()["number"] == number + 1


def test_who_goes_before_he_has_said_hello_is_let_go(server: Running) -> None:
    """Nothing is left behind."""
    code = server.order()["code"]
    with line(server.port, code):
        pass
    assert server.ask("GET", "/healthz").status == 200


def test_a_table_has_room_for_so_many(server: Running) -> None:
    """One more is told, and sent away."""
    code = server.order()["code"]
    with browser(server.port, code) as one, browser(server.port, code) as two:
        one.table()
        two.table()
        with browser(server.port, code) as three:
            assert three.take()["code"] == "crowded"


def test_who_says_nothing_is_sent_away() -> None:
    """Nobody else is kept from coming in."""
    limits = Limits(patience=0.2)
    with running(Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1)) as server:
        code = server.order(bots=[""])["code"]
        with line(server.port, code) as silent:
            assert "no-hello" in str(silent.recv(PATIENCE))
        assert server.ask("GET", f"/api/tables/{code}").status == 200
