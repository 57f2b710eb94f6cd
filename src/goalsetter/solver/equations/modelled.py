"""What a problem cannot hold yet: rules under which the solver says that it does not know.

Each row is a question to the rules. A variation that the tables of a problem can express needs no
row: bases, turned digits, two-digit numerals and new meanings of signs come from the tables.
"""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.rules import EquationsRules
from goalsetter.solver.answer import Reason, Unknown

SEVERAL_ROOTS = frozenset(
    {
        *("complex-power", "complex-root", "complex-square-root"),
        *("every-root", "every-square-root", "principal-power"),
    }
)
"""Operations that may have several values."""

NOT_YET: dict[str, Callable[[EquationsRules], bool]] = {
    "wild": lambda rules: bool(rules.reading.wild),
    "factorial": lambda rules: bool(rules.factorials or rules.goal_factorials),
    "multiple-of": lambda rules: bool(rules.multiple_of),
    "multiple-operations": lambda rules: rules.multiple_operations,
    "wild-operations": lambda rules: bool(rules.wild_operations),
    "least-operations": lambda rules: bool(rules.least_operations),
    "interchange": lambda rules: bool(rules.interchange),
    "decimal-point": lambda rules: bool(rules.reading.numerals.point_digits),
    "decimal-in-goal": lambda rules: bool(rules.reading.numerals.decimal_in_goal),
    "repeating": lambda rules: rules.reading.numerals.repeating,
    "units": lambda rules: bool(rules.reading.numerals.units),
    "exponents": lambda rules: bool(rules.reading.numerals.exponent_colours),
    "digit-symbols": lambda rules: bool(rules.reading.numerals.digit_symbols),
    "long-operands": lambda rules: any(row.long_operands for row in rules.reading.signs),
    "several-roots": lambda rules: any(
        row.operation.name in SEVERAL_ROOTS for row in rules.reading.signs
    ),
    "add-to-goal": lambda rules: rules.add_to_goal,
}
"""What is not searched yet, by name."""


def not_modelled(rules: EquationsRules) -> Unknown | None:
    """Why the solver does not know, if these rules go beyond what a problem can hold."""
    if rules.reading.numerals.powers_of_the_base:
        return Unknown(reason=Reason.INFINITE, evidence=(("variation", "powers of the base"),))
    names = [name for name, test in NOT_YET.items() if test(rules)]
    told = ", ".join(map(str, rules.variations))
    evidence = (("what", ", ".join(names)), ("variations", told))
    return Unknown(reason=Reason.VARIATION, evidence=evidence) if names else None
