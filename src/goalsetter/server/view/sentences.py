"""Sentences for a browser: names, signs and findings of the judge as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from goalsetter.judge import Finding
from goalsetter.server import wire
from goalsetter.table import Table
from goalsetter.telling import AS_TYPED, by_hand, isolated, proofs, sentence
from goalsetter.words import render

POWER = re.compile(r"(?<!\S)\^(?=[\s.,;:”]|$)")
"""The sign of powers by itself: a cube shows * for it."""


def on_cubes(sentence: str) -> str:
    """A sentence that names the cube as one sees it."""
    return POWER.sub("*", sentence)


def with_names_isolated(table: Table) -> Table:
    """The table for sentences: names from the right do not pull figures beside them along."""
    players = table.seating.players
    if all(isolated(player.name) == player.name for player in players):
        return table
    apart = tuple(replace(player, name=isolated(player.name)) for player in players)
    return replace(table, seating=replace(table.seating, players=apart))


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
            sentence=render(sentence(finding, write)),
            clause=finding.clause,
            proofs=list(map(render, proofs(finding, write))),
        )
        for finding in shown
    ]
