"""Changes over a real socket: the same as whole pictures, and the whole when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from goalsetter.server import Limits, Settings, wire
from goalsetter.server.view.sentences import in_words
from tests.server.browser import Browser, Frame, browser, catch_up, play_on
from tests.server.pictures import TIMED
from tests.server.running import HASTE, Running, running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    limits = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000, comings_at_once=20)
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    with running(wanted) as found:
        yield found


@pytest.fixture
def seats(server: Running) -> list[Frame]:
    """The seats of two people."""
    ann = server.order(players=2, bots=[""], pace="none")
    path = f"/api/tables/{ann['code']}/seats"
    return [ann, server.ask("POST", path, {"nickname": "Ben"}).json]


def begun(picture: Frame) -> bool:
    """Whether some deeds were done."""
    return bool(picture["number"] > 6)


def still(picture: Frame) -> Frame:
    """The picture in words, without its number, what runs by itself and what may be done."""
    apart, told = ("picture", "sum", "offers", "more", *TIMED), msgspec.convert(picture, wire.Table)
    said: Frame = msgspec.to_builtins(in_words(told))
    return {name: part for name, part in said.items() if name not in apart}


def test_changes_and_whole_pictures_show_the_same(server: Running, seats: list[Frame]) -> None:
    """Two browsers of one seat, one of which gets changes: after every deed they see the same."""
    code, (ann, ben) = seats[0]["code"], [seat["token"] for seat in seats]
    with (
        browser(server.port, code, ann, changes=True) as one,
        browser(server.port, code, ann) as two,
        browser(server.port, code, ben, changes=True) as other,
    ):
        for each in (one, two, other):
            each.table()
        play_on(one, other, stop=begun)
        catch_up(one, two, other)
        assert still(one.seen) == still(two.seen)
        assert [frame["picture"] for frame in two.frames if frame["type"] == "table"][-1] == 0
        told = [entry["number"] for entry in entries_of(one)]
        assert told == [entry["number"] for entry in entries_of(two)]
        assert any('"type":"changes"' in text for text in one.raw)
        assert not any('"type":"changes"' in text for text in two.raw)


def entries_of(browser: Browser) -> list[Frame]:
    """All that a browser was told since it came, once each."""
    entries: dict[int, Frame] = {}
    for frame in browser.frames:
        if frame["type"] == "news":
            entries |= {entry["number"]: entry for entry in frame["entries"]}
    return list(entries.values())


def test_who_missed_something_gets_all_of_it(server: Running, seats: list[Frame]) -> None:
    """The whole picture with all news; asked for again and again, it is refused."""
    code, (ann, ben) = seats[0]["code"], [seat["token"] for seat in seats]
    with (
        browser(server.port, code, ann, changes=True) as one,
        browser(server.port, code, ben, changes=True) as other,
    ):
        one.table()
        other.table()
        play_on(one, other, stop=begun)
        one.send({"type": "whole", "id": 5})
        news = one.until("news", lambda frame: frame["whole"])
        assert len(news["entries"]) > 3
        before = one.pictures.seen["picture"]
        one.table(lambda picture: picture["picture"] > before)
        assert '"type":"table"' in one.raw[-1]
        for number in range(100, 200):
            one.send({"type": "whole", "id": number})
        assert one.until("refused")["code"] == "too-fast"


def test_what_is_rare_is_offered_when_it_is_asked_for(server: Running, seats: list[Frame]) -> None:
    """Not in the picture of a browser that takes changes; the rest of what may be done is."""
    code, (ann, ben) = seats[0]["code"], [seat["token"] for seat in seats]
    with (
        browser(server.port, code, ann, changes=True) as one,
        browser(server.port, code, ben) as two,
        browser(server.port, code) as watcher,
    ):
        one.table()
        assert "say" in kinds_of(two.table())
        assert one.seen["more"]
        assert "say" not in kinds_of(one.seen)
        one.send({"type": "ask-offers", "id": 9})
        rare = one.until("rare-offers")
        assert (rare["id"], rare["number"]) == (9, one.seen["number"])
        assert "say" in kinds_of(rare)
        watcher.send({"type": "ask-offers", "id": 1})
        assert watcher.until("refused")["code"] == "only-watching"


def test_who_comes_anew_can_look_back(server: Running, seats: list[Frame]) -> None:
    """Every mat of the shake, the newest as it lies; whoever may watch may look back, too."""
    code, (ann, ben) = seats[0]["code"], [seat["token"] for seat in seats]
    with (
        browser(server.port, code, ann, changes=True) as one,
        browser(server.port, code, ben, changes=True) as other,
        browser(server.port, code) as watcher,
    ):
        one.table()
        other.table()
        play_on(one, other, stop=begun)
        catch_up(one, other)
        for looker in (one, watcher):
            looker.send({"type": "look-back", "id": 7, "shake": one.seen["shake"]})
            told = looker.until("positions")
            numbers = [past["number"] for past in told["positions"]]
            assert numbers == sorted(set(numbers))
            assert max(numbers) < one.seen["number"]
            assert told["positions"][-1]["mat"] == one.seen["mat"]


def kinds_of(told: Frame) -> list[str]:
    """The kinds that are offered."""
    return [offer["kind"] for offer in told["offers"]]


def test_a_lobby_comes_whole_and_the_match_after_it(server: Running, seats: list[Frame]) -> None:
    """The first picture of the match is whole, whatever was seen before."""
    code, token = seats[0]["code"], seats[0]["token"]
    with browser(server.port, code, token, changes=True, ready=False) as one:
        assert one.until_shown()["type"] == "lobby"
        with browser(server.port, code, seats[1]["token"]):
            one.send({"type": "ready", "id": 1})
            one.table()
            assert '"type":"table"' in one.raw[-1]
