"""Every clause about meaning has a case that proves it, or a reason why it has none."""

from __future__ import annotations

import json
import re
from functools import cache

from goalsetter.cases import run_lines
from tests.cases_room.case_files import EQUATIONS, ON_SETS, Case, cases
from tests.clause_reasons import REASONS
from tests.clauses import ALSO_CITED_AS, expand
from tests.clauses import LABELS as LABELS_OF_EQUATIONS
from tests.clauses_sets import BOOKS, cited_in, set_labels
from tests.source_tree import TESTS

LABELS = (*LABELS_OF_EQUATIONS, *set_labels())
"""Every label of both games."""

FILES = (
    "own-cases.jsonl",
    "own-set-cases.jsonl",
    "own-set-siblings.jsonl",
    "own-basic.jsonl",
    "own-combinations.jsonl",
    "own-equations-siblings.jsonl",
)
OWN = tuple(TESTS / "cases_room" / name for name in FILES)
"""Cases of this project: for clauses that the shared files do not reach, for siblings of theirs,
and for variations that are in force together."""


def own_lines() -> list[str]:
    """The lines of our own cases."""
    return [line for file in OWN for line in file.read_text(encoding="utf-8").splitlines()]


def refs() -> list[str]:
    """Where the rule stands, for every case that is run."""
    own = [json.loads(line) for line in own_lines()]
    return [ref_of(case) for case in (*cases(EQUATIONS), *cases(ON_SETS), *own)]


def ref_of(case: Case) -> str:
    """Where the rule stands, with the name of its book."""
    ref, edition = str(case["ref"]), str(case["rules"])
    return cited_in(ref, edition) if edition in BOOKS else ref


def cites(ref: str, label: str) -> bool:
    """Whether a case's ref names the clause or a part of it: XIII-A-1 is not XIII-A-10."""
    spelt = (label, ALSO_CITED_AS.get(label, label))
    return any(re.search(re.escape(each) + r"(?!\w)", ref) for each in spelt)


@cache
def cited() -> frozenset[str]:
    """The labels that some case proves."""
    found = refs()
    return frozenset(label for label in LABELS if any(cites(ref, label) for ref in found))


def test_every_clause_has_a_case_or_a_reason() -> None:
    """No clause is forgotten."""
    assert not sorted(set(LABELS) - cited() - REASONS.keys())


def test_a_reason_is_needed() -> None:
    """A clause that has a case, or is no clause, has no reason to be excused."""
    assert not sorted(REASONS.keys() & cited())
    assert not sorted(REASONS.keys() - set(LABELS))


def test_labels_stand_once() -> None:
    """No label is listed twice."""
    assert len(LABELS) == len(set(LABELS))
    assert len(LABELS) > 450


def test_our_own_cases_pass() -> None:
    """Each of our own cases is ruled as it says, and has an id of its own."""
    outcomes = list(run_lines(own_lines()))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    ids = [outcome.case for outcome in outcomes]
    taken = {case["id"] for case in (*cases(EQUATIONS), *cases(ON_SETS))}
    assert len(ids) == len(set(ids))
    assert not set(ids) & taken


def test_labels_and_refs_are_told_apart() -> None:
    """A part proves the whole, a longer number does not."""
    assert cites("2018-19 XIII-A-1 example (a)", "2018-19 XIII-A-1")
    assert cites("2018-19 XIII-A Sideways examples", "2018-19 XIII-A-1")
    assert not cites("2018-19 XIII-A-10 example (a)", "2018-19 XIII-A-1")
    assert not cites("2019-20 III-A example", "2018-19 III-A")
    assert list(expand("B", {"I": "example ab"})) == ["B I", "B I example (a)", "B I example (b)"]
