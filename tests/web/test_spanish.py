"""The page in Spanish: chosen on the start page, spoken at the table, and no English left over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from goalsetter.words import LANGUAGES
from tests.web.conftest import Room
from tests.web.people import Person
from tests.web.test_alone import does_something

ENGLISH, SPANISH = LANGUAGES["en"], LANGUAGES["es"]
SHORT = 12
"""Words up to this length may be the same by chance."""
MOST_STEPS = 400
SAID = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((each) =>
        ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? '')),
].join('\\n')"""
"""All that can be read or heard on the page."""


def pieces(sentence: str) -> list[str]:
    """The words of a sentence between its details."""
    return [each.strip() for each in re.split(r"\{[^}]*\}", sentence)]


SPANISH_PIECES = {piece for sentence in SPANISH.values() for piece in pieces(sentence)}
ENGLISH_PIECES = {
    piece
    for sentence in ENGLISH.values()
    for piece in pieces(sentence)
    if len(piece) > SHORT and piece not in SPANISH_PIECES
}


def english_on(person: Person) -> list[str]:
    """The English sentences, or long parts of them, that the page of a person shows or says."""
    said = str(person.page.evaluate(SAID))
    return sorted(piece for piece in ENGLISH_PIECES if piece in said)


def speaks(person: Person, language: str) -> None:
    """Choose a language, and wait until it is spoken."""
    person.one("language").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_a_shake_is_played_in_spanish(room: Room) -> None:
    """From the choice on the start page to a move, no English sentence is seen or heard."""
    eva = room.person("Eva")
    eva.open()
    eva.introduces_herself()
    assert english_on(eva)
    speaks(eva, "es")
    expect(eva.one("play-equations")).to_have_text(SPANISH["web-play-now"])
    eva.one("choices").locator("summary").first.click()
    assert not english_on(eva)
    eva.one("play-equations").click()
    eva.one("now").wait_for()
    for _ in range(MOST_STEPS):
        assert not english_on(eva)
        if "Eva mueve" in eva.page.inner_text("body"):
            return
        if not does_something(eva):
            eva.page.wait_for_timeout(100)
    raise AssertionError("she never came to move")  # a bot may challenge first, not every time


def test_the_language_is_changed_at_the_table(room: Room) -> None:
    """At once, with all that was told before; the choice is remembered after a reload."""
    eva = room.person("Eva")
    eva.plays_now("on-sets")
    eva.awaits("choose", "goal", "object", "move")
    number = int(eva.number)
    speaks(eva, "es")
    expect(eva.one("now")).to_be_visible()
    assert int(eva.number) >= number
    assert not english_on(eva)
    eva.page.reload()
    expect(eva.one("now")).to_be_visible()
    expect(eva.page.locator("html")).to_have_attribute("lang", "es")
    speaks(eva, "en")
    expect(eva.one("now")).to_be_visible()
    expect(eva.one("players")).to_have_attribute("aria-label", ENGLISH["web-players"])


def test_the_first_language_is_that_of_the_browser(room: Room) -> None:
    """A browser that wants Spanish is spoken to in Spanish without being asked."""
    context = room.browser.new_context(locale="es-MX")
    room.contexts.append(context)
    page = context.new_page()
    page.goto(room.server.address)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_test_id("play-equations")).to_have_text(SPANISH["web-play-now"])
