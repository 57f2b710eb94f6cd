"""What can be asked at the judge's desk: every book, its divisions and their variations."""

from __future__ import annotations

from goalsetter.judge import Challenge
from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    AnyEdition,
    AnyGame,
    AnyVariation,
    Division,
    Offer,
)
from goalsetter.server import wire
from goalsetter.server.showing import division_title, variation_title
from goalsetter.words import say, say_if_known


def desk_options() -> wire.DeskOptions:
    """Every book with its divisions, their variations, and the challenges."""
    books = [(game, edition) for game in GAMES for edition in game.editions]
    usual_first = sorted(books, key=lambda book: book[1].name != book[0].usual)
    return wire.DeskOptions(books=[_book(*book) for book in usual_first])


def _book(game: AnyGame, edition: AnyEdition) -> wire.DeskBook:
    return wire.DeskBook(
        name=edition.name,
        title=edition.title,
        game="equations" if game is EQUATIONS else "on-sets",
        divisions=[_division(edition, division) for division, _ in edition.divisions],
        challenges=[
            wire.Named(name=each.value, title=say(f"desk-{each.value}")) for each in Challenge
        ],
    )


def _division(edition: AnyEdition, division: Division) -> wire.DeskDivision:
    rows = [(each, edition.offer(division, each)) for each in edition.catalogue.variations]
    return wire.DeskDivision(
        name=division.value,
        title=division_title(division),
        variations=[_variation(each, offer) for each, offer in rows if offer is not None],
    )


def _variation(variation: AnyVariation, offer: Offer) -> wire.VariationOption:
    blank = variation.blank.name.lower()
    return wire.VariationOption(
        name=variation.name,
        title=variation_title(variation.name),
        told=say_if_known(f"variation-{variation.name}"),
        blank="" if blank == "nothing" else blank,
        fills=[str(each) for each in offer.fills or variation.fills],
    )
