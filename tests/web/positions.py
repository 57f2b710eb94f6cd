"""Tables that stand in the middle of a shake before the server opens, for tests of the pages.

Each is kept in the server's own store as one line of a record; its seats have keys that are known.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Literal

import msgspec

from goalsetter.play import JUDGE, Mode, Seat, Setup, Terms
from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.keys import LETTERS, LONG, digest_of
from goalsetter.server.room.journal import head_of, line_of
from goalsetter.server.store import Begun, Change, Keyed, LogRow, Made, Sat
from goalsetter.server.store.opening import store_for
from goalsetter.table import Pace, PaperHelp, Player, Seating, bot_named

NAMES = ("Ada", "Bea", "Cal")
A, B, C = Seat("A"), Seat("B"), Seat("C")
EQUATIONS, ON_SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"
OLD_EQUATIONS, OLD_ON_SETS = "mlag-equations-2011-12", "mlag-on-sets-2011-12"


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position, and the table at which it stands; every seat is a person's, unless bots of some
    level have all but the first."""

    given: Setup
    edition: str = EQUATIONS
    division: Division = Division.MIDDLE
    players: Literal[2, 3] = 3
    mode: Mode = Mode.GUARDED
    pace: Pace = Pace.NONE
    bots: str = ""
    judge: bool = False
    """Whether Jo sits in the judge's seat."""
    watch: bool = True
    shakes: int = 1
    help: PaperHelp = PaperHelp.FORM
    between: int | None = None
    """Seconds after which the table calls the next shake; nothing if it never does."""


def code_of(number: int) -> str:
    """The code of a table by its place in a list."""
    digits = [LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(5)]
    return "".join(digits)


def match_id_of(code: str) -> str:
    """The long name of the match at a table."""
    return (code * LONG)[:LONG]


def token_of(code: str, seat: str) -> str:
    """The key of a seat."""
    return f"key-of-{code}-{seat}"


def _level(position: Position, name: str) -> str:
    return "" if name == NAMES[0] else position.bots


def _player(position: Position, name: str) -> Player:
    level = _level(position, name)
    return Player(name=name, bot=bot_named(level) if level else None, level=level)


def changes(code: str, position: Position) -> list[Change]:
    """All that a store keeps of the table."""
    terms = Terms(
        edition=position.edition,
        division=position.division,
        players=position.players,
        mode=position.mode,
    )
    names = NAMES[: position.players]
    seating = Seating(
        terms=terms,
        players=tuple(_player(position, name) for name in names),
        pace=position.pace,
        shakes=position.shakes,
        between=position.between,
        paper_help=position.help,
    )
    order = wire.Order(
        nickname=names[0],
        edition=position.edition,
        division=position.division.value,
        players=position.players,
        bots=[position.bots] * (position.players - 1),
        mode=position.mode.value,
        pace=position.pace.value,
        shakes=position.shakes,
        between=position.between,
        help=position.help.value,
        judge=position.judge,
        watch=position.watch,
    )
    seats = list(zip(terms.seats, names, strict=True))
    people = seats[:1] if position.bots else seats
    judges = [(JUDGE, "Jo")] if position.judge else []
    return [
        Made(
            code=code,
            order=msgspec.json.encode(order).decode(),
            made=int(time() * 1000),
            id=match_id_of(code),
        ),
        *(Sat(code=code, seat=s, name=n, level=_level(position, n)) for s, n in seats),
        *(Sat(code=code, seat=s, name=n) for s, n in judges),
        *(
            Keyed(digest=digest_of(token_of(code, s)), code=code, seat=s)
            for s, _ in (*people, *judges)
        ),
        Begun(code=code, head=head_of(seating), begun=0),
        LogRow(code=code, number=0, at=0, by=position.given.by, text=line_of(position.given)),
    ]


def keep(data: Path, positions: dict[str, Position]) -> dict[str, str]:
    """Put tables into the store of a data folder; the code of each by its name."""
    codes = {name: code_of(number) for number, name in enumerate(positions)}

    async def write() -> None:
        store = store_for("", data)
        await store.open()
        for name, code in codes.items():
            await store.keep(changes(code, positions[name]))
        await store.close()

    writer = threading.Thread(target=asyncio.run, args=(write(),))
    writer.start()
    writer.join()
    return codes
