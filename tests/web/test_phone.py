"""Every page at the width of a small phone: nothing has to be scrolled sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Room
from tests.web.people import Person
from tests.web.playing import orders_bots, plays_on


def fits(person: Person) -> bool:
    """Whether the page is no wider than the screen."""
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    size = person.page.viewport_size
    assert size is not None
    return bool(wide <= size["width"])


def needs_no_scrolling(person: Person) -> None:
    """The task can be done without it."""
    assert fits(person), person.situation


@pytest.mark.parametrize("path", ["/", "/join", "/desk"])
def test_the_pages_fit(room: Room, path: str) -> None:
    """Start, join and desk."""
    person = room.person("Kim", phone=True)
    person.open(path)
    expect(person.page.locator("h1, h2").first).to_be_visible()
    assert fits(person)


def test_the_table_fits_in_every_phase(room: Room) -> None:
    """From choosing a variation to the end of the shake."""
    person = room.person("Kim", phone=True)
    orders_bots(person, shakes="1")
    plays_on(person, "over", looks=needs_no_scrolling)


@pytest.mark.parametrize("door", ["/learn", "/desk", "/rules", "/uploads"])
def test_every_page_is_reached_from_the_head(room: Room, door: str) -> None:
    """One key unfolds the pages; a tap goes there, another one on the same list leads back."""
    person = room.person("Kim", phone=True)
    person.open()
    for path in (door, "/"):
        link = person.page.locator(f'.top nav a[href="{path}"]')
        expect(link).to_be_hidden()
        person.one("doors").tap()
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert fits(person)
        link.tap()
        person.page.wait_for_url(person.address + path)
        expect(link).to_be_hidden()
