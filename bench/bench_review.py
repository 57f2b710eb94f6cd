"""Reviews of random shakes: is every Solution that is shown accepted by the judge, and how soon?

Shakes of all editions and divisions in turn, by bots of which some play by chance; each is reviewed
as the server does, with the same budget and patience, and every Solution is put to the judge
once more on the mat it is for. Run by ``make bench``, or ``python bench/bench_review.py [shakes]
[first]``: a run that was stopped goes on from the number that its last line tells.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

from goalsetter.coach import REVIEW, review_shake, shakes_of
from goalsetter.server.workers.review import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.coach.shown_solutions import (  # noqa: E402 - the tests stand beside the package
    BOOKS,
    random_shake,
    shown_in,
)

SHAKES = int(sys.argv[1]) if len(sys.argv) > 1 else 60
FIRST = int(sys.argv[2]) if len(sys.argv) > 2 else 0
OFTEN = 100
"""After so many shakes a line tells how far it is."""


def main() -> None:
    """One line for each edition, and each Solution that the judge does not accept."""
    shakes: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    truths: Counter[str] = Counter()
    seconds: list[float] = []
    refused = 0
    for number in range(FIRST, FIRST + SHAKES):
        edition, division = BOOKS[number % len(BOOKS)]
        record = random_shake(number)
        for shake in shakes_of(record):
            began = time.process_time()
            patient = replace(
                REVIEW, cancelled=lambda since=began: time.process_time() - since > PATIENCE
            )
            review = review_shake(record, shake, patient)
            seconds.append(time.process_time() - began)
            if review is None:
                continue  # it ended without a score, and nothing is shown
            shakes[edition] += 1
            truths[type(review.truth).__name__] += 1
            for paper, accepted in shown_in(review, record):
                shown[edition] += 1
                if not accepted:
                    refused += 1
                    print(f"not accepted: shake {number}, {edition} {division.value}, {paper}")
        if (number + 1 - FIRST) % OFTEN == 0:
            print(f"up to {number + 1}: {sum(shown.values())} shown, {refused} refused", flush=True)
    print(f"shakes {FIRST} to {FIRST + SHAKES - 1}; {dict(truths)}")
    print("| edition | shakes | Solutions shown |\n|---|---|---|")
    for edition in shakes:
        print(f"| {edition} | {shakes[edition]} | {shown[edition]} |")
    high = quantiles(seconds, n=100)[98]
    print(
        f"seconds a review: median {median(seconds):.2f}, p99 {high:.2f}, most {max(seconds):.2f}"
    )
    assert refused == 0, "a Solution that the judge does not accept"


if __name__ == "__main__":
    main()
