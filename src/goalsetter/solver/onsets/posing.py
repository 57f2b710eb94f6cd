"""From a mat and the rules in force to problems: one for each meaning of what is wild.

A wild cube stands for one symbol in the whole Solution, or mixes those that are interchangeable
(XIII-A-2, A-3 b), and the blank card bears the same colours throughout: so each choice is a
problem of its own, and a Solution of any of them is a Solution.
"""

from __future__ import annotations

from goalsetter.cubes import Mat, Universe
from goalsetter.expr import CardSet
from goalsetter.rules import OnSetsRules, rulings
from goalsetter.solver.onsets.classes import Classes, classes_of
from goalsetter.solver.onsets.kinds import Meanings, Pool, group_of, kinds_of
from goalsetter.solver.onsets.problem import Null, Role, SetProblem
from goalsetter.solver.onsets.table import Table, dresses
from goalsetter.solver.question import Question


def problems_of(
    mat: Mat, rules: OnSetsRules, question: Question, targets: frozenset[int]
) -> tuple[SetProblem, ...]:
    """Every problem that the mat poses, the plainest meanings first, none twice."""
    pool = Pool.on(mat, question)
    universe = mat.universe or Universe(())
    found: dict[object, SetProblem] = {}
    for wild_as in wild_meanings(pool, rules):
        for dress in dresses(universe, rules):
            table = Table(rules, universe, dress)
            problem = _problem(pool, Meanings(rules, wild_as, table.cards), table, targets)
            found.setdefault(_worth_of(problem), problem)
    return tuple(found.values())


def _worth_of(problem: SetProblem) -> object:
    """What tells problems apart: colours on the blank card that nothing can see do not."""
    return (problem.kinds, problem.classes, problem.weights, problem.needed, problem.wild)


def wild_meanings(pool: Pool, rules: OnSetsRules) -> tuple[str, ...]:
    """What the wild cube may stand for, itself first; symbols that may be mixed go together."""
    if rules.wild not in pool.faces:
        return (group_of(rules.wild, rules),)
    own = group_of(rules.wild, rules)
    ways = {group_of(symbol, rules) for symbol in rules.wild_meanings()}
    return tuple(sorted(ways, key=lambda way: (way != own, way)))


def _problem(pool: Pool, meanings: Meanings, table: Table, targets: frozenset[int]) -> SetProblem:
    """The problem with one choice for the wild cube and one for the blank card."""
    rules, kinds = meanings.rules, kinds_of(pool, meanings)
    seen = classes_of(kinds, table.everything)
    usable = {face for kind in kinds for face in kind.faces}
    whole = rules.says(rulings.sets.OPERATIONS_COUNTED, "whole-solution")
    once = rules.says(rulings.sets.CUBE_SERVES, "once")
    return SetProblem(
        kinds=tuple(map(seen.told, kinds)),
        classes=seen.classes,
        weights=seen.weights(table.doubled()),
        targets=targets,
        needed=_needed(seen, table.needed()),
        barred=seen.of(table.barred()),
        spare=pool.spare,
        restrictions=any(kind.role is Role.SIGN for kind in kinds),
        restriction_due=not once and any(map(meanings.exempt, pool.required)),
        null=_null(rules),
        once=once,
        least_cubes=rules.least_cubes,
        least_operations=rules.least_operations,
        operations_anywhere=whole,
        cube_needed=bool(rules.required_cube),
        unusable=tuple(face for face in pool.required if face not in usable),
        wild=meanings.wild,
        dress=table.dress,
    )


def _needed(seen: Classes, cards: CardSet | None) -> CardSet | None:
    return None if cards is None else seen.of(cards)


def _null(rules: OnSetsRules) -> Null:
    """XIII-B-8: what each Restriction must remove."""
    if not rules.no_null:
        return Null.FREE
    ordered = rules.says(rulings.sets.NULL, "as-written")
    return Null.AS_WRITTEN if ordered else Null.EVERY_ORDER
