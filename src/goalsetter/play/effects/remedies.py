"""Remedies of an upheld charge: cubes go back, a choice is struck, a Goal is reopened (IX-A-1).

Most offences are undone by going back to the shake as it was before them: everything done since
was done by the offender himself or was illegal too, for a legal act would have insulated them.
"""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.play.changes import (
    alter,
    back_in_resources,
    fine,
    give_turn,
    in_play,
    next_turn,
    pay,
    pick,
    playing,
    points_for,
    procedure,
    says,
    start,
    strike,
    take_all,
    taken_back,
)
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.copying import replace
from goalsetter.play.effects.choosing import FAULTS, forfeit, most, next_to_choose
from goalsetter.play.effects.rolling import time_to_roll
from goalsetter.play.effects.rounds import cut_off
from goalsetter.play.effects.writing import everyone_writes
from goalsetter.play.insulation import open_offences
from goalsetter.play.scorer import finish
from goalsetter.play.seat import NOBODY, Seat, Section
from goalsetter.play.state import Offence, Phase, Round, Shake, State, Status, VariationChoice
from goalsetter.rules import (
    CORRECTION_SECONDS,
    EXTRA_SECONDS,
    Cost,
    Fault,
    LeaderBonus,
    Task,
    rulings,
    settled_by,
)

Remedy = Callable[[State, Offence, Fault], State]

MOST_TRIES = 2
"""Tries at a legal variation (II-B-2)."""


def uphold_offence(state: State, offence: Offence, reason: Fault) -> State:
    """The charge is right: the remedy for its reason."""
    first = _first_of_its_kind(state, offence, reason)
    changed = _settle(REMEDIES.get(reason, _undo)(state, first, reason), first)
    stopped = cut_off(changed) if changed.round is Round.STOPPED else changed
    return replace(stopped, returned=back_in_resources(state.shake, changed.shake))


def _first_of_its_kind(state: State, offence: Offence, reason: Fault) -> Offence:
    """A bonus and a Goal set too early, say, are undone together (judges A12)."""
    alike = (o for o in open_offences(state) if o.by == offence.by and reason in o.reasons)
    return next(alike, offence)


def _settle(state: State, offence: Offence) -> State:
    """The offence, and everything that was undone with it, is dealt with."""
    undone = state.undone | {offence.action}
    offences = tuple(
        replace(other, status=Status.UPHELD)
        if other.status is Status.OPEN and other.action in undone
        else other
        for other in state.offences
    )
    return replace(state, offences=offences)


def _undo(state: State, offence: Offence, reason: Fault) -> State:
    """The shake is as it was before the offence; who must mend it has at least ten seconds."""
    undone = state.undone | set(range(offence.action, state.actions))
    back = replace(state, shake=offence.before, undone=undone)
    return _clock_after(back, offence, reason)


def _clock_after(state: State, offence: Offence, reason: Fault) -> State:
    """IX-A-1: ten seconds to mend; a player who was disturbed has his full time (judges C1)."""
    if reason in FRESH_GOAL_TIME:
        return _time_for_the_phase(state)
    if reason is Fault.OUT_OF_TURN and offence.by != state.shake.turn:
        return _time_for_the_phase(state)
    clock = offence.clock
    if clock is None or offence.past_countdown:
        return replace(state, clock=clock)
    left = max(CORRECTION_SECONDS * MILLISECONDS, clock.left(offence.at, offence.by))
    ends = state.now + left
    if clock.hand(offence.by).extra:
        return replace(state, clock=clock.with_hands((offence.by,), extra_ends=ends))
    return replace(state, clock=replace(clock, ends=ends, hands=()))


FRESH_GOAL_TIME = (Fault.NOT_THE_GOAL_SETTER, Fault.VARIATIONS_NOT_CHOSEN)


