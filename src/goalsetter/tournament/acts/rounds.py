"""Acts about rounds: draw, move by hand, publish, start, stop, close, and orders among the tied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from goalsetter.tournament.acts.base import ActRefusal, Deed, Stamp
from goalsetter.tournament.codes import MOST_SHEETS, sheet_code
from goalsetter.tournament.event_rulings import TEAMMATES
from goalsetter.tournament.nouns import MOST_ROUNDS, OfficialRole
from goalsetter.tournament.seating import POLICIES, table_sizes
from goalsetter.tournament.sheet import Sheet
from goalsetter.tournament.state import (
    DrawnRound,
    DrawnTable,
    EventState,
    PlacedOrder,
    RoundState,
)

HALL = frozenset({OfficialRole.DIRECTOR, OfficialRole.HEAD_JUDGE})


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRound(Deed):
    """Take a draw as the seating of a round."""

    contest: str
    round: int
    tables: tuple[DrawnTable, ...]
    policy: str = "by-hand"
    seed: int = 0
    trials: int = 0
    play_off: bool = False
    """Whether it comes after the last round that counts: for those who are named alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapSeats(Deed):
    """Let two players change seats; both are pinned there."""

    contest: str
    round: int
    player: str
    other: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinTable(Deed):
    """Seat a late player, or a stand-in, at a table of two."""

    contest: str
    round: int
    player: str
    table: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishRound(Deed):
    """Publish a seating; its sheets get their codes."""

    contest: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StartRound(Deed):
    """Start the clock of a round."""

    contest: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StopRound(Deed):
    """Stop a round (XI-B); sheets are collected from now on."""

    contest: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseRound(Deed):
    """Close a round whose sheets are all confirmed or postponed."""

    contest: str
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenRound(Deed):
    """Open a closed round again, with a reason."""

    contest: str
    round: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTied(Deed):
    """Note the order that a play-off or a lot gave to tied players."""

    contest: str
    players: tuple[str, ...]
    by_lot: bool = False
    seed: int = 0


def check_draw(state: EventState, _moment: Stamp, deed: DrawRound) -> ActRefusal | None:
    """The round comes next, its results are in, and each eligible player sits once."""
    if refusal := check_turn(state, deed.contest, deed.round, deed.policy, play_off=deed.play_off):
        return refusal
    wanted = {one.id for one in state.eligible(deed.contest, deed.round)}
    seats = Counter(player for table in deed.tables for player in table.players)
    if twice := [player for player, count in seats.items() if count > 1]:
        return ActRefusal(code="seated-twice", came=twice[0], names=tuple(twice))
    if strange := [player for player in seats if player not in wanted]:
        return ActRefusal(code="not-to-be-seated", came=strange[0], names=tuple(strange))
    # A play-off is for some; an empty one seats nobody and is a slip.
    missing = sorted(wanted - seats.keys())
    if missing and not (deed.play_off and seats):
        return ActRefusal(code="not-seated", came=missing[0], names=tuple(missing))
    sizes = sorted((len(table.players) for table in deed.tables), reverse=True)
    if not set(sizes) <= {2, 3}:
        expected = " ".join(map(str, table_sizes(len(wanted)))) if len(wanted) > 1 else "2 3"
        return ActRefusal(
            code="table-size", expected=expected, came=" ".join(map(str, sizes)), clause="I-A"
        )
    if len({table.number for table in deed.tables}) != len(deed.tables):
        return ActRefusal(code="table-twice")
    return check_teammates(state, deed.contest, deed.tables)


def check_turn(
    state: EventState, contest: str, number: int, policy: str, *, play_off: bool = False
) -> ActRefusal | None:
    """A round is drawn in its turn, and by results only when these are in."""
    terms = state.contests[contest]
    first, last = (terms.rounds + 1, terms.rounds + MOST_ROUNDS) if play_off else (1, terms.rounds)
    if not first <= number <= last:
        return ActRefusal(code="bad-rounds", expected=f"{first}–{last}", came=str(number))
    if policy not in POLICIES:
        return ActRefusal(code="unknown-row", expected=", ".join(POLICIES), came=policy)
    drawn = state.rounds.get((contest, number))
    if drawn and drawn.state is not RoundState.DRAWN:
        return ActRefusal(code="published-already", came=str(number))
    before = state.rounds.get((contest, number - 1))
    if number > 1 and before is None:
        return ActRefusal(code="round-before", expected=str(number - 1), came=str(number))
    if (
        before
        and (play_off or POLICIES[policy].needs_results)
        and before.state is not RoundState.CLOSED
    ):
        return ActRefusal(code="round-open", expected=str(number - 1), came=str(number))
    if len(state.eligible(contest, number)) < 2:
        return ActRefusal(code="too-few", clause="I-A")
    return None


