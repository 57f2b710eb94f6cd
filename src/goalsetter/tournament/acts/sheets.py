"""Acts about sheets: receive, enter, confirm, postpone, add minutes, correct."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import (
    DESK,
    DIRECTOR,
    ActRefusal,
    ActRow,
    AnyRow,
    Deed,
    Stamp,
)
from goalsetter.tournament.checks import check_lines, fill_in
from goalsetter.tournament.codes import read_code
from goalsetter.tournament.conduct import (
    HEAD,
    JUDGES,
    Correction,
    Incident,
    IncidentKind,
    ProtestState,
    find_incident_kind,
)
from goalsetter.tournament.event_rulings import SECOND_ENTRY
from goalsetter.tournament.results import sheet_terms
from goalsetter.tournament.sheet import Entry, ScoreLine, Sheet, SheetState, receive_entry
from goalsetter.tournament.state import EventState, RoundState

MOST_MINUTES = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiveSheet(Deed):
    """Take in a sheet that the winner turns in (XII-B)."""

    sheet: str
    round: int = 0
    """The round that is being collected; 0 does not ask."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterSheet(Deed):
    """Type a sheet."""

    sheet: str
    lines: tuple[ScoreLine, ...]
    round: int = 0
    doubtful: str = ""
    seen_by: str = ""
    record: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmSheet(Deed):
    """Confirm a typing of another person after a look at the paper, or settle two that differ."""

    sheet: str
    typed_by: str
    """The person whose typing is right."""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostponeSheet(Deed):
    """Let the round close without this sheet."""

    sheet: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeSheet(Deed):
    """Let a postponed sheet count again."""

    sheet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddMinutes(Deed):
    """Add time to one table (judges G2, A16, A19, C24, C29)."""

    sheet: str
    minutes: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectSheet(Deed):
    """Change a confirmed result; later rounds stay as they were drawn.

    XII-B: an honest slip is mended if all players agree. After deceit the player named has the
    lower of the two scores if the error was too low, and 0 if it was too high.
    """

    sheet: str
    lines: tuple[ScoreLine, ...]
    reason: str
    deceit_by: str = ""
    all_agreed: bool = False
    by_desk: bool = False
    """Whether the slip was made at the desk: then nobody has to agree."""


def sheet_of(state: EventState, code: str) -> Sheet:
    """Return a sheet by its code as it was typed; ``need_sheet`` has seen that it is there."""
    return state.sheets[read_code(code)]


def with_sheet(state: EventState, sheet: Sheet) -> EventState:
    """Return the event with one sheet as it is now."""
    return replace(state, sheets={**state.sheets, sheet.code: sheet})


def check_receiving(state: EventState, _moment: Stamp, deed: ReceiveSheet) -> ActRefusal | None:
    """A sheet is received once."""
    sheet = sheet_of(state, deed.sheet)
    if sheet.state is not SheetState.OUT:
        return ActRefusal(code="received-already", came=sheet.code)
    return None


def check_players(sheet: Sheet, lines: tuple[ScoreLine, ...]) -> ActRefusal | None:
    """A sheet has a line for each of its players and for nobody else."""
    if sorted(line.player for line in lines) == sorted(sheet.players):
        return None
    came = ", ".join(line.player for line in lines)
    return ActRefusal(code="sheet-players", expected=", ".join(sheet.players), came=came)


def check_entry(state: EventState, _moment: Stamp, deed: EnterSheet) -> ActRefusal | None:
    """The sheet waits for a typing, and what does not fit has a reason or a tick."""
    sheet = sheet_of(state, deed.sheet)
    if sheet.state is SheetState.CONFIRMED:
        return ActRefusal(code="confirmed-already", expected="correct-sheet", came=sheet.code)
    if refusal := check_players(sheet, deed.lines):
        return refusal
    terms = sheet_terms(state, sheet)
    slips = check_lines(fill_in(deed.lines, terms), terms)
    open_slips = tuple(slip for slip in slips if not (deed.seen_by if slip.tick else deed.doubtful))
    if open_slips:
        return ActRefusal(code="sheet-slips", came=str(len(open_slips)), slips=open_slips)
    return None


