"""Rulings on how a text is read: groupings, brackets, sides, gaps and turns (decisions 1-8, 19)."""

from __future__ import annotations

from goalsetter.rules.rulings.ruling import (
    EQUATIONS,
    GROUPING,
    ON_SETS,
    PAPER,
    Answer,
    Ruling,
)

OF_2011_12 = "mlag-equations-2011-12"
DEFAULTS = (PAPER, GROUPING)
BOTH = (EQUATIONS, ON_SETS)
NOTE = "2018-19 VII-B-6 note"
AGLOA_TIGHT = (Answer("tight", profile="agloa"),)

ROOT_DEFAULT = Ruling(
    "root-default",
    (1,),
    ("2018-19 VII-B-6-b", NOTE),
    ("tight", "none"),
    symbols="√",
    scope=DEFAULTS,
)
LCM_DEFAULT = Ruling(
    "lcm-default",
    (1,),
    ("2018-19 VII-B-6-a", "2018-19 VII-B-6-b-i", "2018-19 XIII-A-9"),
    ("none", "tight"),
    variations=("lcm",),
    symbols="√",
    scope=DEFAULTS,
)
"""The default of the radical sign is that of a root; LCM is an operation of two numbers."""
FACTORIAL_DEFAULT = Ruling(
    "factorial-default",
    (1,),
    ("2018-19 VII-B-6-b", NOTE),
    ("tight", "none"),
    variations=("factorial",),
    scope=DEFAULTS,
)
UNARY_X = Ruling(
    "unary-x-default",
    (1,),
    (NOTE, "judges E38", "2018-19 XIII-A-11 g"),
    ("none", "tight"),
    AGLOA_TIGHT,
    variations=("number of factors", "next prime number"),
    symbols="x",
    scope=DEFAULTS,
)
EXPONENT = Ruling(
    "exponent-default",
    (1,),
    (NOTE, "judges E48"),
    ("none", "tight"),
    AGLOA_TIGHT,
    variations=("exponent",),
    symbols="0123456789^√",
    scope=DEFAULTS,
)
PRODUCT = Ruling(
    "imaginary-product-default",
    (1,),
    (NOTE, "2018-19 XIII-D-13", "judges E68"),
    ("none", "tight"),
    AGLOA_TIGHT,
    variations=("imaginary",),
    symbols="|-",
    scope=DEFAULTS,
)
ROOT_INDEX = Ruling(
    "root-index-default",
    (1,),
    ("2018-19 III-B-2", "2018-19 VII-B-6-b"),
    ("none", "tight"),
    symbols="√",
    scope=DEFAULTS,
)
CLASH = Ruling(
    "clashing-defaults",
    (2,),
    ("2018-19 VII-B-6-c", "judges E39"),
    ("open", "two-ways"),
    symbols="√x",
    scope=DEFAULTS,
)
UNDEFINED_REGROUPING = Ruling(
    "undefined-regrouping",
    (3,),
    ("2018-19 VII-B-6", "2018-19 VII-C-4-h", "2018-19 III-A"),
    ("harmless", "breaks"),
    scope=(PAPER,),
)
RAISED = Ruling(
    "objections-raised",
    (4,),
    ("2018-19 VII-B-6", "2018-19 VII-C-4", "On-Sets 2017-18 VII-B-6"),
    ("every", "fatal-only"),
    scope=(PAPER,),
    games=BOTH,
)
MISSING_BRACKET = Ruling(
    "missing-bracket",
    (5,),
    ("judges E4", "2018-19 VII-B-1"),
    ("anywhere", "fault"),
    symbols="()[]{}",
    scope=(PAPER,),
    games=BOTH,
)
SEVERAL_BRACKETS = Ruling(
    "several-missing-brackets",
    (5,),
    ("judges E4", "2018-19 VII-B-1"),
    ("fault",),
    scope=(PAPER,),
    games=BOTH,
)
LOOSE_SIDES = Ruling(
    "loose-sides",
    (6, 19),
    ("2018-19 VII-B-6", "2018-19 VII-C-4-h", "2011-12 ET16"),
    ("every-reading", "some-reading"),
    (Answer("some-reading", edition=OF_2011_12),),
    scope=(PAPER,),
)
BOTH_SIDES_MATCH = Ruling(
    "both-sides-match",
    (6,),
    ("2018-19 VII-B-1", "2018-19 VII-B-2"),
    ("right", "left"),
    scope=(PAPER,),
)
GOAL_ORDER = Ruling(
    "goal-order",
    (6,),
    ("2018-19 VII-B-2", "2018-19 VII-C-4-g"),
    ("as-laid",),
    scope=(PAPER,),
)
CHUNKS = Ruling(
    "goal-chunks",
    (7,),
    ("2018-19 IV-B-2", "2018-19 VII-C-4-g", "2019-20 IV-B-2"),
    ("bind", "free"),
)
GAP_IN_NUMERAL = Ruling(
    "gap-between-digits",
    (7,),
    ("2018-19 IV-B-1", "2018-19 IV-B-2"),
    ("separates", "joins"),
    symbols="0123456789",
)
UNSEEN_TURNS = Ruling(
    "unseen-turns",
    (8,),
    ("judges B49", "2018-19 XIII-C-5", "2011-12 ET6-III", "2018-19 XIII-D-13"),
    ("either", "as-laid"),
    variations=("0 wild", "x wild", "base", "imaginary"),
    symbols="0x^|-",
)
GOAL_UNWRITTEN = Ruling(
    "unwritten-goal",
    (19,),
    ("2011-12 ET16", "2018-19 VII-B-1"),
    ("fault", "allowed"),
    (Answer("allowed", edition=OF_2011_12),),
    scope=(PAPER,),
)

ROWS = (
    ROOT_DEFAULT,
    LCM_DEFAULT,
    FACTORIAL_DEFAULT,
    UNARY_X,
    EXPONENT,
    PRODUCT,
    ROOT_INDEX,
    CLASH,
    UNDEFINED_REGROUPING,
    RAISED,
    MISSING_BRACKET,
    SEVERAL_BRACKETS,
    LOOSE_SIDES,
    BOTH_SIDES_MATCH,
    GOAL_ORDER,
    CHUNKS,
    GAP_IN_NUMERAL,
    UNSEEN_TURNS,
    GOAL_UNWRITTEN,
)
"""All of them, in the order of the decisions."""
