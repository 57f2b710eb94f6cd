"""Findings of the judge for a browser: what was written stands there as people write it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from goalsetter.judge import Finding
from goalsetter.server import wire
from goalsetter.telling import AS_TYPED, by_hand, proofs, sentence


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
            sentence=sentence(finding, write),
            clause=finding.clause,
            proofs=list(proofs(finding, write)),
        )
        for finding in shown
    ]
