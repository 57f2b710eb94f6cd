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
    """Reading a ruling loses nothing; each says ready, and the last word brings the cubes."""
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


def test_each_reads_what_could_have_been_done(house: House) -> None:
    """Points with their reason, Solutions in cubes, the move that decided it; then a question."""
    ada, _, _ = after_a_shake(house, "reviewed")
    review = ada.page.locator('[data-testid="review"][data-shake="1"]')
    review.wait_for()
    expect(review).to_contain_text("You scored 2.")
    expect(review.locator(".ways .tiles").first).to_be_visible()
    expect(review.get_by_test_id("turning")).to_contain_text("There was a way")
    expect(review.get_by_test_id("answer")).to_be_empty()
    review.get_by_test_id("show-answer").click()
    expect(review.get_by_test_id("answer")).to_contain_text("Here is one")
    expect(review.get_by_test_id("answer").locator(".tiles")).to_be_visible()


def test_a_tap_opens_the_position_to_try_it_again(house: House) -> None:
    """Ada's paper was wrong: at a table of her own she writes once more, against a bot."""
    ada, bea = [house.sits("tried again", seat) for seat in "AB"]
    ada.writes("3x5 = 6")
    bea.one("ask-value-A").click()
    expect(ada.one("try-again")).to_be_visible()
    ada.one("try-again").click()
    expect(ada.one("begun-after")).to_contain_text("Second try")
    ada.awaits("write-one")
    assert house.codes["tried again"] not in ada.page.url
    assert sorted(ada.texts_in("required")) == ["3", "x"]
    expect(ada.page.locator(".opponents")).not_to_contain_text("Bea")
    ada.writes("3x2 = 6")
    expect(ada.one("between")).to_be_visible()
    expect(ada.one("between")).to_contain_text("Second try")
    # The match that she left goes on where it was.
    assert bea.phase == "end"


def test_a_match_ends_with_places_and_best_moments(house: House) -> None:
    """Places and match points at once; moments and a habit when the match was looked at."""
    ada, bea = [house.sits("match end", seat) for seat in "AB"]
    bea.one("accept-A").click()
    end = ada.one("match-end")
    expect(end.locator(".places li").first).to_contain_text("Place 1")
    expect(end.locator(".places li").first).to_contain_text("Match points:")
    expect(ada.one("moments")).to_be_visible()
    expect(ada.one("moments").locator("> li").first).to_contain_text("Ada")
    expect(ada.one("moments").locator("> li")).to_have_count(2)
    expect(ada.one("moments")).to_contain_text("wrote a right paper")
    expect(ada.one("analyse")).to_be_visible()


def test_the_next_shake_comes_by_itself_in_time(house: House) -> None:
    """Where the table calls it, everybody sees when; nobody has to say a word."""
    people = after_a_shake(house, "called by itself")
    for person in people:
        person.page.locator(PLAYING).wait_for()
        expect(person.one("news")).to_contain_text("The next shake starts now.")
    assert said_ready(kept_lines(house, "called by itself")) == []
