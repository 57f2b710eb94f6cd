"""How long each part is at least, by the cubes in Required: parts that are too long can wait."""

from __future__ import annotations

from goalsetter.solver.onsets.problem import CubeRole, SetProblem

SHORTEST_NAME = 1
SHORTEST_PART = 3
"""Two sets with = or ⊆ between them."""


def shortest_name(problem: SetProblem) -> int:
    """Fewest signs of a Set-Name with all of Required: n sets take n - 1 joins."""
    # Then Required may serve in the other part, and nothing is known of this one.
    if problem.once:
        return SHORTEST_NAME
    named = [0] * len(CubeRole)
    for kind in problem.kinds:
        named[kind.role] += kind.named
    sets = max(named[CubeRole.SET], named[CubeRole.JOIN] + 1)
    return sets + sets - 1 + named[CubeRole.PRIME]


def shortest_part(problem: SetProblem) -> int:
    """Fewest signs of a Restriction part with all of Required.

    With g of = and ⊆ there are g + 1 to 2g sides, and n sets take n - 1 joins on each side.
    """
    if problem.once:
        return SHORTEST_PART
    required = [0] * len(CubeRole)
    for kind in problem.kinds:
        required[kind.role] += kind.required
    fewest = max(required[CubeRole.SIGN], 1)
    # More signs than sets can have sides for only make it longer.
    most = max(required[CubeRole.SET], required[CubeRole.JOIN]) + fewest
    lengths = []
    for signs in range(fewest, most + 1):
        for sides in range(signs + 1, 2 * signs + 1):
            joins = max(required[CubeRole.JOIN], required[CubeRole.SET] - sides)
            lengths.append(signs + sides + 2 * joins + required[CubeRole.PRIME])
    return min(lengths)
