"""The solver of EQUATIONS at length: against a naive one, planted Solutions, and the judge.

Prints how many were tried and what went wrong, which is to be nothing. An argument gives another
number than 3,000 of each.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.solver.test_against_naive import disagreements
from tests.solver.test_planted import missed
from tests.solver.test_witness import refused


def main(count: int) -> None:
    """Each of the three, with its time."""
    begin = time.process_time()
    wrong = disagreements(seed=1, count=count)
    _tell("small mats as a naive solver has them", count, wrong, begin)
    begin = time.process_time()
    _tell("planted Solutions found", count, missed(seed=1, count=count, most=8), begin)
    begin = time.process_time()
    papers, kinds = refused(seed=1, count=count, steps=200_000)
    _tell(f"random mats, every paper accepted ({dict(kinds)})", count, papers, begin)


def _tell(what: str, count: int, wrong: list[str], begin: float) -> None:
    spent = time.process_time() - begin
    print(f"{what}: {count - len(wrong)} of {count}, {spent:,.0f} CPU-seconds")
    for line in wrong[:20]:
        print(f"  {line}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3_000)
