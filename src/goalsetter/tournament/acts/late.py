"""Acts for a child who is late or missing, once the seating is out.

A table of three short of one plays as two (``free-seat``), or a stand-in or a late child takes the
chair (``join-table``); a child left alone joins the next table of two (``move-seat``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import DIRECTOR, ActRefusal, ActRow, AnyRow, Deed, Stamp
from goalsetter.tournament.acts.rounds import check_teammates
from goalsetter.tournament.sheet import Sheet, SheetState
from goalsetter.tournament.state import DrawnRound, DrawnTable, EventState, RoundState

RUNNING = frozenset({RoundState.PUBLISHED, RoundState.PLAYING})
OF_SEAT = ("unlocked", "contest", "round", "player")


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeSeat(Deed):
    """Let a table of three play as two: the third did not come."""

    contest: str
    round: int
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSeat(Deed):
    """Seat a player whose partner is missing at the next table of two; the old table is struck."""

    contest: str
    round: int
    player: str
    table: int


def sheet_at(state: EventState, drawn: DrawnRound, table: DrawnTable) -> Sheet:
    """Return the sheet of a table that was published."""
    sheets = state.sheets_of(drawn.contest, drawn.number)
    return next(sheet for sheet in sheets if sheet.table == table.number)


def check_running(
    state: EventState, deed: FreeSeat | MoveSeat
) -> tuple[DrawnTable | None, ActRefusal | None]:
    """The round is out and not over, the player has a seat, and nothing was typed there."""
    drawn = state.rounds[deed.contest, deed.round]
    if drawn.state not in RUNNING:
        return None, ActRefusal(code="round-not-running", came=drawn.state.value)
    table = drawn.table_of(deed.player)
    if table is None:
        return None, ActRefusal(code="not-seated", came=deed.player, names=(deed.player,))
    sheet = sheet_at(state, drawn, table)
    if sheet.state not in (SheetState.OUT, SheetState.RECEIVED):
        return None, ActRefusal(code="typed-already", came=sheet.code)
    return table, None


def check_freeing(state: EventState, _moment: Stamp, deed: FreeSeat) -> ActRefusal | None:
    """Two stay at the table: a match needs two (I-A)."""
    table, refusal = check_running(state, deed)
    if table is None:
        return refusal
    if len(table.players) != 3:
        return ActRefusal(code="would-sit-alone", came=str(table.number), clause="I-A")
    return None


def free(state: EventState, _moment: Stamp, deed: FreeSeat) -> EventState:
    """Take the player off the table and off its sheet."""
    drawn = state.rounds[deed.contest, deed.round]
    table = drawn.table_of(deed.player)
    assert table is not None
    sheet = sheet_at(state, drawn, table)
    left = tuple(one for one in table.players if one != deed.player)
    by_hand = tuple(one for one in table.by_hand if one != deed.player)
    tables = tuple(
        replace(one, players=left, by_hand=by_hand) if one is table else one for one in drawn.tables
    )
    return replace(
        state,
        rounds={**state.rounds, (deed.contest, deed.round): replace(drawn, tables=tables)},
        sheets={**state.sheets, sheet.code: replace(sheet, players=left)},
    )


def check_moving(state: EventState, _moment: Stamp, deed: MoveSeat) -> ActRefusal | None:
    """From a table of two to another table of two, at which no teammate sits."""
    table, refusal = check_running(state, deed)
    if table is None:
        return refusal
    drawn = state.rounds[deed.contest, deed.round]
    pairs = [one for one in drawn.tables if len(one.players) == 2 and one is not table]
    target = next((one for one in pairs if one.number == deed.table), None)
    # From a table of three nobody has to move: the other two can play.
    if target is None or len(table.players) != 2:
        expected = ", ".join(str(one.number) for one in pairs)
        return ActRefusal(code="no-table-of-two", expected=expected, came=str(deed.table))
    if sheet_at(state, drawn, target).state not in (SheetState.OUT, SheetState.RECEIVED):
        return ActRefusal(code="typed-already", came=sheet_at(state, drawn, target).code)
    joined = replace(target, players=(*target.players, deed.player))
    return check_teammates(state, deed.contest, (joined,))


def move(state: EventState, _moment: Stamp, deed: MoveSeat) -> EventState:
    """Seat the player; the table that is left, and its sheet, are struck. Its code stays used."""
    drawn = state.rounds[deed.contest, deed.round]
    old = drawn.table_of(deed.player)
    assert old is not None
    target = next(one for one in drawn.tables if one.number == deed.table)
    struck, sheet = sheet_at(state, drawn, old), sheet_at(state, drawn, target)
    joined = replace(
        target,
        players=(*target.players, deed.player),
        by_hand=(*target.by_hand, deed.player),
    )
    tables = tuple(joined if one is target else one for one in drawn.tables if one is not old)
    sheets = {code: one for code, one in state.sheets.items() if code != struck.code}
    sheets[sheet.code] = replace(sheet, players=joined.players)
    rounds = {**state.rounds, (deed.contest, deed.round): replace(drawn, tables=tables)}
    return replace(state, rounds=rounds, sheets=sheets)


LATE: tuple[AnyRow, ...] = (
    ActRow(
        name="free-seat",
        kind=FreeSeat,
        roles=DIRECTOR,
        needs=OF_SEAT,
        check=check_freeing,
        change=free,
        changes=("rounds", "sheets"),
    ),
    ActRow(
        name="move-seat",
        kind=MoveSeat,
        roles=DIRECTOR,
        needs=OF_SEAT,
        check=check_moving,
        change=move,
        changes=("rounds", "sheets"),
    ),
)
