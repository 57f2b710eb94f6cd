"""Choosing variations: order, number, illegal tries, insulation (2018-19 II-B; 2011-12 ET4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from goalsetter.cubes import Card, Cube, Universe
from goalsetter.judge import Finding, FindingCode, rule_on_choice
from goalsetter.play import actions
from goalsetter.play.actions.listing import Same
from goalsetter.play.changes import alter, as_it_seems, enter, limit, procedure, start
from goalsetter.play.clock import MILLISECONDS, Clock
from goalsetter.play.copying import replace
from goalsetter.play.referee import Referee
from goalsetter.play.seat import Seat, round_from
from goalsetter.play.state import Phase, State, VariationChoice
from goalsetter.play.step import Objection, offence, refused
from goalsetter.play.terms import Terms
from goalsetter.rules import (
    AnyVariation,
    ChoiceQuestion,
    Chosen,
    Fault,
    Offer,
    RolledCubes,
    Task,
    fills,
)

FAULTS = {
    FindingCode.NO_EFFECT: Fault.VARIATION_NO_EFFECT,
    FindingCode.ALREADY_CHOSEN: Fault.VARIATION_ALREADY_CHOSEN,
    FindingCode.CONFLICTS: Fault.VARIATION_CONFLICT,
    FindingCode.NOT_OFFERED: Fault.VARIATION_NOT_OFFERED,
}
"""Findings of the judge on a choice, each as a reason for a charge."""


def owed(state: State, seat: Seat) -> int:
    """How many variations a player must choose in all (II-B-3)."""
    two_by_any = state.terms.list_of_variations.two_by_any
    alone = len(state.seats) == 2 and seat != state.shake.setting and not two_by_any
    return 2 if alone else 1


def most(state: State, seat: Seat) -> int:
    """How many a player may choose: in Senior anyone two (II-B-3)."""
    return 2 if state.terms.list_of_variations.two_by_any else owed(state, seat)


def count(state: State, seat: Seat) -> int:
    """How many a player has circled, legal or not."""
    return sum(len(choice.chosen) for choice in state.shake.choices if choice.by == seat)


def owing(state: State) -> tuple[Seat, ...]:
    """The players who have still to choose, in order, before a Goal may be set."""
    shake = state.shake
    if shake.phase is not Phase.VARIATIONS:
        return ()
    return tuple(
        seat
        for seat in round_from(shake.setting, state.seats)
        if seat not in shake.passed and count(state, seat) < owed(state, seat)
    )


def mending(state: State) -> tuple[Seat, ...]:
    """Players whose illegal choice is neither charged nor insulated: they may be called back."""
    if state.shake.phase is not Phase.VARIATIONS:
        return ()
    return tuple(choice.by for choice in state.shake.choices if choice.bad and not choice.void)


def may_select(state: State) -> tuple[Seat, ...]:
    """The players who may choose now."""
    if state.shake.phase is not Phase.VARIATIONS:
        return ()
    return owing(state)[:1]


def find(state: State, name: str) -> Chosen | None:
    """The variation that is meant; nothing if it is none, or its blank is not filled."""
    variation = state.terms.book.catalogue.find(name)
    return variation[1] if variation else None


def unfilled(state: State, name: str) -> bool:
    """Whether the name is that of a variation with a blank, and nothing stands in it."""
    return state.terms.book.catalogue.is_unfilled(name)


def check_select(state: State, action: actions.SelectVariation) -> Objection | None:
    """II-B-1 to 3: in order, as many as are owed, each legal."""
    shake = state.shake
    if not procedure(state).variations or not action.variations or shake.phase is Phase.START:
        return refused(Fault.NOT_NOW)
    if shake.phase is Phase.ROLL:
        return offence(Fault.BEFORE_THE_ROLL)
    late = shake.phase is Phase.GOAL and is_adding(state, action.by)
    if not (shake.phase is Phase.VARIATIONS or late) or action.by in shake.passed:
        return refused(Fault.NOT_NOW)
    if any(unfilled(state, name) for name in action.variations):
        return refused(Fault.BLANK_UNFILLED)
    faults: tuple[Fault, ...] = ()
    if action.by not in owing(state)[:1] and not _may_add(state, action.by):
        faults += (Fault.OUT_OF_TURN,)
    findings = tuple(finding for finding in _findings_on(state, action) if finding is not None)
    faults += tuple(dict.fromkeys(FAULTS[finding.code] for finding in findings))
    if count(state, action.by) + len(action.variations) > most(state, action.by):
        faults += (Fault.TOO_MANY_VARIATIONS,)
    return replace(offence(*faults), findings=findings) if faults else None


def is_adding(state: State, seat: Seat) -> bool:
    """II-B-3: whether a player who has chosen one may still choose a second within his time.

    The last one may too: until the Goal is begun. That the time is over is an action of its own
    (decision 32), the same as if he had said that it is all.
    """
    shake = state.shake
    begun = shake.goal is not None or shake.committed or bool(shake.bonus_cubes)
    if shake.phase not in (Phase.VARIATIONS, Phase.GOAL) or begun:
        return False
    return dict(shake.adding).get(seat, NEVER) != NEVER


NEVER = -1
"""A moment before every match."""


def _may_add(state: State, seat: Seat) -> bool:
    """Whether a player may choose though it is another's turn.

    A position that is set up, and a choice that was charged, tell of no time: then it is enough
    that nobody has chosen after him.
    """
    choices = state.shake.choices
    if is_adding(state, seat):
        return True
    newest = bool(choices) and choices[-1].by == seat and count(state, seat) < most(state, seat)
    again = state.shake.turn == seat and state.shake.phase is Phase.VARIATIONS
    return newest and (again or seat not in dict(state.shake.adding))


def _findings_on(state: State, action: actions.SelectVariation) -> list[Finding | None]:
    """The fault of each variation, those before it being chosen.

    A wild cube circled after it may give it its effect all the same (judges A22, A26, A31).
    """
    counting = (c for c in state.shake.choices if not c.bad and not c.void)
    before = [str(variation) for choice in counting for variation in choice.chosen]
    names = action.variations
    findings = [_finding(state, name, (*before, *names[:at])) for at, name in enumerate(names)]
    sound = [name for name, finding in zip(names, findings, strict=True) if finding is None]
    return [
        _finding(state, name, (*before, *sound))
        if finding is not None and finding.code is FindingCode.NO_EFFECT
        else finding
        for name, finding in zip(names, findings, strict=True)
    ]


def _finding(state: State, name: str, already: tuple[str, ...]) -> Finding | None:
    shake = state.shake
    # By identity: to look a roll up by its two dozen cubes would cost more than all the rest.
    return _judged(Same(state.terms), name, already, Same(shake.resources), Same(shake.universe))


@lru_cache(maxsize=4096)
def _judged(
    of_terms: Same, name: str, already: tuple[str, ...], rolled: Same, dealt: Same
) -> Finding | None:
    """The judge's finding on a choice; asked again, it is remembered."""
    terms: Terms = of_terms.value
    resources: tuple[Cube, ...] = rolled.value
    universe: tuple[Card, ...] = dealt.value
    before = map(terms.book.catalogue.find, already)
    question = ChoiceQuestion(
        name=name,
        already=already,
        resources=resources,
        edition=terms.book,
        division=terms.division,
        universe=Universe(universe) if universe else None,
        years=terms.years,
        rules=terms.in_force(tuple(variation[1] for variation in before if variation is not None)),
    )
    verdict = rule_on_choice(question, briefly=True)
    return None if verdict.legal else verdict.findings[0]


