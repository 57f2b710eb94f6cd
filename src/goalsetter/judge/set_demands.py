"""What the variations in force ask of an ON-SETS Solution beyond its value (On-Sets VII-B-5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goalsetter.cubes import SET_OPERATIONS, Mat, SetSolution, Written, placed_in
from goalsetter.expr import CardSet, cards_in, mask
from goalsetter.judge.set_supply import SetUses, swaps_wild_cubes, uses_cube
from goalsetter.judge.set_worth import SetReading
from goalsetter.judge.supply import exchangeable
from goalsetter.notation import parse_card, text
from goalsetter.rules import UNSAID, SetReader, is_dress


@dataclass(frozen=True, slots=True)
class SetCase:
    """A Solution with all that demands may ask about."""

    solution: SetSolution
    readings: tuple[SetReading, ...]
    used: SetUses
    mat: Mat
    reader: SetReader


@dataclass(frozen=True, slots=True)
class Unmet:
    """A demand that is not met: the reason, the text at fault, the evidence."""

    reason: str
    at: str
    evidence: tuple[tuple[str, str], ...] = ()


def unmet_demands(case: SetCase) -> list[Unmet]:
    """Every demand that is not met, in the order in which a judge would ask."""
    found = [demand(case) for demand in DEMANDS]
    return [unmet for unmet in found if unmet is not None]


def _text(case: SetCase) -> str:
    return text(case.solution)


def one_wild_meaning(case: SetCase) -> Unmet | None:
    """XIII-A-2: the wild cube stands for one symbol; swaps may mix (XIII-A-3 b, c)."""
    rules = case.reader.rules
    meanings = wild_symbols(case.solution, case.reader)
    meaning = next(iter(meanings), "")
    if len(meanings) <= 1 and not swaps_wild_cubes(case.used, case.mat, rules, meaning):
        return None
    first, *others = sorted(meanings)
    if others and all(exchangeable(first, other, rules.interchange) for other in others):
        return None
    return Unmet("wild-clash", _text(case), (("other", " ".join(sorted(meanings))),))


def wild_symbols(solution: SetSolution, reader: SetReader) -> set[str]:
    """What the wild cubes of a Solution stand for."""
    parts = (*solution.restrictions, solution.set_name)
    placed = [p for part in parts for p in placed_in(part.items)]
    return {reader.symbol(p) for p in placed if p.cube.symbol == reader.rules.wild}


def only_wild_is_wild(case: SetCase) -> Unmet | None:
    """XIII-A-2, A-3 e: a cube that is not wild stands for itself."""
    parts = (*case.solution.restrictions, case.solution.set_name)
    placed = [p for part in parts for p in placed_in(part.items)]
    wrong = [text(Written((p,))) for p in placed if case.reader.symbol(p) == UNSAID]
    return Unmet("not-wild", " ".join(wrong)) if wrong else None


def required_cube(case: SetCase) -> Unmet | None:
    """XIII-A-1: the cube itself is used."""
    symbol = case.reader.rules.required_cube
    if not symbol or uses_cube(symbol, case.used, case.mat, case.reader.rules):
        return None
    return Unmet("cube-required", _text(case), (("needed", symbol),))


def enough_operations(case: SetCase) -> Unmet | None:
    """XIII-A-5: two operation signs, in the Set-Name alone where the book says so."""
    rules = case.reader.rules
    parts = () if rules.operations_in_set_name else case.solution.restrictions
    placed = [p for part in (*parts, case.solution.set_name) for p in placed_in(part.items)]
    count = sum(case.reader.symbol(p) in SET_OPERATIONS for p in placed)
    if count >= rules.least_operations:
        return None
    return Unmet(
        "too-few-operations",
        _text(case),
        (("have", str(count)), ("needed", str(rules.least_operations))),
    )


def no_null(case: SetCase) -> Unmet | None:
    """XIII-B-8: each Restriction removes a card that no other removes (decision 25)."""
    if not case.reader.rules.no_null:
        return None
    for reading in case.readings:
        for at, removal in enumerate(reading.removals):
            others = 0
            for other in (*reading.removals[:at], *reading.removals[at + 1 :]):
                others |= other.cards
            if not removal.cards & ~others:
                return Unmet("null-restriction", text(case.solution.restrictions[at]))
    return None


def _card(name: str) -> CardSet:
    return mask((parse_card(name),))


def required_card(case: SetCase) -> Unmet | None:
    """XIII-C-10: the card is in the set that is named, in every reading."""
    name = case.reader.rules.required_card
    if not name or all(reading.cards & _card(name) for reading in case.readings):
        return None
    return Unmet("card-required", _text(case), (("needed", name),))


def forbidden_card(case: SetCase) -> Unmet | None:
    """XIII-C-10: the card is not in the set, and the blank card is not made that card."""
    name = case.reader.rules.forbidden_card
    if not name:
        return None
    dress = case.reader.dress
    dressed = bool(dress) and set(dress) == set(parse_card(name).colours)
    if not dressed and not any(reading.cards & _card(name) for reading in case.readings):
        return None
    return Unmet("card-forbidden", _text(case), (("other", name),))


def plain_blank(case: SetCase) -> Unmet | None:
    """XIII-C-11: the blank card bears colours only where it is wild, and only real ones."""
    said = case.reader.blank_said
    if said in ("", "blank"):
        return None
    if not case.reader.rules.blank_wild:
        return Unmet("blank-not-wild", _text(case))
    return None if is_dress(said) else Unmet("blank-dress", _text(case), (("other", said),))


DEMANDS: tuple[Callable[[SetCase], Unmet | None], ...] = (
    one_wild_meaning,
    only_wild_is_wild,
    required_cube,
    enough_operations,
    no_null,
    required_card,
    forbidden_card,
    plain_blank,
)
"""The demands, in the order in which a judge would ask."""


def adds_a_card(first: tuple[SetReading, ...], second: tuple[SetReading, ...]) -> bool:
    """XIII-D-14: the second Solution has a card that the first lacks, in every reading."""
    return all(other.cards & ~one.cards for one in first for other in second)


def shown(cards: CardSet) -> str:
    """Cards as a text."""
    return " ".join(text(card) for card in cards_in(cards)) or "none"
