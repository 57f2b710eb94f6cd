"""The solver of EQUATIONS at length: against a naive one, planted Solutions, and the judge.

Prints how many were tried and what went wrong, which is to be nothing. 3,000 small mats, 3,000
planted Solutions, 10,000 mats of every edition and division whose papers go to the judge. An
argument gives another number than 3,000, and the judge's share grows with it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.solver.test_against_naive import disagreements
from tests.solver.test_planted import missed
from tests.solver.test_witness import refused

STEPS = 2_000_000
"""Most steps of a search whose paper goes to the judge."""


def main(count: int) -> None:
    """Each of the three, with its time."""
    begin = time.process_time()
    wrong = disagreements(seed=1, count=count)
    _tell("small mats as a naive solver has them", count, wrong, begin)
    begin = time.process_time()
    _tell("planted Solutions found", count, missed(seed=1, count=count, most=8), begin)
    begin = time.process_time()
    mats = count * 10 // 3
    papers, kinds = refused(seed=1, count=mats, steps=STEPS)
    told = ", ".join(f"{number:,} {kind}" for kind, number in kinds.most_common())
    _tell(f"random mats, every paper accepted ({told})", mats, papers, begin)


def _tell(what: str, count: int, wrong: list[str], begin: float) -> None:
    spent = time.process_time() - begin
    print(f"{what}: {count - len(wrong):,} of {count:,}, {spent:,.0f} CPU-seconds", flush=True)
    for line in wrong[:20]:
        print(f"  {line}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3_000)
