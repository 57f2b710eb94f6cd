"""The rule books' own examples: every case about meaning passes, and no other is passed over."""

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


@pytest.mark.parametrize(("name", "number"), [(EQUATIONS, 1022), (ON_SETS, 355), (PROCEDURE, 575)])
def test_every_case_passes(name: str, number: int) -> None:
    """All of them, with the differences of those that do not."""
    outcomes = list(run_lines(lines(name)))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))
    assert len(outcomes) == number


@pytest.mark.parametrize("name", [EQUATIONS, ON_SETS, PROCEDURE])
def test_the_order_of_cases_does_not_matter(name: str) -> None:
    """Nothing is carried over from one case to the next."""
    backwards = reversed(cases(name)[::7])
    assert all(run_case(case).passed for case in backwards)