def select(
    state: State, action: actions.SelectVariation, objection: Objection | None, referee: Referee
) -> State:
    """The choice is noted, legal or not: nobody is told, and the next player chooses."""
    del referee
    if state.shake.phase is Phase.ROLL:
        return state
    faults = objection.faults if objection else ()
    bad = tuple(f for f in faults if f in FAULTS.values() or f is Fault.TOO_MANY_VARIATIONS)
    named = tuple(find(state, name) or Chosen(name) for name in action.variations)
    wrong = tuple(finding is not None for finding in _findings_on(state, action))
    choice = VariationChoice(by=action.by, chosen=named, action=state.actions, wrong=wrong, bad=bad)
    chosen = alter(state, choices=(*state.shake.choices, choice))
    more = count(chosen, action.by) < most(chosen, action.by)
    clock = state.clock
    own = clock is not None and clock.task is Task.VARIATION and action.by in clock.players
    ends = clock.ends if clock is not None and own else _end_of_time(state)
    return next_to_choose(_with_time(chosen, action.by, ends if more else NEVER))


def is_senior(state: State) -> bool:
    """Whether anybody may choose two variations (II-B-3)."""
    return state.terms.list_of_variations.two_by_any


def _with_time(state: State, seat: Seat, until: int) -> State:
    """A player's time for a second variation; it is not made longer by an illegal one."""
    known = dict(state.shake.adding)
    if not is_senior(state) or (seat in known and until != NEVER):
        return state
    return alter(state, adding=tuple((known | {seat: until}).items()))


