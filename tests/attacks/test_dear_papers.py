"""Dear papers: a stranger hands in many that take the judge long, and nobody else waits."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from goalsetter.play import verdicts
from goalsetter.server import Limits
from goalsetter.server.store import Kept, SqlStore
from goalsetter.server.workers import papers as judges
from tests.judge.bombs import SIGNS, chain
from tests.server.browser import Browser, Frame, browser, catch_up
from tests.server.running import HASTE, PATIENCE, Running, running
from tests.server.seats import settings
from tests.server.socket.test_connection import at_table, challenged, people, writes

BOOK = "mlag-equations-2018-19"
"""A book in which the writer's brackets alone tell how a paper is grouped."""
CHEAP = "1+2 = 3"


def dear(seed: int) -> str:
    """A paper that takes a judge some seconds."""
    return chain(20, SIGNS, "123456789", seed) + " = 5"


@contextmanager
def checking(server: Running, paper: str) -> Iterator[tuple[Browser, Browser, Browser]]:
    """A table at which a paper lies to be checked: its writer, the checker, and one who watches."""
    with at_table(server, people(server, 2, edition=BOOK, shakes=3)) as (ann, ben, watcher):
        _choose_variations([ann, ben])
        writer = challenged([ann, ben])
        checker = ben if writer is ann else ann
        writer.sees(writes)
        assert writer.do("present", texts=[paper])["type"] == "done"
        checker.sees(lambda picture: picture["phase"] == "checking")
        yield writer, checker, watcher


VARIATIONS = ("average", "percent", "factorial", "upside-down", "0 wild", "gcf", "lcm")
"""Some that leave any digit a Goal; one of them has an effect on most cubes."""


def _choose_variations(players: list[Browser]) -> None:
    """Each chooses one that can be chosen; papers are as dear with it."""
    for each in players:
        each.sees(lambda picture: picture["phase"] == "variations")
    catch_up(*players)
    while players[0].seen["phase"] == "variations":
        for chooser in players:
            if chooser.seen["now"]["situation"] == "choose":
                names = [*VARIATIONS, *(choice["name"] for choice in chooser.seen["choices"])]
                answers = (chooser.do("select_variation", variations=[name]) for name in names)
                assert any(answer["type"] == "done" for answer in answers)
            catch_up(*players)


def reject(checker: Browser, writer: Browser) -> int:
    """A checker rejects a paper, and does not wait for the answer."""
    number = checker.next_id()
    parts = {"writer": writer.seen["seat"], "reason": "unequal"}
    seen = checker.seen["number"]
    checker.send({"type": "do", "id": number, "seen": seen, "kind": "reject", "parts": parts})
    return number


def is_answered(checker: Browser, number: int) -> bool:
    """Whether a deed was done or refused, as far as the checker has heard."""
    answers = [frame for frame in checker.frames if frame["type"] in ("done", "refused")]
    return any(frame["id"] == number for frame in answers)


def ruled(picture: Frame) -> bool:
    """Whether the shake is over, and the judge's findings are shown."""
    return picture["phase"] == "end" and bool(picture["papers"][0]["findings"])


