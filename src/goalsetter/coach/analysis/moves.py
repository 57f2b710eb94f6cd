"""What is said of Goals and moves: was it safe, and who let a chance go by."""

from __future__ import annotations

from goalsetter.coach.analysis.alternatives import Avoiding
from goalsetter.coach.analysis.clerk import Clerk, evidence
from goalsetter.coach.analysis.positions import Position
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind, PositionStanding
from goalsetter.coach.analysis.shake_truth import Chance, ShakeTruth, is_forceout
from goalsetter.coach.analysis.truth import either, is_least, needed, opposite, yes
from goalsetter.play import Phase, Seat, Setup, action
from goalsetter.rules import ONE_CUBE_CLAIMS, Claim

NEAR, FAR = "now", "impossible"
"""The matters that clauses are asked for."""


def look_at(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """One position: how it stands, the move that made it, and what was made of it."""
    position = course.positions[at]
    clerk.standings.append(_standing(course, at, clerk.shake))
    if isinstance(position.made, Setup):
        pass  # nobody decided how the table was set up
    elif _is_goal(position):
        _goal(course, at, clerk)
    elif position.legal and position.made.by == position.mover:
        _move(course, at, clerk)
    if not _was_challenged(position):
        _silences(course, at, clerk)


def _standing(course: ShakeTruth, at: int, shake: int) -> PositionStanding:
    position, possible = course.positions[at], course.possible(at)
    needs = needed(position.state, possible)
    return PositionStanding(
        number=position.number,
        shake=shake,
        mover=position.mover,
        now=course.now(at),
        possible=possible,
        needs=needs,
        least=is_least(position.state, needs, course.oracle),
    )


def _is_goal(position: Position) -> bool:
    return position.shake.moves == 0 and position.mover == position.shake.setting


# The move.


def _goal(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """A Goal must leave some Solution (VI-A-1)."""
    position, answer = course.positions[at], course.possible(at)
    right = yes(answer)
    code = None if right else AnalysisCode.IMPOSSIBLE_GOAL
    clerk.decided(
        DecisionKind.GOAL, position.number, position.mover, right, clerk.table.right, code=code
    )
    if right is False:
        told = evidence(answer)
        clerk.flub(AnalysisCode.IMPOSSIBLE_GOAL, position.number, (position.mover,), FAR, **told)
    elif right is None:
        _undecided(position, clerk, FAR)


def _move(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """A move is a decision of its own, unless a challenge would have been right instead."""
    position = course.positions[at]
    before = course.chance(at - 1, position.mover) if at else Chance()
    if before.claim is not None:
        _made_worse(course, at, clerk)
        return
    if at and position.state.terms.procedure.forceout and is_forceout(course, at - 1):
        return
    near, left = yes(course.now(at)), yes(course.possible(at))
    bad = either(near, opposite(left))
    other = course.avoiding(at) if bad else Avoiding(bad)
    sure = other.possible or not before.unknown
    right = opposite(other.possible) if sure else None
    code = (_code(near) if other.possible else AnalysisCode.FORCED) if bad else None
    clerk.decided(
        DecisionKind.MOVE, position.number, position.mover, right, clerk.table.right, code=code
    )
    if right is None:
        _undecided(position, clerk, NEAR, "safe-move" if bad else "")
    elif code is not None:
        told = evidence(course.now(at) if near else course.possible(at))
        tell = clerk.flub if other.possible else clerk.found
        matter = NEAR if near else FAR
        told |= {"better": other.move, "bonus": other.bonus}
        tell(code, position.number, (position.mover,), matter, **told)


def _made_worse(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """Whoever should have challenged, and made it impossible instead, is told of both."""
    position, answer = course.positions[at], course.possible(at)
    if yes(answer) is False and yes(course.possible(at - 1)):
        told = evidence(answer)
        clerk.flub(AnalysisCode.MADE_IMPOSSIBLE, position.number, (position.mover,), FAR, **told)


def _code(near: bool | None) -> AnalysisCode:
    return AnalysisCode.ALLOWED_NOW if near else AnalysisCode.MADE_IMPOSSIBLE


def _undecided(position: Position, clerk: Clerk, matter: str, asked: str = "") -> None:
    told = (("asked", asked),) if asked else ()
    clerk.found(AnalysisCode.UNDECIDED, position.number, (position.mover,), matter, details=told)


# What others made of it.


def _was_challenged(position: Position) -> bool:
    ended = position.ended
    if ended is None:
        return False
    new = ended.after.shake
    return new.challenge is not None or bool(new.forceout_by)


def _silences(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """Who could have challenged and did not; a shake that was broken off is still open."""
    position = course.positions[at]
    if position.ended is None and clerk.closing.shake.phase in (Phase.MOVE, Phase.WRITING):
        return
    chances = {seat: course.chance(at, seat) for seat in _others(position)}
    missed: dict[Claim, list[Seat]] = {}
    for seat, chance in chances.items():
        if chance.claim is not None:
            missed.setdefault(chance.claim, []).append(seat)
            code = MISSED[chance.claim in ONE_CUBE_CLAIMS]
            clerk.decided(
                DecisionKind.SILENCE, position.number, seat, False, clerk.table.right, code=code
            )
        elif chance.unknown:
            clerk.decided(DecisionKind.SILENCE, position.number, seat, None)
    for claim, seats in missed.items():
        near = claim in ONE_CUBE_CLAIMS
        told = evidence(course.now(at) if near else course.possible(at))
        matter = NEAR if near else FAR
        clerk.found(MISSED[near], position.number, tuple(seats), matter, claim=claim.value, **told)
    if not missed:
        _forceout_missed(course, at, clerk)


MISSED = {True: AnalysisCode.MISSED_NOW, False: AnalysisCode.MISSED_IMPOSSIBLE}
"""What a silence is called, by whether one cube more was enough."""


def _others(position: Position) -> tuple[Seat, ...]:
    shake = position.shake
    gone = shake.barred | position.state.away | position.state.absent
    return tuple(s for s in position.state.seats if s != position.mover and s not in gone)


def _forceout_missed(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """ET20: where nobody flubbed and one cube is enough, whose turn it is calls a forceout."""
    position = course.positions[at]
    turn = position.shake.turn
    if not position.state.terms.procedure.forceout or not turn or position.ended is None:
        return
    due = is_forceout(course, at)
    if due and isinstance(position.ended.done, action.Move | action.Bonus | action.Shift):
        best = clerk.table.written_right
        clerk.decided(
            DecisionKind.FORCEOUT,
            position.number,
            turn,
            False,
            best,
            code=AnalysisCode.MISSED_FORCEOUT,
        )
        told = evidence(course.now(at))
        clerk.found(AnalysisCode.MISSED_FORCEOUT, position.number, (turn,), "forceout", **told)
