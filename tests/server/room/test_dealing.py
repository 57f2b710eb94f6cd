"""Dealing at a real server: the dealer's number and the Goal-setter's V and Λ (On-Sets II)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from goalsetter.server import MemoryStore
from tests.server.browser import Browser, Frame
from tests.server.running import Running, running
from tests.server.seats import at, manage, offered, settings
from tests.server.seats import seats as seats_of

SETS: dict[str, object] = {"edition": "mlag-on-sets-2017-18", "division": "elementary"}
FAST = 60.0
"""How fast the clock of the fast server goes: a minute is over in a second."""


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as found:
        yield found


def seats(server: Running, **order: object) -> list[Frame]:
    """Ann and Ben at a table of ON-SETS, Elementary, that has begun."""
    return seats_of(server, judge=False, **{**SETS, **order})


def asked(picture: Frame) -> bool:
    """Whether the seat has something to choose."""
    return picture["now"]["situation"] in ("set-out", "deal")


def by_part(*players: Browser) -> tuple[Browser, Browser]:
    """The Goal-setter and the dealer of two people, each of whom is asked."""
    for player in players:
        player.sees(asked)
    return tuple(sorted(players, key=lambda each: each.seen["now"]["situation"] == "deal"))  # type: ignore[return-value]


def chosen(picture: Frame) -> bool:
    """Whether nothing is to be dealt any more."""
    return bool(picture["phase"] == "variations")


def test_two_people_choose(server: Running) -> None:
    """Each is offered the own part and no other, and the mat is as they said."""
    tokens = seats(server)
    with at(server, *tokens) as players:
        setter, giver = by_part(*players)
        assert offered(setter.seen, "set_out") == [["V V Λ"], ["V Λ Λ"]]
        assert offered(giver.seen, "call_deal") == [[str(number)] for number in range(6, 13)]
        assert not offered(giver.seen, "set_out")
        assert not offered(setter.seen, "call_deal")
        assert setter.seen["now"]["waitsFor"] == [giver.seen["seat"]]
        assert giver.do("call_deal", number="13")["type"] == "refused"
        assert giver.do("deal", cards="B R")["type"] == "refused"
        assert setter.do("call_deal", number="8")["type"] == "refused"
        assert giver.do("call_deal", number="9")["type"] == "done"
        assert setter.do("set_out", cubes="V Λ Λ")["type"] == "done"
        for player in players:
            picture = player.sees(chosen)
            assert len(picture["mat"]["universe"]) == 9
            faces = [cube["face"] for cube in picture["mat"]["resources"]]
            assert (faces.count("V"), faces.count("Λ")) == (1, 2)


def test_what_was_said_outlives_the_server() -> None:
    """A restart in the middle: the dealer has spoken, the Goal-setter has not."""
    store = MemoryStore()
    with running(settings(), store) as server:
        tokens = seats(server)
        with at(server, *tokens) as players:
            setter, giver = by_part(*players)
            seat = setter.seen["seat"]
            assert giver.do("call_deal", number="6")["type"] == "done"
            dealt = setter.sees(lambda picture: len(picture["mat"]["universe"]) == 6)
            cards = [card["text"] for card in dealt["mat"]["universe"]]
    with running(settings(), store) as server, at(server, *tokens) as players:
        setter, giver = sorted(players, key=lambda each: each.seen["seat"] != seat)
        setter.sees(asked)
        assert [card["text"] for card in giver.seen["mat"]["universe"]] == cards
        assert not asked(giver.seen)
        assert setter.do("let_table_choose")["type"] == "done"
        giver.sees(chosen)


def test_the_minute_ends_the_waiting() -> None:
    """On-Sets XI-A-1-a: after that the table chooses, and nobody has lost a point."""
    with running(replace(settings(), speed=FAST)) as server:
        tokens = seats(server, pace="tournament")
        with at(server, *tokens) as (ann, _):
            picture = ann.sees(lambda seen: seen["phase"] not in ("start", "roll"))
            assert len(picture["mat"]["universe"]) >= 6
            assert [player["total"] for player in picture["players"]] == [0, 0]


def test_one_alone_with_bots_is_not_held_up_unless_she_wants(server: Running) -> None:
    """The usual table of one person deals by itself; one that was ordered so asks her."""
    quick = server.order(**SETS, players=2, pace="none")
    with at(server, quick) as (ann,):
        ann.sees(lambda picture: picture["phase"] not in ("start", "roll"))
    asking = server.order(**SETS, players=2, pace="none", choosing=True)
    with at(server, asking) as (ann,):
        ann.sees(asked)
        assert ann.do("let_table_choose")["type"] == "done"
        ann.sees(lambda picture: picture["phase"] not in ("start", "roll"))


def test_people_can_leave_it_to_the_table(server: Running) -> None:
    """A table where people play and the table deals."""
    tokens = seats(server, choosing=False)
    with at(server, *tokens) as (ann, _):
        ann.sees(chosen)
        assert ann.do("let_table_choose")["type"] == "refused"


def test_a_paused_table_takes_no_word(server: Running) -> None:
    """A pause before the deal is a pause."""
    tokens = seats(server)
    with at(server, *tokens) as players:
        _, giver = by_part(*players)
        assert manage(players[0], "pause")["type"] == "done"
        assert giver.do("call_deal", number="9")["type"] == "refused"
        assert manage(players[0], "resume")["type"] == "done"
        assert giver.do("call_deal", number="9")["type"] == "done"
