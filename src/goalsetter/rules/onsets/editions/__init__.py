"""Every edition of ON-SETS."""

from goalsetter.rules.edition import Edition
from goalsetter.rules.onsets.editions.on_sets_2011_12 import ON_SETS_2011_12
from goalsetter.rules.onsets.editions.on_sets_2017_18 import ON_SETS_2017_18
from goalsetter.rules.onsets.in_force import OnSetsRules

ON_SETS_EDITIONS = (ON_SETS_2017_18, ON_SETS_2011_12)
"""Newest first."""


def find_set_edition(name: str) -> Edition[OnSetsRules] | None:
    """The edition of ON-SETS of this name."""
    return next((edition for edition in ON_SETS_EDITIONS if edition.name == name), None)
