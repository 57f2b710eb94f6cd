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
    remarks = dict.fromkeys(
        Remark(finding.number, render(comment(record, finding))) for finding in analysis.findings
    )
    # A record that is analysed again has these remarks already.
    fresh = tuple(remark for remark in remarks if remark not in record.remarks)
    return replace(record, remarks=(*record.remarks, *fresh))
