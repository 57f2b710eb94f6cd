"""People at a table: stand-ins for those who have left, phrases, and their own words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.browser import Browser, Frame, browser, play_on
from tests.server.running import HASTE, Running, running
from tests.server.seats import (
    GRACE,
    at,
    has,
    manage,
    seats,
    settings,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as found:
        yield found


def test_a_seat_that_is_left_can_be_given_to_a_bot() -> None:
    """Not at once; then a bot plays the shake, which scores nothing for who left (X-D)."""
    with running(replace(settings(grace=GRACE * HASTE), speed=HASTE)) as server:
        seat_left(server)


def seat_left(server: Running) -> None:
    """Ben leaves, a bot plays for him, and he comes back for the next shake."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        with at(server, ben_seat) as (ben,):
            play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
            assert manage(ann, "bot", "B")["code"] == "not-yours"
        assert not has("bot", "B")(ann.seen)
        ann.hears("B", here=False)
        ann.table(has("bot", "B"))
        assert manage(ann, "bot", "B")["type"] == "done"
        stood = ann.table(lambda picture: picture["people"]["standIns"] == ["B"])
        assert (stood["players"][1]["name"], stood["players"][1]["bot"]) == ("Ben", True)
        with at(server, ben_seat) as (ben,):
            assert (ben.seen["seat"], ben.seen["people"]["role"]) == ("", "guest")
            assert ben.seen["people"]["seat"] == "B"
            assert ben.do("say", what="goal")["code"] == "bot-plays"
            assert manage(ben, "back", "B")["type"] == "done"
            assert ben.table(lambda picture: picture["people"]["returning"] == ["B"])
            assert manage(ben, "back", "B")["code"] == "not-yours"
            play_on(ann, stop=lambda picture: picture["phase"] == "end")
            back = ben.table(lambda picture: picture["people"]["role"] == "player")
            assert (back["seat"], back["phase"], back["players"][1]["total"]) == ("B", "end", 0)
            assert ben.ask("ready")["type"] == "done"
            assert ann.ask("ready")["type"] == "done"
            ben.table(lambda picture: picture["shake"] == 2)


def come_and_go(server: Running, seat: Frame, other: Browser) -> None:
    """Somebody is at the table for a moment, which another player hears."""
    with at(server, seat):
        other.hears(seat["seat"], here=True)
    other.hears(seat["seat"], here=False)


def test_who_has_a_stand_in_can_still_be_kicked(server: Running) -> None:
    """The bot plays on, and there is no way back."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        come_and_go(server, ben_seat, ann)
        ann.table(has("bot", "B"))
        assert manage(ann, "bot", "B")["type"] == "done"
        assert manage(ann, "kick", "B")["type"] == "done"
        ann.table(lambda picture: not has("kick", "B")(picture))
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.take()["code"] == "no-key"


def test_who_comes_back_in_time_keeps_the_seat(server: Running) -> None:
    """The offer is withdrawn."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        come_and_go(server, ben_seat, ann)
        ann.table(has("bot", "B"))
        with at(server, ben_seat):
            ann.table(lambda picture: not has("bot", "B")(picture))
            assert manage(ann, "bot", "B")["code"] == "not-yours"


def test_phrases_are_heard_by_all_and_by_those_who_come_later(server: Running) -> None:
    """Each once, with its sentence; what is no phrase is told."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        assert ann.ask("phrase", code="dance")["code"] == "no-phrase"
        assert ann.ask("phrase", code="good-luck")["type"] == "done"
        heard = ann.until("said")
        assert (heard["by"], heard["name"], heard["sentence"]) == ("A", "Ann", "Good luck!")
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.until("said") == heard


def test_own_words_need_the_owner(server: Running) -> None:
    """No chat, nor anything said as an action; allowed, texts are one plain line."""
    with at(server, *seats(server)) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert ben.ask("chat", text="hi")["code"] == "no-chat"
        assert ben.do("say", what="you are slow")["code"] == "no-chat"
        assert ben.do("declare", what="you are slow")["code"] == "no-chat"
        says = next(each for each in ben.seen["offers"] if each["kind"] == "say")
        assert (says["free"], says["parts"]) == (False, ["what"])
        assert manage(ben, "allow-chat")["code"] == "not-yours"
        assert manage(ann, "allow-chat")["type"] == "done"
        ben.table(lambda picture: picture["people"]["chat"])
        assert ben.ask("chat", text="<b>hi</b>\u202e\u0007\n there")["type"] == "done"
        assert ann.until("said")["text"] == "<b>hi</b> there"
        assert ben.ask("chat", text="\u200b")["code"] == "line-length"
        assert ben.ask("chat", text="x" * 201)["code"] == "line-length"
        assert ben.do("say", what="well, well")["type"] == "done"
        assert manage(ann, "forbid-chat")["type"] == "done"
        assert ben.ask("chat", text="hi")["code"] == "no-chat"


def test_muted_means_muted(server: Running) -> None:
    """Nobody hears anything new or old from that seat until it is let speak again."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat, ben_seat) as (ann, ben):
        assert ben.ask("phrase", code="hurry")["type"] == "done"
        ann.until("said")
        assert manage(ann, "mute", "B")["type"] == "done"
        ben.table(lambda picture: picture["people"]["muted"] == ["B"])
        assert ben.seen["people"]["phrases"] == []
        assert ben.ask("phrase", code="hurry")["code"] == "muted"
        assert ben.do("say", what="goal")["code"] == "muted"
        with browser(server.port, ann_seat["code"]) as eve:
            eve.table()
            assert eve.ask("ping")["type"] == "pong"
            assert not [frame for frame in eve.frames if frame["type"] == "said"]
        assert manage(ann, "unmute", "B")["type"] == "done"
        assert ben.ask("phrase", code="sorry")["type"] == "done"
        assert ann.until("said")["code"] == "sorry"


def test_nobody_says_too_much() -> None:
    """A few at once, then slowly, even from another socket of the same seat."""
    with running(settings(words=0.01, words_at_once=2)) as server:
        seated = seats(server)
        with at(server, seated[0], seated[0]) as (ann, again):
            assert ann.ask("phrase", code="hello")["type"] == "done"
            assert again.ask("phrase", code="hello")["type"] == "done"
            assert ann.ask("phrase", code="hello")["code"] == "too-many-words"
            for player in (ann, again):
                assert player.do("say", what="goal")["code"] == "too-many-words"


def test_words_hold_up_nobody(server: Running) -> None:
    """Another's word meanwhile makes no deed stale."""
    with at(server, *seats(server)) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        setter, other = (ann, ben) if ann.seen["now"]["situation"] != "wait" else (ben, ann)
        seen = setter.seen["number"]
        for _ in range(3):
            assert other.do("say", what="goal")["type"] == "done"
        setter.sees(lambda picture: picture["number"] == seen + 3)
        faces = [cube for cube in setter.seen["mat"]["resources"] if cube["face"].isdigit()]
        assert setter.do("goal", goal=faces[0]["text"], seen=seen)["type"] == "done"
