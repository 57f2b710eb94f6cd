"""More of the answer: each call says what many single questions would say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from goalsetter.cubes import Cube, Mat
from goalsetter.notation import parse_mat, text
from goalsetter.rules import EDITIONS, ChallengeKind, Division, OnSetsRules, ShakeRules
from goalsetter.solver import ForRoll, Impossible, Shortest, Solvable, Unknown, solve
from tests.solver.random_set_mats import BOOKS, random_position, small_position
from tests.solver.shakes import moved, roll_of
from tests.solver.variation_mats import alone, small_mat

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
NOW, IMPOSSIBLE, LAST = ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE, ChallengeKind.LAST_CUBE


def with_more(mat: Mat, number: int) -> Iterator[Mat]:
    """The mat with so many cubes of the Resources in Permitted, in every way."""
    for chosen in dict.fromkeys(combinations(mat.resources, number)):
        after = mat
        for cube in chosen:
            after = moved(after, cube, "permitted")
        yield after


def fewest_by_hand(mat: Mat, rules: ShakeRules) -> int | None:
    """The fewest further cubes, by asking about every choice of them."""
    for number in range(len(mat.resources) + 1):
        if any(isinstance(solve(m, rules, LAST), Solvable) for m in with_more(mat, number)):
            return number
    return None


def positions(seed: int, count: int) -> Iterator[tuple[Mat, ShakeRules]]:
    """Small mats of both games, under one variation or none."""
    chance = Random(seed)
    for at in range(count):
        if at % 3 == 2:
            position = small_position(chance, chance.choice(BOOKS), ())
            yield position.mat, position.rules
            continue
        rules = chance.choice(alone(chance)).rules if at % 3 else MIDDLE
        if not rules.add_to_goal:
            yield small_mat(chance, rules, most=8), rules


def test_the_fewest_cubes_are_the_fewest() -> None:
    """One call finds as many as asking about every choice of cubes does, and proves it."""
    kinds = Counter[str]()
    for mat, rules in positions(seed=3, count=45):
        fewest = ForRoll(roll_of(mat), rules).fewest(mat)
        if isinstance(fewest.answer, Unknown):
            continue
        assert fewest.cubes == fewest_by_hand(mat, rules), text(mat)
        if fewest.cubes is None:
            assert fewest.proved > min(6, len(mat.resources))
        else:
            assert fewest.proved == fewest.cubes
            kinds["some" if fewest.cubes else "none"] += 1
    assert min(kinds["some"], kinds["none"]) > 5


def test_more_cubes_than_six_are_not_looked_for() -> None:
    """That no six cubes will do is proved; whether seven will is not said."""
    mat = parse_mat("goal 8; resources 1 1 1 1 + + +")
    fewest = ForRoll(roll_of(mat), MIDDLE).fewest(mat)
    assert (fewest.cubes, fewest.proved) == (None, 7)
    four = parse_mat("goal 4; resources 1 1 1 1 + + +")
    fewest = ForRoll(roll_of(four), MIDDLE).fewest(four, most=7)
    assert (fewest.cubes, fewest.proved) == (7, 7)


def test_faces_make_now_true_one_by_one() -> None:
    """A face is named just if a Solution uses one such cube, and no other of the Resources."""
    some = 0
    for mat, rules in positions(seed=4, count=45):
        faces = ForRoll(roll_of(mat), rules).now_faces(mat)
        for face, answer in faces.by_face:
            cube = next(cube for cube in mat.resources if cube.face == face)
            single = solve(moved(mat, cube, "required"), rules, LAST)
            if not isinstance(answer, Unknown) and not isinstance(single, Unknown):
                assert type(answer) is type(single), (text(mat), face)
        some += bool(faces.faces)
        now = solve(mat, rules, NOW)
        if isinstance(now, Solvable):
            assert faces.faces or isinstance(faces.without, Solvable)
    assert some > 5


def test_moves_are_safe_one_by_one() -> None:
    """A move is safe just if Now is wrong after it and Impossible is too."""
    kinds: Counter[bool | None] = Counter()
    searches = Counter[str]()
    for lying, rules in positions(seed=5, count=27):
        # All but Required in the Resources: else hardly a move is safe.
        mat = replace(lying, permitted=(), resources=(*lying.permitted, *lying.resources))
        roll = ForRoll(roll_of(mat), rules)
        moves = roll.safe_moves(mat)
        assert len({(move.cube, move.section) for move in moves}) == len(moves)
        for move in moves:
            after = moved(mat, move.cube, move.section)
            now, possible = (solve(after, rules, question) for question in (NOW, IMPOSSIBLE))
            if not isinstance(now, Unknown) and not isinstance(possible, Unknown):
                safe = isinstance(now, Impossible) and isinstance(possible, Solvable)
                assert move.safe is safe, (text(mat), move)
            kinds[move.safe] += 1
        searches.update(asked=2 * len(moves), searched=roll.searched)
    assert searches["searched"] * 2 < searches["asked"]
    assert min(kinds[True], kinds[False]) > 5


Tree = tuple[object, ...]


def trees(cubes: tuple[str, ...]) -> Iterator[tuple[Fraction, Tree]]:
    """Every expression that uses each of these digits and signs + - x / just once."""
    if len(cubes) == 1 and cubes[0].isdigit():
        yield Fraction(int(cubes[0])), (cubes[0],)
    for at, sign in enumerate(cubes):
        if sign.isdigit():
            continue
        rest = cubes[:at] + cubes[at + 1 :]
        for size in range(1, len(rest)):
            for chosen in combinations(range(len(rest)), size):
                left = tuple(rest[i] for i in chosen)
                right = tuple(rest[i] for i in range(len(rest)) if i not in chosen)
                for one, before in trees(left):
                    for other, behind in trees(right):
                        yield from applied(sign, (one, before), (other, behind))


def applied(
    sign: str, left: tuple[Fraction, Tree], right: tuple[Fraction, Tree]
) -> Iterator[tuple[Fraction, Tree]]:
    """One sign between two expressions, the operands of + and x in one order."""
    (one, before), (other, behind) = left, right
    if sign in "+x" and repr(before) > repr(behind):
        before, behind = behind, before
    if sign != "/" or other:
        value = {"+": one + other, "-": one - other, "x": one * other}.get(sign)
        yield (one / other if value is None else value), (sign, before, behind)


def shortest_by_hand(mat: Mat) -> tuple[int, int]:
    """The least length of a Solution, and how many of that length there are."""
    required = Counter(cube.face for cube in mat.required)
    cubes = [cube.face for cube in (*mat.required, *mat.permitted, *mat.resources)]
    goal = Fraction(text(mat.goal)) if mat.goal else Fraction(0)
    for size in range(2, len(cubes) + 1):
        choices = {tuple(sorted(chosen)) for chosen in combinations(cubes, size)}
        allowed = [chosen for chosen in choices if not required - Counter(chosen)]
        found = {tree for chosen in allowed for value, tree in trees(chosen) if value == goal}
        if found:
            return size, len(found)
    return 0, 0


def test_every_shortest_solution_is_counted() -> None:
    """As many as an enumeration of every expression has, and of the same length."""
    chance, counted = Random(6), 0
    for _ in range(60):
        faces = [chance.choice("0123456789") for _ in range(4)]
        signs = [chance.choice("+-x/") for _ in range(3)]
        cubes = [Cube(face) for face in faces + signs]
        chance.shuffle(cubes)
        mat = Mat(
            goal=parse_mat(f"goal {chance.randint(1, 12)}").goal,
            required=tuple(cubes[:1]),
            permitted=tuple(cubes[1:5]),
            resources=tuple(cubes[5:]),
        )
        shortest = ForRoll(roll_of(mat), MIDDLE).shortest(mat, IMPOSSIBLE)
        if isinstance(shortest, Shortest):
            assert shortest.complete
            assert (shortest.cubes, shortest.count) == shortest_by_hand(mat), text(mat)
            assert sum(count for _, count in shortest.operations) == shortest.count
            counted += 1
        else:
            assert shortest_by_hand(mat) == (0, 0)
    assert counted > 15


def test_operations_are_told_by_kind() -> None:
    """6 is 2x3 and 2+4 and 4+2, of which the last two are one."""
    mat = parse_mat("goal 6; permitted 2 3 4 + x")
    shortest = ForRoll(roll_of(mat), MIDDLE).shortest(mat, NOW)
    assert isinstance(shortest, Shortest)
    assert shortest.operations == ((("add",), 1), (("multiply",), 1))


@pytest.mark.parametrize("seed", range(3))
def test_shortest_sets_are_as_short_as_the_solvers(seed: int) -> None:
    """Of ON-SETS none that is counted is longer than the solver's, and there is one."""
    chance = Random(seed)
    for book in BOOKS:
        position = random_position(chance, book, moved=8)
        assert isinstance(position.rules, OnSetsRules)
        roll = ForRoll(roll_of(position.mat), position.rules)
        shortest = roll.shortest(position.mat, NOW)
        if isinstance(shortest, Shortest):
            assert shortest.count >= 1
            assert shortest.cubes >= 2
        else:
            assert isinstance(solve(position.mat, position.rules, NOW), Impossible)
