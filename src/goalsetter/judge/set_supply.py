"""Cubes of an ON-SETS Solution: once in all Restrictions together, once more in the Set-Name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from goalsetter.cubes import (
    RESTRICTION_SIGNS,
    SET_DIGITS,
    SET_OPERATIONS,
    Cube,
    Mat,
    Placed,
    SetSolution,
    placed_in,
)
from goalsetter.judge.supply import Supply, Use, match, supply
from goalsetter.rules import ChallengeKind, OnSetsRules, SetReader, rulings, settled_by

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
        # The union of the two, not the sum: the same cube may stand in both parts.
        both |= Counter(u.cube.face for u in self.set_name)
        return both.total()


def set_uses(solution: SetSolution, reader: SetReader) -> SetUses:
    """Every cube with whether it works as an operation."""
    restrictions = [
        item for restriction in solution.restrictions for item in placed_in(restriction.items)
    ]
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
    """A cube as it is used; it may be repeated under Multiple Operations if it is one of these.

    Only a wild cube that stands for a symbol outside its swap must be that very cube.
    """
    symbol, own = reader.symbol(placed), placed.cube.symbol
    swapped = symbol in _swap_of(own, reader.rules)
    return Use(placed.cube, symbol in often, exact=own == reader.rules.wild and not swapped)


@dataclass(frozen=True, slots=True)
class Service:
    """The cubes that are asked for, and the rules under which others may serve."""

    used: SetUses
    rules: OnSetsRules
    meaning: str
    """The meaning of the wild cube; nothing if it is not used."""
    swaps: bool = False
    """Whether a wild cube would have to be swapped though it stands for a symbol outside."""

    def exempt(self, cube: Cube) -> bool:
        """VII-B-4-b, decision 21: = and ⊆ are no part of a Set-Name; wild, it is what it means."""
        sign = cube.face in RESTRICTION_SIGNS
        if cube.face != self.rules.wild or not self.meaning:
            return sign
        exempt = sign or self.rules.says(rulings.sets.WILD_AS_SIGN, "exempt")
        return exempt and self.meaning in RESTRICTION_SIGNS

    def supplies(self, mat: Mat) -> list[Supply]:
        """How the mat meets the Set-Name, and the Restrictions if there are some."""
        used, rules, challenge = self.used, self.rules, ChallengeKind.NOW
        if rules.says(rulings.sets.CUBE_SERVES, "once"):
            return [supply([*used.restrictions, *used.set_name], mat, rules, challenge)]
        # The two parts are met one by one: a cube may serve once in each (VII-B-4-a).
        named = tuple(cube for cube in mat.required if not self.exempt(cube))
        parts = [supply(used.set_name, replace(mat, required=named), rules, challenge)]
        if used.restrictions:
            parts.append(supply(used.restrictions, mat, rules, challenge))
        return parts

    def count_missing(self, mat: Mat) -> int:
        """How many cubes are not there, or lie in Forbidden."""
        return sum(len(part.forbidden) + len(part.lacking) for part in self.supplies(mat))

    def ability(self, mat: Mat) -> tuple[int, bool]:
        """How many cubes are missing, and whether the cube of Required Cube has a place."""
        symbol = self.rules.required_cube
        return self.count_missing(mat), bool(symbol) and uses_cube(symbol, self, mat)


def service(used: SetUses, mat: Mat, reader: SetReader, meaning: str) -> Service:
    """XIII-A-3 c: a wild cube that stands for a symbol outside its swap is swapped no more.

    Then its partner alone serves for both of their symbols: a ∩ for each ∪ and ∩ that is written.
    """
    rules, wild = reader.rules, reader.rules.wild
    group = _swap_of(wild, rules)
    loose = Service(used, _with_said(rules, reader.wild_said), meaning)
    # Inside its own swap, or without a meaning, a wild cube serves as any other.
    if wild not in group or len(group) == 1 or not meaning or meaning in group:
        return loose
    partner = Cube(group.replace(wild, ""))
    # In the place of a wild cube that stands for itself; one with a meaning must be that cube.
    parts = [
        [
            replace(use, cube=partner) if use.cube.symbol == wild and not use.exact else use
            for use in part
        ]
        for part in (used.restrictions, used.set_name)
    ]
    without = replace(
        rules, interchange=tuple(other for other in rules.interchange if other != group)
    )
    strict = Service(SetUses(*parts), _with_said(without, reader.wild_said), meaning)
    needs_swap = strict.count_missing(mat) > loose.count_missing(mat)
    return replace(loose, swaps=True) if needs_swap else strict


def _swap_of(symbol: str, rules: OnSetsRules) -> str:
    """A symbol with the one that it may be exchanged for."""
    return next((group for group in rules.interchange if symbol and symbol in group), symbol)


def _with_said(rules: OnSetsRules, meaning: str) -> OnSetsRules:
    """ET18: where Y = ∪ is said once, a Y serves for each ∪ that is written."""
    group = _swap_of(meaning, rules)
    if not meaning or rules.wild in group:
        return rules
    others = tuple(other for other in rules.interchange if other != group)
    return replace(rules, interchange=(rules.wild + group, *others))


def set_supply(serving: Service, mat: Mat, challenge: ChallengeKind) -> Supply:
    """How the mat meets both parts (VII-B-4-b to e).

    = and ⊆ are exempt from the Set-Name, and a wild cube that stands for one as the ruling says.
    """
    parts = serving.supplies(mat)
    unused = [symbol for part in parts for symbol in part.unused_required]
    once = serving.rules.says(rulings.sets.CUBE_SERVES, "once")
    if not once and not serving.used.restrictions:
        unused += [cube.face for cube in mat.required if serving.exempt(cube)]
    taken: Counter[str] = Counter()
    if challenge is ChallengeKind.NOW:
        # VII-B-4-e: enough if some one cube of Resources, or none, does what all of them can do.
        choices: list[tuple[Cube, ...]] = [(), *((cube,) for cube in dict.fromkeys(mat.resources))]
        with_all = serving.ability(mat)
        if all(serving.ability(replace(mat, resources=one)) != with_all for one in choices):
            for part in parts:
                taken |= Counter(part.from_resources)
            # The second cube may be one that nothing on the paper needs: Required Cube asks for it.
            if taken.total() < 2 and serving.rules.required_cube:
                taken[serving.rules.required_cube] += 1
    return Supply(
        tuple(dict.fromkeys(unused)),
        tuple(taken.elements()),
        tuple(dict.fromkeys(symbol for part in parts for symbol in part.forbidden)),
        tuple(dict.fromkeys(symbol for part in parts for symbol in part.lacking)),
    )


@settled_by(rulings.sets.REQUIRED_UNION)
def uses_cube(symbol: str, serving: Service, mat: Mat) -> bool:
    """Whether some part can be built with a cube of this symbol (Required Cube, XIII-A-1).

    All of Required must serve; then cubes of the symbol are given their place first (decision 24).
    """
    free = [*mat.permitted, *mat.resources]
    sections = {
        "required": list(mat.required),
        "wanted": [cube for cube in free if cube.face == symbol],
        "others": [cube for cube in free if cube.face != symbol],
    }
    for used in (serving.used.restrictions, serving.used.set_name):
        # A sign that may be repeated has a place wherever it is written, not one in all.
        matched = match(used, sections, serving.rules.interchange)
        if any(sections[name][at].face == symbol for name, at in matched):
            return True
    return False