def enter_sheet(state: EventState, moment: Stamp, deed: EnterSheet) -> EventState:
    """Add the typing; two that agree confirm the sheet."""
    sheet = sheet_of(state, deed.sheet)
    entry = Entry(
        by=moment.by,
        at=moment.at,
        lines=fill_in(in_order(sheet, deed.lines), sheet_terms(state, sheet)),
        doubtful=deed.doubtful,
        seen_by=deed.seen_by,
        record=deed.record,
    )
    alone = state.ruling(SECOND_ENTRY) == "one-is-enough"
    return with_sheet(state, receive_entry(sheet, entry, alone=alone))


def in_order(sheet: Sheet, lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Return lines in the order of the sheet's players, however they were typed."""
    return tuple(sorted(lines, key=lambda line: sheet.players.index(line.player)))


def check_confirming(state: EventState, moment: Stamp, deed: ConfirmSheet) -> ActRefusal | None:
    """Nobody confirms their own typing; where two differ, a third look gives its reason."""
    sheet = sheet_of(state, deed.sheet)
    if sheet.state not in (SheetState.ENTERED, SheetState.DIFFERS):
        return ActRefusal(code="nothing-to-confirm", came=sheet.state.value)
    typists = [entry.by for entry in sheet.entries]
    if deed.typed_by not in typists:
        return ActRefusal(code="not-typed-by", expected=", ".join(typists), came=deed.typed_by)
    if moment.by == deed.typed_by:
        return ActRefusal(code="own-entry", came=moment.by)
    if sheet.state is SheetState.DIFFERS:
        if moment.by in typists:
            return ActRefusal(code="third-look", came=moment.by, names=tuple(typists))
        if not deed.reason.strip():
            return ActRefusal(code="no-reason")
    return None


def confirm(state: EventState, _moment: Stamp, deed: ConfirmSheet) -> EventState:
    """Let the typing count."""
    sheet = sheet_of(state, deed.sheet)
    entry = next(one for one in reversed(sheet.entries) if one.by == deed.typed_by)
    confirmed = replace(
        sheet,
        state=SheetState.CONFIRMED,
        lines=entry.lines,
        doubtful=entry.doubtful,
        seen_by=entry.seen_by,
    )
    return with_sheet(state, confirmed)


def check_postponing(state: EventState, _moment: Stamp, deed: PostponeSheet) -> ActRefusal | None:
    """A sheet that counts is not postponed: that would be a correction or a protest."""
    sheet = sheet_of(state, deed.sheet)
    if sheet.postponed or sheet.counts:
        code = "postponed-already" if sheet.postponed else "confirmed-already"
        return ActRefusal(code=code, came=sheet.code)
    return None


def check_resuming(state: EventState, _moment: Stamp, deed: ResumeSheet) -> ActRefusal | None:
    """A postponed sheet counts again when no protest about it is open."""
    sheet = sheet_of(state, deed.sheet)
    if not sheet.postponed:
        return ActRefusal(code="not-postponed", came=sheet.code)
    if any(one.sheet == sheet.code and one.state is ProtestState.OPEN for one in state.protests):
        return ActRefusal(code="protest-open", came=sheet.code, clause="judges G8")
    return None


def check_minutes(_state: EventState, _moment: Stamp, deed: AddMinutes) -> ActRefusal | None:
    """A few minutes, and not less than one."""
    if not 1 <= deed.minutes <= MOST_MINUTES:
        return ActRefusal(code="bad-minutes", expected=f"1–{MOST_MINUTES}", came=str(deed.minutes))
    return None


def check_correction(state: EventState, _moment: Stamp, deed: CorrectSheet) -> ActRefusal | None:
    """The sheet is confirmed, its players are named, and all agree unless there was deceit."""
    sheet = sheet_of(state, deed.sheet)
    if sheet.state is not SheetState.CONFIRMED:
        return ActRefusal(code="not-confirmed", expected="enter-sheet", came=sheet.state.value)
    if refusal := check_players(sheet, deed.lines):
        return refusal
    if deed.deceit_by and deed.deceit_by not in sheet.players:
        return ActRefusal(code="unknown-player", came=deed.deceit_by)
    if not (deed.deceit_by or deed.all_agreed or deed.by_desk):
        clause = state.contests[sheet.contest].cite("XII-B", "ET24")
        return ActRefusal(code="not-agreed", clause=clause)
    terms = sheet_terms(state, sheet)
    slips = tuple(slip for slip in check_lines(fill_in(deed.lines, terms), terms) if not slip.tick)
    return ActRefusal(code="sheet-slips", came=str(len(slips)), slips=slips) if slips else None


def correct(state: EventState, moment: Stamp, deed: CorrectSheet) -> EventState:
    """Replace the result; the old one stays readable, and nobody is reseated."""
    sheet = sheet_of(state, deed.sheet)
    lines = fill_in(in_order(sheet, deed.lines), sheet_terms(state, sheet))
    incidents = state.incidents
    if deed.deceit_by:
        before, after = sheet.line_of(deed.deceit_by), line_in(lines, deed.deceit_by)
        if before and (before.total or 0) < (after.total or 0):
            # Too low: the lower score stands, whatever was true.
            lines = tuple(before if line.player == deed.deceit_by else line for line in lines)
        else:
            incidents = (*incidents, deceit(state, moment, sheet, deed))
    correction = Correction(
        number=moment.number,
        sheet=sheet.code,
        by=moment.by,
        reason=deed.reason,
        before=sheet.lines,
        after=lines,
        late=state.rounds[sheet.contest, sheet.round].state is RoundState.CLOSED,
    )
    corrected = replace(sheet, lines=lines, earlier=(*sheet.earlier, sheet.lines), doubtful="")
    return replace(
        with_sheet(state, corrected),
        incidents=incidents,
        corrections=(*state.corrections, correction),
    )


def line_in(lines: tuple[ScoreLine, ...], player: str) -> ScoreLine:
    """Return the line of a player who has one."""
    return next(line for line in lines if line.player == player)


def deceit(state: EventState, moment: Stamp, sheet: Sheet, deed: CorrectSheet) -> Incident:
    """XII-B, ET24: too high on purpose is 0 for the round."""
    kind = find_incident_kind("deceit")
    assert isinstance(kind, IncidentKind)
    return Incident(
        number=moment.number,
        kind=kind,
        contest=sheet.contest,
        round=sheet.round,
        player=deed.deceit_by,
        clause=state.contests[sheet.contest].cite(kind.newer, kind.older),
        by=moment.by,
        note=deed.reason,
    )


OF_SHEET = ("unlocked", "sheet")

SHEETS: tuple[AnyRow, ...] = (
    ActRow(
        name="receive-sheet",
        kind=ReceiveSheet,
        roles=DESK,
        needs=OF_SHEET,
        check=check_receiving,
        change=lambda state, _, deed: with_sheet(
            state, replace(sheet_of(state, deed.sheet), state=SheetState.RECEIVED)
        ),
        changes=("sheets",),
    ),
    ActRow(
        name="enter-sheet",
        kind=EnterSheet,
        roles=DESK,
        needs=OF_SHEET,
        check=check_entry,
        change=enter_sheet,
        changes=("sheets",),
    ),
    ActRow(
        name="confirm-sheet",
        kind=ConfirmSheet,
        roles=DESK,
        needs=OF_SHEET,
        check=check_confirming,
        change=confirm,
        changes=("sheets",),
    ),
    ActRow(
        name="postpone-sheet",
        kind=PostponeSheet,
        roles=HEAD,
        needs=(*OF_SHEET, "reason"),
        check=check_postponing,
        change=lambda state, _, deed: with_sheet(
            state, replace(sheet_of(state, deed.sheet), postponed=deed.reason)
        ),
        changes=("sheets",),
    ),
    ActRow(
        name="resume-sheet",
        kind=ResumeSheet,
        roles=HEAD,
        needs=OF_SHEET,
        check=check_resuming,
        change=lambda state, _, deed: with_sheet(
            state, replace(sheet_of(state, deed.sheet), postponed="")
        ),
        changes=("sheets",),
    ),
    ActRow(
        name="add-minutes",
        kind=AddMinutes,
        roles=JUDGES,
        needs=(*OF_SHEET, "reason"),
        check=check_minutes,
        change=lambda state, _, deed: with_sheet(
            state,
            replace(
                sheet_of(state, deed.sheet),
                minutes=sheet_of(state, deed.sheet).minutes + deed.minutes,
            ),
        ),
        changes=("sheets",),
    ),
    ActRow(
        name="correct-sheet",
        kind=CorrectSheet,
        roles=DIRECTOR,
        needs=(*OF_SHEET, "reason"),
        check=check_correction,
        change=correct,
        changes=("sheets", "incidents", "corrections"),
    ),
)
