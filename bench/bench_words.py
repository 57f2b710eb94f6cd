"""The cost of a sentence: 10,000 mixed messages, beside ``str.format`` from a dictionary.

The messages are drawn from the English files by chance, plain ones and those with a plural alike,
each with a detail for each of its variables. The yardstick does what the catalogue did when it was
a Python dictionary: it asks for the language that is spoken, looks the sentence up and fills it in.
Of a plural it takes the variant for many. Both are warm; a round of each in turn, the best of nine
in CPU time. Prints the time of a message and the ratio. The aim is at most 2.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping

from goalsetter.words import codes, fluent, say, spoken, written

SENTENCES, ROUNDS, SEED = 10_000, 9, 20261117
VARIABLE = re.compile(r"\$(\w+)")
MANY = re.compile(r"\*\[\w+\] (.*)")
Call = tuple[str, dict[str, object]]


def template_of(message: str) -> str:
    """A message as ``str.format`` would have it."""
    variant = MANY.search(message)
    return fluent.template_of(variant[1] if variant else message) or message


def drawn() -> list[Call]:
    """The messages to say, with their details."""
    chance = random.Random(SEED)
    messages, known = written("en"), sorted(codes("en"))
    picked = (chance.choice(known) for _ in range(SENTENCES))
    return [
        (code, {name: _detail(messages[code], chance) for name in VARIABLE.findall(messages[code])})
        for code in picked
    ]


def _detail(message: str, chance: random.Random) -> object:
    return chance.randrange(40) if "->" in message else f"detail {chance.randrange(1_000)}"


def by_format(templates: Mapping[str, Mapping[str, str]]) -> Callable[..., str]:
    """Say a sentence from dictionaries."""

    def told(code: str, language: str | None = None, /, **details: object) -> str:
        return templates[language or spoken()][code].format_map(details)

    return told


def seconds(do: Callable[..., str], calls: list[Call]) -> float:
    """CPU-seconds for all of the messages."""
    begun = time.process_time()
    for code, details in calls:
        do(code, **details)
    return time.process_time() - begun


def main() -> None:
    """Measure and print."""
    calls = drawn()
    plain = by_format({"en": {code: template_of(text) for code, text in written("en").items()}})
    plurals = sum("->" in written("en")[code] for code, _ in calls)
    seconds(say, calls)
    rounds = [(seconds(plain, calls), seconds(say, calls)) for _ in range(ROUNDS)]
    old, new = (min(times) / SENTENCES * 1e6 for times in zip(*rounds, strict=True))
    print(f"{SENTENCES} mixed messages, {plurals} with a plural")
    print(f"str.format {old:.2f} µs, Fluent {new:.2f} µs a message: {new / old:.2f} times")


if __name__ == "__main__":
    main()