def process_in(begun: Path) -> int:
    """The process of a judge who has begun, as soon as he tells it."""
    end = monotonic() + PATIENCE
    while not begun.exists() or not begun.read_text(encoding="utf-8"):
        assert monotonic() < end
        threading.Event().wait(0.02)
    return int(begun.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No verdict is known."""
    monkeypatch.setattr(verdicts, "_FOUND", {})


@contextmanager
def judge_asleep(monkeypatch: pytest.MonkeyPatch, gate: Path) -> Iterator[None]:
    """The judges of dear papers rule only when the gate is opened, however quick the machine is."""
    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", str(root))
    monkeypatch.setenv("GOALSETTER_TEST_GATE", str(gate))
    monkeypatch.setattr(judges, "RULE", "tests.attacks.slow_judge:rule_on_paper")
    try:
        yield
    finally:
        gate.touch()


def test_thirty_dear_papers_hold_up_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While all of them wait, another table plays a whole shake, a ruling on its paper included."""
    gate = tmp_path / "gate"
    with (
        judge_asleep(monkeypatch, gate),
        running(replace(settings(), speed=HASTE, limits=Limits(tables_at_once=100))) as server,
        ExitStack() as tables,
    ):
        dears = [tables.enter_context(checking(server, dear(seed))) for seed in range(30)]
        asked = [(checker, reject(checker, writer)) for writer, checker, _ in dears]
        with checking(server, CHEAP) as (writer, checker, watcher):
            assert checker.answer(reject(checker, writer))["type"] == "done"
            assert checker.do("accept", writer=writer.seen["seat"])["type"] == "done"
            watcher.sees(lambda picture: picture["phase"] == "end")
        for each, number in asked:
            assert each.ask("ping")["type"] == "pong"
            assert not is_answered(each, number), "it still waits"
        gate.touch()
        first, number = asked[0]
        assert first.answer(number)["type"] == "done"


def test_the_table_itself_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While a deed waits for its verdict, others talk, and the checker himself is heard."""
    gate = tmp_path / "gate"
    with (
        judge_asleep(monkeypatch, gate),
        running(replace(settings(), speed=HASTE)) as server,
        checking(server, dear(1)) as (writer, checker, watcher),
    ):
        number = reject(checker, writer)
        assert checker.ask("ping")["type"] == "pong"
        again = checker.answer(reject(checker, writer))
        assert (again["type"], again["code"]) == ("refused", "judge-thinks")
        assert writer.ask("phrase", code="hello")["type"] in ("done", "refused")
        gate.touch()
        assert checker.answer(number)["type"] == "done"
        picture = watcher.sees(lambda picture: picture["phase"] == "end")
        assert picture["papers"][0]["correct"] is False


def test_a_judge_who_is_killed_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """His death rules on nothing: the paper gets the verdict that it would have had."""
    gate, begun = tmp_path / "gate", tmp_path / "begun"
    monkeypatch.setenv("GOALSETTER_TEST_BEGUN", str(begun))
    with (
        judge_asleep(monkeypatch, gate),
        running(replace(settings(), speed=HASTE)) as server,
        checking(server, dear(2)) as (writer, checker, watcher),
    ):
        number = reject(checker, writer)
        os.kill(process_in(begun), signal.SIGKILL)
        gate.touch()
        assert checker.answer(number)["type"] == "done"
        papers = watcher.sees(ruled)["papers"]
        assert "uncheckable" in {finding["code"] for finding in papers[0]["findings"]}


def test_a_restart_judges_nothing_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The verdict is kept with the action: a judge who would say other is not asked."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    before = replace(settings(), speed=HASTE)
    gate = tmp_path / "gate"
    gate.touch()
    with (
        judge_asleep(monkeypatch, gate),
        running(before, SqlStore(address)) as server,
        checking(server, dear(3)) as (writer, checker, watcher),
    ):
        code = watcher.seen["code"]
        assert checker.answer(reject(checker, writer))["type"] == "done"
        papers = watcher.sees(ruled)["papers"]
    kept = asyncio.run(kept_of(address, code))
    assert kept.verdicts
    monkeypatch.setattr(verdicts, "_FOUND", {})
    monkeypatch.setattr(verdicts, "rule_on_papers", None)
    monkeypatch.setattr(verdicts, "rule_within", None)
    monkeypatch.setattr(judges, "TRY", "no.such:judge")
    with running(before, SqlStore(address)) as server, browser(server.port, code) as again:
        assert again.table(ruled)["papers"] == papers


async def kept_of(address: str, code: str) -> Kept:
    """All that is kept of a table."""
    store = SqlStore(address)
    await store.open()
    try:
        found = await store.find(code)
        assert found is not None
        return found
    finally:
        await store.close()
