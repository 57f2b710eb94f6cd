"""Enrolment: rows of a list become players, groups and teams; all of them, or none.

The list was read elsewhere: here it is a sequence of plain rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goalsetter.rules import Division
from goalsetter.tournament.acts import EditPlayer, EnterPlayers
from goalsetter.tournament.nouns import Entrant, SeatingGroup, Team
from goalsetter.tournament.state import EventState

HIGHEST_GRADE = {
    Division.ELEMENTARY: 6,
    Division.MIDDLE: 8,
    Division.JUNIOR: 10,
    Division.SENIOR: 12,
}
"""XIII: the highest grade of each division; younger players may play up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolRow:
    """One row of a list, as it was read."""

    number: int
    player: str
    school: str = ""
    division: str = ""
    grade: int = 0
    team: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubt:
    """A row that a person should look at."""

    code: str
    row: int
    player: str
    came: str = ""
    expected: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Enrolment:
    """The deed that a list amounts to, and what is doubtful about it."""

    deed: EnterPlayers
    same: tuple[str, ...]
    """Players who were on the list before, and are unchanged."""
    changed: tuple[EditPlayer, ...]
    """Players who were on the list with another grade, or in other contests."""
    faults: tuple[Doubt, ...]
    """Rows that cannot be taken."""
    doubts: tuple[Doubt, ...]
    """Rows that can, if a person says so."""


def slug(text: str) -> str:
    """Return a text as part of an id: small letters and digits with dashes between."""
    words = "".join(sign if sign.isalnum() else " " for sign in text.casefold()).split()
    return "-".join(words) or "x"


def enrol(state: EventState, rows: Sequence[EnrolRow], *, twins: bool = False) -> Enrolment:
    """Return what a list amounts to in an event: a dry run that changes nothing.

    A division enters a player in every contest of it; without one, in the only contest there is.
    """
    groups = {group.name.casefold(): group.id for group in state.groups.values()}
    known = {(one.group, one.name.casefold()): one for one in state.players.values()}
    new_groups: list[SeatingGroup] = []
    players: list[Entrant] = []
    teams: dict[tuple[str, str], list[Entrant]] = {}
    same: list[str] = []
    changed: list[EditPlayer] = []
    faults: list[Doubt] = []
    doubts: list[Doubt] = []
    for row in rows:
        contests = contests_for(state, row.division)
        if not contests:
            came = row.division or "–"
            faults.append(Doubt(code="division", row=row.number, player=row.player, came=came))
            continue
        key = row.school.casefold()
        if key and key not in groups:
            groups[key] = f"g-{slug(row.school)}-{len(groups) + 1}"
            new_groups.append(SeatingGroup(id=groups[key], name=row.school))
        group = groups.get(key, "")
        before = known.get((group, row.player.casefold()))
        if before and not twins:
            edited = replace(before, grade=row.grade or before.grade, contests=contests)
            if edited == before:
                same.append(row.player)
            else:
                changed.append(EditPlayer(player=edited))
            continue
        one = Entrant(
            id=f"p{len(state.players) + len(players) + 1:03}",
            name=row.player,
            group=group,
            contests=contests,
            grade=row.grade,
        )
        players.append(one)
        if row.team:
            teams.setdefault((group, row.team), []).append(one)
        most = HIGHEST_GRADE.get(state.contests[contests[0]].division, row.grade)
        if row.grade > most:
            doubts.append(
                Doubt(
                    code="grade",
                    row=row.number,
                    player=row.player,
                    came=str(row.grade),
                    expected=str(most),
                )
            )
    entered = tuple(
        Team(
            id=f"t-{slug(name)}-{len(state.teams) + turn}",
            name=name,
            contests=members[0].contests,
            players=tuple(one.id for one in members),
        )
        for turn, ((_, name), members) in enumerate(teams.items(), 1)
    )
    deed = EnterPlayers(
        groups=tuple(new_groups), players=tuple(players), teams=entered, twins=twins
    )
    return Enrolment(
        deed=deed,
        same=tuple(same),
        changed=tuple(changed),
        faults=tuple(faults),
        doubts=tuple(doubts),
    )


def contests_for(state: EventState, division: str) -> tuple[str, ...]:
    """Return the contests of a division; without a division, the only contest there is."""
    if not division:
        return tuple(state.contests) if len(state.contests) == 1 else ()
    wanted = division.casefold()
    return tuple(
        contest.id
        for contest in state.contests.values()
        if wanted in (contest.division.value, contest.id.casefold())
    )
