"""Acts that change what was set up: the event, a player, a group, a team."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import DIRECTOR, ActRefusal, ActRow, AnyRow, Deed, Stamp
from goalsetter.tournament.acts.setup import (
    ROSTER,
    EnterPlayers,
    check_coach,
    check_teams,
    group_faults,
)
from goalsetter.tournament.nouns import (
    DEADLINE,
    Entrant,
    Event,
    SeatingGroup,
    Team,
    is_plain_name,
)
from goalsetter.tournament.state import EventState, RoundState


@dataclass(frozen=True, slots=True, kw_only=True)
class EditEvent(Deed):
    """Change the event's name, place, days, privacy or the coaches' deadline; its tag stays."""

    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class EditPlayer(Deed):
    """Change a player: name, grade, school, contests, opt-out. The id stays."""

    player: Entrant


@dataclass(frozen=True, slots=True, kw_only=True)
class SetGroup(Deed):
    """Add a group or change one: its name, its district, the groups it is kept apart from."""

    group: SeatingGroup


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTeam(Deed):
    """Add a team or change one; a team without players is taken off the list."""

    team: Team


def check_event(state: EventState, _moment: Stamp, deed: EditEvent) -> ActRefusal | None:
    """The name can stand, the tag is the one that sheets have, the deadline is a day."""
    assert state.event is not None
    if not is_plain_name(deed.event.name):
        return ActRefusal(code="bad-name", came=deed.event.name)
    if deed.event.tag != state.event.tag:
        return ActRefusal(code="tag-stays", expected=state.event.tag, came=deed.event.tag)
    if deed.event.deadline and not DEADLINE.fullmatch(deed.event.deadline):
        return ActRefusal(
            code="bad-deadline", expected="2026-03-01, 2026-03-01T18:00", came=deed.event.deadline
        )
    return None


def check_player(state: EventState, moment: Stamp, deed: EditPlayer) -> ActRefusal | None:
    """The player is known, names can stand, and a seat that was published stays true."""
    one = deed.player
    if one.id not in state.players:
        return ActRefusal(code="unknown-player", came=one.id)
    if not is_plain_name(one.name):
        return ActRefusal(code="bad-name", came=one.name, names=(one.id,))
    if refusal := group_faults(state, (one,), frozenset(state.groups)):
        return refusal
    before = state.players[one.id]
    # A coach neither takes a player from another school nor gives one away.
    if refusal := check_coach(state, moment, (before, one)):
        return refusal
    for contest in before.contests:
        if contest in one.contests:
            continue
        seated = [
            drawn.number
            for drawn in state.rounds_of(contest)
            if one.id in drawn.players and drawn.state is not RoundState.DRAWN
        ]
        if seated:
            return ActRefusal(code="has-played", expected="withdraw", came=one.id, names=(contest,))
        if teams := [team.name for team in state.teams_of(contest) if one.id in team.players]:
            return ActRefusal(code="in-team", came=one.id, names=(teams[0], contest))
    return None


def check_group(state: EventState, _moment: Stamp, deed: SetGroup) -> ActRefusal | None:
    """A group has a name and an id of its own, and is not its own district."""
    group = deed.group
    if not is_plain_name(group.name) or not is_plain_name(group.id):
        return ActRefusal(code="bad-name", came=group.name, names=(group.id,))
    if group.id in state.players or group.id in state.teams:
        return ActRefusal(code="entered-already", came=group.id, names=(group.id,))
    if group.parent == group.id:
        return ActRefusal(code="own-district", came=group.name)
    return None


def check_team(state: EventState, moment: Stamp, deed: SetTeam) -> ActRefusal | None:
    """A team fits without the form that it had before."""
    team = deed.team
    if not is_plain_name(team.name) or not is_plain_name(team.id):
        return ActRefusal(code="bad-name", came=team.name, names=(team.id,))
    if team.id in state.players or team.id in state.groups:
        return ActRefusal(code="entered-already", came=team.id, names=(team.id,))
    before = state.teams.get(team.id)
    ids = {*team.players, *(before.players if before else ())}
    members = tuple(state.players[one] for one in ids if one in state.players)
    if refusal := check_coach(state, moment, members):
        return refusal
    others = {name: one for name, one in state.teams.items() if name != team.id}
    return check_teams(replace(state, teams=others), EnterPlayers(teams=(team,)))


def set_team(state: EventState, _moment: Stamp, deed: SetTeam) -> EventState:
    """Keep the team as it is now; one without players is gone."""
    others = {name: one for name, one in state.teams.items() if name != deed.team.id}
    return replace(
        state, teams={**others, deed.team.id: deed.team} if deed.team.players else others
    )


EDITS: tuple[AnyRow, ...] = (
    ActRow(
        name="edit-event",
        kind=EditEvent,
        roles=DIRECTOR,
        check=check_event,
        change=lambda state, _, deed: replace(state, event=deed.event),
        changes=("event",),
    ),
    ActRow(
        name="edit-player",
        kind=EditPlayer,
        roles=ROSTER,
        check=check_player,
        change=lambda state, _, deed: replace(
            state, players={**state.players, deed.player.id: deed.player}
        ),
        changes=("players",),
    ),
    ActRow(
        name="set-group",
        kind=SetGroup,
        roles=DIRECTOR,
        check=check_group,
        change=lambda state, _, deed: replace(
            state, groups={**state.groups, deed.group.id: deed.group}
        ),
        changes=("groups",),
    ),
    ActRow(
        name="set-team",
        kind=SetTeam,
        roles=ROSTER,
        check=check_team,
        change=set_team,
        changes=("teams",),
    ),
)
