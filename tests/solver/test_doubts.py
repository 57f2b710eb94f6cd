"""A doubt keeps a search in vain from being a proof, and from nothing else."""

from __future__ import annotations

import sys

import pytest

from goalsetter.expr import FUNCTIONS, I, Number, Outcome, Unsettled, integer, rational
from goalsetter.expr.number.cells import CellIndex
from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ON_SETS_EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import (
    Budget,
    Exhausted,
    Reason,
    Solvable,
    Unknown,
    find_goal,
    solve,
)
from goalsetter.solver.equations import (
    backward,
    goals,
    inverses,
    kernel,
    problem_of,
    search,
    solving,
)
from goalsetter.solver.equations.backward import Backward
from goalsetter.solver.equations.forward import Forward
from goalsetter.solver.equations.inverses import ANY, NO, OPEN, Candidates, Inverse
from goalsetter.solver.equations.meter import Meter
from goalsetter.solver.equations.quick import wanted
from goalsetter.solver.equations.rational_powers import near_logarithm, near_root
from goalsetter.solver.equations.solving import searches
from goalsetter.solver.equations.vectors import Frame
from tests.solver.posed import posed

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
TOO_LARGE = Unsettled("too-large")
TWO, THREE = integer(2), integer(3)


def unsettled(*_: Number) -> Outcome:
    """An operation that cannot be worked out."""
    return TOO_LARGE


def test_a_number_that_cannot_be_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If some power is not known, what needs it may be possible."""
    monkeypatch.setitem(FUNCTIONS, "power", unsettled)
    for cubes in ("2 ^ 3", "2 ^ 3 + 4", "2 ^ 3 + 4 - 7"):
        found = search.search(posed(cubes, "77"), Budget())
        assert isinstance(found, Unknown), cubes
        assert found.reason in (Reason.DOMAIN, Reason.UNDECIDED)
    assert isinstance(search.search(posed("2 ^ 3 + 4", "6", required=False), Budget()), tuple)


def open_inverse(_row: object, _left_known: bool, _bends: int) -> Inverse:
    """A Goal whose other side cannot be worked out."""
    return lambda _known, _value: OPEN


def test_an_operand_that_cannot_be_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few cubes are tried one by one; of many it is not known."""
    monkeypatch.setattr(backward, "inverse_between", open_inverse)
    assert isinstance(search.search(posed("3 ^ 2 - 1", "8"), Budget()), tuple)
    assert isinstance(search.search(posed("3 ^ 2 - 1", "5"), Budget()), Exhausted)
    found = search.search(posed("2 ^ 3 + 4 - 7 x 5", "1000003"), Budget())
    assert isinstance(found, Unknown)
    assert found.reason is Reason.DOMAIN


def undecided(_one: Number, _other: Number) -> None:
    """Two numbers that cannot be told apart."""


def test_numbers_that_cannot_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """They may be equal, so nothing is proven."""
    value_set = sys.modules["goalsetter.expr.number.value_set"]
    target = "(1+sqrt(2))^sqrt(2)"
    assert isinstance(search.search(posed("√ 2 + 1 ^ √ 3", target), Budget()), Exhausted)
    monkeypatch.setattr(value_set, "equal", undecided)
    monkeypatch.setattr(backward, "equal", undecided)
    monkeypatch.setattr(CellIndex, "near", lambda self, _: iter(_members(self)))
    for cubes in ("√ 2 + 1 ^ √ 3", "2 ^ √ 3"):
        found = search.search(posed(cubes, target), Budget())
        assert isinstance(found, Unknown)
        assert found.reason is Reason.UNDECIDED


def _members(index: CellIndex) -> list[Number]:
    """Every number of an index, as if all lay in one cell."""
    return [number for cell in index._members.values() for number in cell]


def test_where_any_operand_would_do_and_there_is_none() -> None:
    """0 times something that has no value, with too many cubes to list: proven all the same."""
    assert isinstance(search.search(posed("0 x 0 / 0 / 0", "0"), Budget()), Exhausted)
    assert isinstance(search.search(posed("0 x 0 / 0 / 0 / 0", "0"), Budget()), Exhausted)


def test_where_any_operand_will_do() -> None:
    """0 times many cubes, roots among them, and 1 to the power of as many."""
    assert isinstance(search.search(posed("0 x √ 7 + 8 / 9 - 3", "0"), Budget()), tuple)
    assert isinstance(search.search(posed("0 x √ √ √ √ √ 7", "0"), Budget()), tuple)
    assert isinstance(search.search(posed("1 ^ √ 7 + 8 / 9 - 3 x √ 5", "1"), Budget()), tuple)


def test_a_few_values_of_a_collection() -> None:
    """Where any will do some are made, by signs of one operand and of two."""
    for cubes in ("√ 4", "7 + 8", "√ √ 7 - 8"):
        frame = Frame(posed(cubes, "0"))
        looking = Backward(Forward(frame, Meter(Budget())))
        looking.look_into(1)
        assert list(looking.operands(frame.required, ANY)), cubes


