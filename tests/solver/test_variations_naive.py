"""The solver against one without wits, under every variation alone, in pairs and in threes."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.cubes import LaidGoal
from goalsetter.expr import value_text
from goalsetter.notation import text
from goalsetter.rules import EquationsRules
from tests.judging import judge_goal
from tests.solver.naive_goal import NotSettledError, goal_worths
from tests.solver.naive_sense import senses
from tests.solver.trial import Trial
from tests.solver.variation_mats import alone, questions, small_goal

MATS = 150
"""For each of four seeds; ``bench/bench_variations_trust.py`` takes thousands."""


@pytest.mark.parametrize("seed", range(20_260_101, 20_260_105))
def test_the_solver_never_contradicts_the_naive_one(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """On random small mats with variations: no wrong verdict, and no paper that is refused."""
    trial = Trial().run(questions(seed, MATS))
    with capsys.disabled():
        print("\n" + trial.report())
    assert not trial.contradictions, "\n".join(trial.contradictions)


def _is_plain(goal: LaidGoal, rules: EquationsRules) -> bool:
    """Whether the colours are told where they matter."""
    colours = rules.reading.numerals.exponent_colours
    return not colours or all(cube.colour for cube in goal.cubes())


@pytest.mark.parametrize("seed", range(3))
def test_the_judge_reads_goals_as_the_naive_solver_writes_them(seed: int) -> None:
    """Every value of a Goal as it lies can be written, and nothing else can."""
    chance = Random(seed)
    for table in alone(chance):
        rules, goal = table.rules, small_goal(chance, table.rules)
        if rules.reading.numerals.powers_of_the_base or not _is_plain(goal, rules):
            continue
        faces = {cube.face for cube in goal.cubes()}
        try:
            worths = [goal_worths(goal, sense) for sense in senses(rules, faces)]
        except NotSettledError:
            continue
        written = {value_text(value) for found in worths for value, _ in found}
        told = judge_goal(goal, rules)
        if told.settled and not rules.goal_limit:
            assert written == set(map(value_text, told.values)), f"{table} {text(goal)}"
