"""Rulings on the variations of EQUATIONS and on choosing them (decisions 11-13, 16, 18, 33)."""

from __future__ import annotations

from goalsetter.rules.rulings.ruling import CHOICE, GOAL, GROUPING, PAPER, Answer, Ruling

WILD = ("0 wild", "x wild")

LOG = Ruling(
    "upright-division-as-log",
    (11,),
    ("2018-19 XIII-D-15", "2011-12 ET6-IV", "judges B84"),
    ("either", "sideways-only"),
    (
        Answer("either", edition="mlag-equations-2011-12"),
        Answer("sideways-only", profile="agloa"),
    ),
    variations=("÷ as log",),
    symbols="/",
    scope=(PAPER, GOAL, GROUPING),
)
LOG_IN_GOAL = Ruling(
    "upright-division-in-goal",
    (11,),
    ("2018-19 XIII-D-15", "judges B84"),
    ("either", "division"),
    variations=("÷ as log",),
    symbols="/",
)
WILD_TURNED = Ruling(
    "wild-turned-meanings",
    (12,),
    ("2018-19 XIII-C-1", "judges F27"),
    ("every", "upright"),
    variations=WILD,
    symbols="0x",
)
WILD_MARK = Ruling(
    "wild-mark",
    (12,),
    ("judges E36", "2018-19 XIII-C-1 d"),
    ("carries", "stays"),
    variations=WILD,
    symbols="0x",
    scope=(PAPER, GROUPING),
)
WILD_EXPONENT = Ruling(
    "wild-exponent",
    (12,),
    ("2018-19 XIII-B-10 b", "2018-19 XIII-B-3", "2018-19 XIII-C-1"),
    ("may", "may-not"),
    variations=WILD,
    symbols="0x",
    scope=(PAPER, GOAL, CHOICE),
)
AB_AVERAGE = Ruling(
    "ab-plus-with-average",
    (13,),
    ("2018-19 XIII-B-11", "2018-19 XIII-B-14", "2018-19 II-B-2"),
    ("together", "conflict"),
    scope=(CHOICE,),
)
REPEATS_COUNT = Ruling(
    "repeated-operations",
    (16,),
    ("2018-19 XIII-A-6", "2018-19 XIII-A-5"),
    ("count", "count-once"),
    variations=("three-operation solution",),
    scope=(PAPER,),
)
WHAT_COUNTS = Ruling(
    "what-counts-as-operation",
    (16,),
    ("2018-19 XIII-A-6 comment",),
    ("every-sign",),
    variations=("three-operation solution",),
    scope=(PAPER,),
)
OTHER_YEARS = Ruling(
    "lists-of-other-years",
    (18,),
    ("2018-19 XIII-A", "2011-12 ET6"),
    ("offered", "own-year-only"),
    scope=(CHOICE,),
)
EXPONENT_COLOURS = Ruling(
    "exponents-of-two-colours",
    (18,),
    ("2018-19 XIII-B-10", "2018-19 II-B-2"),
    ("one-variation", "several"),
    variations=("exponent",),
    scope=(CHOICE,),
)
NOTHING_TO_REPEAT = Ruling(
    "multiple-operations-without-operation",
    (18,),
    ("2018-19 XIII-A-5", "2018-19 II-B-2"),
    ("no-effect", "legal"),
    scope=(CHOICE,),
)
FEW_OPERATIONS = Ruling(
    "three-operation-with-few-rolled",
    (18,),
    ("2018-19 XIII-A-6", "2018-19 II-B-2"),
    ("legal", "no-effect"),
    scope=(CHOICE,),
)
TWO_UNARY_X = Ruling(
    "two-meanings-of-unary-x",
    (),
    ("ours: an x before one number cannot say which of the two it means",),
    ("conflict", "together"),
    scope=(CHOICE,),
)
GROWING_GOAL = Ruling(
    "impossible-under-add-to-goal",
    (33,),
    ("2011-12 ET8", "2018-19 VI-A-1", "2018-19 XIII-C-10"),
    ("goal-may-grow", "goal-as-it-lies"),
    variations=("add to goal",),
    scope=(PAPER,),
)

ROWS = (
    LOG,
    LOG_IN_GOAL,
    WILD_TURNED,
    WILD_MARK,
    WILD_EXPONENT,
    AB_AVERAGE,
    REPEATS_COUNT,
    WHAT_COUNTS,
    OTHER_YEARS,
    EXPONENT_COLOURS,
    NOTHING_TO_REPEAT,
    FEW_OPERATIONS,
    TWO_UNARY_X,
    GROWING_GOAL,
)
"""All of them, in the order of the decisions."""

IN_DOUBT = (
    (frozenset({"number of factors", "next prime number"}), TWO_UNARY_X),
    (frozenset({"ab+", "+ = average"}), AB_AVERAGE),
)
"""Pairs of variations of which a ruling says whether they conflict."""
