"""An analysed match as a record: each finding as a mark, and its comment as a remark."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach import Analysis, annotated
from goalsetter.play import Record, Remark
from goalsetter.telling import comment
from goalsetter.words import render


def annotated_record(analysis: Analysis) -> Record:
    """The record with every finding, and with comments in the language that is spoken."""
    record = annotated(analysis)
    said = set(record.remarks)
    found = (Remark(f.number, render(comment(record, f))) for f in analysis.findings)
    fresh = tuple(remark for remark in dict.fromkeys(found) if remark not in said)
    return replace(record, remarks=(*record.remarks, *fresh))
