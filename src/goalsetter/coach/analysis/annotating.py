"""Findings ⇄ marks in a record, so that an analysed match can be kept, mailed and read again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

from goalsetter.coach.analysis.result import Analysis, AnalysisCode, AnalysisFinding, Proof
from goalsetter.play import Mark, Record, Seat, line_of, read_line
from goalsetter.solver import Certificate, Exhausted

SEATS, CLAUSE, FIRST, BETTER, BONUS = "seats", "clause", "first", "better", "bonus"
SHAKE, CLAIM, WITNESS, GOAL = "shake", "claim", "witness", "goal"
PROOF, OF_PROOF, DETAIL = "proof", "proof:", "detail:"
EXHAUSTED = "exhausted"
KNOWN = frozenset(code.value for code in AnalysisCode)


def annotated(analysis: Analysis) -> Record:
    """The record with a mark for each finding; marks that it had before are gone."""
    marks = tuple(
        Mark(finding.number, finding.code.value, tuple(mark_parts(finding)))
        for finding in analysis.findings
    )
    return replace(analysis.record, marks=marks)


def findings_in(record: Record) -> tuple[AnalysisFinding, ...]:
    """The findings that a record's marks hold; marks of other programs are passed over."""
    sets = record.terms.deals_cards
    return tuple(finding_of(mark, sets=sets) for mark in record.marks if mark.code in KNOWN)


def mark_parts(finding: AnalysisFinding) -> Iterator[tuple[str, str]]:
    """Yield the parts of a mark that holds a finding."""
    yield SHAKE, str(finding.shake)
    yield SEATS, " ".join(finding.seats)
    yield CLAUSE, finding.clause
    if finding.claim:
        yield CLAIM, finding.claim
    yield from ((WITNESS, text) for text in finding.witness)
    if finding.goal:
        yield GOAL, finding.goal
    if finding.proof is not None:
        yield from proof_parts(finding.proof)
    if finding.better is not None:
        yield BETTER, line_of(finding.better)
    if finding.bonus is not None:
        yield BONUS, line_of(finding.bonus)
    if finding.first:
        yield FIRST, "yes"
    yield from ((DETAIL + name, value) for name, value in finding.details)


def proof_parts(proof: Proof) -> Iterator[tuple[str, str]]:
    """Yield the parts of a mark that hold a proof."""
    if isinstance(proof, Certificate):
        yield PROOF, proof.name
        yield from ((OF_PROOF + name, value) for name, value in proof.evidence)
    else:
        yield PROOF, EXHAUSTED
        yield from ((OF_PROOF + f.name, str(getattr(proof, f.name))) for f in fields(proof))


def finding_of(mark: Mark, *, sets: bool) -> AnalysisFinding:
    """Read a mark."""
    parts = dict(mark.parts)
    return AnalysisFinding(
        code=AnalysisCode(mark.code),
        number=mark.number,
        shake=whole_number(parts.get(SHAKE, "")),
        seats=tuple(map(Seat, parts.get(SEATS, "").split())),
        clause=parts.get(CLAUSE, ""),
        claim=parts.get(CLAIM, ""),
        witness=tuple(value for name, value in mark.parts if name == WITNESS),
        goal=parts.get(GOAL, ""),
        proof=read_proof(parts),
        better=read_line(parts[BETTER], sets=sets) if BETTER in parts else None,
        bonus=read_line(parts[BONUS], sets=sets) if BONUS in parts else None,
        first=FIRST in parts,
        details=tuple(
            (name.removeprefix(DETAIL), value)
            for name, value in mark.parts
            if name.startswith(DETAIL)
        ),
    )


def read_proof(parts: dict[str, str]) -> Proof | None:
    """Read the proof of a mark, if it has one."""
    if PROOF not in parts:
        return None
    evidence = {n.removeprefix(OF_PROOF): v for n, v in parts.items() if n.startswith(OF_PROOF)}
    if parts[PROOF] != EXHAUSTED:
        return Certificate(name=parts[PROOF], evidence=tuple(evidence.items()))
    return Exhausted(**{f.name: whole_number(evidence.get(f.name, "")) for f in fields(Exhausted)})


def whole_number(text: str) -> int:
    """Return a number that somebody may have changed by hand."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0
