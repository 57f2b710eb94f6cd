"""Variations: legal, as many as are owed, and such as this player knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from goalsetter.bots import LEVELS, BotLevel, RandomBot, make_bot
from goalsetter.bots.variation_chooser import legal_names
from goalsetter.play import Mode, Phase, Terms, action, apply, view
from goalsetter.rules import GAMES, Division
from tests.bots.views import BUDGET, SETS, A, choice_of, laid, mind_of, seen, terms

ROLL = "0 0 1 2 3 + - 4 5 6 x ^ 7 8 9 + / √"
SET_ROLL = "R B G Y ∪ ∩ - ' = ⊆ V 1 2 3"
EVERY_LIST = [
    Terms(edition=edition.name, division=division, players=2, mode=Mode.GUARDED)
    for game in GAMES
    for edition in game.editions
    for division, rules in edition.divisions
    if rules.offers
]


@pytest.mark.parametrize("match", EVERY_LIST, ids=lambda each: f"{each.edition}-{each.division}")
def test_whatever_is_chosen_is_legal(match: Terms) -> None:
    """In every book and division, by the weakest and the strongest, one or two at once."""
    roll = SET_ROLL if match.deals_cards else ROLL
    for level in (LEVELS[0], LEVELS[-1]):
        state = laid(match, Phase.VARIATIONS, resources=roll)
        while state.shake.phase is Phase.VARIATIONS:
            done = choice_of(level.name, view(state, state.shake.turn)).action
            assert isinstance(done, action.SelectVariation)
            step = apply(state, done)
            assert step.legal, done
            state = step.state


def test_one_who_is_not_asked_waits() -> None:
    """The Goal-setter chooses first."""
    assert choice_of("champion", seen(terms(), Phase.VARIATIONS, resources=ROLL)).action is None


def test_every_legal_variation_is_found() -> None:
    """Blanks are filled in every simple way: numbers, colours, cubes, sets and cards."""
    match = terms(edition=SETS, division=Division.SENIOR)
    names = legal_names(mind_of("champion", seen(match, Phase.VARIATIONS, A, resources=SET_ROLL)))
    for start in ("wild cube R", "double set B", "required or forbidden card required"):
        assert any(name.startswith(start) for name in names)
    plain = legal_names(mind_of("champion", seen(terms(), Phase.VARIATIONS, A, resources=ROLL)))
    assert {"base 8", "multiple of 11", "0 wild", "exponent red"} <= set(plain)


def known_share(level: BotLevel) -> int:
    """How many of twenty choices are of variations that the level thinks of."""
    shown = seen(terms(), Phase.VARIATIONS, A, resources=ROLL)
    bot = make_bot(level)
    codes = [bot.choose(shown, Random(seed), BUDGET).why.code for seed in range(20)]
    return codes.count("variation-suits")


def test_a_child_chooses_what_it_knows_or_whatever_is_left() -> None:
    """A bot that knows none takes any; the third-grader knows a few, the champion all of them."""
    assert known_share(replace(LEVELS[0], variations=frozenset())) == 0
    assert known_share(LEVELS[0]) == known_share(LEVELS[-1]) == 20


def test_without_a_legal_one_nothing_is_circled() -> None:
    """A player asked where the book has no list is silent."""
    match = terms(edition="mlag-basic-equations-2019-20")
    shown = replace(seen(match, Phase.GOAL, A, resources=ROLL), choosing=(A,))
    asked = replace(shown, phase=Phase.VARIATIONS)
    assert choice_of("champion", asked).why.code == "no-variation"
    assert RandomBot().choose(asked, Random(1), BUDGET).action is None
