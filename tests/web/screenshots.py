"""Takes the pictures of the documentation: ``python -m tests.web.screenshots docs/images``.

Each has to be looked at: a test cannot tell whether a page is clear.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, sync_playwright

from tests.source_tree import ROOT
from tests.web.conftest import Room, launch
from tests.web.people import Person
from tests.web.playing import does_something, orders_bots
from tests.web.serving import Served, served
from tests.web.solving import goal_seen
from tests.web.test_learn import awaits_step
from tests.web.test_three_browsers import BOOKS, choose_variations, seated, who_is_asked

SPEED = 6
ENOUGH = 5
"""How many cubes are to lie on a mat that is worth a picture."""


class Album:
    """The folder of the pictures."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, person: Person, name: str) -> None:
        """Photograph what a person sees now."""
        person.page.evaluate("scrollTo(0, 0)")
        person.page.keyboard.press("Shift")  # ends what is on the stage
        person.page.wait_for_timeout(400)
        self.take(person, f"web-{name}")

    def take(self, person: Person, name: str) -> None:
        """The same without waiting."""
        person.page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=75)


def start_page(room: Room, album: Album) -> None:
    """The first page."""
    person = room.person("Ada")
    person.open()
    person.introduces_herself()
    album.keep(person, "start")


def table(room: Room, album: Album, game: str, *, phone: bool = False) -> None:
    """A mat in the middle of a shake, when it is the person's turn."""
    name = f"{game}-phone" if phone else game
    while True:
        person = room.person("Ada", phone=phone)
        orders_bots(person, edition=BOOKS[game], shakes="2", pace="relaxed")
        while person.phase != "writing":
            mat = person.mat()
            lying = len(mat["required"] + mat["permitted"] + mat["forbidden"])
            if person.situation == "move" and lying >= ENOUGH:
                album.keep(person, name)
                return
            if not does_something(person):
                person.page.wait_for_timeout(100)


def papers(room: Room, album: Album) -> None:
    """Writing a paper, and checking it; the third has a phone, so the lot falls on the first."""
    while True:
        people = seated(room, BOOKS["equations"])
        names = choose_variations(people)
        setter = who_is_asked(people, "goal")
        if setter is people[0]:
            break
    seen = goal_seen(setter, BOOKS["equations"], names)
    setter.lays_in_goal(*seen.symbols)
    album.keep(setter, "goal")
    setter.says_goal()
    challenger = who_is_asked(people, "move")
    challenger.challenges("impossible")
    setter.awaits("write-all")
    setter.one("paper-input").fill(seen.papers[0])
    album.keep(setter, "writing")
    setter.one("present").click()
    third = next(person for person in people if person not in (setter, challenger))
    third.one("present-nothing").click()
    challenger.awaits("check")
    album.keep(challenger, "checking")


def desk(room: Room, album: Album) -> None:
    """A ruling at the judge's desk."""
    judge = room.person("Judge")
    question = {
        "book": BOOKS["equations"],
        "division": "middle",
        "goal": "g3bxg5r+b2",
        "required": "g5",
        "permitted": "bx g4 r+ r1",
        "resources": "k7 g√ r2 b- k8",
        "after": "now",
        "paper": "5×4+1 = 3×(5+2)",
        "ask": "paper",
    }
    judge.open(f"/desk?{urlencode(question)}")
    judge.one("ruling").wait_for()
    judge.page.wait_for_timeout(400)
    album.take(judge, "web-desk")


def lesson(room: Room, album: Album) -> None:
    """A step of a course after a try that fails."""
    learner = room.person("Ada")
    learner.open("/learn/equations")
    learner.page.evaluate("localStorage.setItem('goalsetter-lesson-equations', '4')")
    learner.page.reload()
    awaits_step(learner, 4)
    learner.moves("4", "permitted")
    awaits_step(learner, 4, "wrong")
    album.keep(learner, "learn")


def report(room: Room, album: Album) -> None:
    """The example report, wide and on a phone, at the first mistake."""
    for phone in (False, True):
        person = room.person("Coach", phone=phone)
        person.page.goto((ROOT / "docs" / "example-report.html").as_uri())
        person.page.keyboard.press("n")
        person.page.evaluate("document.querySelector('.match').scrollIntoView()")
        name = "report-phone" if phone else "report"
        person.page.screenshot(path=album.folder / f"{name}.png")


def take(browser: Browser, server: Served, folder: Path) -> None:
    """All of them."""
    room, album = Room(browser, server), Album(folder)
    report(room, album)
    start_page(room, album)
    lesson(room, album)
    table(room, album, "equations")
    table(room, album, "on-sets")
    table(room, album, "equations", phone=True)
    papers(room, album)
    desk(room, album)


def main() -> None:
    """Take every picture into the folder that is named."""
    folder = Path(sys.argv[1])
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data), speed=SPEED, by_chance=True) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        take(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main()
