"""When what a procedure case expects is what the table came to, and how a difference is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from goalsetter.cases.outcome import truth
from goalsetter.questions import Fields
from goalsetter.rules import Task

PARTIAL = frozenset({"correct", "scores", "net", "clock", "writers"})
"""Keys of which a case may name only some players or parts."""
NOBODY_YET = frozenset({"turn", "mover", "challenger", "third_party"})
"""Keys that may name nobody."""
SHARED = frozenset({Task.WRITE.value, Task.CHECK.value, Task.NO_GOAL_REPLY.value})
"""Limits that run for all whom they concern, be it one player of two."""
ALL = "all"


def fits(key: str, wanted: object, got: object) -> bool:
    """Whether a key came out as it should."""
    if key == "allowed":
        assert isinstance(got, list)
        kinds = set(Fields({key: wanted}).texts(key))
        # At least these: a case need not list everything that may be done.
        return any(kinds <= held for held in got)
    if key in PARTIAL and isinstance(wanted, Mapping) and isinstance(got, Mapping) and wanted:
        expected = wanted
        if key == "clock" and wanted.get("player") == ALL and got["task"] in SHARED:
            # Told to run for all, where only one player writes, checks or replies.
            expected = {**wanted, "player": got["player"]}
        return all(part in got and _alike(expected[part], got[part]) for part in expected)
    if key == "goal":
        cubes, laid = _cubes(str(wanted)), _cubes(str(got))
        # The same cubes laid alike; colours count only where both tell them (decision 31).
        return len(cubes) == len(laid) and all(
            one == other and ("" in (this, that) or this == that)
            for (this, one), (that, other) in zip(cubes, laid, strict=True)
        )
    return (wanted or None) == (got or None) if key in NOBODY_YET else _alike(wanted, got)


COLOURS, TURNS = "rbgk", "su"
"""The letters before the sign of a cube in the text of a Goal."""


def _cubes(goal: str) -> list[tuple[str, str]]:
    """The cubes and spaces of a Goal in order, each with its colour."""
    cubes, colour, turned = [], "", ""
    for sign in goal:
        if sign in COLOURS:
            colour = sign
        elif sign in TURNS:
            turned += sign
        else:
            cubes.append((colour, turned + sign))
            colour = turned = ""
    return cubes


def _alike(wanted: object, got: object) -> bool:
    """Whether two values are the same; players may be listed in any order."""
    if isinstance(wanted, list) and isinstance(got, list):
        return Counter(map(str, wanted)) == Counter(map(str, got))
    return wanted == got


def in_words(value: object) -> str:
    """A value as a person would write it down."""
    if isinstance(value, bool):
        return truth(value)
    if isinstance(value, Counter):
        return in_words(" ".join(value.elements()))
    if isinstance(value, Mapping):
        return in_words(", ".join(f"{key} {in_words(part)}" for key, part in value.items()))
    if isinstance(value, list | tuple | set | frozenset):
        return in_words(", ".join(map(in_words, value)))
    return str(value) if value not in (None, "") else "nothing"
