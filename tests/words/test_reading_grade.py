"""How hard English sentences are to read: for a player of ten, by Flesch and Kincaid's grade.

A writer who changes a message may ask for its grade:

    .venv/bin/python -m tests.words.test_reading_grade refusals
"""

from __future__ import annotations

import re
import sys
import warnings
from statistics import median

from textstat import textstat

from tests.words.fluent_files import entries, parsed, variants

with warnings.catch_warnings():
    # The dictionary of syllables is read once, and leaves its file open.
    warnings.simplefilter("ignore", ResourceWarning)
    textstat.flesch_kincaid_grade("One sentence.")

MEDIAN, HIGHEST, SHORT = 4.0, 8.0, 8
"""The aims of a file: its median, its hardest sentence, and the fewest words that are measured."""

TERMS = re.compile(
    r"\b(?:shakes?|Goal-setters?|Goals?|Movers?|Challengers?|Third Part(?:y|ies)|Required|"
    r"Permitted|Forbidden|Resources|Solutions?|Equations?|variations?|flubs?|Universe|Restrictions?|"
    r"Set-Names?|Impossible|EQUATIONS|ON-SETS|Goalsetter|challenges?)\b"
)
"""Terms of the rule books, which stay as they are; a short word stands for each."""
CLAUSE = re.compile(r"\s*[\[(][^\])]*[\])]")
"""Clauses and asides in brackets."""

STRANGE = re.compile(r"[^\w\s.,;:!?'’“”–-]|[^\x00-\x7f’“”–]")
"""Signs of the cubes, which are no words."""

WAITING = {"coach": "read by coaches, after a match"}
"""Files that are not held yet, each with the reason. One that is easy leaves this list for good."""

REASONS = dict.fromkeys(
    (f"clause-2011-12-{clause}" for clause in ("ET6-I", "ET6-II", "ET6-III", "ST7-I")),
    "a list of variations, whose names are the book's",
)
"""Sentences above the highest grade, each with the reason why it cannot be easier."""


def measured(sentence: str) -> str:
    """A sentence as it is measured: terms are short words, clauses and signs are left out."""
    bare = STRANGE.sub(" ", TERMS.sub("cube", CLAUSE.sub("", sentence)))
    return re.sub(r"\s+", " ", bare).strip()


def grade(sentence: str) -> float:
    """The grade at school at which a sentence is read with ease."""
    return float(textstat.flesch_kincaid_grade(measured(sentence)))


def grades(file: str) -> dict[str, float]:
    """The grade of every English message of a file that is long enough, by its hardest variant."""
    found: dict[str, float] = {}
    for entry in entries("en"):
        for sentence in variants(entry.message) if entry.file == file else ():
            if len(measured(sentence).split()) >= SHORT:
                found[entry.code] = max(grade(sentence), found.get(entry.code, 0.0))
    return found


def too_hard(file: str) -> list[str]:
    """Return what keeps a file from being easy: sentences without a reason, or its median."""
    found = grades(file)
    hard = [code for code, score in found.items() if score > HIGHEST and code not in REASONS]
    middle = median(found.values()) if found else 0.0
    return hard + [f"{file}: median {middle:.1f}"] * (middle > MEDIAN)


def test_every_file_is_easy_to_read() -> None:
    """Grade 4 in the median, and no sentence above 8 without a reason."""
    assert not [hard for file in parsed("en") if file not in WAITING for hard in too_hard(file)]


def test_a_file_that_is_easy_waits_for_nothing() -> None:
    """So the list can only shrink."""
    assert {file for file in WAITING if too_hard(file)} == set(WAITING)


def test_a_reason_is_given_for_a_hard_sentence_only() -> None:
    """And for one that is there."""
    found = {code: score for file in parsed("en") for code, score in grades(file).items()}
    assert not [code for code in REASONS if found.get(code, 0.0) <= HIGHEST]


def test_terms_are_not_measured() -> None:
    """A sentence is as hard as the words that its writer chose."""
    assert measured("The Goal-setter sets a Goal 5 [VII-B].") == "The cube sets a cube 5."
    assert grade("You can play that cube. Put it on the mat now.") < MEDIAN
    assert grade("Subsequently, considerable deliberation is indispensable everywhere.") > HIGHEST


def main() -> None:
    """Print the grades of the messages in the files that are named, then those of all files."""
    for file in sys.argv[1:]:
        for code, found in sorted(grades(file).items(), key=lambda item: item[1]):
            print(f"{found:5.1f}  {code}")
    for file in parsed("en"):
        if scores := grades(file).values():
            above = sum(score > HIGHEST for score in scores)
            line = f"median {median(scores):4.1f}, above {HIGHEST:.0f}: {above} of {len(scores)}"
            print(f"{file:16} {line}")


if __name__ == "__main__":
    main()
