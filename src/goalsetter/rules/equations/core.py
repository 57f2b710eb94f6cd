"""The signs as every edition has them, and the tables of rules that need no variation."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.division import Division
from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.tables import (
    Lies,
    Numerals,
    Rank,
    ReadingRules,
    Role,
    SignRow,
)

SIGNS = (
    SignRow(symbol="+", role=Role.INFIX, operation=Operation("add"), rank=Rank.PLUS),
    SignRow(symbol="-", role=Role.INFIX, operation=Operation("subtract"), rank=Rank.PLUS),
    SignRow(symbol="x", role=Role.INFIX, operation=Operation("multiply"), rank=Rank.TIMES),
    SignRow(
        symbol="/", role=Role.INFIX, operation=Operation("divide"), rank=Rank.TIMES, mark="div"
    ),
    SignRow(symbol="^", role=Role.INFIX, operation=Operation("power")),
    SignRow(symbol="√", role=Role.INFIX, operation=Operation("root"), mark="root", tight=True),
    SignRow(
        symbol="√", role=Role.PREFIX, operation=Operation("square-root"), mark="root", tight=True
    ),
)
"""2018-19 III-B: + and − only between two numbers; the index of √ stands before it, none is 2."""

ADVENTUROUS = ReadingRules(signs=SIGNS)
"""No order of operations (2018-19 VII-B-6-a); one-digit numerals in Solutions (VII-B-4)."""

BASIC = ReadingRules(signs=SIGNS, numerals=Numerals(goal_digits=3), order_of_operations=True)
"""Order of operations everywhere; numerals of up to three digits in Goals (Basic IV-B, VII-B-5)."""

WHOLE_NUMBERS = {"power": "whole-power", "root": "whole-root", "square-root": "whole-square-root"}
"""Elementary's powers and roots of whole numbers (2018-19 XIII-A, general rule)."""

EVERY_SIGN = (
    *SIGNS,
    SignRow(symbol="!", role=Role.POSTFIX, operation=Operation("factorial"), tight=True),
    SignRow(symbol="x", role=Role.PREFIX, operation=Operation("factors", (0,))),
    SignRow(symbol="x", role=Role.PREFIX, operation=Operation("next-prime", (200,))),
    SignRow(symbol="√", role=Role.INFIX, operation=Operation("lcm"), mark="lcm", marked_only=True),
    SignRow(symbol="^", role=Role.INFIX, operation=Operation("gcf"), mark="gcf", marked_only=True),
    SignRow(
        symbol="√",
        role=Role.INFIX,
        operation=Operation("percent", (100,)),
        lies=Lies.UPSIDE_DOWN,
        long_operands=True,
    ),
    SignRow(
        symbol="/",
        role=Role.INFIX,
        operation=Operation("remainder", (1000,)),
        rank=Rank.TIMES,
        lies=Lies.SIDEWAYS,
    ),
    SignRow(
        symbol="/", role=Role.INFIX, operation=Operation("log"), rank=Rank.TIMES, lies=Lies.SIDEWAYS
    ),
    SignRow(
        symbol="/",
        role=Role.INFIX,
        operation=Operation("log"),
        rank=Rank.TIMES,
        mark="log",
        marked_only=True,
    ),
)
"""Every meaning that some variation gives to a cube, all at once."""

EVERYTHING = ReadingRules(
    signs=EVERY_SIGN,
    numerals=Numerals(
        goal_digits=0,
        solution_digits=0,
        sideways=True,
        upside_down=True,
        turned_both_in_goal=True,
        point_digits=3,
        repeating=True,
        powers_of_the_base=True,
        units=("|",),
        exponent_colours=("r", "b", "g", "k"),
    ),
    wild=("0", "x"),
)
"""Whatever can be written with the cubes, read as if every variation allowed it."""


EVERYTHING_LAID = replace(
    EVERYTHING,
    signs=tuple(row for row in EVERY_SIGN if not row.marked_only),
    numerals=replace(EVERYTHING.numerals, point_digits=0),
    wild=(),
)
"""The same for a Goal on the mat, without what only a note could tell from the plain meaning."""


def whole_numbers_only(rules: ReadingRules) -> ReadingRules:
    """The same rules with the powers and roots of Minor and Elementary Division."""
    signs = tuple(replace(row, operation=_whole(row.operation)) for row in rules.signs)
    return replace(rules, signs=signs, power=_whole(rules.power))


def _whole(operation: Operation) -> Operation:
    return replace(operation, name=WHOLE_NUMBERS.get(operation.name, operation.name))


def starting_rules(reading: ReadingRules, *, goal_unwritten: bool = False) -> EquationsRules:
    """The rules of a shake before an edition and a division are put in.

    Where no Goal need be written, a reading of the Solution need only fit some reading of the
    Goal (2011-12 ET16, decision 19).
    """
    return EquationsRules(
        edition="",
        division=Division.MIDDLE,
        reading=reading,
        goal_unwritten=goal_unwritten,
        fits_some_goal=goal_unwritten,
    )
