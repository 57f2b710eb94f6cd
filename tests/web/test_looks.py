"""More contrast, forced colours, less motion, and a projector: what the system asks for is done."""

from __future__ import annotations

from tests.web.conftest import House
from tests.web.people import Person
from tests.web.test_phone import fits

STYLE = """(element, [name]) => getComputedStyle(element)[name]"""


def style(person: Person, selector: str, name: str) -> str:
    """A property of something on the page."""
    return str(person.page.locator(selector).first.evaluate(STYLE, [name]))


def test_more_contrast(house: House) -> None:
    """Black on white, or white on black."""
    for scheme, paper in (("light", "rgb(255, 255, 255)"), ("dark", "rgb(0, 0, 0)")):
        person = house.sits("see move equations", "A", contrast="more", color_scheme=scheme)
        assert style(person, "body", "backgroundColor") == paper
        assert style(person, ".section-goal", "backgroundColor") == paper


def test_forced_colours(house: House) -> None:
    """A cube that is held is marked by more than its colour."""
    person = house.sits("see move on-sets", "A", forced_colors="active")
    person.cube("R").click()
    assert style(person, "button.cube.held", "outlineStyle") == "solid"
    assert style(person, ".section.target", "borderTopWidth") == "3px"


def test_less_motion(house: House) -> None:
    """Nothing moves."""
    person = house.sits("see move equations", "A", reduced_motion="reduce")
    assert style(person, ".section", "transitionDuration") == "0s"


def test_a_projector(house: House) -> None:
    """At 1920 pixels type and cubes are larger, and nothing has to be scrolled sideways."""
    sizes = {}
    for wide in (1280, 1920):
        size = {"width": wide, "height": wide * 9 // 16}
        person = house.sits("see move on-sets", "A", viewport=size)
        box = person.cube("R").bounding_box()
        assert box is not None
        sizes[wide] = box["width"]
        assert fits(person)
    assert sizes[1920] > 1.4 * sizes[1280]
    assert float(style(person, "body", "fontSize").removesuffix("px")) >= 22


def test_the_cubes_are_seen_while_one_challenges(house: House) -> None:
    """A player who decides what to challenge looks at Resources: nothing lies over them."""
    person = house.sits("see move on-sets", "A", viewport={"width": 1280, "height": 900})
    person.one("block").click()
    panel = person.page.locator(".block-area.open").bounding_box()
    resources = person.page.locator(".section-resources").bounding_box()
    assert panel is not None
    assert resources is not None
    assert panel["y"] >= resources["y"] + resources["height"]
    assert panel["y"] + panel["height"] <= 900


def test_what_stands_side_by_side_is_level(house: House) -> None:
    """Both buttons to play; and before a match all panels have the same edges."""
    person = house.person("Ada")
    person.open()
    person.one("play-on-sets").wait_for()
    tops = {person.one(f"play-{game}").bounding_box()["y"] for game in ("equations", "on-sets")}  # type: ignore[index]
    assert len(tops) == 1
    person.makes_a_table(players="2", seat_2="")
    lobby, people = person.one("lobby").bounding_box(), person.one("people").bounding_box()
    assert lobby is not None
    assert people is not None
    assert (people["x"], people["width"]) == (lobby["x"], lobby["width"])
    assert people["y"] > lobby["y"] + lobby["height"]
