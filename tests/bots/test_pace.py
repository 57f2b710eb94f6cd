"""Pace: a thought takes as long as what was thought, by no clock but the table's own."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from goalsetter.bots import LEVELS, BotReason, bot_named
from goalsetter.bots.mind import Mind, Toil
from goalsetter.bots.pace import FASTEST, SLOWEST, thinking_time
from goalsetter.play import Phase, Section, action
from goalsetter.table import Player, Seating, advance, due, open_table
from tests.bots.bot_shakes import BUDGET
from tests.bots.views import B, mind_of, seen, terms

SHOWN = seen(terms(), Phase.MOVE, goal="9", required="7", resources="1 2 3 + x", turn=B)
PLAIN = action.Move(by=B, cube=SHOWN.resources[0], to=Section.PERMITTED)
QUICK = 1_500


def usual_time(because: BotReason, looks: int, mind: Mind | None = None) -> float:
    """Return the mean time of a thought of so many looks, over many chances."""
    thinker = mind or mind_of("fifth-grade", SHOWN)
    return mean(
        thinking_time(replace(thinker, rng=Random(seed), toil=Toil(looks=looks)), PLAIN, because)
        for seed in range(50)
    )


def test_more_looks_take_longer() -> None:
    """Each plan that is tried adds something, and nobody thinks without end."""
    times = [usual_time(BotReason.SAFE_MOVE, looks) for looks in (0, 2, 6, 20, 500)]
    assert times == sorted(times)
    assert times[-1] > 3 * times[0]
    longest = max(level.thinks[1] for level in LEVELS)
    assert times[-1] <= longest * SLOWEST / 100


def test_an_obvious_or_forced_act_is_quick_and_a_challenge_is_not() -> None:
    """Rolling < the last cube < a spare cube < a safe move < a challenge, after like looks."""
    last = mind_of("fifth-grade", replace(SHOWN, resources=SHOWN.resources[:1]))
    forced = usual_time(BotReason.SAFE_MOVE, 6, mind=last)
    assert usual_time(BotReason.ROLL, 6) == forced
    spare, safe, called = (
        usual_time(because, 6)
        for because in (BotReason.SPARE_CUBE, BotReason.SAFE_MOVE, BotReason.SEES_NOW)
    )
    assert forced < spare < safe < called


def test_a_champion_who_is_certain_calls_at_once() -> None:
    """The first to lift the block has more points; a child looks again before it does."""
    champion, child = (mind_of(level, SHOWN) for level in ("champion", "third-grade"))
    call, safe = BotReason.SEES_NOW, BotReason.SAFE_MOVE
    assert usual_time(call, 1, champion) == usual_time(safe, 1, champion)
    assert usual_time(call, 1, child) > 1.5 * usual_time(safe, 1, child)


def test_the_same_chance_takes_the_same_time_and_another_does_not() -> None:
    """A thought varies by its seed alone, within bounds."""
    times = {
        thinking_time(mind_of("fifth-grade", SHOWN, seed), PLAIN, BotReason.SAFE_MOVE)
        for seed in range(30)
    }
    again = {
        thinking_time(mind_of("fifth-grade", SHOWN, seed), PLAIN, BotReason.SAFE_MOVE)
        for seed in range(30)
    }
    assert times == again
    assert len(times) > 15
    assert max(times) * FASTEST <= min(times) * SLOWEST


@pytest.mark.parametrize(("longest", "most"), [(0, 0), (QUICK, QUICK), (None, 25_000)])
def test_a_shake_has_no_metronome(longest: int | None, most: int) -> None:
    """By the table's own clock: instant at once, quick within its limit, and no two alike."""
    players = tuple(Player(name=name, bot=bot_named(name)) for name in ("bea", "cal", "dot"))
    seating = Seating(
        terms=terms(), players=players, seed=3, shakes=1, budget=BUDGET, longest_thought=longest
    )
    table, waited = open_table(seating), []
    while (moment := due(table)) is not None and not table.over:
        before = table.since
        outcome = advance(table, moment)
        table = outcome.table
        waited += [
            moment - before
            for change in outcome.deeds
            if isinstance(change.action, action.Move | action.SetGoalDown | action.Challenge)
        ]
    assert len(waited) > 3
    assert all(0 <= wait <= most for wait in waited)
    if most:
        assert len(set(waited)) > len(waited) // 2
        assert max(waited) > 1.5 * min(waited)
