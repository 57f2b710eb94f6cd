"""Several people play again: who wants it and who is awaited is told, and all go along."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import House


def test_three_people_play_again(house: House) -> None:
    """When the last has said so, all sit at the next table; one wish for other seats is enough."""
    people = [house.sits("rematch", seat) for seat in "ABC"]
    ada, bea, cal = people
    watcher = house.person("Eve")
    watcher.open(f"/t/{house.codes['rematch']}")
    watcher.one("watch").click()
    watcher.awaits("watch")
    bea.one("ask-value-A").click()
    for person in people:
        person.awaits("over")
        expect(person.page.locator('[data-testid^="player-"][data-awaited="true"]')).to_have_count(
            0
        )
        expect(person.one("winner")).to_contain_text("Bea")
    ada.one("rematch-change").click()
    expect(cal.one("rematch-told")).to_contain_text("Wants to play again: Ada")
    expect(cal.one("rematch-told")).to_contain_text("Still awaited: Bea and Cal")
    expect(ada.one("rematch")).to_be_disabled()
    expect(cal.one("rematch-told")).to_contain_text("Everyone will change seats.")
    cal.one("rematch").click()
    expect(ada.one("rematch-told")).to_contain_text("Still awaited: Bea")
    bea.one("rematch").click()
    before = house.codes["rematch"]
    for person in people:
        expect(person.one("lobby")).to_be_visible()
        person.is_ready()
    for person, seat in zip(people, "BCA", strict=True):
        person.page.wait_for_url(re.compile(rf"/t/(?!{before})"))
        expect(person.one(f"player-{seat}")).to_contain_text("you")
    watcher.page.wait_for_url(re.compile(rf"/t/(?!{before})"))
    watcher.awaits("watch")
    assert len({person.page.url for person in (*people, watcher)}) == 1
