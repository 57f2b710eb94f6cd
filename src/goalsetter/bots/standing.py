"""Standing in the match: who leads plays safe, who trails takes risks; whom one may believe."""

from __future__ import annotations

from enum import IntEnum

from goalsetter.bots.memory import false_challenges, wrong_in_role
from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.play import Challenged, Seat, View, action
from goalsetter.rules import BURDENS, Role

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


# Models of the others, for one who plays by expected points.

PRIOR_CATCHES, PRIOR_CALLS = 3, 4
"""Before anybody has missed anything, three of four mistakes are taken to be called."""
PRIOR_ERRORS, PRIOR_SHAKES = 1, 5
"""Before anybody was caught, a player is taken to move carelessly once in five times."""
CALLED_ON_THE_NEXT = 0.8
"""How likely a Now that was missed is still there after the next move, to be called on it."""


def chance_to_catch(mind: Mind, seat: Seat) -> float:
    """Return how likely a player calls a mistake that can be called, by how he has done so far."""
    missed, called = mind.memory.missed[seat], mind.memory.answered(action.Challenge)[seat]
    return (PRIOR_CATCHES + called) / (PRIOR_CALLS + called + missed)


def chance_to_err(mind: Mind, seat: Seat) -> float:
    """Return how likely a player moves without care, by how often he was rightly challenged."""
    wrong, _ = wrong_in_role(mind.view, seat, Role.MOVER)
    return (PRIOR_ERRORS + wrong) / (PRIOR_SHAKES + len(mind.view.played))


def chance_of_a_call(mind: Mind) -> float:
    """Return how likely anybody calls a mistake of one's own."""
    missed = 1.0
    for seat in mind.view.terms.seats:
        if seat != mind.view.seat:
            missed *= 1 - chance_to_catch(mind, seat)
    return 1 - missed


def points_at_stake(mind: Mind) -> tuple[float, float]:
    """Return how many points more than the others one has for catching a player, and how many
    fewer for being caught (2018-19 X-A)."""
    table, thirds = mind.view.terms.procedure.scores, mind.view.terms.players - 2
    third = table.joined_challenger * thirds
    gain = table.right - (table.wrong + third) / (1 + thirds)
    loss = (table.right + third) / (1 + thirds) - table.wrong
    return gain, loss


def worth_of_risk(mind: Mind) -> float:
    """Return the expected points of a move that can be challenged: it is called, or the next player
    overlooks it and is caught with it."""
    gain, loss = points_at_stake(mind)
    called = chance_of_a_call(mind)
    return (1 - called) * CALLED_ON_THE_NEXT * gain - called * loss


def is_trap_worthwhile(mind: Mind) -> bool:
    """Whether the others have missed so much that it pays to leave a Now."""
    return worth_of_risk(mind) > 0
