"""A random match of which everything is drawn after every action, as a server would for people."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from goalsetter.play import (
    JUDGE,
    JUDGE_ROOM,
    SPECTATOR,
    Step,
    action,
    choosable,
    read_record,
    write_record,
)
from goalsetter.play.actions import Action
from goalsetter.server import wire
from goalsetter.server.room.consequences import next_wake
from goalsetter.server.room.journal import can_be_kept, head_of
from goalsetter.server.view import entries, form, shown
from goalsetter.server.view.sentences import in_words
from goalsetter.table import Done, Player, Seating, Table, awaited, record_of, restored
from goalsetter.telling import WAIT, situation, what_now
from goalsetter.words import LANGUAGES, render, speaking
from tests.machines import BrokenLaw, Match

PEOPLE = wire.People(role="player", chat=True)


@dataclass(slots=True, kw_only=True)
class DrawnMatch(Match):
    """A match of people that is drawn, told, kept and read back after every action."""

    mischief: float = 0.45
    looks: float = 0.0
    drawn: int = field(default=0, init=False)
    """How many pictures were drawn."""

    def begin(self) -> None:
        """A new match, under the referee who rules when a record is read again."""
        Match.begin(self)
        self.referee = JUDGE_ROOM

    @property
    def seating(self) -> Seating:
        """People in every seat."""
        return Seating(
            terms=self.terms, players=tuple(Player(name=name) for name in self.terms.seats)
        )

    @property
    def table(self) -> Table:
        """The table as a server would hold it."""
        return Table(
            seating=self.seating.without(self.state.absent),
            state=self.state,
            log=tuple(self.log),
            since=self.state.now,
        )

    def next_action(self) -> Action | None:
        """Return the next action, if a server would take it: what cannot be kept is not done."""
        done = Match.next_action(self)
        if done is None or isinstance(done, action.EndShake):
            return None
        return done if can_be_kept(head_of(self.seating), done) else None

    def act(self, done: Action) -> Step:
        """Apply an action, then draw everything."""
        step = Match.act(self, done)
        if step.refusal is None:
            try:
                self.draw(done, step)
            except Exception as error:
                raise BrokenLaw(f"{type(error).__name__}: {error}", self) from error
        return step

    def draw(self, done: Action, step: Step) -> None:
        """Draw the table for everybody, tell what was done, and find when it wants to be woken."""
        table = self.table
        number, shake = table.number - 1, step.state.shake.number
        told = Done(number=number, action=done, events=step.events, legal=step.legal, shake=shake)
        language = self.chance.choice(tuple(LANGUAGES))
        with speaking(language):
            for seat in (*self.terms.seats, JUDGE, SPECTATOR):
                frame = shown(
                    table, seat, table.since, code="BCDFG", here=frozenset(), people=PEOPLE
                )
                assert msgspec.json.decode(msgspec.json.encode(frame), type=wire.Table) == frame
                assert said_in_full(in_words(frame))
                assert said_in_full(in_words(entries(table, seat, [told])))
                self.drawn += 1
            for seat in self.terms.seats:
                word = situation(table, seat)
                assert word == WAIT or render(what_now(table, seat, word))
                choosable(self.state, seat)
                form(wire.Draft(id=1, texts=["3 + 4"], goal="7"), table, seat, closely=False)
        next_wake(table)
        awaited(self.state)

    def read_again(self) -> None:
        """The record can be written, with its results, and says the same when it is read."""
        table = self.table
        record = record_of(table)
        text = write_record(record)
        assert read_record(text).log == record.log
        assert restored(self.seating, table.log, 0).state == self.state


def said_in_full(told: object) -> bool:
    """Whether nothing is left to be said in what a browser without changes is sent."""
    return b'"say":' not in msgspec.json.encode(told)
