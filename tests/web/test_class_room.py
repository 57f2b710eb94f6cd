"""A class in the browser: the maker's board, a few children with pages, and others by sockets."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.hall.classes import Class
from tests.server.running import Running
from tests.web.axe import grave_faults
from tests.web.conftest import Room
from tests.web.people import Person


def make_room(coach: Person) -> str:
    """The coach makes a room by the form; its code."""
    coach.open("/")
    coach.one("class-link").click()
    coach.one("nickname").fill("Ms. Lee")
    coach.one("room-pace").select_option("none")
    coach.one("make-room").click()
    return "".join(coach.one("code").inner_text().split())


def come_in(kid: Person, code: str) -> None:
    """A child types the code on the start page, and the own name."""
    kid.open("/")
    kid.one("join-code").fill(code.lower())
    kid.one("join").click()
    kid.one("nickname").fill(kid.name)
    kid.one("come-in").click()


def test_a_class_plays_in_a_room(room: Room) -> None:
    """Children are seated by one code; the coach pauses, lets go on, and starts the next round."""
    coach = room.person("Coach")
    code = make_room(coach)
    assert coach.one("link").input_value().endswith(f"/r/{code}")
    port = urlsplit(room.server.address).port
    assert port is not None
    others = Class(server=Running(port=port), code=code, token="")
    ann, ben = room.person("Ann", phone=True), room.person("Ben", locale="es")
    come_in(ann, code)
    expect(ann.one("room-missing")).to_have_text("2 more players, and your table opens.")
    assert not grave_faults(ann.page)
    others.all_come(["Cal", "Dot"])
    expect(ann.one("lobby")).to_be_visible()
    expect(ann.one("code")).to_have_count(0)
    come_in(ben, code)
    expect(ben.one("room-missing")).to_be_visible()
    others.all_come(["Eli", "Fay"])
    expect(ben.one("lobby")).to_be_visible()
    tiles = coach.page.locator('[data-testid^="tile-"]')
    expect(tiles).to_have_count(2)
    expect(tiles.first).to_contain_text("Ann")
    assert not grave_faults(coach.page)

    room.expects_refusal("/members", "/board")
    twice = room.person("Ann")
    come_in(twice, code)
    expect(twice.one("fault")).to_contain_text("Ann is here already.")

    coach.one("start-all").click()
    for kid in (ann, ben):
        expect(kid.one("now")).to_be_visible()
    expect(coach.page.locator('[data-state="playing"]')).to_have_count(2)
    coach.one("pause").click()
    for kid in (ann, ben):
        kid.awaits("paused")
    expect(coach.page.locator('[data-state="paused"]')).to_have_count(2)
    coach.one("resume").click()
    expect(ben.one("now")).not_to_have_attribute("data-situation", "paused")

    before = ann.page.url
    coach.one("next-lot").click()
    expect(coach.one("fault")).to_contain_text("2 tables are still playing.")
    coach.one("anyway").click()
    expect(coach.page.locator('[data-testid="board"][data-round="2"]')).to_be_visible()
    for kid in (ann, ben):
        expect(kid.one("lobby")).to_be_visible()
    assert ann.page.url != before
    assert re.search(r"/t/[A-Z]{5}$", ann.page.url)
    # Who opens the link again in the same browser is at the own table at once.
    ann.open(f"/r/{code}")
    expect(ann.one("lobby")).to_be_visible()


def test_a_child_leaves_and_the_board_is_the_makers(room: Room) -> None:
    """Without the maker's key the same address only lets one in; a wrong code is told."""
    coach, kid = room.person("Coach", phone=True), room.person("Fay", phone=True)
    code = make_room(coach)
    come_in(kid, code)
    expect(coach.one("room-waiting")).to_contain_text("Fay")
    assert not grave_faults(coach.page)
    kid.one("leave-room").click()
    expect(kid.one("class-link")).to_be_visible()
    expect(coach.one("room-waiting")).to_have_count(0)
    kid.open(f"/r/{code}")
    expect(kid.one("room-join")).to_be_visible()
    assert kid.one("board").count() == 0
