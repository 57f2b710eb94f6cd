"""A case of ON-SETS with one expectation changed must fail: the runner looks at every field.

Every case of the ON-SETS file is changed in every way that applies; nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.cases import run_case
from goalsetter.judge import FindingCode
from goalsetter.questions import read_set_question
from tests.cases_room.case_files import ON_SETS, Case, cases
from tests.cases_room.test_mutations import (
    Mutation,
    key_unknown,
    name_unknown,
    ruling_flipped,
)
from tests.judging import judge_solution

CARD = "BRGY"


def listed(case: Case, key: str) -> list[object]:
    """A list in a case; empty if it is not there."""
    found = case.get(key, [])
    assert isinstance(found, list)
    return list(found)


def toggled(cards: list[object], card: str = CARD) -> list[object]:
    """The set with one card more, or one card fewer."""
    return [each for each in cards if each != card] if card in cards else [*cards, card]


def other(value: object) -> object:
    """Another value of the same kind: another number, or the set with a card changed."""
    return toggled(value) if isinstance(value, list) else f"{value}?"


def value_removed(case: Case) -> Iterator[Case]:
    """One value fewer than there are, each in turn."""
    values = listed(case, "values")
    for at in range(len(values)):
        yield {**case, "values": values[:at] + values[at + 1 :]}


def value_changed(case: Case) -> Iterator[Case]:
    """Another value in the place of one, each in turn: a number off by one, a card changed."""
    values = listed(case, "values")
    for at, value in enumerate(values):
        changed = value + 100 if isinstance(value, int) else other(value)
        yield {**case, "values": [*values[:at], changed, *values[at + 1 :]]}


def value_twice(case: Case) -> Iterator[Case]:
    """A value that is told twice, which is one more than there are."""
    values = listed(case, "values")
    if values:
        yield {**case, "values": [*values, values[0]]}


def card_changed(case: Case) -> Iterator[Case]:
    """One card more or fewer among those that are removed."""
    if "removed" in case:
        yield {**case, "removed": toggled(listed(case, "removed"))}
        for card in listed(case, "removed"):
            yield {**case, "removed": toggled(listed(case, "removed"), str(card))}


def card_unknown(case: Case) -> Iterator[Case]:
    """A card that nobody knows."""
    if "removed" in case:
        yield {**case, "removed": ["BB"]}
    if "universe" in case and case["kind"] not in ("deal", "goal"):
        yield {**case, "universe": "BB"}


def reason_replaced(case: Case) -> Iterator[Case]:
    """Each reason that the judge does not give, in the place of those expected."""
    if "why" in case:
        asked = read_set_question(case)
        given = judge_solution(asked.papers, asked.mat, asked.rules, asked.challenge).codes
        rest = {key: value for key, value in case.items() if key != "why_also"}
        yield from ({**rest, "why": code.value} for code in set(FindingCode) - given)


def counter_mended(case: Case) -> Iterator[Case]:
    """A regrouping that mends in the place of the one that breaks."""
    if "counter" in case:
        asked = read_set_question(case)
        verdict = judge_solution(asked.papers, asked.mat, asked.rules, asked.challenge)
        repairs = [repair for each in verdict.findings if (repair := each.proof("repair"))]
        yield from ({**case, "counter": repair} for repair in repairs)


MUTATIONS: list[Mutation] = [
    ruling_flipped,
    value_removed,
    value_changed,
    value_twice,
    card_changed,
    card_unknown,
    reason_replaced,
    counter_mended,
    key_unknown,
    name_unknown,
]


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_changed_case_fails(mutation: Mutation) -> None:
    """Every change is noticed, in every case to which it applies."""
    changed = [(case["id"], each) for case in cases(ON_SETS) for each in mutation(case)]
    assert changed
    assert not [name for name, each in changed if run_case(each).passed]
