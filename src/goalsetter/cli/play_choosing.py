"""Choosing variations at the terminal: a numbered list of what may be chosen on this roll."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cli.play_reading import MisreadError, Typed
from goalsetter.notation import text
from goalsetter.play import Action, Seat, action, apply
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
        if apply(table.state, deed).legal:
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


def chooses(typed: Typed) -> Action:
    """By number in the list, or by name; several with a comma between them."""
    parts = [part.strip() for part in typed.needed.replace(";", ",").split(",") if part.strip()]
    if len(parts) == 1 and all(word.isdigit() for word in parts[0].split()):
        parts = parts[0].split()
    known = options(typed.table, typed.me)
    return action.SelectVariation(
        by=typed.me, variations=tuple(_named(part, known) for part in parts)
    )


def is_choice(typed: Typed) -> bool:
    """Whether a line without a command's word is a choice: a number, or a variation's name."""
    catalogue = typed.table.seating.terms.book.catalogue
    first = typed.rest.replace(";", ",").partition(",")[0].strip()
    return first.replace(" ", "").isdigit() or catalogue.find(first) is not None


def _named(part: str, known: tuple[str, ...]) -> str:
    """A number is one of the list."""
    if not part.isascii() or not part.isdigit() or not known:
        return part
    if not 1 <= int(part[:4]) <= len(known):
        raise MisreadError("no-such-number", found=part, most=str(len(known)))
    return known[int(part[:4]) - 1]
