"""Feeds every reader of the notation with broken texts until its time is over.

    PYTHONPATH=src python bench/bench_fuzz_notation.py [CPU_SECONDS] [SEED]

A text must give a noun whose two texts read back as that noun, or a NotationError that points
into the text. Ends with 0 if every text did, with 1 and the first text that did not.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from time import process_time

from goalsetter import notation
from goalsetter.errors import NotationError
from goalsetter.notation import MAX_LENGTH, NotationCode, Noun, text

READERS: tuple[Callable[[str], Noun], ...] = tuple(
    getattr(notation, name) for name in notation.__all__ if name.startswith("parse_")
)
SEEDS = (
    "rsu8", "us-", "2x 3+5", "(5x4)+1", "3 0<x> 5", "9+1<10^-2>", "(8x2)^(3/4)<1+√3i>",
    "[{3}!]+1.25", "2r0<exp> where 0=9, x=+", "(5x5)-0<2> = 0<2>3", "5! = √(10!/7) where i=v",
    "B ⊆ R' ; G ∪ Y", "(B Y<∪> R)Y<'> where blank=BG, Y==", "3/(2 1)", "(3 u2)/1/(4/5)",
    "BRGY BRG BY G blank", "none", "goal 2x 3+5; required 5 x; permitted 2 + 1; forbidden 9",
    "universe BRG BY G blank; goal 3/2 1; resources 3 4 U n ' A C", "universe ?; goal 3 2",
)  # fmt: skip
ALPHABET = "0123456789+-x/^√|v*i−×÷!.()[]{}<>= ,;'′’BRGYUnVAC∪∩⊆Λ∨∧rbgksu?\t\u00a0"
WORDS = ("where ", "blank", "universe ", "goal ", "; required ", "<lcm>", "<exp>", "sqrt", "none")
STRANGE = ("\x00", "\ud800", "\U0010ffff", "\u202e", "İ", "ſ", "\x1f", "é", "٣", "²", "x̂")


def pieces(rng: random.Random) -> str:
    """A few characters of some kind."""
    kind = rng.random()
    if kind < 0.6:
        return "".join(rng.choices(ALPHABET, k=rng.randint(1, 4)))
    if kind < 0.8:
        return rng.choice(WORDS)
    return rng.choice(STRANGE) if kind < 0.9 else chr(rng.randrange(0x110000))


def mutated(rng: random.Random, typed: str) -> str:
    """The text with one change: something put in, left out, doubled, swapped or repeated."""
    one, two = sorted(rng.randint(0, len(typed)) for _ in range(2))
    changes: tuple[Callable[[], str], ...] = (
        lambda: typed[:one] + pieces(rng) + typed[one:],
        lambda: typed[:one] + typed[min(two, one + 3) :],
        lambda: typed[:two] + typed[one:],
        lambda: typed[:one] + pieces(rng) + typed[one + 1 :],
        lambda: typed[:one] + rng.choice(SEEDS)[: rng.randint(0, 20)] + typed[two:],
        lambda: typed[:one] + typed[one:two] * rng.randint(2, 12) + typed[two:],
    )
    return rng.choice(changes)()


def typed_texts(rng: random.Random) -> Iterator[str]:
    """Texts without end: seeds changed a few times, and texts of the notation's own letters."""
    while True:
        if rng.random() < 0.2:
            yield "".join(rng.choices(ALPHABET, k=rng.randint(0, 30)))
            continue
        typed = rng.choice(SEEDS)
        for _ in range(rng.randint(1, 6)):
            typed = mutated(rng, typed)
        yield typed


def fault(reader: Callable[[str], Noun], typed: str) -> str | None:
    """Return what is wrong with how a text was taken; none if nothing is."""
    try:
        noun = reader(typed)
    except NotationError as error:
        if (
            error.text == typed
            and 0 <= error.position <= len(typed)
            and error.code in set(NotationCode)
        ):
            return None
        return f"an error that points nowhere: {error!r}"
    for written in (text(noun), text(noun, ascii=True)):
        if len(written) <= MAX_LENGTH and reader(written) != noun:
            return f"{written!r} does not read back as {noun!r}"
    return None


def guarded(reader: Callable[[str], Noun], typed: str) -> str | None:
    """The same, with anything raised as a fault."""
    try:
        return fault(reader, typed)
    except Exception as raised:
        return f"raised {raised!r}"


def run(seconds: float, seed: int) -> int:
    """Feed the readers; the number to end with."""
    rng, counts = random.Random(seed), Counter[str]()
    for typed in typed_texts(rng):
        if process_time() > seconds:
            break
        for reader in READERS:
            counts[reader.__name__] += 1
            if trouble := guarded(reader, typed):
                print(f"{reader.__name__}({json.dumps(typed)}): {trouble}")
                return 1
    print(f"seed {seed}: {counts.total()} executions of {len(READERS)} readers, no fault")
    return 0


if __name__ == "__main__":
    given = [*sys.argv[1:], "600", "1"] if len(sys.argv) < 2 else [*sys.argv[1:], "1"]
    raise SystemExit(run(float(given[0]), int(given[1])))
