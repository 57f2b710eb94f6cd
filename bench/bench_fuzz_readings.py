"""Asks for the readings of random expressions until its time is over, in guarded processes.

    PYTHONPATH=src python bench/bench_fuzz_readings.py [CPU_SECONDS] [SEED]

Every text must give readings or a NotationError, within 20 CPU-seconds and 1.5 GB, and what it
gives must be printable. Where all is rational, the values must be those that a small evaluator by
fractions finds, which lists every grouping and knows nothing of Goalsetter. Ends with 0 if
every text did, with 1 and the texts that did not.
"""

from __future__ import annotations

import json
import os
import random
import re
import resource
import signal
import sys
from collections.abc import Iterator
from fractions import Fraction
from io import BytesIO, TextIOWrapper
from time import process_time

from goalsetter.cli.explanation import Explanation, Side
from goalsetter.cli.read import ReadOptions, as_data, explain_text, show
from goalsetter.cli.screen import Screen
from goalsetter.errors import NotationError
from goalsetter.expr import as_fraction

SECONDS_PER_TEXT = 20
MEMORY = 1_500_000_000
BATCH = 100
LARGEST = 4096
"""The small evaluator gives up on numbers with more bits than this."""

SIGNS = "+-x/^√"
NOTES = tuple(
    f"<{note}>" for note in (*"5x+-^√/.i", "10^2", "lcm", "log", "exp", "ABAB", "-8i", "??")
)
WHERES = ("", "", "", " where 0=5", " where 0=x", " where x=+", " where 0=√, x=^")


def rational_text(rng: random.Random, depth: int = 2) -> str:
    """A chain of whole numbers with + - x / and small powers, some of it in brackets."""
    parts = [_operand(rng, depth)]
    for _ in range(rng.randint(0, 3)):
        sign = rng.choice("+-x/+-x/^")
        parts += [sign, str(rng.randint(0, 4)) if sign == "^" else _operand(rng, depth)]
    return "".join(parts)


def _operand(rng: random.Random, depth: int) -> str:
    if depth and rng.random() < 0.25:
        return f"({rational_text(rng, depth - 1)})"
    turned = rng.choice(("", "", "", "", "u", "s", "su"))
    return turned + str(rng.randint(0, 9)) if turned else str(rng.randint(0, 12))


def any_text(rng: random.Random, depth: int = 3) -> str:
    """A text that can mostly be read: signs, notes, turned cubes, brackets, ! and |."""
    parts = []
    for _ in range(rng.randint(1, 5)):
        parts.append(rng.choice(("", "", "", "", "√", "x", "-", "√√")))
        parts.append(_thing(rng, depth))
        parts.append(rng.choice(("", "", "", "", "", "", "!", "!!", "|", "2<exp>", "r3<exp>")))
        parts.append(rng.choice((*SIGNS, *SIGNS, "s/", "u√", "√<lcm>", "^<gcf>", "/<log>", "")))
    parts += [_thing(rng, depth)]
    return "".join(parts)


def _thing(rng: random.Random, depth: int) -> str:
    kind = rng.random()
    if depth and kind < 0.3:
        opening, closing = rng.choice(("()", "[]", "{}"))
        inside = any_text(rng, depth - 1) if kind < 0.15 else rational_text(rng, 0)
        return opening + inside + closing + (rng.choice(NOTES) if rng.random() < 0.1 else "")
    if kind < 0.4:
        return rng.choice(("u", "s", "su", "r", "ku")) + str(rng.randint(0, 9))
    if kind < 0.45:
        return rng.choice(("0", "x", "r0")) + rng.choice(NOTES)
    if kind < 0.5:
        return rng.choice(("|", "u|", "12+<ABAB>", "1.25", ".5", "1<10^-2>", "1^<.>5"))
    return str(rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 12, 27, 64, 100, 360)))


def goal_text(rng: random.Random) -> str:
    """A few cubes as they may lie, with gaps."""
    cubes = rng.choices("0123456789+-x/^√", k=rng.randint(1, 7))
    return "".join(rng.choice(("", "", "", "", " ", "u", "s")) + cube for cube in cubes)


def texts(rng: random.Random) -> Iterator[tuple[str, bool]]:
    """Texts without end, and whether each is a Goal lying on the mat."""
    while True:
        kind = rng.random()
        if kind < 0.3:
            yield rational_text(rng), False
        elif kind < 0.8:
            yield any_text(rng) + rng.choice(WHERES), False
        elif kind < 0.9:
            yield f"{any_text(rng, 1)} = {rational_text(rng)}", False
        else:
            cubes = rng.choices("0123456789+-x/^√ ", k=rng.randint(1, 7))
            yield (
                "".join(rng.choice(("", "", "", "u", "s")) + c if c != " " else c for c in cubes),
                True,
            )


TOKENS = re.compile(r"[us]+\d|\d+|[-+x/^()]")
RATIONAL = re.compile(r"(\(*([us]+\d|\d+)\)*[-+x/^])*([us]+\d|\d+)\)*")
"""Texts that the small evaluator understands, as far as they can be read at all."""


