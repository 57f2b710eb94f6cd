"""``goalsetter read``: every reading of a text, its grouping written out, and its value."""
# What only ON-SETS needs is loaded with the first set: it needs ``telling``, which takes its time.
# ruff: noqa: PLC0415

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from fractions import Fraction

from goalsetter.cli.answer import complain
from goalsetter.cli.explanation import Explanation, Side, Wanted, explain
from goalsetter.cli.screen import Screen
from goalsetter.cli.set_explanation import SetExplanation
from goalsetter.cubes import Written
from goalsetter.errors import NotationError
from goalsetter.expr import (
    Reading,
    Undefined,
    Unsettled,
    approximate,
    as_fraction,
    operations,
    value_text,
)
from goalsetter.notation import parse_universe, pretty
from goalsetter.notation import text as spell
from goalsetter.rules import (
    BASIC,
    EQUATIONS,
    EVERYTHING,
    EVERYTHING_LAID,
    ON_SETS,
    ReadingRules,
    whole_numbers_only,
)
from goalsetter.words import say, say_if_known

FINE, NO_VALUE, UNREADABLE = 0, 1, 2
"""Exit codes: a value was found; readable but without a value; not readable."""


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """The options of the command."""

    goal: bool = False
    basic: bool = False
    whole: bool = False
    limit: int = 24
    sets: bool = False
    universe: str | None = None

    def wanted(self) -> Wanted:
        """Return what is known of the text."""
        universe = None if self.universe is None else parse_universe(self.universe)
        return Wanted(self.goal, self.sets, universe)

    def rules(self) -> tuple[ReadingRules, ReadingRules]:
        """The rules for what is written and for what lies on the mat."""
        pair = (BASIC, BASIC) if self.basic else (EVERYTHING, EVERYTHING_LAID)
        return (whole_numbers_only(pair[0]), whole_numbers_only(pair[1])) if self.whole else pair


def run(text: str, options: ReadOptions, *, as_json: bool) -> int:
    """Read the text, print what it means, and give the exit code."""
    try:
        explanation = explain_text(text, options)
    except NotationError as error:
        complain(error, as_json=as_json)
        return UNREADABLE
    if as_json:
        sys.stdout.write(json.dumps(as_data(explanation), ensure_ascii=True, indent=2) + "\n")
    else:
        show(explanation, Screen())
    return FINE if explanation.has_value else NO_VALUE


def explain_text(text: str, options: ReadOptions) -> Explanation | SetExplanation:
    """Return what the text means."""
    written, laid = options.rules()
    return explain(text, written, laid, options.wanted(), limit=options.limit)


def show(explanation: Explanation | SetExplanation, screen: Screen) -> None:
    """Show the echo first, then every side with its readings."""
    echo = pretty(explanation.noun, ascii=screen.ascii) or say("empty-mat")
    screen.line(say("read-as", echo=echo), "bold")
    match explanation:
        case Explanation():
            if "*" in explanation.text:
                screen.line(say("star-is-power"), "yellow")
            if not explanation.sides:
                screen.line(say("no-goal"))
            for side in explanation.sides:
                show_side(side, len(explanation.sides) > 1, screen)
        case SetExplanation():
            from goalsetter.cli.read_sets import show_sets

            show_sets(explanation, screen)


def show_side(side: Side, named: bool, screen: Screen) -> None:
    """Show one side with its readings, and what is not known of them."""
    if named:
        screen.line()
        screen.line(say(f"side-{side.name}"), "bold")
    screen.line(headline(side))
    if side.count == 0 and LONELY_MINUS.search(spell(Written(side.items))):
        screen.line(say("lonely-minus"), "yellow")
    for reading in side.listed or side.readings.defined[:SHOWN]:
        show_reading(side, reading, screen)
    hidden = 0 if side.listed else len(side.readings.defined) - SHOWN
    if hidden > 0:
        screen.line(say("more-values", count=hidden))
    if not side.listed:
        for reading in side.readings.unsettled:
            show_reading(side, reading, screen)
    if side.count and not side.readings.complete:
        screen.line(say("budget-ran-out"), "yellow")
    if not side.readings.distinct:
        screen.line(say("maybe-equal"), "yellow")


