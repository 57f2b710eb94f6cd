"""Planted Solutions are found under each variation and under pairs of them."""

from __future__ import annotations

from collections import Counter

import pytest

from goalsetter.notation import text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Impossible, Solvable, solve
from tests.solver.planted_store import PAIRS, stored
from tests.solver.planted_variations import accepted, seedlings
from tests.solver.trial import fault
from tests.solver.variation_mats import offered

BUDGET = Budget(steps=100_000)
SCATTERED = 120


def test_the_store_has_every_variation_and_pairs_enough() -> None:
    """A plant for each variation of each list, and for three hundred pairs."""
    plants = [table for table, _ in stored()]
    lines = {(e.name, d, offer.name) for e, d, offer in offered()}
    single = {(t.edition.name, t.division, t.chosen[0].name) for t in plants if len(t.chosen) == 1}
    assert single == lines
    assert sum(len(table.chosen) == 2 for table in plants) == PAIRS


def test_the_judge_accepts_what_was_planted() -> None:
    """Every planted Equation is correct."""
    wrong = [
        f"{table} {text(planted.mat)}: {planted.equation}"
        for table, planted in stored()
        if not accepted(planted, table.rules)
    ]
    assert not wrong, "\n".join(wrong)


def test_planted_solutions_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    """No plant is called impossible, and the papers of those found are correct."""
    asked: Counter[str] = Counter()
    undecided: Counter[str] = Counter()
    wrong = []
    for table, planted in stored():
        answer = solve(planted.mat, table.rules, ChallengeKind.NOW, BUDGET)
        names = [chosen.name for chosen in table.chosen]
        asked.update(names)
        undecided.update([] if isinstance(answer, Solvable) else names)
        refused = fault(answer, planted.mat, table.rules, ChallengeKind.NOW)
        if isinstance(answer, Impossible) or refused:
            wrong.append(f"{table} {text(planted.mat)}: {planted.equation}\n    {answer} {refused}")
    rows = [f"{name}: {undecided[name]} of {asked[name]}" for name in sorted(asked)]
    with capsys.disabled():
        print("\n" + "\n".join(["planted and not found:", *rows]))
    assert not wrong, "\n".join(wrong)


def test_scattered_plants_are_found() -> None:
    """Grown today, on all the mat, with cubes to spare: never impossible, and no paper refused."""
    wrong = []
    for table, planted, question in seedlings(seed=20_260_103, count=SCATTERED):
        answer = solve(planted.mat, table.rules, question, BUDGET)
        refused = fault(answer, planted.mat, table.rules, question)
        if isinstance(answer, Impossible) or refused:
            where = f"{table} {text(planted.mat)} {question.value}: {planted.equation}"
            wrong.append(f"{where}\n    {answer} {refused}")
    assert not wrong, "\n".join(wrong)
