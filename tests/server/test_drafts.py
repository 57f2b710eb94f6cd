"""Drafts of one browser: only the newest that waits is looked at."""

from __future__ import annotations

import asyncio
from importlib import import_module

import pytest

from goalsetter.server import wire
from goalsetter.server.deeds import _check_regrouping
from goalsetter.server.drafts import Drafts
from goalsetter.server.faults import UnfitError
from goalsetter.server.schooling import LEARNER, begun
from goalsetter.server.showing import form


def test_of_many_drafts_the_first_and_the_newest_are_looked_at() -> None:
    """Those between are forgotten."""

    async def tried() -> list[int]:
        seen: list[int] = []
        gate = asyncio.Event()

        async def look(frame: wire.Draft) -> None:
            seen.append(frame.id)
            await gate.wait()

        drafts = Drafts()
        for number in range(1, 41):
            drafts.take(wire.Draft(id=number, texts=["1"]), look)
            await asyncio.sleep(0)
        gate.set()
        for _ in range(5):
            await asyncio.sleep(0)
        await drafts.close()
        return seen

    assert asyncio.run(tried()) == [1, 40]


def test_closing_ends_what_is_looked_at() -> None:
    """And nothing is left behind."""

    async def tried() -> None:
        async def look(frame: wire.Draft) -> None:
            del frame
            await asyncio.Event().wait()

        drafts = Drafts()
        drafts.take(wire.Draft(id=1, texts=[]), look)
        await asyncio.sleep(0)
        await drafts.close()
        await Drafts().close()

    asyncio.run(tried())


def test_a_hasty_look_judges_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads the signs, and leaves cards and cubes to a close look."""

    def judged(*_: object) -> None:
        raise AssertionError("this takes long")

    table = begun("on-sets", "1", 0).table
    draft = wire.Draft(id=1, texts=["B ∪ R"])
    assert form(draft, table, LEARNER).shaded
    monkeypatch.setattr(import_module("goalsetter.server.showing.form"), "work_out", judged)
    hasty = form(draft, table, LEARNER, closely=False)
    assert (sorted(hasty.used), hasty.shaded) == (["B", "R", "∪"], [])


@pytest.mark.parametrize(("text", "sets"), [("(3x4 = 12", False), ("B ∪ (R", True)])
def test_a_slip_of_the_pen_uses_up_no_try(text: str, sets: bool) -> None:
    """VII-C-4: a regrouping that cannot be read is not handed in."""
    with pytest.raises(UnfitError) as caught:
        _check_regrouping(text, sets=sets)
    assert caught.value.code == "no-regrouping"
