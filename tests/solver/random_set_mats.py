"""Random mats of ON-SETS: rolled, dealt, with variations that may be chosen, and cubes moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from goalsetter.cubes import (
    ALL_CARDS,
    SET_DIGITS,
    Card,
    Cube,
    GoalRow,
    GoalStack,
    Mat,
    SetGoal,
    Universe,
)
from goalsetter.notation import text
from goalsetter.rules import CUBE_KINDS, ON_SETS_EDITIONS, Division, Edition, OnSetsRules
from tests.judging import judge_choice

DIVISIONS = (Division.ELEMENTARY, Division.MIDDLE, Division.JUNIOR, Division.SENIOR)

Book = tuple[Edition[OnSetsRules], Division]

BOOKS: tuple[Book, ...] = tuple(
    (edition, division) for edition in ON_SETS_EDITIONS for division in DIVISIONS
)
"""Every division of every edition."""

SYMBOLS = "BRGYVΛ∪∩-'=⊆"
SETS = ("B", "R'", "G ∩ Y", "B - Y", "(R ∪ G)'")


@dataclass(frozen=True, slots=True)
class Position:
    """A mat with the rules in force on it."""

    mat: Mat
    rules: OnSetsRules

    def __str__(self) -> str:
        chosen = ", ".join(map(str, self.rules.variations))
        return f"{self.rules.edition} {self.rules.division.value} [{chosen}] {text(self.mat)}"


def faces_rolled(random: Random, division: Division) -> list[str]:
    """The symbols of a roll; Elementary sets out V and Λ (II-A-3)."""
    faces: list[str] = []
    for kind in CUBE_KINDS:
        if kind.name == "restriction" and division is Division.ELEMENTARY:
            faces += random.choice(["VVΛ", "VΛΛ"])
        else:
            faces += [random.choice(kind.faces) for _ in range(kind.number)]
    return faces


def dealt(random: Random, rules: OnSetsRules) -> Universe:
    """A Universe of as many cards as the division deals."""
    number = random.randint(rules.fewest_cards, rules.most_cards)
    return Universe(tuple(random.sample(ALL_CARDS, number)))


def said(random: Random, name: str, universe: Universe) -> str:
    """The variation with something in its blank."""
    card = text(random.choice(universe.cards or (Card(""),)))
    blanks = {
        "required cube": random.choice(SYMBOLS),
        "wild cube": random.choice(SYMBOLS),
        "double set": random.choice(SETS),
        "double color": random.choice("BRGY"),
        "required or forbidden card": f"{random.choice(['required', 'forbidden'])} {card}",
    }
    blank = blanks.get(name, "")
    if name.startswith("required or"):
        kind, _, which = blank.partition(" ")
        return f"{kind} card {which}"
    return f"{name} {blank}".strip()


def rules_for(
    random: Random,
    edition: Edition[OnSetsRules],
    division: Division,
    roll: tuple[tuple[Cube, ...], Universe],
    names: Sequence[str],
) -> OnSetsRules:
    """The rules with those of the variations named that may be chosen on this roll."""
    already: list[str] = []
    for name in names:
        choice = said(random, name, roll[1])
        verdict = judge_choice(
            choice, tuple(already), roll[0], edition=edition, division=division, universe=roll[1]
        )
        if verdict.legal:
            already.append(choice)
    found = [edition.catalogue.find(each) for each in already]
    return edition.in_force(division, tuple(each[1] for each in found if each))


def goal_worth(value: int) -> SetGoal:
    """A Goal of this value, up to fifteen."""
    if value == 0:
        return SetGoal(GoalRow((Cube("1"), Cube("1", upside_down=True))))
    fives, rest = divmod(value - 1, 5)
    cubes = (*[Cube("5")] * fives, Cube(str(rest + 1)))
    return SetGoal(cubes[0] if len(cubes) == 1 else GoalRow(cubes))


def goal_laid(random: Random, digits: list[str]) -> SetGoal:
    """A Goal of one to three of the digits, now and then with a cube upside-down."""
    cubes = [Cube(digit, upside_down=random.random() < 0.1) for digit in digits]
    number = random.choice([1, 1, 1, 1, 2, 2, 3])
    if number == 1:
        return SetGoal(cubes[0])
    if number == 2:
        two = tuple(cubes[:2])
        return SetGoal(GoalRow(two) if random.random() < 0.7 else GoalStack(two))
    over = GoalStack((cubes[0], GoalRow(tuple(cubes[1:]))))
    return SetGoal(GoalRow(tuple(cubes)) if random.random() < 0.5 else over)


def offered(edition: Edition[OnSetsRules], division: Division) -> list[str]:
    """The variations on the division's list."""
    rules = edition.division(division)
    return [offer.name for offer in rules.offers] if rules else []


def random_position(
    random: Random,
    book: Book,
    names: Sequence[str] = (),
    *,
    moved: int = 9,
    left: int | None = None,
    weights: tuple[int, int, int] = (25, 45, 30),
) -> Position:
    """A roll with so many cubes moved to Required, Permitted and Forbidden.

    If ``left`` is given, only so many stay in Resources; the rest are taken off the table.
    """
    edition, division = book
    faces = faces_rolled(random, division)
    cubes = tuple(map(Cube, faces))
    universe = dealt(random, edition.in_force(division))
    rules = rules_for(random, edition, division, (cubes, universe), names)
    digits = [face for face in faces if face in SET_DIGITS]
    others = [Cube(face) for face in faces if face not in SET_DIGITS]
    random.shuffle(others)
    places: dict[str, list[Cube]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in others[:moved]:
        places[random.choices(list(places), weights)[0]].append(cube)
    resources = others[moved:] if left is None else others[moved : moved + left]
    mat = Mat(
        goal=goal_laid(random, digits),
        required=tuple(places["required"]),
        permitted=tuple(places["permitted"]),
        forbidden=tuple(places["forbidden"]),
        resources=tuple(resources),
        universe=universe,
    )
    return Position(mat, rules)


def small_position(random: Random, book: Book, names: Sequence[str]) -> Position:
    """A mat with few cubes but at least two colours, small enough to try everything by hand."""
    while True:
        found = random_position(
            random,
            book,
            names,
            moved=random.randint(3, 7),
            left=random.randint(0, 2),
            weights=(20, 70, 10),
        )
        usable = (*found.mat.required, *found.mat.permitted)
        if sum(cube.symbol in "BRGY" for cube in usable) > 1:
            return found