def _time_for_the_phase(state: State) -> State:
    """The task that is due begins afresh."""
    shake = state.shake
    if shake.phase is Phase.ROLL:
        return time_to_roll(state)
    if shake.phase is Phase.MOVE:
        return give_turn(state, shake.turn)
    if shake.phase is Phase.VARIATIONS:
        return start(state, Task.VARIATION, (shake.turn,))
    minute = says(state, rulings.table.TIME_AGAIN, "one-minute")
    return start(state, Task.GOAL, (shake.setting,), EXTRA_SECONDS if minute else None)


# Variations.


def _before_the_roll(state: State, offence: Offence, reason: Fault) -> State:
    """Judges A11: nothing was chosen; the minute for rolling begins anew, if it still runs."""
    del offence, reason
    rolling = state.shake.phase is Phase.ROLL and not state.shake.rolled
    return time_to_roll(state) if rolling else state


def _strike_choice(state: State, offence: Offence, reason: Fault) -> State:
    """II-B-2: a point and another try; after the second, no variation, or no shake (ET4)."""
    del reason
    shake = offence.before
    choice = next(c for c in state.shake.choices if c.action == offence.action)
    kept = _legal_part(choice, _room(state, offence))
    failed = dict(shake.failed)
    failed[offence.by] = failed.get(offence.by, 0) + 1
    choices = (*shake.choices, *((kept,) if kept else ()))
    back = replace(state, shake=replace(shake, choices=choices, failed=tuple(failed.items())))
    undone = replace(back, undone=state.undone | set(range(offence.action, state.actions)))
    fined = pay(undone, offence.by, Cost.ILLEGAL_VARIATION)
    if shake.phase is Phase.GOAL:  # a second one in Senior, which nobody owes (II-B-3)
        return _time_for_the_phase(fined)
    if failed[offence.by] >= MOST_TRIES:
        return _no_more_tries(fined, offence.by)
    again = alter(fined, turn=offence.by)
    minute = says(state, rulings.table.TIME_TO_REPLACE, "a-minute")
    return start(again, Task.VARIATION, (offence.by,), EXTRA_SECONDS if minute else None)


def _room(state: State, offence: Offence) -> int:
    """How many variations a player could still choose before the choice that was charged."""
    before = sum(len(c.chosen) for c in offence.before.choices if c.by == offence.by)
    return max(0, most(state, offence.by) - before)


def _legal_part(choice: VariationChoice, room: int) -> VariationChoice | None:
    """Of two variations chosen together the legal one stays (judges A17)."""
    legal = tuple(c for c, wrong in zip(choice.chosen, choice.wrong, strict=True) if not wrong)
    kept = legal[:room]
    return replace(choice, chosen=kept, wrong=(False,) * len(kept), bad=()) if kept else None


def _no_more_tries(state: State, by: Seat) -> State:
    """The second failure; barred, one leaves the Goal to the next, and a last player wins (ET4)."""
    shake = state.shake
    without = alter(state, choices=tuple(c for c in shake.choices if c.by != by))
    if not procedure(state).barred_after_two:
        return forfeit(without, by)
    barred = alter(without, barred=shake.barred | {by}, passed=shake.passed | {by})
    if len(playing(barred)) > 1:
        heir = next_turn(barred, by) if by == shake.setting else shake.setting
        return next_to_choose(alter(barred, setting=heir))
    table = procedure(state).scores
    scores = dict.fromkeys(state.seats, table.wrong)
    scores.update(dict.fromkeys(playing(barred), table.right))
    return finish(barred, tuple(sorted(scores.items())))


@settled_by(rulings.table.EXTRA_VARIATION)
def _strike_extra(state: State, offence: Offence, reason: Fault) -> State:
    """Judges A21: what is beyond the number is struck, without penalty."""
    del reason
    room = _room(state, offence)
    choice = next(c for c in state.shake.choices if c.action == offence.action)
    kept = _legal_part(choice, room)
    choices = (*offence.before.choices, *((kept,) if kept else ()))
    undone = state.undone | set(range(offence.action + 1, state.actions))
    back = replace(offence.before, choices=choices)
    return next_to_choose(replace(state, shake=back, undone=undone, clock=None))


