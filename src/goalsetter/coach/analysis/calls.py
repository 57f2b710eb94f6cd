"""Findings on calls: challenges, forceouts and "No Goal", and of the Third Party's side."""

from __future__ import annotations

from collections.abc import Iterable

from goalsetter.coach.analysis.avoidance import way_out
from goalsetter.coach.analysis.clerk import Clerk, evidence
from goalsetter.coach.analysis.positions import LoggedAction
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind
from goalsetter.coach.analysis.shake_truth import ShakeTruth, is_forceout
from goalsetter.coach.analysis.truth import yes
from goalsetter.play import Challenged, Phase, Seat, Setup, action, is_legal
from goalsetter.rules import BURDENS, ONE_CUBE_CLAIMS, Claim, Role
from goalsetter.solver import Answer

OF_FORCEOUT = "against-forceout"
OF_ONE_CUBE = ONE_CUBE_CLAIMS | {Claim.FORCEOUT_A, Claim.FORCEOUT_B}
MATTERS = {
    Claim.NO_GOAL: "no-goal",
    Claim.FORCEOUT_A: OF_FORCEOUT,
    Claim.FORCEOUT_B: OF_FORCEOUT,
}
"""On what a claim has a clause of its own."""


def examine_calls(course: ShakeTruth, scenes: Iterable[LoggedAction], clerk: Clerk) -> None:
    """Examine every call of the shake, in order."""
    for scene in scenes:
        if isinstance(scene.deed, Setup):
            continue  # what was claimed before a position was set up, nobody knows
        old, new = scene.before.shake, scene.after.shake
        if isinstance(scene.deed, action.NoGoal) and new.no_goal_by and not old.no_goal_by:
            examine_no_goal(course, scene, clerk)
        if new.agreed - old.agreed and clerk.closing.shake.void:
            examine_agreement(course, scene, clerk)
        if new.forceout_by and not old.forceout_by:
            examine_forceout(course, scene, clerk)
        if new.challenge is not None and old.challenge is None:
            examine_challenge(course, scene, new.challenge, clerk)


def examine_no_goal(course: ShakeTruth, scene: LoggedAction, clerk: Clerk) -> None:
    """IV-D: right if no Goal could be set for which there is a Solution."""
    answer, by = course.oracle.ask(scene.before, None), scene.deed.by
    # The position before the call: the Goal-setter had all cubes still in Resources.
    there = yes(answer)
    if there is None:
        clerk.decide(DecisionKind.NO_GOAL, scene.number, by, None)
        clerk.note(AnalysisCode.UNDECIDED, scene.number, (by,), "no-goal")
        return
    code = AnalysisCode.FALSE_NO_GOAL if there else AnalysisCode.RIGHT_NO_GOAL
    clerk.decide(DecisionKind.NO_GOAL, scene.number, by, not there, clerk.table.right, code=code)
    clerk.note(code, scene.number, (by,), "no-goal", **evidence(answer))


def examine_agreement(course: ShakeTruth, scene: LoggedAction, clerk: Clerk) -> None:
    """IV-D-2: a player who agrees, or says nothing, could have shown a Goal with its Solution."""
    answer = course.oracle.ask(scene.before, None)
    # Agreeing was right, or at least not proved wrong.
    if not yes(answer):
        return
    agreed = scene.after.shake.agreed - scene.before.shake.agreed
    seats, code = tuple(sorted(agreed)), AnalysisCode.NO_GOAL_ACCEPTED
    note_let_pass(code, scene, seats, clerk)
    clerk.note(code, scene.number, seats, "no-goal", **evidence(answer))


def note_let_pass(
    code: AnalysisCode, scene: LoggedAction, seats: tuple[Seat, ...], clerk: Clerk
) -> None:
    """Note that a challenge would have been right, for each of these players."""
    for seat in seats:
        clerk.decide(DecisionKind.SILENCE, scene.number, seat, False, clerk.table.right, code=code)


