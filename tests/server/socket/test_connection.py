"""Sockets: a real server, real frames; whatever comes in, nobody gets another player's secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from goalsetter.play import read_record
from goalsetter.server import Limits, Settings
from tests.server.browser import Browser, Frame, browser, line, play_on
from tests.server.running import HASTE, PATIENCE, Running, bearer, running
from tests.server.seats import begin, offered

MARKER = "9x9x9x9-7654"
"""Words that only the writer of a paper may read, until papers are checked."""


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    limits = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000)
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    with running(wanted) as found:
        yield found


def writes(picture: Frame) -> bool:
    """Whether papers are written."""
    return bool(picture["phase"] == "writing")


def is_third(picture: Frame) -> bool:
    """Whether this seat is the Third Party."""
    return bool(picture["challenge"]["third"] == picture["seat"])


def over(picture: Frame) -> bool:
    """Whether the match is over."""
    return bool(picture["over"])


# --- a match ------------------------------------------------------------------------------------


def test_a_match_against_a_bot_is_played_to_its_end(server: Running) -> None:
    """Every deed is answered, the news tell each action once, and the record can be had."""
    seated = server.order(bots=["third-grade"])
    with browser(server.port, seated["code"], seated["token"]) as ann:
        assert ann.take() == {"type": "news", "whole": True, "entries": ann.frames[0]["entries"]}
        first = ann.table()
        assert (first["seat"], first["code"]) == ("A", seated["code"])
        early = server.ask("GET", f"/api/tables/{seated['code']}/record")
        assert (early.status, early.json["code"]) == (409, "record-secret")
        play_on(ann, stop=over)
        news = [frame for frame in ann.frames if frame["type"] == "news"]
        numbers = [entry["number"] for frame in news for entry in frame["entries"]]
        assert numbers == sorted(set(numbers))
    path, key = f"/api/tables/{seated['code']}", bearer(seated["token"])
    record = server.ask("GET", f"{path}/record", headers=key)
    assert record.status == 200
    assert record.headers["content-disposition"].endswith(f'-{seated["code"]}.record"')
    assert len(read_record(record.text).log) == ann.seen["number"]
    assert server.ask("GET", path, headers=key).json["over"]


def people(server: Running, count: int, **order: object) -> list[Frame]:
    """The seats of people at a table that has begun."""
    usual: dict[str, object] = {"players": count, "bots": [""] * (count - 1), "pace": "none"}
    found = [server.order(**{**usual, **order})]
    for name in ("Ben", "Cid")[: count - 1]:
        path = f"/api/tables/{found[0]['code']}/seats"
        found.append(server.ask("POST", path, {"nickname": name}).json)
    return found


@contextmanager
def at_table(
    server: Running, seats: list[Frame], *, changes: bool = False
) -> Iterator[list[Browser]]:
    """Everybody at the table, each with a picture of it; the last one only watches."""
    with ExitStack() as open_ones:
        found = [
            open_ones.enter_context(browser(server.port, seats[0]["code"], token, changes=changes))
            for token in [*(seat["token"] for seat in seats), ""]
        ]
        for each in found:
            each.table()
        yield found


def challenged(players: list[Browser]) -> Browser:
    """Play until somebody has challenged Now; the one who did."""
    while True:
        play_on(*players, stop=may_call_now)
        for player in filter(lambda each: may_call_now(each.seen), players):
            answer = player.do("challenge", kind="now")
            if answer["type"] == "done":
                return player
            assert answer["stale"]


def may_call_now(picture: Frame) -> bool:
    """Whether a player may challenge Now."""
    return ["now"] in offered(picture, "challenge")


@pytest.mark.parametrize("changes", [False, True])
def test_a_paper_is_secret_until_it_is_checked(server: Running, *, changes: bool) -> None:
    """No frame of another seat or of a spectator holds what was drafted or presented, or a key."""
    seats = people(server, 3)
    with at_table(server, seats, changes=changes) as everybody:
        *players, watcher = everybody
        challenger = challenged(players)
        for each in everybody:
            each.table(writes)
        third = next(each for each in players if is_third(each.seen))
        assert third.do("take_side", side="challenger")["type"] == "done"
        assert third.ask("draft", texts=[MARKER])["type"] == "form"
        assert third.do("present", texts=[MARKER])["type"] == "done"
        third.table(lambda picture: picture["papers"])
        others = [each for each in everybody if each is not third]
        for other in others:
            other.table(lambda picture: picture["writing"]["presented"])
            assert other.ask("ping")["type"] == "pong"
        assert not [frame for other in others for frame in other.raw if MARKER in frame]
        assert any(MARKER in frame for frame in third.raw)
        assert challenger.do("present", texts=["1=1"])["type"] == "done"
        watcher.table(lambda picture: picture["phase"] == "checking")
        assert any(MARKER in frame for frame in watcher.raw)
        sent = "".join(frame for each in everybody for frame in each.raw)
        assert not [seat for seat in seats if seat["token"] in sent]


def test_a_deed_about_a_table_that_has_changed_is_not_done(server: Running) -> None:
    """It is refused as stale, and nothing changes."""
    with at_table(server, people(server, 2)) as (ann, ben, _):
        play_on(ann, ben, stop=lambda picture: picture["number"] > 6)
        number = max(ann.seen["number"], ben.seen["number"])
        answer = ann.do("say", what="goal", seen=1)
        assert (answer["type"], answer["stale"]) == ("refused", True)
        assert ben.ask("ping")["type"] == "pong"
        assert ben.seen["number"] == number


@pytest.mark.parametrize(
    ("kind", "parts", "code"),
    [
        ("juggle", {}, "no-deed"),
        ("move", {"cube": "???", "to": "required"}, "no-deed"),
        ("move", {"cube": "1"}, "no-deed"),
        ("move", {"cube": "1", "to": "required", "by": "B"}, "no-deed"),
        ("present", {"texts": "no list"}, "no-deed"),
        ("say", {"what": "x" * 3_000}, "deed-too-long"),
        ("roll", {"cubes": "r1"}, "not-your-part"),
        ("judge_rules", {"writer": "A", "correct": "right"}, "not-your-part"),
        ("accept", {"writer": "A"}, "not-now"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    server: Running, table: list[Browser], kind: str, parts: dict[str, object], code: str
) -> None:
    """Unreadable, of the table's own, or not allowed now: each with its code."""
    answer = table[0].do(kind, parts)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["sentence"].endswith(".")


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[list[Browser]]:
    """Two people and a spectator at a table without clocks."""
    with at_table(server, people(server, 2)) as everybody:
        yield everybody


