"""The actions that might be open to a seat, and those to try: derived from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from goalsetter.play.actions import KINDS
from goalsetter.play.actions.listing import Candidate, Lister
from goalsetter.play.prospects import Kinds
from goalsetter.play.rulebook import RULES
from goalsetter.play.seat import PLAYERS, Seat
from goalsetter.play.state import State

ALL: Kinds = frozenset(RULES)
FREE = tuple(kind for kind in KINDS if kind.rule.probes is not None)
"""Every kind that cannot be listed: it holds a text, a Goal or a roll."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The kinds that one source lists."""

    lister: Lister
    kinds: Kinds

    def candidates(self, state: State, seat: Seat) -> Iterator[Candidate]:
        """Everything that the source lists; words are listed in the order of the rules."""
        if self.lister.lists is not None:
            yield from self.lister.lists(state, seat)
            return
        yield from ((kind, {}, ()) for kind in KINDS if kind in self.kinds)


@cache
def groups_of(seat: Seat) -> tuple[Listing, ...]:
    """The groups of kinds that are listed for a seat, in the order of their places."""
    kinds: dict[Lister, list[type]] = {}
    for kind in KINDS:
        if kind.rule.lister is not None and seat in kind.rule.doers:
            kinds.setdefault(kind.rule.lister, []).append(kind)
    ordered = sorted(kinds, key=lambda source: source.place)
    return tuple(Listing(source, frozenset(kinds[source])) for source in ordered)


def candidates(state: State, seat: Seat, kinds: Kinds = ALL) -> Iterator[Candidate]:
    """Everything of these kinds that might be open to a seat."""
    if seat in PLAYERS and seat not in state.seats:
        return
    for group in groups_of(seat):
        # Listing costs more than the few kinds in prospect: pass over what none of them needs.
        if kinds.isdisjoint(group.kinds):
            continue
        for candidate in group.candidates(state, seat):
            if candidate[0] in kinds:
                yield candidate
