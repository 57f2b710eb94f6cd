"""The page in Spanish: chosen on the start page, spoken at the table, and no English left over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from goalsetter.rules import GAMES, Chosen
from goalsetter.words import written
from tests.web.conftest import House, Room
from tests.web.people import Person
from tests.web.playing import plays_on

ENGLISH, SPANISH = written("en"), written("es")
SHORT = 12
"""Words up to this length may be the same by chance."""
SAID = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((each) =>
        ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? '')),
].join('\\n')"""
"""All that can be read or heard on the page."""


def pieces(sentence: str) -> list[str]:
    """The words of a sentence between its details."""
    return [each.strip() for each in re.split(r"[{}\[\]]|\$\w+|->", sentence)]


SPANISH_PIECES = {piece for sentence in SPANISH.values() for piece in pieces(sentence)}
TITLES = {
    edition.title_of(division, Chosen(offer.name))
    for game in GAMES
    for edition in game.editions
    for division, rules in edition.divisions
    for offer in rules.offers
}
"""Variations bear the books' own names in every language."""
ENGLISH_PIECES = {
    piece
    for sentence in ENGLISH.values()
    for piece in pieces(sentence)
    if len(piece) > SHORT and piece not in SPANISH_PIECES | TITLES
}


def english_on(person: Person) -> list[str]:
    """The English sentences, or long parts of them, that the page of a person shows or says."""
    said = str(person.page.evaluate(SAID))
    return sorted(piece for piece in ENGLISH_PIECES if piece in said)


def speaks(person: Person, language: str) -> None:
    """Choose a language, at a table in the tab of the table, and wait until it is spoken."""
    if person.one("now").count():
        person.opens("table")
    person.one("language").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def hears_no_english(person: Person) -> None:
    """Neither seen nor heard."""
    assert not english_on(person)


def test_a_shake_is_played_in_spanish(room: Room) -> None:
    """From the choice on the start page to the end of a shake, no English is seen or heard."""
    eva = room.person("Eva")
    eva.open()
    eva.introduces_herself()
    assert english_on(eva)
    speaks(eva, "es")
    expect(eva.one("play-equations")).to_have_text(SPANISH["web-play-now"])
    eva.one("choices").locator("summary").first.click()
    assert not english_on(eva)
    eva.one("play-equations").click()
    eva.has_come()
    plays_on(eva, "end", "over", looks=hears_no_english)


def test_a_move_is_told_in_spanish(house: House) -> None:
    """To who made it and to the others."""
    ada, bea = (house.sits("spanish move", seat, locale="es-MX") for seat in "AB")
    ada.moves("9", "forbidden")
    for person in (ada, bea):
        expect(person.one("latest")).to_contain_text("Ada mueve")
        hears_no_english(person)


def test_the_language_is_changed_at_the_table(room: Room) -> None:
    """At once, with all that was told before; the choice is remembered after a reload."""
    eva = room.person("Eva")
    eva.plays_now("on-sets")
    eva.has_come()
    number = int(eva.number)
    speaks(eva, "es")
    eva.has_come()
    assert int(eva.number) >= number
    assert not english_on(eva)
    eva.page.reload()
    eva.has_come()
    expect(eva.page.locator("html")).to_have_attribute("lang", "es")
    speaks(eva, "en")
    expect(eva.one("now")).to_be_visible()
    expect(eva.one("players")).to_have_attribute("aria-label", ENGLISH["web-players"])


def test_the_first_language_is_that_of_the_browser(room: Room) -> None:
    """A browser that wants Spanish is spoken to in Spanish without being asked."""
    eva = room.person("Eva", locale="es-MX")
    eva.open()
    expect(eva.page.locator("html")).to_have_attribute("lang", "es")
    expect(eva.one("play-equations")).to_have_text(SPANISH["web-play-now"])