# --- coming and going ---------------------------------------------------------------------------


def test_who_comes_back_has_his_seat_and_the_same_table(server: Running) -> None:
    """A second socket with the same key gets the same picture and all the news."""
    seats = people(server, 2)
    with at_table(server, seats) as (ann, ben, _):
        play_on(ann, ben, stop=lambda picture: picture["number"] > 7)
        play_on(ann, stop=lambda _: True)
        before = ann.seen
    with browser(server.port, seats[0]["code"], seats[0]["token"]) as again:
        news = again.until("news")
        assert [entry["number"] for entry in news["entries"]] == list(range(before["number"]))
        after = again.table()
        same = ("seat", "number", "phase", "turn", "mat", "sheet", "offers")
        assert {key: after[key] for key in same} == {key: before[key] for key in same}


def test_presence_is_told(server: Running) -> None:
    """Everybody hears who comes and who goes."""
    seats = people(server, 2)
    with browser(server.port, seats[0]["code"], seats[0]["token"]) as ann:
        assert ann.until("presence")["here"] == ["A"]
        with browser(server.port, seats[0]["code"], seats[1]["token"]):
            assert ann.until("presence")["here"] == ["A", "B"]
        assert ann.until("presence")["here"] == ["A"]
        with browser(server.port, seats[0]["code"]):
            assert ann.until("presence")["watching"] == 1


def test_a_spectator_only_looks_on(server: Running, table: list[Browser]) -> None:
    """He has no seat, is offered nothing, and can do nothing."""
    watcher = table[2]
    assert (watcher.seen["seat"], watcher.seen["offers"]) == ("", [])
    for kind, more in (("draft", {"texts": ["1"]}), ("ready", {}), ("rematch", {}), ("start", {})):
        assert watcher.ask(kind, **more)["type"] == "refused"
    assert watcher.do("say", what="hello")["code"] == "only-watching"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"hello","token":"not a key"}', "no-key"),
        ('{"type":"ping","id":1}', "no-hello"),
        ("hello", "no-frame"),
        (b"\xff\xfe", "no-frame"),
        ("x" * 20_000, "frame-too-large"),
    ],
)
def test_who_does_not_say_who_he_is_is_sent_away(
    server: Running, first: str | bytes, code: str
) -> None:
    """With the reason; then the socket is closed."""
    seated = server.order()
    with line(server.port, seated["code"]) as socket:
        socket.send(first)
        frame = json.loads(socket.recv(PATIENCE))
        assert (frame["type"], frame["code"], frame["fatal"]) == ("error", code, True)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_table_that_is_not_there_is_told(server: Running) -> None:
    """A code that no table has, or that can be none."""
    for code in ("CCCCC", "nonsense"):
        with browser(server.port, code) as nobody:
            assert nobody.take()["code"] == "no-table"


