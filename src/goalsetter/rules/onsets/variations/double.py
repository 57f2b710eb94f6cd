"""Double Set and Double color: cards of a set count double (On-Sets XIII-C-9; ST7-III)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import CARD_COLOURS
from goalsetter.errors import NotationError
from goalsetter.expr import mask
from goalsetter.notation import parse_set_written
from goalsetter.rules.onsets.force import OnSetsRules
from goalsetter.rules.onsets.reading import SetReader
from goalsetter.rules.rulings import sets, settled_by
from goalsetter.rules.variation import NO_EFFECT, WRONG_FILL, Blank, Roll, Variation

MOST_SYMBOLS = 4


def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """Its − is the one in force when the set is named (XIII-C-9 comment)."""
    return replace(rules, doubled=(*rules.doubled, (fill, rules.subtraction)))


@settled_by(sets.DOUBLE_PLAIN)
def a_part_of_the_universe(
    _variation: Variation[OnSetsRules], rules: OnSetsRules, fill: str, roll: Roll
) -> str:
    """At most four symbols, naming some cards of the Universe but not all (XIII-C-9)."""
    try:
        written = parse_set_written(fill)
    except NotationError:
        return WRONG_FILL
    plain = replace(rules, wild="", interchange=())
    cubes = written.cubes()
    if roll.universe is None or len(cubes) > MOST_SYMBOLS:
        return WRONG_FILL
    if rules.says(sets.DOUBLE_SYMBOLS, "rolled") and not {c.face for c in cubes} <= roll.faces:
        return WRONG_FILL
    named = SetReader(plain, roll.universe).values(written)
    everything = mask(roll.universe.cards)
    if len(named) != 1:
        return WRONG_FILL
    return NO_EFFECT if set(named) & {0, everything} else ""


def a_colour(_variation: Variation[OnSetsRules], _rules: OnSetsRules, fill: str, roll: Roll) -> str:
    """One of the four colours, on some card that was dealt."""
    if len(fill) != 1 or fill not in CARD_COLOURS:
        return WRONG_FILL
    dealt = roll.universe.cards if roll.universe else ()
    return "" if any(fill in card.colours for card in dealt) else NO_EFFECT


DOUBLE_SET = Variation(
    name="double set",
    filled="Double Set {}",
    amend=amend,
    blank=Blank.SET,
    refusal=a_part_of_the_universe,
)
DOUBLE_COLOR = Variation(
    name="double color",
    filled="Double Color {}",
    amend=amend,
    aliases=("double colour",),
    blank=Blank.CARD_COLOUR,
    refusal=a_colour,
)
