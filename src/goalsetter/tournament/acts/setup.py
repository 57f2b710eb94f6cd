"""Acts before play: opening the event, contests, rosters, teams, officials, presence."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import DIRECTOR, ActRefusal, ActRow, AnyRow, Deed, Stamp
from goalsetter.tournament.codes import LETTERS, TAG
from goalsetter.tournament.event_rulings import EVENT_RULINGS, find_event_ruling
from goalsetter.tournament.metrics import METRICS, TEAM_RULES
from goalsetter.tournament.nouns import (
    CUTS,
    MOST_BONUS,
    MOST_ROUNDS,
    TIES,
    Contest,
    Entrant,
    Event,
    Official,
    OfficialRole,
    Presence,
    SeatingGroup,
    Team,
    find_book,
    is_plain_name,
)
from goalsetter.tournament.seating import POLICIES
from goalsetter.tournament.state import EventState, RoundState

ROSTER = frozenset({OfficialRole.DIRECTOR, OfficialRole.COACH})
GREETERS = frozenset({OfficialRole.DIRECTOR, OfficialRole.GREETER})


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenEvent(Deed):
    """Open an event: always the first entry of its log."""

    event: Event


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRuling(Deed):
    """Answer a question that the books leave open."""

    name: str
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddContest(Deed):
    """Add a contest, or set one anew before its first draw."""

    contest: Contest


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterPlayers(Deed):
    """Enter groups, players and teams: all of them, or none."""

    groups: tuple[SeatingGroup, ...] = ()
    players: tuple[Entrant, ...] = ()
    teams: tuple[Team, ...] = ()
    twins: bool = False
    """Whether two players of one name in one group are known to be two children."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NameOfficial(Deed):
    """Name an official."""

    official: Official


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPresence(Deed):
    """Mark players as here, absent or gone."""

    players: tuple[str, ...]
    presence: Presence


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(Deed):
    """Take a player out of later rounds; past results stay for the opponents."""

    player: str
    contest: str
    round: int
    """The first round without the player."""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LockEvent(Deed):
    """Lock the event, or open it again."""

    locked: bool = True
    reason: str = ""


def check_open(state: EventState, _moment: Stamp, deed: OpenEvent) -> ActRefusal | None:
    """An event is opened once, with a name and a tag that can begin its codes."""
    if state.event:
        return ActRefusal(code="opened-already", came=state.event.name)
    if not is_plain_name(deed.event.name):
        return ActRefusal(code="bad-name", came=deed.event.name)
    if len(deed.event.tag) != TAG or not set(deed.event.tag) <= set(LETTERS):
        return ActRefusal(code="bad-tag", expected=LETTERS, came=deed.event.tag)
    return None


def check_ruling(_state: EventState, _moment: Stamp, deed: SetRuling) -> ActRefusal | None:
    """The question and the answer are known."""
    ruling = find_event_ruling(deed.name)
    if ruling is None:
        known = ", ".join(row.name for row in EVENT_RULINGS)
        return ActRefusal(code="unknown-ruling", expected=known, came=deed.name)
    if deed.answer not in ruling.answers:
        expected = ", ".join(ruling.answers)
        return ActRefusal(code="unknown-answer", expected=expected, came=deed.answer)
    return None


def check_contest(state: EventState, _moment: Stamp, deed: AddContest) -> ActRefusal | None:
    """Its book has its division, its rows are known, and nothing of it has been drawn."""
    contest = deed.contest
    if not is_plain_name(contest.id) or " " in contest.id:
        return ActRefusal(code="bad-name", came=contest.id)
    if state.rounds_of(contest.id):
        return ActRefusal(code="contest-drawn", came=contest.id)
    try:
        _, book = find_book(contest.edition)
    except KeyError:
        return ActRefusal(code="unknown-edition", came=contest.edition)
    if book.division(contest.division) is None:
        known = ", ".join(division.value for division, _ in book.divisions)
        return ActRefusal(code="unknown-division", expected=known, came=contest.division.value)
    if not 1 <= contest.rounds <= MOST_ROUNDS:
        return ActRefusal(code="bad-rounds", expected=f"1–{MOST_ROUNDS}", came=str(contest.rounds))
    for names, rows in (
        ((contest.first, contest.policy), POLICIES),
        (contest.metrics, METRICS),
        ((contest.teams,), TEAM_RULES),
    ):
        if strange := [name for name in names if name not in rows]:
            return ActRefusal(code="unknown-row", expected=", ".join(rows), came=strange[0])
    if contest.cut and contest.cut.by not in CUTS:
        return ActRefusal(code="unknown-row", expected=", ".join(CUTS), came=contest.cut.by)
    if contest.cut and contest.cut.ties not in TIES:
        return ActRefusal(code="unknown-row", expected=", ".join(TIES), came=contest.cut.ties)
    if not 0 <= contest.bonus <= MOST_BONUS:
        return ActRefusal(code="bad-bonus", expected=f"0–{MOST_BONUS}", came=str(contest.bonus))
    return None


