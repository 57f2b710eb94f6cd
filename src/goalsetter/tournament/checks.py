"""Checks of a sheet while it is typed: legal scores, sums, match points, initials.

A slip names its cell, the values that would do and the clause. Nothing is mended silently: a slip
is either kept with a reason (the sheet is *doubtful*), or ticked by a person who looked at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.rules import PLACES, Division, find_procedure, match_points
from goalsetter.tournament.nouns import Contest, Detail
from goalsetter.tournament.sheet import ScoreLine

YOUNGER = frozenset({Division.MINOR, Division.ELEMENTARY, Division.MIDDLE})
"""Divisions in which a judge initials each penalty (XI-A note)."""

LOWEST_TOTAL, HIGHEST_TOTAL, MOST_SHAKES = -99, 999, 40
"""No round is long enough for more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """Something on a sheet that does not fit."""

    code: str
    player: str = ""
    shake: int = 0
    """The number of the shake; 0 for the line as a whole."""
    expected: str = ""
    came: str = ""
    clause: str = ""
    tick: bool = False
    """Whether it is enough that a person saw it; else a reason is asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTerms:
    """The terms by which a sheet is checked."""

    contest: Contest
    out: frozenset[str] = frozenset()
    """Players disqualified from the round: they have 0."""
    away: frozenset[str] = frozenset()
    """Players whom the greeters have as absent."""
    third_counts: bool = False
    """Whether a third player who never came makes it a match of three all the same."""
    others_move_up: bool = False
    """Whether the others' places are counted without a player who was disqualified."""


def legal_scores(contest: Contest) -> tuple[int, ...]:
    """X, ET19–21: the scores that a shake can bring, lowest first; 0 is for the absent."""
    table = find_procedure(contest.edition).scores
    values = {
        *(table.wrong, table.right, table.joined_challenger, table.joined_mover),
        *(table.written_right, table.written_wrong, table.absent),
    }
    return tuple(sorted(values))


def legal_points(players: int) -> tuple[int, ...]:
    """XII-A, ET23: the match points that a place can bring at a table of so many."""
    return tuple(sorted({points for shared in PLACES[players].values() for points in shared}))


def expected_points(lines: tuple[ScoreLine, ...], terms: SheetTerms) -> dict[str, int] | None:
    """XII-A, ET23: the match points that follow from the totals; none if a total is missing."""
    absent = {line.player for line in lines if line.absent and not terms.third_counts}
    gone = absent | (terms.out if terms.others_move_up else frozenset())
    playing = {line.player: line.total for line in lines if line.player not in gone}
    totals = {player: total for player, total in playing.items() if total is not None}
    if len(totals) != len(playing):
        return None
    # One player alone has nobody to be placed against: the best that a table of two can bring.
    ranked = (
        match_points(totals) if len(totals) > 1 else dict.fromkeys(totals, max(legal_points(2)))
    )
    nothing = dict.fromkeys((line.player for line in lines), 0)
    unplaced = terms.out | {line.player for line in lines if line.absent}
    return {**nothing, **ranked, **dict.fromkeys(unplaced & nothing.keys(), 0)}


def fill_in(lines: tuple[ScoreLine, ...], terms: SheetTerms) -> tuple[ScoreLine, ...]:
    """Derive totals from shakes and match points from totals, where they were not typed."""
    with_totals = tuple(
        replace(line, total=0 if line.absent else line.sum) if line.total is None else line
        for line in lines
    )
    points = expected_points(with_totals, terms)
    if points is None:
        return with_totals
    return tuple(
        replace(line, points=points[line.player]) if line.points is None else line
        for line in with_totals
    )


def check_lines(lines: tuple[ScoreLine, ...], terms: SheetTerms) -> tuple[Slip, ...]:
    """Return every slip of a sheet whose lines were filled in, in reading order."""
    slips = [slip for line in lines for slip in _line_slips(line, terms)]
    # A line without a total has its own slip.
    counts = [len(line.shakes) for line in lines if not line.absent and line.total is not None]
    if len(set(counts)) > 1:
        shown = " / ".join(map(str, counts))
        slips.append(Slip(code="shake-count", came=shown))
    return (*slips, *_point_slips(lines, terms))


def _line_slips(line: ScoreLine, terms: SheetTerms) -> Iterator[Slip]:
    contest, who = terms.contest, line.player
    if line.absent:
        if line.total or line.points or any(shake.score for shake in line.shakes):
            clause = contest.cite("X-D", "ET23")
            came = str(line.points or line.total)
            yield Slip(code="absent-points", player=who, expected="0", came=came, clause=clause)
        return
    if who in terms.away:
        yield Slip(code="absent-player", player=who, tick=True)
    legal = legal_scores(contest)
    for number, shake in enumerate(line.shakes, 1):
        fits = shake.score == 0 if shake.absent else shake.score in legal and shake.score != 0
        if not fits:
            wanted = "0" if shake.absent else " ".join(str(score) for score in legal if score)
            clause = contest.cite("X", "ET19")
            yield Slip(
                code="shake-score",
                player=who,
                shake=number,
                expected=wanted,
                came=str(shake.score),
                clause=clause,
            )
        if shake.penalties and not shake.initials and contest.division in YOUNGER:
            clause = contest.cite("XI-A-note", "ET7")
            yield Slip(code="penalty-initials", player=who, shake=number, clause=clause, tick=True)
    if line.sum is not None and line.total != line.sum:
        clause = contest.cite("XII-A", "ET23")
        yield Slip(
            code="sum", player=who, expected=str(line.sum), came=str(line.total), clause=clause
        )
    if line.total is None and contest.detail is not Detail.POINTS:
        yield Slip(code="missing-total", player=who, expected=contest.detail.value)
    if not line.initialled:
        clause = contest.cite("XII-B", "ET24")
        yield Slip(code="missing-initials", player=who, clause=clause, tick=True)


def _point_slips(lines: tuple[ScoreLine, ...], terms: SheetTerms) -> Iterator[Slip]:
    clause = terms.contest.cite("XII-A", "ET23")
    expected = expected_points(lines, terms)
    if expected is not None:
        # The totals decide, so a wrong value is one slip and not three.
        for line in lines:
            if line.points != expected[line.player]:
                yield Slip(
                    code="points-order",
                    player=line.player,
                    expected=str(expected[line.player]),
                    came=str(line.points),
                    clause=clause,
                )
        return
    if terms.contest.detail is not Detail.POINTS:
        return
    seated = [line for line in lines if not line.absent]
    size = len(lines) if terms.third_counts else max(2, len(seated))
    legal = legal_points(size)
    for line in seated:
        allowed = (0,) if line.player in terms.out else legal
        if line.points not in allowed:
            yield Slip(
                code="points-value",
                player=line.player,
                expected=" ".join(map(str, allowed)),
                came="–" if line.points is None else str(line.points),
                clause=clause,
            )
    # An incident or an empty chair takes points away, so only a whole table can be added up.
    if not terms.out and len(seated) == size:
        total = sum(line.points or 0 for line in seated)
        if total != sum(PLACES[size][(size,)]):
            wanted = str(sum(PLACES[size][(size,)]))
            yield Slip(code="points-total", expected=wanted, came=str(total), clause=clause)
