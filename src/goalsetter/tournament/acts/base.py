"""Acts as rows: the name of each, who may do it, what it needs, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from goalsetter.tournament.checks import Slip
from goalsetter.tournament.codes import code_fault, read_code
from goalsetter.tournament.nouns import OfficialRole
from goalsetter.tournament.state import EventState

DIRECTOR = frozenset({OfficialRole.DIRECTOR})
DESK = frozenset({OfficialRole.DIRECTOR, OfficialRole.SCORER})


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRefusal:
    """An act that was not done: a stable code, what was expected, what came, and the clause."""

    code: str
    expected: str = ""
    came: str = ""
    clause: str = ""
    slips: tuple[Slip, ...] = ()
    names: tuple[str, ...] = ()
    """Players, sheets or places that the sentence lists."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Something that a person does at the desk. Each kind of act is a class of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """Where a deed comes from: its number in the log, when, by whom, in which role."""

    number: int
    at: str
    by: str
    role: OfficialRole


D = TypeVar("D", bound=Deed)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRow(Generic[D]):
    """One act: everything about it."""

    name: str
    kind: type[D]
    roles: frozenset[OfficialRole]
    change: Callable[[EventState, Stamp, D], EventState]
    changes: tuple[str, ...]
    """The fields of the state that it may change."""
    check: Callable[[EventState, Stamp, D], ActRefusal | None] | None = None
    needs: tuple[str, ...] = ("unlocked",)
    """Conditions that have to hold before it is checked: names of ``NEEDS``."""


AnyRow = ActRow[Any]


def need_opened(state: EventState, _deed: Any) -> ActRefusal | None:
    """The event has been opened."""
    return None if state.event else ActRefusal(code="not-opened", expected="open-event")


def need_unlocked(state: EventState, deed: Any) -> ActRefusal | None:
    """The event is open and not locked."""
    if state.locked:
        return ActRefusal(code="locked", expected="unlock-event")
    return need_opened(state, deed)


def need_contest(state: EventState, deed: Any) -> ActRefusal | None:
    """The contest is known."""
    if deed.contest in state.contests:
        return None
    known = ", ".join(state.contests)
    return ActRefusal(code="unknown-contest", expected=known, came=deed.contest)


def need_player(state: EventState, deed: Any) -> ActRefusal | None:
    """The player was entered."""
    if deed.player in state.players:
        return None
    return ActRefusal(code="unknown-player", came=deed.player)


def need_entrant(state: EventState, deed: Any) -> ActRefusal | None:
    """The player was entered in this contest."""
    if deed.contest in state.players[deed.player].contests:
        return None
    return ActRefusal(code="not-in-contest", expected=deed.contest, came=deed.player)


def need_round(state: EventState, deed: Any) -> ActRefusal | None:
    """The round was drawn."""
    if (deed.contest, deed.round) in state.rounds:
        return None
    known = ", ".join(str(drawn.number) for drawn in state.rounds_of(deed.contest))
    return ActRefusal(code="unknown-round", expected=known, came=str(deed.round))


def need_sheet(state: EventState, deed: Any) -> ActRefusal | None:
    """The code is that of a sheet of this event, and of the round that is wanted."""
    code = read_code(deed.sheet)
    if fault := code_fault(code, state.event.tag if state.event else ""):
        return ActRefusal(code=fault, came=deed.sheet)
    sheet = state.sheets.get(code)
    if sheet is None:
        return ActRefusal(code="unknown-sheet", came=deed.sheet)
    wanted = getattr(deed, "round", 0)
    if wanted and wanted != sheet.round:
        return ActRefusal(
            code="other-round", expected=str(wanted), came=str(sheet.round), names=(sheet.contest,)
        )
    return None


def need_reason(_state: EventState, deed: Any) -> ActRefusal | None:
    """A reason was given."""
    return None if deed.reason.strip() else ActRefusal(code="no-reason")


NEEDS: Mapping[str, Callable[[EventState, Any], ActRefusal | None]] = {
    "opened": need_opened,
    "unlocked": need_unlocked,
    "contest": need_contest,
    "player": need_player,
    "entrant": need_entrant,
    "round": need_round,
    "sheet": need_sheet,
    "reason": need_reason,
}
"""Each condition that an act may need, by its name."""
