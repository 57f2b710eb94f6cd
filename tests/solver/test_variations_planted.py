"""What is there is found: planted Solutions under each variation and under pairs of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from goalsetter.notation import text
from goalsetter.solver import Budget, Impossible, Question, Solvable, solve
from tests.solver.planted_variations import PAIRS, accepted, plant, stored
from tests.solver.trial import fault
from tests.solver.variation_mats import offered, together

BUDGET = Budget(steps=100_000)
GROWN = 5


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
        answer = solve(planted.mat, table.rules, Question.NOW, BUDGET)
        names = [chosen.name for chosen in table.chosen]
        asked.update(names)
        undecided.update([] if isinstance(answer, Solvable) else names)
        refused = fault(answer, planted.mat, table.rules, Question.NOW)
        if isinstance(answer, Impossible) or refused:
            wrong.append(f"{table} {text(planted.mat)}: {planted.equation}\n    {answer} {refused}")
    rows = [f"{name}: {undecided[name]} of {asked[name]}" for name in sorted(asked)]
    with capsys.disabled():
        print("\n" + "\n".join(["planted and not found:", *rows]))
    assert not wrong, "\n".join(wrong)


def test_plants_grow_that_the_judge_accepts() -> None:
    """What is grown today is as sound as what is stored."""
    chance = Random(99)
    for _ in range(GROWN):
        table = together(chance, 2)
        planted = plant(chance, table)
        assert planted is None or accepted(planted, table.rules), f"{table} {planted}"
