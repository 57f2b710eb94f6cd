"""Positions by chance: a roll, a deal, variations that may be chosen, a Goal, and a mat.

Only the Goal and the sections are chosen here; whether a position is worth asking about, the kinds
find out with judge and solver.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem, book_named, rules_for
from goalsetter.cubes import (
    ALL_CARDS,
    EQUATIONS_SIGNS,
    SET_DIGITS,
    Cube,
    GoalRow,
    GoalStack,
    LaidGoal,
    Mat,
    SetGoal,
    Universe,
)
from goalsetter.judge import is_legal_goal, rule_on_choice
from goalsetter.notation import text
from goalsetter.rules import (
    CUBE_KINDS,
    CUBES_OF_EACH_COLOUR,
    FACES,
    ON_SETS,
    ChoiceQuestion,
    Division,
    Offer,
    OnSetsRules,
    RolledCubes,
    ShakeRules,
    Years,
    fills,
)

LEFT_OUT = frozenset(
    {"powers of the base", "multiple operations", "imaginary", "root is i", "add to goal"}
)
"""Variations of which the solver leaves too much undecided, or that change what a move is: none of
them is chosen for an item. Those always in force are."""

PLAIN_SHAPES = ("dd", "dd", "dd", "dsd", "ddsd", "dsdd")
"""Digits and signs of a Goal, from left to right. A Goal of one cube gives the answer away."""

GOAL_TRIES = 12
VARIATION_TRIES = 6
LATE = range(3, 13)
"""How many cubes are left in Resources: at the start of a shake hardly anything can be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A roll with its rules: what every position of a shake has in common."""

    edition: str
    division: Division
    variations: tuple[str, ...]
    roll: tuple[Cube, ...]
    universe: Universe | None = None

    @property
    def rules(self) -> ShakeRules:
        """The rules in force."""
        return rules_for(self.edition, self.division, self.variations)

    @property
    def mat(self) -> Mat:
        """All cubes in Resources."""
        return Mat(resources=self.roll, universe=self.universe)

    def item(self, kind: str, mat: Mat | None = None) -> PracticeItem:
        """An item on this ground, not yet with its question and key."""
        return PracticeItem(
            kind=kind,
            edition=self.edition,
            division=self.division,
            variations=self.variations,
            mat=text(mat) if mat is not None else "",
        )


def is_sets(edition: str) -> bool:
    """Whether an edition is one of ON-SETS."""
    return ON_SETS.edition(edition) is not None


def ground_by_chance(dice: Dice, edition: str, division: Division) -> Ground:
    """Roll the cubes, deal cards where there are any, and choose variations."""
    bare = rules_for(edition, division, ())
    universe = None
    if isinstance(bare, OnSetsRules):
        roll = tuple(
            Cube(dice.choice(kind.faces)) for kind in CUBE_KINDS for _ in range(kind.number)
        )
        cards = dice.randrange(bare.fewest_cards, bare.most_cards + 1)
        universe = Universe(tuple(dice.sample(ALL_CARDS, cards)))
    else:
        roll = tuple(
            Cube(dice.choice(faces), colour)
            for colour, faces in FACES
            for _ in range(CUBES_OF_EACH_COLOUR)
        )
    names = variations_by_chance(dice, edition, division, roll, universe)
    # A colour is told only where the variation asks for it: else equal faces are equal cubes.
    if not any(name.startswith("exponent") for name in names):
        roll = tuple(Cube(cube.symbol) for cube in roll)
    return Ground(
        edition=edition,
        division=division,
        variations=names,
        roll=roll,
        universe=universe,
    )


def variations_by_chance(
    dice: Dice, edition: str, division: Division, roll: tuple[Cube, ...], universe: Universe | None
) -> tuple[str, ...]:
    """Choose one or two variations that may be chosen on this roll; none where there are none."""
    rules = book_named(edition).division(division)
    assert rules is not None
    offers = [offer for offer in rules.offers if offer.name not in LEFT_OUT]
    wanted = dice.randrange(1, 3) if offers else 0
    names: tuple[str, ...] = ()
    for _ in range(VARIATION_TRIES):
        if len(names) == wanted:
            break
        rolled = RolledCubes(roll, universe)
        name = filled_by_chance(dice, edition, dice.choice(offers), rolled)
        question = choice_question(edition, division, name, names, rolled)
        # An answer that hangs on an open question of the books is nothing to practise.
        verdict = rule_on_choice(question)
        if verdict.legal and not verdict.depends_on:
            names = (*names, name)
    return names


def filled_by_chance(dice: Dice, edition: str, offer: Offer, roll: RolledCubes) -> str:
    """Return the name of a variation with something in its blank."""
    variation = book_named(edition).catalogue.named(offer.name)
    words = fills(variation, offer, roll)
    fill = dice.choice(words) if words else ""
    # In its one spelling, so that the text of an item is the same however it was chosen.
    entry = book_named(edition).catalogue.find(f"{offer.name} {fill}".strip())
    return str(entry[1]) if entry else offer.name


def choice_question(
    edition: str,
    division: Division,
    name: str,
    already: tuple[str, ...],
    roll: RolledCubes,
) -> ChoiceQuestion:
    """Whether a variation may be chosen after others; every year's list is played."""
    return ChoiceQuestion(
        edition=book_named(edition),
        division=division,
        years=Years.BOTH,
        name=name,
        already=already,
        resources=roll.resources,
        universe=roll.universe,
    )


