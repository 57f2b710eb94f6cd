"""Drafts over a real socket: what is no paper is told, though nobody can look closely."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from goalsetter.server import Limits, Settings
from goalsetter.server.room import hints
from goalsetter.server.workers.dispatch import Workers
from tests.server.browser import Browser, browser
from tests.server.running import HASTE, running

FORMLESS = ["3+ = 7", "95+1+ = 2x24", "1+" * 147 + " = 7", "√" * 290 + "=7", "0<3>+ = 7 where 0=2"]


async def never(*_: object) -> None:
    """Nobody answers."""
    await asyncio.Event().wait()


@contextmanager
def ann_at_table(limits: Limits) -> Iterator[Browser]:
    """A browser at a table whose server has nobody to look closely at a draft."""
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    with patch.object(Workers, "look_at", never), running(wanted) as server:
        seated = server.order()
        with browser(server.port, seated["code"], seated["token"]) as ann:
            ann.table()
            yield ann


def draft(number: int, text: str) -> dict[str, object]:
    """A frame with a paper in the making."""
    return {"type": "draft", "id": number, "texts": [text], "goal": "", "avoid": ""}


def test_the_writer_is_told_while_nobody_can_look_closely() -> None:
    """Each remark comes though the process of drafts is stuck over the one before."""
    with ann_at_table(Limits()) as ann:
        for number, text in enumerate(FORMLESS, 1):
            ann.send(draft(number, text))
            told = ann.until("form")
            assert (told["id"], told["hasty"]) == (number, True)
            assert told["troubles"][0]["sentence"]


def test_the_last_draft_of_a_burst_is_told() -> None:
    """Those that come too fast are no error, and the last of them is looked at in the end."""
    with ann_at_table(Limits(frames=5, frames_at_once=8)) as ann:
        for number in range(1, 41):
            ann.send(draft(number, "3+ = 7"))
        ann.until("form", lambda form: form["id"] == 40)
        kinds = Counter(frame["type"] for frame in ann.frames)
        # An echo of a sounding may come too fast as well; of 40 drafts none is complained of.
        assert kinds["error"] <= kinds["sounding"]
        assert kinds["form"] < 40


def test_other_frames_that_come_too_fast_are_refused() -> None:
    """Only drafts are put off."""
    with ann_at_table(Limits(frames=0.001, frames_at_once=2)) as ann:
        for number in range(4):
            ann.send({"type": "ping", "id": number})
        assert ann.until("error")["code"] == "too-fast"


def test_a_flood_of_drafts_is_ended() -> None:
    """A browser that never stops is sent away."""
    with ann_at_table(Limits(frames=0.001, frames_at_once=2)) as ann:
        for number in range(150):
            ann.send(draft(number, "3"))
        assert ann.rest()[-1]["fatal"]


def test_a_hint_that_is_searched_for_holds_up_no_draft() -> None:
    """The writer is told though the hint never comes."""
    with patch.object(hints, "_sought", never), ann_at_table(Limits()) as ann:
        ann.send({"type": "ask-hint", "id": 50})
        ann.send(draft(60, "3+ = 7"))
        assert ann.until("form")["id"] == 60
