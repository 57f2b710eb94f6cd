"""Expressions by themselves: the values, the sets or the removals that one may stand for.

They are read as on a paper: a missing bracket goes wherever it fits (judges E4), and wild cubes and
factorials keep to their variation. Nothing is asked about a mat, so there is no verdict.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from goalsetter.cubes import SetSolution, Solution, Universe
from goalsetter.errors import NotationError
from goalsetter.expr import CardSet, Readings
from goalsetter.judge.brackets import completed
from goalsetter.judge.paper import read_set_paper
from goalsetter.judge.set_demands import is_allowed_set
from goalsetter.judge.supply import count_factorials
from goalsetter.judge.wild import has_one_meaning
from goalsetter.notation import parse_solution
from goalsetter.rules import (
    UNLIMITED,
    EquationsRules,
    ExpressionPlace,
    OnSetsRules,
    Reader,
    SetReader,
    merged,
    removals,
)


def find_values(written: str, place: ExpressionPlace, rules: EquationsRules) -> Readings:
    """Every value that an expression may have in this place; none if it cannot be read."""
    try:
        solutions = [parse_solution(written)]
    except NotationError as error:
        solutions = []
        for candidate in completed(written, error):
            with suppress(NotationError):
                solutions.append(parse_solution(candidate))
    # The Goal has its own number of ! (2018-19 XIII-A-4).
    most = rules.factorials if place is ExpressionPlace.SOLUTION else rules.goal_factorials

    def is_allowed(solution: Solution) -> bool:
        enough = most == UNLIMITED or count_factorials(solution.written.items) <= most
        return enough and has_one_meaning(solution.written, solution.where, rules)

    return merged(
        [
            Reader(rules.reading, place, solution.where).written(solution.written)
            for solution in solutions
            if is_allowed(solution)
        ]
    )


def find_sets(written: str, universe: Universe, rules: OnSetsRules) -> frozenset[CardSet]:
    """Every set that a Set-Name may name on these cards; none if it cannot be read."""
    ways = set_ways(written, universe, rules)
    return frozenset(cards for way, reader in ways for cards in reader.values(way.set_name))


def find_removals(written: str, universe: Universe, rules: OnSetsRules) -> frozenset[CardSet]:
    """Every set of cards that a Restriction may remove; none if it means nothing (VI-A)."""
    ways = set_ways(written, universe, rules) if rules.restrictions else ()
    # Alone on the paper, a Restriction stands where a Set-Name would.
    return frozenset(r.cards for way, reader in ways for r in removals(way.set_name, reader))


def set_ways(
    written: str, universe: Universe, rules: OnSetsRules
) -> Iterator[tuple[SetSolution, SetReader]]:
    """Every way to take the text that wild cubes and the blank card allow, with its reader."""
    papers = read_set_paper(written, rules)
    for paper in () if isinstance(papers, NotationError) else papers:
        reader = SetReader(rules, universe, paper.where)
        if is_allowed_set(paper, reader):
            yield paper, reader
