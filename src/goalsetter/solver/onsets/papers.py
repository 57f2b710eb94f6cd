"""From hits to papers: one Solution, or under Two Solutions two that differ in a card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from goalsetter.cubes import SetSolution
from goalsetter.expr import CardSet
from goalsetter.notation import text
from goalsetter.solver.onsets.hit import Hit

Paper = tuple[str, ...]
"""The texts that a writer hands in."""


def papers_of(hits: Iterator[Hit], solutions: int, count: int) -> tuple[Paper, ...]:
    """The first papers, none twice."""
    papers = singles(hits) if solutions == 1 else doubles(hits, count)
    return tuple(islice(papers, count))


def singles(hits: Iterator[Hit]) -> Iterator[Paper]:
    """One Solution each; the same Restrictions in another order make the same Solution."""
    seen: set[object] = set()
    for hit in hits:
        for solution in hit.solutions():
            # No key is made for the first: it cannot have been seen, and is often the only one.
            if not seen or _key(solution) not in seen:
                yield (text(solution),)
                seen.add(_key(solution))


def _key(solution: SetSolution) -> object:
    restrictions = sorted(text(restriction) for restriction in solution.restrictions)
    return (tuple(restrictions), text(solution.set_name), solution.where)


def doubles(hits: Iterator[Hit], count: int) -> Iterator[Paper]:
    """XIII-D-14: two Solutions, the second with a card that the first lacks.

    Of two sets that differ one always can be the second. No set needs more Solutions than papers
    are asked for.
    """
    written: list[tuple[CardSet, str]] = []
    for hit in hits:
        kept = sum(cards == hit.cards for cards, _ in written)
        for (shown,) in islice(singles(iter((hit,))), count - kept):
            for cards, other in written:
                if cards != hit.cards:
                    # The order matters: the second must have a card that the first lacks.
                    yield (other, shown) if hit.cards & ~cards else (shown, other)
            written.append((hit.cards, shown))
