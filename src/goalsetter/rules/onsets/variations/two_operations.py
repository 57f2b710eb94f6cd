"""Two Operations: at least two operation signs (On-Sets XIII-A-5)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.onsets.force import OnSetsRules
from goalsetter.rules.variation import Variation

SET_NAME_ALONE = 1
"""The setting where only those of the Set-Name count (2011-12 ST7-II, decision 20)."""


def amend(rules: OnSetsRules, _fill: str, settings: tuple[int, ...]) -> OnSetsRules:
    """A Solution has two operation signs or more."""
    alone = SET_NAME_ALONE in settings
    return replace(rules, least_operations=2, operations_in_set_name=alone)


TWO_OPERATIONS = Variation(name="two operations", amend=amend, aliases=("two operation",))
