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


def test_tools_come_with_their_variation(house: House) -> None:
    """No turning, no meanings and no ! where nobody chose a variation for them."""
    plain, chosen = house.sits("no help", "A"), house.sits("see writing equations", "A")
    for tool in ("pad-over", "pad-note"):
        expect(chosen.one(tool)).to_be_visible()
        expect(plain.one(tool)).to_have_count(0)
    for person in (plain, chosen):
        expect(person.one("pad-sideways")).to_have_count(0)
        expect(person.page.locator('[data-testid="pad-piece"][data-text="!"]')).to_have_count(0)


def test_a_table_without_help_says_nothing(house: House) -> None:
    """Neither what cannot be read, nor which cubes are used."""
    person = house.sits("no help", "A")
    person.one("paper-input").fill("(3x")
    pad(person, "5")
    expect(person.one("paper-input")).to_have_value("(3x5")
    expect(person.page.locator('[data-used="true"]')).to_have_count(0)
    expect(person.one("check-line")).to_have_count(0)
    expect(person.one("troubles")).to_be_empty()
    expect(person.one("help-told")).to_have_text("Help with papers: none")


def test_brackets_are_tapped_where_they_leave_no_doubt(house: House) -> None:
    """With the form alone no value is told; a way that is taken can be undone."""
    person = house.sits("help with the form", "A")
    paper, ways = person.one("paper-input"), person.one("take-brackets")
    paper.fill("3x5-2 = 6")
    expect(ways).to_have_count(2)
    expect(person.one("brackets")).not_to_contain_text("= 9")
    expect(person.one("makes")).to_have_count(0)
    ways.and_(person.page.locator('[data-text="3x(5-2) = 6"]')).click()
    expect(paper).to_have_value("3x(5-2) = 6")
    expect(person.one("brackets")).to_have_count(0)
    person.one("pad-undo").click()
    expect(paper).to_have_value("3x5-2 = 6")


def test_everything_is_told_where_the_table_helps_so(house: House) -> None:
    """The value of the paper, with and without the Goal behind it."""
    person = house.sits("help with everything", "A")
    paper, makes = person.one("paper-input"), person.one("makes")
    paper.fill("3x(5-2)")
    expect(makes).to_contain_text("makes 9")
    paper.fill("3x2 = 6")
    expect(makes).to_have_text("makes 6 ✓")
    expect(person.one("troubles")).to_be_empty()
    paper.fill("5x3-2 = 6")
    expect(person.one("brackets")).to_contain_text("= 13")