def test_another_page_may_not_open_a_socket(server: Running) -> None:
    """The page's origin has to be the server itself."""
    code = server.order()["code"]
    with pytest.raises(InvalidStatus), browser(server.port, code, origin="http://elsewhere.test"):
        pass
    ours = f"http://127.0.0.1:{server.port}"
    with browser(server.port, code, origin=ours) as watcher:
        assert watcher.take()["type"] == "news"


# --- garbage ------------------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TYPES = st.sampled_from(
    [
        *("hello", "do", "ready", "draft", "start", "rematch", "ping", "what"),
        *("manage", "phrase", "chat"),
    ]
)
OTHERS = "B".__ne__
"""Everybody may be named in a frame: the owner may send Ben away, who is to stay here."""
OWN = 1_000_000
"""Numbers from here on are on no frame that is made up, so an answer is known by its number."""
FRAMES = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    ANYTHING.map(json.dumps),
    st.fixed_dictionaries(
        {"type": TYPES},
        optional={
            "id": ANYTHING,
            "seen": ANYTHING,
            "kind": st.sampled_from(["move", "present", "say", "goal", "roll", "challenge"]),
            "parts": st.dictionaries(
                st.sampled_from(["cube", "to", "texts", "what", "goal", "cubes", "kind"]),
                st.text(max_size=20) | st.lists(st.text(max_size=12), max_size=3),
            ),
            "texts": st.lists(st.text(max_size=20), max_size=3),
            "what": st.sampled_from(["mute", "kick", "bot", "back", "pause", "resume", "dance"]),
            "seat": st.sampled_from(["", "A", "judge", "D"]) | st.text(max_size=9).filter(OTHERS),
            "code": st.sampled_from(["hello", "", "dance"]),
            "text": st.text(max_size=20),
        },
    ).map(json.dumps),
)


@pytest.fixture(scope="module")
def wild(server: Running) -> Iterator[list[Browser]]:
    """Another such table, at which something may be done by chance."""
    with at_table(server, people(server, 2)) as everybody:
        everybody[0].count_from(OWN)
        yield everybody


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(garbage=FRAMES)
def test_garbage_is_answered_and_does_no_harm(wild: list[Browser], garbage: str | bytes) -> None:
    """The socket stays and answers anything; nobody else hears an error."""
    ann, ben, _ = wild
    ann.send(garbage)
    assert ann.ask("ping")["type"] == "pong"
    assert ben.ask("ping")["type"] == "pong"
    assert not [frame for frame in ben.frames if frame["type"] in ("error", "refused")]


def test_all_browsers_of_a_seat_have_one_measure() -> None:
    """Opening many lets nobody send more; another seat is not meant."""
    limits = Limits(frames=0.001, frames_at_once=6)
    with running(Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1)) as slow:
        seats = people(slow, 2)
        with ExitStack() as opened:
            ann, again, ben = (
                opened.enter_context(browser(slow.port, seat["code"], seat["token"]))
                for seat in (seats[0], seats[0], seats[1])
            )
            for number in range(8):
                ann.send({"type": "ping", "id": number})
            assert ann.until("error")["code"] == "too-fast"
            again.send({"type": "ping", "id": 1})
            assert again.until("error")["code"] == "too-fast"
            assert ben.ask("ping")["type"] == "pong"


def test_a_seat_has_only_so_many_browsers() -> None:
    """The oldest is sent away with a word; and they may not come too often."""
    limits = Limits(browsers=2, comings=0.001, comings_at_once=5)
    with running(Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1)) as small:
        seat, other = people(small, 2)
        begin(small, seat, other)
        with ExitStack() as opened:
            tabs = []
            for _ in range(4):
                tabs.append(opened.enter_context(browser(small.port, seat["code"], seat["token"])))
                tabs[-1].table()
            for old in tabs[:2]:
                told = old.rest()[-1]
                assert (told["code"], told["fatal"]) == ("other-browsers", True)
            for new in tabs[2:]:
                assert new.ask("ping")["type"] == "pong"
            with browser(small.port, seat["code"], seat["token"]) as late:
                assert late.take()["code"] == "too-fast"


def test_too_much_at_once_is_told_and_then_ended() -> None:
    """A browser in a hurry is asked to wait; one that never stops is sent away."""
    limits = Limits(frames=0.001, frames_at_once=5)
    with running(Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1)) as slow:
        seated = slow.order(bots=[""])
        with browser(slow.port, seated["code"], seated["token"]) as ann:
            for number in range(8):
                ann.send({"type": "ping", "id": number})
            assert ann.until("error")["code"] == "too-fast"
            ann.send("x" * 17_000)
            with suppress(ConnectionClosed):
                for _ in range(200):
                    ann.send("{}")
            assert ann.until("error", lambda frame: frame["fatal"])
            with pytest.raises(ConnectionClosed):
                ann.take()
        with browser(slow.port, seated["code"], seated["token"]) as ann:
            assert ann.until("lobby")["owner"]