def check_entering(state: EventState, moment: Stamp, deed: EnterPlayers) -> ActRefusal | None:
    """Names are names, ids are new, contests and groups are known; teams fit."""
    entered: list[SeatingGroup | Entrant | Team] = [*deed.groups, *deed.players, *deed.teams]
    ids = [one.id for one in entered]
    known = {*state.players, *state.teams, *state.groups}
    twice = [name for name, count in Counter(ids).items() if count > 1 or name in known]
    if twice:
        return ActRefusal(code="entered-already", came=twice[0], names=tuple(twice))
    for one in entered:
        if not is_plain_name(one.name) or not is_plain_name(one.id):
            return ActRefusal(code="bad-name", came=one.name, names=(one.id,))
    groups = frozenset({*state.groups, *(group.id for group in deed.groups)})
    if refusal := group_faults(state, deed.players, groups):
        return refusal
    if refusal := check_coach(state, moment, deed.players):
        return refusal
    if not deed.twins:
        everybody = (*state.players.values(), *deed.players)
        called = Counter((player.group, player.name.casefold()) for player in everybody)
        for player in deed.players:
            if called[player.group, player.name.casefold()] > 1:
                return ActRefusal(code="twin-names", came=player.name, names=(player.group,))
    return check_teams(state, deed)


def group_faults(
    state: EventState, players: tuple[Entrant, ...], groups: frozenset[str]
) -> ActRefusal | None:
    """Groups and contests of players are known."""
    for player in players:
        if player.group and player.group not in groups:
            return ActRefusal(code="unknown-group", came=player.group, names=(player.name,))
        if strange := [name for name in player.contests if name not in state.contests]:
            expected = ", ".join(state.contests)
            return ActRefusal(code="unknown-contest", expected=expected, came=strange[0])
    return None


def check_coach(
    state: EventState, moment: Stamp, players: tuple[Entrant, ...]
) -> ActRefusal | None:
    """A coach changes players of the group the director named the coach for, until the deadline."""
    if moment.role is not OfficialRole.COACH:
        return None
    deadline = state.event.deadline if state.event else ""
    # The moment of the entry is data: a fold of the log gives the same answer on every day.
    if deadline and moment.at[: len(deadline)] > deadline:
        return ActRefusal(code="deadline", expected=deadline, came=moment.at)
    own = state.coached_by(moment.by)
    for player in players:
        if player.group not in own:
            expected = ", ".join(sorted(own))
            return ActRefusal(code="other-group", expected=expected, came=player.group)
    return None


def check_teams(state: EventState, deed: EnterPlayers) -> ActRefusal | None:
    """A team has entered players of its contests, not too many, and none of another team."""
    players = {**state.players, **{player.id: player for player in deed.players}}
    taken = {
        (contest, player): team.name
        for team in state.teams.values()
        for contest in team.contests
        for player in team.players
    }
    for team in deed.teams:
        for contest in team.contests:
            if contest not in state.contests:
                expected = ", ".join(state.contests)
                return ActRefusal(code="unknown-contest", expected=expected, came=contest)
            most = state.contests[contest].team_size
            if len(team.players) > most:
                came = str(len(team.players))
                return ActRefusal(
                    code="team-too-large", expected=str(most), came=came, names=(team.name,)
                )
            for player in team.players:
                if player not in players or contest not in players[player].contests:
                    return ActRefusal(code="not-in-contest", expected=contest, came=player)
                if (contest, player) in taken:
                    both = (taken[contest, player], team.name)
                    return ActRefusal(code="two-teams", came=players[player].name, names=both)
                taken[contest, player] = team.name
    return None


