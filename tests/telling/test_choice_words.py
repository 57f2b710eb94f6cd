"""A choice that is not legal: the sentence says what is missing, for every variation there is."""

from __future__ import annotations

import pytest

from goalsetter.judge import Finding, FindingCode
from goalsetter.notation import parse_cubes, parse_universe
from goalsetter.rules import GAMES, AnyEdition, AnyVariation, Blank, Division, Offer, Years
from goalsetter.telling import sentence
from goalsetter.words import codes, render, speaking
from tests.judging import judge_choice

SHOWN = {"x": "×", "/": "÷", "^": "*", "-": "−"}
FILLS = {Blank.COLOUR: "red", Blank.CUBE: "R", Blank.SET: "R", Blank.CARD: "BR"}
OFFERS = [
    (edition, division, edition.catalogue.named(offer.name), offer)
    for game in GAMES
    for edition in game.editions
    for division, rules in edition.divisions
    for offer in rules.offers
]
"""Every line of every list."""


def refused(
    edition: AnyEdition,
    division: Division,
    name: str,
    rolled: str = "",
    years: Years | None = None,
) -> Finding:
    """The finding against a choice."""
    verdict = judge_choice(
        name,
        (),
        parse_cubes(rolled) if rolled else (),
        edition=edition,
        division=division,
        universe=parse_universe("BG B"),
        years=years,
        rulings=ASKING if "equations" in edition.name else {},
    )
    (found,) = verdict.findings
    assert f"finding-{found.reason}" in codes("en"), found
    return found


ASKING = {"three-operation-with-few-rolled": "no-effect"}
"""Under which Three-operation Solution wants something of the roll."""


def called(variation: AnyVariation, offer: Offer) -> str:
    """A variation with its blank filled in, as somebody would say it."""
    if variation.blank is Blank.NUMBER:
        return f"{variation.name} {offer.fills[0]}"
    if variation.blank is Blank.COLOUR:
        return f"{FILLS[Blank.COLOUR]} {variation.name}"
    if variation.blank is Blank.CARD:
        return "BR required card"
    return f"{variation.name} {FILLS.get(variation.blank, '')}".strip()


@pytest.mark.parametrize(
    ("edition", "division", "variation", "offer"),
    [row for row in OFFERS if row[2].needs],
    ids=lambda each: getattr(each, "name", None) or str(getattr(each, "value", each)),
)
def test_without_effect_the_missing_cube_is_named(
    edition: AnyEdition, division: Division, variation: AnyVariation, offer: Offer
) -> None:
    """2018-19 II-B-2: on a roll with none of the cubes that it needs."""
    rolled = [face for face in ("1", "+", "√", "B") if face not in variation.needs]
    found = refused(edition, division, called(variation, offer), rolled[-1])
    told = render(sentence(found))
    assert found.code is FindingCode.NO_EFFECT
    ranged = len(variation.needs) > 1 and all(map(str.isdigit, variation.needs))
    named = [max(variation.needs)] if ranged else variation.needs
    assert all(SHOWN.get(symbol, symbol) in told for symbol in named), told
    with speaking("es"):
        assert render(sentence(found)) != told


@pytest.mark.parametrize(
    ("edition", "division", "variation", "offer"),
    [row for row in OFFERS if row[2].blank is Blank.NUMBER],
    ids=lambda each: getattr(each, "name", None) or str(getattr(each, "value", each)),
)
def test_a_number_that_is_not_listed_is_told_with_those_that_are(
    edition: AnyEdition, division: Division, variation: AnyVariation, offer: Offer
) -> None:
    """k runs from 6 to 11, and so on for each division."""
    found = refused(edition, division, f"{variation.name} 3", "1")
    assert found.code is FindingCode.NOT_OFFERED
    assert str(min(offer.fills)) in render(sentence(found))
    assert str(max(offer.fills)) in render(sentence(found))


def edition_named(name: str) -> AnyEdition:
    """One edition of either game."""
    return next(e for game in GAMES for e in game.editions if e.name == name)


EQ, OS = edition_named("mlag-equations-2018-19"), edition_named("mlag-on-sets-2017-18")
OLD = edition_named("mlag-equations-2011-12")
MIDDLE, SENIOR = Division.MIDDLE, Division.SENIOR
EXAMPLES = [
    (EQ, MIDDLE, "multiple of 5", "1", "a number from 6 to 11"),
    (EQ, MIDDLE, "number of factors", "1 +", "There is no × in this roll"),
    (EQ, MIDDLE, "red exponent", "b1 g2", "There is no red digit in this roll"),
    (
        EQ,
        Division.ELEMENTARY,
        "three-operation solution",
        "1 + 2",
        "needs 3 operation signs. This roll has 1",
    ),
    (EQ, MIDDLE, "imaginary", "-", "on the list for Senior"),
    (EQ, MIDDLE, "root is i", "√", "not on any list in this rule book"),
    (EQ, SENIOR, "√ = i", "√", "It has Imaginary"),
    (OLD, SENIOR, "imaginary", "-", "It has √ = i"),
    (EQ, MIDDLE, "numbr of factors", "x", "number of factors"),
    (EQ, MIDDLE, "pizza", "x", "no variation called pizza"),
    (EQ, MIDDLE, "base", "1", "Fill in a number"),
    (OS, MIDDLE, "wild cube 3", "3 R", "digit"),
    (OS, SENIOR, "blank card wild", "R", "blank card"),
    (OS, SENIOR, "double set B", "B", "every card"),
    (OS, SENIOR, "double set R", "R", "has no cards"),
    (OS, SENIOR, "double set (B ∪ R) ∪ (G ∪ Y)", "R", "4 symbols or fewer"),
    (OS, SENIOR, "BRG required card", "R", "BRG is not in the Universe"),
]


@pytest.mark.parametrize(("edition", "division", "name", "rolled", "part"), EXAMPLES)
def test_what_is_missing_is_said(
    edition: AnyEdition, division: Division, name: str, rolled: str, part: str
) -> None:
    """Rolled, dealt, filled in, or on the list."""
    assert part in render(sentence(refused(edition, division, name, rolled)))


def test_the_list_of_the_other_year_is_named() -> None:
    """2018-19 XIII-A: a list of odd years, and one of even years."""
    division, offer = next(
        (division, offer)
        for edition, division, _, offer in OFFERS
        if edition is EQ and offer.years is Years.ODD
    )
    assert "odd years" in render(sentence(refused(EQ, division, offer.name, "x √ ^", Years.EVEN)))
