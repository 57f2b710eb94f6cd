"""Judging the choice of a variation: offered, not chosen yet, no conflict, and some effect."""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cubes import DIGITS, Cube
from goalsetter.judge.finding import Code, Finding
from goalsetter.judge.verdict import ChoiceVerdict
from goalsetter.rules import (
    Blank,
    Chosen,
    Division,
    Edition,
    EquationsRules,
    Offer,
    Variation,
    Years,
    find_variation,
)

TWO_UNARY_X, CONFLICT = "two-meanings-of-unary-x", "conflict"
NO_RULINGS: Mapping[str, str] = {}

COLOUR_LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k"}


def judge_choice(
    name: str,
    already: tuple[str, ...],
    resources: tuple[Cube, ...],
    *,
    edition: Edition,
    division: Division,
    years: Years | None = None,
    rulings: Mapping[str, str] = NO_RULINGS,
) -> ChoiceVerdict:
    """Whether a variation may be chosen after others on this roll (2018-19 II-B-2)."""
    clause = edition.clause("choice")
    found = find_variation(name)
    offer = edition.offer(division, found[0]) if found else None
    if found is None or offer is None or not _on_list(offer, found[1], found[0], years):
        return _refused(Code.NOT_OFFERED, clause, _why_not(found, offer), name)
    variation, chosen = found
    before = [each for each in map(find_variation, already) if each is not None]
    if any(other is variation for other, _ in before):
        return _refused(Code.ALREADY_CHOSEN, clause, "choice-again", name)
    earlier = tuple(each for _, each in before)
    rules = edition.in_force(division, earlier, rulings=rulings)
    clashing = [other.name for other, _ in before if _conflict(variation, other, edition, rules)]
    if clashing:
        return _refused(Code.CONFLICTS, clause, "choice-conflicts", name, other=clashing[0])
    if not _has_effect(variation, chosen, rules, resources):
        return _refused(Code.NO_EFFECT, clause, "choice-no-effect", name)
    return ChoiceVerdict(findings=())


def _refused(code: Code, clause: str, reason: str, name: str, **proof: str) -> ChoiceVerdict:
    finding = Finding(
        code=code, clause=clause, reason=reason, at=name, evidence=tuple(proof.items())
    )
    return ChoiceVerdict(findings=(finding,))


def _why_not(found: tuple[Variation, Chosen] | None, offer: Offer | None) -> str:
    if found is None:
        return "choice-unknown"
    return "choice-not-offered" if offer is None else "choice-fill"


def _on_list(offer: Offer, chosen: Chosen, variation: Variation, years: Years | None) -> bool:
    """Whether the list has it this year, with this number filled in."""
    if variation.blank is Blank.NUMBER and int(chosen.fill) not in offer.fills:
        return False
    return years is None or offer.years in (Years.EVERY, years)


def _conflict(one: Variation, other: Variation, edition: Edition, rules: EquationsRules) -> bool:
    """Named as conflicting, or two forms of one line of the list (0 or x Wild, XIII-C-1)."""
    if other.name in one.conflicts or one.name in other.conflicts:
        return rules.ruling(TWO_UNARY_X) == CONFLICT
    offers = [edition.offer(rules.division, variation) for variation in (one, other)]
    groups = [offer.one_of for offer in offers if offer]
    return len(groups) == 2 and groups[0] == groups[1] != ""


def _has_effect(
    variation: Variation, chosen: Chosen, rules: EquationsRules, resources: tuple[Cube, ...]
) -> bool:
    """Whether some cube rolled can show the variation's effect."""
    if variation.blank is Blank.COLOUR:
        return _colour_rolled(chosen.fill, rules, resources)
    rolled = {cube.face for cube in resources}
    within_reach = set(rules.reading.wild_meanings) if rolled & set(rules.reading.wild) else set()
    if variation.name.endswith("wild"):
        within_reach = set()
    return not variation.needs or bool((rolled | within_reach) & set(variation.needs))


def _colour_rolled(colour: str, rules: EquationsRules, resources: tuple[Cube, ...]) -> bool:
    """Whether a digit of the colour was rolled that exists in the base (2018-19 XIII-B-10 b).

    A wild cube of the colour will do (decision 12); a roll that tells no colours cannot refuse
    one (decision 31).
    """
    numerals = rules.reading.numerals
    symbols = {symbol for symbol, _ in numerals.digit_symbols}
    digits = {*DIGITS[: numerals.base], *rules.reading.wild, *symbols}
    coloured = [cube for cube in resources if cube.colour is not None]
    return not coloured or any(
        cube.colour is not None
        and cube.colour.value == COLOUR_LETTERS[colour]
        and cube.face in digits
        for cube in coloured
    )
