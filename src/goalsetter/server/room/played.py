"""The end of a match, as it is kept: that it is over, and for each child what it came to.

The figures of a match come later, from its analysis.
"""

from __future__ import annotations

from time import time

from goalsetter.play import JUDGES, Seat
from goalsetter.server.store import Change, Kept, Over, PlayedMatch
from goalsetter.table import Table


def ending(kept: Kept, table: Table | None) -> list[Change]:
    """The changes by which a match is over.

    A child whose seat a bot has taken has not played it to its end. The account is named by its id
    alone, so that the match says nothing of it to others.
    """
    if table is None:
        return [Over(code=kept.code)]
    now, millis = int(time() * 1000), max(0, table.since - kept.begun)
    played = [
        PlayedMatch(
            child=taken.account,
            code=kept.code,
            at=now,
            points=table.state.total(Seat(taken.seat)),
            millis=millis,
        )
        for taken in kept.seats
        if taken.account and not taken.level and taken.seat not in JUDGES
    ]
    return [Over(code=kept.code), *played]
