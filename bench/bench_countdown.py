"""Decisions a second in the numbers game of Countdown, beside a package that plays it.

``countdown_numbers_solver`` (pure Python) prints every solution, while the kernel decides and gives
one: so this compares what it takes to learn whether there is one. Both get the same tasks in the
same run, and their verdicts must agree. An argument gives another number of tasks than 100.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from io import StringIO
from statistics import median
from time import process_time

import countdown_numbers_solver as peer
from countdown import Decision, Task, decide, tasks

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 100
SEED = "countdown"


def ours(task: Task) -> tuple[Decision, float]:
    """The kernel's decision, and its time."""
    begin = process_time()
    decision = decide(task)
    return decision, process_time() - begin


def theirs(task: Task) -> tuple[bool, float]:
    """Whether the package finds a solution, and its time."""
    begin = process_time()
    with redirect_stdout(StringIO()):
        peer.solve(list(task.tiles), task.target)
    return bool(peer.unique_solutions), process_time() - begin


def tell(name: str, times: list[float]) -> None:
    """One line."""
    rate, middle = len(times) / sum(times), median(times) * 1000
    print(f"{name}: {rate:,.1f} decisions a CPU-second, median {middle:,.2f} ms")


def main() -> None:
    """Both on the same tasks, one after the other."""
    posed = tasks(SEED, COUNT)
    found = [(*ours(task), *theirs(task)) for task in posed]
    differ = [task for task, each in zip(posed, found, strict=True) if each[0].solvable != each[2]]
    solvable = sum(each[0].solvable for each in found)
    plainly = sum(each[0].plainly for each in found)
    print(f"{COUNT} tasks, {solvable} solvable; {plainly} left to plain Python by the kernel")
    tell("the kernel", [each[1] for each in found])
    tell("countdown_numbers_solver", [each[3] for each in found])
    ratio = sum(each[3] for each in found) / sum(each[1] for each in found)
    print(f"ratio of the rates: {ratio:,.0f}")
    vain = [each for each in found if not each[2]]
    if vain:
        ratio = sum(each[3] for each in vain) / sum(each[1] for each in vain)
        print(f"ratio on the {len(vain)} tasks that cannot be solved: {ratio:,.0f}")
    print(f"verdicts that differ: {len(differ)} {differ or ''}")


if __name__ == "__main__":
    main()
