"""Papers judged ahead: elsewhere, with the same verdict, and only where it can take long."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from goalsetter.play import Paper, State, is_judged, verdict_on, verdicts
from goalsetter.play.referee import brief_on
from goalsetter.server import wire
from goalsetter.server.ahead import SHORT, judge_ahead
from goalsetter.server.backroom import BackRoom
from goalsetter.server.schooling import LEARNER, begun
from tests.server.running import HASTE, running
from tests.server.seats import settings
from tests.server.test_sockets import at_table, challenged, people, writes

STATE = begun("equations", "2", 0).table.state
LONG, REGROUPED = "1+2+3+4+5+6+7 = 28", "1+(2+3)+4+5+6+7 = 28"
SHOWS = wire.Do(id=1, seen=0, kind="prove_ambiguity", parts={"writer": "A", "regrouped": REGROUPED})


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No verdict is known."""
    monkeypatch.setattr(verdicts, "_FOUND", {})


def paper(text: str) -> Paper:
    """A paper of the learner's."""
    return Paper(writer=LEARNER, texts=(text,))


def state_with(text: str) -> State:
    """A shake in which it was presented."""
    return replace(STATE, shake=replace(STATE.shake, papers=(paper(text),)))


def judged_in(room: BackRoom, state: State, frame: wire.Do | None = None) -> None:
    """Have it judged, and close the room."""

    async def tried() -> None:
        try:
            await judge_ahead(room, state, frame)
        finally:
            await room.close()

    asyncio.run(tried())


def test_long_papers_are_judged_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a regrouping that is shown; here nothing is judged, and the verdict is the same."""
    state = state_with(LONG)
    with monkeypatch.context() as here:
        here.setattr(verdicts, "judge_paper", None)
        judged_in(BackRoom(1), state, SHOWS)
        found = [verdict_on(state, paper(text)) for text in (LONG, REGROUPED)]
    verdicts._FOUND.clear()
    assert found == [verdict_on(state, paper(text)) for text in (LONG, REGROUPED)]


def test_short_papers_are_judged_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is begun for them, nor for one that has been judged."""
    monkeypatch.setattr(BackRoom, "judge", None)
    judged_in(BackRoom(1), state_with("1".ljust(SHORT, "1")))
    verdict_on(state_with(LONG), paper(LONG))
    judged_in(BackRoom(1), state_with(LONG))


def test_what_takes_too_long_elsewhere_is_judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of the process, the verdict is given."""
    monkeypatch.setattr("goalsetter.server.backroom.JUDGED", 0.0)
    state = state_with(LONG)
    judged_in(BackRoom(1), state)
    assert not is_judged(brief_on(state, paper(LONG)))
    assert verdict_on(state, paper(LONG)).findings


def test_no_long_paper_is_judged_among_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the paper to the end of the shake: a hard one holds up no other table."""
    monkeypatch.setattr(verdicts, "judge_paper", None)
    with (
        running(replace(settings(), speed=HASTE)) as server,
        at_table(server, people(server, 2)) as (ann, ben, watcher),
    ):
        challenger = challenged([ann, ben])
        checker = ben if challenger is ann else ann
        challenger.sees(writes)
        assert challenger.do("present", texts=[LONG])["type"] == "done"
        checker.sees(lambda picture: picture["phase"] == "checking")
        writer = challenger.seen["seat"]
        rejected = checker.do("reject", writer=writer, reason="unequal")
        checker.sees(lambda picture: picture["number"] >= rejected["number"])
        assert checker.do("accept", writer=writer)["type"] == "done"
        papers = watcher.sees(lambda picture: picture["phase"] == "end")["papers"]
        assert papers[0]["findings"]
