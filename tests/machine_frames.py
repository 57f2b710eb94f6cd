"""A random match whose frames reach some pages whole and others as changes, lost and doubled."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from goalsetter.play import JUDGE, SPECTATOR, OpenScope, Phase, Seat, Step
from goalsetter.play.actions import Action
from goalsetter.server import wire
from goalsetter.server.http.words import is_of
from goalsetter.server.view.cache import Sight, TableScene, drawn
from goalsetter.server.view.memory import PartMemory
from goalsetter.server.view.parts import PartCache, PictureStream
from goalsetter.table import Table
from goalsetter.words import speaking
from tests.machine_pictures import PEOPLE, DrawnMatch
from tests.server.pictures import PictureReader

CODES = re.compile(r'"say":"([^"]+)"')
SCOPES = (OpenScope.ALL, OpenScope.COMMON)
LOST, DOUBLED = 0.15, 0.1
"""How often a frame does not come, and how often it comes twice."""


@dataclass(slots=True)
class Page:
    """One page at the table: what it is sent, and what it makes of it."""

    stream: PictureStream
    reader: PictureReader = field(default_factory=PictureReader)
    frames: list[dict[str, Any]] = field(default_factory=list)
    """The frames that came, each as often as it came."""
    expected: list[dict[str, Any] | None] = field(default_factory=list)
    """The whole picture after each frame; none after one that does not fit."""


@dataclass(slots=True, kw_only=True)
class FramedMatch(DrawnMatch):
    """A match of which every seat has a page that gets changes."""

    pages: dict[Seat, Page] = field(default_factory=dict, init=False)
    frames: int = field(default=0, init=False)
    memory: PartMemory = field(default_factory=PartMemory, init=False)
    """Parts of all pictures of the match so far."""

    def begin(self) -> None:
        """A new match, and nobody has seen anything."""
        DrawnMatch.begin(self)
        cache = PartCache()
        seats = (*self.terms.seats, JUDGE, SPECTATOR)
        self.pages = {seat: Page(PictureStream(cache)) for seat in seats}

    def draw(self, done: Action, step: Step) -> None:
        """Draw the table for everybody, and send it."""
        del done, step
        table = self.marked
        scene = TableScene(table=table, code="BCDFG", here=frozenset(), rematch=frozenset())
        sights = [
            Sight(seat=seat, people=PEOPLE, scope=SCOPES[self.seed % 2]) for seat in self.pages
        ]
        pictures = drawn(scene, sights, table.since, self.memory)
        with speaking("es"):
            # Drawn anew, from nothing that is remembered.
            assert drawn(scene, sights, table.since) == pictures, "a picture speaks or remembers"
        for (seat, page), picture in zip(self.pages.items(), pictures, strict=True):
            self._send(seat, page, picture)

    @property
    def marked(self) -> Table:
        """The table with papers that can be told from everything else."""
        shake = self.state.shake
        if shake.phase is not Phase.WRITING:
            return self.table
        papers = tuple(replace(paper, texts=(secret_of(paper.writer),)) for paper in shake.papers)
        return replace(self.table, state=replace(self.state, shake=replace(shake, papers=papers)))

    def _send(self, seat: Seat, page: Page, picture: wire.Table) -> None:
        data = page.stream.frame(picture)
        self.frames += 1
        unknown = [code for code in CODES.findall(data) if not is_said(code)]
        assert not unknown, f"the page has no message for {unknown}"
        others = (secret_of(other) for other in self.terms.seats if other != seat)
        assert not any(secret in data for secret in others), "another one's paper"
        if self.chance.random() < LOST:
            return
        whole = msgspec.json.decode(msgspec.json.encode(picture))
        if self._come(page, data, whole) == "missed":
            page.stream.forget()
            assert self._come(page, page.stream.frame(picture), whole) == "taken"
        parts = {name: whole[name] for name in page.reader.parts}
        assert page.reader.parts == parts, f"{seat} has another picture"
        if self.chance.random() < DOUBLED:
            assert self._come(page, data, whole) in ("known", "taken")

    def _come(self, page: Page, data: str, whole: dict[str, Any]) -> str:
        frame = msgspec.json.decode(data)
        answer = page.reader.take(frame)
        page.frames.append(frame)
        page.expected.append(None if answer == "missed" else whole)
        return answer


def is_said(code: str) -> bool:
    """Whether the page of a table has the message of a code."""
    return any(is_of(part, code) for part in ("start", "table", "rare"))


def secret_of(writer: Seat) -> str:
    """The text that stands in for a paper that nobody else may see."""
    return f"only-{writer}-may-see-this"
