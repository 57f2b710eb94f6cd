"""Mats by chance with variations in force, from a seed: small ones, and whole shakes.

Cubes are drawn so that the variations matter: a 0 where 0 is wild, a ^ for a decimal point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from goalsetter.cubes import Colour, Cube, LaidGoal, Mat
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.rules import (
    EDITIONS,
    FACES,
    ChallengeKind,
    Chosen,
    Division,
    Edition,
    EquationsRules,
    Offer,
)
from tests.judging import judge_choice, judge_goal

DIGITS = "0112233456789"
SIGNS = "++--xx//^√"
EVERY_FACE = parse_cubes("0 1 2 3 4 5 6 7 8 9 + - x / ^ √")
GOALS = (
    *("{0}", "{0}", "{0}", "{0}", "{0}{1}", "{0}{1}", "{0}{2}{1}", "{0}{2}{1}"),
    *("√{0}", "x{0}", "{0}{1}{1}", "{0}{2} {1}", "{0} {1}{0}"),
)

FLAVOUR = {
    "sideways": "/x",
    "upside-down": "-+",
    "0 wild": "00",
    "x wild": "xx",
    "factorial": "0345-",
    "three-operation solution": "+-x/√",
    "remainder": "//",
    "two-digit numerals": "12",
    "lcm": "√√",
    "gcf": "^^",
    "number of factors": "xx",
    "next prime number": "xx",
    "percent": "√√05",
    "decimal point": "^^5",
    "+ = average": "++",
    "base": "1^√7",
    "multiple of": "x+",
    "powers of the base": "11",
    "exponent": "23",
    "ab+": "+3",
    "imaginary": "--^√",
    "root is i": "√√^",
    "÷ as log": "//28",
}
"""Cubes drawn more often under a variation."""

COLOURS = ("red", "blue", "green", "black")


@dataclass(frozen=True, slots=True)
class Table:
    """Where a shake is played: the edition, the division, and what was chosen there."""

    edition: Edition[EquationsRules]
    division: Division
    chosen: tuple[Chosen, ...]

    @property
    def rules(self) -> EquationsRules:
        """The rules in force."""
        return self.edition.in_force(self.division, self.chosen)

    def __str__(self) -> str:
        told = " & ".join(map(str, self.chosen))
        return f"{self.edition.label} {self.division.value}: {told}"


def offered() -> list[tuple[Edition[EquationsRules], Division, Offer]]:
    """Every line of every list of variations."""
    return [
        (edition, division, offer)
        for edition in EDITIONS
        for division, rules in edition.divisions
        for offer in rules.offers
    ]


def choose(chance: Random, offer: Offer) -> Chosen:
    """A variation with something in its blank."""
    if offer.name == "exponent":
        return Chosen("exponent", chance.choice(COLOURS))
    return Chosen(offer.name, str(chance.choice(offer.fills)) if offer.fills else "")


def alone(chance: Random) -> list[Table]:
    """Each variation by itself, wherever it is offered."""
    return [
        Table(edition, division, (choose(chance, offer),)) for edition, division, offer in offered()
    ]


def together(chance: Random, count: int) -> Table:
    """So many variations that may be chosen one after the other."""
    lines = offered()
    while True:
        edition, division, _ = chance.choice(lines)
        offers = [offer for e, d, offer in lines if e is edition and d is division]
        chosen = [choose(chance, offer) for offer in chance.sample(offers, count)]
        if all(may_follow(edition, division, chosen[:at], chosen[at]) for at in range(count)):
            return Table(edition, division, tuple(chosen))


def may_follow(
    edition: Edition[EquationsRules], division: Division, before: list[Chosen], chosen: Chosen
) -> bool:
    """Whether a variation may be chosen after others."""
    already = tuple(name_of(each) for each in before)
    return judge_choice(
        name_of(chosen), already, EVERY_FACE, edition=edition, division=division
    ).legal


def name_of(chosen: Chosen) -> str:
    """A variation as people say it."""
    return f"{chosen.fill} {chosen.name}" if chosen.name == "exponent" else str(chosen)


def questions(seed: int, count: int) -> Iterator[tuple[Table, Mat, ChallengeKind]]:
    """So many small mats: each variation alone, then pairs, then some triples, over and over."""
    chance = Random(seed)
    singles: list[Table] = []
    for at in range(count):
        if not singles:
            singles = alone(chance)
            chance.shuffle(singles)
        table = singles.pop() if at % 2 else together(chance, chance.choice((2, 2, 2, 3)))
        yield table, small_mat(chance, table.rules), chance.choice(list(ChallengeKind))


def small_mat(chance: Random, rules: EquationsRules, most: int = 0) -> Mat:
    """A Goal and a few cubes beside it; fewer where a digit may be many things."""
    size = most or chance.randint(3, 5 if _many(rules) else 6)
    faces = _drawn(chance, rules, size)
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "resources": []}
    for face in faces:
        name = chance.choices(list(sections), (30, 50, 20))[0]
        sections[name].append(_coloured(chance, Cube(face), rules))
    return Mat(
        goal=small_goal(chance, rules),
        required=tuple(sections["required"]),
        permitted=tuple(sections["permitted"]),
        resources=tuple(sections["resources"]),
    )


def _many(rules: EquationsRules) -> bool:
    """Whether cubes may be so many things that few will do."""
    numerals = rules.reading.numerals
    return bool(numerals.sideways or numerals.upside_down or rules.reading.wild)


def _drawn(chance: Random, rules: EquationsRules, size: int) -> list[str]:
    """Faces of which the variations can make something."""
    flavour = [face for each in rules.variations for face in FLAVOUR.get(each.name, "")]
    drawn = chance.sample(flavour, min(len(flavour), size - 2, chance.randint(1, 3)))
    while len(drawn) < size:
        digits = sum(face.isdigit() for face in drawn)
        few = digits <= (len(drawn) - digits)
        drawn.append(chance.choice(DIGITS if few or chance.random() < 0.3 else SIGNS))
    return drawn


def small_goal(chance: Random, rules: EquationsRules) -> LaidGoal:
    """A Goal of a few cubes, turned as the rules let them be; it need not be legal."""
    wild = [face for face in rules.reading.wild if chance.random() < 0.3]
    digits = [_goal_digit(chance, rules) for _ in range(2)]
    pattern = chance.choice(GOALS)
    if pattern == "{0}" and rules.reading.numerals.units and chance.random() < 0.4:
        pattern = chance.choice(("{0}|", "|", "{0}√", "√"))
    goal = parse_goal(pattern.format(*digits, chance.choice((*SIGNS, *wild))))
    return LaidGoal(
        tuple(tuple(_coloured(chance, cube, rules, 1) for cube in chunk) for chunk in goal.chunks)
    )


def _goal_digit(chance: Random, rules: EquationsRules) -> str:
    numerals = rules.reading.numerals
    turn = chance.choice(("", "", "", "s" * numerals.sideways, "u" * numerals.upside_down))
    wild = [face for face in rules.reading.wild if chance.random() < 0.3]
    return turn + chance.choice(wild or [digit for digit in DIGITS if int(digit) < numerals.base])


def _coloured(chance: Random, cube: Cube, rules: EquationsRules, share: float = 0.9) -> Cube:
    """The cube in a colour that it exists in, where colours matter; as a rule, off the Goal."""
    numerals = rules.reading.numerals
    if not numerals.exponent_colours or chance.random() > share:
        return cube
    colours = [colour for colour, faces in FACES if cube.face in faces]
    wanted = [colour for colour in colours if colour.value in numerals.exponent_colours]
    return dyed(cube, chance.choice(wanted + colours))


def dyed(cube: Cube, colour: Colour) -> Cube:
    """The same cube in a colour."""
    return Cube(cube.symbol, colour, cube.sideways, cube.upside_down)


def rolled_variation_mat(chance: Random, rules: EquationsRules, moved: int) -> Mat:
    """Twenty-four cubes rolled, a legal Goal of one or two digits, so many cubes moved."""
    while True:
        rolled = [Cube(chance.choice(faces), colour) for colour, faces in FACES for _ in range(6)]
        chance.shuffle(rolled)
        digits = [cube for cube in rolled if cube.symbol.isdigit()][: chance.choice((1, 2))]
        goal = LaidGoal((tuple(digits),))
        if digits and _matters(rolled, rules) and judge_goal(goal, rules).legal:
            return _played(chance, rolled, goal, moved)


def _matters(rolled: list[Cube], rules: EquationsRules) -> bool:
    """Whether some cube of each variation was rolled."""
    faces = {cube.face for cube in rolled}
    return all(set(FLAVOUR.get(each.name, "0123456789")) & faces for each in rules.variations)


def _played(chance: Random, rolled: list[Cube], goal: LaidGoal, moved: int) -> Mat:
    left = list(rolled)
    for cube in goal.cubes():
        left.remove(cube)
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in left[:moved]:
        name = chance.choices(list(sections), (25, 45, 30))[0]
        sections[name].append(cube)
    return Mat(
        goal=goal,
        required=tuple(sections["required"]),
        permitted=tuple(sections["permitted"]),
        forbidden=tuple(sections["forbidden"]),
        resources=tuple(left[moved:]),
    )
