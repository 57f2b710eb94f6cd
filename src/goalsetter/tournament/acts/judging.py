"""Acts of judges: incidents, drafts that the head judge confirms, protests and their outcomes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import ActRefusal, ActRow, AnyRow, Deed, Stamp
from goalsetter.tournament.acts.sheets import sheet_of, with_sheet
from goalsetter.tournament.conduct import (
    HEAD,
    INCIDENT_KINDS,
    JUDGES,
    Effect,
    Incident,
    ProtestState,
    SheetProtest,
    find_incident_kind,
)
from goalsetter.tournament.nouns import OfficialRole
from goalsetter.tournament.sheet import SheetState
from goalsetter.tournament.state import EventState, RoundState

PROTESTERS = JUDGES | {OfficialRole.COACH}
JUDGES_OF_PROTEST = 2
"""Judges G8: a second judge has been called before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportIncident(Deed):
    """Note an incident; what needs the head judge is a draft until the head judge confirms it."""

    kind: str
    contest: str
    round: int
    player: str
    judges: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmIncident(Deed):
    """Let a draft take effect."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FileProtest(Deed):
    """Protest a ruling; the sheet waits for the outcome."""

    sheet: str
    player: str
    judges: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideProtest(Deed):
    """Tell the outcome of a protest; the sheet counts again."""

    number: int
    upheld: bool
    reason: str


def check_incident(state: EventState, _moment: Stamp, deed: ReportIncident) -> ActRefusal | None:
    """The kind is known, the player sits in the round, and what has to come first has come."""
    kind = find_incident_kind(deed.kind)
    if kind is None:
        known = ", ".join(row.name for row in INCIDENT_KINDS)
        return ActRefusal(code="unknown-kind", expected=known, came=deed.kind)
    drawn = state.rounds[deed.contest, deed.round]
    if drawn.state is RoundState.DRAWN or drawn.table_of(deed.player) is None:
        return ActRefusal(code="not-seated", came=deed.player, names=(deed.player,))
    clause = state.contests[deed.contest].cite(kind.newer, kind.older or kind.newer)
    # IX-C: the warning may have come in an earlier round.
    if kind.after_warning and not state.is_warned(deed.player):
        return ActRefusal(code="no-warning", expected="warning", came=kind.name, clause=clause)
    if len(set(deed.judges)) < kind.judges:
        return ActRefusal(
            code="too-few-judges",
            expected=str(kind.judges),
            came=str(len(set(deed.judges))),
            clause=clause,
        )
    return None


def report(state: EventState, moment: Stamp, deed: ReportIncident) -> EventState:
    """Add the incident, as a draft if it is for the head judge to decide."""
    kind = find_incident_kind(deed.kind)
    assert kind is not None
    incident = Incident(
        number=moment.number,
        kind=kind,
        contest=deed.contest,
        round=deed.round,
        player=deed.player,
        clause=state.contests[deed.contest].cite(kind.newer, kind.older or kind.newer),
        by=moment.by,
        judges=deed.judges,
        note=deed.note,
        draft=kind.by_head_judge and moment.role is OfficialRole.JUDGE,
    )
    after = replace(state, incidents=(*state.incidents, incident))
    return after if incident.draft else take_effect(after, incident)


def take_effect(state: EventState, incident: Incident) -> EventState:
    """IX-C: a replayed round opens its sheet again; the other effects are counted with results."""
    if incident.kind.effect is not Effect.REPLAY:
        return state
    sheet = next(
        one
        for one in state.sheets_of(incident.contest, incident.round)
        if incident.player in one.players
    )
    again = replace(
        sheet,
        state=SheetState.OUT,
        entries=(),
        lines=(),
        earlier=(*sheet.earlier, sheet.lines) if sheet.lines else sheet.earlier,
        replays=sheet.replays + 1,
    )
    return with_sheet(state, again)


def check_draft(state: EventState, _moment: Stamp, deed: ConfirmIncident) -> ActRefusal | None:
    """There is a draft of this number."""
    drafts = [str(one.number) for one in state.incidents if one.draft]
    if str(deed.number) in drafts:
        return None
    return ActRefusal(code="no-draft", expected=", ".join(drafts), came=str(deed.number))


def confirm_draft(state: EventState, _moment: Stamp, deed: ConfirmIncident) -> EventState:
    """Let the draft take effect."""
    draft = next(one for one in state.incidents if one.number == deed.number)
    incident = replace(draft, draft=False)
    incidents = tuple(incident if one is draft else one for one in state.incidents)
    return take_effect(replace(state, incidents=incidents), incident)


def check_protest(state: EventState, moment: Stamp, deed: FileProtest) -> ActRefusal | None:
    """Judges G8: a second judge was called, and the player has not initialled."""
    sheet = sheet_of(state, deed.sheet)
    if deed.player not in sheet.players:
        return ActRefusal(code="not-seated", came=deed.player, names=(deed.player,))
    group = state.players[deed.player].group
    if moment.role is OfficialRole.COACH and group not in (own := state.coached_by(moment.by)):
        return ActRefusal(code="other-group", expected=", ".join(sorted(own)), came=group)
    if len(set(deed.judges)) < JUDGES_OF_PROTEST:
        return ActRefusal(
            code="too-few-judges",
            expected=str(JUDGES_OF_PROTEST),
            came=str(len(set(deed.judges))),
            clause="judges G8",
        )
    line = sheet.line_of(deed.player)
    if line is not None and line.initialled:
        return ActRefusal(code="initialled-already", came=deed.player, clause="judges G8")
    return None


def file_protest(state: EventState, moment: Stamp, deed: FileProtest) -> EventState:
    """Add the protest, and let the sheet wait for it."""
    sheet = sheet_of(state, deed.sheet)
    protest = SheetProtest(
        number=moment.number,
        sheet=sheet.code,
        player=deed.player,
        judges=deed.judges,
        reason=deed.reason,
    )
    waiting = with_sheet(state, replace(sheet, postponed=sheet.postponed or "protest"))
    return replace(waiting, protests=(*state.protests, protest))


def check_outcome(state: EventState, _moment: Stamp, deed: DecideProtest) -> ActRefusal | None:
    """There is an open protest of this number."""
    known = [str(one.number) for one in state.protests if one.state is ProtestState.OPEN]
    if str(deed.number) in known:
        return None
    return ActRefusal(code="no-protest", expected=", ".join(known), came=str(deed.number))


def decide(state: EventState, _moment: Stamp, deed: DecideProtest) -> EventState:
    """Note the outcome; the sheet waits no longer, unless another protest does."""
    outcome = ProtestState.UPHELD if deed.upheld else ProtestState.DENIED
    protests = tuple(
        replace(one, state=outcome, outcome=deed.reason) if one.number == deed.number else one
        for one in state.protests
    )
    code = next(one.sheet for one in protests if one.number == deed.number)
    still = any(one.sheet == code and one.state is ProtestState.OPEN for one in protests)
    sheet = state.sheets[code]
    after = replace(state, protests=protests)
    return after if still else with_sheet(after, replace(sheet, postponed=""))


JUDGING: tuple[AnyRow, ...] = (
    ActRow(
        name="report-incident",
        kind=ReportIncident,
        roles=JUDGES,
        needs=("unlocked", "contest", "round", "player"),
        check=check_incident,
        change=report,
        changes=("incidents", "sheets"),
    ),
    ActRow(
        name="confirm-incident",
        kind=ConfirmIncident,
        roles=HEAD,
        check=check_draft,
        change=confirm_draft,
        changes=("incidents", "sheets"),
    ),
    ActRow(
        name="file-protest",
        kind=FileProtest,
        roles=PROTESTERS,
        needs=("unlocked", "sheet", "reason"),
        check=check_protest,
        change=file_protest,
        changes=("protests", "sheets"),
    ),
    ActRow(
        name="decide-protest",
        kind=DecideProtest,
        roles=HEAD,
        needs=("unlocked", "reason"),
        check=check_outcome,
        change=decide,
        changes=("protests", "sheets"),
    ),
)
