"""The score sheet of a match: shakes, penalties, totals, match points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from goalsetter.play import Record, Seat, State, points_of_match
from goalsetter.telling.names import fault_sentence, player
from goalsetter.words import Message, message


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the sheet: a label, and a number for each seat."""

    kind: Literal["before", "shake", "void", "penalties", "total", "match"]
    label: Message
    points: tuple[int | None, ...]


def sheet_lines(state: State) -> Iterator[SheetLine]:
    """The lines of the sheet, the match points last, once there are points to give them for."""
    seats = state.seats
    if state.before:
        brought = dict(state.before)
        carried = tuple(brought.get(seat, 0) for seat in seats)
        yield SheetLine("before", message("replay-row-before"), carried)
    for shake in state.played:
        scores = dict(shake.scores)
        code = "replay-row-void" if shake.void else "replay-row-shake"
        label = message(code, number=shake.number)
        kind: Literal["void", "shake"] = "void" if shake.void else "shake"
        yield SheetLine(kind, label, tuple(scores.get(seat) for seat in seats))
    if state.penalties:
        lost = tuple(state.points_lost(seat) for seat in seats)
        yield SheetLine("penalties", message("replay-row-penalties"), lost)
    totals = tuple(state.total(seat) for seat in seats)
    yield SheetLine("total", message("replay-row-total"), totals)
    # Before the first shake that counts, all would share first place.
    if state.before or any(not shake.void for shake in state.played):
        points = points_of_match(state)
        yield SheetLine("match", message("replay-row-match"), tuple(points[seat] for seat in seats))


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most match points: several, if they share first place (XII-A, ET23)."""
    points = points_of_match(state)
    most = max(points.values())
    return tuple(seat for seat in state.seats if points[seat] == most)


def penalty_lines(record: Record, state: State) -> Iterator[Message]:
    """Each penalty with its reason and its clause."""
    for number, penalty in enumerate(state.penalties, start=1):
        yield message(
            "replay-penalty-struck" if penalty.struck else "replay-penalty",
            number=number,
            who=player(record, penalty.seat),
            points=penalty.points,
            shake=penalty.shake,
            reason=fault_sentence(penalty.reason),
            clause=penalty.clause,
        )
