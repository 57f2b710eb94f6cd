"""Words for the table: everything that can go wrong or happen there can be told to a person."""

from __future__ import annotations

import dataclasses
import re
from enum import StrEnum
from typing import get_args

import pytest

from goalsetter.play import Phase, Section
from goalsetter.play.event import Event
from goalsetter.rules import Claim, Cost, Fault, Task
from goalsetter.words import codes, written
from tests.words.fluent_files import arguments, group

ILLEGAL = group("faults", "happen")
SET_ASIDE = group("faults", "nothing")
REFUSED = group("faults", "at all")


def with_prefix(prefix: str) -> set[str]:
    """The codes of the catalogue under a prefix, without it."""
    return {code.removeprefix(prefix) for code in codes() if code.startswith(prefix)}


def kebab(name: str) -> str:
    """The name of a class as a code: ``SetAside`` is ``set-aside``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def test_every_fault_has_a_sentence() -> None:
    """One for each, and none too many."""
    assert with_prefix("fault-") == {fault.value for fault in Fault}


def test_every_reason_of_a_penalty_has_a_sentence() -> None:
    """Points are lost for a fault, or for one of the other reasons."""
    assert with_prefix("fine-") == set(Cost)


@pytest.mark.parametrize(
    ("prefix", "kind"),
    [("phase-", Phase), ("task-", Task), ("section-", Section), ("claim-", Claim)],
)
def test_every_value_has_its_words(prefix: str, kind: type[StrEnum]) -> None:
    """Phases, tasks, sections and claims: all of them, and none too many."""
    assert with_prefix(prefix) == {value.value.replace("_", "-") for value in kind}


def test_every_event_has_a_sentence() -> None:
    """One for each class of event, which asks only for what the event holds."""
    classes = {kebab(kind.__name__): kind for kind in get_args(Event)}
    assert with_prefix("event-") == classes.keys()
    for name, kind in classes.items():
        asked = arguments("en", f"event-{name}")
        assert asked <= {field.name for field in dataclasses.fields(kind)}


def test_a_fault_is_told_in_a_sentence_or_two() -> None:
    """It says what was wrong and what to do, in few words and without a code to look up."""
    told = {code: written("en")[code] for code in (*ILLEGAL, *SET_ASIDE, *REFUSED)}
    assert not [code for code, sentence in told.items() if not sentence.endswith(".")]
    assert not [code for code, sentence in told.items() if not 6 <= len(sentence.split()) <= 45]
    assert not [code for code, sentence in told.items() if "{" in sentence]


def test_the_groups_are_those_of_the_enum() -> None:
    """Charges, things set aside and refusals stand apart, as in the rules."""
    order = [f"fault-{fault.value}" for fault in Fault]
    assert [*ILLEGAL, *SET_ASIDE, *REFUSED] == order
