"""Everything that a handful of cubes can make, each value wanted once: what is there is found.

A bag of two to four cubes, all Required; the naive solver makes all its values, and for those
for which a Goal can be laid the solver must not say that there is no Solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

from goalsetter.cubes import Colour, Cube, LaidGoal, Mat
from goalsetter.errors import NotationError
from goalsetter.expr import Number
from goalsetter.notation import parse_goal
from goalsetter.rules import UNLIMITED, ChallengeKind
from tests.solver.naive_goal import NotSettledError, goal_worths
from tests.solver.naive_search import Search, State
from tests.solver.naive_sense import Sense, senses
from tests.solver.naive_variations import Attempt
from tests.solver.planted_variations import Planted, lines_for
from tests.solver.variation_mats import FLAVOUR, Table, dyed

ALPHABET = "123+-x/^√"
MOST_KINDS = 5
NOWHERE = parse_goal("0")

Made = tuple[Sense, State, Number, str]


def tiny(chance: Random, table: Table, bags: int, wanted: int) -> Iterator[Planted]:
    """So many bags, of each so many values, with a Goal and an Equation for each."""
    faces = _faces(chance, table)
    every = [bag for size in (2, 3, 4) for bag in combinations_with_replacement(faces, size)]
    for bag in chance.sample(every, min(bags, len(every))):
        cubes = tuple(_cube(chance, face, table) for face in bag)
        yield from _wanted(chance, cubes, table, wanted)


def _faces(chance: Random, table: Table) -> list[str]:
    """A few faces, those among them that the variations have use for."""
    flavour = {face for each in table.chosen for face in FLAVOUR.get(each.name, "")}
    kept = sorted(flavour)[:MOST_KINDS]
    others = [face for face in ALPHABET if face not in kept]
    return kept + chance.sample(others, 2 + MOST_KINDS - len(kept))


def _cube(chance: Random, face: str, table: Table) -> Cube:
    """The cube; a digit may be of the colour of exponents."""
    colours = table.rules.reading.numerals.exponent_colours
    raises = bool(colours) and face.isdigit() and chance.random() < 0.5
    return dyed(Cube(face), Colour(colours[0])) if raises else Cube(face)


def _wanted(
    chance: Random, cubes: tuple[Cube, ...], table: Table, wanted: int
) -> Iterator[Planted]:
    made = list(everything(Mat(goal=NOWHERE, required=cubes), table))
    chance.shuffle(made)
    for sense, state, value, text in made:
        found = _goal(value, sense, state)
        if found is None:
            continue
        told = ", ".join(f"{what}={meaning}" for what, meaning in sense.where)
        where = f" where {told}" if told else ""
        goal, written = found
        yield Planted(Mat(goal=goal, required=cubes), f"{text} = {written}{where}")
        wanted -= 1
        if not wanted:
            return


def everything(mat: Mat, table: Table) -> Iterator[Made]:
    """Every value that Required can make, once for each meaning of the wild cubes."""
    assert isinstance(mat.goal, LaidGoal)
    for sense in senses(table.rules, {cube.face for cube in mat.required}):
        attempt = Attempt(mat, mat.goal, sense, ChallengeKind.LAST_CUBE)
        try:
            tables = Search(sense, attempt.bag, attempt.signs()).run()
        except NotSettledError:
            continue
        for tokens, rows in tables.items():
            for state, values in rows.items():
                if attempt.is_supplied(tokens, state):
                    yield from ((sense, state, value, text) for value, text in values.items())


def _goal(value: Number, sense: Sense, state: State) -> tuple[LaidGoal, str] | None:
    """A Goal of that value, and how it is written."""
    rules = sense.rules
    if rules.multiple_of:
        return None
    left = 2 if rules.factorials == UNLIMITED else rules.factorials - state.factorials
    for line in lines_for(value, rules):
        try:
            goal = parse_goal(line)
            worths = goal_worths(goal, sense)
        except (NotationError, NotSettledError):
            continue
        for (worth, factorials), text in worths.items():
            if worth == value and factorials <= left:
                return goal, text
    return None
