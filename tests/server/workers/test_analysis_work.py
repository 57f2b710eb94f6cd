"""What a process of the bureau does, done here."""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import replace

import pytest

from goalsetter.errors import RecordError
from goalsetter.play import read_record
from goalsetter.server.workers import analysis_work as work
from goalsetter.server.workers.analysis_board import SLOTS, Board, new_board
from goalsetter.server.workers.analysis_report import unpacked
from goalsetter.solver import Unknown
from tests.analysed import KITCHEN, analysed, text_of


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    """The board of this process, as if it had just begun."""
    made = new_board(multiprocessing.get_context("spawn"))
    stepped: list[int] = []
    monkeypatch.setattr(work, "begin", lambda: None)
    monkeypatch.setattr(os, "nice", stepped.append, raising=False)
    monkeypatch.setattr(work, "_BOARDS", [])
    work.begin_politely(made)
    assert stepped == [work.POLITE]
    return made


def test_a_match_is_looked_at_shake_by_shake(board: Board) -> None:
    """The parts are those of the whole analysis, and the board tells when all is done."""
    text = text_of(KITCHEN)
    numbers = work.shakes_in(text)
    parts = [work.look_at(text, number, slot) for slot, number in enumerate(numbers)]
    whole = analysed(KITCHEN)
    assert tuple(each for part in parts for each in part.findings) == whole.findings
    assert board.percent(len(numbers)) == 99
    report = unpacked(work.write_up(text, parts))
    assert set(report.languages) == {"en", "es"}
    assert report.languages["es"].data["language"] == "es"
    assert len(read_record(report.record).remarks) > len(whole.record.remarks)


def test_whoever_is_told_to_stop_asks_the_solver_no_more(board: Board) -> None:
    """Every question is answered with “cancelled” at once."""
    board.stop()
    part = work.look_at(text_of(KITCHEN), 1, 0)
    assert part.standings
    assert all(isinstance(each.possible, Unknown) for each in part.standings)
    board.clear()
    assert not board.stopped()


def test_a_system_without_politeness_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are systems on which a process cannot step aside."""
    monkeypatch.setattr(work, "begin", lambda: None)
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(work, "_BOARDS", [])
    made = new_board(multiprocessing.get_context("spawn"))
    work.begin_politely(made)
    assert [made] == work._BOARDS


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


def test_shakes_without_end_share_the_last_place() -> None:
    """The board has room for a thousand."""
    board = Board([0] * (1 + SLOTS))
    board.tell(SLOTS + 5, 1, 2)
    assert board.places[-1] > 0
    assert board.percent(5 * SLOTS) == 0
    assert replace(board).percent(0) == 0
