"""Cubes, cards, Goals and sections as a case tells them: as one text, or as a list of texts."""

from __future__ import annotations

from goalsetter.cubes import Card, Cube, LaidGoal, SetGoal
from goalsetter.errors import CaseError
from goalsetter.notation import parse_cubes, parse_goal, parse_set_goal, parse_universe
from goalsetter.play import Section, State, Terms, goal_cubes
from goalsetter.questions import Fields, json_type, listed

SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)


# Cubes.


def cubes_of(text: str) -> tuple[Cube, ...]:
    """Cubes in the notation; none for an empty text."""
    return parse_cubes(text) if text.strip() else ()


def cubes_under(fields: Fields, key: str) -> tuple[Cube, ...]:
    """The cubes under a key; none if it is not there."""
    return tuple(cube for text in fields.some(key) for cube in cubes_of(text))


def cube_of(event: Fields) -> Cube:
    """The one cube of an event."""
    cubes = cubes_under(event, "cube")
    if len(cubes) != 1:
        raise CaseError("missing-key", key="cube")
    return cubes[0]


# The Goal.


def goal_of(text: str, terms: Terms) -> LaidGoal | SetGoal:
    """A Goal in the notation of the game."""
    return parse_set_goal(text) if terms.deals_cards else parse_goal(text)


def laid_text(event: Fields, terms: Terms) -> str:
    """The text that an event lays in the Goal section or takes from it: a list lies together."""
    between = " " if terms.deals_cards else ""
    texts = (between.join(event.some(key)) for key in ("goal", "goal_after", "cubes", "cube"))
    return next((text for text in texts if text), "")


def laid_of(event: Fields, terms: Terms) -> LaidGoal | SetGoal:
    """The Goal, or the part of one, that an event is about."""
    return goal_of(laid_text(event, terms), terms)


# Sections.


def section_of(name: str) -> Section:
    """A section of the mat."""
    if name.lower() not in list(Section):
        raise CaseError("unknown-section", name=name, known=listed(Section))
    return Section(name.lower())


def source_of(state: State, event: Fields) -> Section:
    """Where a cube comes from; if that is not told, where it lies."""
    if "from" in event:
        return section_of(event.text("from"))
    face, to = cube_of(event).face, section_of(event.text("to"))
    # Not where it goes to: a cube of the same face may lie there already.
    lies = (s for s in SECTIONS if any(cube.face == face for cube in state.shake.section(s)))
    return next((section for section in lies if section is not to), to)


def two_cubes(event: Fields) -> tuple[tuple[Cube, ...], tuple[Section, ...]]:
    """Two cubes and where each goes; one section told is that of both."""
    cubes = cubes_under(event, "cubes")
    to = tuple(section_of(name) for name in event.some("to"))
    if len(to) == 1 and isinstance(event.data["to"], str):
        to *= 2
    if (len(cubes), len(to)) != (2, 2):
        raise CaseError("missing-key", key="to" if len(cubes) == 2 else "cubes")
    return cubes, to


def taken_cubes(event: Fields, terms: Terms) -> tuple[Cube, ...]:
    """The cubes that an event takes from Resources."""
    do = event.text("do")
    if do in ("move", "bonus", "add_to_goal"):
        return cubes_under(event, "cube")
    if do == "move_two":
        return cubes_under(event, "cubes")
    if do in ("goal", "place_in_goal") and laid_text(event, terms):
        # As they lie in Resources: a cube is turned only when it is laid in the Goal.
        return tuple(Cube(c.face, c.colour) for c in goal_cubes(laid_of(event, terms)))
    return ()


# Cards.


def cards_of(event: Fields, stock: tuple[Card, ...], usual: int = 0) -> tuple[Card, ...]:
    """Cards that are named, or as many of a stock as are told."""
    cards = event.data.get("cards", usual)
    if isinstance(cards, str | list):
        return parse_universe(" ".join(event.some("cards"))).cards
    if type(cards) is not int:
        raise CaseError("wrong-type-number", key="cards", got=json_type(cards))
    return stock[:cards]
