"""Judging the choice of a variation: offered, not chosen yet, no conflict, and some effect."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TypeVar

from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.verdict import ChoiceVerdict
from goalsetter.rules import (
    Blank,
    ChoiceQuestion,
    Chosen,
    Division,
    Edition,
    Offer,
    RolledCubes,
    Scope,
    ShakeRules,
    Variation,
    Years,
    plain,
)
from goalsetter.rules import rulings as named

ONE_CHOICE = (
    (named.variations.EXPONENT_COLOURS, "one-variation"),
    (named.sets.ANOTHER_FILL, "already-chosen"),
)
"""Rulings on variations chosen again with another blank, and the answer that bars it."""

R = TypeVar("R", bound=ShakeRules)
Named = tuple[Variation[R], Chosen]
Evidence = tuple[tuple[str, str], ...]
"""The missing things, as a finding keeps them."""


def judge_choice(question: ChoiceQuestion) -> ChoiceVerdict:
    """Whether a variation may be chosen after others on this roll (2018-19 II-B-2)."""
    name, resources, edition = question.name, question.resources, question.edition
    division, years, rules = question.division, question.years, question.rules
    wanted = edition.catalogue.find(name)
    before = [pair for pair in map(edition.catalogue.find, question.already) if pair is not None]
    if rules is None:
        chosen_before = tuple(chosen for _, chosen in before)
        answers = dict(question.answers)
        rules = edition.in_force(division, chosen_before, question.profile, answers)
    # The rulings that may matter are named even if the choice is refused for another reason.
    in_play = rules.in_play(Scope.CHOICE, frozenset(cube.symbol for cube in resources))
    refused = _Refusals(name, edition.clause("choice"), in_play)
    if wanted is None:
        return refused.because(FindingCode.NOT_OFFERED, *_unknown(name, edition))
    variation, chosen = wanted
    offer = edition.offer(division, variation)
    if offer is None:
        return refused.because(FindingCode.NOT_OFFERED, *_not_offered(variation, edition, division))
    if years is None and rules.says(named.variations.OTHER_YEARS, "own-year-only"):
        # If nobody says which list is played, every one is, or that of the edition's own year
        # (decision 18).
        years = edition.years
    if missing := _not_on_list(offer, chosen, variation, years):
        return refused.because(FindingCode.NOT_OFFERED, *missing)
    # Chosen again is the same once more, or with another blank where a ruling takes that for the
    # same: exponents of two colours are one variation (decisions 18, 26).
    asked = [rules.says(row, bars) for row, bars in ONE_CHOICE if variation.name in row.variations]
    if any(old is variation and (how == chosen or all(asked)) for old, how in before):
        return refused.because(FindingCode.ALREADY_CHOSEN, "choice-again")
    clashing = [other for other in before if _conflict(wanted, other, edition, rules)]
    if clashing:
        other = (("other", str(clashing[0][1])),)
        return refused.because(FindingCode.CONFLICTS, "choice-conflicts", other)
    rolled = RolledCubes(resources, question.universe)
    refusal = variation.refusal(variation, rules, chosen.fill, rolled)
    if refusal is not None:
        # A wrong fill is simply not offered.
        code = FindingCode.NO_EFFECT if refusal.no_effect else FindingCode.NOT_OFFERED
        return refused.because(code, refusal.reason, refusal.evidence)
    return ChoiceVerdict(rulings=in_play)


class _Refusals:
    """Refusals of one choice."""

    def __init__(self, name: str, clause: str, rulings: tuple[str, ...]) -> None:
        self.name = name
        self.clause = clause
        self.rulings = rulings

    def because(self, code: FindingCode, reason: str, evidence: Evidence = ()) -> ChoiceVerdict:
        """The choice is not legal for this reason."""
        finding = Finding(
            code=code,
            clause=self.clause,
            reason=reason,
            at=self.name,
            evidence=evidence,
        )
        return ChoiceVerdict(findings=(finding,), rulings=self.rulings)


def _unknown(name: str, edition: Edition[R]) -> tuple[str, Evidence]:
    """No variation has this name; one that looks like it may be meant, or its blank is empty."""
    known = edition.catalogue.by_name
    bare = known.get(plain(name))
    if bare is not None:
        return "choice-no-fill", (("blank", bare.blank.name.lower()),)
    # Only told as a guess: what was said must be a name to be a choice.
    near = get_close_matches(plain(name), known, n=1)
    return (
        ("choice-unknown-near", (("near", known[near[0]].name),))
        if near
        else (
            "choice-unknown",
            (),
        )
    )


def _not_offered(
    variation: Variation[R], edition: Edition[R], division: Division
) -> tuple[str, Evidence]:
    """This division has no such variation; others of the book may, or it has another instead."""
    having = [
        other_division.value
        for other_division, _ in edition.divisions
        if edition.offer(other_division, variation)
    ]
    other = edition.catalogue.named(variation.instead) if variation.instead else None
    # Played in another book only: this one has another variation in its place.
    if other is not None and not having and edition.offer(division, other):
        return "choice-instead", (("near", edition.title_of(division, Chosen(other.name))),)
    if not having:
        return "choice-not-in-book", ()
    return "choice-not-offered", (("divisions", " ".join(having)),)


def _not_on_list(
    offer: Offer, chosen: Chosen, variation: Variation[R], years: Years | None
) -> tuple[str, Evidence] | None:
    """Why the list does not have it this year, or not with this filled in."""
    # Each division lists its own numbers: base 8 may be offered where base 11 is not.
    if variation.blank is Blank.NUMBER and int(chosen.fill) not in offer.fills:
        return "choice-fill", (("fill", chosen.fill), ("fills", " ".join(map(str, offer.fills))))
    if chosen.fill and chosen.fill in offer.barred:
        barred = (("fill", chosen.fill), ("symbols", " ".join(offer.barred)))
        return "choice-barred", barred
    if offer.is_played(years):
        return None
    return "choice-other-year", (("years", offer.years.name.lower()),)


def _conflict(one: Named[R], other: Named[R], edition: Edition[R], rules: R) -> bool:
    """Named as conflicting, or two forms of one line of the list (0 or x Wild, XIII-C-1)."""
    pair = {one[0].name, other[0].name}
    # Pairs about which the books leave doubt first: a ruling decides, whatever the rows say.
    ruled = next((row for names, row in named.variations.IN_DOUBT if pair == names), None)
    if ruled is not None:
        return rules.says(ruled, "conflict")
    # One row that names the other is enough; it may name it with what fills its blank.
    for this, that in ((one, other), (other, one)):
        if that[0].name in this[0].conflicts or str(that[1]) in this[0].conflicts:
            return True
    offers = [edition.offer(rules.division, variation) for variation in (one[0], other[0])]
    groups = [offer.one_of for offer in offers if offer]
    return len(groups) == 2 and groups[0] == groups[1] != ""
