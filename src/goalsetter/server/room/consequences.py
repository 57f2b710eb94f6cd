"""All that follows from something done at a table, worked out in one go.

Whatever is told, how long the table can be left to itself and which papers are yet to be judged is
worked out in the thread of the game together with the deed: one trip there instead of four.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goalsetter.play import Brief, Paper, Seat, State, UnjudgedError, brief_on, verdict_on
from goalsetter.server import wire
from goalsetter.server.latency import BlockClaim
from goalsetter.server.room.journal import Contests
from goalsetter.server.view import entries, hearer
from goalsetter.server.view.cache import Sketch
from goalsetter.table import Outcome, Table, due, waits_for_thoughts

News = dict[Seat, list[wire.Entry]]
"""The entries of the news for each who listens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listeners:
    """Everybody who listens, with the seat whose view he gets; and the claims by several."""

    eyes: dict[Seat, Seat]
    contests: Contests
    sketch: Callable[[Table], Sketch | None] = lambda _table: None
    """Draws a table for all who look at it."""


@dataclass(frozen=True, slots=True)
class NextWake:
    """A table about which nothing is due of itself before a moment, if ever."""

    table: Table
    until: int | None

    def holds(self, table: Table | None, now: int) -> bool:
        """Whether it is about this very table, and the moment has not come."""
        return table is self.table and (self.until is None or now < self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequences:
    """An outcome with everything that follows from it."""

    outcome: Outcome
    news: News
    next_wake: NextWake | None
    unjudged: list[Brief]
    """Papers that are too dear to be judged at once."""
    contests: Contests
    """The claims of which the last thing done was the first, if there were several."""
    sketch: Sketch | None = None
    """Pictures of the table as it is then, if something was done and somebody looks."""


def consequences_of(
    outcome: Outcome, listeners: Listeners, contest: tuple[BlockClaim, ...] = ()
) -> Consequences:
    """Work out what follows from an outcome."""
    contests = {last.number: contest for last in outcome.deeds[-1:] if contest}
    return Consequences(
        outcome=outcome,
        news=news_of(outcome, listeners.eyes, listeners.contests | contests),
        next_wake=next_wake(outcome.table),
        unjudged=unjudged(outcome.table.state),
        contests=contests,
        sketch=listeners.sketch(outcome.table) if outcome.deeds else None,
    )


def news_of(outcome: Outcome, eyes: dict[Seat, Seat], contests: Contests) -> News:
    """The news of an outcome for all who listen, told once for those who hear the same."""
    if not outcome.deeds:
        return {}
    heard_as = {listener: hearer(seat, outcome.deeds) for listener, seat in eyes.items()}
    news = {
        seat: entries(outcome.table, seat, outcome.deeds, contests)
        for seat in dict.fromkeys(heard_as.values())
    }
    return {listener: news[seat] for listener, seat in heard_as.items()}


def next_wake(table: Table) -> NextWake | None:
    """The moment up to which a table can be left alone; nothing, if bots are to be asked."""
    return None if waits_for_thoughts(table) else NextWake(table, due(table))


def unjudged(state: State) -> list[Brief]:
    """The papers of a shake that are too dear to be judged at once; all others are judged now."""
    return [brief_on(state, paper) for paper in state.shake.papers if not _is_judged(state, paper)]


def _is_judged(state: State, paper: Paper) -> bool:
    try:
        verdict_on(state, paper)
    except UnjudgedError:
        return False
    return True
