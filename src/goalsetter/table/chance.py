"""Chance at a table: the lot, the roll, the deal. One seed gives one match."""

from __future__ import annotations

from random import Random

from goalsetter.cubes import ALL_CARDS, Card, Colour, Cube
from goalsetter.play import (
    CLOCK,
    Action,
    Phase,
    Seat,
    State,
    action,
    dealer,
    next_goal_setter,
    undecided,
)
from goalsetter.rules import CUBE_KINDS, CUBES_OF_EACH_COLOUR, FACES, Division, OnSetsRules, Task

SET_OUT = ("VVΛ", "VΛΛ")
"""How the Restriction cubes may lie in Elementary (On-Sets II-A-3)."""

ASKS_CHANCE = (Phase.START, Phase.ROLL)
"""When chance is to decide something; between shakes, when a new one begins."""


def source(seed: int, *about: object) -> Random:
    """A source of chance of its own for each matter, so that none depends on another's."""
    return Random("/".join(map(str, (seed, *about))))


def falls(state: State, chance: Random, choosers: frozenset[Seat] = frozenset()) -> Action | None:
    """Return what chance is asked for now: nothing, where players are to act.

    ``choosers`` are those who say themselves how V and Λ lie and how many cards are dealt.
    """
    phase = state.shake.phase
    if phase is Phase.START:
        return _lot(state, chance)
    if phase is Phase.ROLL:
        return _rolls(state, chance, state.shake.setting, choosers)
    return None


def begins(state: State, chance: Random, choosers: frozenset[Seat] = frozenset()) -> Action | None:
    """The actions that begin the next shake, when one is over."""
    return _rolls(state, chance, next_goal_setter(state), choosers)


# The lot.


def _lot(state: State, chance: Random) -> Action:
    """I-D: each rolls one cube, a red one or a digit cube."""
    waiting = [seat for seat in state.rolling if seat not in dict(state.lots)]
    if state.terms.deals_cards:
        kind = next(kind for kind in CUBE_KINDS if kind.name == "digit")
        cube = Cube(chance.choice(kind.faces))
    else:
        cube = Cube(chance.choice(dict(FACES)[Colour.RED]), Colour.RED)
    return action.RollForFirst(by=waiting[0], at=state.now, cube=cube)


# Cubes and cards.


def _rolls(state: State, chance: Random, setter: Seat, choosers: frozenset[Seat]) -> Action | None:
    """The cubes first, then the cards, unless the dealer speaks before the cubes are rolled."""
    shake, now = state.shake, state.now
    fresh = shake.phase is Phase.END
    if not state.terms.deals_cards:
        return action.Roll(by=setter, at=now, cubes=_roll(chance))
    laid = () if fresh else shake.set_out
    rolled = shake.rolled and not fresh
    waited_for = choosers & set(undecided(state))
    if shake.cards_called and not shake.universe and not fresh:
        return action.Deal(by=dealer(state), at=now, cards=_cards(state, chance))
    if state.terms.division is Division.ELEMENTARY and not laid and not rolled:
        if setter in choosers and (fresh or not shake.begun):
            # The minute in which the Goal-setter chooses begins the shake (II-A-1).
            return action.StartClock(by=CLOCK, at=now, task=Task.ROLL)
        if setter in waited_for:
            return None
        return action.SetOut(by=setter, at=now, cubes=tuple(map(Cube, chance.choice(SET_OUT))))
    if not rolled:
        return action.Roll(by=setter, at=now, cubes=_set_roll(chance, laid))
    if dealer(state) in waited_for:
        return None
    return action.Deal(by=dealer(state), at=now, cards=_cards(state, chance))


def _roll(chance: Random) -> tuple[Cube, ...]:
    return tuple(
        Cube(chance.choice(faces), colour)
        for colour, faces in FACES
        for _ in range(CUBES_OF_EACH_COLOUR)
    )


def _set_roll(chance: Random, laid: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """The faces of all cubes but those that are set out."""
    symbols = [cube.symbol for cube in laid]
    return tuple(
        Cube(chance.choice(kind.faces))
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(symbol in kind.faces for symbol in symbols))
    )


def _cards(state: State, chance: Random) -> tuple[Card, ...]:
    """As many cards as the dealer said, or as the division may deal (On-Sets II-B)."""
    rules = state.terms.in_force(())
    assert isinstance(rules, OnSetsRules)
    dealt = state.shake.universe
    left = [card for card in ALL_CARDS if card not in dealt]
    called = state.shake.cards_called
    number = called or chance.randint(rules.fewest_cards, rules.most_cards)
    return tuple(chance.sample(left, max(1, number - len(dealt))))
