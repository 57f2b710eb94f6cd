"""Illegal procedures: recorded when they happen, insulated by another player's legal act (IX)."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.cubes import Cube, LaidGoal, SetGoal
from goalsetter.play.actions.base import Action
from goalsetter.play.changes import warned
from goalsetter.play.copying import replace
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.scorer import next_shake
from goalsetter.play.seat import Seat
from goalsetter.play.state import Offence, Phase, State, Status, VariationChoice
from goalsetter.play.step import Objection
from goalsetter.rules import Fault

OF_VARIATIONS = frozenset(
    {
        Fault.VARIATION_ALREADY_CHOSEN,
        Fault.VARIATION_CONFLICT,
        Fault.VARIATION_NO_EFFECT,
        Fault.VARIATION_NOT_OFFERED,
    }
)
"""Faults of a choice: insulated, it costs nothing and counts for nothing (II-B-2)."""


def record(before: State, after: State, action: Action, objection: Objection) -> State:
    """The state with an illegal procedure noted that may be charged.

    What begins a shake was done in that shake: undone, nothing of the one before comes back.
    """
    began = before.shake.number != after.shake.number
    noted = Offence(
        by=action.by,
        reasons=objection.faults,
        action=before.actions,
        at=before.now,
        before=next_shake(before).shake if began else before.shake,
        after=after.shake,
        clock=before.clock,
        past_countdown=before.clock is not None and warned(before, before.clock, action.by),
        cubes=_cubes(action),
        findings=objection.findings,
    )
    return replace(after, offences=(*after.offences, noted))


def _cubes(action: Action) -> tuple[Cube, ...]:
    """The cubes that an action moved."""
    cube, goal = getattr(action, "cube", None), getattr(action, "goal", None)
    if isinstance(cube, Cube):
        return (cube,)
    return (
        goal_cubes(goal) if isinstance(goal, LaidGoal | SetGoal) else getattr(action, "cubes", ())
    )


def open_offences(state: State) -> tuple[Offence, ...]:
    """Illegal procedures that may still be charged."""
    return tuple(offence for offence in state.offences if offence.status is Status.OPEN)


def insulate(state: State, by: Seat) -> State:
    """A legal act by a player makes what others did illegally stand (IX-B); his own stays open.

    By ``NOBODY``, after a valid challenge, it is everything (judges P10).
    """
    return _insulated(state, lambda offence: offence.by != by and offence.reasons != LAST_CUBE)


LAST_CUBE = (Fault.LAST_CUBE_FORBIDDEN,)
"""Never insulated: the cube goes back (VIII-A)."""


def insulate_choices(state: State) -> State:
    """A legal Goal ends the time for charging a variation, whoever sets it (II-B-2)."""
    return _insulated(state, lambda offence: bool(OF_VARIATIONS & set(offence.reasons)))


def insulate_action(state: State, action: int) -> State:
    """One act stands from now on."""
    return _insulated(state, lambda offence: offence.action == action)


def _insulated(state: State, which: Callable[[Offence], bool]) -> State:
    if not state.offences:
        return state
    changed = tuple(
        replace(offence, status=Status.INSULATED)
        if offence.status is Status.OPEN and which(offence)
        else offence
        for offence in state.offences
    )
    if changed == state.offences:
        return state  # the same object: events are looked for only in what is another one
    newly = {
        offence.action
        for offence, was in zip(changed, state.offences, strict=True)
        if offence.status is not was.status
    }
    return _void_choices(replace(state, offences=changed), newly)


def _void_choices(state: State, actions: set[int]) -> State:
    """Insulated choices that were illegal are ignored; what prevails in this book stands."""
    choices: list[VariationChoice] = []
    for choice in state.shake.choices:
        if choice.action not in actions or not choice.bad:
            choices.append(choice)
            continue
        over = _prevails(state, choice)
        choices = [
            part for c in choices for part in _parts(c, [v in over.values() for v in _names(c)])
        ]
        wrong = zip(_names(choice), choice.wrong, strict=True)
        choices += _parts(choice, [bad and name not in over for name, bad in wrong])
    return replace(state, shake=replace(state.shake, choices=tuple(choices)))


def _names(choice: VariationChoice) -> list[str]:
    return [variation.name for variation in choice.chosen]


def _prevails(state: State, choice: VariationChoice) -> dict[str, str]:
    """Which variations of a conflicting choice stand over which chosen before (2011-12 ST7)."""
    if Fault.VARIATION_CONFLICT not in choice.bad:
        return {}
    prevailing = state.terms.procedure.prevailing
    return {name: prevailing[name] for name in _names(choice) if name in prevailing}


def _parts(choice: VariationChoice, ignored: list[bool]) -> list[VariationChoice]:
    """A choice as what counts of it and what is ignored: of two names one may be void (ET4)."""
    if choice.void or (choice.bad and not any(ignored)):
        return [choice if choice.void else _counting(choice)]
    parts = []
    for void in (False, True):
        at = [number for number, is_ignored in enumerate(ignored) if is_ignored is void]
        chosen = tuple(choice.chosen[number] for number in at)
        wrong = tuple(choice.wrong[number] for number in at)
        part = replace(choice, chosen=chosen, wrong=wrong, void=void)
        parts += [part if void else _counting(part)] if at else []
    return parts


def _counting(choice: VariationChoice) -> VariationChoice:
    """A choice all of which counts."""
    return replace(choice, bad=(), wrong=(False,) * len(choice.chosen))


def forbidden_last_cube(state: State) -> Offence | None:
    """The last cube lying in Forbidden, not charged yet."""
    if state.shake.phase is not Phase.MOVE:
        return None
    faulty = [
        offence for offence in open_offences(state) if Fault.LAST_CUBE_FORBIDDEN in offence.reasons
    ]
    return faulty[-1] if faulty else None
