"""A solver for one roll says what the solver says, and searches less."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from goalsetter.cubes import Cube, Mat
from goalsetter.notation import parse_mat, text
from goalsetter.rules import EDITIONS, ChallengeKind, Division, ShakeRules
from goalsetter.solver import Answer, Budget, ForRoll, Impossible, Solvable, Unknown, solve
from goalsetter.solver.regions import ANY, Packer, beyond, within
from tests.judging import judge_paper
from tests.solver.random_set_mats import BOOKS, offered, random_position
from tests.solver.shakes import roll_of, shake
from tests.solver.variation_mats import alone, small_mat, together

BUDGET = Budget(steps=400_000)
MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
NOW, IMPOSSIBLE = ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE


def fault(answer: Answer, mat: Mat, rules: ShakeRules, question: ChallengeKind) -> str:
    """Return the fault in an answer, by the solver's or the judge's word."""
    fresh = solve(mat, rules, question, BUDGET)
    if isinstance(answer, Solvable):
        verdict = judge_paper(answer.witness, mat, rules, question)
        if not verdict.correct:
            return f"the judge refuses {answer.witness}"
    opposite = {type(answer), type(fresh)} == {Solvable, Impossible}
    lost = isinstance(answer, Unknown) and not isinstance(fresh, Unknown)
    return f"{answer}, but {fresh}" if opposite or lost else ""


def faults(mats: list[Mat], rules: ShakeRules, searches: Counter[str]) -> list[str]:
    """Return every fault along a shake, the mats asked about in both directions."""
    wrong = []
    roll = ForRoll(roll_of(mats[0]), rules, BUDGET)
    for mat in (*mats, *reversed(mats)):
        for question in (NOW, IMPOSSIBLE):
            bad = fault(roll.ask(mat, question), mat, rules, question)
            if bad:
                wrong.append(f"{text(mat)} | {question.value} | {rules.variations}: {bad}")
    searches.update(asked=roll.asked, searched=roll.searched)
    return wrong


def test_every_variation_is_answered_as_by_the_solver() -> None:
    """Along small shakes under each variation and under pairs, no answer differs."""
    chance, searches = Random(5), Counter[str]()
    tables = [*alone(chance), *(together(chance, 2) for _ in range(60))]
    wrong = []
    for table in chance.sample(tables, 130):
        mats = list(shake(chance, small_mat(chance, table.rules, most=7), 3))
        wrong += faults(mats, table.rules, searches)
    assert not wrong, "\n".join(wrong)
    assert searches["searched"] * 2 < searches["asked"]


@pytest.mark.parametrize("seed", range(4))
def test_sets_are_answered_as_by_the_solver(seed: int) -> None:
    """Along shakes of ON-SETS no answer differs, whatever variations are in force."""
    chance, searches = Random(seed), Counter[str]()
    wrong = []
    for book in BOOKS:
        for number in (0, 2):
            names = offered(*book)
            chosen = chance.sample(names, min(number, len(names)))
            position = random_position(chance, book, chosen, moved=6)
            mats = list(shake(chance, position.mat, 3))
            wrong += faults(mats, position.rules, searches)
    assert not wrong, "\n".join(wrong)
    assert searches["searched"] < searches["asked"]


def test_a_proof_holds_for_every_later_mat() -> None:
    """Once nothing can be built, no later question takes a search."""
    mat = parse_mat("goal 97; required 1; permitted 2 +; resources 3 4 x x")
    roll = ForRoll(roll_of(mat), MIDDLE)
    assert isinstance(roll.possible(mat), Impossible)
    for later in shake(Random(1), mat, 4):
        assert isinstance(roll.now(later), Impossible)
        assert isinstance(roll.possible(later), Impossible)
    assert roll.searched == 1


def test_a_solution_is_given_up_when_its_cubes_are_gone() -> None:
    """A Solution that needs a cube in Forbidden, or leaves out one in Required, is none."""
    mat = parse_mat("goal 7; permitted 3 4; resources + 1 8 -")
    roll = ForRoll(roll_of(mat), MIDDLE)
    first = roll.possible(mat)
    assert isinstance(first, Solvable)
    without = parse_mat("goal 7; permitted 3 4; forbidden +; resources 1 8 -")
    second = roll.possible(without)
    assert isinstance(second, Solvable)
    assert "+" not in second.witness[0].split("=")[0]
    both = parse_mat("goal 7; required 3; permitted 4; forbidden + -; resources 1 8")
    assert isinstance(roll.possible(both), Impossible)


def test_answers_are_as_short_as_the_solvers() -> None:
    """``answer`` never gives a longer Solution than the solver finds."""
    chance = Random(9)
    for _ in range(25):
        mats = list(shake(chance, small_mat(chance, MIDDLE, most=9), 4))
        roll = ForRoll(roll_of(mats[0]), MIDDLE)
        for mat in mats:
            for question in (IMPOSSIBLE, NOW):
                answer, fresh = roll.answer(mat, question), solve(mat, MIDDLE, question)
                assert type(answer) is type(fresh)
                if isinstance(answer, Solvable) and isinstance(fresh, Solvable):
                    assert len(cubes_of(answer)) <= len(cubes_of(fresh)), text(mat)


def cubes_of(answer: Solvable) -> str:
    """The cubes of a witness, brackets apart."""
    return answer.witness[0].split("=")[0].translate(str.maketrans("", "", "() "))


def test_memory_is_bounded_and_told() -> None:
    """No more answers are kept than were asked for, and the oldest go first."""
    mat = parse_mat("goal 9; permitted 3 4 5; resources + 1 8 - x 2 6")
    roll = ForRoll(roll_of(mat), MIDDLE, facts=3)
    for later in shake(Random(3), mat, 6):
        roll.now(later)
        roll.possible(later)
    assert 0 < roll.memory <= 3 * 1_500


def test_several_solutions_are_searched_for() -> None:
    """A known Solution does not stand for the others that were asked for."""
    mat = parse_mat("goal 7; permitted 3 4 + 8 - 1")
    roll = ForRoll(roll_of(mat), MIDDLE)
    roll.answer(mat, NOW)
    several = roll.answer(mat, NOW, count=3)
    assert isinstance(several, Solvable)
    assert several.more


def test_collections_are_compared_kind_by_kind() -> None:
    """One cube more of one kind does not make up for one less of another."""
    packer = Packer()
    one, other = (packer.pack(map(Cube, faces)) for faces in ("1123+", "123++x"))
    assert not within(one, other)
    assert (beyond(one, other), beyond(other, one), beyond(one, one)) == (1, 2, 0)
    assert within(packer.pack(map(Cube, "12")), one)


@pytest.mark.parametrize(
    ("larger", "smaller", "covers"),
    [
        (
            "goal 7; permitted 3; resources 4 + 1",
            "goal 7; permitted 3; forbidden 4; resources + 1",
            True,
        ),
        ("goal 7; permitted 3; resources 4 + 1", "goal 7; permitted 3 4; resources + 1", False),
        ("goal 7; required 3; resources 4 + 1", "goal 7; permitted 3; resources 4 + 1", False),
        ("goal 7; permitted 3; resources 4 + 1", "goal 7; required 3; resources 4 1", True),
        ("goal 7; permitted 3; resources 4 1", "goal 7; permitted 3; resources 4 + 1", False),
    ],
)
def test_now_covers_what_needs_no_more(larger: str, smaller: str, covers: bool) -> None:
    """A Now covers another where a cube from the Resources is no farther away there."""
    packer = Packer()
    regions = [packer.region(parse_mat(mat), NOW) for mat in (larger, smaller)]
    assert regions[0].covers(regions[1]) is covers
    whole = packer.region_within(parse_mat(larger), ANY)
    assert whole.covers(regions[0])
    assert not regions[0].covers(whole)
