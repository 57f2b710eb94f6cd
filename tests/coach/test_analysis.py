"""Analysis against other searchers: bots' matches, and small mats looked through by hand."""

from __future__ import annotations

from random import Random

import pytest

from goalsetter.coach import Analysis, AnalysisCode, analyse
from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import (
    Mode,
    Phase,
    Record,
    Seat,
    Section,
    Setup,
    Terms,
    action,
    in_force,
    mat_of,
)
from goalsetter.rules import ChallengeKind, Division, EquationsRules
from goalsetter.solver import Budget
from tests.coach.bot_matches import RANDOM, bot_match
from tests.judging import judge_paper
from tests.solver.naive import solvable

A, B = Seat("A"), Seat("B")
BASIC = Terms(
    edition="mlag-basic-equations-2019-20", division=Division.MIDDLE, players=2, mode=Mode.OPEN
)
QUICK = Budget(steps=100_000)
"""A longer search is told as undecided, and proves nothing here."""
NOT_SOLVED = (
    AnalysisCode.WRONG_ACCEPTED,
    AnalysisCode.AMBIGUOUS_ACCEPTED,
    AnalysisCode.WELL_CHECKED,
    AnalysisCode.TIME_TROUBLE,
)
"""Remarks that need no solver."""


def small_mat(rng: Random) -> Mat:
    """A mat of at most seven cubes."""
    required = [rng.choice("123456789") for _ in range(rng.randint(1, 2))]
    permitted = [rng.choice("+-x/123") for _ in range(rng.randint(0, 1))]
    resources = [rng.choice("+-x/^123456") for _ in range(rng.randint(3, 4))]
    goal = parse_goal(str(rng.randint(1, 20)))
    assert isinstance(goal, LaidGoal)
    lay = [parse_cubes(" ".join(each)) if each else () for each in (required, permitted, resources)]
    return Mat(goal=goal, required=lay[0], permitted=lay[1], resources=lay[2])


def moved_on(mat: Mat) -> Record:
    """Ada sees the mat after Ben's move, and forbids a cube."""
    given = Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=mat.goal,
        required=mat.required,
        permitted=mat.permitted,
        resources=mat.resources,
    )
    cube: Cube = mat.resources[-1]
    return Record(terms=BASIC, log=(given, action.Move(by=A, cube=cube, to=Section.FORBIDDEN)))


@pytest.mark.parametrize("seed", range(40))
def test_no_missed_now_is_missed_on_small_mats(seed: int) -> None:
    """Return the findings of an exhaustive search, and nothing else (VI-A-2)."""
    mat = small_mat(Random(seed))
    rules = BASIC.in_force(())
    assert isinstance(rules, EquationsRules)
    found = analyse(moved_on(mat)).findings
    missed = [f for f in found if f.code is AnalysisCode.MISSED_NOW and f.number == 1]
    assert bool(missed) == solvable(mat, rules, ChallengeKind.NOW)
    given_up = [f for f in found if f.code is AnalysisCode.MISSED_IMPOSSIBLE and f.number == 1]
    assert bool(given_up) == (not solvable(mat, rules, ChallengeKind.IMPOSSIBLE))


def witnesses_hold(analysis: Analysis) -> int:
    """Every missed Now has a witness that the judge accepts; how many there were."""
    missed = [f for f in analysis.findings if f.code is AnalysisCode.MISSED_NOW]
    for found in missed:
        state = analysis.steps[found.number - 1].state
        mat, rules = mat_of(state.shake), in_force(state)
        assert judge_paper(found.witness, mat, rules, ChallengeKind.NOW).correct
    return len(missed)


@pytest.mark.parametrize(
    ("game", "levels", "matches"),
    [
        ("mlag-basic-equations-2019-20", (RANDOM, "seventh-grade", RANDOM), 20),
        ("mlag-on-sets-2017-18", (RANDOM, "fifth-grade", RANDOM), 20),
        ("mlag-equations-2018-19", (RANDOM, RANDOM, "third-grade"), 7),
        ("mlag-equations-2011-12", (RANDOM, RANDOM, RANDOM), 3),
    ],
)
def test_fifty_bot_matches(game: str, levels: tuple[str, ...], matches: int) -> None:
    """Players who move by chance let chances go by; each one is proved."""
    played = (bot_match(game, seed, levels=levels) for seed in range(matches))
    assert sum(witnesses_hold(analyse(record, QUICK)) for record in played) > 0


def test_points_are_never_more_than_the_best() -> None:
    """Brought is between nothing and the best, and what is undecided counts for nothing."""
    for decision in analyse(bot_match("mlag-basic-equations-2019-20", 7)).decisions:
        assert 0 <= decision.brought <= decision.best
        assert decision.right is not None or decision.best == 0
        assert not decision.right or decision.brought == decision.best


def test_an_analysis_can_be_stopped() -> None:
    """A cancel is heard before the next problem; nothing is guessed."""
    record = bot_match("mlag-equations-2018-19", 3, levels=(RANDOM, RANDOM, RANDOM))
    stopped = analyse(record, Budget(cancelled=lambda: True))
    assert {each.code for each in stopped.findings} <= {AnalysisCode.UNDECIDED, *NOT_SOLVED}
