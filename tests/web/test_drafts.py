"""A draft outlives a reload, and is the same in every tab of a browser; then it is gone."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import House
from tests.web.patience import until
from tests.web.people import Person
from tests.web.test_deeds import goal_of, sees_goal

DRAFTS = "Object.keys(localStorage).filter(name => name.startsWith('goalsetter-draft-')).length"


def another_tab(person: Person) -> Person:
    """The same browser at the same table."""
    page = person.page.context.new_page()
    page.goto(person.page.url)
    other = Person(person.name, page, person.address)
    other.has_come()
    return other


def has_no_draft(person: Person) -> None:
    """Nothing is kept, as soon as the server has taken what was begun."""
    until(person.page, lambda: person.page.evaluate(DRAFTS) == 0, lambda: "a draft is left")


def keep_key(house: House, position: str, person: Person) -> None:
    """A tab that is opened later has the key too."""
    person.page.context.add_init_script(house.key_of(position, "A"))


def test_a_paper_is_kept_until_it_is_handed_in(house: House) -> None:
    """Over a reload and in two tabs at once, each letter."""
    ada = house.sits("draft", "A")
    keep_key(house, "draft", ada)
    ada.one("paper-input").fill("3x2 =")
    ada.page.reload()
    expect(ada.one("paper-input")).to_have_value("3x2 =")
    other = another_tab(ada)
    expect(other.one("paper-input")).to_have_value("3x2 =")
    other.one("paper-input").fill("3x2 = 6")
    expect(ada.one("paper-input")).to_have_value("3x2 = 6")
    assert ada.page.evaluate(DRAFTS) == 1
    ada.one("present").click()
    expect(ada.one("writing")).to_have_count(0)
    has_no_draft(ada)


def test_a_remark_is_about_what_stands_there(house: House) -> None:
    """An answer that is late neither blames another text nor keeps anybody from handing in."""
    late = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(frame: str | bytes) -> None:
            if not (late and '"type":"form"' in str(frame)):
                line.send(frame)

        server.on_message(hear)

    ada = house.person("A")
    ada.page.route_web_socket("**/ws/**", connect)
    ada.page.add_init_script(house.key_of("slow form", "A"))
    ada.open(f"/t/{house.codes['slow form']}")
    ada.one("paper-input").fill("(3x2 = 6")
    expect(ada.one("troubles")).not_to_be_empty()
    late = True
    ada.one("paper-input").fill("3x2 = 6")
    expect(ada.one("troubles")).to_be_empty()
    ada.one("present").click()
    expect(ada.one("writing")).to_have_count(0)


FORMLESS = ["3+ = 6", "95+1+ = 6", "3x2 = 6-", "3 § 2 = 6", "3 tims 2 = 6", "3x2"]


@pytest.mark.parametrize("position", ["formless", "formless open"])
def test_what_is_no_paper_is_pointed_out_while_it_is_written(house: House, position: str) -> None:
    """Decision 35: between people too, at a guarded and an open table, and though no close look
    at the paper ever comes back."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(frame: str | bytes) -> None:
            if '"type":"form"' not in str(frame) or '"hasty":true' in str(frame):
                line.send(frame)

        server.on_message(hear)

    ada = house.person("A")
    ada.page.route_web_socket("**/ws/**", connect)
    ada.page.add_init_script(house.key_of(position, "A"))
    ada.open(f"/t/{house.codes[position]}")
    for typed in FORMLESS:
        ada.one("paper-input").fill(typed)
        expect(ada.one("troubles")).not_to_be_empty()
        ada.one("paper-input").fill("3x2 = 6")
        expect(ada.one("troubles")).to_be_empty()


@pytest.mark.parametrize(
    ("position", "cubes", "laid"),
    [("laid goal", "12+", ["r1", "r2", "ur+"]), ("laid set goal", "123", ["1", "2", "u3"])],
)
def test_a_goal_that_is_laid_is_kept(
    house: House, position: str, cubes: str, laid: list[str]
) -> None:
    """IV-B at a guarded table: nobody sees it before it is said, and a reload loses nothing."""
    ada, bea = house.sits(position, "A"), house.sits(position, "B")
    keep_key(house, position, ada)
    ada.lays_in_goal(*cubes)
    ada.one("goal-over").click()
    ada.page.reload()
    expect(ada.one("goal-cube")).to_have_count(3)
    assert goal_of(ada)[:3] == laid
    assert goal_of(bea) == []
    other = another_tab(ada)
    expect(other.one("goal-cube")).to_have_count(3)
    other.one("goal-remove").click()
    expect(ada.one("goal-cube")).to_have_count(2)
    ada.one("say-goal").click()
    sees_goal(bea, *laid[:2])
    ada.awaits("wait", "object")
    has_no_draft(ada)
