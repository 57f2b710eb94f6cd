"""Readers of a question about a choice, from the keys of a ``variation`` case."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.errors import CaseError
from goalsetter.notation import parse_cubes, parse_universe
from goalsetter.questions.fields import Fields
from goalsetter.questions.setting import (
    answers_of,
    division_of,
    edition_of,
    game_of,
    listed,
    look_up_variation,
    loosely,
    profile_of,
    variation_name,
)
from goalsetter.rules import ON_SETS, AnyEdition, ChoiceQuestion, Division, Years

CHOICE_KEYS = frozenset(
    {
        *("rules", "division", "choose", "already", "resources", "year", "universe"),
        *("ruling", "rulings"),
    }
)
"""The keys of a choice."""

YEARS = {"odd": Years.ODD, "even": Years.EVEN}


def read_choice(data: Mapping[str, object]) -> ChoiceQuestion:
    """The question that the keys spell; a variation that nobody knows is a mistake."""
    fields = Fields(data)
    game = game_of(fields)
    edition = edition_of(fields, game)
    name = variation_name(data["choose"])
    already = tuple(variation_name(item) for item in fields.items("already"))
    # Unknown names are mistakes in the question, not illegal choices: nobody could circle them.
    for variation in (name, *already):
        look_up_variation(variation, game)
    return ChoiceQuestion(
        edition=edition,
        division=division_of(fields, edition),
        years=years_of(fields),
        name=name,
        already=already,
        resources=parse_cubes(fields.text("resources"), sets=game is ON_SETS),
        universe=parse_universe(fields.text("universe")) if "universe" in fields else None,
        profile=profile_of(fields),
        answers=tuple(answers_of(fields, game).items()),
    )


def read_list(data: Mapping[str, object]) -> tuple[AnyEdition, Division, Years | None]:
    """Read whose list of variations the keys name."""
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