def examine_forceout(course: ShakeTruth, scene: LoggedAction, clerk: Clerk) -> None:
    """ET20: right if one cube is enough and nobody could have avoided it."""
    at, by = len(course.positions) - 1, scene.deed.by
    right = is_forceout(course, at)
    if right is None:
        clerk.decide(DecisionKind.FORCEOUT, scene.number, by, None)
        asked = (("asked", "forceout"),)
        clerk.note(AnalysisCode.UNDECIDED, scene.number, (by,), "forceout", details=asked)
        return
    near = bool(yes(course.now(at)))
    # With a flub to challenge there was more to win than by writing with the others.
    best = clerk.table.right if near and not right else clerk.table.written_right
    code = AnalysisCode.RIGHT_FORCEOUT if right else AnalysisCode.FALSE_FORCEOUT
    claim = "" if right else (Claim.FORCEOUT_A if near else Claim.FORCEOUT_B).value
    clerk.decide(DecisionKind.FORCEOUT, scene.number, by, right, best, code=code)
    clerk.note(code, scene.number, (by,), "forceout", claim=claim, **evidence(course.now(at)))
    if claim:
        note_let_stand(course, scene, claim, clerk)


def note_let_stand(course: ShakeTruth, scene: LoggedAction, claim: str, clerk: Clerk) -> None:
    """ET22: a wrong forceout that nobody challenged; until all have written, somebody may."""
    closing, state = clerk.closing.shake, scene.after
    # Somebody did challenge, or still may.
    if closing.challenge is not None or closing.phase is Phase.WRITING:
        return
    calls = [action.Challenge(by=seat, at=state.now, kind=claim) for seat in state.seats]
    seats = tuple(call.by for call in calls if is_legal(state, call))
    code, proof = AnalysisCode.FORCEOUT_ACCEPTED, evidence(course.now(len(course.positions) - 1))
    note_let_pass(code, scene, seats, clerk)
    clerk.note(code, scene.number, seats, OF_FORCEOUT, claim=claim, **proof)


def examine_challenge(
    course: ShakeTruth, scene: LoggedAction, called: Challenged, clerk: Clerk
) -> None:
    """Whether the claim was true; and where the Third Party belonged."""
    truth, answer = truth_of(course, called.claim, scene)
    by, table = called.challenger, clerk.table
    near = "now" if called.claim in OF_ONE_CUBE else "impossible"
    matter = MATTERS.get(called.claim, near)
    if truth is None:
        clerk.decide(DecisionKind.CHALLENGE, scene.number, by, None)
        clerk.note(AnalysisCode.UNDECIDED, scene.number, (by,), matter, claim=called.claim.value)
        return
    code = AnalysisCode.RIGHT_CHALLENGE if truth else AnalysisCode.FALSE_CHALLENGE
    clerk.decide(DecisionKind.CHALLENGE, scene.number, by, truth, table.right, code=code)
    proof = evidence(answer)
    if truth and BURDENS[called.claim].avoid_move:
        # ET17: a flub is one only if it could be avoided, so the challenge has its avoid move.
        other = way_out(course, called.claim)
        proof |= {"better": other.move, "bonus": other.bonus}
    clerk.note(code, scene.number, (by,), matter, claim=called.claim.value, **proof)
    examine_side(called, truth, scene.number, clerk)


def truth_of(
    course: ShakeTruth, claim: Claim, scene: LoggedAction
) -> tuple[bool | None, Answer | None]:
    """Whether a claim was true when it was made, and by what."""
    if claim is Claim.NO_GOAL:
        answer = course.oracle.ask(scene.before, None)
        return yes(answer), answer
    if not course.positions:
        return None, None
    at = len(course.positions) - 1
    near = claim in OF_ONE_CUBE
    return course.holds(at, claim), course.now(at) if near else course.possible(at)


def examine_side(called: Challenged, truth: bool, number: int, clerk: Clerk) -> None:
    """X-B, ET19: the Third Party belongs to the side that is right."""
    closing = clerk.closing.shake
    third = called.third
    if not third or third in closing.absent or not closing.scores:
        return
    belongs = Role.CHALLENGER if truth else Role.MOVER
    # Who presents nothing is on the side that does not write (X-B).
    joined = dict(closing.sides).get(third, BURDENS[called.claim].silent)
    right = joined is belongs
    code = AnalysisCode.RIGHT_SIDE if right else AnalysisCode.WRONG_SIDE
    clerk.decide(DecisionKind.SIDE, number, third, right, clerk.table.joined(belongs), code=code)
    details = (("joined", joined.value), ("belongs", belongs.value))
    clerk.note(code, number, (third,), "sides", details=details)
