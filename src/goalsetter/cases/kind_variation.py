"""Cases of kind ``variation``: whether a variation may be chosen after others on this roll."""

from __future__ import annotations

from goalsetter.cases.fields import Fields
from goalsetter.cases.findings import told
from goalsetter.cases.outcome import Difference
from goalsetter.cases.setting import division_of, edition_of, listed, variation_name
from goalsetter.errors import CaseError
from goalsetter.judge import judge_choice
from goalsetter.notation import parse_cubes
from goalsetter.rules import Years, find_variation

NEEDS = frozenset({"choose", "legal"})
MAY = frozenset({"already", "resources", "year"})
YEARS = {"odd": Years.ODD, "even": Years.EVEN}


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling on the choice with the one expected."""
    edition = edition_of(fields)
    expected = fields.flag("legal")
    verdict = judge_choice(
        variation_name(fields.data["choose"]),
        already_of(fields),
        parse_cubes(fields.text("resources")),
        edition=edition,
        division=division_of(fields, edition),
        years=years_of(fields),
    )
    if verdict.legal is expected:
        return []
    got = ("true" if verdict.legal else "false") + told(verdict.findings)
    return [Difference("legal", "true" if expected else "false", got)]


def already_of(fields: Fields) -> tuple[str, ...]:
    """What was chosen before; a name that nobody knows is no choice but a mistake."""
    names = tuple(variation_name(item) for item in fields.items("already"))
    unknown = [name for name in names if find_variation(name) is None]
    if unknown:
        raise CaseError("unknown-already", name=unknown[0])
    return names


def years_of(fields: Fields) -> Years | None:
    """Which of the alternating lists is played; every list if no year is named (decision 18)."""
    name = fields.text("year")
    if "year" in fields and name not in YEARS:
        raise CaseError("unknown-year", name=name, known=listed(YEARS))
    return YEARS.get(name)
