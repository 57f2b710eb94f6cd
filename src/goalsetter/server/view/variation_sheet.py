"""The variation sheet: the list from which the players of a table choose (II-C-1-c)."""

from __future__ import annotations

from goalsetter.play import Terms
from goalsetter.rules import AnyVariation, Blank, Chosen, Offer, fills
from goalsetter.server import wire
from goalsetter.telling import takes, variation_meaning
from goalsetter.words import render, say


def variation_sheet(terms: Terms) -> wire.VariationSheet:
    """Every variation on the list of these terms; none where the book has none."""
    named = ((terms.book.catalogue.named(offer.name), offer) for offer in terms.offers)
    return wire.VariationSheet(
        title=terms.book.title,
        list_title=say(f"list-{terms.list_code}") if terms.list_code else "",
        variations=[
            variation_option(variation, offer, terms.title_of(Chosen(variation.name)))
            for variation, offer in named
        ],
    )


def variation_option(variation: AnyVariation, offer: Offer, title: str) -> wire.VariationOption:
    """One line of the list, with its meaning and what its blank may hold."""
    blank = variation.blank
    return wire.VariationOption(
        name=variation.name,
        title=title,
        told=render(variation_meaning(variation.name)),
        blank=render(takes(variation, offer)),
        # A set can be anything that is written: there is no list to choose from.
        fills=[] if blank in (Blank.NOTHING, Blank.SET) else list(fills(variation, offer)),
        free=blank is Blank.SET,
    )
