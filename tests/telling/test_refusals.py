"""A refusal of a guarded table is in the present: nothing happened, so nothing was undone."""

from __future__ import annotations

import re

import pytest

from goalsetter.notation import parse_cubes
from goalsetter.play import (
    Mode,
    Phase,
    Record,
    Refusal,
    Seat,
    Setup,
    State,
    Terms,
    action,
    apply,
    event,
    new_match,
)
from goalsetter.rules import EQUATIONS, Division, Fault
from goalsetter.telling import event_sentence, refusal_sentence
from goalsetter.words import render
from tests.words.fluent_files import group

OF_CHARGES = {"none", "solution-impossible", "charge-unfounded", "block-unused"}
"""Faults of a charge, and of a time that ran out: no table refuses an act for them."""
REMEDY = re.compile(r"\b(goes|go|comes|come) back\b|\bundone\b|\bwas\b.*\bnot count|struck out")
FAULTS = [
    key.removeprefix("fault-") for key in (*group("faults", "happen"), *group("faults", "nothing"))
]


@pytest.mark.parametrize("code", [code for code in FAULTS if code not in OF_CHARGES])
def test_a_refusal_speaks_of_now(code: str) -> None:
    """It says that you can't, and tells of no remedy."""
    sentence = render(refusal_sentence(Refusal(fault=Fault(code), clause="")))
    assert sentence.startswith("You can't ")
    assert not REMEDY.search(sentence)


A, B = Seat("A"), Seat("B")
WITHOUT_TIMES = "r1 r2 r3 r+ b2 b4 b- b- g5 g6 g7 g/ k8 k9 k^ k√"
MISSING = {
    "number of factors": (Fault.VARIATION_NO_EFFECT, "There is no × in this roll"),
    "0 wild": (Fault.VARIATION_NO_EFFECT, "There is no 0 in this roll"),
    "multiple of 12": (Fault.VARIATION_NOT_OFFERED, "6 to 11"),
}


def choosing(mode: Mode) -> State:
    """Ada is to choose first, with neither x nor 0 on the mat."""
    terms = Terms(edition=EQUATIONS.usual, division=Division.MIDDLE, mode=mode)
    given = Setup(
        by=A,
        phase=Phase.VARIATIONS,
        goal_setter=A,
        resources=parse_cubes(WITHOUT_TIMES),
        rolled=True,
    )
    return apply(new_match(terms), given).state


@pytest.mark.parametrize(("name", "fault", "missing"), [(k, *v) for k, v in MISSING.items()])
def test_a_guarded_table_says_what_a_choice_lacks(name: str, fault: Fault, missing: str) -> None:
    """2018-19 II-B-2: which cube was not rolled, or what may stand in the blank."""
    state = choosing(Mode.GUARDED)
    refusal = apply(state, action.SelectVariation(by=A, at=0, variations=(name,))).refusal
    assert refusal is not None
    assert refusal.fault is fault
    assert missing in render(refusal_sentence(refusal))


@pytest.mark.parametrize(("name", "fault", "missing"), [(k, *v) for k, v in MISSING.items()])
def test_a_charge_says_what_a_choice_lacks(name: str, fault: Fault, missing: str) -> None:
    """At an open table it is told when an opponent has charged it, and by a name of its own."""
    state = choosing(Mode.OPEN)
    chosen = apply(state, action.SelectVariation(by=A, at=0, variations=(name,)))
    charge = action.Charge(by=B, at=0, against=A, reason=fault.value)
    upheld = next(
        happened
        for happened in apply(chosen.state, charge).events
        if isinstance(happened, event.Upheld)
    )
    record = Record(terms=state.terms, names=((A, "Ada"), (B, "Bea")))
    assert missing in render(event_sentence(record, upheld))
    assert render(event_sentence(record, upheld)).endswith(f"[{upheld.clause}]")
    assert any(missing in render(event_sentence(record, each)) for each in chosen.events)
