"""The rules that a case or a question names: edition, division, variations and ruling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from goalsetter.cases.fields import Fields, json_type
from goalsetter.errors import CaseError
from goalsetter.rules import (
    EDITIONS,
    VARIATIONS,
    Blank,
    Chosen,
    Division,
    Edition,
    EquationsRules,
    Variation,
    find_edition,
    find_variation,
)

DEFAULT_DIVISION = "middle"
RULINGS = ("mlag", "agloa")
"""The profiles of default groupings; the first is the default of these editions."""

SETTING = frozenset({"rules", "division", "variations", "ruling"})
"""The keys that are read here."""

FILL_KEYS = frozenset({"m", "k", "cube", "color", "colour"})
"""What an object may call the blank of a variation, beside its ``name``."""


def edition_of(fields: Fields) -> Edition:
    """The edition by its name."""
    name = fields.text("rules")
    edition = find_edition(name)
    if edition is None:
        raise CaseError("unknown-edition", name=name, known=listed(e.name for e in EDITIONS))
    return edition


def division_of(fields: Fields, edition: Edition) -> Division:
    """The division, Middle if none is named, if the edition has it."""
    name = fields.text("division", DEFAULT_DIVISION)
    found = next((each for each, _ in edition.divisions if each.value == name), None)
    if found is None:
        known = listed(each.value for each, _ in edition.divisions)
        raise CaseError("unknown-division", name=name, edition=edition.name, known=known)
    return found


def ruling_of(fields: Fields) -> str:
    """The profile of default groupings."""
    name = fields.text("ruling", RULINGS[0])
    if name not in RULINGS:
        raise CaseError("unknown-ruling", name=name, known=listed(RULINGS))
    return name


def rules_of(fields: Fields) -> EquationsRules:
    """All the rules in force."""
    edition = edition_of(fields)
    return _in_force(
        edition, division_of(fields, edition), variations_of(fields), ruling_of(fields)
    )


@cache
def _in_force(
    edition: Edition, division: Division, chosen: tuple[Chosen, ...], ruling: str
) -> EquationsRules:
    return edition.in_force(division, chosen, ruling)


def variations_of(fields: Fields) -> tuple[Chosen, ...]:
    """The variations in force beside those that always are."""
    return tuple(chosen(variation_name(item)) for item in fields.items("variations"))


def variation_name(item: object) -> str:
    """A variation as one text: ``base 8``, or an object such as ``{"name": "base", "m": 8}``."""
    if isinstance(item, str):
        return item
    if not isinstance(item, Mapping):
        raise CaseError("wrong-type-variation", got=json_type(item))
    Fields(item).hold(frozenset({"name"}), FILL_KEYS)
    parts = [item["name"], *(value for key, value in item.items() if key != "name")]
    if not all(isinstance(part, str) or type(part) is int for part in parts):
        raise CaseError("wrong-type-variation", got=json_type(item))
    return " ".join(map(str, parts))


def chosen(name: str) -> Chosen:
    """The variation that people call so, its blank filled in with what some edition offers."""
    variation, choice = found_variation(name)
    if variation.blank is Blank.NUMBER and choice.fill not in (fills := _fills(variation)):
        raise CaseError("unknown-fill", name=name, known=listed(fills))
    return choice


def found_variation(name: str) -> tuple[Variation, Chosen]:
    """The variation that people call so, whatever fills its blank."""
    found = find_variation(name)
    if found is None:
        raise _unknown(name)
    return found


def _unknown(name: str) -> CaseError:
    """The error for a name that no variation has: what is lacking, or what is near."""
    close = get_close_matches(name.lower(), list(_called()), n=3)
    near = list(dict.fromkeys(_called()[each] for each in close))
    bare = _called().get(name.lower())
    if bare is not None and bare.blank is not Blank.NOTHING:
        return CaseError(f"unfilled-{bare.blank.name.lower()}", name=name)
    if near:
        return CaseError("unknown-variation", name=name, near=listed(v.name for v in near))
    return CaseError("strange-variation", name=name, known=listed(v.name for v in VARIATIONS))


@cache
def _called() -> dict[str, Variation]:
    return {name: v for v in VARIATIONS for name in (v.name, *v.aliases)}


@cache
def _fills(variation: Variation) -> tuple[str, ...]:
    """Every number that some division of some edition offers for the blank."""
    offers = [
        offer
        for edition in EDITIONS
        for division, _ in edition.divisions
        if (offer := edition.offer(division, variation)) is not None
    ]
    return tuple(map(str, sorted({fill for offer in offers for fill in offer.fills})))


def listed(names: Iterable[object]) -> str:
    """Names with commas between them."""
    return ", ".join(map(str, names))
