"""Every variation of ON-SETS, one file each."""

from __future__ import annotations

from goalsetter.rules.onsets.variations.absolute_value import ABSOLUTE_VALUE
from goalsetter.rules.onsets.variations.blank_card_wild import BLANK_CARD_WILD
from goalsetter.rules.onsets.variations.card import CARD
from goalsetter.rules.onsets.variations.double import DOUBLE_COLOR, DOUBLE_SET
from goalsetter.rules.onsets.variations.interchange import SETS, SIGNS
from goalsetter.rules.onsets.variations.multiple_operations import MULTIPLE_OPERATIONS
from goalsetter.rules.onsets.variations.no_forbidden import NO_FORBIDDEN
from goalsetter.rules.onsets.variations.no_null import NO_NULL
from goalsetter.rules.onsets.variations.required_cube import REQUIRED_CUBE
from goalsetter.rules.onsets.variations.shift_from_permitted import SHIFT_FROM_PERMITTED
from goalsetter.rules.onsets.variations.symmetric_difference import SYMMETRIC_DIFFERENCE
from goalsetter.rules.onsets.variations.two_operations import TWO_OPERATIONS
from goalsetter.rules.onsets.variations.two_solutions import TWO_SOLUTIONS
from goalsetter.rules.onsets.variations.wild_cube import WILD_CUBE
from goalsetter.rules.variation import VariationCatalogue

CATALOGUE = VariationCatalogue(
    (
        REQUIRED_CUBE,
        WILD_CUBE,
        SIGNS,
        SETS,
        TWO_OPERATIONS,
        MULTIPLE_OPERATIONS,
        SHIFT_FROM_PERMITTED,
        NO_NULL,
        ABSOLUTE_VALUE,
        DOUBLE_SET,
        DOUBLE_COLOR,
        CARD,
        BLANK_CARD_WILD,
        SYMMETRIC_DIFFERENCE,
        TWO_SOLUTIONS,
        NO_FORBIDDEN,
    )
)
"""The variations of ON-SETS by their names."""