# The Goal.


def _reopen_goal(state: State, offence: Offence, reason: Fault) -> State:
    """Judges B18: an undefined Goal must be rearranged or added to; its cubes stay.

    Digit cubes that the finished Goal of ON-SETS sent to Forbidden come back.
    """
    if offence.before.phase is Phase.MOVE:
        return _undo(state, offence, reason)
    before, after = offence.before, offence.after
    reopened = replace(
        after,
        phase=before.phase,
        turn=before.turn,
        goal_set=False,
        last_mover=NOBODY,
        forbidden=before.forbidden,
        resources=(*after.resources, *after.forbidden[len(before.forbidden) :]),
    )
    undone = state.undone | set(range(offence.action + 1, state.actions))
    return _clock_after(replace(state, shake=reopened, undone=undone), offence, reason)


def _shorten_goal(state: State, offence: Offence, reason: Fault) -> State:
    """Judges B14: cubes beyond six go back; laid together, the Goal-setter picks which."""
    if len(offence.cubes) <= 1:
        return _undo(state, offence, reason)
    reopened = _reopen_goal(state, offence, reason)
    one_of = tuple((cube, None) for cube in dict.fromkeys(offence.cubes))
    return alter(reopened, return_one_of=one_of, returning=offence.by)


def _void_no_goal(state: State, offence: Offence, reason: Fault) -> State:
    """Judges B34: the declaration is void, and cubes that were taken back return to the Goal."""
    taken = (
        other
        for other in state.offences
        if other.by == offence.by
        and Fault.GOAL_CUBES_TAKEN_BACK in other.reasons
        and other.status is not Status.INSULATED
    )
    return _undo(state, next(taken, offence), reason)


# Cubes that go back alone.


def _take_cubes_back(state: State, offence: Offence, reason: Fault) -> State:
    """A cube that strayed while the Goal was being set; what was laid of the Goal stays."""
    if offence.before.phase is Phase.MOVE:
        return _undo(state, offence, reason)
    back = taken_back(state.shake, offence.cubes, tuple(Section))
    shake = replace(back, played=in_play(back))
    kept = take_all(shake.bonus_cubes, offence.cubes)
    return replace(state, shake=shake if kept is None else replace(shake, bonus_cubes=kept))


def _one_of_two(state: State, offence: Offence, reason: Fault) -> State:
    """Judges B3, C12: of two cubes dropped together the player chooses which returns."""
    if len(offence.cubes) < 2:
        return _undo(state, offence, reason)
    moving = offence.before.phase is Phase.MOVE
    undone = range(offence.action + 1, state.actions) if moving else ()
    shake = offence.after if moving else state.shake
    new = {s: shake.section(s)[len(offence.before.section(s)) :] for s in Section}
    lying = tuple((c, s) for c in offence.cubes for s in Section if pick(new[s], c) is not None)
    asked = replace(_still_moving(state, shake, offence), return_one_of=lying, returning=offence.by)
    back = replace(state, shake=asked, undone=state.undone | set(undone))
    return start(back, Task.TURN, (offence.by,), CORRECTION_SECONDS) if moving else back


def _still_moving(state: State, shake: Shake, offence: Offence) -> Shake:
    """Two last cubes dropped at once have not ended the moves: one of them comes back."""
    if offence.before.phase is not Phase.MOVE or shake.phase is Phase.MOVE:
        return shake
    turn = next_turn(state, offence.by)
    return replace(shake, phase=Phase.MOVE, turn=turn, last_cube_by=NOBODY, papers=())


def _two_bonus_cubes(state: State, offence: Offence, reason: Fault) -> State:
    """Judges B3: the second cube of a Goal-setter's bonus goes back."""
    if len(offence.cubes) > 1:
        return _one_of_two(state, offence, reason)
    return _take_cubes_back(state, offence, reason)


