"""Between two shakes in the browser: no clock runs, and the next one begins when all are ready."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from goalsetter.server.store.opening import FILE
from tests.web.conftest import House
from tests.web.people import Person

PLAYING = '.table-page:not([data-phase="end"])'


def after_a_shake(house: House, position: str) -> list[Person]:
    """Ada, Bea and Cal, a ruling before them."""
    people = [house.sits(position, seat) for seat in "ABC"]
    people[1].one("ask-value-A").click()
    return people


def kept_lines(house: House, position: str) -> list[str]:
    """The lines of the record that the server has kept: nobody may read it before the end."""
    with closing(sqlite3.connect(house.server.data / FILE)) as store:
        asked = "SELECT text FROM log WHERE code = ? ORDER BY number"
        return [row[0] for row in store.execute(asked, (house.codes[position],))]


def said_ready(lines: list[str]) -> list[tuple[str, str]]:
    """The moments at which players were ready, each with the seat."""
    words = [line.split() for line in lines]
    return [(line[0], line[1]) for line in words if line[2:4] == ["is", "ready"]]


def test_no_clock_runs_until_all_are_ready(house: House) -> None:
    """Who reads a ruling loses nothing; each says ready, and the last word brings the cubes."""
    ada, bea, cal = people = after_a_shake(house, "between shakes")
    for person in people:
        expect(person.one("ready")).to_be_enabled()
        expect(person.one("ready-told")).to_contain_text("Not ready yet: Ada, Bea, and Cal")
        expect(person.one("next-in")).to_have_count(0)
        expect(person.one("clock")).to_have_count(0)
    ada.one("ready").click()
    for person in people:
        expect(person.one("ready-told")).to_contain_text("Not ready yet: Bea and Cal")
    expect(ada.one("ready")).to_be_disabled()
    cal.one("ready").click()
    expect(bea.one("ready-told")).to_contain_text("Not ready yet: Bea")
    expect(bea.one("clock")).to_have_count(0)
    assert bea.phase == "end"
    bea.one("ready").click()
    for person in people:
        person.page.locator(PLAYING).wait_for()
        expect(person.one("clock")).to_have_count(1)
        expect(person.one("between")).to_have_count(0)
    expect(ada.one("news")).to_contain_text("Bea is ready for the next shake")
    lines = kept_lines(house, "between shakes")
    said = said_ready(lines)
    assert [seat for _, seat in said] == ["A", "C", "B"], lines
    rolled = [line.split() for line in lines if " rolls" in line]
    assert rolled[-1][0] == said[-1][0], lines


def test_the_next_shake_comes_by_itself_in_time(house: House) -> None:
    """Where the table calls it, everybody sees when; nobody has to say a word."""
    people = after_a_shake(house, "called by itself")
    for person in people:
        person.page.locator(PLAYING).wait_for()
        expect(person.one("news")).to_contain_text("The next shake starts now.")
    assert said_ready(kept_lines(house, "called by itself")) == []
