"""Terms of the books in a sentence: a tap tells what one means, and where the book does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from goalsetter.words import written
from tests.web.axe import grave_faults
from tests.web.conftest import House


def test_a_term_in_the_review_of_a_shake_is_explained(house: House) -> None:
    """The Goal that nobody could make: a tap on the word tells what a Goal is."""
    ada, bea = [house.sits("reviewed terms", seat, phone=True) for seat in "AB"]
    bea.one("ask-value-A").click()
    term = ada.page.locator('[data-testid="review"][data-shake="1"] [data-term="goal"]').first
    term.click()
    expect(ada.one("term-text")).to_have_text(written("en")["term-goal"])
    assert not grave_faults(ada.page)
    ada.page.keyboard.press("Escape")
    expect(ada.one("rule-sheet")).to_have_count(0)


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("es-MX", "es")])
def test_a_term_in_a_lesson_is_explained(house: House, locale: str, language: str) -> None:
    """By keys: it opens with its meaning and a link into the rules, and the focus comes back."""
    person = house.person("Teo", locale=locale, phone=True)
    person.open("/learn/equations")
    term = person.one("lesson").locator('[data-term="resources"]').first
    term.focus()
    person.page.keyboard.press("Enter")
    expect(person.one("term-text")).to_have_text(written(language)["term-resources"])
    link = person.one("rule-sheet").get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/2018-19#I-B-1")
    assert not grave_faults(person.page)
    person.page.keyboard.press("Escape")
    expect(person.one("rule-sheet")).to_have_count(0)
    expect(term).to_be_focused()


def test_a_term_in_the_sentence_of_the_dock_is_explained(house: House) -> None:
    """Beside the task itself; the task is the same after it, and the hand is empty."""
    ada = house.sits("see move equations", "A", phone=True)
    asked = ada.situation
    term = ada.one("now").locator("[data-term]").first
    code = term.get_attribute("data-term")
    term.tap()
    expect(ada.one("term-text")).to_have_text(written("en")[f"term-{code}"])
    ada.page.keyboard.press("Escape")
    expect(ada.one("rule-sheet")).to_have_count(0)
    assert ada.situation == asked
