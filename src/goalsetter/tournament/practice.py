"""Practice: matches by lot, so that a director can run a day before the children come."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goalsetter.rules import find_procedure
from goalsetter.tournament.acts import (
    ActRefusal,
    CloseRound,
    Deed,
    DrawRound,
    EnterSheet,
    PublishRound,
    StartRound,
    StopRound,
)
from goalsetter.tournament.log import EventLog
from goalsetter.tournament.nouns import OfficialRole
from goalsetter.tournament.seating import Bits, Draw, Solve, make_draw
from goalsetter.tournament.sheet import ScoreLine, ShakeScore, Sheet
from goalsetter.tournament.state import EventState

DIRECTOR, SCORER, SECOND = "Director", "Sam", "Terry"
"""The people at the desk of a practice day."""

SHAPES = ("rwl", "rjw", "rrw", "jjw", "jww", "jjj", "rww")
"""Outcomes of a shake for three, best first: right, joined (or written right), wrong."""

MakeChance = Callable[[int], Bits]


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeDay:
    """A day by lot: its log so far, the chance for matches, and how strong each player is."""

    log: EventLog
    chance: Bits
    make_chance: MakeChance
    """Makes the chance of a draw from its seed."""
    strength: Mapping[str, int]
    trials: int
    solve: Solve | None = None

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        return self.log.state

    def act(
        self, deed: Deed, by: str = DIRECTOR, role: OfficialRole = OfficialRole.DIRECTOR
    ) -> PracticeDay:
        """Return the day after a deed, a minute later; a refusal raises ``ValueError``."""
        minute = 8 * 60 + len(self.log.entries)
        day, rest = divmod(minute, 24 * 60)
        at = f"2026-03-{7 + day:02}T{rest // 60:02}:{rest % 60:02}:00"
        after = self.log.add(deed, at=at, by=by, role=role)
        if isinstance(after, ActRefusal):
            raise ValueError(f"expected a deed that can be done, got {deed!r}: {after!r}")
        return self.with_log(after)

    def with_log(self, log: EventLog) -> PracticeDay:
        """Return the day with another log, as after it was read back from a file."""
        return PracticeDay(
            log=log,
            chance=self.chance,
            make_chance=self.make_chance,
            strength=self.strength,
            trials=self.trials,
            solve=self.solve,
        )

    def drawn(self, contest: str, number: int) -> tuple[PracticeDay, Draw]:
        """Return the day with a round drawn, and the draw."""
        seed = self.chance.getrandbits(31)
        draw = make_draw(
            self.state,
            contest,
            number,
            self.make_chance(seed),
            seed=seed,
            trials=self.trials,
            solve=self.solve,
        )
        return self.act(deed_of(draw)), draw

    def typed(self, sheet: Sheet, lines: tuple[ScoreLine, ...], **more: str) -> PracticeDay:
        """Return the day with a sheet typed by two people."""
        deed = EnterSheet(sheet=sheet.code, lines=lines, round=sheet.round, **more)
        first = self.act(deed, SCORER, OfficialRole.SCORER)
        return first.act(deed, SECOND, OfficialRole.SCORER)

    def played(self, contest: str, number: int) -> PracticeDay:
        """Return the day with a whole round: published, started, stopped, typed, closed."""
        day = self.act(PublishRound(contest=contest, round=number))
        day = day.act(StartRound(contest=contest, round=number))
        day = day.act(StopRound(contest=contest, round=number))
        for sheet in day.state.sheets_of(contest, number):
            day = day.typed(sheet, play_table(day, sheet))
        return day.act(CloseRound(contest=contest, round=number))


def deed_of(draw: Draw) -> DrawRound:
    """Return the deed that takes a draw."""
    return DrawRound(
        contest=draw.contest,
        round=draw.round,
        tables=draw.tables,
        policy=draw.policy,
        seed=draw.seed,
        trials=draw.trials,
    )


def play_table(day: PracticeDay, sheet: Sheet) -> tuple[ScoreLine, ...]:
    """Return the lines of a match by lot: the stronger a player, the more shakes are won."""
    table = find_procedure(day.state.contests[sheet.contest].edition).scores
    worth = {"r": table.right, "j": table.joined_challenger, "w": table.wrong, "l": table.wrong}
    scores: dict[str, list[ShakeScore]] = {player: [] for player in sheet.players}
    for _ in range(3 + day.chance.getrandbits(8) % 3):
        form = {
            player: day.strength.get(player, 50) + day.chance.getrandbits(8) % 60
            for player in sheet.players
        }
        shape = SHAPES[day.chance.getrandbits(8) % len(SHAPES)]
        ranked = sorted(sheet.players, key=lambda player: -form[player])
        for player, outcome in zip(ranked, shape, strict=False):
            scores[player].append(ShakeScore(score=worth[outcome]))
    return tuple(
        ScoreLine(player=player, shakes=tuple(shakes)) for player, shakes in scores.items()
    )
