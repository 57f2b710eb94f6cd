"""Sentences for a browser: names, signs and findings of the judge as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar, cast

import msgspec

from goalsetter.judge import Finding
from goalsetter.server import wire
from goalsetter.table import Table
from goalsetter.telling import AS_TYPED, by_hand, isolated, proofs, sentence
from goalsetter.words import (
    Capitalised,
    Joined,
    Listed,
    Message,
    all_of,
    one_of,
    say,
    variables,
)

T = TypeVar("T")

POWER = re.compile(r"(?<!\S)\^(?=[\s.,;:”]|$)")
"""The sign of powers by itself: a cube shows * for it."""


def on_cubes(sentence: str) -> str:
    """A sentence that names the cube as one sees it."""
    return POWER.sub("*", sentence)


def in_codes(text: object) -> wire.Words:
    """Put a text on the wire: what it says in every language, and nothing that it does not say.

    A message may carry more details than its sentence uses, such as reasons that are a judge's
    alone, so only those are taken that it uses in some language.
    """
    if isinstance(text, str | int):
        return text
    if isinstance(text, Message):
        used = variables(text.code)
        args = {name: in_codes(value) for name, value in text.details if name in used}
        return wire.Told(say=text.code, args=args)
    if isinstance(text, Joined):
        parts = [in_codes(part) for part in text.parts]
        if len(parts) == 1 and isinstance(parts[0], wire.Told):
            return parts[0]
        return wire.Told(say="", parts=parts, between=text.between)
    if isinstance(text, Listed):
        parts = [in_codes(part) for part in text.parts]
        return wire.Told(say="", parts=parts, join="and" if text.every else "or")
    if isinstance(text, Capitalised):
        words = in_codes(text.text)
        if isinstance(words, wire.Told):
            return msgspec.structs.replace(words, capital=True)
        return f"{words}"[:1].upper() + f"{words}"[1:]
    return str(text)


def in_words(value: T) -> T:
    """Say every sentence of a frame or a body in the language that is spoken."""
    if isinstance(value, wire.Told):
        return cast("T", on_cubes(_said(value)))
    if isinstance(value, list):
        return cast("T", [in_words(part) for part in value])
    if isinstance(value, msgspec.Struct):
        fields = type(value).__struct_fields__
        return type(value)(**{name: in_words(getattr(value, name)) for name in fields})
    return value


def _said(words: wire.Words) -> str:
    if not isinstance(words, wire.Told):
        return str(words)
    if words.say:
        args = {n: a if isinstance(a, int) else _said(a) for n, a in words.args.items()}
        sentence = say(words.say, None, **args)
    else:
        parts = [part for part in map(_said, words.parts) if words.join or part]
        lists = {"and": all_of, "or": one_of}
        sentence = lists[words.join](parts) if words.join else words.between.join(parts).strip()
    if words.drops:
        sentence = sentence.removesuffix(words.drops).strip()
    return sentence[:1].upper() + sentence[1:] if words.capital else sentence


def with_names_isolated(table: Table) -> Table:
    """The table for sentences: names from the right do not pull figures beside them along."""
    players = table.seating.players
    if _stand_alone(tuple(player.name for player in players)):
        return table
    apart = tuple(replace(player, name=isolated(player.name)) for player in players)
    return replace(table, seating=replace(table.seating, players=apart))


@lru_cache(maxsize=4096)
def _stand_alone(names: tuple[str, ...]) -> bool:
    """Whether no name of a table needs to be isolated: asked for every picture of it."""
    return all(isolated(name) == name for name in names)


def findings_shown(
    findings: Iterable[Finding], *, sets: bool, tried: bool = False
) -> list[wire.Finding]:
    """Each finding with its clause and its proofs; what is written of sets needs no other signs.

    On which open questions it rests is told only where their other answers were tried.
    """
    write = AS_TYPED if sets else by_hand
    shown = findings if tried else (replace(finding, ruling="") for finding in findings)
    return [
        wire.Finding(
            code=finding.code.value,
            sentence=in_codes(sentence(finding, write)),
            clause=finding.clause,
            proofs=list(map(in_codes, proofs(finding, write))),
        )
        for finding in shown
    ]