def check_teammates(
    state: EventState, contest: str, tables: tuple[DrawnTable, ...]
) -> ActRefusal | None:
    """Teammates never sit together, unless the event lets them where they must."""
    if state.ruling(TEAMMATES) != "never":
        return None
    teams = {player: team.id for team in state.teams_of(contest) for player in team.players}
    for table in tables:
        here = [teams[player] for player in table.players if player in teams]
        if len(set(here)) < len(here):
            return ActRefusal(code="teammates", came=str(table.number), names=table.players)
    return None


def check_swap(state: EventState, _moment: Stamp, deed: SwapSeats) -> ActRefusal | None:
    """Both have seats at two tables of a round that was not published yet."""
    drawn = state.rounds[deed.contest, deed.round]
    if drawn.state is not RoundState.DRAWN:
        return ActRefusal(code="published-already", came=str(deed.round))
    for player in (deed.player, deed.other):
        if drawn.table_of(player) is None:
            return ActRefusal(code="not-seated", came=player, names=(player,))
    if drawn.table_of(deed.player) == drawn.table_of(deed.other):
        return ActRefusal(code="same-table", came=deed.other)
    return check_teammates(state, deed.contest, swapped(drawn, deed))


def swapped(drawn: DrawnRound, deed: SwapSeats) -> tuple[DrawnTable, ...]:
    """Return the tables after two players have changed seats; both are pinned."""
    other = {deed.player: deed.other, deed.other: deed.player}
    pinned = {deed.player, deed.other}
    return tuple(
        replace(
            table,
            players=(players := tuple(other.get(one, one) for one in table.players)),
            by_hand=tuple(one for one in players if one in pinned | {*table.by_hand}),
        )
        for table in drawn.tables
    )


def check_joining(state: EventState, _moment: Stamp, deed: JoinTable) -> ActRefusal | None:
    """A player without a seat joins a table of two in a round that is not over."""
    drawn = state.rounds[deed.contest, deed.round]
    if drawn.state not in (RoundState.PUBLISHED, RoundState.PLAYING):
        return ActRefusal(code="round-not-running", came=drawn.state.value)
    if seat := drawn.table_of(deed.player):
        return ActRefusal(code="seated-twice", came=deed.player, names=(str(seat.number),))
    if state.is_out(deed.contest, deed.player, deed.round):
        return ActRefusal(code="not-to-be-seated", came=deed.player, names=(deed.player,))
    table = next((one for one in drawn.tables if one.number == deed.table), None)
    if table is None or len(table.players) != 2:
        pairs = [str(one.number) for one in drawn.tables if len(one.players) == 2]
        return ActRefusal(code="no-table-of-two", expected=", ".join(pairs), came=str(deed.table))
    joined = replace(table, players=(*table.players, deed.player))
    return check_teammates(state, deed.contest, (joined,))


def join(state: EventState, _moment: Stamp, deed: JoinTable) -> EventState:
    """Add the player to the table and to its sheet."""
    drawn = state.rounds[deed.contest, deed.round]
    tables = tuple(
        replace(
            table,
            players=(*table.players, deed.player),
            by_hand=(*table.by_hand, deed.player),
        )
        if table.number == deed.table
        else table
        for table in drawn.tables
    )
    sheets = {
        code: replace(sheet, players=(*sheet.players, deed.player))
        if (sheet.contest, sheet.round, sheet.table) == (deed.contest, deed.round, deed.table)
        else sheet
        for code, sheet in state.sheets.items()
    }
    rounds = {**state.rounds, (deed.contest, deed.round): replace(drawn, tables=tables)}
    return replace(state, rounds=rounds, sheets=sheets)


def check_publishing(state: EventState, _moment: Stamp, deed: PublishRound) -> ActRefusal | None:
    """A drawn round is published once, while there are codes left."""
    drawn = state.rounds[deed.contest, deed.round]
    if drawn.state is not RoundState.DRAWN:
        return ActRefusal(code="published-already", came=str(deed.round))
    if state.sheets_made + len(drawn.tables) > MOST_SHEETS:
        return ActRefusal(code="too-many-sheets", expected=str(MOST_SHEETS))
    # Somebody may have left since the draw.
    gone = sorted(drawn.players - {one.id for one in state.eligible(deed.contest, deed.round)})
    if gone:
        return ActRefusal(code="not-to-be-seated", came=gone[0], names=tuple(gone))
    return None


