"""Every variation of EQUATIONS, one file each, and finding one by what people call it."""

from __future__ import annotations

import re

from goalsetter.rules.equations.force import Chosen
from goalsetter.rules.equations.variation import Blank, Variation
from goalsetter.rules.equations.variations.ab_plus import AB_PLUS
from goalsetter.rules.equations.variations.add_to_goal import ADD_TO_GOAL
from goalsetter.rules.equations.variations.average import AVERAGE
from goalsetter.rules.equations.variations.base import BASE
from goalsetter.rules.equations.variations.colour_exponent import COLOUR_EXPONENT, COLOURS
from goalsetter.rules.equations.variations.decimal_in_goal import DECIMAL_IN_GOAL
from goalsetter.rules.equations.variations.decimal_point import DECIMAL_POINT
from goalsetter.rules.equations.variations.factorial import FACTORIAL
from goalsetter.rules.equations.variations.gcf import GCF
from goalsetter.rules.equations.variations.imaginary import IMAGINARY
from goalsetter.rules.equations.variations.lcm import LCM
from goalsetter.rules.equations.variations.log import AS_LOG
from goalsetter.rules.equations.variations.multiple_of_k import MULTIPLE_OF_K
from goalsetter.rules.equations.variations.multiple_operations import MULTIPLE_OPERATIONS
from goalsetter.rules.equations.variations.next_prime import NEXT_PRIME
from goalsetter.rules.equations.variations.number_of_factors import NUMBER_OF_FACTORS
from goalsetter.rules.equations.variations.percent import PERCENT
from goalsetter.rules.equations.variations.powers_of_the_base import POWERS_OF_THE_BASE
from goalsetter.rules.equations.variations.remainder import REMAINDER
from goalsetter.rules.equations.variations.root_is_i import ROOT_IS_I
from goalsetter.rules.equations.variations.sideways import SIDEWAYS
from goalsetter.rules.equations.variations.three_operation import THREE_OPERATION
from goalsetter.rules.equations.variations.two_digit import TWO_DIGIT
from goalsetter.rules.equations.variations.upside_down import UPSIDE_DOWN
from goalsetter.rules.equations.variations.wild import X_WILD, ZERO_WILD

VARIATIONS = (
    SIDEWAYS,
    UPSIDE_DOWN,
    ZERO_WILD,
    X_WILD,
    FACTORIAL,
    MULTIPLE_OPERATIONS,
    THREE_OPERATION,
    REMAINDER,
    TWO_DIGIT,
    LCM,
    GCF,
    NUMBER_OF_FACTORS,
    NEXT_PRIME,
    PERCENT,
    DECIMAL_POINT,
    AVERAGE,
    BASE,
    MULTIPLE_OF_K,
    POWERS_OF_THE_BASE,
    COLOUR_EXPONENT,
    AB_PLUS,
    ADD_TO_GOAL,
    IMAGINARY,
    ROOT_IS_I,
    DECIMAL_IN_GOAL,
    AS_LOG,
)
"""Every variation, in the order in which the books bring them."""

NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        (
            *("zero", "one", "two", "three", "four", "five", "six"),
            *("seven", "eight", "nine", "ten", "eleven", "twelve"),
        )
    )
}


def plain(name: str) -> str:
    """A name without regard to case, punctuation, and words or digits for numbers."""
    shown = name.lower().replace("÷", " / ").replace("√", " root ").replace("=", " is ")
    words = re.findall(r"[a-z0-9]+|[+/]", shown)
    return " ".join(NUMBER_WORDS.get(word, word) for word in words)


def _names(variation: Variation) -> list[str]:
    return [plain(name) for name in (variation.name, *variation.aliases)]


BY_NAME = {name: variation for variation in VARIATIONS for name in _names(variation)}


def find_variation(name: str) -> tuple[Variation, Chosen] | None:
    """The variation that people call by this name, with its blank filled in, if there is one."""
    wanted = plain(name)
    found = BY_NAME.get(wanted)
    if found is not None and found.blank is Blank.NOTHING:
        return found, Chosen(found.name)
    return _with_colour(wanted) or _with_number(wanted)


def _with_colour(wanted: str) -> tuple[Variation, Chosen] | None:
    """``red exponent``, ``exponent red``."""
    words = wanted.split()
    colours = [word for word in words if word in COLOURS]
    rest = " ".join(word for word in words if word not in COLOURS)
    found = BY_NAME.get(rest)
    if len(colours) != 1 or found is None or found.blank is not Blank.COLOUR:
        return None
    return found, Chosen(found.name, colours[0])


def _with_number(wanted: str) -> tuple[Variation, Chosen] | None:
    """``base 8``, ``multiple of 6``, ``k is 6``."""
    words = wanted.split()
    numbers = [word for word in words if word.isdigit()]
    rest = " ".join(word for word in words if not word.isdigit() and word not in ("is", "m"))
    found = BY_NAME.get(rest)
    if len(numbers) != 1 or found is None or found.blank is not Blank.NUMBER:
        return None
    return found, Chosen(found.name, numbers[0])
