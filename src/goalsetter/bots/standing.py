"""Standing in the match: who leads plays safe, who trails takes risks; whom one may believe."""

from __future__ import annotations

from enum import IntEnum

from goalsetter.bots.memory import false_challenges
from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.play import Challenged, Seat, View
from goalsetter.rules import BURDENS

NOTABLE = 4
"""A lead of so many points is worth playing for: one shake won alone."""
PRIOR_FALSE, PRIOR_MADE = 1, 4
"""Before anybody has challenged, one of four challenges is taken to be false."""


class Mood(IntEnum):
    """How the match stands for a player."""

    LEADS = -1
    LEVEL = 0
    TRAILS = 1


def mood_of(mind: Mind) -> Mood:
    """Return how the match stands, for one who thinks of the match and not only of the shake."""
    if not mind.level.match_play:
        return Mood.LEVEL
    totals = dict(mind.view.totals)
    lead = totals.pop(mind.view.seat) - max(totals.values())
    if abs(lead) < NOTABLE:
        return Mood.LEVEL
    return Mood.LEADS if lead > 0 else Mood.TRAILS


def chance_of_solution(view: View, challenge: Challenged) -> float:
    """Return how likely it is that there is a Solution, by how the Challenger has fared so far."""
    wrong, made = false_challenges(view, challenge.challenger)
    false = (wrong + PRIOR_FALSE) / (made + PRIOR_MADE)
    return false if BURDENS[challenge.claim].all_resources else 1 - false


def pays_to_write(mind: Mind, challenge: Challenged) -> bool:
    """Whether joining the writers without a Solution yet brings more points than staying silent.

    A Third Party who joins has to write one in time; how likely that is hangs on the level.
    """
    table, burden = mind.view.terms.procedure.scores, BURDENS[challenge.claim]
    there = chance_of_solution(mind.view, challenge)
    in_time = there * (1 - mind.level.misses / HUNDRED) / 2
    writing = in_time * table.joined(burden.writer) + (1 - in_time) * table.wrong
    silent = (1 - there) * table.joined(burden.silent) + there * table.wrong
    return writing > silent


def is_blind(mind: Mind, seat: Seat) -> bool:
    """Whether a player has missed so many Nows in this match that a trap is worth setting."""
    return mind.memory.missed[seat] >= TRAP_AFTER


TRAP_AFTER = 2
"""So many Nows have to be missed before."""
