"""Scoring a shake (2018-19 X; On-Sets X; 2011-12 ET19, ET21), and what comes after it."""

from __future__ import annotations

from typing import Any

from goalsetter.play.changes import alter, check_of, enter, procedure, says, stop_clock
from goalsetter.play.copying import replace
from goalsetter.play.seat import NOBODY, Seat, left_of
from goalsetter.play.state import Challenged, Phase, Played, Shake, State, Tally
from goalsetter.rules import BURDENS, Claim, Role, ScoreTable, match_points, rulings


def score_shake(state: State) -> State:
    """Every paper has its verdict: the shake is over."""
    return finish(state, scores_of(state))


def scores_of(state: State) -> Tally:
    """The points of each player by the table of the book."""
    shake, table = state.shake, procedure(state).scores
    if shake.challenge is None:
        points = {seat: _written(shake, seat, table) for seat in state.seats}
    else:
        points = {seat: _challenged(state, shake.challenge, seat) for seat in state.seats}
    return _with_absent(state, points)


def _with_absent(state: State, points: dict[Seat, int]) -> Tally:
    """An absent player scores nothing (X-D); a barred one scores as if he was wrong (ET4)."""
    table, absent = procedure(state).scores, missing(state)
    for seat in state.seats:
        # In this order: one who is barred and not there has the points of one who is not there.
        if seat in state.shake.barred:
            points[seat] = table.wrong
        if seat in absent:
            points[seat] = table.absent
    return tuple(sorted(points.items()))


def missing(state: State) -> frozenset[Seat]:
    """X-D: who is not there, or was not when the shake was scored: a stand-in earns nothing."""
    scored = state.shake.phase is Phase.END and bool(state.shake.scores)
    return state.shake.absent if scored else state.away | state.absent


def _right(shake: Shake, seat: Seat) -> bool:
    """Whether a player presented a paper that was found right."""
    check = check_of(shake, seat)
    return check is not None and check.correct is True


def _written(shake: Shake, seat: Seat, table: ScoreTable) -> int:
    """Where all write (X-C, XI-B; ET21)."""
    return table.written_right if _right(shake, seat) else table.written_wrong


def _challenged(state: State, challenge: Challenged, seat: Seat) -> int:
    """After a challenge (X-A, X-B; ET19)."""
    table = procedure(state).scores
    if not is_right(state, challenge, seat):
        return table.wrong
    if seat != challenge.third:
        return table.right
    return table.joined(dict(state.shake.sides).get(seat, BURDENS[challenge.claim].silent))


def is_right(state: State, challenge: Challenged, seat: Seat) -> bool:
    """X-A: wrote and is right; or did not have to write, and nobody wrote a right one."""
    shake = state.shake
    if writes(shake, challenge, seat):
        return _right(shake, seat)
    if _accepted_wrong(state, challenge, seat):
        return False
    return not any(_right(shake, other) for other in state.seats)


def writes(shake: Shake, challenge: Challenged, seat: Seat) -> bool:
    """Whether a player has the burden of proof, or joined the side that has it."""
    side = challenge.role(seat)
    if side is Role.THIRD_PARTY:
        side = dict(shake.sides).get(seat, BURDENS[challenge.claim].silent)
    return side is BURDENS[challenge.claim].writer


def _accepted_wrong(state: State, challenge: Challenged, seat: Seat) -> bool:
    """X-A exception: three players, nothing presented, and a wrong paper accepted."""
    if len(state.seats) < 3 or not _accepting_costs(state, challenge.claim):
        return False
    return any(seat in c.accepted and c.correct is False for c in state.shake.checks)


def _accepting_costs(state: State, claim: Claim) -> bool:
    row = rulings.table.ACCEPTED_WRONG
    if says(state, row, "costs-after-impossible"):
        return claim is Claim.IMPOSSIBLE
    return not says(state, row, "costs-nothing")


# The end of a shake.


NOTHING_DUE: dict[str, Any] = {"turn": NOBODY, "question": None, "block": None}
"""Nothing is left of these in a shake that is over."""


def finish(state: State, scores: Tally) -> State:
    """The scores are entered."""
    shake = state.shake
    played = Played(
        number=shake.number,
        goal_setter=shake.goal_setter,
        scores=scores,
        challenge=shake.challenge,
    )
    changes = {"scores": scores, "absent": missing(state), "ended": state.now, **NOTHING_DUE}
    ended = enter(alter(state, **changes), Phase.END)
    return stop_clock(replace(ended, played=(*state.played, played)))


def call_off(state: State) -> State:
    """The shake is void: no points, and the same player sets again (IV-D-1)."""
    shake = state.shake
    played = Played(number=shake.number, goal_setter=shake.goal_setter, scores=(), void=True)
    ended = enter(alter(state, void=True, ended=state.now, **NOTHING_DUE), Phase.END)
    return stop_clock(replace(ended, played=(*state.played, played)))


def next_goal_setter(state: State) -> Seat:
    """The rota: left of who was scheduled, or the same again after a void shake (I-D, IV-D-1)."""
    shake = state.shake
    return shake.goal_setter if shake.void else left_of(shake.goal_setter, state.seats)


def next_shake(state: State) -> State:
    """A new shake, with nothing on the mat."""
    setter = next_goal_setter(state)
    number = state.shake.number + 1
    shake = Shake(
        number=number, goal_setter=setter, setting=setter, turn=setter, roll_started=state.now
    )
    rulings = tuple(ruling.at_end_of(state.shake) for ruling in state.rulings)
    cleared = replace(state, offences=(), undone=frozenset(), misused=frozenset())
    return replace(cleared, shake=shake, rulings=rulings)


def points_of_match(state: State) -> dict[Seat, int]:
    """Match points by the totals of shakes and penalties (XII-A, ET23)."""
    totals: dict[str, int] = {seat: state.total(seat) for seat in state.seats}
    points = {Seat(seat): points for seat, points in match_points(totals).items()}
    if not state.disqualified:
        return points
    # IX-C: who is sent out has nothing of the round, and takes no place from the others.
    lowest = min(totals.values()) - 1
    placed = {s: lowest if s in state.disqualified else total for s, total in totals.items()}
    ranked = match_points(placed)
    return {s: 0 if s in state.disqualified else ranked[s] for s in points}
