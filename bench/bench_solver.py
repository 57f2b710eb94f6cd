"""How long the solver of EQUATIONS takes: Now, Impossible, proofs of every size.

One thread; milliseconds of processor time, so that a busy machine does not blur the picture.
``python bench/bench_solver.py 30`` takes 30 mats a row instead of 300.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from time import thread_time

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.expr import integer
from goalsetter.notation import parse_goal
from goalsetter.rules import EDITIONS, FACES, Division
from goalsetter.solver import Budget, Exhausted, Question, Unknown, _kernel
from goalsetter.solver.equations import problem_of
from goalsetter.solver.equations.kernel import is_built, search
from goalsetter.solver.equations.kernel_tables import tables_of
from goalsetter.solver.equations.problem import Problem, Target

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
BUDGET = Budget(steps=200_000_000, megabytes=1024)
MATS = int(sys.argv[1]) if len(sys.argv) > 1 else 300
SECONDS = 10
DIGITS = "0123" * 2 + "456789"
SIGNS = {"with ^ and √": "++--xx//^√", "without": "++--xx//"}


def rolled(chance: Random, moved: int) -> Mat:
    """24 cubes rolled, the Goal taken out, so many moved: 25 % Required, 45 % Permitted."""
    cubes = [chance.choice(faces) for _, faces in FACES for _ in range(6)]
    chance.shuffle(cubes)
    digits = [cube for cube in cubes if cube.isdigit()][: chance.choice((1, 2))]
    for digit in digits:
        cubes.remove(digit)
    sections: dict[str, list[str]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in cubes[:moved]:
        sections[chance.choices(list(sections), (25, 45, 30))[0]].append(cube)
    laid = {name: tuple(map(Cube, them)) for name, them in sections.items()}
    goal = LaidGoal((tuple(map(Cube, digits)),))
    return Mat(goal=goal, resources=tuple(map(Cube, cubes[moved:])), **laid)


def permitted(chance: Random, digits: int, signs: int, of: str) -> Problem:
    """So many digits and signs, all Permitted, and a Goal below a hundred."""
    faces = [chance.choice(DIGITS) for _ in range(digits)] + [
        chance.choice(of) for _ in range(signs)
    ]
    mat = Mat(goal=parse_goal("1"), permitted=tuple(map(Cube, faces)))
    target = Target(value=integer(chance.randint(1, 99)), goal="1")
    return replace(problem_of(mat, MIDDLE, Question.NOW), targets=(target,))


def exhaust(problem: Problem) -> str:
    """Everything that can be built, whether or not it is a Solution."""
    tables = tables_of(problem)
    assert tables is not None
    told = _kernel.search(
        *(tables.kinds, tables.leaves, tables.unary, tables.binary, tables.targets),
        *(problem.spare, problem.least_cubes, 1_000_000_000, BUDGET.megabytes),
        *(1 << 17, 0, None, lambda *_: False),
    )
    memory.append(told[8] >> 20)
    return "stopped" if told[0] in ("budget", "memory") else "exhausted"


memory: list[int] = []


def decide(problem: Problem) -> str:
    """The answer, by its kind."""
    found = search(problem, BUDGET)
    if isinstance(found, Unknown):
        return f"unknown ({found.reason.value})"
    return "impossible" if isinstance(found, Exhausted) else "solvable"


def row(name: str, problems: Iterable[Problem], work: Callable[[Problem], str]) -> None:
    """One line: median, p90, p99, the longest, and what came of it."""
    times: list[float] = []
    answers: Counter[str] = Counter()
    for problem in problems:
        start = thread_time()
        answers[work(problem)] += 1
        times.append((thread_time() - start) * 1000)
    times.sort()
    late = sum(time > SECONDS * 1000 for time in times)
    shares = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.9, 0.99)]
    figures = "  ".join(f"{figure:9.2f}" for figure in (*shares, times[-1]))
    told = ", ".join(f"{count} {answer}" for answer, count in answers.most_common())
    print(f"{name:28} {figures}   {told}; {late} over {SECONDS} s", flush=True)


def main() -> None:
    """All rows."""
    assert is_built(), "there is no kernel here"
    print(f"{'':28} {'median':>9}  {'p90':>9}  {'p99':>9}  {'max':>9}   (ms)")
    for question, moves in ((Question.NOW, range(6, 20, 2)), (Question.IMPOSSIBLE, (2, 6, 10, 14))):
        for moved in moves:
            mats = [rolled(Random(f"{moved}-{n}"), moved) for n in range(MATS)]
            problems = [problem_of(mat, MIDDLE, question) for mat in mats]
            row(f"{question.value}, {moved} moved", problems, decide)
    for title, signs in SIGNS.items():
        for digits, ops in ((7, 6), (8, 7), (9, 8)):
            count = max(3, MATS // (10 if digits < 9 else 30))
            problems = [
                permitted(Random(f"{digits}-{ops}-{n}"), digits, ops, signs) for n in range(count)
            ]
            memory.clear()
            row(f"all of {digits + ops} cubes, {title}", problems, exhaust)
            print(f"{'':28} memory: at most {max(memory)} MB")


if __name__ == "__main__":
    main()