def check_official(state: EventState, _moment: Stamp, deed: NameOfficial) -> ActRefusal | None:
    """An official has a name, and a role once."""
    if not is_plain_name(deed.official.name):
        return ActRefusal(code="bad-name", came=deed.official.name)
    if deed.official in state.officials:
        return ActRefusal(code="entered-already", came=deed.official.name)
    return None


def check_presence(state: EventState, _moment: Stamp, deed: MarkPresence) -> ActRefusal | None:
    """Everybody named was entered."""
    strange = [player for player in deed.players if player not in state.players]
    return ActRefusal(code="unknown-player", came=strange[0]) if strange else None


def check_withdrawal(state: EventState, _moment: Stamp, deed: Withdraw) -> ActRefusal | None:
    """Only from a round that has not been published: what was played stays."""
    fixed = [
        drawn.number
        for drawn in state.rounds_of(deed.contest)
        if drawn.state is not RoundState.DRAWN
    ]
    first = max(fixed, default=0) + 1
    if deed.round < first:
        return ActRefusal(code="past-round", expected=str(first), came=str(deed.round))
    return None


def check_lock(state: EventState, _moment: Stamp, deed: LockEvent) -> ActRefusal | None:
    """Locking a locked event, or unlocking an open one, is a slip."""
    if state.locked is deed.locked:
        return ActRefusal(code="locked" if deed.locked else "not-locked")
    return None


def enter(state: EventState, _moment: Stamp, deed: EnterPlayers) -> EventState:
    """Add groups, players and teams."""
    return replace(
        state,
        groups={**state.groups, **{group.id: group for group in deed.groups}},
        players={**state.players, **{player.id: player for player in deed.players}},
        teams={**state.teams, **{team.id: team for team in deed.teams}},
    )


SETUP: tuple[AnyRow, ...] = (
    ActRow(
        name="open-event",
        kind=OpenEvent,
        roles=DIRECTOR,
        needs=(),
        check=check_open,
        change=lambda state, _, deed: replace(state, event=deed.event),
        changes=("event",),
    ),
    ActRow(
        name="set-ruling",
        kind=SetRuling,
        roles=DIRECTOR,
        check=check_ruling,
        change=lambda state, _, deed: replace(
            state, rulings={**state.rulings, deed.name: deed.answer}
        ),
        changes=("rulings",),
    ),
    ActRow(
        name="add-contest",
        kind=AddContest,
        roles=DIRECTOR,
        check=check_contest,
        change=lambda state, _, deed: replace(
            state, contests={**state.contests, deed.contest.id: deed.contest}
        ),
        changes=("contests",),
    ),
    ActRow(
        name="enter-players",
        kind=EnterPlayers,
        roles=ROSTER,
        check=check_entering,
        change=enter,
        changes=("groups", "players", "teams"),
    ),
    ActRow(
        name="name-official",
        kind=NameOfficial,
        roles=DIRECTOR,
        check=check_official,
        change=lambda state, _, deed: replace(state, officials=(*state.officials, deed.official)),
        changes=("officials",),
    ),
    ActRow(
        name="mark-presence",
        kind=MarkPresence,
        roles=GREETERS,
        check=check_presence,
        change=lambda state, _, deed: replace(
            state, presence={**state.presence, **dict.fromkeys(deed.players, deed.presence)}
        ),
        changes=("presence",),
    ),
    ActRow(
        name="withdraw",
        kind=Withdraw,
        roles=DIRECTOR,
        needs=("unlocked", "contest", "player", "entrant"),
        check=check_withdrawal,
        change=lambda state, _, deed: replace(
            state,
            withdrawals={**state.withdrawals, (deed.player, deed.contest): deed.round},
        ),
        changes=("withdrawals",),
    ),
    ActRow(
        name="lock-event",
        kind=LockEvent,
        roles=DIRECTOR,
        needs=("opened",),
        check=check_lock,
        change=lambda state, _, deed: replace(state, locked=deed.locked),
        changes=("locked",),
    ),
)
