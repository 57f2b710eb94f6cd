"""Events: the state of a day in parts, each of which changes by itself."""

from __future__ import annotations

from typing import Any, Literal

from goalsetter.server.wire.base import Body

EventRole = Literal["director", "head-judge", "judge", "scorer", "greeter", "coach"]
"""The duty of an official; the public has none and needs no card."""


class EventAward(Body):
    """A prize of a contest."""

    title: str
    for_teams: bool
    to_place: int
    from_score: int
    least_rounds: int
    quantity: int


class EventContest(Body):
    """A game in a division, with what a page needs to check a sheet while it is typed."""

    id: str
    game: str
    edition: str
    book: str
    division: str
    rounds: int
    minutes: int
    last_minutes: int
    """Minutes after the warning until the stop (XI-B)."""
    first: str
    policy: str
    detail: Literal["points", "totals", "shakes"]
    metrics: list[str]
    teams: str
    team_size: int
    scores: list[int]
    """The scores that a shake can bring; 0 is for the absent."""
    places: dict[str, list[list[int]]]
    """Match points by the number of players: for each pattern of ties, the points in order."""
    clauses: dict[str, str]
    """Where a cell's rule stands: score, sum, points, initials, penalty, absent, stop."""
    initials_for_penalty: bool
    cut: dict[str, Any]
    awards: list[EventAward]


class EventGroup(Body):
    """A school, or those who are kept apart."""

    id: str
    name: str
    parent: str
    """The district."""
    apart: str
    """The scheduling group: groups that share one are kept apart."""


class EventTeam(Body):
    """A team."""

    id: str
    name: str
    contests: list[str]
    players: list[str]


class EventPlayer(Body):
    """A player as officials see one."""

    id: str
    name: str
    """Twins are told apart."""
    group: str
    contests: list[str]
    grade: int
    presence: Literal["", "present", "absent", "left"]
    out: dict[str, int]
    """The first round without the player, by contest."""
    stand_in: bool
    hidden: bool
    """Whether the family wants no name on public pages."""
    note: str
    """For the director alone."""


class EventSeat(Body):
    """A table of a round; its players in the order of their seats."""

    table: int
    players: list[str]
    by_hand: list[str]
    code: str
    """The sheet's; empty until the round is published."""
    minutes: int
    """Minutes added to this table alone."""
    web_table: str
    """The code of the table on this server at which it is played; empty on paper."""


class EventRound(Body):
    """A round of a contest."""

    contest: str
    number: int
    state: Literal["drawn", "published", "playing", "collecting", "closed"]
    policy: str
    seed: int
    started: int
    """When play began, in milliseconds since 1970 by the server's clock; 0 if it has not."""
    stopped: int
    play_off: bool
    moments: list[EventMoment]
    """The words of the hall with their times (XI-B); empty until play begins."""
    tables: list[EventSeat]


class EventShake(Body):
    """A player's cell in a shake."""

    score: int
    penalties: int
    initials: str
    absent: bool


class EventLineScore(Body):
    """A player's column of a sheet."""

    player: str
    shakes: list[EventShake]
    total: int | None
    points: int | None
    initialled: bool
    absent: bool


class EventEntry(Body):
    """One typing of a sheet."""

    by: str
    at: str
    lines: list[EventLineScore]
    doubtful: str
    seen_by: str
    record: str


class EventSheet(Body):
    """The sheet of a table."""

    code: str
    contest: str
    round: int
    table: int
    players: list[str]
    state: Literal["out", "received", "entered", "differs", "confirmed"]
    lines: list[EventLineScore]
    entries: list[EventEntry]
    postponed: str
    doubtful: str
    seen_by: str
    minutes: int
    replays: int
    earlier: list[list[EventLineScore]]
    web_table: str
    """The code of the table on this server at which it is played; empty on paper."""
    differs: list[str]
    """Where two typings differ, in sentences."""


class EventIncident(Body):
    """An incident."""

    number: int
    kind: str
    contest: str
    round: int
    player: str
    clause: str
    by: str
    judges: list[str]
    note: str
    draft: bool


class EventProtest(Body):
    """A protest."""

    number: int
    sheet: str
    player: str
    judges: list[str]
    reason: str
    state: Literal["open", "upheld", "denied"]
    outcome: str


class EventCorrection(Body):
    """A correction."""

    number: int
    sheet: str
    by: str
    reason: str
    before: list[EventLineScore]
    after: list[EventLineScore]
    late: bool


class EventCall(Body):
    """A table that wants a judge."""

    number: int
    contest: str
    round: int
    table: int
    by: str
    taken_by: str
    settled: bool
    own_school: bool
    """Whether the reader sits for the school of somebody there: a warning, never a block."""


class EventMoment(Body):
    """A moment of the hall clock: what to say then, as a code, and when."""

    code: Literal["start", "warning", "stop", "end"]
    at: int
    """In milliseconds since 1970 by the server's clock."""
    clause: str


class EventPaper(Body):
    """A document that can be printed."""

    name: str
    of_round: bool


class EventOfficial(Body):
    """An official, and whether a card of the official's is good now."""

    name: str
    role: EventRole
    sits_for: str
    card: str
    """The id of the card, by which it is taken back; empty without one."""


class EventRulingAsked(Body):
    """A ruling of the event: the question, its answers (the first is usual), and the one taken."""

    name: str
    answers: list[str]
    answer: str
    clause: str
    question: str
    answers_said: list[str]
    """Question and answers in words."""


class EventHead(Body):
    """The event itself."""

    code: str
    name: str
    tag: str
    place: str
    days: list[str]
    preset: str
    privacy: Literal["off", "initials", "short", "full"]
    deadline: str
    """The last day, or minute, on which coaches change their lists; empty without one."""
    hold_back: int
    """How many of the last closed rounds the public standings leave out."""
    locked: bool
    rulings: list[EventRulingAsked]
    link: str
    """Where others in the hall find the event."""
    incident_kinds: list[EventIncidentKind]
    papers: list[EventPaper]
    policies: list[str]
    metrics: list[str]
    team_rules: list[str]
    exports: list[str]


class EventIncidentKind(Body):
    """A kind of incident."""

    name: str
    effect: str
    by_head_judge: bool
    after_warning: bool
    judges: int
    clause: str


class EventNews(Body):
    """All that has changed since a version; what is not there has not changed.

    ``whole``: it is all of it, and what the browser had before is forgotten. Nothing is taken
    away between versions but teams and sheets that are ``gone``.
    """

    version: int
    whole: bool
    now: int
    """The server's time, in milliseconds since 1970: tablets have clocks of their own."""
    head: EventHead | None = None
    officials: list[EventOfficial] | None = None
    contests: dict[str, EventContest] = {}
    groups: dict[str, EventGroup] = {}
    teams: dict[str, EventTeam] = {}
    players: dict[str, EventPlayer] = {}
    rounds: dict[str, EventRound] = {}
    """By contest, a slash, and the number."""
    sheets: dict[str, EventSheet] = {}
    incidents: dict[str, EventIncident] = {}
    protests: dict[str, EventProtest] = {}
    corrections: dict[str, EventCorrection] = {}
    calls: dict[str, EventCall] = {}
    gone: list[str] = []
    """Teams and sheets that were struck, as ``teams/ID`` and ``sheets/CODE``."""
