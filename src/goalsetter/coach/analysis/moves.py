"""Findings on Goals and moves: was it safe, and who let a chance go by."""

from __future__ import annotations

from goalsetter.coach.analysis.alternatives import Avoiding
from goalsetter.coach.analysis.clerk import Clerk, evidence
from goalsetter.coach.analysis.positions import Position
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind, PositionStanding
from goalsetter.coach.analysis.shake_truth import Chance, ShakeTruth, is_forceout
from goalsetter.coach.analysis.truth import either, is_least, needed, opposite, yes
from goalsetter.play import Phase, Seat, Setup, action
from goalsetter.rules import ONE_CUBE_CLAIMS, Claim

FLUBS = {True: AnalysisCode.ALLOWED_NOW, False: AnalysisCode.MADE_IMPOSSIBLE}
"""The finding on a flub, by whether one cube more is enough."""
NEAR, FAR = "now", "impossible"
"""The matters that clauses are asked for."""


def examine_position(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """Examine one position: how it stands, the move that made it, and what was made of it."""
    position = course.positions[at]
    clerk.standings.append(standing_at(course, at, clerk.shake))
    if isinstance(position.made, Setup):
        pass  # nobody decided how the table was set up
    elif position.shake.moves == 0 and position.mover == position.shake.setting:
        examine_goal(course, at, clerk)
    elif position.legal and position.made.by == position.mover:
        examine_move(course, at, clerk)
    if not was_challenged(position):
        examine_silences(course, at, clerk)


def standing_at(course: ShakeTruth, at: int, shake: int) -> PositionStanding:
    """Return how the mat stands after an action."""
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


# The move.


def examine_goal(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """A Goal must leave some Solution (VI-A-1)."""
    position, answer = course.positions[at], course.possible(at)
    right = yes(answer)
    code = None if right else AnalysisCode.IMPOSSIBLE_GOAL
    clerk.decide(
        DecisionKind.GOAL, position.number, position.mover, right, clerk.table.right, code=code
    )
    if right is False:
        proof = evidence(answer)
        clerk.flub(AnalysisCode.IMPOSSIBLE_GOAL, position.number, (position.mover,), FAR, **proof)
    elif right is None:
        note_undecided(position, clerk, FAR)


def examine_move(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """A move is a decision of its own, unless a challenge would have been right instead."""
    position = course.positions[at]
    before = course.chance(at - 1, position.mover) if at else Chance()
    # A challenge would have won the shake: the silence is the fault, the move no second one.
    if before.claim is not None:
        note_made_worse(course, at, clerk)
        return
    # After a forceout every move is bad; that it was not called is told where it was due.
    if at and position.state.terms.procedure.forceout and is_forceout(course, at - 1):
        return
    near, left = yes(course.now(at)), yes(course.possible(at))
    bad = either(near, opposite(left))
    other = course.avoiding(at) if bad else Avoiding(bad)
    # If a challenge may have been right instead, a bad move proves nothing.
    sure = other.possible or not before.unknown
    right = opposite(other.possible) if sure else None
    code = (FLUBS[bool(near)] if other.possible else AnalysisCode.FORCED) if bad else None
    clerk.decide(
        DecisionKind.MOVE, position.number, position.mover, right, clerk.table.right, code=code
    )
    if right is None:
        note_undecided(position, clerk, NEAR, "safe-move" if bad else "")
    elif code is not None:
        proof = evidence(course.now(at) if near else course.possible(at))
        note = clerk.flub if other.possible else clerk.note
        matter = NEAR if near else FAR
        proof |= {"better": other.move, "bonus": other.bonus}
        note(code, position.number, (position.mover,), matter, **proof)


def note_made_worse(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """Note that a player who should have challenged made it impossible instead."""
    position, answer = course.positions[at], course.possible(at)
    if yes(answer) is False and yes(course.possible(at - 1)):
        proof = evidence(answer)
        clerk.flub(AnalysisCode.MADE_IMPOSSIBLE, position.number, (position.mover,), FAR, **proof)


def note_undecided(position: Position, clerk: Clerk, matter: str, asked: str = "") -> None:
    """Note that the solver could not tell."""
    details = (("asked", asked),) if asked else ()
    clerk.note(AnalysisCode.UNDECIDED, position.number, (position.mover,), matter, details=details)


# What others made of it.


def was_challenged(position: Position) -> bool:
    """Whether a challenge or a forceout ended the position."""
    ended = position.ended
    if ended is None:
        return False
    new = ended.after.shake
    return new.challenge is not None or bool(new.forceout_by)


def examine_silences(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """Note who could have challenged and did not; a shake that was broken off is still open."""
    position = course.positions[at]
    # Who has not spoken yet may still do so: nothing is missed.
    if position.ended is None and clerk.closing.shake.phase in (Phase.MOVE, Phase.WRITING):
        return
    chances = {seat: course.chance(at, seat) for seat in others_present(position)}
    missed: dict[Claim, list[Seat]] = {}
    for seat, chance in chances.items():
        if chance.claim is not None:
            missed.setdefault(chance.claim, []).append(seat)
            code = MISSED[chance.claim in ONE_CUBE_CLAIMS]
            clerk.decide(
                DecisionKind.SILENCE, position.number, seat, False, clerk.table.right, code=code
            )
        elif chance.unknown:
            clerk.decide(DecisionKind.SILENCE, position.number, seat, None)
    for claim, seats in missed.items():
        near = claim in ONE_CUBE_CLAIMS
        proof = evidence(course.now(at) if near else course.possible(at))
        matter = NEAR if near else FAR
        clerk.note(MISSED[near], position.number, tuple(seats), matter, claim=claim.value, **proof)
    if not missed:
        note_missed_forceout(course, at, clerk)


MISSED = {True: AnalysisCode.MISSED_NOW, False: AnalysisCode.MISSED_IMPOSSIBLE}
"""The finding on a silence, by whether one cube more was enough."""


def others_present(position: Position) -> tuple[Seat, ...]:
    """Return the players who could have challenged."""
    shake = position.shake
    gone = shake.barred | position.state.away | position.state.absent
    return tuple(s for s in position.state.seats if s != position.mover and s not in gone)


def note_missed_forceout(course: ShakeTruth, at: int, clerk: Clerk) -> None:
    """ET20: where nobody flubbed and one cube is enough, whose turn it is calls a forceout."""
    position = course.positions[at]
    turn = position.shake.turn
    if not position.state.terms.procedure.forceout or not turn or position.ended is None:
        return
    due = is_forceout(course, at)
    if due and isinstance(position.ended.deed, action.Move | action.Bonus | action.Shift):
        best = clerk.table.written_right
        clerk.decide(
            DecisionKind.FORCEOUT,
            position.number,
            turn,
            False,
            best,
            code=AnalysisCode.MISSED_FORCEOUT,
        )
        proof = evidence(course.now(at))
        clerk.note(AnalysisCode.MISSED_FORCEOUT, position.number, (turn,), "forceout", **proof)
