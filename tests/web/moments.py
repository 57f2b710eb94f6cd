"""Twelve moments of a match, each as one person sees it: what the photographs are taken of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.people import Person

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LONG_STAGE = """
  const later = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => wait === 1300 ? 0 : later(work, wait, ...more);
"""
"""A challenge stays on the stage until it has been photographed."""


def comes(
    house: House, position: str, seat: str, *, phone: bool = False, script: str = ""
) -> Person:
    """Somebody before whom nothing moves."""
    size = PHONE if phone else DESKTOP
    return house.sits(
        position, seat, viewport=size, has_touch=phone, script=script, reduced_motion="reduce"
    )


def all_come(house: House, position: str, seats: str, script: str = "") -> list[Person]:
    """Everybody at a table; each sees that all are there."""
    people = [comes(house, position, seat, script=script) for seat in seats]
    for person in people:
        expect(person.page.locator(".opponents")).not_to_contain_text("not connected")
    return people


def choosing(house: House) -> Person:
    """The shelf of variations, one of them chosen."""
    ada = comes(house, "choose equations", "A")
    ada.one("variation").nth(1).click()
    return ada


def laying(house: House) -> Person:
    """A Goal of two cubes, on a phone."""
    ada = comes(house, "see goal equations", "A", phone=True)
    ada.lays_in_goal("1", "5")
    return ada


def planning(house: House) -> Person:
    """A move planned while Ada is to move, on a phone."""
    bea = comes(house, "see move equations", "B", phone=True)
    bea.moves("7", "required")
    return bea


def two_moves(house: House, position: str) -> list[Person]:
    """Ada and Bea have moved."""
    people = all_come(house, position, "ABC")
    ada, bea, cal = people
    ada.moves("1", "permitted")
    bea.awaits("move")
    bea.moves("2", "forbidden")
    cal.awaits("move")
    return people


def moving(house: House) -> Person:
    """The last move glows, and whoever made it says so."""
    cal = two_moves(house, "moment moves")[2]
    expect(cal.one("latest")).to_contain_text("2 → Forbidden")
    return cal


def looking_back(house: House) -> Person:
    """The mat after the move before the last."""
    ada = two_moves(house, "moment back")[0]
    expect(ada.one("move")).to_have_count(3)
    ada.one("move").nth(1).click()
    expect(ada.one("looking-back")).to_be_visible()
    return ada


def challenging(house: House) -> Person:
    """Somebody calls Now."""
    ada, bea = all_come(house, "moment challenge", "AB", LONG_STAGE)
    ada.challenges("now")
    expect(bea.one("stage")).to_be_visible()
    return bea


def writing(house: House) -> Person:
    """A paper that is being written, on a phone."""
    ada = comes(house, "see writing equations", "A", phone=True)
    ada.one("paper-input").fill("3x2 = 6")
    expect(ada.page.locator('[data-used="true"]')).to_have_count(3)
    return ada


def checking(house: House) -> Person:
    """A paper that is to be checked."""
    return comes(house, "see checking equations", "B")


def accepted(house: House, position: str, *, phone: bool) -> Person:
    """Ada's paper is right."""
    ada, bea = comes(house, position, "A", phone=phone), comes(house, position, "B")
    for person in (ada, bea):
        expect(person.page.locator(".opponents")).not_to_contain_text("not connected")
    # Review and best moments come in their own time: for a photograph they never do.
    for path in ("**/review**", "**/api/analyses**"):
        ada.page.route(path, lambda _: None)
    bea.one("accept-A").click()
    expect(ada.one("scoreboard")).to_be_visible()
    bea.page.context.close()
    expect(ada.page.locator(".opponents")).to_contain_text("not connected")
    return ada


def points(house: House) -> Person:
    """The points of a shake."""
    return accepted(house, "moment points", phone=False)


def won(house: House) -> Person:
    """The end of a match, for whoever has won it, on a phone."""
    return accepted(house, "moment won", phone=True)


def moving_on_sets(house: House) -> Person:
    """A cube in the hand beside the Universe."""
    ada = comes(house, "see move on-sets", "A")
    ada.cube("R").click()
    return ada


def writing_on_sets(house: House) -> Person:
    """A set that is being written, and its cards, on a phone."""
    ada = comes(house, "see writing on-sets", "A", phone=True)
    ada.one("paper-input").fill("B∪R")
    expect(ada.page.locator('[data-shaded="true"]').first).to_be_visible()
    return ada


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment: its name, and how it comes about."""

    name: str
    seen: Callable[[House], Person]


MOMENTS = (
    Moment("choosing", choosing),
    Moment("goal", laying),
    Moment("plan", planning),
    Moment("move", moving),
    Moment("looking-back", looking_back),
    Moment("challenge", challenging),
    Moment("writing", writing),
    Moment("checking", checking),
    Moment("points", points),
    Moment("won", won),
    Moment("on-sets-move", moving_on_sets),
    Moment("on-sets-writing", writing_on_sets),
)
"""In the order of a match."""
