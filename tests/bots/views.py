"""Views for the tests: positions in the notation as one seat sees them, and a bot's choice."""

from __future__ import annotations

from random import Random
from typing import Any

from goalsetter.bots import Bot, BotChoice, find_level, make_bot
from goalsetter.bots.mind import Mind
from goalsetter.cubes import ALL_CARDS
from goalsetter.notation import parse_cubes, parse_goal, parse_set_goal, parse_universe
from goalsetter.play import Mode, Phase, Seat, Setup, State, Terms, View, apply, new_match, view
from goalsetter.rules import Division
from goalsetter.solver import Budget

A, B, C = Seat("A"), Seat("B"), Seat("C")
BUDGET = Budget(steps=400_000)
SETS = "mlag-on-sets-2017-18"
OLDER = "mlag-equations-2011-12"
Given = dict[str, Any]
CUBES = ("resources", "required", "permitted", "forbidden")


def terms(**given: Any) -> Terms:
    """Middle EQUATIONS of 2018-19 at a guarded table, unless something else is given."""
    usual = {
        "edition": "mlag-equations-2018-19",
        "division": Division.MIDDLE,
        "players": 3,
        "mode": Mode.GUARDED,
    }
    return Terms(**{**usual, **given})


def laid(match: Terms, phase: Phase, **given: Any) -> State:
    """A position: cubes, Goal and Universe are texts."""
    for name in CUBES:
        if name in given:
            given[name] = parse_cubes(given[name]) if given[name] else ()
    if "goal" in given:
        parse = parse_set_goal if match.deals_cards else parse_goal
        given["goal"] = parse(given["goal"])
    if "universe" in given:
        given["universe"] = parse_universe(given["universe"]).cards
    elif match.deals_cards:
        given["universe"] = tuple(ALL_CARDS[:8])
    return apply(new_match(match), Setup(by=A, phase=phase, rolled=True, **given)).state


def seen(match: Terms, phase: Phase, seat: Seat = B, **given: Any) -> View:
    """The position as a seat sees it."""
    return view(laid(match, phase, **given), seat)


def choice_of(level: str, shown: View, seed: int = 0) -> BotChoice:
    """Return the act of a bot of a level."""
    return make_bot(find_level(level)).choose(shown, Random(seed), BUDGET)


def mind_of(level: str, shown: View, seed: int = 0) -> Mind:
    """Return what a bot of a level has in mind."""
    return Mind(shown, find_level(level), Random(seed), BUDGET)


def kinds_chosen(bot: Bot, state: State, seat: Seat, tries: int = 30) -> set[str]:
    """Return the kinds of action that come up by chance, each accepted by the table."""
    names = set()
    for seed in range(tries):
        chosen = bot.choose(view(state, seat), Random(seed), BUDGET).action
        if chosen is not None:
            assert apply(state, chosen).refusal is None
            names.add(chosen.do)
    return names
