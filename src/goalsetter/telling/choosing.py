"""Which variations a player may choose on this roll, each with its blank filled in one way."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.notation import text
from goalsetter.play import Seat, action, is_legal
from goalsetter.rules import AnyVariation, Blank, Offer, Years
from goalsetter.table import Table

COLOURS = ("red", "blue", "green", "black")
SETS = ("B", "R", "G", "Y", "B ∪ R")
MOST_TRIED = 12
"""How many ways to fill a blank are tried before a variation is left out of the list."""


def options(table: Table, me: Seat) -> tuple[str, ...]:
    """The variations that a player may choose now, each with its blank filled in one way."""
    found = (_first_legal(table, me, offer) for offer in _offers(table))
    return tuple(name for name in found if name)


def _offers(table: Table) -> Iterator[Offer]:
    """What the division offers this year."""
    terms = table.seating.terms
    for offer in terms.list_of_variations.offers:
        if terms.years is None or offer.years in (Years.EVERY, terms.years):
            yield offer


def _first_legal(table: Table, me: Seat, offer: Offer) -> str:
    variation = table.seating.terms.book.catalogue.named(offer.name)
    for fill in list(_fills(table, variation, offer))[:MOST_TRIED]:
        name = f"{variation.name} {fill}".strip()
        deed = action.SelectVariation(by=me, at=table.state.now, variations=(name,))
        if is_legal(table.state, deed):
            return name
    return ""


def _fills(table: Table, variation: AnyVariation, offer: Offer) -> Iterator[str]:
    """What could stand in the blank."""
    shake = table.state.shake
    blank = variation.blank
    if blank is Blank.NOTHING:
        yield ""
    elif offer.fills or variation.fills:
        yield from map(str, offer.fills or variation.fills)
    elif blank is Blank.COLOUR:
        yield from COLOURS
    elif blank is Blank.CUBE:
        yield from dict.fromkeys(cube.symbol for cube in shake.resources)
    elif blank is Blank.CARD:
        yield from map(text, shake.universe)
    else:
        yield from SETS
