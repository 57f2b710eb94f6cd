"""The record of a match: a text that people can read and programs can replay.

``docs/reference/record.md`` specifies it. ``read_record(write_record(x)) == x``.
"""

from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.value import moment_text, read_moment
from goalsetter.play.record.checker import check_reading, read_record
from goalsetter.play.record.deed import Parts, deed, parts_of
from goalsetter.play.record.noun import (
    MAX_ACTIONS,
    MAX_TEXT,
    MAX_WORDS,
    VERSION,
    Claimed,
    Mark,
    Record,
    RecordReading,
    Remark,
)
from goalsetter.play.record.reader import read_line, scan_lines, scan_record
from goalsetter.play.record.result import Tale, steps_of, tale_of, tale_of_steps
from goalsetter.play.record.table import ROWS, action_text
from goalsetter.play.record.writer import line_of, write_record

__all__ = [
    "MAX_ACTIONS",
    "MAX_TEXT",
    "MAX_WORDS",
    "ROWS",
    "VERSION",
    "Claimed",
    "Mark",
    "Parts",
    "Record",
    "RecordCode",
    "RecordReading",
    "Remark",
    "Tale",
    "action_text",
    "check_reading",
    "deed",
    "line_of",
    "moment_text",
    "parts_of",
    "read_line",
    "read_moment",
    "read_record",
    "scan_lines",
    "scan_record",
    "steps_of",
    "tale_of",
    "tale_of_steps",
    "write_record",
]
