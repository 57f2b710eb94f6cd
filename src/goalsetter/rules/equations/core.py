"""The signs as every edition has them, and the tables of rules that need no variation."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.division import Division
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import (
    Lies,
    Numerals,
    Rank,
    ReadingRules,
    SignRole,
    SignRow,
)
from goalsetter.rules.rulings import grouping, numbers, variations

SIGNS = (
    SignRow(symbol="+", role=SignRole.INFIX, operation=Operation("add"), rank=Rank.PLUS),
    SignRow(symbol="-", role=SignRole.INFIX, operation=Operation("subtract"), rank=Rank.PLUS),
    SignRow(symbol="x", role=SignRole.INFIX, operation=Operation("multiply"), rank=Rank.TIMES),
    SignRow(
        symbol="/", role=SignRole.INFIX, operation=Operation("divide"), rank=Rank.TIMES, mark="div"
    ),
    SignRow(symbol="^", role=SignRole.INFIX, operation=Operation("power")),
    SignRow(symbol="√", role=SignRole.INFIX, operation=Operation("root"), mark="root", tight=True),
    SignRow(
        symbol="√",
        role=SignRole.PREFIX,
        operation=Operation("square-root"),
        mark="root",
        tight=True,
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
    SignRow(symbol="!", role=SignRole.POSTFIX, operation=Operation("factorial"), tight=True),
    SignRow(symbol="x", role=SignRole.PREFIX, operation=Operation("factors", (0,))),
    SignRow(symbol="x", role=SignRole.PREFIX, operation=Operation("next-prime", (200,))),
    SignRow(
        symbol="√", role=SignRole.INFIX, operation=Operation("lcm"), mark="lcm", marked_only=True
    ),
    SignRow(
        symbol="^", role=SignRole.INFIX, operation=Operation("gcf"), mark="gcf", marked_only=True
    ),
    SignRow(
        symbol="√",
        role=SignRole.INFIX,
        operation=Operation("percent", (100,)),
        lies=Lies.UPSIDE_DOWN,
        long_operands=True,
    ),
    SignRow(
        symbol="/",
        role=SignRole.INFIX,
        operation=Operation("remainder", (1000,)),
        rank=Rank.TIMES,
        lies=Lies.SIDEWAYS,
    ),
    SignRow(
        symbol="/",
        role=SignRole.INFIX,
        operation=Operation("log"),
        rank=Rank.TIMES,
        lies=Lies.SIDEWAYS,
    ),
    SignRow(
        symbol="/",
        role=SignRole.INFIX,
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
"""Everything that can be written with the cubes, read as if every variation allowed it."""


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


def starting_rules(reading: ReadingRules) -> EquationsRules:
    """The rules of a shake before an edition and a division are put in."""
    return EquationsRules(edition="", division=Division.MIDDLE, reading=reading)


SETTLED_IN_ARITHMETIC = {
    numbers.FRACTIONAL_INDEX.name: ("root", "whole-root", "complex-root"),
    numbers.UNDEFINED_POWERS.name: ("power", "root", "square-root"),
}
"""Settled rulings that the operations themselves hold, wherever a sign means one of these."""


def ruled(rules: EquationsRules) -> EquationsRules:
    """The rules as the answers to open questions have them, before variations amend them."""
    says = rules.says
    reading = rules.reading
    if says(numbers.WHOLE_POWERS, "whole-numbers"):
        reading = whole_numbers_only(reading)
    tight = says(grouping.ROOT_DEFAULT, "tight")
    signs = tuple(replace(row, tight=row.tight and tight) for row in reading.signs)
    read = replace(
        reading,
        signs=signs,
        numerals=_ruled_numerals(reading.numerals, rules),
        tight_index=says(grouping.ROOT_INDEX, "tight"),
        clash_opens_level=says(grouping.CLASH, "open"),
        powers_from_right=says(numbers.BASIC_POWERS, "right-to-left"),
        chunks_bind=says(grouping.CHUNKS, "bind"),
        gaps_in_numerals=says(grouping.GAP_IN_NUMERAL, "joins"),
        unseen_turns=says(grouping.UNSEEN_TURNS, "either"),
        wild_turned=says(variations.WILD_TURNED, "every"),
    )
    return replace(
        rules,
        reading=read,
        goal_unwritten=says(grouping.GOAL_UNWRITTEN, "allowed"),
        fits_some_goal=says(grouping.LOOSE_SIDES, "some-reading"),
    )


AB_UNMARKED = {"either": ("ABAB", "ABBB"), "abab": ("ABAB",), "abbb": ("ABBB",)}
"""The repetitions that an AB+ without a mark may have, by the answer."""


def _ruled_numerals(numerals: Numerals, rules: EquationsRules) -> Numerals:
    says = rules.says
    return replace(
        numerals,
        wild_exponents=says(variations.WILD_EXPONENT, "may"),
        point_in_base=says(numbers.POINT_BASE, "in-the-base"),
        repeating_in_base=says(numbers.AB_BASE, "in-the-base"),
        repeating_printed=says(numbers.AB_DIGITS, "printed"),
        repeating_unmarked=AB_UNMARKED[rules.rulings.of(numbers.AB_MARK)],
    )