def _end_of_time(state: State) -> int:
    """II-B-1: when the time of the one who chooses now is over."""
    begins = max(state.now, state.shake.roll_started + limit(state, Task.ROLL) * MILLISECONDS)
    return begins + limit(state, Task.VARIATION) * MILLISECONDS


def check_stop(state: State, action: actions.StopChoosing) -> Objection | None:
    """Only one who could choose a second has anything to renounce."""
    return None if is_adding(state, action.by) else refused(Fault.NOT_NOW)


def stop(
    state: State, action: actions.StopChoosing, objection: Objection | None, referee: Referee
) -> State:
    """That is all: nobody has to wait for a second one."""
    del objection, referee
    return _with_time(state, action.by, NEVER)


def next_to_choose(state: State) -> State:
    """The next player chooses, or the Goal is set when nobody is left."""
    waiting = owing(state)
    if not waiting:
        return ready_for_the_goal(state)
    clock = state.clock
    if waiting[0] == state.shake.turn and clock is not None and clock.task is not Task.GOAL:
        return state
    return _timed(alter(state, turn=waiting[0]), waiting[0])


def _timed(state: State, seat: Seat) -> State:
    """II-B-1: the rest of the minute for rolling, and 15 seconds more."""
    ends = _end_of_time(state)
    clock = Clock(task=Task.VARIATION, players=(seat,), started=state.now, ends=ends)
    return replace(state, clock=clock)


def ready_for_the_goal(state: State) -> State:
    """All have chosen: the Goal is to be set."""
    if state.shake.phase is not Phase.VARIATIONS:
        return state
    setting = state.shake.setting
    opened = enter(alter(state, turn=setting), Phase.GOAL)
    return start(opened, Task.GOAL, (setting,))


def forfeit(state: State, seat: Seat) -> State:
    """A player has no variation this shake (II-B-2, XI-A)."""
    return next_to_choose(alter(state, passed=state.shake.passed | {seat}))


# What may be chosen.


@dataclass(frozen=True, slots=True)
class Choosable:
    """A variation of the list that may be chosen now, with each legal way to fill its blank.

    There is one empty way if it has no blank; of sets only simple ones are listed.
    """

    variation: AnyVariation
    offer: Offer
    fills: tuple[str, ...]

    def named(self, fill: str) -> Chosen:
        """The choice, with this filled in."""
        return Chosen(self.variation.name, fill)


def choosable(state: State, seat: Seat) -> tuple[Choosable, ...]:
    """Every variation that a player may choose now, as far as he can see."""
    seems = as_it_seems(state)
    if seat not in may_select(seems) and not is_adding(seems, seat):
        return ()
    terms, shake = state.terms, seems.shake
    roll = RolledCubes(shake.resources, Universe(shake.universe) if shake.universe else None)

    def is_legal(choice: Chosen) -> bool:
        deed = actions.SelectVariation(by=seat, at=state.now, variations=(str(choice),))
        return check_select(seems, deed) is None

    options = []
    for offer in terms.offers:
        variation = terms.book.catalogue.named(offer.name)
        ways = fills(variation, offer, roll)
        legal = tuple(way for way in ways if is_legal(Chosen(variation.name, way)))
        options += [Choosable(variation, offer, legal)] if legal else []
    return tuple(options)


def check_say_variation(state: State, action: actions.SayVariation) -> Objection | None:
    """Saying a variation chooses nothing (judges A4 to A6)."""
    del action
    return refused(Fault.NOT_NOW) if state.shake.phase is not Phase.VARIATIONS else None


def say_variation(
    state: State, action: actions.SayVariation, objection: Objection | None, referee: Referee
) -> State:
    """Nothing is chosen."""
    del action, objection, referee
    return state
