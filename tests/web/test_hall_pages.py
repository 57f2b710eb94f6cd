"""Check-in, the screen on the wall and the page for everybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Room
from tests.web.event_day import EventDay


def test_players_check_in_by_badge_and_by_name(room: Room) -> None:
    """A scanned badge and a tap on a name mark a player as here; a strange badge is told."""
    day = EventDay(room, 0)
    news = day.news()
    here = [one["id"] for one in news["players"].values()]
    day.act("mark-presence", players=here, presence="absent")
    gus = day.comes("Gus", "greeter", "check-in", phone=True)
    expect(gus.one("check-in-page")).to_have_attribute("data-here", "0")
    gus.one("scan").fill(here[0].upper())
    gus.one("scan").press("Enter")
    expect(gus.one("scanned")).to_contain_text(news["players"][here[0]]["name"])
    expect(gus.one("check-in-page")).to_have_attribute("data-here", "1")
    gus.one("scan").fill("nobody")
    gus.one("scan").press("Enter")
    expect(gus.one("scanned")).to_contain_text("nobody")
    gus.one("by-list").click()
    person = gus.page.locator(f'[data-player="{here[1]}"]')
    person.click()
    expect(person).to_have_attribute("data-presence", "present")
    assert gus.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_wall_turns_its_pages_and_shows_the_clock(room: Room) -> None:
    """Names turn by themselves; the clock has the words to read aloud; others see short names."""
    day = EventDay(room, 1)
    day.leads_to("publish")
    wall = day.comes("Wall", "scorer", "hall?turn=1")
    expect(wall.one("hall")).to_have_attribute("data-view", "names")
    leaves = int(wall.one("hall").get_attribute("data-leaves") or 0)
    assert leaves > 1
    expect(wall.one("hall")).to_have_attribute("data-leaf", str(leaves))
    expect(wall.one("hall")).to_have_attribute("data-leaf", "1")
    names = {one["name"] for one in day.news()["players"].values()}
    shown = wall.one("leaf").locator("span").all_inner_texts()
    assert shown
    assert set(shown) <= names
    day.act("start-round", contest=day.contest, round=day.round)
    expect(wall.one("hall")).to_have_attribute("data-view", "clock")
    expect(wall.one("clock")).to_have_attribute("data-phase", "start")
    expect(wall.one("aloud")).to_contain_text("30 minutes")
    expect(wall.one("clock").get_by_role("timer")).to_have_text(re.compile(r"^(30|29):\d\d$"))
    guest = room.person("Guest", phone=True)
    guest.open(f"/e/{day.code}/public")
    expect(guest.one("public-seats").locator("li").first).to_be_visible()
    told = guest.one("public").inner_text()
    assert not [name for name in names if name in told]
    assert guest.page.locator('meta[name="robots"]').get_attribute("content") == "noindex"
    event = day.news()["head"]
    kept = {name: event[name] for name in ("name", "tag", "place", "days", "preset", "deadline")}
    day.act("edit-event", event={**kept, "privacy": "off"})
    expect(guest.one("public")).to_have_attribute("data-shown", "false")
    expect(guest.one("public-seats")).to_have_count(0)
