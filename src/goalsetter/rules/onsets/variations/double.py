"""Double Set and Double color: cards of a set count double (On-Sets XIII-C-9; ST7-III)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import CARD_COLOURS
from goalsetter.errors import NotationError
from goalsetter.expr import mask
from goalsetter.notation import parse_set_written
from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.onsets.reading import SetReader
from goalsetter.rules.rulings import sets, settled_by
from goalsetter.rules.variation import (
    Blank,
    ChoiceRefusal,
    RolledCubes,
    Variation,
    without_effect,
    wrong_fill,
)

MOST_SYMBOLS = 4


def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """Its − is the one in force when the set is named (XIII-C-9 comment)."""
    return replace(rules, doubled=(*rules.doubled, (fill, rules.subtraction)))


@settled_by(sets.DOUBLE_PLAIN)
def a_part_of_the_universe(
    _variation: Variation[OnSetsRules], rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """At most four symbols, naming some cards of the Universe but not all (XIII-C-9)."""
    try:
        written = parse_set_written(fill)
    except NotationError:
        return wrong_fill("choice-fill-set", fill=fill)
    plain = replace(rules, wild="", interchange=())
    cubes = written.cubes()
    if roll.universe is None:
        return wrong_fill("choice-no-universe", fill=fill)
    if len(cubes) > MOST_SYMBOLS:
        return wrong_fill("choice-set-too-long", fill=fill, most=str(MOST_SYMBOLS))
    missing = sorted({cube.face for cube in cubes} - roll.faces)
    if missing and rules.says(sets.DOUBLE_SYMBOLS, "rolled"):
        return wrong_fill("choice-set-not-rolled", fill=fill, symbols=" ".join(missing))
    named = SetReader(plain, roll.universe).values(written)
    everything = mask(roll.universe.cards)
    if len(named) != 1:
        return wrong_fill("choice-fill-set" if not named else "choice-set-ambiguous", fill=fill)
    if not set(named) & {0, everything}:
        return None
    every = bool(set(named) & {everything}) and bool(everything)
    return without_effect("choice-set-of-all" if every else "choice-set-of-none", fill=fill)


def a_colour(
    _variation: Variation[OnSetsRules], _rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """One of the four colours, on some card that was dealt."""
    if len(fill) != 1 or fill not in CARD_COLOURS:
        return wrong_fill("choice-fill-colour", fill=fill, symbols=" ".join(CARD_COLOURS))
    dealt = roll.universe.cards if roll.universe else ()
    shown = any(fill in card.colours for card in dealt)
    return None if shown else without_effect("choice-colour-not-dealt", fill=fill)


DOUBLE_SET = Variation(
    name="double set",
    filled="Double Set {}",
    amend=amend,
    blank=Blank.SET,
    refusal=a_part_of_the_universe,
    examples=(
        Example(
            goal="4",
            required="∩",
            permitted="B R G Y",
            papers=("B ∩ R",),
            fill="B",
            ask=(
                "R ∩ G",
                "B ∩ G",
                "G ∩ Y",
            ),
        ),
        Example(goal="3 3", required="R - Y", permitted="B", papers=("R - Y",), fill="B"),
    ),
)
DOUBLE_COLOR = Variation(
    name="double color",
    filled="Double Color {}",
    amend=amend,
    aliases=("double colour",),
    blank=Blank.CARD_COLOUR,
    refusal=a_colour,
    examples=(
        Example(
            goal="4",
            required="∩",
            permitted="B R G Y",
            papers=("B ∩ R",),
            fill="B",
            ask=(
                "R ∩ G",
                "B ∩ G",
                "G ∩ Y",
            ),
        ),
        Example(goal="3 3", required="R - Y", papers=("R - Y",), fill="B"),
    ),
)
