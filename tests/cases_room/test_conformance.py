"""The rule books' own examples: every EQUATIONS case passes, and no other is passed over."""

from __future__ import annotations

import pytest

from goalsetter.cases import run_case, run_lines
from tests.cases_room.case_files import COPIES, EQUATIONS, FILES, ON_SETS, PROCEDURE, SHARED, cases


def lines(name: str) -> list[str]:
    """The lines of a copy."""
    return (COPIES / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not SHARED.exists(), reason="the shared cases are not at hand")
@pytest.mark.parametrize("name", FILES)
def test_the_copies_are_true(name: str) -> None:
    """Each copy is the shared file, byte for byte."""
    assert (COPIES / name).read_bytes() == (SHARED / name).read_bytes()


def test_every_equations_case_passes() -> None:
    """All 1,022 of them, with the differences of those that do not."""
    outcomes = list(run_lines(lines(EQUATIONS)))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))
    assert len(outcomes) == 1022


@pytest.mark.parametrize("name", [ON_SETS, PROCEDURE])
def test_what_is_not_judged_yet_fails(name: str) -> None:
    """Cases of kinds that are known but not judged yet say so."""
    assert {outcome.trouble for outcome in run_lines(lines(name))} == {"not-yet"}


def test_the_order_of_cases_does_not_matter() -> None:
    """Nothing is carried over from one case to the next."""
    backwards = reversed(cases(EQUATIONS)[::7])
    assert all(run_case(case).passed for case in backwards)
