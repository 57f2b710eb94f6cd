"""Variations: small amendments that compose, found by what people call them."""

from __future__ import annotations

from itertools import combinations

import pytest

from goalsetter.rules import (
    EDITIONS,
    VARIATIONS,
    Blank,
    Chosen,
    Division,
    Edition,
    EquationsRules,
    Offer,
    Years,
    find_edition,
    find_variation,
)

ADVENTUROUS = find_edition("mlag-equations-2018-19")
OLD = find_edition("mlag-equations-2011-12")
BASIC = find_edition("mlag-basic-equations-2019-20")


def chosen(offer: Offer) -> Chosen:
    """A choice of the offer, its blank filled in."""
    found = find_variation(offer.name) or find_variation(f"{offer.name} 8")
    found = found or find_variation(f"red {offer.name}")
    assert found is not None, offer
    return found[1]


def shown(rules: EquationsRules) -> tuple[object, ...]:
    """The rules without the order in which signs and variations were added."""
    reading = rules.reading
    return (
        frozenset(reading.signs),
        reading.numerals,
        frozenset(reading.wild),
        frozenset(reading.wild_meanings),
        reading.power,
        rules.factorials,
        rules.goal_factorials,
        rules.multiple_of,
        rules.goal_limit,
        rules.least_operations,
        rules.multiple_operations,
    )


DIVISIONS = [
    (edition, division)
    for edition in EDITIONS
    for division, _ in edition.divisions
    if edition is not BASIC
]


@pytest.mark.parametrize(("edition", "division"), DIVISIONS)
def test_variations_compose_in_any_order(
    edition: Edition[EquationsRules], division: Division
) -> None:
    """Any two variations of a division give the same rules, whichever was chosen first."""
    rules = edition.division(division)
    assert rules is not None
    for one, other in combinations(map(chosen, rules.offers), 2):
        first = edition.in_force(division, (one, other))
        second = edition.in_force(division, (other, one))
        assert shown(first) == shown(second), (one, other)


@pytest.mark.parametrize(
    ("said", "name", "fill"),
    [
        ("Sideways", "sideways", ""),
        ("SIDEWAYS CUBE", "sideways", ""),
        ("upside down", "upside-down", ""),
        ("zero wild", "0 wild", ""),
        ("Base eight", "base", "8"),
        ("base 12", "base", "12"),
        ("Multiple of k = 6", "multiple of", "6"),
        ("multiple of eleven", "multiple of", "11"),
        ("average", "+ = average", ""),
        ("+ = Average", "+ = average", ""),
        ("log", "÷ as log", ""),
        ("root is i", "root is i", ""),
        ("√ = i", "root is i", ""),
        ("smallest prime", "next prime number", ""),
        ("Red Exponent", "exponent", "red"),
        ("AB+", "ab+", ""),
        ("Three-operation Solution", "three-operation solution", ""),
        ("decimal in goal", "decimal in goal", ""),
    ],
)
def test_names_as_people_say_them(said: str, name: str, fill: str) -> None:
    """Case, hyphens, punctuation and number words do not matter."""
    found = find_variation(said)
    assert found is not None
    assert found[1] == Chosen(name, fill)


@pytest.mark.parametrize("said", ["", "base", "exponent", "multiple of", "purple exponent", "q"])
def test_unknown_names_are_not_guessed(said: str) -> None:
    """A name that means nothing, or lacks its blank, finds nothing."""
    assert find_variation(said) is None


def test_every_variation_is_offered_somewhere() -> None:
    """No variation is left over, and every offer is a variation."""
    offered = {
        found[0].name
        for edition in EDITIONS
        for _, rules in edition.divisions
        for offer in rules.offers
        for found in [find_variation(str(chosen(offer)))]
        if found
    }
    assert offered == {variation.name for variation in VARIATIONS}


def test_blanks_have_ranges() -> None:
    """Where a number is filled in, the list says which (2018-19 XIII-B-6, B-7, C-5, C-7)."""
    for edition in EDITIONS:
        for _, rules in edition.divisions:
            for offer in rules.offers:
                found = find_variation(str(chosen(offer)))
                assert found is not None
                assert bool(offer.fills) == (found[0].blank is Blank.NUMBER)


def test_years_of_the_lists() -> None:
    """2018-19 plays the odd list, 2011-12 the even one."""
    assert ADVENTUROUS is not None
    assert OLD is not None
    assert (ADVENTUROUS.years, OLD.years) == (Years.ODD, Years.EVEN)


def test_turned_cubes_are_always_in_force_for_the_oldest() -> None:
    """Junior and Senior in 2018-19, Senior in 2011-12 (XIII-C, ET6-IV)."""
    assert ADVENTUROUS is not None
    assert OLD is not None
    for edition, division, always in (
        (ADVENTUROUS, Division.JUNIOR, True),
        (ADVENTUROUS, Division.SENIOR, True),
        (ADVENTUROUS, Division.MIDDLE, False),
        (OLD, Division.JUNIOR, False),
        (OLD, Division.SENIOR, True),
    ):
        numerals = edition.in_force(division).reading.numerals
        assert (numerals.sideways and numerals.upside_down) is always


def test_a_division_the_edition_lacks() -> None:
    """Minor plays Basic Equations only."""
    assert ADVENTUROUS is not None
    with pytest.raises(ValueError, match="minor"):
        ADVENTUROUS.in_force(Division.MINOR)


def test_rulings_can_be_chosen_one_by_one() -> None:
    """A profile sets all rulings; one may be set by itself; nonsense is refused."""
    assert ADVENTUROUS is not None
    rules = ADVENTUROUS.in_force(Division.MIDDLE, rulings={"wild-mark": "stays"})
    assert rules.ruling("wild-mark") == "stays"
    assert rules.ruling("unary-x-default") == "none"
    agloa = ADVENTUROUS.in_force(Division.MIDDLE, profile="agloa")
    assert agloa.ruling("unary-x-default") == "tight"
    for wrong in ({"wild-mark": "perhaps"}, {"no-such-ruling": "none"}):
        with pytest.raises(ValueError, match="expected"):
            ADVENTUROUS.in_force(Division.MIDDLE, rulings=wrong)


JUNIOR_OF_2011_12 = {
    *("powers of the base", "0 wild", "ab+", "multiple of", "base", "factorial"),
    *("exponent", "number of factors", "add to goal"),
}
"""The choices of Junior players of 2011-12 in their year, the turned cubes apart (ET6-III)."""


def test_senior_of_the_older_book_offers_its_own_list() -> None:
    """2011-12 ET6-IV: the Junior variations of the year, and four more; √ = i, no sideways −."""
    edition = find_edition("mlag-equations-2011-12")
    assert edition is not None
    senior = edition.division(Division.SENIOR)
    assert senior is not None
    names = {o.name for o in senior.offers if o.years in (Years.EVERY, edition.years)}
    assert names == JUNIOR_OF_2011_12 | {"root is i", "x wild", "decimal in goal", "÷ as log"}
    assert set(senior.always) == {"sideways", "upside-down"}