def publish(state: EventState, _moment: Stamp, deed: PublishRound) -> EventState:
    """Give every table its sheet, by running number: no code is ever used again."""
    drawn = state.rounds[deed.contest, deed.round]
    assert state.event is not None
    sheets = [
        Sheet(
            code=sheet_code(state.event.tag, state.sheets_made + turn),
            contest=deed.contest,
            round=deed.round,
            table=table.number,
            players=table.players,
        )
        for turn, table in enumerate(drawn.tables)
    ]
    return replace(
        in_state(state, deed, RoundState.PUBLISHED),
        sheets={**state.sheets, **{sheet.code: sheet for sheet in sheets}},
        sheets_made=state.sheets_made + len(sheets),
    )


def in_state(
    state: EventState,
    deed: PublishRound | StartRound | StopRound | CloseRound | ReopenRound,
    to: RoundState,
) -> EventState:
    """Return the event with a round that has gone on."""
    drawn = replace(state.rounds[deed.contest, deed.round], state=to)
    return replace(state, rounds={**state.rounds, (deed.contest, deed.round): drawn})


AnyPhase = StartRound | StopRound | ReopenRound


def expect_state(
    *wanted: RoundState,
) -> Callable[[EventState, Stamp, AnyPhase], ActRefusal | None]:
    """Return a check that a round stands where an act takes it from."""

    def check(state: EventState, _moment: Stamp, deed: AnyPhase) -> ActRefusal | None:
        came = state.rounds[deed.contest, deed.round].state
        if came in wanted:
            return None
        expected = ", ".join(one.value for one in wanted)
        return ActRefusal(code="round-state", expected=expected, came=came.value)

    return check


def check_closing(state: EventState, _moment: Stamp, deed: CloseRound) -> ActRefusal | None:
    """Every sheet is confirmed or postponed; the others are named."""
    came = state.rounds[deed.contest, deed.round].state
    if came in (RoundState.DRAWN, RoundState.CLOSED):
        return ActRefusal(code="round-state", expected="collecting", came=came.value)
    out = tuple(
        f"{sheet.table} ({sheet.code})"
        for sheet in state.sheets_of(deed.contest, deed.round)
        if not sheet.counts and not sheet.postponed
    )
    return ActRefusal(code="sheets-out", came=str(len(out)), names=out) if out else None


def check_order(state: EventState, _moment: Stamp, deed: PlaceTied) -> ActRefusal | None:
    """At least two players of the contest, each once."""
    known = {one.id for one in state.entrants_of(deed.contest)}
    if strange := [player for player in deed.players if player not in known]:
        return ActRefusal(code="not-in-contest", expected=deed.contest, came=strange[0])
    if len(set(deed.players)) != len(deed.players) or len(deed.players) < 2:
        return ActRefusal(code="bad-order", came=str(len(deed.players)))
    return None


def start(state: EventState, moment: Stamp, deed: StartRound) -> EventState:
    """Note when play began."""
    begun = in_state(state, deed, RoundState.PLAYING)
    key = (deed.contest, deed.round)
    return replace(
        begun, rounds={**begun.rounds, key: replace(begun.rounds[key], started_at=moment.at)}
    )


def stop(state: EventState, moment: Stamp, deed: StopRound) -> EventState:
    """Note when play ended."""
    ended = in_state(state, deed, RoundState.COLLECTING)
    key = (deed.contest, deed.round)
    return replace(
        ended, rounds={**ended.rounds, key: replace(ended.rounds[key], stopped_at=moment.at)}
    )


def take_draw(state: EventState, _moment: Stamp, deed: DrawRound) -> EventState:
    """Seat the round; a draw that was not published is replaced."""
    drawn = DrawnRound(
        contest=deed.contest,
        number=deed.round,
        tables=tuple(sorted(deed.tables, key=lambda table: table.number)),
        policy=deed.policy,
        seed=deed.seed,
        trials=deed.trials,
    )
    return replace(state, rounds={**state.rounds, (deed.contest, deed.round): drawn})


def swap(state: EventState, _moment: Stamp, deed: SwapSeats) -> EventState:
    """Let two players change seats."""
    drawn = state.rounds[deed.contest, deed.round]
    moved = replace(drawn, tables=swapped(drawn, deed))
    return replace(state, rounds={**state.rounds, (deed.contest, deed.round): moved})


def note_order(state: EventState, _moment: Stamp, deed: PlaceTied) -> EventState:
    """Add the order; a later one among the same players wins."""
    order = PlacedOrder(
        contest=deed.contest, players=deed.players, by_lot=deed.by_lot, seed=deed.seed
    )
    return replace(state, orders=(*state.orders, order))
