"""Taking a side before anything is written, where the book has it so (2011-12 ET7)."""

from __future__ import annotations

from goalsetter.bots.bot import Choice
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.reason import Reason
from goalsetter.bots.writer import sought
from goalsetter.play import action
from goalsetter.rules import BURDENS


def take_side(mind: Mind) -> Choice:
    """With the writer if a Solution is seen, else with the other."""
    view = mind.view
    challenge = view.challenge
    if challenge is None or view.seat != challenge.third or view.seat in dict(view.sides):
        return waits()
    burden = BURDENS[challenge.claim]
    _, seen = sought(mind)
    if seen:
        side = action.TakeSide(by=view.seat, side=burden.writer.value)
        return acts(mind, side, Reason.JOINS_THE_WRITER, paper=" and ".join(seen.paper))
    return acts(
        mind, action.TakeSide(by=view.seat, side=burden.silent.value), Reason.JOINS_THE_SILENT
    )
