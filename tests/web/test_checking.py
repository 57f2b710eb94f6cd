"""Writing and checking in the browser: form at once, truth only at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House, Room
from tests.web.people import Person
from tests.web.test_three_browsers import (
    BOOKS,
    choose_variations,
    seat_of,
    seated,
    set_a_goal,
    who_is_asked,
)


def at_writing(room: Room) -> tuple[list[Person], Person, Person, str]:
    """Three people; Impossible was challenged, and the Goal-setter is to write."""
    people = seated(room, BOOKS["equations"])
    names = choose_variations(people)
    setter, seen = set_a_goal(people, BOOKS["equations"], names)
    challenger = who_is_asked(people, "move")
    challenger.challenges("impossible")
    setter.awaits("write-all")
    return people, setter, challenger, seen.papers[0]


def test_the_form_of_a_paper_is_told_while_it_is_written(room: Room) -> None:
    """A bracket that is missing is told; that the sides are unequal is not."""
    _, setter, _, right = at_writing(room)
    paper, troubles = setter.one("paper-input"), setter.one("troubles")
    paper.fill("(1+1")
    expect(troubles).not_to_be_empty()
    digits = [cube.symbol for cube in setter.cubes_in("resources") if cube.symbol.isdigit()]
    sign = next(c.symbol for c in setter.cubes_in("resources") if c.symbol in "+-x/")
    text = f"{digits[0]}{sign}{digits[1]} = {right.rpartition('=')[2].strip()}"
    paper.fill(text)
    expect(troubles).to_be_empty()
    setter.page.reload()
    expect(setter.one("paper-input")).to_have_value(text)


def test_a_wrong_paper_is_rejected(room: Room) -> None:
    """VII-C: a checker says what is wrong; the judge agrees, and tells why when it is over."""
    people, setter, challenger, right = at_writing(room)
    third = next(person for person in people if person not in (setter, challenger))
    third.awaits("third")
    third.one("present-nothing").click()
    goal = right.rpartition("=")[2].strip()
    digit = next(cube.symbol for cube in setter.cubes_in("resources") if cube.symbol.isdigit())
    setter.writes(f"{digit} = {goal}")
    challenger.awaits("check")
    seat = seat_of(setter, people, challenger)
    challenger.one(f"reject-{seat}").click()
    challenger.page.locator('[data-testid="reason"][data-code="one-cube"]').click()
    for person in people:
        person.awaits("over")
        expect(person.one(f"paper-{seat}")).to_contain_text("VII-B")
    points = dict(zip(setter.sheet()[0][1:], setter.sheet()[1][1:], strict=True))
    assert points[challenger.name] == "6"
    assert points[setter.name] == "2"


def test_an_unfounded_rejection_is_answered_in_sight(house: House) -> None:
    """VII-C-4: on a phone too, where the news are far away; said again, it is told once."""
    bea = house.sits("unfounded", "B", phone=True)
    bea.one("reject-A").click()
    for times in (1, 2):
        bea.page.locator('[data-testid="reason"][data-code="uses-forbidden"]').click()
        expect(bea.one("news").get_by_text("It does not hold.")).to_have_count(times)
        expect(bea.one("toast")).to_have_count(1)
        expect(bea.one("toast")).to_contain_text("does not hold against the paper")
        expect(bea.one("toast")).to_be_in_viewport()
    assert bea.situation == "check"
