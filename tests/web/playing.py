"""A person who plays on against bots without much thought, whatever course the match takes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import TimeoutError, expect

from tests.web.patience import LONG, PATIENCE, until
from tests.web.people import Person

SOON = 5_000
"""Milliseconds after which a deed is looked at anew: a bot may have been quicker."""


def orders_bots(person: Person, **choices: str) -> str:
    """A table with two bots and no clocks; its code."""
    person.orders(**{"pace": "none", **choices})
    expect(person.one("now")).to_be_visible()
    return person.page.url.rsplit("/", 1)[1]


def lays_any_goal(person: Person) -> None:
    """One digit."""
    if person.one("goal-cube").count() == 0:
        digits = [cube.symbol for cube in person.cubes_in("resources") if cube.symbol.isdigit()]
        person.lays_in_goal(digits[0])
    person.says_goal()


def moves_anything(person: Person) -> None:
    """The first cube goes to Forbidden."""
    person.moves(person.cubes_in("resources")[0].symbol, "forbidden")


def accepts(person: Person) -> None:
    """Return anything that lies there."""
    person.page.locator('[data-testid^="accept-"]').first.click()


DEEDS: dict[str, Callable[[Person], None]] = {
    "set-out": lambda person: person.one("let-table-choose").click(),
    "deal": lambda person: person.one("let-table-choose").click(),
    "choose": Person.chooses_any_variation,
    "goal": lays_any_goal,
    "move": moves_anything,
    "second": moves_anything,
    "no-goal": lambda person: person.one("agree-no-goal").click(),
    "third": lambda person: person.one("present-nothing").click(),
    "write-one": lambda person: person.one("present-nothing").click(),
    "write-all": lambda person: person.one("present-nothing").click(),
    "write-last": lambda person: person.one("present-nothing").click(),
    "late": lambda person: person.one("present-nothing").click(),
    "check": accepts,
    "end": lambda person: person.one("ready").click(),
}


def does_something(person: Person) -> bool:
    """Do what is asked of her, unless a bot is quicker; return whether anything is asked."""
    situation, number = person.glance()
    doing = DEEDS.get(situation)
    if doing is None:
        return False
    until(
        person.page,
        lambda: _has_changed(person, doing, number),
        lambda: f"{situation}: nothing comes of it",
    )
    return True


def _has_changed(person: Person, doing: Callable[[Person], None], number: str) -> bool:
    """Try it at the table that asks it; whether there is another table now, by whomever."""
    person.page.set_default_timeout(SOON)
    try:
        if person.number == number:
            doing(person)
            person.awaits_another(number)
    except (IndexError, TimeoutError):
        pass  # another table asks for something else, or this machine is slow: the number tells
    finally:
        person.page.set_default_timeout(PATIENCE * 1000)
    return person.number != number


def plays_on(person: Person, *ends: str, looks: Callable[[Person], object] = Person.glance) -> None:
    """Until the table says one of these; she looks at the page each time."""

    def is_there() -> bool:
        looks(person)
        if person.situation in ends:
            return True
        does_something(person)
        return False

    until(person.page, is_there, person.one("now").inner_text, LONG)
    looks(person)
