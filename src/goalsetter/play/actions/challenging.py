"""The block, challenges and charges, and words at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from goalsetter.play.actions.base import Action, Beside, Call, Log, Rule
from goalsetter.play.actions.judging import EndShake
from goalsetter.play.actions.listing import WORDS, Candidate, Lister, on_terms
from goalsetter.play.actions.need import never
from goalsetter.play.changes import procedure
from goalsetter.play.effects import challenging, charging, forceout, saying
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import AT_ONCE, DURATION, FLAG, SAYING, SEAT, TEXT, WORD
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.terms import Mode

__all__ = [
    "Challenge",
    "Charge",
    "Declare",
    "Forceout",
    "PickUpBlock",
    "PutDownBlock",
    "Say",
]

CLAIMS = (Phase.NO_GOAL, Phase.MOVE, Phase.WRITING)
"""When a challenge can be legal."""


def take_in_turn(action: Challenge | Charge, judged: bool) -> Action:
    """One comes after another at a table of ours, so nothing is at the same instant."""
    del judged
    return replace(action, simultaneous=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Forceout(Action):
    """Call forceout (2011-12 ET20)."""

    do: ClassVar[str] = "forceout"
    rule: ClassVar[Rule] = Rule(
        forceout.check_forceout,
        forceout.forceout,
        says("calls forceout"),
        insulates=True,
        call=Call.WORDS,
        needs=lambda at: at.turn and at.phase is Phase.MOVE,
        lister=WORDS,
    )


# The block and what it is lifted for.


@dataclass(frozen=True, slots=True, kw_only=True)
class PickUpBlock(Action):
    """Lift the challenge block."""

    do: ClassVar[str] = "pick_up_block"
    rule: ClassVar[Rule] = Rule(
        challenging.check_pick_up,
        challenging.pick_up,
        says("lifts block"),
        aside=challenging.lift_wrongly,
        needs=lambda at: at.phase is not Phase.END,
        lister=WORDS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PutDownBlock(Action):
    """Put the block down again without a challenge."""

    do: ClassVar[str] = "put_down_block"
    rule: ClassVar[Rule] = Rule(
        challenging.check_put_down,
        challenging.put_down,
        says("puts down block"),
        at_once=True,
        needs=never,
        lister=WORDS,
    )


def list_challenges(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the claims that the book knows, each by one of its words."""
    del seat
    for claim in dict.fromkeys(procedure(state).words.values()):
        yield Challenge, {"kind": claim.value}, ()


def stands_afterwards(before: State, after: State, action: Challenge) -> bool:
    """VIII-A: after the last cube went to Forbidden even a good challenge is set aside."""
    del before, action
    return after.shake.challenge is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Action):
    """Name a challenge, with the block in hand unless it says otherwise."""

    do: ClassVar[str] = "challenge"
    rule: ClassVar[Rule] = Rule(
        challenging.check_challenge,
        challenging.challenge,
        says(
            "challenges",
            Slot("kind", WORD),
            Slot("against", SEAT, "against"),
            Slot("without_block", FLAG, "without block"),
            AT_ONCE,
        ),
        aside=challenging.set_aside,
        rightly=stands_afterwards,
        at_once=True,
        needs=lambda at: at.phase in CLAIMS or (at.open and at.phase is not Phase.END),
        lister=Lister(50, list_challenges, on_terms),
        taken=take_in_turn,
    )
    kind: str
    against: Seat = NOBODY
    without_block: bool = False
    simultaneous: bool = False


def list_charges(state: State, seat: Seat) -> Iterator[Candidate]:
    """Every charge that could be made, so that nobody is told what he has done."""
    del seat
    if state.terms.mode is Mode.GUARDED:
        return
    for against in state.seats:
        like = (Charge, against)
        for reason in charging.reasons(state.terms):
            yield Charge, {"against": against, "reason": reason.value}, like


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge(Action):
    """Charge a player with illegal procedure and name it."""

    do: ClassVar[str] = "charge_illegal_procedure"
    rule: ClassVar[Rule] = Rule(
        charging.check_charge,
        charging.charge,
        says(
            "charges",
            Slot("against", SEAT),
            Slot("reason", WORD, "with"),
            Slot("took", DURATION, "taking"),
            AT_ONCE,
            SAYING,
        ),
        rightly=lambda before, _, action: charging.charged(before, action) is not None,
        call=Call.WORDS,
        needs=lambda at: at.open and at.phase not in (Phase.START, Phase.END),
        lister=Lister(60, list_charges, on_terms),
        rare=True,
        taken=take_in_turn,
    )
    against: Seat
    reason: str
    simultaneous: bool = False
    said: str = ""
    took: int = 0
    """The time between the charge and naming what was wrong."""


# Other words.


def is_said_without_block(log: Log, number: int) -> bool:
    """Whether words were mere words: a player with the block in hand puts it down (judges B29)."""
    seat = log[number].by
    for earlier in reversed(log[:number]):
        if isinstance(earlier, EndShake):
            return True
        if earlier.by == seat and isinstance(earlier, PickUpBlock | Challenge | Charge | Say):
            return not isinstance(earlier, PickUpBlock)
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Action):
    """Say other words."""

    do: ClassVar[str] = "say"
    rule: ClassVar[Rule] = Rule(
        saying.check_words,
        saying.speak,
        says("says", Slot("what", TEXT)),
        at_once=True,
        probes=lambda state, seat: [Say(by=seat, at=state.now, what="")],
        rare=True,
        beside=Beside.PAPERS,
        passes=is_said_without_block,
    )
    what: str


def bind_nobody(state: State, action: Declare, objection: object, referee: object) -> State:
    """Change nothing: a declaration binds nobody (judges B22, P6)."""
    del action, objection, referee
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare(Action):
    """State a meaning or a grouping, which binds nobody (judges P6)."""

    do: ClassVar[str] = "declare"
    rule: ClassVar[Rule] = Rule(
        saying.check_words,
        bind_nobody,
        says("declares", Slot("what", TEXT)),
        at_once=True,
        probes=lambda state, seat: [Declare(by=seat, at=state.now, what="")],
        rare=True,
        beside=Beside.PAPERS,
        passes=True,
    )
    what: str
