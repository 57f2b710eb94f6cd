"""Short arguments that a problem has no Solution, each by its name, tried before any search."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.solver.answer import Certificate
from goalsetter.solver.onsets.problem import CubeRole, SetProblem
from goalsetter.solver.onsets.worth import Worth


def certificate_of(problem: SetProblem) -> Certificate | None:
    """The first argument that holds."""
    certificates = (argument(problem) for argument in ARGUMENTS)
    return next((one for one in certificates if one is not None), None)


def certify(name: str, **evidence: object) -> Certificate:
    """The certificate of that name, with its numbers."""
    return Certificate(
        name=name, evidence=tuple((key, str(value)) for key, value in evidence.items())
    )


def goal_beyond_universe(problem: SetProblem) -> Certificate | None:
    """VII-C-7-b: every card there is counts less than the Goal."""
    least, most = min(problem.targets), sum(problem.weights)
    if least <= most:
        return None
    return certify("goal-beyond-universe", goal=least, cards=most)


def no_such_sum(problem: SetProblem) -> Certificate | None:
    """Cards that no usable cube tells apart come together, and no choice of them is the Goal."""
    sums = possible_sums(problem)
    if any(sums >> target & 1 for target in problem.targets):
        return None
    sizes = " ".join(map(str, sorted(problem.weights)))
    goal = " ".join(map(str, sorted(problem.targets)))
    return certify("no-sum-of-classes", goal=goal, classes=sizes)


def possible_sums(problem: SetProblem) -> int:
    """Counts that sets of classes may have, a bit for each: none that is barred, one that is
    needed if one is.
    """
    free, met = 1, int(problem.needed is None)
    for at, weight in enumerate(problem.weights):
        if not problem.barred >> at & 1:
            # A class that is needed turns any set into one that holds what was asked for.
            more = free if (problem.needed or 0) >> at & 1 else met
            met |= (met | more) << weight
            free |= free << weight
    return met


def required_unusable(problem: SetProblem) -> Certificate | None:
    """VII-B-4-b: a cube of Required of which nothing can be made."""
    if not problem.unusable:
        return None
    return certify("required-cube-unusable", cubes=" ".join(problem.unusable))


def required_cube_absent(problem: SetProblem) -> Certificate | None:
    """XIII-A-1: the cube that every Solution must hold cannot be used."""
    if not problem.cube_needed or any(kind.wanted for kind in problem.kinds):
        return None
    return certify("required-cube-absent")


def no_restriction(problem: SetProblem) -> Certificate | None:
    """VII-B-2: what lies in Required asks for Restrictions that nobody can build."""
    required = sum(kind.required for kind in problem.kinds if kind.role is CubeRole.SIGN)
    asked = max(required, int(problem.restriction_due))
    sets = problem.usable(CubeRole.SET)
    if not asked or (problem.restrictions and sets > asked):
        return None
    return certify("no-restriction-to-be-had", signs=asked, sets=sets)


def too_few_cubes(problem: SetProblem) -> Certificate | None:
    """VII-B-4-a: two cubes at least, one of them a set."""
    sets = problem.usable(CubeRole.SET)
    others = problem.usable(CubeRole.JOIN, CubeRole.PRIME, CubeRole.SIGN)
    endless = any(kind.repeats for kind in problem.kinds)
    # R'' is as long as one likes where ' may be repeated.
    if sets and (endless or sets + others >= problem.least_cubes):
        return None
    return certify("too-few-cubes", sets=sets, signs=others)


def sets_without_joins(problem: SetProblem) -> Certificate | None:
    """A Set-Name with n sets has n - 1 joins, and Required asks for more sets than that."""
    sets = sum(kind.named for kind in problem.kinds if kind.role is CubeRole.SET)
    joins = problem.usable(CubeRole.JOIN)
    endless = any(kind.repeats for kind in problem.kinds if kind.role is CubeRole.JOIN)
    if problem.once or endless or sets - 1 <= joins:
        return None
    return certify("too-few-joins", sets=sets, joins=joins)


def joins_without_sets(problem: SetProblem) -> Certificate | None:
    """The same the other way round: more joins in Required than sets can be had for."""
    joins = sum(kind.named for kind in problem.kinds if kind.role is CubeRole.JOIN)
    sets = problem.usable(CubeRole.SET)
    if problem.once or joins <= max(sets - 1, 0):
        return None
    return certify("too-few-sets", joins=joins, sets=sets)


def one_set_only(problems: tuple[SetProblem, ...]) -> Certificate | None:
    """XIII-D-14 comment a: no two sets are worth the Goal, and Two Solutions ask for two."""
    every = (
        problem.cards_of(classes)
        for problem in problems
        for classes in filter(Worth(problem).fits, range(problem.everything + 1))
    )
    first = next(every, None)
    if any(other != first for other in every):
        return None
    return certify("one-set-only", cards="" if first is None else first.bit_count())


ARGUMENTS: tuple[Callable[[SetProblem], Certificate | None], ...] = (
    goal_beyond_universe,
    required_unusable,
    required_cube_absent,
    no_such_sum,
    too_few_cubes,
    no_restriction,
    sets_without_joins,
    joins_without_sets,
)
"""The arguments, in the order in which a player would give them."""
