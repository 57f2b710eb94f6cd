"""From a mat and the rules in force to problems: one for each meaning of what is wild.

A wild cube stands for one symbol in the whole Solution, or mixes those that are interchangeable
(XIII-A-2, A-3 b), and the blank card bears the same colours throughout: so each choice is a
problem of its own, and a Solution of any of them is a Solution.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from goalsetter.cubes import Mat, Universe
from goalsetter.rules import ChallengeKind, OnSetsRules, rulings
from goalsetter.solver.onsets.classes import classes_of
from goalsetter.solver.onsets.kinds import Meanings, Pool, group_of, kinds_of
from goalsetter.solver.onsets.problem import CubeRole, Kind, Null, SetProblem
from goalsetter.solver.onsets.table import DressedUniverse, dresses

Blank = Callable[..., SetProblem]
"""A problem that waits for somebody to look at the cards."""


def problems_of(
    mat: Mat, rules: OnSetsRules, question: ChallengeKind, targets: frozenset[int]
) -> tuple[SetProblem, ...]:
    """Every problem that the mat poses, the plainest meanings first, none twice."""
    pool = Pool.on(mat, question)
    universe = mat.universe or Universe(())
    tables = [DressedUniverse(rules, universe, dress) for dress in dresses(universe, rules)]
    problems: list[SetProblem] = []
    for wild_as in wild_meanings(pool, rules):
        meanings = Meanings(rules, wild_as)
        kinds = kinds_of(pool, meanings)
        problems += _on_tables(_cubes(pool, meanings, kinds, targets), kinds, tables)
    return tuple(problems)


def _on_tables(
    cubes: Blank, kinds: tuple[Kind, ...], tables: list[DressedUniverse]
) -> Iterable[SetProblem]:
    """The problem on each table: colours on the blank card that nothing can see make no other."""
    distinct: dict[object, SetProblem] = {}
    symbols = tuple({option.symbol: None for kind in kinds for option in kind.options})
    for table in tables:
        named = [table.cards(symbol) for symbol in symbols]
        seen = classes_of(named, table.everything)
        sets = tuple(zip(symbols, map(seen.of, named), strict=True))
        weights = seen.weights(table.doubled)
        needed = None if table.needed is None else seen.of(table.needed)
        # Sixteen ways to dress the blank card, but cubes tell few of them apart.
        key = (seen.classes, sets, weights, needed)
        if key not in distinct:
            distinct[key] = cubes(
                classes=seen.classes,
                sets=sets,
                weights=weights,
                needed=needed,
                barred=seen.of(table.barred),
                dress=table.dress,
            )
    return distinct.values()


def wild_meanings(pool: Pool, rules: OnSetsRules) -> tuple[str, ...]:
    """The meanings of the wild cube, itself first; symbols that may be mixed go together."""
    if rules.wild not in pool.faces:
        return (group_of(rules.wild, rules),)
    own = group_of(rules.wild, rules)
    ways = {group_of(symbol, rules) for symbol in rules.wild_meanings()}
    return tuple(sorted(ways, key=lambda way: (way != own, way)))


def _cubes(
    pool: Pool, meanings: Meanings, kinds: tuple[Kind, ...], targets: frozenset[int]
) -> Blank:
    """The problem with one choice for the wild cube, as far as no card matters."""
    rules = meanings.rules
    usable = {face for kind in kinds for face in kind.faces}
    whole = rules.says(rulings.sets.OPERATIONS_COUNTED, "whole-solution")
    once = rules.says(rulings.sets.CUBE_SERVES, "once")
    return partial(
        SetProblem,
        kinds=kinds,
        targets=targets,
        spare=pool.spare,
        cubes=pool.most(usable),
        restrictions=any(kind.role is CubeRole.SIGN for kind in kinds),
        # A = in Required can serve in a Restriction only, so there must be one.
        restriction_due=not once and any(map(meanings.exempt, pool.required)),
        null=_null(rules),
        once=once,
        least_cubes=rules.least_cubes,
        least_operations=rules.least_operations,
        operations_anywhere=whole,
        cube_needed=bool(rules.required_cube),
        unusable=tuple(face for face in pool.required if face not in usable),
        wild=meanings.wild,
    )


def _null(rules: OnSetsRules) -> Null:
    """XIII-B-8: what each Restriction must remove."""
    if not rules.no_null:
        return Null.FREE
    ordered = rules.says(rulings.sets.NULL, "as-written")
    return Null.AS_WRITTEN if ordered else Null.EVERY_ORDER
