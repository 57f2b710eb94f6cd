"""A question about a choice, in the shape of a ``variation`` case: may it be chosen now?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.cubes import Cube, Universe
from goalsetter.errors import CaseError
from goalsetter.judge import ChoiceVerdict, decisive, judge_choice
from goalsetter.notation import parse_cubes, parse_universe
from goalsetter.questions.fields import Fields
from goalsetter.questions.setting import (
    answers_of,
    division_of,
    edition_of,
    found_variation,
    game_of,
    listed,
    loosely,
    ruling_of,
    variation_name,
)
from goalsetter.rules import ON_SETS, PROFILES, AnyEdition, Division, Years

CHOICE_KEYS = frozenset(
    {
        *("rules", "division", "choose", "already", "resources", "year", "universe"),
        *("ruling", "rulings"),
    }
)
"""The keys of a choice."""

YEARS = {"odd": Years.ODD, "even": Years.EVEN}


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A variation, what was chosen before it, and what was rolled and dealt."""

    edition: AnyEdition
    division: Division
    years: Years | None
    name: str
    already: tuple[str, ...]
    resources: tuple[Cube, ...]
    universe: Universe | None = None
    ruling: str = PROFILES[0]
    answers: tuple[tuple[str, str], ...] = ()
    """Answers to single open questions."""

    def verdict(self) -> ChoiceVerdict:
        """The judge's answer."""
        return self._under(dict(self.answers))

    def decided_by(self) -> tuple[str, ...] | None:
        """The rulings that the answer depends on."""
        answers = dict(self.answers)
        rules = self.edition.in_force(self.division, profile=self.ruling, rulings=answers)
        return decisive(
            self.verdict().rulings,
            rules,
            self.edition,
            lambda ruled: (self._under(ruled.rulings.by_name).legal, 0),
        )

    def _under(self, rulings: Mapping[str, str]) -> ChoiceVerdict:
        return judge_choice(
            self.name,
            self.already,
            self.resources,
            edition=self.edition,
            division=self.division,
            years=self.years,
            universe=self.universe,
            profile=self.ruling,
            rulings=rulings,
        )


def read_choice(data: Mapping[str, object]) -> Choice:
    """The question that the keys spell; a variation that nobody knows is a mistake."""
    fields = Fields(data)
    game = game_of(fields)
    edition = edition_of(fields, game)
    name = variation_name(data["choose"])
    already = tuple(variation_name(item) for item in fields.items("already"))
    for each in (name, *already):
        found_variation(each, game)
    return Choice(
        edition=edition,
        division=division_of(fields, edition),
        years=years_of(fields),
        name=name,
        already=already,
        resources=parse_cubes(fields.text("resources"), sets=game is ON_SETS),
        universe=parse_universe(fields.text("universe")) if "universe" in fields else None,
        ruling=ruling_of(fields),
        answers=tuple(answers_of(fields, game).items()),
    )


def read_list(data: Mapping[str, object]) -> tuple[AnyEdition, Division, Years | None]:
    """Whose list of variations the keys name."""
    fields = Fields(data)
    edition = edition_of(fields, game_of(fields))
    return edition, division_of(fields, edition), years_of(fields)


def years_of(fields: Fields) -> Years | None:
    """Which of the alternating lists is played; if none is named, a ruling says which."""
    name = fields.text("year")
    years = loosely(name, YEARS)
    if "year" in fields and years is None:
        raise CaseError("unknown-year", name=name, known=listed(YEARS))
    return years
