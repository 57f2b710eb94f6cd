"""Records against the rules: is every action possible, and do the results say what came of it?"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.errors import RecordError
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.record.noun import Claimed, Record, RecordReading
from goalsetter.play.record.reader import scan_record
from goalsetter.play.record.result import Tale, steps_of, tale_of_steps
from goalsetter.play.referee import Referee
from goalsetter.play.step import Step


def read_record(text: str, *, strict: bool = False, referee: Referee = JUDGE_ROOM) -> Record:
    """The record that a text holds.

    Strict reading also plays it, and raises for the first action that cannot be done and the
    first result that is not what came of it; else nothing is played.
    """
    reading = scan_record(text)
    if strict:
        for trouble in check_reading(reading, steps_of(reading.record, referee)):
            raise trouble
    return reading.record


def check_reading(reading: RecordReading, steps: tuple[Step, ...]) -> tuple[RecordError, ...]:
    """All that is wrong with a record that was read and played, in the order of its lines."""
    tale = tale_of_steps(reading.record, steps)
    errors = [*_refusals(reading, steps), *_differences(reading, tale)]
    return tuple(sorted(errors, key=lambda error: error.line))


def _refusals(reading: RecordReading, steps: tuple[Step, ...]) -> Iterator[RecordError]:
    for line, step in zip(reading.lines, steps, strict=True):
        if step.refusal is not None:
            wanted = f"an action that can be done ({step.refusal.clause})"
            fault = step.refusal.fault.value
            yield RecordError(RecordCode.REFUSED, line=line, expected=wanted, found=fault)


def _differences(reading: RecordReading, tale: Tale) -> Iterator[RecordError]:
    for claim in reading.claims:
        if claim.shake:
            yield from _heading_differs(claim, tale)
        else:
            yield from _result_differs(claim, tale)


def _heading_differs(claim: Claimed, tale: Tale) -> Iterator[RecordError]:
    """A heading stands before the first action of its shake, or at the end of the log."""
    due = tale.headings.get(claim.number, "")
    shake = tale.shakes.get(claim.number)
    short = _plain(claim.text) == _plain(f"[Shake {claim.shake}]")
    right = shake in (None, claim.shake) and (short or _plain(claim.text) == _plain(due))
    if shake is not None and not right:
        wanted = due or f"an action of shake {shake}, not a new one"
        yield RecordError(
            RecordCode.SHAKE_DIFFERS, line=claim.line, expected=wanted, found=claim.text
        )


def _result_differs(claim: Claimed, tale: Tale) -> Iterator[RecordError]:
    """A result stands behind its action; at the end, the closing lines may stand too."""
    due = tale.results.get(claim.number - 1, ())
    if claim.number == len(tale.shakes):
        due += tale.closing
    if _plain(claim.text) not in map(_plain, due):
        wanted = " / ".join(due) or "no result here"
        yield RecordError(
            RecordCode.RESULT_DIFFERS, line=claim.line, expected=wanted, found=claim.text
        )


def _plain(text: str) -> str:
    """A line for comparing: small letters, one space between words."""
    return " ".join(text.lower().split())
