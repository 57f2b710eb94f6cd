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
    marks = tuple(_mark(found) for found in analysis.findings)
    return replace(analysis.record, marks=marks)


def findings_in(record: Record) -> tuple[AnalysisFinding, ...]:
    """The findings that a record's marks hold; marks of other programs are passed over."""
    sets = record.terms.deals_cards
    return tuple(_finding(mark, sets=sets) for mark in record.marks if mark.code in KNOWN)


def _mark(found: AnalysisFinding) -> Mark:
    return Mark(found.number, found.code.value, tuple(_parts(found)))


def _parts(found: AnalysisFinding) -> Iterator[tuple[str, str]]:
    yield SHAKE, str(found.shake)
    yield SEATS, " ".join(found.seats)
    yield CLAUSE, found.clause
    if found.claim:
        yield CLAIM, found.claim
    yield from ((WITNESS, text) for text in found.witness)
    if found.goal:
        yield GOAL, found.goal
    if found.proof is not None:
        yield from _proof_parts(found.proof)
    if found.better is not None:
        yield BETTER, line_of(found.better)
    if found.bonus is not None:
        yield BONUS, line_of(found.bonus)
    if found.first:
        yield FIRST, "yes"
    yield from ((DETAIL + name, value) for name, value in found.details)


def _proof_parts(proof: Proof) -> Iterator[tuple[str, str]]:
    if isinstance(proof, Certificate):
        yield PROOF, proof.name
        yield from ((OF_PROOF + name, value) for name, value in proof.evidence)
    else:
        yield PROOF, EXHAUSTED
        yield from ((OF_PROOF + f.name, str(getattr(proof, f.name))) for f in fields(proof))


def _finding(mark: Mark, *, sets: bool) -> AnalysisFinding:
    told = dict(mark.parts)
    return AnalysisFinding(
        code=AnalysisCode(mark.code),
        number=mark.number,
        shake=_whole(told.get(SHAKE, "")),
        seats=tuple(map(Seat, told.get(SEATS, "").split())),
        clause=told.get(CLAUSE, ""),
        claim=told.get(CLAIM, ""),
        witness=tuple(value for name, value in mark.parts if name == WITNESS),
        goal=told.get(GOAL, ""),
        proof=_proof(told),
        better=read_line(told[BETTER], sets=sets) if BETTER in told else None,
        bonus=read_line(told[BONUS], sets=sets) if BONUS in told else None,
        first=FIRST in told,
        details=_behind(DETAIL, mark),
    )


def _behind(prefix: str, mark: Mark) -> tuple[tuple[str, str], ...]:
    found = ((n.removeprefix(prefix), v) for n, v in mark.parts if n.startswith(prefix))
    return tuple(found)


def _proof(told: dict[str, str]) -> Proof | None:
    if PROOF not in told:
        return None
    parts = {n.removeprefix(OF_PROOF): v for n, v in told.items() if n.startswith(OF_PROOF)}
    if told[PROOF] != EXHAUSTED:
        return Certificate(name=told[PROOF], evidence=tuple(parts.items()))
    return Exhausted(**{f.name: _whole(parts.get(f.name, "")) for f in fields(Exhausted)})


def _whole(text: str) -> int:
    """A number that somebody may have changed by hand."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0
