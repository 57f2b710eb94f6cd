"""The ladder: every level orders a table, adds something, and begins as Play now promises."""

from __future__ import annotations

import pytest

from goalsetter.bots import TUTOR
from goalsetter.coach import taught_variations
from goalsetter.play import Record, Terms, read_record, write_record
from goalsetter.server import wire
from goalsetter.server.room.order import checked, terms_for
from goalsetter.server.view import terms_of
from goalsetter.server.view.ladder import LADDERS, LadderStep, ladder, order_of
from goalsetter.table import Pace, PaperHelp
from goalsetter.words import say

STEPS = [step for steps in LADDERS.values() for step in steps]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.edition}-{step.name}")
def test_every_level_orders_a_table(step: LadderStep) -> None:
    """Its edition, division, bots and variations are to be had."""
    order = checked(order_of(step))
    terms = terms_for(order)
    assert terms.procedure.variations == (step.variations is None)
    assert [str(chosen) for chosen in terms.fixed or ()] == list(step.variations or ())


def test_each_new_variation_has_its_lesson() -> None:
    """The level leads there before its match."""
    taught = taught_variations()
    new = [rung for rung in ladder() if rung.variation]
    assert len(new) == 7
    assert [taught[rung.lesson].name for rung in new] == [rung.variation for rung in new]


@pytest.mark.parametrize("game", LADDERS)
def test_each_level_is_another_table_under_another_name(game: str) -> None:
    """A browser remembers levels by name."""
    names = [step.name for step in LADDERS[game]]
    assert len(set(names)) == len(names) >= 10
    orders = [order_of(step) for step in LADDERS[game]]
    assert all(orders.count(order) == 1 for order in orders)


def test_the_first_game_of_each_is_gentle() -> None:
    """One tutor, no clock, no variations: of ON-SETS by a house term that the record names."""
    first: list[wire.Rung] = [rung for rung in ladder() if rung.name == "first"]
    assert [rung.game for rung in first] == ["equations", "on-sets"]
    terms: list[Terms] = [terms_for(rung.order) for rung in first]
    for rung, agreed in zip(first, terms, strict=True):
        assert (rung.order.bots, rung.order.players, rung.order.pace) == ([TUTOR], 2, "none")
        assert not agreed.procedure.variations
        assert read_record(write_record(Record(terms=agreed, log=()))).terms == agreed
    assert [agreed.book.name for agreed in terms] == [
        "mlag-basic-equations-2019-20",
        "mlag-on-sets-2017-18",
    ]
    titles = [terms_of(agreed, Pace.NONE, 2, PaperHelp.FORM).list_title for agreed in terms]
    assert titles[0] == ""
    assert "list-none" in str(titles[1]) or titles[1] == say("list-none")