def goal_by_chance(dice: Dice, ground: Ground) -> LaidGoal | SetGoal | None:
    """Lay a plain legal Goal with cubes of the roll; nothing if none came."""
    for _ in range(GOAL_TRIES):
        goal = set_goal_by_chance(dice, ground) if ground.universe else laid_by_chance(dice, ground)
        if goal is not None and is_legal_goal(goal, ground.rules):
            return goal
    return None


def laid_by_chance(dice: Dice, ground: Ground) -> LaidGoal | None:
    """Fill a shape with cubes of the roll."""
    cubes = list(ground.roll)
    dice.shuffle(cubes)
    shape = dice.choice(PLAIN_SHAPES)
    signs = "+-x" if ground.division in (Division.MINOR, Division.ELEMENTARY) else EQUATIONS_SIGNS
    stock = {
        "d": [cube for cube in cubes if cube.face.isdigit()],
        "s": [cube for cube in cubes if cube.face in signs],
    }
    # Zeros first, since cubes are taken from the end: hardly a numeral begins with one.
    stock["d"].sort(key=lambda cube: cube.face != "0")
    if shape.count("d") > len(stock["d"]) or shape.count("s") > len(stock["s"]):
        return None
    return LaidGoal((tuple(stock[kind].pop() for kind in shape),))


def set_goal_by_chance(dice: Dice, ground: Ground) -> SetGoal | None:
    """One to three digits: alone, in a row, or in a stack (III-B-1)."""
    digits = [cube for cube in ground.roll if cube.face in SET_DIGITS]
    dice.shuffle(digits)
    number = min(len(digits), dice.randrange(1, 4))
    if not number:
        return None
    cubes = tuple(digits[:number])
    if number == 1:
        return SetGoal(cubes[0])
    return SetGoal((GoalRow if dice.randrange(2) else GoalStack)(cubes))


def goal_cubes_of(goal: LaidGoal | SetGoal | None) -> tuple[Cube, ...]:
    """The cubes of a Goal of either game; none if there is none."""
    if goal is None:
        return ()
    if isinstance(goal, LaidGoal):
        return goal.cubes()
    cubes: list[Cube] = []
    stack = [goal.layout]
    while stack:
        part = stack.pop()
        if isinstance(part, Cube):
            cubes.append(part)
        else:
            stack.extend(part.parts)
    return tuple(cubes)


def mat_by_chance(dice: Dice, ground: Ground, goal: LaidGoal | SetGoal, left: range = LATE) -> Mat:
    """Put cubes of the roll into the sections: a few to be used, the most into Forbidden."""
    rest = list(ground.roll)
    for cube in goal_cubes_of(goal):
        rest.remove(Cube(cube.symbol, cube.colour))
    dice.shuffle(rest)
    in_resources = min(len(rest), dice.randrange(left.start, left.stop))
    out = len(rest) - in_resources
    useful = min(out, dice.randrange(2, 7))
    required = dice.randrange(min(useful, 4))
    moved, forbidden = rest[:useful], rest[useful:out]
    mat = Mat(
        goal=goal,
        universe=ground.universe,
        required=tuple(moved[:required]),
        permitted=tuple(moved[required:]),
        resources=tuple(rest[out:]),
    )
    # Without a Forbidden section the other cubes have not been moved yet.
    if ground.rules.no_forbidden:
        return replace(mat, resources=(*mat.resources, *forbidden))
    return replace(mat, forbidden=tuple(forbidden))


def with_move(mat: Mat, cube: Cube, section: str) -> Mat:
    """The mat after a cube of the Resources has been moved."""
    left = list(mat.resources)
    left.remove(cube)
    rest = replace(mat, resources=tuple(left))
    if section == "required":
        return replace(rest, required=(*mat.required, cube))
    if section == "permitted":
        return replace(rest, permitted=(*mat.permitted, cube))
    return replace(rest, forbidden=(*mat.forbidden, cube))
