"""A loose chain of 15 operands of + - x /: 2.7 million groupings, their distinct values.

Prints CPU time and the number of values. No bar: the promise is that it settles in seconds.
"""

from __future__ import annotations

import random
import resource
import time

from goalsetter.notation import parse_written
from goalsetter.rules import ADVENTUROUS, Reader


def main() -> None:
    """Three seeded chains."""
    rng = random.Random(15)
    reader = Reader(ADVENTUROUS)
    for _ in range(3):
        signs = [rng.choice("+-x/") for _ in range(14)]
        chain = "".join(f"{rng.randint(1, 9)}{sign}" for sign in signs) + str(rng.randint(1, 9))
        begin = time.process_time()
        found = reader.written(parse_written(chain))
        took = time.process_time() - begin
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(
            f"{chain}: {len(found.defined):,} values in {took:.1f} CPU-seconds, "
            f"complete: {found.complete}, memory so far {memory} MB"
        )


if __name__ == "__main__":
    main()
