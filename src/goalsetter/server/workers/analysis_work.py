"""Jobs of an analysis, each done in a process: look at a shake, or write the report."""

from __future__ import annotations

from collections.abc import Sequence

from goalsetter.coach import (
    USUAL,
    Analysis,
    ShakeAnalysis,
    analyse_shake,
    costs_of,
    habits_of,
    joined,
    shakes_of,
)
from goalsetter.errors import RecordError
from goalsetter.play import Seat, read_record, write_record
from goalsetter.report import annotated_record, inline_hashes, report_data, report_page
from goalsetter.server.workers.analysis_report import (
    LanguageReport,
    Report,
    SeatFigures,
    packed,
)
from goalsetter.server.workers.child import report as report_progress
from goalsetter.telling import record_sentence
from goalsetter.words import LANGUAGES, render, speaking


def unfit(text: str, language: str) -> tuple[str, str] | None:
    """Why a text is no record of a match: a code and a sentence; nothing if it is one."""
    with speaking(language):
        try:
            read_record(text)
        except RecordError as error:
            return error.code, render(record_sentence(error))
    return None


def shakes_in(text: str) -> tuple[int, ...]:
    """The shakes of a record."""
    return shakes_of(read_record(text))


def look_at(text: str, number: int) -> ShakeAnalysis:
    """Analyse one shake, and tell meanwhile how far it is."""

    def progress(positions: int, total: int) -> None:
        report_progress(f"{positions} {total}")

    return analyse_shake(read_record(text), number, USUAL, progress)


def write_up(text: str, parts: Sequence[ShakeAnalysis]) -> bytes:
    """The report on all shakes, packed."""
    analysis = joined(read_record(text), parts)
    style, script = inline_hashes()
    pages = {language: _in_language(analysis, language) for language in LANGUAGES}
    return packed(
        Report(
            style=style,
            script=script,
            record=_annotated_text(analysis, text),
            languages=pages,
            figures={seat: figures_of(analysis, seat) for seat in analysis.record.terms.seats},
        )
    )


def figures_of(analysis: Analysis, seat: Seat) -> SeatFigures:
    """A player in figures."""
    habits, costs = habits_of(analysis, seat), costs_of(analysis, seat)
    worst = habits.practise[0] if habits.practise else None
    lost = costs[worst] if worst is not None else 0
    return SeatFigures(
        best=habits.best, kept=habits.kept, habit=worst if worst and lost > 0 else "", lost=lost
    )


def _in_language(analysis: Analysis, language: str) -> LanguageReport:
    with speaking(language):
        return LanguageReport(page=report_page(analysis, language), data=report_data(analysis))


def _annotated_text(analysis: Analysis, text: str) -> str:
    """The annotated record; the record as it came, if remarks would make it too long."""
    try:
        return write_record(annotated_record(analysis))
    except RecordError:
        return text