SHOWN = 24
"""How many values are listed when there are too many groupings to list them all."""


LONELY_MINUS = re.compile(r"(^|[-+x/^√(\[{])-")
"""A minus without a number on its left."""


def headline(side: Side) -> str:
    """Return how many groupings and how many values there are."""
    if side.count == 0:
        return say("no-reading" if side.readings.complete else "too-long")
    groupings = say("groupings", count=side.count)
    return say("headline-values", groupings=groupings, values=len(side.readings.defined))


def show_reading(side: Side, reading: Reading, screen: Screen) -> None:
    """Show one grouping, with its value or why it has none."""
    grouping = pretty(side.grouping(reading), ascii=screen.ascii)
    if isinstance(reading.value, Undefined):
        worth, style = say("has-no-value", reason=say(reading.value.code)), "red"
    elif isinstance(reading.value, Unsettled):
        worth, style = say("is-not-settled", reason=say(reading.value.code)), "yellow"
    else:
        worth, style = say("is-worth", value=worth_text(reading)), "green"
    screen.line(f"  {grouping}  {worth}{meanings_text(reading)}", style)


def meanings_text(reading: Reading) -> str:
    """Return what signs mean that mean something only under a variation."""
    names = dict.fromkeys(operation.name for operation in operations(reading.tree))
    meanings = list(filter(None, (say_if_known(f"means-{name}") for name in names)))
    return say("meanings", list=", ".join(meanings)) if meanings else ""


def worth_text(reading: Reading) -> str:
    """Return the exact value, and about how much that is if it does not show."""
    value = reading.value
    if isinstance(value, Undefined | Unsettled):
        return ""
    # As people write it: √70 for sqrt(70), × for times.
    exact = re.sub(r"sqrt\((\d+)\)", r"√\1", value_text(value)).replace("*", "×")
    fraction = as_fraction(value)
    if isinstance(fraction, tuple) and (fraction[1] == 1 and len(exact) <= LONG):
        return exact
    shown = exact if len(exact) <= LONG else say("long-value", start=exact[:20], size=len(exact))
    about = approximate(value).removeprefix("about ")
    if isinstance(fraction, tuple) and is_decimal(about, fraction):
        return say("also", exact=shown, decimal=about)
    return exact if about in (exact, f"1{exact}") else say("about", exact=shown, about=about)


def is_decimal(shown: str, fraction: tuple[int, int]) -> bool:
    """Whether a decimal is the fraction itself and not only near it."""
    return DECIMAL.fullmatch(shown) is not None and Fraction(shown) == Fraction(*fraction)


DECIMAL = re.compile(r"-?\d+\.\d+")


LONG = 60
"""A value longer than this is shortened for people (never for programs)."""


def as_data(explanation: Explanation | SetExplanation) -> dict[str, object]:
    """Return the explanation for programs."""
    echo = {"text": explanation.text, "read_as": spell(explanation.noun)}
    match explanation:
        case Explanation():
            sides = [side_data(side) for side in explanation.sides]
            return {**echo, "game": EQUATIONS.name, "sides": sides}
        case SetExplanation():
            from goalsetter.cli.read_sets import sets_data

            return {**echo, "game": ON_SETS.name, **sets_data(explanation)}


def side_data(side: Side) -> dict[str, object]:
    """Return one side for programs."""
    readings = side.readings
    return {
        "name": side.name,
        "groupings": side.count,
        "values": [reading_data(side, reading) for reading in readings.defined],
        "undefined": [reading_data(side, reading) for reading in readings.undefined],
        "unsettled": [reading_data(side, reading) for reading in readings.unsettled],
        "all": [reading_data(side, reading) for reading in side.listed],
        "complete": readings.complete,
        "distinct": readings.distinct,
    }


def reading_data(side: Side, reading: Reading) -> dict[str, object]:
    """Return one reading for programs."""
    data: dict[str, object] = {"grouping": spell(side.grouping(reading))}
    if isinstance(reading.value, Undefined | Unsettled):
        return {**data, "code": reading.value.code, "reason": say(reading.value.code)}
    return {**data, "value": value_text(reading.value)}
