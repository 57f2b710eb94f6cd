"""Beginning a match and its shakes: the lot, the roll, cards, and initials at the end."""

from __future__ import annotations

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.fairness import legal
from goalsetter.bots.mind import Mind
from goalsetter.cubes import ALL_CARDS, Cube
from goalsetter.play import Phase, Round, Seat, View, action, left_of, right_of
from goalsetter.rules import (
    CUBE_KINDS,
    CUBES_OF_EACH_COLOUR,
    FACES,
    Division,
    OnSetsRules,
)

LOT_FACES = "0123+-"
"""The faces of a red cube, which is rolled for the first Goal-setter (2018-19 I-D)."""
SET_LOT_FACES = "112345"
"""The faces of a digit cube, in ON-SETS."""


def draw_lot(mind: Mind) -> BotChoice:
    """Roll for the first Goal-setter, once (I-D)."""
    view = mind.view
    if view.seat not in view.rolling or view.seat in dict(view.lots):
        return waits()
    face = mind.rng.choice(SET_LOT_FACES if view.terms.deals_cards else LOT_FACES)
    rolled = action.RollForFirst(by=view.seat, cube=Cube(face))
    return acts(mind, rolled, BotReason.LOT)


def start(mind: Mind) -> BotChoice:
    """Roll, set out or deal, whichever is this player's part."""
    view = mind.view
    if view.phase is Phase.END and view.round is not Round.PLAYING:
        return initial_sheet(mind)
    setter = next_setter(view)
    if view.terms.deals_cards and view.seat == right_of(setter, view.terms.seats):
        dealt = deal(mind)
        if dealt is not None:
            return dealt
    return roll(mind) if view.seat == setter else waits()


def next_setter(view: View) -> Seat:
    """Return who rolls for the next shake: the rota goes left, but for a void shake (I-D)."""
    if view.phase is not Phase.END:
        return view.setting
    return view.goal_setter if view.void else left_of(view.goal_setter, view.terms.seats)


def initial_sheet(mind: Mind) -> BotChoice:
    """Initial the score sheet, once the round is over (XII-B)."""
    view = mind.view
    if view.seat in view.initials or not legal(view, action.InitialScoresheet):
        return waits()
    return acts(mind, action.InitialScoresheet(by=view.seat), BotReason.INITIALS)


def roll(mind: Mind) -> BotChoice:
    """Roll the cubes, once; in Elementary V and Λ are set out before."""
    view = mind.view
    fresh = view.phase is Phase.END
    if view.rolled and not fresh:
        return waits()
    laid = () if fresh else view.set_out
    # V and Λ are set out by hand in Elementary, before the other cubes are rolled.
    young = view.terms.deals_cards and view.terms.division is Division.ELEMENTARY
    if young and not laid:
        cubes = tuple(map(Cube, mind.rng.choice(("VVΛ", "VΛΛ"))))
        return acts(mind, action.SetOut(by=view.seat, cubes=cubes), BotReason.SET_OUT)
    return acts(mind, action.Roll(by=view.seat, cubes=faces_rolled(mind, laid)), BotReason.ROLL)


def faces_rolled(mind: Mind, laid: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """Return the faces that come up, beside what was set out."""
    rng = mind.rng
    if not mind.view.terms.deals_cards:
        return tuple(
            Cube(rng.choice(shown), colour)
            for colour, shown in FACES
            for _ in range(CUBES_OF_EACH_COLOUR)
        )
    set_out = "".join(cube.symbol for cube in laid)
    return tuple(
        Cube(rng.choice(kind.faces))
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(face in kind.faces for face in set_out))
    )


def deal(mind: Mind) -> BotChoice | None:
    """Deal as many cards as the division asks, all at once (On-Sets II-B); None if they lie."""
    view = mind.view
    dealt = () if view.phase is Phase.END else view.universe
    rules = view.terms.in_force(())
    assert isinstance(rules, OnSetsRules)
    if len(dealt) >= rules.fewest_cards:
        return None
    left = [card for card in ALL_CARDS if card not in dealt]
    number = mind.rng.randint(rules.fewest_cards, rules.most_cards) - len(dealt)
    cards = tuple(mind.rng.sample(left, number))
    return acts(mind, action.Deal(by=view.seat, cards=cards), BotReason.DEAL, cards=str(number))
