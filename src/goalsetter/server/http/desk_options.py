"""What can be asked at the judge's desk: every book, its divisions and their variations."""

from __future__ import annotations

from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    AnyEdition,
    AnyGame,
    AnyVariation,
    Blank,
    ChallengeKind,
    Chosen,
    Division,
    Offer,
    fills,
)
from goalsetter.server import wire
from goalsetter.server.view import division_title
from goalsetter.telling import takes, variation_meaning
from goalsetter.words import render, say


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
            wire.Named(name=each.value, title=say(f"desk-{each.value}")) for each in ChallengeKind
        ],
    )


def _division(edition: AnyEdition, division: Division) -> wire.DeskDivision:
    rows = [(each, edition.offer(division, each)) for each in edition.catalogue.variations]
    return wire.DeskDivision(
        name=division.value,
        title=division_title(division),
        variations=[
            _variation(each, offer, edition.title_of(division, Chosen(each.name)))
            for each, offer in rows
            if offer is not None
        ],
    )


def _variation(variation: AnyVariation, offer: Offer, title: str) -> wire.VariationOption:
    blank = variation.blank
    return wire.VariationOption(
        name=variation.name,
        title=title,
        told=render(variation_meaning(variation.name)),
        blank=render(takes(variation, offer)),
        fills=[] if blank in (Blank.NOTHING, Blank.SET) else list(fills(variation, offer)),
        free=blank is Blank.SET,
    )
