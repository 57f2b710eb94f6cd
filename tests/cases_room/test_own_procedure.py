"""Our own cases of procedure, worked out from the books: every one of them comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from goalsetter.cases import run_lines
from tests.cases_room.case_files import PROCEDURE, cases
from tests.source_tree import TESTS

OWN = sorted((TESTS / "cases_room").glob("own-procedure*.jsonl"))
"""Our files of procedure cases."""


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_every_case_passes(file: Path) -> None:
    """All of them, with the differences of those that do not."""
    outcomes = list(run_lines(file.read_text(encoding="utf-8").splitlines()))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    assert not failed, "\n" + "\n".join(map(repr, failed))


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_every_case_names_its_clause(file: Path) -> None:
    """Each has an id of its own and says where its rule stands."""
    own = cases(file.name, file.parent)
    ids = [case["id"] for case in own]
    assert len(ids) == len(set(ids))
    assert not {*ids} & {case["id"] for case in cases(PROCEDURE)}
    assert all(case["ref"] for case in own)
