"""Shelves of the bank: what they take, what they refuse, and that they go on where they were."""

from __future__ import annotations

from goalsetter.coach import KINDS, Discard, DiscardReason
from goalsetter.practice import Shelf, dice_of, shelves

KIND_OF = {kind.name: kind for kind in KINDS}


def test_a_shelf_keeps_its_answers_in_balance_and_takes_up_where_it_was() -> None:
    """A third of each answer, no item twice, and the same items after a stop."""
    row = KIND_OF["decide"]
    place = next(p for p in row.places if "on-sets" in p[0])
    whole = Shelf(row, place)
    for _ in whole.fill(12, 400):
        pass
    assert len(whole.items) == 12
    assert max(whole.answers.values()) <= 6
    again = Shelf(row, place)
    for _ in again.fill(6, 400):
        pass
    later = Shelf(row, place)
    for item in again.items:
        later.put(item)
    for _ in later.fill(12, 400):
        pass
    assert later.items == whole.items
    assert later.refuse(whole.items[0]) == Discard(DiscardReason.TWICE)


def test_every_kind_has_a_shelf_in_each_of_its_places() -> None:
    """Empty at first, and each place once."""
    rows = shelves(KINDS)
    assert len(rows) == sum(len(kind.places) for kind in KINDS)
    assert len({(row.kind.name, row.place) for row in rows}) == len(rows)
    assert not any(row.items for row in rows)


def test_each_seed_of_each_shelf_has_its_own_chance() -> None:
    """The same seed on another shelf rolls otherwise; the same one again rolls alike."""
    first, second = KINDS[0].places[:2]
    rolls = [
        dice_of(kind, place, seed).random()
        for kind in ("decide", "write")
        for place in (first, second)
        for seed in (1, 2)
    ]
    assert len(set(rolls)) == len(rolls)
    assert dice_of("decide", first, 1).random() == rolls[0]
