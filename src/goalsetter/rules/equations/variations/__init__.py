"""Every variation of EQUATIONS, one file each, and finding one by what people call it."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variations.ab_plus import AB_PLUS
from goalsetter.rules.equations.variations.add_to_goal import ADD_TO_GOAL
from goalsetter.rules.equations.variations.average import AVERAGE
from goalsetter.rules.equations.variations.base import BASE
from goalsetter.rules.equations.variations.colour_exponent import COLOUR_EXPONENT
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
from goalsetter.rules.in_force import Chosen
from goalsetter.rules.variation import Variation, VariationCatalogue

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

CATALOGUE = VariationCatalogue(VARIATIONS)
"""The variations of EQUATIONS by their names."""


def find_variation(said: str) -> tuple[Variation[EquationsRules], Chosen] | None:
    """The variation of EQUATIONS that people call by this name, its blank filled in."""
    return CATALOGUE.find(said)
