"""The paper strip: mathematics drawn in cubes, meanings and turns by buttons, and the chart."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.people import Person


def stands_for(person: Person, note: str) -> None:
    """Choose a meaning from the menu."""
    person.one("pad-note").click()
    person.page.locator(f'[data-testid="pad-stands"][data-text="{note}"]').click()


def pad(person: Person, text: str) -> None:
    """Tap a cube where it lies on the mat."""
    person.page.locator(f'[data-testid="cube"][data-used][data-text="{text}"]').first.click()


def test_mathematics_is_drawn(house: House) -> None:
    """A fraction, a power and a root with its index; nothing for what cannot be read."""
    person = house.sits("see writing equations", "A")
    paper, drawn = person.one("paper-input"), person.one("drawn")
    paper.fill("((3x5)/2)+(2^(3√8)) = 6")
    for element in (".fraction", ".exponent", ".radicand"):
        expect(drawn.locator(element).first).to_be_visible()
    box = drawn.locator(".fraction").bounding_box()
    assert box is not None
    assert box["height"] > 30
    paper.fill("6/2x3 = 6")
    expect(drawn.locator(".tiles")).to_be_visible()
    expect(drawn.locator(".fraction")).to_have_count(0)
    paper.fill("(3x")
    expect(drawn.locator(".tiles")).to_have_count(0)


def test_a_wild_cube_and_a_turned_one(house: House) -> None:
    """Neither needs the notation; both can be undone and done again."""
    person = house.sits("see writing equations", "A")
    paper = person.one("paper-input")
    pad(person, "0")
    stands_for(person, "5")
    expect(paper).to_have_value("0<5>")
    expect(person.one("drawn").locator(".noted")).to_be_visible()
    pad(person, "-")
    person.one("pad-over").click()
    pad(person, "1")
    pad(person, "2")
    expect(paper).to_have_value("0<5>-u12")
    for _ in range(2):
        person.one("pad-undo").click()
    expect(paper).to_have_value("0<5>-")
    person.one("pad-redo").click()
    expect(paper).to_have_value("0<5>-u1")


def test_the_set_is_shaded_as_it_is_written(house: House) -> None:
    """On the writer's own chart; what has no meaning shades nothing."""
    person = house.sits("see writing on-sets", "A")
    shaded = person.page.locator('[data-testid="chart-card"][data-shaded="true"]')
    for symbol in ("B", "∪", "R"):
        pad(person, symbol)
    expect(shaded).to_have_count(6)
    pad(person, "'")
    expect(shaded).not_to_have_count(6)
    person.one("paper-input").fill("B ∪")
    expect(shaded).to_have_count(0)
    person.one("pad-note").click()
    person.page.locator('[data-testid="pad-blank"][data-text="G"]').click()
    expect(person.one("paper-input")).to_have_value("B ∪ where blank=G")
