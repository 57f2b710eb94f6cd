"""Rulings on ON-SETS (decisions 20-27)."""

from __future__ import annotations

from goalsetter.rules.division import Division
from goalsetter.rules.rulings.ruling import CHOICE, ON_SETS, PAPER, Answer, Ruling

OF_2011_12 = "mlag-on-sets-2011-12"
OLDER = (Division.MIDDLE, Division.JUNIOR, Division.SENIOR)
GAMES = (ON_SETS,)
WILD = ("wild cube",)
CARD = ("required or forbidden card",)

OPERATIONS_COUNTED = Ruling(
    "operations-counted",
    (20,),
    ("On-Sets 2017-18 XIII-A-5", "2011-12 ST7-I", "2011-12 ST7-II"),
    ("whole-solution", "set-name"),
    (Answer("set-name", edition=OF_2011_12, divisions=OLDER),),
    variations=("two operations",),
    scope=(PAPER,),
    games=GAMES,
)
WILD_SIGN = Ruling(
    "wild-restriction-cube",
    (21,),
    ("On-Sets 2017-18 XIII-B-2", "On-Sets 2017-18 XIII-C-5", "2011-12 ST7-II"),
    ("allowed", "barred"),
    scope=(CHOICE,),
    games=GAMES,
)
WILD_AS_SIGN = Ruling(
    "wild-cube-as-restriction-sign",
    (21,),
    ("On-Sets 2017-18 XIII-B-2", "On-Sets 2017-18 VII-B-4-b"),
    ("exempt", "not-exempt"),
    variations=WILD,
    scope=(PAPER,),
    games=GAMES,
)
WILD_SIGN_ELEMENTARY = Ruling(
    "wild-cube-where-no-restrictions",
    (21,),
    ("On-Sets 2017-18 XIII-A-2", "On-Sets 2017-18 VI-B"),
    ("may-not", "may"),
    variations=WILD,
    scope=(PAPER, CHOICE),
    games=GAMES,
)
WILD_SAVES = Ruling(
    "wild-cube-saves-choice",
    (21,),
    ("On-Sets 2017-18 II-C-2", "On-Sets 2017-18 XIII-A-2", "judges A22"),
    ("saves", "does-not"),
    variations=WILD,
    scope=(CHOICE,),
    games=GAMES,
)
REQUIRED_ITSELF = Ruling(
    "required-cube-itself",
    (21,),
    ("On-Sets 2017-18 XIII-A-1",),
    ("that-cube",),
    variations=("required cube",),
    scope=(PAPER, CHOICE),
    games=GAMES,
)
WILD_MINUS = Ruling(
    "wild-cube-as-minus",
    (22,),
    ("On-Sets 2017-18 XIII-D-13 a", "2011-12 ST7-IV note a"),
    ("symmetric", "plain"),
    (Answer("plain", edition=OF_2011_12),),
    variations=("symmetric difference", *WILD),
    symbols="-",
    scope=(PAPER, CHOICE),
    games=GAMES,
)
MINUS_TWICE = Ruling(
    "minus-wild-and-symmetric",
    (22,),
    ("On-Sets 2017-18 II-C-2", "2011-12 ST7-IV"),
    ("later-ignored", "symmetric-prevails"),
    (Answer("symmetric-prevails", edition=OF_2011_12),),
    variations=("symmetric difference",),
    scope=(PAPER,),
    games=GAMES,
)
LAYOUTS = Ruling(
    "goal-layouts",
    (23,),
    ("On-Sets 2017-18 III-B-1", "2011-12 ST8"),
    ("drawn-in-the-book", "any"),
    games=GAMES,
)
NEGATIVE_GOAL = Ruling(
    "goal-below-zero", (23,), ("On-Sets 2017-18 III-B", "2011-12 ST8"), ("illegal",), games=GAMES
)
LONE_UPSIDE_DOWN = Ruling(
    "lone-upside-down-goal",
    (23,),
    ("2011-12 ST8", "On-Sets 2017-18 III-B"),
    ("negative", "face-value"),
    (Answer("face-value", edition=OF_2011_12),),
    games=GAMES,
)
CUBE_SERVES = Ruling(
    "cube-serves",
    (24,),
    ("On-Sets 2017-18 VII-B-4", "2011-12 ST1"),
    ("in-both-parts", "once"),
    scope=(PAPER,),
    games=GAMES,
)
EACH_USE = Ruling(
    "interchangeable-uses",
    (24,),
    ("On-Sets 2017-18 XIII-A-3", "On-Sets 2017-18 XIII-A-4"),
    ("may-differ",),
    scope=(PAPER,),
    games=GAMES,
)
REQUIRED_UNION = Ruling(
    "required-cube-assigned",
    (24,),
    ("On-Sets 2017-18 XIII-A-1", "On-Sets 2017-18 XIII-A-3"),
    ("some-assignment",),
    variations=("required cube",),
    scope=(PAPER,),
    games=GAMES,
)
NULL = Ruling(
    "null-restriction",
    (25,),
    ("On-Sets 2017-18 XIII-B-8 comment", "2011-12 ST7-II"),
    ("in-every-order", "as-written"),
    variations=("no null restrictions",),
    symbols="=⊆",
    scope=(PAPER,),
    games=GAMES,
)
ANOTHER_FILL = Ruling(
    "same-variation-other-fill",
    (26,),
    ("On-Sets 2017-18 II-C-2",),
    ("already-chosen", "another"),
    variations=("wild cube", "required cube", "double set", *CARD),
    scope=(CHOICE,),
    games=GAMES,
)
REPEATED_SIGNS = Ruling(
    "multiple-operations-reach",
    (26,),
    ("On-Sets 2017-18 XIII-A-6",),
    ("operations-only", "restriction-signs-too"),
    variations=("multiple operations",),
    symbols="=⊆",
    scope=(PAPER,),
    games=GAMES,
)
DOUBLE_SYMBOLS = Ruling(
    "double-set-symbols",
    (27,),
    ("On-Sets 2017-18 XIII-C-9",),
    ("any", "rolled"),
    scope=(CHOICE,),
    games=GAMES,
)
DOUBLE_PLAIN = Ruling(
    "double-set-reading",
    (27,),
    ("On-Sets 2017-18 XIII-C-9 comment",),
    ("plain",),
    variations=("double set",),
    scope=(PAPER, CHOICE),
    games=GAMES,
)
DOUBLE_BLANK = Ruling(
    "double-set-blank-card",
    (27,),
    ("On-Sets 2017-18 XIII-C-11 c", "2011-12 ST7-IV"),
    ("dressed", "as-dealt"),
    variations=("blank card wild",),
    scope=(PAPER,),
    games=GAMES,
)
REQUIRED_CARD = Ruling(
    "required-card-itself",
    (27,),
    ("On-Sets 2017-18 XIII-C-10", "On-Sets 2017-18 XIII-C-11"),
    ("that-card", "dressed-blank-too"),
    variations=CARD,
    scope=(PAPER,),
    games=GAMES,
)
EVERY_READING = Ruling(
    "readings-keep-variations",
    (27,),
    ("On-Sets 2017-18 VII-B-5", "On-Sets 2017-18 VII-B-6"),
    ("every-reading", "some-reading"),
    variations=("no null restrictions", "two solutions", *CARD),
    scope=(PAPER,),
    games=GAMES,
)
SOLUTIONS_ORDER = Ruling(
    "order-of-two-solutions",
    (27,),
    ("On-Sets 2017-18 XIII-D-14",),
    ("as-written", "either"),
    variations=("two solutions",),
    scope=(PAPER,),
    games=GAMES,
)
PRIMED_TWICE = Ruling(
    "complement-of-complement",
    (27,),
    ("On-Sets 2017-18 I-B-2-c", "On-Sets 2017-18 VII-B-6"),
    ("legal", "illegal"),
    scope=(PAPER, CHOICE),
    games=GAMES,
)

ROWS = (
    OPERATIONS_COUNTED,
    WILD_SIGN,
    WILD_AS_SIGN,
    WILD_SIGN_ELEMENTARY,
    WILD_SAVES,
    REQUIRED_ITSELF,
    WILD_MINUS,
    MINUS_TWICE,
    LAYOUTS,
    NEGATIVE_GOAL,
    LONE_UPSIDE_DOWN,
    CUBE_SERVES,
    EACH_USE,
    REQUIRED_UNION,
    NULL,
    ANOTHER_FILL,
    REPEATED_SIGNS,
    DOUBLE_SYMBOLS,
    DOUBLE_PLAIN,
    DOUBLE_BLANK,
    REQUIRED_CARD,
    EVERY_READING,
    SOLUTIONS_ORDER,
    PRIMED_TWICE,
)
"""All of them, in the order of the decisions."""
