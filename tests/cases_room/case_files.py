"""The case files as the tests see them: copies in the tree, and the originals where at hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from tests.source_tree import ROOT, TESTS

COPIES = TESTS / "conformance"
SHARED = ROOT.parent / "shared" / "conformance"
EQUATIONS = "equations-rulebook.jsonl"
ON_SETS = "on-sets-rulebook.jsonl"
PROCEDURE = "procedure-rulings.jsonl"
ADDITIONS = "additions.jsonl"
FILES = (EQUATIONS, ON_SETS, PROCEDURE, ADDITIONS)

Case = dict[str, object]


@cache
def cases(name: str, folder: Path = COPIES) -> tuple[Case, ...]:
    """The cases of one file. Whoever changes one takes a copy."""
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    return tuple(json.loads(line) for line in lines)


def of_kind(kind: str, name: str = EQUATIONS) -> list[Case]:
    """The cases of one kind in a file, that of EQUATIONS if none is named."""
    return [case for case in cases(name) if case["kind"] == kind]
