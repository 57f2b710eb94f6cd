"""Draws of an event in a process of its own, so that the desk answers meanwhile."""

from __future__ import annotations

from random import Random

from goalsetter.tournament import Draw, EventState, make_draw, usual_trials


def draw_round(
    state: EventState, contest: str, number: int, seed: int, players: tuple[str, ...]
) -> Draw:
    """Draw a round by the seeded search."""
    size = len(players) or len(state.eligible(contest, number))
    return make_draw(
        state,
        contest,
        number,
        Random(seed),
        seed=seed,
        trials=usual_trials(size),
        players=players or None,
    )
