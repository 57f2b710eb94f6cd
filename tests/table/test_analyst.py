"""The table's own answer of an avoid move that only a search can refute (2011-12 ET17)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from goalsetter.bots import BotChoice, Why
from goalsetter.cubes import Mat
from goalsetter.notation import parse_cubes, parse_goal, text
from goalsetter.play import (
    JUDGE,
    WRONG_AVOID_MOVE,
    Section,
    action,
    after_move,
    in_force,
    replay,
)
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver import Budget
from goalsetter.table import (
    Player,
    Seating,
    Table,
    advance,
    open_table,
    planned,
    submit,
    waits_for_thoughts,
)
from tests.play.test_avoiding import A, B, presented, record_of
from tests.solver.naive import solvable


def rejecting(
    avoid: str, resources: str = "2 - 9 9 8", *, judged: bool = False, steps: int = 20_000_000
) -> Table:
    """A table at which a checker has just said that the avoid move is wrong."""
    state = presented(avoid, resources=resources)
    seating = Seating(
        terms=state.terms,
        players=(Player(name="Ann"), Player(name="Bob")),
        seed=1,
        budget=Budget(steps=steps),
    )
    table = replace(
        open_table(seating),
        state=state,
        log=record_of(avoid, resources=resources).log,
        judged=judged,
    )
    said = action.Reject(by=A, writer=B, reason=WRONG_AVOID_MOVE)
    return submit(table, A, said, table.since, asking=False).table


@pytest.mark.parametrize(
    ("avoid", "correct"), [("9 -> F", None), ("F -", False), ("8 -> P", None), ("- -> R", False)]
)
def test_the_table_searches_where_nobody_judges(avoid: str, correct: bool | None) -> None:
    """ET17 a, b: what leaves no Solution, or one that is near, is wrong; else the paper stands."""
    table = advance(rejecting(avoid), 0).table
    (check,) = table.state.shake.checks
    assert table.state.shake.question is None
    assert (check.correct, check.reason) == (correct, "" if correct is None else WRONG_AVOID_MOVE)
    assert replay(table.seating.terms, table.log) == table.state


def test_it_is_thought_about_elsewhere() -> None:
    """Nothing else happens meanwhile, and a thought that was lost leaves the paper as it is."""
    table = rejecting("F -")
    assert waits_for_thoughts(table)
    assert table.unasked == (JUDGE,)
    assert advance(table, 0, asking=False).table == table
    lost = planned(table, JUDGE, BotChoice(action=None, why=Why(code="broken")))
    after = advance(lost, 0, asking=False).table
    assert (after.state.shake.question, after.state.shake.checks[0].correct) == (None, None)


def test_what_the_search_cannot_tell_stands() -> None:
    """The gap ``avoid-move-undecided``: an avoid move stands until it is refuted."""
    many = "2 - + 9 9 8 8 8"
    assert advance(rejecting("F -", many), 0).table.state.shake.checks[0].correct is False
    after = advance(rejecting("F -", many, steps=1), 0).table
    assert (after.state.shake.question, after.state.shake.checks[0].correct) == (None, None)


def test_a_person_in_the_judges_seat_is_asked_instead() -> None:
    """The table rests until the judge has answered."""
    table = rejecting("F -", judged=True)
    assert table.rests
    assert not table.unasked
    said = action.JudgeAnswers(by=JUDGE, answer="yes")
    after = submit(table, JUDGE, said, 0).table
    assert after.state.shake.checks[0].reason == WRONG_AVOID_MOVE


@pytest.mark.parametrize("others", ["9", "1 3", "+ 2", "x 1", "- 2", "5 0 +", "* 3"])
def test_it_rules_as_one_without_wits(others: str) -> None:
    """ET17 a, b, for every cube and section of small mats, against a naive search."""
    resources = f"2 - {others}"
    cubes = parse_cubes(resources)
    for cube, to in product(dict.fromkeys(cubes), Section):
        ground = Mat(goal=parse_goal("5"), required=parse_cubes("7"), resources=cubes)
        after = after_move(ground, cube, to)
        table = rejecting(f"{text(cube)} to {to.value}", resources)
        rules = in_force(table.state)
        assert isinstance(rules, EquationsRules)
        near = solvable(after, rules, ChallengeKind.NOW)
        left = solvable(after, rules, ChallengeKind.IMPOSSIBLE)
        wrong = advance(table, 0).table.state.shake.checks[0].correct is False
        assert wrong == (near or not left), (text(cube), to)
