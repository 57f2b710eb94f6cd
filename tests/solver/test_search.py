"""The search: shortest first, as many as wanted, and honest when it has to stop."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Budget, Exhausted, Impossible, Reason, Solvable, Unknown
from goalsetter.solver import solve as ask
from goalsetter.solver.answer import Answer
from goalsetter.solver.equations.search import search
from tests.judging import judge_equation
from tests.solver.posed import posed

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
HARD = "goal 97; required - 1 5; permitted / / 0 1 5 ^; resources + - / / 0 3 4 4 7 8 8 √"


def solve(mat: str, question: ChallengeKind = ChallengeKind.NOW, **more: int) -> Answer:
    """The answer for a mat in Middle Division."""
    budget = Budget(steps=more.get("steps", 20_000_000), megabytes=more.get("megabytes", 512))
    return ask(parse_mat(mat), MIDDLE, question, budget, more.get("count", 1))


def test_the_question_opens_resources() -> None:
    """One cube after Now, all after Impossible, none after the last cube."""
    one, two = "goal 5; permitted 2 +; resources 3", "goal 5; permitted 2; resources 3 +"
    expected = {
        ChallengeKind.NOW: (True, False),
        ChallengeKind.IMPOSSIBLE: (True, True),
        ChallengeKind.LAST_CUBE: (False, False),
    }
    for question, answers in expected.items():
        found = tuple(isinstance(solve(mat, question), Solvable) for mat in (one, two))
        assert found == answers, question


def test_the_shortest_comes_first() -> None:
    """Of several Solutions the first has the fewest cubes, and no two are the same."""
    answer = solve("goal 6; permitted 1 2 3 + + x x 5 6", count=6)
    assert isinstance(answer, Solvable)
    papers = [paper[0].partition(" = ")[0] for paper in (answer.witness, *answer.more)]
    sizes = [sum(symbol not in "()" for symbol in paper) for paper in papers]
    assert sizes == sorted(sizes)
    assert sizes[0] == 3
    assert len({"".join(sorted(paper)) for paper in papers[:4]}) == 4


def test_operands_of_plus_and_times_have_no_order() -> None:
    """2+3 and 3+2 are one Solution; with all cubes in it there is no other."""
    answer = solve("goal 5; required 2 3 +", count=5)
    assert isinstance(answer, Solvable)
    assert (answer.witness, answer.more) == (("2+3 = 5",), ())


def test_several_values_of_a_goal() -> None:
    """A Goal without brackets has several values, and each may be met."""
    low, high = solve("goal 2x3+5; permitted 5 + 6"), solve("goal 2x3+5; permitted 8 x 2")
    assert isinstance(low, Solvable)
    assert isinstance(high, Solvable)
    assert (low.witness, high.witness) == (("5+6 = (2x3)+5",), ("2x8 = 2x(3+5)",))


def test_zero_times_anything() -> None:
    """Required cubes that help nowhere else are used up by a zero."""
    answer = solve("goal 5; required 0 x 7 / 8 ^ 9 + 5 √ 3")
    assert isinstance(answer, Solvable), answer


@pytest.mark.parametrize("text", ["1 ^ 9 - 8 / 7", "7 ^ 0 x 9", "0 / 8 - 3 + 1"])
def test_where_almost_any_operand_will_do(text: str) -> None:
    """1 to any power, any power with 0, 0 divided by anything."""
    assert isinstance(search(posed(text, "1" if "^" in text else "0"), Budget()), tuple | Exhausted)


def test_the_budget_stops_it() -> None:
    """Out of steps it does not know; it does not say impossible."""
    for steps in (1, 100, 10_000):
        assert solve(HARD, steps=steps) == Unknown(reason=Reason.BUDGET)


def test_memory_stops_it() -> None:
    """The same for memory."""
    assert solve(HARD, megabytes=0) == Unknown(reason=Reason.MEMORY)


def test_it_can_be_cancelled() -> None:
    """A search may be stopped from outside."""
    problem = posed("1 2 3 4 5 6 + - x / ^", "1009")
    assert search(problem, Budget(cancelled=lambda: True)) == Unknown(reason=Reason.CANCELLED)


def test_the_same_question_has_the_same_answer() -> None:
    """No clock and no chance: steps and all."""
    mat = "goal 38; required - 1 5; permitted / 0 1 5; resources + - 4 7"
    first, second = solve(mat), solve(mat)
    assert first == second
    assert isinstance(first, Impossible)
    assert isinstance(first.proof, Exhausted)
    assert first.proof.steps > 0


def test_without_a_legal_reading_of_all_of_the_goal_nothing_is_proven() -> None:
    """If the values of the Goal may not be all, a search in vain proves nothing."""
    problem = replace(posed("2 + 3", "6"), every_target=False)
    assert isinstance(search(problem, Budget()), Unknown)


TABLED = [
    ("two-digit numerals", "goal 37; permitted 1 2 + 5 2", "12+25 = 37"),
    ("base 8", "goal 12; permitted 7 + 3", "3+7 = 12"),
    ("+ = average", "goal 5; permitted 4 + 6", "4+6 = 5"),
    ("lcm", "goal 12; permitted 4 √ 6", "4√<lcm>6 = 12"),
    ("gcf", "goal 2; permitted 4 ^ 6", "4^<gcf>6 = 2"),
    ("remainder", "goal 3; permitted 8 / 5", "8s/5 = 3"),
    ("number of factors", "goal 4; permitted x 6", "x6 = 4"),
    ("sideways", "goal 2; permitted 4 x 8", "s4x8 = 2"),
]


@pytest.mark.parametrize(("variation", "mat", "paper"), TABLED)
def test_variations_that_the_tables_hold(variation: str, mat: str, paper: str) -> None:
    """New numerals and new meanings of signs come from the tables of the rules alone."""
    name, _, fill = (
        variation.partition(" ") if variation.startswith("base") else (variation, "", "")
    )
    rules = EDITIONS[1].in_force(Division.ELEMENTARY, (Chosen(name, fill),))
    answer = ask(parse_mat(mat), rules, ChallengeKind.NOW)
    assert isinstance(answer, Solvable), answer
    assert answer.witness == (paper,)
    assert judge_equation(paper, parse_mat(mat), rules, ChallengeKind.NOW).correct


def test_infinitely_many_numerals() -> None:
    """With powers of the base a 1 may be anything."""
    rules = EDITIONS[1].in_force(Division.JUNIOR, (Chosen("powers of the base"),))
    answer = ask(parse_mat("goal 5; permitted 1 1 ^ 3 x"), rules, ChallengeKind.NOW)
    assert isinstance(answer, Unknown)
    assert answer.reason is Reason.INFINITE


def test_a_logarithm_is_not_algebraic() -> None:
    """÷ as log may make what no power of fractions makes: the exponent 3 over 2 of 2."""
    rules = EDITIONS[1].in_force(Division.SENIOR, (Chosen("÷ as log"),))
    answer = ask(parse_mat("goal 3; required 2 2 3 ^ /"), rules, ChallengeKind.NOW)
    assert isinstance(answer, Solvable), answer
    assert judge_equation(
        answer.witness[0], parse_mat("goal 3; required 2 2 3 ^ /"), rules, ChallengeKind.NOW
    ).correct
