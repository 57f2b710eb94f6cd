"""Rolling the cubes, and in ON-SETS setting out and dealing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import ALL_CARDS, Card, Cube
from goalsetter.play.actions.base import Action, Beside, Door, Rule
from goalsetter.play.actions.listing import Candidate, Lister, Same
from goalsetter.play.actions.need import BEGINS, during
from goalsetter.play.effects import dealing, rolling
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import CARDS, CUBE, CUBES, NUMBER
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Fault

__all__ = ["CallDeal", "Deal", "Roll", "RollForFirst", "SetOut", "TakeBackCard"]


def list_first_choices(state: State, seat: Seat) -> Iterator[Candidate]:
    """List how the V and Λ cubes may lie, and how many cards may be dealt."""
    del seat
    if state.shake.phase in BEGINS:
        for cubes in rolling.SET_OUT:
            yield SetOut, {"cubes": tuple(map(Cube, cubes.elements()))}, ()
    if state.shake.phase is Phase.ROLL and state.terms.deals_cards:
        fewest, most = rolling.cards_allowed(state)
        for number in range(fewest, most + 1):
            yield CallDeal, {"number": number}, (CallDeal,)


def grounds_of_first_choices(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that decides what is said before the cubes lie."""
    del seat
    return state.shake.phase, Same(state.terms)


STARTS = Lister(10, list_first_choices, grounds_of_first_choices)


def refuse_late_choice(action: Action, door: Door) -> Fault | None:
    """Refuse a choice of somebody who has none to make now."""
    return None if action.by in door.choosing else Fault.NOT_NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class RollForFirst(Action):
    """Roll one cube for the first Goal-setter (I-D)."""

    do: ClassVar[str] = "roll_for_first"
    rule: ClassVar[Rule] = Rule(
        rolling.check_lot,
        rolling.roll_for_first,
        says("rolls for first", Slot("cube", CUBE)),
        needs=during(Phase.START),
        probes=lambda state, seat: [RollForFirst(by=seat, at=state.now, cube=Cube("1"))],
        by_table=True,
    )
    cube: Cube


def try_roll(state: State, seat: Seat) -> Iterator[Action]:
    """Try a roll that could come, where one is due."""
    if state.shake.phase in BEGINS:
        yield Roll(by=seat, at=state.now, cubes=rolling.possible_roll(state))


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    """Roll all the cubes: the faces that came up."""

    do: ClassVar[str] = "roll"
    rule: ClassVar[Rule] = Rule(
        rolling.check_roll,
        rolling.roll,
        says("rolls", Slot("cubes", CUBES)),
        needs=during(*BEGINS),
        probes=try_roll,
        by_table=True,
        beside=Beside.START,
    )
    cubes: tuple[Cube, ...]


def refuse_setting_out(action: SetOut, door: Door) -> Fault | None:
    """At an open table another's hand would be a slip to be charged; here it reaches no cube."""
    early = refuse_late_choice(action, door)
    if early is None and action.by != door.state.shake.setting:
        return Fault.NOT_THE_GOAL_SETTER
    return early


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOut(Action):
    """ON-SETS, Elementary: set out V and Λ instead of rolling the Restriction cubes (II-A-3)."""

    do: ClassVar[str] = "set_out"
    rule: ClassVar[Rule] = Rule(
        rolling.check_set_out,
        rolling.set_out,
        says("sets out", Slot("cubes", CUBES)),
        needs=during(*BEGINS),
        lister=STARTS,
        gate=refuse_setting_out,
        beside=Beside.START,
    )
    cubes: tuple[Cube, ...]


def try_deal(state: State, seat: Seat) -> Iterator[Action]:
    """Try the first card that is not dealt yet."""
    card = next((card for card in ALL_CARDS if card not in state.shake.universe), None)
    if card is not None:
        yield Deal(by=seat, at=state.now, cards=(card,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """ON-SETS: deal cards for the Universe (II-B)."""

    do: ClassVar[str] = "deal"
    rule: ClassVar[Rule] = Rule(
        rolling.check_deal,
        rolling.deal,
        says("deals", Slot("cards", CARDS)),
        needs=during(*BEGINS),
        probes=try_deal,
        of_content=frozenset({Fault.WRONG_NUMBER_OF_CARDS}),
        by_table=True,
        beside=Beside.START,
    )
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallDeal(Action):
    """ON-SETS: say how many cards to deal; which ones is for chance (II-B)."""

    do: ClassVar[str] = "call_deal"
    rule: ClassVar[Rule] = Rule(
        dealing.check_call,
        dealing.call,
        says("will deal", Slot("number", NUMBER)),
        needs=during(Phase.ROLL),
        lister=STARTS,
        gate=refuse_late_choice,
        beside=Beside.START,
    )
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackCard(Action):
    """ON-SETS: take dealt cards back."""

    do: ClassVar[str] = "take_back_card"
    rule: ClassVar[Rule] = Rule(
        rolling.check_take_back_card,
        rolling.take_back_card,
        says("takes back cards", Slot("cards", CARDS)),
        needs=lambda at: at.cards and at.phase is not Phase.END,
        probes=lambda state, seat: [
            TakeBackCard(by=seat, at=state.now, cards=state.shake.universe[:1])
        ],
        by_table=True,
    )
    cards: tuple[Card, ...]
