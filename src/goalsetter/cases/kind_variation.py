"""Cases of kind ``variation``: whether a variation may be chosen after others on this roll."""

from __future__ import annotations

from goalsetter.cases.choice import ASKED, read_choice
from goalsetter.cases.fields import Fields
from goalsetter.cases.outcome import Difference, told, truth
from goalsetter.errors import CaseError

NEEDS = frozenset({"choose", "legal"})
MAY = ASKED


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling on the choice with the one expected."""
    expected = fields.flag("legal")
    if fields.items("variations"):
        raise CaseError("chosen-before")
    verdict = read_choice(fields.data).verdict()
    if verdict.legal is expected:
        return []
    return [Difference("legal", truth(expected), truth(verdict.legal) + told(verdict.findings))]
