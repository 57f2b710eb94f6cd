"""Cases of kind ``variation``: whether a variation may be chosen after others on this roll."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, told, truth
from goalsetter.errors import CaseError
from goalsetter.questions import CHOICE_KEYS, Fields, read_choice

NEEDS = frozenset({"choose", "legal"})
MAY = CHOICE_KEYS
UNFILLED = "unfilled-"
"""How the code of a choice begins whose blank nobody filled in."""


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling on the choice with the one expected."""
    expected = fields.flag("legal")
    if fields.items("variations"):
        raise CaseError("chosen-before")
    legal, why = _ruled(fields)
    return [] if legal is expected else [Difference("legal", truth(expected), truth(legal) + why)]


def _ruled(fields: Fields) -> tuple[bool, str]:
    """Whether the choice stands, and why not; with its blank empty it is none yet (judges A7)."""
    try:
        verdict = read_choice(fields.data).verdict()
    except CaseError as error:
        if not error.code.startswith(UNFILLED):
            raise
        return False, f": {error.code}"
    return verdict.legal, told(verdict.findings)
