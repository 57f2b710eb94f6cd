"""Decisions a second in the numbers game of Countdown, beside others that play it.

``countdown_numbers_solver`` (pure Python) prints every solution, while the kernel decides and gives
one: so this compares what it takes to learn whether there is one. All get the same tasks in the
same run, and their verdicts must agree.

    python bench/bench_countdown.py [100] [--kernel OTHER.so] [--peer BINARY]

``--kernel`` takes another build of the kernel into the same run, such as one from before a change;
``--peer`` a program that is called as ``BINARY -t 1 TARGET NUMBER...`` (panzi/numbers is), whose
processor time is counted without that of its start. Nothing foreign is built here.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from statistics import median
from time import process_time

import countdown_numbers_solver
from countdown import OF_FRACTIONS, OPERATIONS, Search, Task, decide, tasks

from goalsetter.solver import _kernel

SEED = "countdown"
REPEATS = 5
"""How often the quick ones are asked: the fewest milliseconds count."""

Solver = Callable[[Task], tuple[bool | None, float]]
"""Tells whether a task can be solved, if it says so, and the seconds that it took."""


def kernel_solver(search: Search, operations: tuple[int, ...]) -> Solver:
    """A build of the kernel."""

    def ask(task: Task) -> tuple[bool, float]:
        times = []
        for _ in range(REPEATS):
            begin = process_time()
            decision = decide(task, search, operations)
            times.append(process_time() - begin)
        return decision.solvable, min(times)

    return ask


def load_kernel(path: str) -> Search:
    """Return the search of a kernel that lies elsewhere."""
    spec = spec_from_file_location("goalsetter.solver._kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    search: Search = module.search
    return search


def ask_package(task: Task) -> tuple[bool, float]:
    """Ask the package from PyPI."""
    begin = process_time()
    with redirect_stdout(StringIO()):
        countdown_numbers_solver.solve(list(task.tiles), task.target)
    return bool(countdown_numbers_solver.unique_solutions), process_time() - begin


def binary_solver(path: str) -> Solver:
    """A program; its verdict is not read, for each prints its own way."""

    def seconds(*numbers: int) -> float:
        times = []
        for _ in range(REPEATS):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            command = [path, "-t", "1", *map(str, numbers)]
            subprocess.run(command, check=False, capture_output=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        return min(times)

    start = seconds(7, 7)
    return lambda task: (None, max(seconds(task.target, *task.tiles) - start, 0))


def report(name: str, times: list[float], ours: list[float]) -> None:
    """Print one line."""
    middle, rate = median(times) * 1000, len(times) / max(sum(times), 1e-9)
    faster, in_sum = median(times) / median(ours), sum(times) / sum(ours)
    print(
        f"  {name}: median {middle:,.3f} ms, {rate:,.0f} a CPU-second;"
        f" the kernel is {faster:,.1f} times faster by median, {in_sum:,.1f} by sum"
    )


def main() -> None:
    """All on the same tasks, one after the other."""
    options = argparse.ArgumentParser()
    options.add_argument("count", nargs="?", type=int, default=100)
    options.add_argument("--kernel", help="another build of the kernel")
    options.add_argument("--peer", help="a program that plays Countdown")
    chosen = options.parse_args()
    solvers = {"the kernel": kernel_solver(_kernel.search, OPERATIONS)}
    if chosen.kernel:
        search = load_kernel(chosen.kernel)
        solvers["the other kernel"] = kernel_solver(search, OF_FRACTIONS)
    if chosen.peer:
        solvers["the program"] = binary_solver(chosen.peer)
    solvers["countdown_numbers_solver"] = ask_package
    posed = tasks(SEED, chosen.count)
    answers = [{name: ask(task) for name, ask in solvers.items()} for task in posed]
    for solvable in (True, False):
        rows = [row for row in answers if row["the kernel"][0] is solvable]
        print(f"{len(rows)} tasks that {'can' if solvable else 'cannot'} be solved")
        for name in solvers if rows else ():
            ours = [row["the kernel"][1] for row in rows]
            report(name, [row[name][1] for row in rows], ours)
    print("all tasks")
    for name in solvers:
        report(name, [row[name][1] for row in answers], [row["the kernel"][1] for row in answers])
    differ = [
        task
        for task, row in zip(posed, answers, strict=True)
        if len({verdict for verdict, _ in row.values()} - {None}) > 1
    ]
    print(f"verdicts that differ: {len(differ)} {differ or ''}")


if __name__ == "__main__":
    main()
