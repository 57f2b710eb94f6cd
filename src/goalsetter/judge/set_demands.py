"""Demands of the variations in force on an ON-SETS Solution (On-Sets VII-B-5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goalsetter.cubes import SET_OPERATIONS, Mat, SetSolution, Written, placed_in
from goalsetter.expr import CardSet, StepBudget, cards_in, mask
from goalsetter.judge.set_supply import Service, uses_cube
from goalsetter.judge.set_worth import SetReading
from goalsetter.judge.supply import exchangeable
from goalsetter.notation import parse_card, text
from goalsetter.rules import UNSAID, OnSetsRules, SetReader, is_dress, rulings


@dataclass(frozen=True, slots=True)
class SetCase:
    """A Solution with all that demands may ask about."""

    solution: SetSolution
    readings: tuple[SetReading, ...]
    serving: Service
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
    demands = [demand(case) for demand in DEMANDS]
    return [unmet for unmet in demands if unmet is not None]


def one_wild_meaning(case: SetCase) -> Unmet | None:
    """XIII-A-2: the wild cube stands for one symbol; swaps may mix (XIII-A-3 b, c)."""
    rules = case.reader.rules
    meanings = wild_symbols(case.solution, case.reader)
    if may_mix(meanings, rules) and not case.serving.swaps:
        return None
    return Unmet("wild-clash", text(case.solution), (("other", " ".join(sorted(meanings))),))


def wild_meaning(solution: SetSolution, reader: SetReader) -> str:
    """One of the symbols that the wild cubes stand for; nothing if there is none, or a clash."""
    meanings = wild_symbols(solution, reader)
    return min(meanings, default="") if may_mix(meanings, reader.rules) else ""


def may_mix(meanings: set[str], rules: OnSetsRules) -> bool:
    """Whether wild cubes may stand for all of these in one Solution."""
    first, *others = sorted(meanings) or ("",)
    return all(exchangeable(first, other, rules.interchange) for other in others)


def is_allowed_set(solution: SetSolution, reader: SetReader) -> bool:
    """Whether a Solution by itself keeps to what wild cubes and the blank card may be."""
    wild = may_mix(wild_symbols(solution, reader), reader.rules)
    return wild and not _dress_trouble(reader)


def wild_symbols(solution: SetSolution, reader: SetReader) -> set[str]:
    """The meaning of the wild cubes of a Solution.

    Where one stands for a symbol outside its swap, its own symbol without a note is that of its
    partner, which simply is written so (XIII-A-3 c, d).
    """
    wild, swaps = reader.rules.wild, reader.rules.interchange
    placed = [p for part in solution.parts for p in placed_in(part.items) if p.cube.symbol == wild]
    said = {reader.symbol(p) for p in placed if p.note or reader.symbol(p) != wild}
    said |= {reader.wild_said} - {""}
    unsaid = {wild for p in placed if not p.note and reader.symbol(p) == wild}
    # ∪ wild and swapped with ∩: once it stands for V, an unmarked ∪ on the paper is a ∩ cube.
    outside = any(not exchangeable(wild, meaning, swaps) for meaning in said)
    return said if outside and exchangeable(wild, wild, swaps) else said | unsaid


def only_wild_is_wild(case: SetCase) -> Unmet | None:
    """XIII-A-2, A-3 e: a cube that is not wild stands for itself."""
    placed = [p for part in case.solution.parts for p in placed_in(part.items)]
    wrong = [text(Written((p,))) for p in placed if case.reader.symbol(p) == UNSAID]
    return Unmet("not-wild", " ".join(wrong)) if wrong else None


def required_cube(case: SetCase) -> Unmet | None:
    """XIII-A-1: the cube itself is used."""
    symbol = case.reader.rules.required_cube
    if not symbol or uses_cube(symbol, case.serving, case.mat):
        return None
    return Unmet("cube-required", text(case.solution), (("needed", symbol),))


def enough_operations(case: SetCase) -> Unmet | None:
    """XIII-A-5: two operation signs, in the Set-Name alone where the book says so."""
    rules = case.reader.rules
    whole = rules.says(rulings.sets.OPERATIONS_COUNTED, "whole-solution")
    parts = case.solution.restrictions if whole else ()
    placed = [p for part in (*parts, case.solution.set_name) for p in placed_in(part.items)]
    count = sum(case.reader.symbol(p) in SET_OPERATIONS for p in placed)
    if count >= rules.least_operations:
        return None
    return Unmet(
        "too-few-operations",
        text(case.solution),
        (("have", str(count)), ("needed", str(rules.least_operations))),
    )


def no_null(case: SetCase) -> Unmet | None:
    """XIII-B-8: each Restriction removes a card that no other removes, or none before it."""
    rules = case.reader.rules
    if not rules.no_null:
        return None
    ordered = rules.says(rulings.sets.NULL, "as-written")
    places = [_null_part(reading, ordered) for reading in case.readings]
    if _kept(case, [at is None for at in places]):
        return None
    at = next(at for at in places if at is not None)
    return Unmet("null-restriction", text(case.solution.restrictions[at]))


def _null_part(reading: SetReading, ordered: bool) -> int | None:
    """The first Restriction of a reading that removes nothing of its own."""
    for at, removal in enumerate(reading.removals):
        others = 0
        # As a judge reads it: by what stood before, or by all others (a ruling).
        for other in (*reading.removals[:at], *(() if ordered else reading.removals[at + 1 :])):
            others |= other.cards
        if not removal.cards & ~others:
            return at
    return None


def _kept(case: SetCase, readings: list[bool]) -> bool:
    """Whether a variation is kept that these readings keep, or not: in every one, or in some."""
    every = case.reader.rules.says(rulings.sets.EVERY_READING, "every-reading")
    # No reading at all is a fault of its own, told under meaning.
    return all(readings) if every or not readings else any(readings)


def _dressed_as(name: str, case: SetCase) -> bool:
    """Whether the writer makes the blank card look like this one."""
    dress = case.reader.dress
    return bool(dress) and set(dress) == set(parse_card(name).colours)


def required_card(case: SetCase) -> Unmet | None:
    """XIII-C-10: the card is in the set that is named."""
    name = case.reader.rules.required_card
    if not name:
        return None
    blank = case.reader.rules.says(rulings.sets.REQUIRED_CARD, "dressed-blank-too")
    names = (name, "blank") if blank and _dressed_as(name, case) else (name,)
    wanted = mask(tuple(map(parse_card, names)))
    if _kept(case, [bool(reading.cards & wanted) for reading in case.readings]):
        return None
    return Unmet("card-required", text(case.solution), (("needed", name),))


def forbidden_card(case: SetCase) -> Unmet | None:
    """XIII-C-10: the card is not in the set, and the blank card is not made that card."""
    name = case.reader.rules.forbidden_card
    if not name:
        return None
    barred = mask((parse_card(name),))
    kept = _kept(case, [not reading.cards & barred for reading in case.readings])
    if kept and not _dressed_as(name, case):
        return None
    return Unmet("card-forbidden", text(case.solution), (("other", name),))


def plain_blank(case: SetCase) -> Unmet | None:
    """XIII-C-11: the blank card bears colours only where it is wild, and only real ones."""
    trouble = _dress_trouble(case.reader)
    if not trouble:
        return None
    evidence = (("other", case.reader.blank_said),) if trouble == "blank-dress" else ()
    return Unmet(trouble, text(case.solution), evidence)


def _dress_trouble(reader: SetReader) -> str:
    """The fault in what is said of the blank card; nothing if it may be said."""
    said = reader.blank_said
    if said in ("", "blank"):
        return ""
    if not reader.rules.blank_wild:
        return "blank-not-wild"
    return "" if is_dress(said) else "blank-dress"


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


def adds_a_card(
    first: tuple[SetReading, ...],
    second: tuple[SetReading, ...],
    rules: OnSetsRules,
    budget: StepBudget,
) -> bool:
    """XIII-D-14: the second Solution has a card that the first lacks, or either has one."""
    # Each reading of the one meets each of the other, and there may be thousands.
    budget.charge(len(first) * len(second))
    either = rules.says(rulings.sets.SOLUTIONS_ORDER, "either")
    orders = ((first, second), (second, first)) if either else ((first, second),)
    quantifier = all if rules.says(rulings.sets.EVERY_READING, "every-reading") else any
    return any(
        quantifier([bool(b.cards & ~a.cards) for a in one for b in other] or [True])
        for one, other in orders
    )


def shown(cards: CardSet) -> str:
    """Cards as a text."""
    return " ".join(text(card) for card in cards_in(cards)) or "none"
