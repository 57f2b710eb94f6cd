"""Mats by chance, from a seed: small ones for the naive solver, whole shakes for the judge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.notation import parse_goal
from goalsetter.rules import EDITIONS, FACES, ChallengeKind, EquationsRules

DIGITS = "0112233456789"
SIGNS = "+-x/^√"
GOALS = ("{0}", "{0}{1}", "{0}+{1}", "{0}-{1}", "{0}x{1}", "{0}/{1}", "√{0}", "{0}^{1}", "{1}√{0}")


def every_rules() -> list[EquationsRules]:
    """The rules of every division of every edition, without variations."""
    return [each.in_force(division) for each in EDITIONS for division, _ in each.divisions]


def small_mat(chance: Random, most: int = 7) -> Mat:
    """A Goal and at most so many cubes beside it."""
    digits = chance.randint(1, (most + 2) // 2)
    signs = chance.randint(max(1, digits - 2), most - digits)
    faces = [chance.choice(DIGITS) for _ in range(digits)]
    faces += [chance.choice(SIGNS) for _ in range(signs)]
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "resources": []}
    for face in faces:
        name = chance.choices(list(sections), (25, 50, 25))[0]
        sections[name].append(Cube(face))
    return _mat(small_goal(chance), sections)


def small_goal(chance: Random) -> LaidGoal:
    """A Goal of a few cubes; it need not be legal."""
    pattern = chance.choice(GOALS[:1] * 6 + GOALS)
    return parse_goal(pattern.format(*(chance.choice(DIGITS) for _ in range(2))))


def rolled_mat(chance: Random, moved: int) -> Mat:
    """Twenty-four cubes rolled, a Goal of one or two digits set, and so many cubes moved."""
    while True:
        rolled = [Cube(chance.choice(faces)) for _, faces in FACES for _ in range(6)]
        chance.shuffle(rolled)
        digits = [cube for cube in rolled if cube.symbol.isdigit()]
        if len(digits) > 3:
            return _played(chance, rolled, digits[: chance.choice((1, 2))], moved)


def _played(chance: Random, rolled: list[Cube], goal: list[Cube], moved: int) -> Mat:
    left = list(rolled)
    for cube in goal:
        left.remove(cube)
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in left[:moved]:
        name = chance.choices(list(sections), (25, 45, 30))[0]
        sections[name].append(cube)
    return _mat(LaidGoal((tuple(goal),)), {**sections, "resources": left[moved:]})


def _mat(goal: LaidGoal, sections: dict[str, list[Cube]]) -> Mat:
    cubes = {name: tuple(them) for name, them in sections.items()}
    return Mat(
        goal=goal,
        required=cubes["required"],
        permitted=cubes["permitted"],
        forbidden=cubes.get("forbidden", ()),
        resources=cubes["resources"],
    )


def questions(seed: int, count: int) -> Iterator[tuple[Mat, EquationsRules, ChallengeKind]]:
    """So many small mats with rules and a question."""
    chance, rules = Random(seed), every_rules()
    for _ in range(count):
        chosen = chance.choice(rules)
        most = 5 if chosen.reading.numerals.sideways else 7
        yield small_mat(chance, most), chosen, chance.choice(list(ChallengeKind))
