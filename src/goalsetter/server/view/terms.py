"""The terms of a match, for the page and for people."""

from __future__ import annotations

from goalsetter.play import Terms
from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.view.sentences import in_codes
from goalsetter.table import Pace
from goalsetter.words import message


def terms_of(terms: Terms, pace: Pace, shakes: int | None) -> wire.Terms:
    """The terms of play, in words."""
    return wire.Terms(
        game="on-sets" if terms.deals_cards else "equations",
        edition=terms.edition,
        edition_title=terms.book.title,
        division=terms.division.value,
        division_title=division_title(terms.division),
        players=terms.players,
        mode=terms.mode.value,
        pace=pace.value,
        shakes=shakes,
        list_title=in_codes(message(f"list-{terms.years.name.lower()}")) if terms.years else "",
    )


def division_title(division: Division) -> str:
    """The name of a division, as a title."""
    return division.value.capitalize()
