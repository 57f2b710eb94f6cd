"""Named rulings: what the books leave open or say twice, and how it is decided.

Each is a row with its sources and its alternatives. A profile (``mlag`` or ``agloa``) sets them
all; ``rulings=`` sets one. Nothing else in the code decides such a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

NONE, TIGHT = "none", "tight"
EITHER, SIDEWAYS_ONLY = "either", "sideways-only"
CARRIES, STAYS = "carries", "stays"
CONFLICT, TOGETHER = "conflict", "together"

PROFILES = ("mlag", "agloa")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """An open question: where it comes from, what may be answered, what each profile answers.

    A verdict shows it where one of its ``symbols`` is written under one of its ``variations``.
    """

    name: str
    sources: tuple[str, ...]
    answers: tuple[tuple[str, str], ...]
    alternatives: tuple[str, ...]
    variations: tuple[str, ...]
    symbols: str

    def answer(self, profile: str) -> str:
        """What the profile answers."""
        return dict(self.answers)[profile]


def _by_profile(mlag: str, agloa: str) -> tuple[tuple[str, str], ...]:
    return (("mlag", mlag), ("agloa", agloa))


UNARY_X = "unary-x-default"
EXPONENT = "exponent-default"
PRODUCT = "imaginary-product-default"
LOG = "upright-division-as-log"
WILD_MARK = "wild-mark"
TWO_UNARY_X = "two-meanings-of-unary-x"

RULINGS = (
    Ruling(
        name=UNARY_X,
        sources=("2018-19 VII-B-6 note", "judges E38", "2018-19 XIII-A-11 g"),
        answers=_by_profile(NONE, TIGHT),
        alternatives=(NONE, TIGHT),
        variations=("number of factors", "next prime number"),
        symbols="x",
    ),
    Ruling(
        name=EXPONENT,
        sources=("2018-19 VII-B-6 note", "judges E48"),
        answers=_by_profile(NONE, TIGHT),
        alternatives=(NONE, TIGHT),
        variations=("exponent",),
        symbols="0123456789",
    ),
    Ruling(
        name=PRODUCT,
        sources=("2018-19 VII-B-6 note", "2018-19 XIII-D-13", "judges E68"),
        answers=_by_profile(NONE, TIGHT),
        alternatives=(NONE, TIGHT),
        variations=("imaginary",),
        symbols="|",
    ),
    Ruling(
        name=LOG,
        sources=("2018-19 XIII-D-15", "2011-12 ET6-IV", "decision 11"),
        answers=_by_profile(EITHER, SIDEWAYS_ONLY),
        alternatives=(EITHER, SIDEWAYS_ONLY),
        variations=("÷ as log",),
        symbols="/",
    ),
    Ruling(
        name=WILD_MARK,
        sources=("judges E36", "2018-19 XIII-C-1 d", "decision 12"),
        answers=_by_profile(CARRIES, CARRIES),
        alternatives=(CARRIES, STAYS),
        variations=("0 wild", "x wild"),
        symbols="0x",
    ),
    Ruling(
        name=TWO_UNARY_X,
        sources=("ours: an x before one number cannot say which of the two it means",),
        answers=_by_profile(CONFLICT, CONFLICT),
        alternatives=(CONFLICT, TOGETHER),
        variations=("number of factors", "next prime number"),
        symbols="",
    ),
)
"""Every named ruling."""


def settled_rulings(profile: str, chosen: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Each ruling with its answer: the profile's, or the one that was chosen."""
    unknown = set(chosen) - {ruling.name for ruling in RULINGS}
    if unknown or profile not in PROFILES:
        raise ValueError(f"expected a known profile and known rulings, got {profile!r}, {unknown}")
    for ruling in RULINGS:
        if chosen.get(ruling.name, ruling.alternatives[0]) not in ruling.alternatives:
            raise ValueError(f"expected one of {ruling.alternatives} for {ruling.name}")
    return tuple((r.name, chosen.get(r.name, r.answer(profile))) for r in RULINGS)
