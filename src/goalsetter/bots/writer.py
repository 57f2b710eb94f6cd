"""Writing a paper, and taking a side: what is asked, what is seen, and what is presented."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots.bot import BotChoice, BotReason, StatedPlan
from goalsetter.bots.challenger import EVIDENCE, IMPOSSIBLE_CLAIMS, avoid_move, word_for
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.doubt import find_evidence
from goalsetter.bots.goal_setter import find_any_goal
from goalsetter.bots.mind import Mind
from goalsetter.bots.plans import state_plan
from goalsetter.bots.sight import NONE, Seen, look, planned_paper, stare
from goalsetter.bots.standing import pays_to_write
from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.notation import text
from goalsetter.play import View, action, presented_after, with_goal
from goalsetter.rules import BURDENS, ONE_CUBE_CLAIMS, ChallengeKind, Claim

EFFORT = 10
"""With minutes to write, so many times as much is thought through as before a move."""
LOOKS = 4
"""How many more times a writer looks before giving up."""
EARLY = 4
"""A challenge is made in the first quarter of the time for writing: then it is never late."""
OF_FORCEOUT = frozenset({Claim.FORCEOUT_B})


def question_of(view: View) -> ChallengeKind:
    """Return what the solver is to be asked for a paper that is written now."""
    return presented_after(view)


def write(mind: Mind) -> BotChoice:
    """Present a paper, or nothing; before that say that all this is impossible."""
    view = mind.view
    group = view.writers
    if view.seat in (*view.presented, *view.silent) or view.seat in view.away:
        return waits()
    if view.seat not in (*group.must, *group.may):
        return waits(BotReason.NOT_MY_PART)
    goal, seen = search_paper(mind)
    if seen:
        return present(mind, goal, seen)
    denial = deny_solution(mind, seen)
    joins = view.seat in view.writers.may
    reason = BotReason.JOINS_THE_SILENT if joins else BotReason.NOTHING_TO_WRITE
    return denial or acts(mind, action.DoNotPresent(by=view.seat), reason)


def search_paper(mind: Mind) -> tuple[LaidGoal | SetGoal | None, Seen]:
    """Return the paper that the player finds, and after "No Goal" the Goal that goes with it."""
    if mind.view.goal is None:
        idea = find_any_goal(mind)
        return (None, NONE) if idea is None else (idea.goal, idea.seen)
    asked = question_of(mind.view)
    planned = planned_paper(mind, asked)
    if planned:
        return None, planned
    if has_claimed(mind.view):
        return None, stare(mind, mind.mat, asked, EFFORT)
    return None, look(replace(mind, pondering=LOOKS), mind.mat, asked, EFFORT)


def has_claimed(view: View) -> bool:
    """Whether the player has said that a Solution is one cube away, and so has one in mind."""
    called = view.challenge
    return called is not None and called.challenger == view.seat and called.claim in ONE_CUBE_CLAIMS


def plan_to_write(mind: Mind, goal: LaidGoal | SetGoal | None, seen: Seen) -> StatedPlan:
    """Return the paper as it is told: read as the checkers will read it."""
    mat = mind.mat if goal is None else with_goal(mind.mat, goal)
    return state_plan(mind, mat, question_of(mind.view), seen)


def present(mind: Mind, goal: LaidGoal | SetGoal | None, seen: Seen) -> BotChoice:
    """Present the paper, with an avoid move where the claim asks for one."""
    view = mind.view
    challenge = view.challenge
    avoids = challenge is not None and BURDENS[challenge.claim].avoid_move
    avoid = avoid_move(mind) if avoids else ""
    written = "" if goal is None else text(goal)
    paper = action.Present(by=view.seat, texts=seen.paper, goal=written, avoid_move=avoid)
    joins = view.seat in view.writers.may
    reason = BotReason.JOINS_THE_WRITER if joins else BotReason.WRITES
    return acts(mind, paper, reason, plan_to_write(mind, goal, seen))


def deny_solution(mind: Mind, seen: Seen) -> BotChoice | None:
    """Say that there is no Solution, after the last cube or a forceout, if sure."""
    view = mind.view
    if view.challenge is not None or view.stopped or not seen.none:
        return None
    claims = OF_FORCEOUT if view.forceout_by else IMPOSSIBLE_CLAIMS
    target = view.forceout_by or view.last_cube_by
    word = word_for(view, claims) if view.seat != target else ""
    evidence = find_evidence(mind) if word and is_in_time(view) else None
    if evidence is None:
        return None
    reason = BotReason.FORCEOUT_FALSE if view.forceout_by else EVIDENCE[evidence]
    return acts(mind, action.Challenge(by=view.seat, kind=word), reason)


def is_in_time(view: View) -> bool:
    """Whether there is time for a challenge, which must come in the first minute (VIII-B)."""
    clock = view.clock
    if clock is None or clock.expired:
        return False
    return (view.now - clock.started) * EARLY < clock.ends - clock.started


def take_side(mind: Mind) -> BotChoice:
    """With the writer if a Solution is seen, else with the side that promises more points."""
    view = mind.view
    challenge = view.challenge
    if challenge is None or view.seat != challenge.third or view.seat in dict(view.sides):
        return waits()
    burden = BURDENS[challenge.claim]
    goal, seen = search_paper(mind)
    if seen:
        side = action.TakeSide(by=view.seat, side=burden.writer.value)
        return acts(mind, side, BotReason.JOINS_THE_WRITER, plan_to_write(mind, goal, seen))
    if pays_to_write(mind, challenge):
        side = action.TakeSide(by=view.seat, side=burden.writer.value)
        return acts(mind, side, BotReason.JOINS_BY_POINTS)
    silent = action.TakeSide(by=view.seat, side=burden.silent.value)
    return acts(mind, silent, BotReason.JOINS_THE_SILENT)
