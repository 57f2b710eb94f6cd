"""Charging illegal procedure that lies open on the mat, at a table that lets it happen.

Only what the view proves is charged: a bot remembers nothing, and an unfounded charge would be
made again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts
from goalsetter.bots.goal_ideas import is_goal
from goalsetter.bots.mind import Mind
from goalsetter.bots.variation_chooser import fault_of
from goalsetter.cubes import Universe
from goalsetter.play import Mode, Phase, Seat, action, left_of
from goalsetter.rules import Fault, LeaderBonus

Charges = Iterator[tuple[Seat, Fault]]


def charge(mind: Mind) -> BotChoice | None:
    """Charge the first illegal procedure of an opponent that is seen, if the player notices."""
    if mind.view.terms.mode is Mode.GUARDED or not mind.happens(mind.level.charges):
        return None
    for seen in SEEN.get(mind.view.phase, ()):
        for against, fault in seen(mind):
            if against != mind.view.seat:
                charged = action.Charge(by=mind.view.seat, against=against, reason=fault.value)
                return acts(mind, charged, BotReason.CHARGES, against=against, fault=fault.value)
    return None


def faults_of_choice(mind: Mind) -> Charges:
    """II-B-2: the last choice of variations, of which one is not legal after the others."""
    view = mind.view
    standing = [choice for choice in view.choices if not choice.void]
    if not standing:
        return
    last = standing[-1]
    before = tuple(str(chosen) for choice in standing[:-1] for chosen in choice.chosen)
    universe = Universe(view.universe) if view.universe else None
    for at, suspect in enumerate(last.chosen):
        rest = tuple(str(other) for other in (*last.chosen[:at], *last.chosen[at + 1 :]))
        fault = fault_of(view.terms, str(suspect), (*before, *rest), view.resources, universe)
        if fault is not None:
            yield last.by, fault


def faults_of_goal(mind: Mind) -> Charges:
    """IV-B-1: a Goal that names nothing, before anything is moved; in the older book a flub."""
    view = mind.view
    if view.last_mover != view.setting or not view.terms.procedure.undefined_goal_charged:
        return
    if view.goal is not None and not is_goal(mind, view.goal) and not mind.rules.in_chosen_base():
        yield view.setting, Fault.GOAL_UNDEFINED


def faults_of_bonus(mind: Mind) -> Charges:
    """IV-C-1: before the Goal is begun nothing but a bonus lies in Forbidden, and only one cube."""
    view = mind.view
    if view.goal is None and len(view.forbidden) > 1:
        yield view.setting, Fault.TWO_BONUS_CUBES
    elif view.goal is None and view.forbidden and is_barred_leader(mind, view.setting):
        yield view.setting, Fault.LEADER_BONUS


def faults_of_leader(mind: Mind) -> Charges:
    """V-C-2: the player who leads has a bonus cube down and owes the second."""
    if mind.view.owes_second and is_barred_leader(mind, mind.view.turn):
        yield mind.view.turn, Fault.LEADER_BONUS


def is_barred_leader(mind: Mind, seat: Seat) -> bool:
    """Whether a player may not bonus for having, alone, the most points."""
    view = mind.view
    policy = view.terms.procedure.leader_bonus[view.terms.division]
    best = max(total for _, total in view.totals)
    leaders = [leader for leader, total in view.totals if total == best]
    return leaders == [seat] and policy is not LeaderBonus.FREE


def faults_of_last_cube(mind: Mind) -> Charges:
    """VIII-A: nothing is left in Resources, and still nobody writes."""
    view = mind.view
    if not view.resources and not view.terms.procedure.forceout:
        yield view.last_mover, Fault.LAST_CUBE_FORBIDDEN


def faults_of_turn(mind: Mind) -> Charges:
    """V-B: the last mover does not sit right of who is to move, and nobody's time ran out."""
    view = mind.view
    lost = any(penalty.shake == view.number for penalty in view.penalties)
    if view.owes_second or lost or view.barred or view.terms.players == 2:
        return
    if left_of(view.last_mover, view.terms.seats) != view.turn:
        yield view.last_mover, Fault.OUT_OF_TURN


SEEN: dict[Phase, tuple[Callable[[Mind], Charges], ...]] = {
    Phase.VARIATIONS: (faults_of_choice,),
    Phase.GOAL: (faults_of_bonus,),
    Phase.MOVE: (faults_of_goal, faults_of_leader, faults_of_last_cube, faults_of_turn),
}
"""The faults that can be seen in each phase."""
