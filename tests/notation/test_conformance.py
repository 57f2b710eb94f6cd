"""Every text in the shared conformance cases reads and reads back, where the cases are at hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from goalsetter.errors import NotationError
from goalsetter.notation import (
    NotationCode,
    mat_from_json,
    mat_to_json,
    parse_equation,
    parse_goal,
    parse_mat,
    parse_set_goal,
    parse_set_solution,
    parse_solution,
    parse_universe,
    text,
)
from tests.notation.texts import Reader

CASES = Path(__file__).parents[3] / "shared" / "conformance"
SECTIONS = ("universe", "goal", "required", "permitted", "forbidden", "resources")
EQUATIONS: dict[str, Reader] = {
    "expr": parse_solution,
    "equation": parse_equation,
    "counter": parse_equation,
    "not_counter": parse_equation,
    "goal": parse_goal,
}
ON_SETS: dict[str, Reader] = {
    "expr": parse_set_solution,
    "solution": parse_set_solution,
    "counter": parse_set_solution,
    "goal": parse_set_goal,
    "universe": parse_universe,
}

MALFORMED = {
    ("R18-VII-B-2-ca", "equation"): NotationCode.MISSING_EQUALS,
    ("RB-VII-B-2-ca", "equation"): NotationCode.MISSING_EQUALS,
    ("J-E3", "not_counter"): NotationCode.MISMATCHED_BRACKET,
    ("J-E4-a", "equation"): NotationCode.UNCLOSED_BRACKET,
    ("J-E4-b", "equation"): NotationCode.UNCLOSED_BRACKET,
    ("os-rb-001", "universe"): NotationCode.CARD_TWICE,
    ("os-rb-108", "solution"): NotationCode.EMPTY_PART,
    ("os-rb-276", "expr"): NotationCode.UNCLOSED_BRACKET,
    ("os-rb-277", "expr"): NotationCode.UNCLOSED_BRACKET,
    ("os-rb-278", "expr"): NotationCode.UNCLOSED_BRACKET,
    ("os-rb-279", "solution"): NotationCode.UNCLOSED_BRACKET,
    ("os-rb-280", "solution"): NotationCode.UNCLOSED_BRACKET,
}
"""The texts that their cases mean to be malformed."""

Case = dict[str, object]


def cases(name: str) -> list[Case]:
    """The cases of one file."""
    lines = (CASES / f"{name}-rulebook.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def texts(case: Case, readers: dict[str, Reader]) -> Iterator[tuple[str, str]]:
    """The texts of a case that are to be read, each with its key."""
    for key in readers.keys() & case.keys():
        value = case[key]
        for typed in value if isinstance(value, list) else [value]:
            if typed:
                yield key, str(typed)


def code_of(reader: Reader, typed: str) -> str | None:
    """The code of what is wrong with a text; none if it reads and reads back."""
    try:
        noun = reader(typed)
    except NotationError as error:
        return error.code
    assert reader(text(noun)) == noun
    assert reader(text(noun, ascii=True)) == noun
    assert text(noun, ascii=True).isascii()
    return None


@pytest.mark.skipif(not CASES.exists(), reason="the shared cases are not at hand")
@pytest.mark.parametrize(("name", "readers"), [("equations", EQUATIONS), ("on-sets", ON_SETS)])
def test_texts(name: str, readers: dict[str, Reader]) -> None:
    """Only the texts that are malformed on purpose are refused, each with its code."""
    for case in cases(name):
        for key, typed in texts(case, readers):
            wanted = MALFORMED.get((str(case["id"]), key))
            assert (case["id"], code_of(readers[key], typed)) == (case["id"], wanted)


@pytest.mark.skipif(not CASES.exists(), reason="the shared cases are not at hand")
@pytest.mark.parametrize("name", ["equations", "on-sets"])
def test_mats(name: str) -> None:
    """Every mat of the cases reads and reads back, as JSON and on one line."""
    for case in cases(name):
        if (case["id"], "universe") not in MALFORMED:
            mat = mat_from_json({key: case[key] for key in SECTIONS if key in case})
            assert mat_from_json(mat_to_json(mat)) == mat
            assert parse_mat(text(mat)) == mat
            assert parse_mat(text(mat, ascii=True)) == mat
