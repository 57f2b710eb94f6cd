"""Offers by need: what is rare is given when it is asked for, and nothing is lost."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from goalsetter.play import JUDGE, OpenScope, Step, view
from goalsetter.play.actions import Action
from goalsetter.server.view.offers import offers, open_to, rare_offers, row_texts
from tests.machine_pictures import PEOPLE, DrawnMatch
from tests.machines import all_terms


@dataclass(slots=True, kw_only=True)
class OfferedMatch(DrawnMatch):
    """A match in which all that is offered to each seat is compared after every action."""

    compared: int = field(default=0, init=False)

    def draw(self, done: Action, step: Step) -> None:
        """Common and rare offers together are all of them, and each row is one of either."""
        del done, step
        table = self.table
        for seat in (*self.terms.seats, JUDGE):
            seen = view(table.state, seat, OpenScope.NOTHING)
            every, common = (
                offers(table, seen, open_to(table, seat, scope), PEOPLE)
                for scope in (OpenScope.ALL, OpenScope.COMMON)
            )
            parted = [*common, *rare_offers(table, seat, PEOPLE)]
            assert {offer.kind for offer in parted} == {offer.kind for offer in every}
            for offer in every:
                rows = [row for part in parted if part.kind == offer.kind for row in part.rows]
                assert all(row in rows for row in offer.rows)
            self.compared += 1


@pytest.mark.parametrize("seed", range(5))
def test_nothing_that_can_be_done_is_lost(seed: int) -> None:
    """Of books in turn, guarded and open, at every step of a random shake."""
    terms = all_terms()
    match = OfferedMatch(terms=terms[seed * 23 % len(terms)], seed=seed)
    while match.compared < 50:
        match.play_shake()


def test_texts_of_the_same_rows_are_made_once() -> None:
    """As long as the rows are the very same object."""
    terms = all_terms()[0]
    match = DrawnMatch(terms=terms, seed=1)
    match.play_shake()
    groups = open_to(match.table, terms.seats[0], OpenScope.ALL)
    group = next(group for group in groups if group.rows)
    texts = row_texts(group, terms.seats[0])
    assert row_texts(group, terms.seats[0]) is texts
