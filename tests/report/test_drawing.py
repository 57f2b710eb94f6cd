"""Drawings: the mat as the table draws it, for the eye and in words."""

from __future__ import annotations

from goalsetter.cubes import Card
from goalsetter.notation import parse_cube, parse_set_goal
from goalsetter.play import Seat, Shake
from goalsetter.report.drawing import drawing
from goalsetter.report.faces import card_words, face, face_words
from tests.analysed import KITCHEN, analysed


def test_a_cube_has_its_sign_its_letter_and_its_words() -> None:
    """The sign as it is printed, the letter of its colour, and how it is turned."""
    seen = face(parse_cube("subx"))
    assert (seen.sign, seen.colour, seen.letter) == ("×", "blue", "B")
    assert face_words(seen) == "blue times, sideways, upside-down"
    assert face(parse_cube("r6")).underlined
    assert face_words(face(parse_cube("|"))) == "minus, sideways"


def test_a_colour_of_on_sets_is_a_dot() -> None:
    """Its letter is in the dot, not in the corner."""
    seen = face(parse_cube("Y"))
    assert (seen.dot, seen.colour, seen.letter) == (True, "yellow", "")
    assert face_words(seen) == "yellow"


def test_nothing_is_drawn_before_the_roll() -> None:
    """There are no cubes yet."""
    assert drawing(Shake(number=1, goal_setter=Seat("A"), setting=Seat("A"))) is None


def test_a_mat_is_drawn_section_by_section() -> None:
    """Every cube once, in its section, and each section in words."""
    shake = analysed(KITCHEN).steps[-1].state.shake
    drawn = drawing(shake)
    assert drawn is not None
    assert [len(each.parts) for each in drawn.sections] == [
        len(shake.required),
        len(shake.permitted),
        len(shake.forbidden),
    ]
    assert len(drawn.resources.parts) == len(shake.resources)
    assert drawn.resources.words.startswith("Resources: ")
    assert drawn.goal.reads == drawn.goal.words


def test_a_set_goal_and_cards_are_drawn_as_they_lie() -> None:
    """A stack above a row; a card with four places, the blank one too."""
    shake = Shake(
        number=1,
        goal_setter=Seat("A"),
        setting=Seat("A"),
        rolled=True,
        goal=parse_set_goal("2/3 1"),
        universe=(Card("BG"), Card("")),
    )
    drawn = drawing(shake)
    assert drawn is not None
    (row,) = drawn.goal.parts
    assert (row.kind, [part.kind for part in row.parts]) == ("row", ["stack", "cube"])
    assert [spot.letter for spot in drawn.cards[0]] == ["B", "", "G", ""]
    assert drawn.universe == "card with blue, green; blank card"
    assert card_words(Card("")) == "blank card"
