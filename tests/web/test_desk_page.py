"""The judge's desk in the browser, at a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Room


@pytest.mark.parametrize("phone", [False, True])
def test_a_ruling_and_an_answer(room: Room, phone: bool) -> None:
    """The ruling comes with its clause and the regrouping; the solver with a Solution."""
    judge = room.person("Judge", phone=phone)
    judge.open("/desk")
    judge.one("desk-edition").select_option("mlag-equations-2018-19")
    judge.one("desk-division").select_option("middle")
    for section, cubes in {
        "goal": "3x5+2",
        "required": "5",
        "permitted": "x 4 + 1",
        "paper": "5x4+1 = 3x(5+2)",
    }.items():
        judge.one(f"desk-{section}").fill(cubes)
    judge.one("desk-judge").click()
    ruling = judge.one("ruling")
    expect(ruling).to_contain_text("NOT CORRECT")
    expect(ruling).to_contain_text("VII-B-6")
    expect(ruling).to_contain_text("5×(4+1)")
    assert judge.one("desk-two").count() == 0
    judge.one("desk-solve").click()
    expect(judge.one("answer")).to_contain_text("YES")
    width = judge.page.evaluate("document.documentElement.scrollWidth")
    assert width <= judge.page.viewport_size["width"]  # type: ignore[index]


def test_a_ruling_on_a_set(room: Room) -> None:
    """ON-SETS: a Set-Name that takes too many cards, and one that takes what the Goal says."""
    judge = room.person("Judge")
    judge.open("/desk")
    judge.one("desk-edition").select_option("mlag-on-sets-2017-18")
    judge.one("desk-division").select_option("middle")
    for section, cubes in {
        "universe": "BRG BR B RG R G Y BY GY blank",
        "goal": "2",
        "required": "B",
        "permitted": "∪ ∩ R",
        "paper": "B ∪ R",
    }.items():
        judge.one(f"desk-{section}").fill(cubes)
    judge.one("desk-judge").click()
    expect(judge.one("ruling")).to_contain_text("NOT CORRECT")
    expect(judge.one("desk-two")).to_be_visible()
    judge.one("desk-paper").fill("B ∩ R")
    judge.one("desk-judge").click()
    expect(judge.one("ruling")).not_to_contain_text("NOT CORRECT")
    expect(judge.one("ruling")).to_contain_text("CORRECT")
    judge.one("desk-solve").click()
    expect(judge.one("answer")).to_contain_text("YES")


def test_what_cannot_be_read_is_told(room: Room) -> None:
    """With a sentence, not with an error."""
    judge = room.person("Judge")
    judge.open("/desk")
    judge.one("desk-goal").fill("3 $")
    judge.one("desk-judge").click()
    expect(judge.one("desk-reply")).to_contain_text("I can't read '3 $'")
