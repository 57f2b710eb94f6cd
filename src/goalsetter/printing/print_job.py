"""A print job: which contest and round, in which language, on which paper."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from goalsetter.errors import PaperError
from goalsetter.paper import FIRST_OF_DAYS, ListHead, PaperSize, SheetBook, SheetPlayer
from goalsetter.tournament import DrawnRound, EventState, RoundState, shown_name
from goalsetter.words import say

SHEET_PATH = "/S/"
"""Where an address of the desk leads to a sheet; capitals make a smaller QR code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficialCode:
    """The code of an official's card. It is a secret, so the caller brings it."""

    name: str
    role: str
    code: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintJob:
    """Everything about a print that is not in the event."""

    contest: str
    round: int = 0
    """The round; 0 is the last one that is out."""
    language: str = "en"
    size: PaperSize = "letter"
    made: datetime = FIRST_OF_DAYS
    address: str = "http://localhost"
    """The address of the desk, for the QR codes of sheets."""
    count: int = 10
    """How many blank sheets or forms."""
    codes: tuple[OfficialCode, ...] = ()

    def sheet_address(self, code: str) -> str:
        """The address that opens the form of a sheet."""
        return f"{self.address}{SHEET_PATH}{code}".upper()

    def drawn(self, state: EventState) -> DrawnRound:
        """The round that is meant; one that is not out yet is not printed."""
        out = [one for one in state.rounds_of(self.contest) if one.state is not RoundState.DRAWN]
        wanted = [one for one in out if self.round in (0, one.number)]
        if not wanted:
            raise PaperError("no-round", expected=", ".join(str(one.number) for one in out))
        return wanted[-1]

    def round_name(self, state: EventState, number: int) -> str:
        """A round in words."""
        rounds = state.contests[self.contest].rounds
        if number > rounds:
            return say("paper-play-off", self.language, round=str(number - rounds))
        return say("paper-round", self.language, round=str(number))

    def book(self, state: EventState) -> SheetBook:
        """The rule book of the contest, as its sheets name it."""
        terms = state.contests[self.contest]
        return SheetBook(edition=terms.book, division=terms.division, years=terms.years)

    def head(self, state: EventState, more: str = "", *, provisional: bool = False) -> ListHead:
        """The lines over a list."""
        title = self.book(state).title(self.language)
        contest = f"{title} – {more}" if more else title
        return ListHead(event=event_name(state), contest=contest, provisional=provisional)


def event_name(state: EventState) -> str:
    """Return the name of an event as papers have it."""
    return state.event.name if state.event else ""


def group_name(state: EventState, group: str) -> str:
    """Return the name of a school; nothing for a player without one."""
    return state.groups[group].name if group in state.groups else ""


def sheet_player(state: EventState, player: str) -> SheetPlayer:
    """Return a player as papers for the hall have one: the whole name, told apart from a twin."""
    group = group_name(state, state.players[player].group)
    return SheetPlayer(name=shown_name(state, player), group=group)
