"""Proofs that there is no Solution: from certificates, or from a search that came to its end."""

from __future__ import annotations

from goalsetter.solver.answer import Certificate, Exhausted
from goalsetter.solver.onsets.certificates import certificate_of, one_set_only
from goalsetter.solver.onsets.problem import SetProblem
from goalsetter.solver.onsets.purse import Purse

Problems = tuple[SetProblem, ...]


def settled(problems: Problems, solutions: int) -> Certificate | Problems:
    """A certificate that holds for all problems, or those that only a search can decide."""
    certificates = [certificate_of(problem) for problem in problems]
    live = tuple(p for p, known in zip(problems, certificates, strict=True) if known is None)
    if not live:
        return _together([each for each in certificates if each is not None])
    return (one_set_only(live) or live) if solutions > 1 else live


def _together(certificates: list[Certificate]) -> Certificate:
    """One argument for all problems: the one that holds in each, or the names of all."""
    names = tuple(dict.fromkeys(each.name for each in certificates))
    if len(names) == 1:
        return certificates[0]
    return Certificate(name="every-meaning-fails", evidence=(("because", " ".join(names)),))


def exhausted(problems: Problems, purse: Purse) -> Exhausted:
    """The reach of a search that nothing stopped."""
    cubes = max(problem.cubes for problem in problems)
    return Exhausted(cubes=cubes, vectors=purse.vectors, values=purse.values, steps=purse.steps)
