"""The rules within reach: a page by book, a sheet beside a ruling, tables beside the mat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import House, Room

IN_SIGHT = """clause => {
  const { top, bottom } = clause.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && document.documentElement.scrollWidth <= innerWidth;
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_clause_has_an_address_and_is_found_by_its_words(room: Room, phone: bool) -> None:
    """The address shows the clause; a search goes through every book and leads to one."""
    reader = room.person("Reader", phone=phone)
    reader.open("/rules/2018-19#VII-C-4")
    aimed = reader.page.locator(".aimed")
    expect(aimed).to_contain_text("you must give a reason")
    assert aimed.evaluate(IN_SIGHT)
    reader.one("rules-search").fill("double set universe")
    expect(reader.one("rules-hits")).to_contain_text("ON-SETS 2017-18 · XIII-C-9")
    reader.page.get_by_role("link", name="XIII-C-9", exact=False).first.click()
    expect(aimed).to_contain_text("Double Set")
    assert reader.page.url.endswith("/rules/on-sets-2017-18#XIII-C-9")
    expect(reader.page.get_by_role("link", name="ON-SETS 2017-18")).to_have_attribute(
        "aria-current", "page"
    )


def test_a_search_stands_in_the_address_and_back_leads_to_it(room: Room) -> None:
    """A link shows the hits, marked; Back leads from a clause to them, then to the book."""
    reader = room.person("Reader")
    reader.open("/rules/2018-19")
    expect(reader.one("rules-clause").first).to_be_visible()
    reader.one("rules-search").press_sequentially("double set")
    hits = reader.one("rules-hits")
    expect(hits.locator("mark").first).to_be_visible()
    assert reader.page.url.endswith("/rules/2018-19?q=double%20set")
    reader.page.get_by_role("link", name="XIII-C-9", exact=False).first.click()
    expect(reader.page.locator(".aimed")).to_contain_text("Double Set")
    reader.page.go_back()
    expect(reader.one("rules-search")).to_have_value("double set")
    expect(hits).to_be_visible()
    assert not grave_faults(reader.page)
    reader.page.go_back()
    expect(reader.one("rules-clause").first).to_be_visible()
    expect(reader.one("rules-search")).to_have_value("")
    other = room.person("Other")
    other.open("/rules/2018-19?q=double%20set")
    expect(other.one("rules-hits").locator("mark").first).to_have_text("double", ignore_case=True)


def test_the_tables_stand_in_the_book(room: Room) -> None:
    """As the rules have them: Basic has one limit for the roll and the Goal, the old book 10."""
    reader = room.person("Reader")
    reader.open("/rules/basic-2019-20#tables")
    expect(reader.one("rule-table-limits")).to_contain_text("To roll and set the Goal2 minutes")
    expect(reader.one("rule-table-match")).to_contain_text("Three players, two tie for second633")
    reader.open("/rules/2011-12")
    expect(reader.one("rule-table-scores").first).to_contain_text("You are right10")
    assert not grave_faults(reader.page)


def test_rule_opens_what_the_clause_says(room: Room) -> None:
    """Beside a ruling, in place; Escape closes it, and the focus is back where it was."""
    judge = room.person("Judge")
    judge.open("/desk?goal=6&required=5&paper=5%2B1+%3D+6&ask=paper")
    clause = judge.one("clause").first
    clause.click()
    sheet = judge.one("rule-sheet")
    expect(judge.one("rule-text")).not_to_be_empty()
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/rules/2018-19#VII-B-3")
    assert not grave_faults(judge.page)
    judge.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(clause).to_be_focused()


def test_the_book_lies_beside_the_mat(house: House) -> None:
    """Its tables are one tap from the side panel, and its clauses can be searched there."""
    ada = house.sits("see move equations", "A", phone=True)
    ada.one("menu").click()
    ada.one("tab-rules").click()
    expect(ada.one("rule-table-scores")).to_contain_text("You are right6")
    ada.one("rules-find").fill("last cube")
    expect(ada.one("rules-found")).to_contain_text("VIII-A")
    expect(ada.one("rules-all")).to_have_attribute("href", "/rules/2018-19")
