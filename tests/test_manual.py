"""The judges' manual, item by item: each is met by a case that passes, or has its reason."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache

import pytest

from goalsetter.cases import run_case
from tests.cases_room.case_files import FILES, Case, cases
from tests.manual_items import CASES, EXCUSED, ITEMS, NUMBERS, REASONS, TWICE, labels
from tests.manual_remarks import REMARKS
from tests.source_tree import ROOT, TESTS

OWN = sorted((TESTS / "cases_room").glob("own-*.jsonl"))
MANUAL = ROOT.parent / "shared" / "rulebooks" / "judges-manual-equations-2017-18.txt"
ITEM = re.compile(r"^([A-F]\d+) (?:Situation|Variation)", re.MULTILINE)
CITED = re.compile(r"\b([A-F]\d+)\b(?: \(Part (I+)\))?")


@cache
def by_id() -> dict[str, Case]:
    """Every case of the shared files and of our own."""
    own = [json.loads(line) for file in OWN for line in file.read_text("utf-8").splitlines()]
    return {str(case["id"]): case for case in (*(c for f in FILES for c in cases(f)), *own)}


def listed() -> list[tuple[str, str]]:
    """Each item with each of its cases."""
    return [
        (label, case) for label, met in ITEMS.items() if not isinstance(met, str) for case in met
    ]


def names(ref: str, label: str) -> bool:
    """Whether a case's ref names an item of the manual; one that stands twice, in its part."""
    number, _, part = label.partition("-")
    _, _, manual = ref.lower().partition("judges")
    cited = CITED.findall(ref[len(ref) - len(manual) :])
    return any(found == number and of in ("", part) for found, of in cited)


def test_every_item_stands_once() -> None:
    """The table has each item of the manual, and no other."""
    rows = re.findall(r"^(\S+) ", CASES, re.MULTILINE)
    excused = [label for labels_ in EXCUSED.values() for label in labels_]
    assert Counter([*rows, *excused]) == Counter(labels())
    assert len(labels()) == sum(NUMBERS.values()) + len(TWICE)
    assert sum(NUMBERS.values()) == 304


@pytest.mark.skipif(not MANUAL.exists(), reason="the manual is not at hand")
def test_the_labels_are_those_of_the_manual() -> None:
    """Counted in the manual itself."""
    found = Counter(ITEM.findall(MANUAL.read_text(encoding="utf-8")))
    assert found == Counter(label.partition("-")[0] for label in labels())


def test_every_case_is_there_and_names_its_item() -> None:
    """No row leans on a case that does not exist, or that is about something else."""
    assert not [row for row in listed() if row[1] not in by_id()]
    assert not [row for row in listed() if not names(str(by_id()[row[1]]["ref"]), row[0])]


def test_no_case_is_left_out() -> None:
    """Each shared case that names an item stands in its row."""
    shown = set(listed())
    cited = [
        (label, name)
        for name, ref in ((str(c["id"]), str(c["ref"])) for f in FILES for c in cases(f))
        for label in labels()
        if names(ref, label)
    ]
    bare = {name for label, name in shown if label.partition("-")[0] in TWICE}
    assert not [row for row in cited if row not in shown and row[1] not in bare]


def test_every_case_passes() -> None:
    """Each of them is ruled as the manual, or the book above it, says."""
    wanted = {name for _, name in listed()}
    outcomes = [run_case(by_id()[name]) for name in sorted(wanted)]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))


def test_reasons_are_sentences_and_needed() -> None:
    """A reason says something, and excuses nothing that a case meets."""
    assert all(reason.endswith(".") and len(reason.split()) > 5 for reason in EXCUSED)
    met = {label for label, _ in listed()}
    assert not REASONS.keys() & met
    assert len(REASONS) < 20


def test_remarks_are_about_cases() -> None:
    """A remark stands beside a case; what differs is told in a sentence."""
    met = {label for label, _ in listed()}
    assert not REMARKS.keys() - met
    assert all(remark.endswith(".") for remark in REMARKS.values())


def test_a_disputed_case_has_a_remark() -> None:
    """Where a case says that the texts differ, the table says which one holds."""
    disputed = {label for label, name in listed() if "disputed" in by_id()[name]}
    assert not sorted(disputed - REMARKS.keys())


def test_refs_are_read_as_they_are_meant() -> None:
    """A number is not another that begins like it, and a part is not the other part."""
    assert names("judges-manual-2017-18 A1; 2018-19 I-D", "A1")
    assert names("judges B14, B16", "B16")
    assert names("judges B39", "B39-II")
    assert names("judges-manual-2017-18 B38 (Part II) comment", "B38-II")
    assert not names("judges-manual-2017-18 B38 (Part II)", "B38-I")
    assert not names("judges-manual-2017-18 A10", "A1")
    assert not names("2018-19 E1", "E1")
