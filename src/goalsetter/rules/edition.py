"""An edition in either game: its divisions, where each starts, and what it offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Generic

from goalsetter.rules.division import Division
from goalsetter.rules.in_force import Chosen
from goalsetter.rules.rulings import Ruling, settled_rulings
from goalsetter.rules.variation import R, Variation, VariationCatalogue

NO_RULINGS: Mapping[str, str] = {}


class Years(Enum):
    """In which school years a variation is on the list, and which list a table plays."""

    EVERY = "every year"
    ODD = "odd years"
    EVEN = "even years"
    BOTH = "both lists"
    """A house rule: what alternates can always be chosen (decision 18)."""


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
    barred: str = ""
    """Symbols that may not be filled in."""
    title: str = ""
    """The name that this book gives it, if not that of the others."""

    def is_played(self, years: Years | None) -> bool:
        """Whether it is on the list of these years; none asks for no year at all."""
        return years in (None, Years.BOTH) or self.years in (Years.EVERY, years)


@dataclass(frozen=True, slots=True, kw_only=True)
class DivisionRules(Generic[R]):
    """A division of an edition: what its shakes start from, and what players may choose."""

    start: R
    offers: tuple[Offer, ...] = ()
    always: tuple[str, ...] = ()
    """Variations in force in every shake."""
    two_by_any: bool = False
    """Whether any player may choose two variations (Senior); else only the one who does not set
    the Goal in a match of two must (2018-19 II-B-3)."""


def _as_they_are(rules: R) -> R:
    return rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(Generic[R]):
    """A rule book of one year. Editions are never edited: a changed rule is a new edition."""

    name: str
    title: str
    label: str
    """How its clauses are cited."""
    catalogue: VariationCatalogue[R]
    """The variations of its game."""
    divisions: tuple[tuple[Division, DivisionRules[R]], ...]
    clauses: tuple[tuple[str, str], ...]
    """Where the book says what a finding rests on, by the finding's key."""
    rulings: tuple[Ruling, ...] = field(compare=False, repr=False)
    """The open questions of its game."""
    ruled: Callable[[R], R] = field(default=_as_they_are, compare=False, repr=False)
    """The change that the answers make in the rules before variations amend them."""
    years: Years = Years.EVERY
    """Which of the alternating lists is played in its own year."""

    @property
    def alternates(self) -> bool:
        """Whether it has a list for odd years and one for even years."""
        lists = (rules.offers for _, rules in self.divisions)
        return any(offer.years is not Years.EVERY for offers in lists for offer in offers)

    def division(self, division: Division) -> DivisionRules[R] | None:
        """The division's rules, if the edition has it."""
        return dict(self.divisions).get(division)

    def clause(self, key: str) -> str:
        """The clause that a finding rests on, cited in full."""
        return self.cite(dict(self.clauses)[key])

    def cite(self, clause: str) -> str:
        """A clause with the name of its book."""
        return clause if clause.startswith("judges") else f"{self.label} {clause}"

    def variation_clause(self, division: Division, name: str) -> str:
        """Where the division's list has a variation, cited in full; else where variations are."""
        offer = self.offer(division, self.catalogue.named(name))
        return self.cite(offer.clause) if offer else self.clause("variation")

    def offer(self, division: Division, variation: Variation[R]) -> Offer | None:
        """The line of the division's list on which a variation stands."""
        rules = self.division(division)
        offers = rules.offers if rules else ()
        named = self.catalogue.named
        return next((offer for offer in offers if named(offer.name) is variation), None)

    def title_of(self, division: Division, chosen: Chosen) -> str:
        """Return what this book calls a choice; what is no variation is called as it was said."""
        if chosen.name not in self.catalogue.names:
            return str(chosen)
        variation = self.catalogue.named(chosen.name)
        offer = self.offer(division, variation)
        # A book prints its own name with an empty blank; filled in, all books call it alike.
        own = offer.title if offer and not chosen.fill else ""
        return own or variation.called(chosen.fill)

    def in_force(
        self,
        division: Division,
        chosen: tuple[Chosen, ...] = (),
        profile: str = "mlag",
        rulings: Mapping[str, str] = NO_RULINGS,
    ) -> R:
        """The rules of a shake with these variations, on top of those always in force."""
        base = self.division(division)
        if base is None:
            raise ValueError(f"expected a division of {self.name}, got {division.value!r}")
        always = tuple(Chosen(name) for name in base.always)
        # Choosing what is in force anyway changes nothing, so each stands here once, in order.
        everything = tuple(dict.fromkeys((*always, *chosen)))
        rules = replace(
            base.start,
            edition=self.name,
            division=division,
            rulings=settled_rulings(self.rulings, rulings, profile, self.name, division),
            open_rulings=self._open_rulings(everything),
            variations=everything,
        )
        return self._amended(self.ruled(rules), everything)

    def reruled(self, rules: R, name: str, answer: str) -> R:
        """The same rules with another answer to one question."""
        # All answers in force are given, so the profile matters no more.
        answers = {**rules.rulings.by_name, name: answer}
        return self.in_force(rules.division, rules.variations, rulings=answers)

    def _open_rulings(self, chosen: tuple[Chosen, ...]) -> tuple[Ruling, ...]:
        """The questions that have several answers and may arise under these variations."""
        names = {choice.name for choice in chosen}
        return tuple(
            ruling
            for ruling in self.rulings
            if not ruling.settled
            and (not ruling.variations or not names.isdisjoint(ruling.variations))
        )

    def _amended(self, rules: R, chosen: tuple[Chosen, ...]) -> R:
        """All variations amend first, then those settle that depend on others."""
        # Two rounds, since the order of choosing must not matter: Percent, say, needs to know the
        # base, whichever of the two was chosen first (2018-19 XIII-B-12).
        steps = [(self.catalogue.named(choice.name), choice.fill) for choice in chosen]
        for variation, fill in steps:
            rules = variation.amend(rules, fill, self._settings(rules.division, variation))
        for variation, _ in steps:
            rules = variation.settle(rules, self._settings(rules.division, variation))
        return rules

    def _settings(self, division: Division, variation: Variation[R]) -> tuple[int, ...]:
        offer = self.offer(division, variation)
        return offer.settings if offer else ()
