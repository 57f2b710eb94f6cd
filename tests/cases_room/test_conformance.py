"""The rule books' own examples: every case about meaning passes, and no other is passed over."""

from __future__ import annotations

import pytest

from goalsetter.cases import run_case, run_lines
from tests.cases_room.case_files import (
    ADDITIONS,
    COPIES,
    EQUATIONS,
    FILES,
    ON_SETS,
    PROCEDURE,
    SHARED,
    cases,
)

NUMBERS = {EQUATIONS: 1022, ON_SETS: 355, PROCEDURE: 575, ADDITIONS: 5}
"""How many cases each file has."""


def lines(name: str) -> list[str]:
    """The lines of a copy."""
    return (COPIES / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not SHARED.exists(), reason="the shared cases are not at hand")
@pytest.mark.parametrize("name", FILES)
def test_the_copies_are_true(name: str) -> None:
    """Each copy is the shared file, byte for byte."""
    assert (COPIES / name).read_bytes() == (SHARED / name).read_bytes()


def test_every_file_is_carried() -> None:
    """Any file that lies beside the copies is run as well, in the tree and with the originals."""
    folders = [folder for folder in (COPIES, SHARED) if folder.exists()]
    assert all({path.name for path in folder.glob("*.jsonl")} == set(FILES) for folder in folders)


@pytest.mark.parametrize("name", FILES)
def test_every_case_passes(name: str) -> None:
    """All of them, with the differences of those that do not."""
    outcomes = list(run_lines(lines(name)))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))
    assert len(outcomes) == NUMBERS[name]


@pytest.mark.parametrize("name", FILES)
def test_the_order_of_cases_does_not_matter(name: str) -> None:
    """Nothing is carried over from one case to the next."""
    backwards = reversed(cases(name)[::7])
    assert all(run_case(case).passed for case in backwards)