class NotRationalError(Exception):
    """The small evaluator cannot tell."""


Nested = list["str | Nested"]
"""Numbers and signs, with a list for what stands in brackets."""


def brute_values(text: str) -> set[Fraction]:
    """Every value of a rational text, by listing every grouping."""
    stack: list[Nested] = [[]]
    for token in TOKENS.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            inside = stack.pop()
            stack[-1].append(inside)
        else:
            stack[-1].append(token)
    return _values(stack[0])


def _values(items: Nested) -> set[Fraction]:
    if len(items) == 1:
        return _number(items[0]) if isinstance(items[0], str) else _values(items[0])
    found: set[Fraction] = set()
    for at in range(1, len(items), 2):
        for left in _values(items[:at]):
            for right in _values(items[at + 1 :]):
                found |= _applied(str(items[at]), left, right)
    return found


def _number(token: str) -> set[Fraction]:
    value = Fraction(token.lstrip("us"))
    if "s" in token:
        if value == 0:
            return set()
        value = 1 / value
    return {-value if "u" in token else value}


def _applied(sign: str, left: Fraction, right: Fraction) -> set[Fraction]:
    if sign == "^":
        return _power(left, right)
    if sign == "/":
        return {left / right} if right else set()
    return {{"+": left + right, "-": left - right, "x": left * right}[sign]}


def _power(base: Fraction, exponent: Fraction) -> set[Fraction]:
    if base == 0:
        return {Fraction(0)} if exponent > 0 else set()
    size = max(base.numerator.bit_length(), base.denominator.bit_length())
    if exponent.denominator != 1 or abs(exponent) * size > LARGEST:
        raise NotRationalError
    return {base**exponent.numerator}


def fault(text: str, goal: bool) -> str | None:
    """Return what is wrong with how a text was explained; none if nothing is."""
    try:
        explanation = explain_text(text, ReadOptions(goal=goal))
    except NotationError:
        return None
    json.dumps(as_data(explanation))
    for encoding in ("utf-8", "ascii"):
        show(explanation, Screen(TextIOWrapper(BytesIO(), encoding)))
    return _wrong_value(text, explanation) if isinstance(explanation, Explanation) else None


def _wrong_value(text: str, explanation: Explanation) -> str | None:
    if not RATIONAL.fullmatch(text) or explanation.sides[0].name == "goal":
        return None
    try:
        expected = brute_values(text)
    except NotRationalError:
        return None
    found = _fractions(explanation.sides[0])
    return None if found == expected else f"values {found}, expected {expected}"


def _fractions(side: Side) -> set[Fraction | None]:
    found: set[Fraction | None] = set()
    for reading in side.readings.defined:
        pair = as_fraction(reading.value)  # type: ignore[arg-type]
        found.add(Fraction(*pair) if isinstance(pair, tuple) else None)
    return found


def guarded(text: str, goal: bool) -> str | None:
    """The same, with anything raised as a fault."""
    try:
        return fault(text, goal)
    except Exception as raised:
        return f"raised {raised!r}"


def child(batch: list[tuple[str, bool]], pipe: int) -> None:
    """Explain a batch and report each text when it is done; too much time or memory ends it."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for place, (text, goal) in enumerate(batch):
        soft = int(process_time()) + SECONDS_PER_TEXT + 1
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.RLIM_INFINITY))
        report = (place, guarded(text, goal))
        os.write(pipe, (json.dumps(report) + "\n").encode())


def run_batch(batch: list[tuple[str, bool]]) -> Iterator[tuple[str, str]]:
    """Every fault of a batch; a process that dies is a fault of the text it was busy with."""
    while batch:
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            child(batch, writing)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as reports:
            told = [json.loads(line) for line in reports]
        yield from ((batch[place][0], trouble) for place, trouble in told if trouble)
        ended = os.waitpid(process, 0)[1]
        if ended:
            name = signal.Signals(ended & 127).name if ended & 127 else f"code {ended >> 8}"
            yield batch[len(told)][0], f"the process ended with {name}"
        batch = batch[len(told) + bool(ended) :]


def run(seconds: float, seed: int) -> int:
    """Explain texts until the time is over; the number to end with."""
    source, count, faults = texts(random.Random(seed)), 0, 0
    while _spent() < seconds:
        batch = [next(source) for _ in range(BATCH)]
        count += len(batch)
        for text, trouble in run_batch(batch):
            faults += 1
            print(f"{json.dumps(text)}: {trouble}")
    print(f"seed {seed}: {count} texts in {_spent():.0f} CPU-seconds, {faults} faults")
    return 1 if faults else 0


def _spent() -> float:
    """The CPU time of this process and of its children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


if __name__ == "__main__":
    given = [*sys.argv[1:], "120", "1"] if len(sys.argv) < 2 else [*sys.argv[1:], "1"]
    raise SystemExit(run(float(given[0]), int(given[1])))
