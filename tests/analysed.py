"""Analysed matches for the tests of the report: quick ones, and one that holds every finding."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from goalsetter.coach import Analysis, AnalysisCode, AnalysisFinding, analyse
from goalsetter.play import Record, Seat, read_record
from goalsetter.solver import Certificate
from tests.source_tree import ROOT

KITCHEN = "examples/kitchen_table.record"
GUARDED = "tests/playthroughs/equations-2018-19-elementary-guarded.record"
HOSTILE = "<script>alert(1)</script>\"'&</title><img src=x onerror=alert(2)>"
"""A name that would like to be more than a name."""


def text_of(path: str) -> str:
    """The text of a record of the project."""
    return (ROOT / path).read_text(encoding="utf-8")


def record_at(path: str) -> Record:
    """A record of the project."""
    return read_record(text_of(path))


@cache
def analysed(path: str) -> Analysis:
    """A record of the project, analysed once."""
    return analyse(record_at(path))


def with_every_finding(analysis: Analysis) -> Analysis:
    """The same match with one finding of every kind at its last action."""
    number = len(analysis.steps)
    found = tuple(_finding(code, number) for code in AnalysisCode)
    return replace(analysis, findings=found)


def _finding(code: AnalysisCode, number: int) -> AnalysisFinding:
    return AnalysisFinding(
        code=code,
        number=number,
        shake=1,
        seats=(Seat("A"),),
        clause=f"clause of {code}",
        claim="now",
        witness=("7x8",),
        goal="56",
        proof=Certificate(name="few-cubes", evidence=(("needed", "3"), ("have", "1"))),
        details=(("writer", "B"), ("paper", "3+4"), ("belongs", "mover"), ("points", "1")),
    )
