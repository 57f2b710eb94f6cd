"""A shake as a screen reader tells it: what is announced, in order, stands in the documentation."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from tests.source_tree import ROOT
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.screen_reader import LISTEN, heard
from tests.web.test_style import TAKE

PAGE = ROOT / "docs" / "explanation" / "a-match-in-pictures.md"
BLOCK = re.compile(r"(?<=```text\n).*?(?=```)", re.DOTALL)


class Scribe:
    """Notes what a person does, and what her screen reader says to it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.lines: list[str] = []

    def note(self, deed: str) -> None:
        """All that was said when something had been done and the page was still."""
        self.person.settles()
        self.lines += [f"({deed})", *heard(self.person.page)]


def test_a_shake_is_told_aloud(house: House) -> None:
    """Bea listens: a Goal, two moves, a plan, a challenge, her paper, and the end of the shake."""
    ada = house.sits("aloud", "A")
    bea = house.sits("aloud", "B", script=LISTEN)
    expect(ada.page.locator(".opponents")).not_to_contain_text("not connected")
    heard(bea.page)
    scribe = Scribe(bea)
    ada.lays_in_goal("6")
    ada.says_goal()
    bea.awaits("move")
    scribe.note("Ada sets the Goal")
    bea.page.keyboard.press("2")
    expect(bea.page.locator("button.cube.held")).to_be_visible()
    scribe.note("Bea types 2")
    bea.page.keyboard.press("r")
    ada.awaits("move")
    bea.page.locator('.section-required [data-text="r2"]').wait_for()
    bea.awaits("object", "wait")
    scribe.note("Bea types R")
    for key in "3r":
        bea.page.keyboard.press(key)
    expect(bea.one("planned")).to_be_visible()
    scribe.note("Bea plans: 3, R")
    ada.moves("x", "permitted")
    ada.awaits("move")
    bea.page.locator('.section-required [data-text="r3"]').wait_for()
    bea.awaits("object", "wait")
    scribe.note("Ada moves, and Bea's plan is played")
    bea.page.keyboard.press("ArrowLeft")
    expect(bea.one("looking-back")).to_be_visible()
    scribe.note("Bea looks back")
    bea.page.keyboard.press("Escape")
    expect(bea.one("now")).to_be_visible()
    scribe.note("Bea presses Escape")
    ada.challenges("now")
    ada.awaits("write-one")
    expect(bea.one("latest")).to_contain_text("Ada challenges")
    scribe.note("Ada challenges")
    ada.writes("2x3 = 6")
    bea.awaits("check")
    scribe.note("Ada hands in her paper")
    bea.one("accept-A").click()
    bea.awaits("end")
    scribe.note("Bea accepts it")
    told = "\n".join(scribe.lines) + "\n"
    text = PAGE.read_text("utf-8")
    if os.environ.get(TAKE):
        text = BLOCK.sub(lambda _: told, text, count=1)
        PAGE.write_text(text, "utf-8")
    kept = BLOCK.search(text)
    assert kept is not None
    assert kept.group() == told
