"""The kernel poses a mat as plain Python does: the same problems, and so the same answers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from goalsetter.cubes import Mat
from goalsetter.notation import parse_mat, text
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division, EquationsRules
from goalsetter.solver import Budget, Impossible, Solvable, Unknown, solve
from goalsetter.solver.answer import Certificate
from goalsetter.solver.equations import kernel, solving
from goalsetter.solver.equations.catalogue import CubeCatalogue, catalogue_of
from goalsetter.solver.equations.certificates import certificate_of
from goalsetter.solver.equations.identity import interned
from goalsetter.solver.equations.kernel_posing import NAMES, KernelPosing, MatQuestion
from goalsetter.solver.equations.posing import problems_of
from goalsetter.solver.equations.problem import Binary, Leaf, Problem, Unary
from tests.solver.variation_mats import Table, alone, questions, rolled_variation_mat, small_mat

pytestmark = pytest.mark.skipif(not kernel.is_built(), reason="there is no kernel here")

SEED = 23
QUICK = Budget(steps=60_000)
MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
NOW = ChallengeKind.NOW


def mats_of_every_variation() -> list[tuple[Table, Mat, ChallengeKind]]:
    """Small mats with one to three variations, and a whole shake for each variation."""
    chance = Random(SEED)
    small = [asked for asked in questions(SEED, 100) if catalogue_of(interned(asked[0].rules))]
    rolled = [
        (table, rolled_variation_mat(chance, table.rules, chance.randint(2, 16)), question)
        for table in alone(chance)[::2]
        for question in [chance.choice(list(ChallengeKind))]
    ]
    return [*small, *rolled]


def shown(problem: Problem, row: Leaf | Unary | Binary, kinds: tuple[int, ...]) -> str:
    """A leaf or a sign in words that do not depend on how kinds are numbered."""
    used = [problem.kinds[kind].symbol for kind in kinds]
    worth = row.value if isinstance(row, Leaf) else row.operation
    return f"{used} {worth} {row.items} {getattr(row, 'left', '')} {getattr(row, 'right', '')}"


def told_by_python(problem: Problem) -> list[object]:
    """A problem as plain Python posed it."""
    argument = certificate_of(problem)
    kinds = [(kind.symbol, kind.required, kind.sure, kind.most) for kind in problem.kinds]
    rows = [
        [shown(problem, row, row.kinds) for row in part]
        for part in (problem.leaves, problem.unary, problem.binary)
    ]
    return [None if argument is None else argument.name, kinds, *rows]


def told_by_kernel(catalogue: CubeCatalogue, asked: MatQuestion) -> list[list[object]] | None:
    """The problems of a mat as the kernel poses them."""
    from goalsetter.solver import _kernel

    question = KernelPosing(asked, catalogue).question()
    problems = None if question is None else _kernel.posed(catalogue.handle, question)
    whole = catalogue.whole
    if problems is None:
        return None
    told: list[list[object]] = []
    for _, _, argument, counts, kinds, *numbers in problems:
        held = [
            (whole.kinds[kind].symbol, *counts[3 * at : 3 * at + 3])
            for at, kind in enumerate(kinds)
        ]
        parts: list[tuple[Leaf | Unary | Binary, ...]] = [whole.leaves, whole.unary, whole.binary]
        rows = [
            [shown(whole, part[number], part[number].kinds) for number in own]
            for part, own in zip(parts, numbers, strict=True)
        ]
        told.append([NAMES[argument] if argument >= 0 else None, held, *rows])
    return told


def test_the_same_problems() -> None:
    """Kinds, leaves, signs and certificates, one by one, in the same order."""
    posed = Counter[str]()
    for table, mat, question in mats_of_every_variation():
        rules = interned(table.rules)
        catalogue, asked = catalogue_of(rules), MatQuestion(mat, rules, question)
        by_kernel = None if catalogue is None else told_by_kernel(catalogue, asked)
        if by_kernel is None:
            posed["by Python alone"] += 1
            continue
        by_python = [told_by_python(one.problem) for one in asked.problems()]
        assert by_kernel == by_python, f"{table}: {text(mat)} {question}"
        posed["mats"] += 1
        posed["problems"] += len(by_python)
        posed["certificates"] += sum(one[0] is not None for one in by_python)
    assert posed["mats"] > 100
    assert posed["problems"] > posed["mats"] + 50
    assert posed["certificates"] > 25


def test_the_same_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verdict, proof and paper, whoever poses; and the verdict of all problems, none narrowed."""
    asked = [one for one in mats_of_every_variation() if catalogue_of(interned(one[0].rules))][::2]
    by_kernel = [solve(mat, table.rules, question, QUICK) for table, mat, question in asked]
    monkeypatch.setattr(solving, "ask_kernel", lambda *_: None)
    by_python = [solve(mat, table.rules, question, QUICK) for table, mat, question in asked]
    assert by_kernel == by_python
    monkeypatch.setattr(
        MatQuestion,
        "problems",
        lambda self: problems_of(self.mat, self.rules, self.question, self.goals, self.most_spare),
    )
    kinds = Counter[str]()
    for (table, mat, question), answer in zip(asked, by_kernel, strict=True):
        whole = solve(mat, table.rules, question, QUICK)
        unsettled = isinstance(answer, Unknown) or isinstance(whole, Unknown)
        assert unsettled or type(whole) is type(answer), f"{table}: {text(mat)} {question}"
        kinds[type(answer).__name__] += 1
    assert kinds["Solvable"] > 20
    assert kinds["Impossible"] > 20