def test_where_the_first_that_come_will_not_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then all are made."""
    monkeypatch.setattr(search, "AT_ONCE", 0)
    monkeypatch.setattr(backward, "SAMPLES", 0)
    assert isinstance(search.search(posed("0 x 7 + 8", "0"), Budget()), tuple)


def test_a_longer_solution_is_better_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """If looking for a shorter one takes too long, the one that was found is given."""
    monkeypatch.setattr(kernel, "_kernel", None)
    monkeypatch.setattr(search, "EXTRA_STEPS", 1)
    mat = parse_mat("goal 30; permitted 5 7 √ + 1 2 2 8; resources - x 4")
    answer = solve(mat, MIDDLE, ChallengeKind.IMPOSSIBLE, Budget(), 3)
    assert isinstance(answer, Solvable)
    assert not answer.more


def test_no_root_is_negative() -> None:
    """Of several Solutions with a negative part none takes it for a root."""
    found = search.search(posed("√ 4 - 4 2 3 -", "-1", required=False), Budget(), 12)
    assert isinstance(found, tuple)
    assert len(found) > 3


def test_open_ends_of_inverses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value that cannot be worked out on the way leaves the end open."""
    assert inverses.exponent_by(unsettled)(TWO, THREE) == OPEN
    assert inverses.base_by(unsettled)(TWO, THREE) == OPEN
    assert inverses.exponent_by(unsettled)(TWO, integer(-3)) == NO
    assert inverses.exponent_by(unsettled)(integer(-1), integer(-1)) == ANY
    for name in ("sign", "subtract", "divide"):
        with monkeypatch.context() as patched:
            patched.setattr(inverses, name, unsettled)
            found = [
                inverses.LEFT["power"](TWO, integer(-3)),
                inverses.RIGHT["root"](TWO, THREE),
                inverses.LEFT["root"](TWO, THREE),
                inverses.RIGHT["add"](TWO, THREE),
            ]
            assert OPEN in found, name


def test_numbers_that_are_not_real() -> None:
    """No real base has an imaginary power."""
    assert inverses.LEFT["power"](TWO, I) == Candidates()


def test_long_numbers_take_the_slow_way() -> None:
    """The quick ways leave what is too long to the exact numbers."""
    long, longer = integer(2**5000), integer(3 * 2**9000)
    assert near_logarithm(long, TWO) == 5000
    assert near_root(integer(5000), long) == 2
    assert near_root(rational(1, 5000), TWO) == long
    vast = integer(2 ** (2**20 - 2))
    assert wanted("multiply", True, vast, {(2 ** (2**20 - 3), 1): 0}, lambda _: True) is None
    assert wanted("power", True, longer, {}, lambda _: True) is None


def test_too_many_goals(monkeypatch: pytest.MonkeyPatch) -> None:
    """If not every Goal was tried, there may be one."""
    monkeypatch.setattr(goals, "MOST_GOALS", 3)
    answer = find_goal(parse_mat("resources 7 8 9 7 8"), MIDDLE)
    assert answer == Unknown(reason=Reason.BUDGET, evidence=(("goals", "3"),))


def test_a_goal_that_is_too_long() -> None:
    """Seven cubes are no Goal, whatever they are worth (2018-19 IV-B)."""
    mat = parse_mat("goal 1+1+1+1; permitted 2 + 2")
    assert not problem_of(mat, MIDDLE, ChallengeKind.NOW).targets


def test_without_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no kernel was built, plain Python searches; where there is one, it comes first."""
    monkeypatch.setattr(solving, "KERNEL", "goalsetter.no_such_kernel")
    assert searches() == (search.search,)
    monkeypatch.setattr(solving, "KERNEL", "goalsetter.solver.equations.search")
    assert searches() == (search.search, search.search)


def test_a_goal_of_on_sets() -> None:
    """The door leads to the other game by its rules."""
    rules = ON_SETS_EDITIONS[0].in_force(Division.MIDDLE)
    answer = find_goal(parse_mat("universe BR B R G; resources B R - 1 2"), rules)
    assert isinstance(answer, Solvable)
    assert answer.goal


def test_exact_arithmetic_may_be_bounded() -> None:
    """A Solution that cannot be checked within the bound is not known, and nothing is proved."""
    mat = parse_mat("goal 9; required 7 +; resources 2")
    asked = ChallengeKind.NOW
    assert solve(mat, MIDDLE, asked, Budget(steps=10_000, exact=0)) == Unknown(reason=Reason.BUDGET)
    for exact in (1_000, None):
        assert isinstance(solve(mat, MIDDLE, asked, Budget(steps=10_000, exact=exact)), Solvable)


@pytest.mark.parametrize(
    ("division", "chosen", "mat"),
    [
        # 2 over (9!)! leaves 2: that is known without working it out.
        (
            Division.ELEMENTARY,
            ("factorial", "remainder"),
            "goal 4^22; required / 2; permitted 0 1 3 4 ^; resources + 9 9",
        ),
        # The (7!)!-th root of 9 is nearly 1, but irrational.
        (
            Division.MIDDLE,
            ("sideways", "factorial"),
            "goal 2x1; required / 7 9 √; resources - / 2 2 4 4 9 ^ x",
        ),
    ],
)
def test_giants_that_are_no_doubt(division: Division, chosen: tuple[str, ...], mat: str) -> None:
    """A remainder by a giant and a root of giant order are decided."""
    rules = EDITIONS[1].in_force(division, tuple(map(Chosen, chosen)))
    answer = solve(parse_mat(mat), rules, ChallengeKind.NOW)
    assert not isinstance(answer, Unknown), answer
