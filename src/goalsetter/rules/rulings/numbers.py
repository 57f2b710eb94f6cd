"""Rulings on what numbers are worth, and which are allowed (decisions 9, 10, 13-15, 17)."""

from __future__ import annotations

from goalsetter.rules.division import Division
from goalsetter.rules.rulings.ruling import PAPER, Answer, Ruling

OF_2011_12, OF_2018_19 = "mlag-equations-2011-12", "mlag-equations-2018-19"
BASIC = "mlag-basic-equations-2019-20"
MINOR, ELEMENTARY, MIDDLE = Division.MINOR, Division.ELEMENTARY, Division.MIDDLE
COMPLEX = ("imaginary", "root is i")

FRACTIONAL_INDEX = Ruling(
    "fractional-index",
    (9,),
    ("2018-19 III-B-2", "2018-19 III-C", "2011-12 ET12"),
    ("reduced",),
    symbols="√",
)
UNDEFINED_POWERS = Ruling(
    "undefined-powers",
    (9,),
    ("2018-19 III-A", "2018-19 III-C"),
    ("undefined",),
    symbols="^√",
)
BASIC_POWERS = Ruling(
    "powers-in-a-row",
    (9,),
    ("2019-20 VII-B-5",),
    ("left-to-right", "right-to-left"),
    symbols="^√",
)
WHOLE_POWERS = Ruling(
    "powers-of-whole-numbers",
    (9,),
    ("2018-19 XIII-A general rule", "2019-20 III-B-3", "2011-12 ET12"),
    ("any-number", "whole-numbers"),
    (
        Answer("whole-numbers", edition=BASIC, divisions=(MINOR, ELEMENTARY)),
        Answer("whole-numbers", edition=OF_2018_19, divisions=(ELEMENTARY,)),
        Answer("whole-numbers", edition=OF_2011_12, divisions=(ELEMENTARY,)),
    ),
)
REAL_ROOTS = Ruling(
    "roots-of-real-numbers",
    (10,),
    ("2018-19 XIII-D-13", "2018-19 III-B-2", "2011-12 ET6-IV"),
    ("principal", "every"),
    variations=COMPLEX,
    symbols="√",
)
FRACTIONAL_POWERS = Ruling(
    "fractional-powers",
    (10,),
    ("2018-19 XIII-D-13", "2011-12 ET6-IV"),
    ("every", "principal"),
    variations=COMPLEX,
)
IMAGINARY_MULTIPLE = Ruling(
    "imaginary-multiple",
    (10,),
    ("2018-19 XIII-C-7", "2018-19 XIII-D-13 e"),
    ("none", "counts"),
    variations=("multiple of",),
    scope=(PAPER,),
)
MINUS_CUBE = Ruling(
    "minus-or-unit",
    (10,),
    ("2018-19 XIII-D-13", "judges F33"),
    ("one-of-them",),
    variations=("imaginary",),
    symbols="|-",
)
AB_DIGITS = Ruling(
    "ab-plus-digits",
    (13,),
    ("2018-19 XIII-B-11", "2018-19 XIII-C-9"),
    ("any", "printed"),
    variations=("ab+",),
)
AB_MARK = Ruling(
    "ab-plus-unmarked",
    (13,),
    ("2018-19 XIII-B-11", "2011-12 ET6-II"),
    ("either", "abab", "abbb"),
    variations=("ab+",),
    symbols="+",
    scope=(PAPER,),
)
AB_BASE = Ruling(
    "ab-plus-base",
    (13,),
    ("2018-19 XIII-B-11 comment a",),
    ("in-the-base", "in-ten"),
    variations=("ab+",),
    symbols="+",
)
POINT_BASE = Ruling(
    "point-in-base",
    (14,),
    ("2018-19 XIII-B-13", "2018-19 XIII-D-14"),
    ("in-the-base", "in-ten"),
    variations=("decimal point", "decimal in goal"),
)
PERCENT_OPERANDS = Ruling(
    "percent-operands",
    (14,),
    ("2018-19 XIII-A-13",),
    ("direct",),
    variations=("percent",),
)
ONE_IN_NUMERAL = Ruling(
    "one-in-a-numeral",
    (14,),
    ("2018-19 XIII-B-8",),
    ("one",),
    variations=("powers of the base",),
    symbols="1",
)
EXPONENT_CUBES = Ruling(
    "exponent-cubes",
    (14,),
    ("2018-19 XIII-B-10",),
    ("one-each",),
    variations=("exponent",),
)
LIMITS_BASE = Ruling(
    "limits-in-base",
    (15,),
    ("2018-19 XIII-B-7", "2018-19 XIII-A-7", "2018-19 XIII-A-11", "2018-19 XIII-A-12"),
    ("ten", "the-base"),
    variations=("base",),
)
FACTORS_LIMIT = Ruling(
    "factors-limit",
    (15,),
    ("2018-19 XIII-A-11", "2018-19 XIII-B-9", "2018-19 XIII-C-8", "2011-12 ET6-I"),
    ("none", "200", "1000"),
    (
        Answer("200", edition=OF_2018_19, divisions=(ELEMENTARY,)),
        Answer("1000", edition=OF_2018_19, divisions=(MIDDLE,)),
        Answer("200", edition=OF_2011_12, divisions=(ELEMENTARY, MIDDLE)),
    ),
    variations=("number of factors",),
    symbols="x",
)
UNDECIDED = Ruling(
    "undecided-equality",
    (17,),
    ("2018-19 XIII-C-8", "ours for all values"),
    ("incorrect", "stands"),
    scope=(PAPER,),
)

ROWS = (
    FRACTIONAL_INDEX,
    UNDEFINED_POWERS,
    BASIC_POWERS,
    WHOLE_POWERS,
    REAL_ROOTS,
    FRACTIONAL_POWERS,
    IMAGINARY_MULTIPLE,
    MINUS_CUBE,
    AB_DIGITS,
    AB_MARK,
    AB_BASE,
    POINT_BASE,
    PERCENT_OPERANDS,
    ONE_IN_NUMERAL,
    EXPONENT_CUBES,
    LIMITS_BASE,
    FACTORS_LIMIT,
    UNDECIDED,
)
"""All of them, in the order of the decisions."""