def test_several_solutions_and_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many Solutions as were asked for, none longer than without the kernel's posing."""
    rules = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("0 wild"),))
    chance = Random(7)
    mats = [small_mat(chance, rules, 6) for _ in range(40)]
    by_kernel = [solve(mat, rules, ChallengeKind.IMPOSSIBLE, QUICK, 3) for mat in mats]
    monkeypatch.setattr(solving, "ask_kernel", lambda *_: None)
    by_python = [solve(mat, rules, ChallengeKind.IMPOSSIBLE, QUICK, 3) for mat in mats]
    assert by_kernel == by_python
    assert any(isinstance(answer, Solvable) and answer.more for answer in by_kernel)


@pytest.mark.parametrize("by", ["kernel", "Python"])
@pytest.mark.parametrize(
    ("mat", "question", "solvable"),
    [
        # Two 2s are needed: one is printed, the other is the wild cube.
        ("goal 4; permitted 2 0; resources +", NOW, True),
        # A printed 2 lies there, but the one cube from the Resources must be the +.
        ("goal 5; permitted 0 3; resources 2 +", NOW, True),
        ("goal 14; permitted 0 3; resources 2 -", NOW, False),
        # All Resources count: the printed 2 and the wild one together.
        ("goal 4; permitted 0; resources 2 +", ChallengeKind.IMPOSSIBLE, True),
        # The wild cube is a sign, or a Required one, or it lies in the Goal only.
        ("goal 5; permitted 2 3 0", NOW, True),
        ("goal 7; required 0 3; permitted 2; resources +", NOW, True),
        ("goal 0; required 2 3 +", ChallengeKind.LAST_CUBE, True),
        # It lies where it may not be used.
        ("goal 5; permitted 2 3; resources 0", ChallengeKind.LAST_CUBE, False),
    ],
)
def test_a_wild_cube_is_used_where_it_must_be(
    by: str, mat: str, question: ChallengeKind, solvable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under a strange meaning some wild cube must be used, and none more than is needed."""
    if by == "Python":
        monkeypatch.setattr(kernel, "_kernel", None)
    rules = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("0 wild"),))
    answer = solve(parse_mat(mat), rules, question)
    assert isinstance(answer, Solvable if solvable else Impossible)


def test_a_certificate_has_its_numbers() -> None:
    """The kernel tells which argument holds; its words and numbers come from plain Python."""
    answer = solve(parse_mat("goal 7; required 1 2 3; permitted 4; resources 5"), MIDDLE, NOW)
    assert answer == Impossible(
        proof=Certificate(name="few-signs", evidence=(("needed", "2"), ("have", "0")))
    )


def test_a_mat_without_cubes() -> None:
    """One problem still, and an argument for it."""
    answer = solve(parse_mat("goal 7"), MIDDLE, NOW)
    assert isinstance(answer, Impossible)
    assert answer.proof == Certificate(name="no-digit")


@pytest.mark.parametrize("broken", ["counts", "readings", "meanings", "flags"])
def test_a_question_that_makes_no_sense_is_refused(broken: str) -> None:
    """The door checks what comes in: no number may point outside the tables."""
    from goalsetter.solver import _kernel

    rules: EquationsRules = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("0 wild"),))
    catalogue = catalogue_of(rules)
    assert catalogue is not None
    mat = parse_mat("goal 7; required 0 3; permitted 2; resources +")
    question = KernelPosing(MatQuestion(mat, rules, NOW), catalogue).question()
    assert question is not None
    counts, wild, goals, readings, *limits = question
    worse = {
        "counts": (counts[:5], wild, goals, readings, *limits),
        "readings": (counts, wild, goals, (9,), *limits),
        "meanings": (counts, ((0, 3, wild[0][2]),), goals, readings, *limits),
        "flags": (counts, wild, (((goals[0][0][0], (), *goals[0][0][2:]),),), readings, *limits),
    }[broken]
    with pytest.raises((ValueError, IndexError)):
        _kernel.posed(catalogue.handle, worse)  # type: ignore[arg-type]
