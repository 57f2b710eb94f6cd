"""Cubes of an ON-SETS Solution: once in all Restrictions together, once more in the Set-Name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.cubes import (
    RESTRICTION_SIGNS,
    SET_DIGITS,
    SET_OPERATIONS,
    Mat,
    Placed,
    SetSolution,
    placed_in,
)
from goalsetter.judge.supply import Supply, Use, match, supply
from goalsetter.judge.verdict import Challenge
from goalsetter.rules import OnSetsRules, SetReader, rulings, settled_by

NO_PART_OF_A_SET = frozenset(RESTRICTION_SIGNS + SET_DIGITS)
"""Symbols that are a fault of form in a Set-Name, whether the mat has them or not."""


@dataclass(frozen=True, slots=True)
class SetUses:
    """The cubes of each part as they are used."""

    restrictions: list[Use]
    set_name: list[Use]

    @property
    def cubes(self) -> int:
        """How many cubes lie before the writer: one may serve in both parts (VII-B-4-a)."""
        both = Counter(u.cube.face for u in self.restrictions)
        both |= Counter(u.cube.face for u in self.set_name)
        return both.total()


def set_uses(solution: SetSolution, reader: SetReader) -> SetUses:
    """Every cube with whether it works as an operation."""
    restrictions = [item for each in solution.restrictions for item in placed_in(each.items)]
    names = [
        placed
        for placed in placed_in(solution.set_name.items)
        if reader.symbol(placed) not in NO_PART_OF_A_SET
    ]
    signs = reader.rules.says(rulings.sets.REPEATED_SIGNS, "restriction-signs-too")
    often = SET_OPERATIONS + (RESTRICTION_SIGNS if signs else "")
    return SetUses(
        [_use(p, reader, often) for p in restrictions], [_use(p, reader, often) for p in names]
    )


@settled_by(rulings.sets.EACH_USE)
def _use(placed: Placed, reader: SetReader, often: str) -> Use:
    """A cube as it is used; it may be repeated under Multiple Operations if it is one of these."""
    symbol = reader.symbol(placed)
    return Use(placed.cube, symbol in often, exact=symbol != placed.cube.symbol)


def set_supply(
    used: SetUses, mat: Mat, reader: SetReader, meaning: str, challenge: Challenge
) -> Supply:
    """How the mat meets both parts (VII-B-4-b to e).

    = and ⊆ are exempt from the Set-Name, and a wild cube that stands for one as the ruling says.
    """
    rules = reader.rules
    if rules.says(rulings.sets.CUBE_SERVES, "once"):
        return supply([*used.restrictions, *used.set_name], mat, rules, challenge)
    as_sign = bool(meaning) and meaning in RESTRICTION_SIGNS
    as_sign = as_sign and rules.says(rulings.sets.WILD_AS_SIGN, "exempt")
    exempt = set(RESTRICTION_SIGNS) | ({rules.wild} if as_sign else set())
    required = tuple(cube for cube in mat.required if cube.face not in exempt)
    parts = [supply(used.set_name, replace(mat, required=required), rules, challenge)]
    if used.restrictions:
        parts.append(supply(used.restrictions, mat, rules, challenge))
    unused = list(parts[0].unused_required)
    unused += list(parts[1].unused_required) if used.restrictions else _signs(mat)
    return Supply(
        tuple(dict.fromkeys(unused)),
        _together([part.from_resources for part in parts], rules),
        _joined(part.forbidden for part in parts),
        _joined(part.lacking for part in parts),
    )


def _signs(mat: Mat) -> list[str]:
    """= and ⊆ in Required ask for a Restriction (VII-B-2)."""
    return [cube.face for cube in mat.required if cube.face in RESTRICTION_SIGNS]


def _joined(parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(symbol for part in parts for symbol in part))


def _together(parts: list[tuple[str, ...]], rules: OnSetsRules) -> tuple[str, ...]:
    """The Resource cubes of both parts: the same cube may serve in both."""
    most: Counter[str] = Counter()
    for part in parts:
        most |= Counter(_kind(symbol, rules) for symbol in part)
    return tuple(most.elements())


def _kind(symbol: str, rules: OnSetsRules) -> str:
    """One name for symbols whose cubes may be exchanged."""
    alike = [group for group in rules.interchange if symbol in group]
    return alike[0] if alike else symbol


@settled_by(rulings.sets.REQUIRED_UNION)
def uses_cube(symbol: str, used: SetUses, mat: Mat, rules: OnSetsRules) -> bool:
    """Whether some part can be built with a cube of this symbol (Required Cube, XIII-A-1)."""
    return any(_built_with(symbol, part, mat, rules) for part in (used.restrictions, used.set_name))


def _built_with(symbol: str, used: list[Use], mat: Mat, rules: OnSetsRules) -> bool:
    """All of Required must serve; then cubes of the symbol are given their place first.

    A sign that may be repeated has a place wherever it is written, not one in all.
    """
    free = [*mat.permitted, *mat.resources]
    sections = {
        "required": list(mat.required),
        "wanted": [cube for cube in free if cube.face == symbol],
        "others": [cube for cube in free if cube.face != symbol],
    }
    matched = match(used, sections, rules.interchange)
    return any(sections[name][at].face == symbol for name, at in matched)


def swaps_wild_cubes(used: SetUses, mat: Mat, rules: OnSetsRules, meaning: str) -> bool:
    """Whether a wild cube would have to be swapped though others of its kind stand for a symbol
    outside the swap (XIII-A-3 c)."""
    group = next((each for each in rules.interchange if rules.wild and rules.wild in each), "")
    if not group or not meaning or meaning in group:
        return False
    strict = replace(rules, interchange=tuple(g for g in rules.interchange if g != group))
    parts = (used.restrictions, used.set_name)
    return any(_lacks(part, mat, strict) and not _lacks(part, mat, rules) for part in parts)


def _lacks(used: list[Use], mat: Mat, rules: OnSetsRules) -> bool:
    found = supply(used, mat, rules, Challenge.IMPOSSIBLE)
    return bool(found.lacking or found.forbidden)