# Bonus moves.


def _first_cube_is_the_move(state: State, offence: Offence, reason: Fault) -> State:
    """The first cube was the whole turn: a second one goes back (judges C6; ET9)."""
    if offence.before.phase is not Phase.MOVE:
        return _take_cubes_back(state, offence, reason)
    if offence.before.turn != offence.by:
        return _undo(state, offence, reason)
    if offence.after.phase is not Phase.MOVE:
        return state
    undone = state.undone | set(range(offence.action + 1, state.actions))
    back = replace(state, shake=offence.after, undone=undone)
    if back.shake.phase is Phase.WRITING:
        return everyone_writes(back)
    return give_turn(back, next_turn(back, offence.by))


@settled_by(rulings.table.LEADER_CHARGED)
def _leader_bonus(state: State, offence: Offence, reason: Fault) -> State:
    """V-C-2, IV-C-2: a point, once, and the second cube or the bonus cube back (judges C18)."""
    fined = _without_time_fine(state, offence)
    if procedure(state).leader_bonus[state.terms.division] is LeaderBonus.FINED:
        fined = fine(fined, offence.by, points_for(state, reason), reason)
    if offence.before.phase is Phase.MOVE:
        together = len(offence.cubes) > 1
        back = _one_of_two if together else _first_cube_is_the_move
        return back(fined, offence, reason)
    shake = taken_back(fined.shake, fined.shake.bonus_cubes, (Section.FORBIDDEN,))
    return replace(fined, shake=replace(shake, bonus_cubes=()))


def _without_time_fine(state: State, offence: Offence) -> State:
    """No point for time in the turn that the bonus itself has cost."""
    for number, penalty in enumerate(state.penalties):
        late = penalty.reason == Cost.TIME_LIMIT and penalty.action > offence.action
        if late and penalty.seat == offence.by and not penalty.struck:
            state = strike(state, number)
    return state


def _moved_after_challenge(state: State, offence: Offence, reason: Fault) -> State:
    """Judges D27: the cube goes back, and the challenge is worked out."""
    del reason
    shake = taken_back(state.shake, offence.cubes, tuple(Section))
    return replace(state, shake=shake, undone=state.undone | {offence.action})


def _nothing_moved(state: State, offence: Offence, reason: Fault) -> State:
    """The try had no effect, so nothing goes back."""
    del offence, reason
    return state


REMEDIES: dict[Fault, Remedy] = {
    Fault.BEFORE_THE_ROLL: _before_the_roll,
    **dict.fromkeys(FAULTS.values(), _strike_choice),
    Fault.TOO_MANY_VARIATIONS: _strike_extra,
    Fault.GOAL_UNDEFINED: _reopen_goal,
    Fault.GOAL_TOO_LONG: _shorten_goal,
    Fault.NO_GOAL_AFTER_COMMITMENT: _void_no_goal,
    Fault.MOVED_BEFORE_THE_GOAL: _take_cubes_back,
    Fault.BONUS_AFTER_GOAL_BEGUN: _take_cubes_back,
    Fault.BONUS_CUBE_NOT_ALLOWED: _take_cubes_back,
    Fault.FORBIDDEN_NOT_ALLOWED: _take_cubes_back,
    Fault.RESTRICTION_CUBE_FORBIDDEN: _take_cubes_back,
    Fault.TWO_BONUS_CUBES: _two_bonus_cubes,
    Fault.TWO_CUBES: _one_of_two,
    Fault.BONUS_NOT_CALLED: _one_of_two,
    Fault.BONUS_TO_WRONG_SECTION: _first_cube_is_the_move,
    Fault.LEADER_BONUS: _leader_bonus,
    Fault.MOVED_AFTER_CHALLENGE: _moved_after_challenge,
    Fault.SHIFT_AFTER_LAST_CUBE: _nothing_moved,
}
"""The remedy for each reason; for all others the shake goes back to before the offence."""
