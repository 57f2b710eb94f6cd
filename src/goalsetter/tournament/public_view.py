"""The event as the public may see it: one function decides every name, by the event's setting.

Never a grade, a note or an id, whatever the setting; a family that opted out has no name at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from goalsetter.tournament.nouns import Entrant, Privacy
from goalsetter.tournament.standings import standings
from goalsetter.tournament.state import EventState, RoundState


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicName:
    """A player as a public page shows one; both texts are empty where nothing may be shown."""

    name: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSeat:
    """Where a player sits in a published round."""

    table: int
    who: PublicName


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicPlace:
    """A line of the public standings."""

    place: int
    who: PublicName
    values: tuple[int, ...]
    provisional: bool


def is_public(state: EventState) -> bool:
    """Whether the event has public pages at all."""
    return state.event is not None and state.event.privacy is not Privacy.OFF


def short_name(text: str) -> str:
    """Return the first name and the initial of the last: Ada Brown is Ada B."""
    words = text.split()
    return words[0] if len(words) == 1 else f"{words[0]} {words[-1][0]}."


def initials(text: str) -> str:
    """Return the initials of the first name and the last: A. B."""
    words = text.split()
    ends = words if len(words) == 1 else (words[0], words[-1])
    return " ".join(f"{word[0]}." for word in ends)


SHAPES: Mapping[Privacy, Callable[[str], str]] = {
    Privacy.INITIALS: initials,
    Privacy.SHORT: short_name,
    Privacy.FULL: str.strip,
}
"""The shape of a name under each setting that shows one."""


def name_by(privacy: Privacy, one: Entrant) -> str:
    """Return the name of one player under a setting."""
    if one.hidden or privacy is Privacy.OFF:
        return ""
    return SHAPES[privacy](one.name)


def public_names(state: EventState) -> dict[str, PublicName]:
    """Return every player as public pages show one.

    Two of one school who look alike are told apart by number, never by grade.
    """
    privacy = state.event.privacy if state.event else Privacy.OFF
    shown = {one.id: name_by(privacy, one) for one in state.players.values()}
    if privacy is Privacy.INITIALS:
        return {player: PublicName(name=name) for player, name in shown.items()}
    alike: dict[tuple[str, str], list[str]] = {}
    for player, name in shown.items():
        alike.setdefault((state.players[player].group, name), []).append(player)
    names = {}
    for (group, name), twins in alike.items():
        home = state.groups[group].name if group and name else ""
        for turn, player in enumerate(twins, 1):
            told_apart = f"{name} #{turn}" if name and len(twins) > 1 else name
            names[player] = PublicName(name=told_apart, group=home)
    return names


def public_seats(state: EventState, contest: str, number: int) -> tuple[PublicSeat, ...]:
    """Return the seats of a published round, by table; none where there are no public pages."""
    drawn = state.rounds.get((contest, number))
    if not is_public(state) or drawn is None or drawn.state is RoundState.DRAWN:
        return ()
    names = public_names(state)
    return tuple(
        PublicSeat(table=table.number, who=names[player])
        for table in drawn.tables
        for player in table.players
    )


def public_rounds(state: EventState, contest: str) -> int:
    """Return up to which round the public standings go: closed ones, less those held back."""
    closed = 0
    for drawn in state.rounds_of(contest):
        if drawn.state is not RoundState.CLOSED:
            break
        closed = drawn.number
    return max(0, closed - (state.event.hold_back if state.event else 0))


def public_standings(state: EventState, contest: str) -> tuple[PublicPlace, ...]:
    """Return the standings after the public rounds; none where there are no public pages."""
    last = public_rounds(state, contest)
    if not is_public(state) or not last:
        return ()
    sheets = {
        code: sheet
        for code, sheet in state.sheets.items()
        if sheet.contest != contest or sheet.round <= last
    }
    names = public_names(state)
    return tuple(
        PublicPlace(
            place=row.place,
            who=names[row.player],
            values=row.values,
            provisional=row.provisional,
        )
        for row in standings(replace(state, sheets=sheets), contest)
    )
