"""A case with one expectation changed must fail: the runner looks at every field.

Every case of the EQUATIONS file is changed in every way that applies; nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from goalsetter.cases import run_case
from goalsetter.judge import FindingCode
from goalsetter.questions import read_question
from tests.cases_room.case_files import EQUATIONS, Case, cases
from tests.judging import judge_equation

Mutation = Callable[[Case], Iterator[Case]]

STRANGE = "1234567/89+sqrt(7)"
"""A value that no case expects."""


def texts(case: Case, key: str) -> list[str]:
    """A list of texts in a case; empty if it is not there."""
    found = case.get(key, [])
    assert isinstance(found, list)
    return found


def ruling_flipped(case: Case) -> Iterator[Case]:
    """Turn correct or legal into wrong, and the other way round."""
    for key in ("correct", "legal"):
        if key in case:
            yield {**case, key: not case[key]}


def value_added(case: Case) -> Iterator[Case]:
    """One value more than there are."""
    if "values" in case:
        yield {**case, "values": [*texts(case, "values"), STRANGE]}


def value_removed(case: Case) -> Iterator[Case]:
    """One value fewer than there are, each in turn."""
    values = texts(case, "values")
    for at in range(len(values)):
        yield {**case, "values": values[:at] + values[at + 1 :]}


def value_changed(case: Case) -> Iterator[Case]:
    """Another value in the place of one, each in turn."""
    for key in ("values", "includes"):
        values = texts(case, key)
        for at, value in enumerate(values):
            yield {**case, key: [*values[:at], f"({value})+{STRANGE}", *values[at + 1 :]]}


def includes_and_excludes_swapped(case: Case) -> Iterator[Case]:
    """Forbid what must be there, and the other way round."""
    names = {"includes": "excludes", "excludes": "includes"}
    if names.keys() & case.keys():
        yield {names.get(key, key): value for key, value in case.items()}


def reason_replaced(case: Case) -> Iterator[Case]:
    """Each reason that the judge does not give, in the place of those expected."""
    if "why" in case:
        question = read_question(case)
        given = judge_equation(
            str(case["equation"]), question.mat, question.rules, question.challenge
        ).codes
        rest = {key: value for key, value in case.items() if key != "why_also"}
        for code in set(FindingCode) - given:
            yield {**rest, "why": code.value}


def counter_exchanged(case: Case) -> Iterator[Case]:
    """A regrouping that is said to be none."""
    if "counter" in case:
        yield {**case, "not_counter": [case["counter"]]}


def key_unknown(case: Case) -> Iterator[Case]:
    """A key that nobody knows."""
    yield {**case, "vallues": []}


def name_unknown(case: Case) -> Iterator[Case]:
    """A name that nobody knows, for whatever is named."""
    for key in ("rules", "division", "kind", "where", "challenge", "why", "ruling", "choose"):
        if key in case:
            yield {**case, key: "nonsense"}
    for key in ("variations", "already"):
        if key in case:
            yield {**case, key: ["nonsense"]}


MUTATIONS: list[Mutation] = [
    ruling_flipped,
    value_added,
    value_removed,
    value_changed,
    includes_and_excludes_swapped,
    reason_replaced,
    counter_exchanged,
    key_unknown,
    name_unknown,
]


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_changed_case_fails(mutation: Mutation) -> None:
    """Every change is noticed, in every case to which it applies."""
    changed = [(case["id"], each) for case in cases(EQUATIONS) for each in mutation(case)]
    assert changed
    assert not [name for name, each in changed if run_case(each).passed]


@pytest.mark.parametrize("key", ["id", "rules", "kind"])
def test_a_case_that_lacks_a_key_fails(key: str) -> None:
    """No case is run without its id, its edition and its kind."""
    for case in cases(EQUATIONS)[::10]:
        outcome = run_case({name: value for name, value in case.items() if name != key})
        assert (outcome.trouble, outcome.details["key"]) == ("missing-key", key)
