"""What an edition is: its divisions, what each starts from, and what it offers to choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from goalsetter.rules.division import Division
from goalsetter.rules.equations.force import Chosen, EquationsRules
from goalsetter.rules.equations.rulings import settled_rulings
from goalsetter.rules.equations.tables import ReadingRules
from goalsetter.rules.equations.variation import Variation
from goalsetter.rules.equations.variations import BY_NAME, plain

NO_RULINGS: Mapping[str, str] = {}


class Years(Enum):
    """In which school years a variation is on the list, by the year in which they begin or end."""

    EVERY = "every year"
    ODD = "odd years"
    EVEN = "even years"


@dataclass(frozen=True, slots=True)
class Offer:
    """One line of a division's list of variations.

    ``fills`` are the numbers that may be filled in; ``settings`` the numbers that the division
    sets for the variation (a limit, or a choice that its file explains).
    """

    name: str
    clause: str
    years: Years = Years.EVERY
    fills: tuple[int, ...] = ()
    settings: tuple[int, ...] = ()
    one_of: str = ""
    """Offers that share this name are one variation: choosing one rules out the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DivisionRules:
    """A division of an edition: what its shakes start from, and what players may choose."""

    reading: ReadingRules
    offers: tuple[Offer, ...] = ()
    always: tuple[str, ...] = ()
    """Variations in force in every shake."""
    two_by_any: bool = False
    """Whether any player may choose two variations (Senior); else only the one who does not set
    the Goal in a match of two must (2018-19 II-B-3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """A rule book of one year. Editions are never edited: a changed rule is a new edition."""

    name: str
    title: str
    label: str
    """How its clauses are cited."""
    divisions: tuple[tuple[Division, DivisionRules], ...]
    years: Years
    """Which of the alternating lists is played in its own year."""
    clauses: tuple[tuple[str, str], ...]
    """Where the book says what a finding rests on, by the finding's key."""
    goal_unwritten: bool = False
    fits_some_goal: bool = False

    def division(self, division: Division) -> DivisionRules | None:
        """The division's rules, if the edition has it."""
        return dict(self.divisions).get(division)

    def clause(self, key: str) -> str:
        """The clause that a finding rests on, cited in full."""
        return self.cite(dict(self.clauses)[key])

    def cite(self, clause: str) -> str:
        """A clause with the name of its book."""
        return clause if clause.startswith("judges") else f"{self.label} {clause}"

    def offer(self, division: Division, variation: Variation) -> Offer | None:
        """The line of the division's list on which a variation stands."""
        rules = self.division(division)
        offers = rules.offers if rules else ()
        return next((offer for offer in offers if BY_NAME[plain(offer.name)] is variation), None)

    def in_force(
        self,
        division: Division,
        chosen: tuple[Chosen, ...] = (),
        profile: str = "mlag",
        rulings: Mapping[str, str] = NO_RULINGS,
    ) -> EquationsRules:
        """The rules of a shake with these variations, on top of those always in force."""
        base = self.division(division)
        if base is None:
            raise ValueError(f"expected a division of {self.name}, got {division.value!r}")
        always = tuple(Chosen(name) for name in base.always)
        everything = tuple(dict.fromkeys((*always, *chosen)))
        rules = EquationsRules(
            edition=self.name,
            division=division,
            reading=base.reading,
            rulings=settled_rulings(profile, rulings),
            variations=everything,
            goal_unwritten=self.goal_unwritten,
            fits_some_goal=self.fits_some_goal,
        )
        return self._amended(rules, everything)

    def _amended(self, rules: EquationsRules, chosen: tuple[Chosen, ...]) -> EquationsRules:
        """All variations amend first, then those settle that depend on others."""
        steps = [(BY_NAME[plain(each.name)], each.fill) for each in chosen]
        for variation, fill in steps:
            rules = variation.amend(rules, fill, self._settings(rules.division, variation))
        for variation, _ in steps:
            rules = variation.settle(rules, self._settings(rules.division, variation))
        return replace(rules, variations=chosen)

    def _settings(self, division: Division, variation: Variation) -> tuple[int, ...]:
        offer = self.offer(division, variation)
        return offer.settings if offer else ()
