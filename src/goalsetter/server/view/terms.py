"""The terms of a match, for the page and for people."""

from __future__ import annotations

from typing import Literal

from goalsetter.play import Terms
from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.view.sentences import in_codes
from goalsetter.table import Pace, PaperHelp
from goalsetter.words import message

YOUNG = (Division.MINOR, Division.ELEMENTARY, Division.MIDDLE)
"""Divisions whose players may record Resources, variations, Goal and Solutions on a chart."""


def terms_of(
    terms: Terms, pace: Pace, shakes: int | None, help: PaperHelp, begun_after: int = 0
) -> wire.Terms:
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
        list_title=in_codes(message(f"list-{terms.list_code}")) if terms.list_code else "",
        chart=_chart(terms),
        help=help.value,
        begun_after=begun_after,
    )


def _chart(terms: Terms) -> Literal["", "recording", "universe"]:
    """The preprinted chart that players may use (2018-19 I-C; 2019-20 I-C; On-Sets I-C)."""
    if terms.deals_cards:
        return "universe"
    return "recording" if terms.division in YOUNG else ""


def division_title(division: Division) -> str:
    """The name of a division, as a title."""
    return division.value.capitalize()
