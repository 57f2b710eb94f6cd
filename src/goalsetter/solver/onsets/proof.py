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
    if live:
        return (one_set_only(live) or live) if solutions > 1 else live
    holding = [certificate for certificate in certificates if certificate is not None]
    names = tuple(dict.fromkeys(certificate.name for certificate in holding))
    if len(names) == 1:
        return holding[0]
    # Under one meaning of the wild cube this fails, under another that: all are named.
    return Certificate(name="every-meaning-fails", evidence=(("because", " ".join(names)),))


def exhausted(problems: Problems, purse: Purse) -> Exhausted:
    """The reach of a search that nothing stopped."""
    cubes = max(problem.cubes for problem in problems)
    return Exhausted(cubes=cubes, vectors=purse.vectors, values=purse.values, steps=purse.steps)
