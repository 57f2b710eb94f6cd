"""Reading EQUATIONS expressions: the books' own examples, by clause."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.expr import Undefined, Unsettled, equal, parse_value
from goalsetter.notation import parse_goal, parse_solution, parse_written, text
from goalsetter.rules import (
    ADVENTUROUS,
    BASIC,
    EVERYTHING,
    ExpressionPlace,
    Numerals,
    Reader,
    ReadingRules,
    whole_numbers_only,
)

ELEMENTARY = whole_numbers_only(ADVENTUROUS)
WILD_ZERO = replace(ADVENTUROUS, wild=("0",), wild_meanings=tuple("0123456789"))
BASE_TWELVE = replace(
    ADVENTUROUS,
    numerals=Numerals(base=12, upside_down=True, digit_symbols=(("^", 10), ("√", 11))),
)
MINOR = whole_numbers_only(BASIC)

WRITTEN = [
    ("2018-19 III-A", ADVENTUROUS, "7/0", []),
    ("2018-19 III-B-1", ADVENTUROUS, "+7", []),
    ("2018-19 III-B-1", ADVENTUROUS, "6x+4", []),
    ("2018-19 III-B-2", ADVENTUROUS, "2√9", ["3"]),
    ("2018-19 III-B-2", ADVENTUROUS, "√9", ["3"]),
    ("2018-19 III-B-2", ADVENTUROUS, "(2+1)√8", ["2"]),
    ("2018-19 III-B-2", ADVENTUROUS, "4x√9", ["12"]),
    ("2018-19 III-B-2", ADVENTUROUS, "3√√9", ["3^(1/3)"]),
    ("2018-19 III-B-2", ELEMENTARY, "3√√9", []),
    ("2018-19 III-C-2", ADVENTUROUS, "0√5", []),
    ("2018-19 III-C-2", ADVENTUROUS, "0^(1-3)", []),
    ("2018-19 III-C-2 a", ADVENTUROUS, "(0-8)^(4/6)", ["4"]),
    ("2018-19 III-C-2 b", ADVENTUROUS, "(0-4)^(2/4)", []),
    ("2018-19 III-C-2 c", ADVENTUROUS, "(3/6)√(0-9)", ["81"]),
    ("2018-19 III-C-2 d", ADVENTUROUS, "(8/2)√(0-5)", []),
    ("2018-19 VII-B-6-b-i", ADVENTUROUS, "√4+5", ["7"]),
    ("2018-19 VII-B-6-b-i", ADVENTUROUS, "√(4+5)+7", ["10"]),
    ("2018-19 VII-B-6-b-ii", EVERYTHING, "4+7!", ["5044"]),
    ("2018-19 VII-B-6-c", EVERYTHING, "√9!", ["6", "72*sqrt(70)"]),
    ("2018-19 VII-B-6-c", EVERYTHING, "√(8x2)!", ["24", "sqrt(20922789888000)"]),
    ("2018-19 VII-C-4-h a", ADVENTUROUS, "5^2-4+0", ["21", "1/25"]),
    ("2018-19 VII-C-4-h b", ADVENTUROUS, "2x4-(3+1)", ["4", "0"]),
    ("2018-19 VII-C-4-h d", ELEMENTARY, "9√5^9", []),
    ("2018-19 XIII-A general rule", ELEMENTARY, "2^(1-3)", []),
    ("2018-19 XIII-A general rule", ELEMENTARY, "(2/3)^3", []),
    ("2018-19 XIII-A general rule", ELEMENTARY, "9√0", ["0"]),
    ("decision 1: nothing is default left of √", ADVENTUROUS, "4x2√9", ["12", "3^(1/4)"]),
    ("2018-19 VII-B-4", ADVENTUROUS, "12+5", []),
    ("2018-19 XIII-A-1", EVERYTHING, "1+2+s2", ["7/2"]),
    ("2018-19 XIII-A-1", EVERYTHING, "s0", []),
    ("2018-19 XIII-A-2", EVERYTHING, "6xu2", ["-12"]),
    ("2018-19 XIII-A-2", EVERYTHING, "6u2", []),
    ("2018-19 XIII-A-2 note", EVERYTHING, "su3", ["-1/3"]),
    ("2018-19 XIII-A-3", EVERYTHING, "(0<3>x6)-0<3>", ["15"]),
    ("2018-19 XIII-A-3", EVERYTHING, "(0x6)-0 where 0=3", ["15"]),
    ("2018-19 XIII-A-4", EVERYTHING, "3!!", ["720"]),
    ("2018-19 XIII-A-9", EVERYTHING, "6√<lcm>8", ["24"]),
    ("2018-19 XIII-A-10", EVERYTHING, "(4x2)^<gcf>(6+3)", ["1"]),
    ("2018-19 XIII-A-10", EVERYTHING, "0^<gcf>0", []),
    ("2018-19 XIII-A-13", EVERYTHING, "25u√16", ["4"]),
    ("2018-19 XIII-A-14", EVERYTHING, "12^<.>5u√16", ["2"]),
    ("2018-19 XIII-A-14", EVERYTHING, "4^<.>3!", []),
    ("2018-19 XIII-A-14", EVERYTHING, "^<.>050", ["1/20"]),
    ("2018-19 XIII-A-14", EVERYTHING, "1.25", ["5/4"]),
    ("2018-19 XIII-B-8", EVERYTHING, "9+1<10^-1>", ["91/10"]),
    ("2018-19 XIII-B-8: the note is the cube's own", EVERYTHING, "√s1<10^6>", ["1/1000"]),
    ("2018-19 XIII-C-5: the note is the cube's own", BASE_TWELVE, "1√u√<11>", ["-11"]),
    ("2018-19 XIII-B-10", EVERYTHING, "5b2<exp>", ["25"]),
    ("2018-19 XIII-B-10 comment a", EVERYTHING, "2r3<exp>!", ["64"]),
    ("2018-19 XIII-B-11", EVERYTHING, "90+<ABAB>", ["10/11"]),
    ("2018-19 XIII-B-11", EVERYTHING, "90+<ABBB>", ["9/10"]),
    ("2018-19 XIII-D-13", EVERYTHING, "7|2", ["14i"]),
    ("2018-19 XIII-D-13 a", EVERYTHING, "|||", ["-i"]),
    ("2018-19 XIII-D-13 g", EVERYTHING, "2|^8", ["256"]),
    ("judges E63", EVERYTHING, "8(|+3)", []),
    ("2018-19 XIII-D-15", EVERYTHING, "[(6x4)+1]/<log>5", ["2"]),
    ("2018-19 XIII-D-15", EVERYTHING, "3/<log>2", ["log(3,2)"]),
    ("Basic VII-B-5", BASIC, "8+2x4", ["16"]),
    ("Basic VII-B-5", BASIC, "9-4+3", ["8"]),
    ("decision 9", BASIC, "2^3^2", ["64"]),
    ("Basic VII-B-5", BASIC, "√9^2", ["9"]),
    ("Basic VII-B-5", BASIC, "2x3√8+1", ["5"]),
    ("Basic III-C-3", MINOR, "3√9", []),
]

LAID = [
    ("2018-19 IV-B-2 a", ADVENTUROUS, "2x 3+5", ["16"]),
    ("2018-19 IV-B-2 b", ADVENTUROUS, "2x3 +5", ["11"]),
    ("2018-19 IV-B-2 c", ADVENTUROUS, "2x3+5", ["16", "11"]),
    ("2018-19 IV-B-2 comment", ADVENTUROUS, "√ 5+4 x9", ["27", "9"]),
    ("2018-19 IV-B-1", ADVENTUROUS, "125", []),
    ("2018-19 IV-B-1", ADVENTUROUS, "45x", []),
    ("judges E24", ADVENTUROUS, "√4+5", ["7", "3"]),
    ("judges B23", ADVENTUROUS, "7x06", ["42"]),
    ("decision 7", ADVENTUROUS, "1 2", []),
    ("judges B49: nobody can tell", WILD_ZERO, "7u0", [str(value) for value in range(70, 80)]),
    ("judges B49: sideways can be told", WILD_ZERO, "7s0", []),
    ("Basic IV-B-1", BASIC, "125", ["125"]),
    ("Basic IV-B-2 a", BASIC, "2x 3+5", ["16"]),
    ("Basic IV-B-2 comment", BASIC, "√ 5+4 x9", ["27"]),
]


def same(found: list[object], expected: list[str]) -> bool:
    """Whether two lists hold the same values, whatever their order."""
    wanted = [parse_value(value) for value in expected]
    return len(found) == len(wanted) and all(
        any(equal(value, other) for other in found)  # type: ignore[arg-type]
        for value in wanted
    )


@pytest.mark.parametrize(("clause", "rules", "written", "expected"), WRITTEN)
def test_written(clause: str, rules: ReadingRules, written: str, expected: list[str]) -> None:
    """A written noun has just the values that the clause gives it."""
    solution = parse_solution(written)
    found = Reader(rules, ExpressionPlace.SOLUTION, solution.where).written(solution.written)
    assert same([reading.value for reading in found.defined], expected), clause
    assert not found.unsettled


@pytest.mark.parametrize(("clause", "rules", "laid", "expected"), LAID)
def test_laid(clause: str, rules: ReadingRules, laid: str, expected: list[str]) -> None:
    """A Goal as it lies has just the values that the clause gives it."""
    found = Reader(rules, ExpressionPlace.LAID_GOAL).laid(parse_goal(laid))
    assert same([reading.value for reading in found.defined], expected), clause


def test_every_grouping_reads_back_as_itself() -> None:
    """A grouping written out has one reading, with the value of that grouping."""
    from goalsetter.cubes import Written
    from goalsetter.expr import written_out

    reader = Reader(EVERYTHING)
    for loose in ("2x3+5-4/2", "√9!x2", "x7+9-1", "3|4+2", "2r3<exp>!+(1-4x2)"):
        written = parse_written(loose)
        for reading in reader.every(written, 100):
            grouping = text(Written(written_out(reading.tree, written.items)))
            again = [r.value for r in reader.written(parse_written(grouping)).defined]
            if not isinstance(reading.value, Undefined | Unsettled):
                assert any(equal(reading.value, value) for value in again)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("bomb", "small"),
    [("9^9^9^9", "5"), ("((9!)!)!", "5"), ("9^(9^(9^9))", "9"), ("((((9!)!)!)!)!", "0")],
)
def test_numbers_beyond_paper(bomb: str, small: str) -> None:
    """A huge power is told from a small number by its size, or left unsettled; never wrong."""
    found = Reader(EVERYTHING).written(parse_written(bomb))
    assert found.defined or found.unsettled
    for reading in found.defined:
        assert equal(reading.value, parse_value(small)) is False  # type: ignore[arg-type]


def test_a_factorial_may_stand_behind_more_than_a_chunk() -> None:
    """2018-19 IV-B-2, XIII-A-4: 2+ 3 may be (2+3)!, in which the chunk 3 is still one node."""
    found = Reader(EVERYTHING, ExpressionPlace.LAID_GOAL).with_factorials(parse_goal("2+ 3"), 1)
    assert same([reading.value for reading in found.defined], ["5", "8", "120"])
