"""Meaning: exact numbers, operations as rows, and all readings of what is written.

Law: imports only ``cubes`` (and ``errors``); must not import ``notation``, name an edition, or use
floats. Only ``expr.number`` reaches the number library.
"""

from goalsetter.expr.arithmetic import FUNCTIONS
from goalsetter.expr.chart import LONGEST
from goalsetter.expr.groupings import count_groupings, groupings
from goalsetter.expr.lexeme import ANY, NONE, Atom, Level, Lexeme, Shape, Sign
from goalsetter.expr.number import (
    I,
    Number,
    Outcome,
    Undefined,
    Unsettled,
    ValueSet,
    approximate,
    as_fraction,
    as_integer,
    compare,
    divide,
    equal,
    integer,
    power,
    rational,
    subtract,
)
from goalsetter.expr.numeral import numeral, pointed, repeating_both, repeating_last, whole
from goalsetter.expr.operation import Operation
from goalsetter.expr.readings import BUDGET, Purse, Reading, Readings, only, read_level
from goalsetter.expr.sets import (
    SET_FUNCTIONS,
    CardSet,
    SetValues,
    cards_in,
    mask,
    read_sets,
    set_groupings,
    with_colour,
)
from goalsetter.expr.tree import Tree, operations, written_out
from goalsetter.expr.value_text import parse_value, value_text

__all__ = [
    "ANY",
    "BUDGET",
    "FUNCTIONS",
    "LONGEST",
    "NONE",
    "SET_FUNCTIONS",
    "Atom",
    "CardSet",
    "I",
    "Level",
    "Lexeme",
    "Number",
    "Operation",
    "Outcome",
    "Purse",
    "Reading",
    "Readings",
    "SetValues",
    "Shape",
    "Sign",
    "Tree",
    "Undefined",
    "Unsettled",
    "ValueSet",
    "approximate",
    "as_fraction",
    "as_integer",
    "cards_in",
    "compare",
    "count_groupings",
    "divide",
    "equal",
    "groupings",
    "integer",
    "mask",
    "numeral",
    "only",
    "operations",
    "parse_value",
    "pointed",
    "power",
    "rational",
    "read_level",
    "read_sets",
    "repeating_both",
    "repeating_last",
    "set_groupings",
    "subtract",
    "value_text",
    "whole",
    "with_colour",
    "written_out",
]
