"""Practice in the browser: an item at once, without an account, by mouse, keys and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Room
from tests.web.people import Person

REPLIED = re.compile("right|wrong")


def opens(room: Room, *, phone: bool = False) -> Person:
    """Somebody who has just clicked on Practice."""
    person = room.person("Ann", phone=phone)
    person.open("/practice")
    expect(person.one("practice-item")).to_be_visible()
    return person


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_items_of_several_forms_are_answered(room: Room, phone: bool) -> None:
    """Options by key, parts by number, and a cube; each has a reply and leads on to the next."""
    person = opens(room, phone=phone)
    item, reply = person.one("practice-item"), person.one("practice-reply")
    expect(item).to_have_attribute("data-kind", "decide")
    person.page.keyboard.press("n")
    expect(reply).to_have_attribute("data-outcome", REPLIED)
    expect(person.one("practice-tally")).to_contain_text("of 1")
    assert grave_faults(person.page) == []
    person.page.keyboard.press("Enter")  # the way on has the focus
    expect(reply).to_have_count(0)
    person.one("practice-kind").select_option("score")
    expect(item).to_have_attribute("data-form", "parts")
    for part in person.page.locator('[data-testid^="practice-part-"]').all():
        part.fill("2")
    person.one("practice-answer").click()
    expect(reply).to_have_attribute("data-outcome", REPLIED)
    person.one("practice-kind").select_option("which-cube")
    expect(item).to_have_attribute("data-form", "faces")
    person.page.get_by_test_id("practice-option").first.click()
    expect(reply).to_have_attribute("data-outcome", REPLIED)
    expect(person.one("practice-witness")).to_be_visible()
    person.one("practice-object").click()
    person.one("practice-argument").fill("There is another way.")
    person.one("practice-argument-send").click()
    expect(person.one("practice-objected")).to_be_visible()
