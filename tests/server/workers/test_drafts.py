"""Drafts of one browser: only the newest that waits is looked at."""

from __future__ import annotations

import asyncio
from importlib import import_module
from types import SimpleNamespace

import pytest

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.lessons.state import LEARNER, begun
from goalsetter.server.room import actions as deeds
from goalsetter.server.room.actions import _check_regrouping
from goalsetter.server.room.presence import Drafts, Guest
from goalsetter.server.socket.outbox import Outbox
from goalsetter.server.view import form, form_at_once
from tests.server.running import PATIENCE


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


@pytest.mark.parametrize(("newer", "taken"), [(False, [3]), (True, [4])])
def test_of_drafts_that_come_too_fast_the_last_is_taken(newer: bool, taken: list[int]) -> None:
    """When the limit allows it; unless one that came in time has taken its place."""

    async def tried() -> list[int]:
        seen: list[int] = []
        waits, drafts = iter([0.001, 0.001, 0.0]), Drafts()

        async def look(frame: wire.Draft) -> None:
            seen.append(frame.id)

        for number in (1, 2, 3):
            drafts.put_off(wire.Draft(id=number, texts=["1"]), lambda: next(waits), look)
            await asyncio.sleep(0)
        if newer:
            drafts.take(wire.Draft(id=4, texts=["1"]), look)
        async with asyncio.timeout(PATIENCE):
            while not seen:
                await asyncio.sleep(0.001)
        await drafts.close()
        return seen

    assert asyncio.run(tried()) == taken


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
    monkeypatch.setattr(import_module("goalsetter.server.view.form"), "work_out", judged)
    hasty = form(draft, table, LEARNER, closely=False)
    assert (sorted(hasty.used), hasty.shaded) == (["B", "R", "∪"], [])


@pytest.mark.parametrize(("text", "sets"), [("(3x4 = 12", False), ("B ∪ (R", True)])
def test_a_slip_of_the_pen_uses_up_no_try(text: str, sets: bool) -> None:
    """VII-C-4: a regrouping that cannot be read is not handed in."""
    with pytest.raises(UnfitError) as caught:
        _check_regrouping(text, sets=sets)
    assert caught.value.code == "no-regrouping"


WRONG_AT_ONCE = {
    "equations": [
        "3+ = 7",
        "95+1+ = 2x24",
        "3 § 4 = 7",
        "3 tims 4 = 7",
        "(3x)4 = 12",
        "3x4",
        "3+4 =",
        "3<exp>+ = 7",
        "3+ = 7 where 0=2",
        "1+" * 140 + " = 7",
        "√" * 290 + " = 7",
    ],
    "on-sets": ["B ∪", "∪ B", "B § R", "B unon R", "B ⊆ ; R", "B R", "B∪" * 149, "B = R"],
}
FINE_AT_ONCE = {
    "equations": ["3+4 = 7", "9x9x9 = 1", "sqrt 9 = 3", ""],
    "on-sets": ["B ∪ R", "b u r", "B ⊆ R ; G", ""],
}


@pytest.mark.parametrize(
    ("game", "typed"), [(game, text) for game, texts in WRONG_AT_ONCE.items() for text in texts]
)
def test_what_is_no_paper_is_told_at_once(game: str, typed: str) -> None:
    """Decision 35: what cannot be read, and known cubes that form no expression."""
    table = begun(game, "1", 0).table
    found = form_at_once(wire.Draft(id=7, texts=[typed]), table, LEARNER)
    assert found is not None
    assert (found.id, found.hasty, bool(found.troubles[0].sentence)) == (7, True, True)
    assert form(wire.Draft(id=7, texts=[typed]), table, LEARNER).troubles == found.troubles


@pytest.mark.parametrize(
    ("game", "typed"), [(game, text) for game, texts in FINE_AT_ONCE.items() for text in texts]
)
def test_what_has_the_form_of_a_paper_is_left_to_a_close_look(game: str, typed: str) -> None:
    """Whether it is right, and which cubes there are, is nothing for a glance."""
    table = begun(game, "1", 0).table
    assert form_at_once(wire.Draft(id=1, texts=[typed]), table, LEARNER) is None


def test_a_glance_does_not_wait_for_a_close_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nothing comes back from the process that looks closely, the writer is told."""

    async def tried() -> list[object]:
        stuck = asyncio.Event()

        async def never(*_: object) -> wire.Form:
            await stuck.wait()
            raise AssertionError

        monkeypatch.setattr(deeds, "looked_at", never)
        table = begun("equations", "1", 0).table
        room = SimpleNamespace(playing=lambda _: table, services=SimpleNamespace(workers=None))
        outbox = Outbox(100)
        guest = Guest(seat=LEARNER, base="", outbox=outbox)
        texts = [["3x4 = 12"], ["3+ = 7"], ["x"], ["9 = 9"]]
        for number, each in enumerate(texts):
            await deeds.draft(room, guest, wire.Draft(id=number, texts=each))  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            found: list[object] = [await outbox.take() for _ in range(2)]
        await guest.drafts.close()
        return found

    told = asyncio.run(tried())
    assert [each.id for each in told if isinstance(each, wire.Form)] == [1, 2]


def test_no_draft_takes_long_to_glance_at() -> None:
    """The longest and most tangled ones that a frame may hold: nothing is worked out."""
    table = begun("equations", "1", 0).table
    for typed in (
        "√" * 78 + "1",
        "(" * 60 + "1+2" * 80,
        "1" * 300,
        "(1+2x3" * 50,
        "9^" * 145 + "9",
    ):
        for end in ("", " = 7"):
            form_at_once(wire.Draft(id=1, texts=[typed + end] * 10), table, LEARNER)
