"""Jobs of an analysis, done here."""

from __future__ import annotations

import pytest

from goalsetter.errors import RecordError
from goalsetter.play import read_record
from goalsetter.server.workers import analysis_work as work
from goalsetter.server.workers.analysis_report import unpacked
from tests.analysed import KITCHEN, analysed, text_of


def test_a_match_is_looked_at_shake_by_shake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts are those of the whole analysis, and each tells how far it is."""
    heard: list[str] = []
    monkeypatch.setattr(work, "report_progress", heard.append)
    text = text_of(KITCHEN)
    numbers = work.shakes_in(text)
    parts = [work.look_at(text, number) for number in numbers]
    whole = analysed(KITCHEN)
    assert tuple(each for part in parts for each in part.findings) == whole.findings
    steps = [tuple(map(int, text.split())) for text in heard]
    assert steps
    assert all(0 <= done <= total for done, total in steps)
    report = unpacked(work.write_up(text, parts))
    assert set(report.languages) == {"en", "es"}
    assert report.languages["es"].data["language"] == "es"
    assert len(read_record(report.record).remarks) > len(whole.record.remarks)


def test_what_is_no_record_is_told_in_a_language() -> None:
    """With its line; a record is fit."""
    assert work.unfit(text_of(KITCHEN), "en") is None
    code, told = work.unfit("hola", "es") or ("", "")
    assert code == "not-a-record"
    assert "Línea 1" in told


def test_a_record_too_long_for_remarks_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather that than nothing."""

    def too_long(_record: object) -> str:
        raise RecordError("too-long", line=0, expected="less")

    monkeypatch.setattr(work, "write_record", too_long)
    text = text_of(KITCHEN)
    report = unpacked(work.write_up(text, []))
    assert report.record == text
