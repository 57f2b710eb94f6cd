"""A second judge's opinion, and the protest that may follow (judges G7, G8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action, Beside, Rule
from goalsetter.play.actions.judging import refuse_without_judge
from goalsetter.play.actions.listing import Candidate, Lister
from goalsetter.play.actions.need import during
from goalsetter.play.effects import opinions
from goalsetter.play.effects.judging import ANSWERS
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import ORDINAL, SAYING, WORD
from goalsetter.play.seat import FURTHER_JUDGES, Seat
from goalsetter.play.state import Phase, State

__all__ = ["GiveOpinion", "Protest", "RequestOpinion"]

THE_RULING = Slot("ruling", ORDINAL)


def list_requests(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the rulings on which a second opinion can be asked."""
    del seat
    for number in range(len(state.rulings)):
        yield RequestOpinion, {"ruling": number}, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestOpinion(Action):
    """A player asks for a second judge on a ruling, by its number in the match (judges G7)."""

    do: ClassVar[str] = "request_opinion"
    rule: ClassVar[Rule] = Rule(
        opinions.check_request,
        opinions.request,
        says("asks for another judge on ruling", THE_RULING),
        at_once=True,
        lister=Lister(120, list_requests, lambda state, _: (len(state.rulings),)),
        rare=lambda at: at.phase is not Phase.END,
        gate=refuse_without_judge,
        beside=Beside.SHEET,
        passes=True,
    )
    ruling: int


def list_opinions(state: State, seat: Seat) -> Iterator[Candidate]:
    """List every answer to every ruling."""
    del seat
    for number in range(len(state.rulings)):
        for answer in ANSWERS:
            yield GiveOpinion, {"ruling": number, "answer": answer}, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveOpinion(Action):
    """A second or third judge answers the same question, knowing of no ruling (judges G7).

    The answer is yes or no; of a paper, whether it is right.
    """

    do: ClassVar[str] = "give_opinion"
    rule: ClassVar[Rule] = Rule(
        opinions.check_opinion,
        opinions.give,
        says("gives opinion on ruling", THE_RULING, Slot("answer", WORD, "of")),
        doers=frozenset(FURTHER_JUDGES),
        at_once=True,
        lister=Lister(140, list_opinions),
        beside=Beside.SHEET,
    )
    ruling: int
    answer: str


def try_protest(state: State, seat: Seat) -> Iterator[Action]:
    """Try a protest against every ruling."""
    for number in range(len(state.rulings)):
        yield Protest(by=seat, at=state.now, ruling=number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Protest(Action):
    """A player protests a ruling at the end of the round, with his reasons (judges G8)."""

    do: ClassVar[str] = "protest"
    rule: ClassVar[Rule] = Rule(
        opinions.check_protest,
        opinions.protest,
        says("protests ruling", THE_RULING, SAYING),
        at_once=True,
        needs=during(Phase.END),
        probes=try_protest,
        beside=Beside.SHEET,
        passes=True,
    )
    ruling: int
    said: str = ""
