"""Chance in the random-shake machine: rolls, cards, Goals, claims and papers."""

from __future__ import annotations

from random import Random

from goalsetter.cubes import ALL_CARDS, Card, Cube, GoalRow, GoalStack, LaidGoal, SetGoal
from goalsetter.errors import NotationError
from goalsetter.notation import text
from goalsetter.play import (
    Phase,
    State,
)
from goalsetter.play.actions import AnyGoal
from goalsetter.rules import (
    CUBE_KINDS,
    CUBES_OF_EACH_COLOUR,
    FACES,
    Blank,
    OnSetsRules,
)

REASONS = (
    *("not-equal", "required-unused", "ambiguous-in-general", "same-error", "other", ""),
    "wrong-avoid-move",
)
"""The words of a checker about a paper."""


def some_roll(chance: Random, state: State) -> tuple[Cube, ...]:
    """Faces that come up together, beside what was set out."""
    if not state.terms.deals_cards:
        return tuple(
            Cube(chance.choice(faces), colour)
            for colour, faces in FACES
            for _ in range(CUBES_OF_EACH_COLOUR)
        )
    laid = "" if state.shake.phase is Phase.END else _symbols(state.shake.set_out)
    return tuple(
        Cube(chance.choice(kind.faces))
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(face in kind.faces for face in laid))
    )


def _symbols(cubes: tuple[Cube, ...]) -> str:
    return "".join(cube.symbol for cube in cubes)


def some_cards(chance: Random, state: State) -> tuple[Card, ...]:
    """As many cards as the division deals."""
    rules = state.terms.in_force(())
    assert isinstance(rules, OnSetsRules)
    return tuple(chance.sample(ALL_CARDS, chance.randint(rules.fewest_cards, rules.most_cards)))


def some_variation(chance: Random, state: State) -> str:
    """A variation of the game, its blank filled as it comes; mostly one that is offered."""
    book = state.terms.book
    offers = state.terms.list_of_variations.offers
    if chance.random() < STRANGE:
        return chance.choice(NO_VARIATIONS)
    if offers and chance.random() < 0.9:
        variation = book.catalogue.named(chance.choice(offers).name)
    else:
        variation = chance.choice(book.catalogue.variations)
    strange = chance.random() < STRANGE
    fill = chance.choice(STRANGE_FILLS) if strange else _fill(chance, variation.blank, state)
    return f"{variation.name} {fill}".strip()


STRANGE = 0.08
"""How often somebody circles what is no variation, or fills a blank with what fits no blank."""
NO_VARIATIONS = (
    "pizza",
    "",
    "base",
    "0",
    "∪",
    "wild",
    "'",
    "required",
    "red red exponent",
    "é ß 😀",
)
STRANGE_FILLS = (
    *("0", "1", "99999999999999999999", "٣", "²", "pink", "=", "⊆", "((", "B ∪", "∅", "{}"),
    *("required BRY", "forbidden blank", "card required", "B R", "V", "u2", "sx", "blank", "√"),
)


def _fill(chance: Random, blank: Blank, state: State) -> str:
    if blank is Blank.NUMBER:
        return str(chance.randint(6, 12))
    if blank is Blank.COLOUR:
        return chance.choice(("red", "blue", "green", "black"))
    if blank is Blank.CUBE and state.shake.resources:
        return chance.choice(state.shake.resources).symbol
    if blank is Blank.SET:
        return chance.choice(("B", "B ∪ R", "G'"))
    if blank is Blank.CARD:
        return f"{chance.choice(('required', 'forbidden'))} {text(chance.choice(ALL_CARDS))}"
    return chance.choice("BRGY") if blank is Blank.CARD_COLOUR else ""


def some_goal(chance: Random, state: State) -> AnyGoal | None:
    """A Goal of cubes in Resources: one that looks like a Goal, or cubes in any order."""
    resources = state.shake.resources
    digits = [cube for cube in resources if cube.face.isdigit()]
    signs = [cube for cube in resources if cube.face in "+-x/^"]
    if state.terms.deals_cards:
        return _set_goal(chance, digits)
    shape = chance.choice(("d", "d", "dd", "dod", "dodd", "dodod", "any"))
    if shape == "any":
        cubes = tuple(chance.sample(resources, min(len(resources), chance.randint(1, 7))))
        return LaidGoal((cubes,)) if cubes else None
    stock = {"d": chance.sample(digits, len(digits)), "o": chance.sample(signs, len(signs))}
    cubes = tuple(stock[kind].pop() for kind in shape if stock[kind])
    return LaidGoal((cubes,)) if cubes else None


def _set_goal(chance: Random, digits: list[Cube]) -> SetGoal | None:
    cubes = tuple(chance.sample(digits, chance.randint(1, len(digits)))) if digits else ()
    if len(cubes) < 2:
        return SetGoal(cubes[0]) if cubes else None
    return SetGoal(chance.choice((GoalRow, GoalStack))(cubes))


# Papers.

WORDS = ("right", "wrong", "doubtful", "3+4", "B", "(B - R)'", "", "5x", "√9 = 3", "2*3=")


def some_paper(chance: Random, state: State) -> tuple[str, ...]:
    """Random text; or, where the Goal is one cube, now and then something that may be right."""
    if chance.random() < 0.6:
        return tuple(chance.choice(WORDS) for _ in range(chance.choice((1, 1, 1, 2))))
    shake = state.shake
    usable = [*shake.required, *shake.permitted, *shake.resources]
    chance.shuffle(usable)
    cubes = (*shake.required, *usable[: chance.randint(0, 3)])
    written = " ".join(cube.symbol for cube in cubes)
    if state.terms.deals_cards or shake.goal is None:
        return (written,)
    return (f"{written} = {plainly(shake.goal)}",)


def plainly(goal: AnyGoal) -> str:
    """A Goal as it is written, if it can be."""
    try:
        return text(goal)
    except NotationError:
        return ""


# Claims.


def some_claim(chance: Random, state: State) -> str:
    """A word by which one challenges in this book."""
    return chance.choice(list(state.terms.procedure.words))
