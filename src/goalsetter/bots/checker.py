"""Checking opponents' papers: accept, reject with a reason that holds, prove ambiguity."""

from __future__ import annotations

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.mind import Mind
from goalsetter.bots.sight import look, thought_rules
from goalsetter.bots.writer import question_of
from goalsetter.cubes import Mat
from goalsetter.errors import NotationError
from goalsetter.judge import FindingCode, Verdict, rule_on_papers
from goalsetter.notation import parse_goal, parse_set_goal
from goalsetter.play import (
    WRONG_AVOID_MOVE,
    Check,
    Named,
    Paper,
    action,
    after_move,
    is_trying,
    read_avoid_move,
    with_goal,
)
from goalsetter.rules import ChallengeKind, Claim, Question, ShakeRules

LATE = 4
"""In the last quarter of the time a paper is accepted: what was shown before did not hold."""

OBVIOUS = frozenset(
    {
        FindingCode.FORM,
        FindingCode.UNDEFINED,
        FindingCode.ONE_CUBE,
        FindingCode.MISSING_REQUIRED,
        FindingCode.CUBE_NOT_AVAILABLE,
    }
)
"""Faults that show without computing: the line makes no sense, or does not fit the mat."""


def check_paper(mind: Mind) -> BotChoice:
    """Check the first paper that waits for this player."""
    waiting = next((check for check in mind.view.checks if is_waiting(mind, check)), None)
    if waiting is None:
        return waits()
    paper = next(p for p in mind.view.papers if p.writer == waiting.writer)
    verdict = verdict_on(mind, paper, mind.rules)
    missed = not verdict.correct and verdict_on(mind, paper, thought_rules(mind)).correct
    objection = None if missed else object_to(mind, waiting, verdict)
    objection = objection or object_to_avoid_move(mind, waiting, paper)
    answer = objection or show_nothing(mind, waiting)
    accepted = action.Accept(by=mind.view.seat, writer=waiting.writer)
    return answer or acts(mind, accepted, BotReason.PAPER_RIGHT, writer=waiting.writer)


def show_nothing(mind: Mind, waiting: Check) -> BotChoice | None:
    """Nobody waits for a bot: beside the other checker's try it has nothing to show (VII-C-4-h).

    To accept would cost it points if that try holds, so it only lets the try be ruled on.
    """
    nothing = action.ShowNothing(by=mind.view.seat, writer=waiting.writer)
    if not waiting.attempts or nothing.do not in {listed.do for listed in mind.view.actions}:
        return None
    return acts(mind, nothing, BotReason.NOTHING_TO_SHOW, writer=waiting.writer)


def is_waiting(mind: Mind, check: Check) -> bool:
    """Whether a paper is another's, undecided, and not accepted by this player yet."""
    seat = mind.view.seat
    known = any(paper.writer == check.writer for paper in mind.view.papers)
    finished = seat in (check.writer, *check.accepted) or is_trying(check, seat)
    return check.correct is None and not finished and known


def verdict_on(mind: Mind, paper: Paper, rules: ShakeRules) -> Verdict:
    """Judge a paper, under all variations or those that are thought of."""
    mat = contested_mat(mind, paper.goal) if paper.goal else mind.mat
    after = question_of(mind.view)
    question = Question(rules=rules, mat=mat, challenge=after, papers=paper.texts)
    return rule_on_papers(question, briefly=True)


def contested_mat(mind: Mind, written: str) -> Mat:
    """Return the mat with the Goal that the writer has laid, after "No Goal" (IV-D-2)."""
    parse = parse_set_goal if mind.view.terms.deals_cards else parse_goal
    try:
        return with_goal(mind.mat, parse(written))
    except (NotationError, IndexError):
        return mind.mat


def object_to(mind: Mind, waiting: Check, verdict: Verdict) -> BotChoice | None:
    """Return what is shown against a paper, if a fault is seen and something may still be said."""
    seat = mind.view.seat
    closed = waiting.shown or seat in waiting.closed or is_late(mind)
    sees = bool(verdict.codes & OBVIOUS) or mind.happens(mind.level.checks)
    if verdict.correct or closed or not sees:
        return None
    fatal = next((finding for finding in verdict.findings if finding.fatal), None)
    if fatal is not None:
        rejected = action.Reject(by=seat, writer=waiting.writer, reason=fatal.code.value)
        details = {"writer": waiting.writer, "reason": fatal.code.value}
        return acts(mind, rejected, BotReason.PAPER_WRONG, **details)
    return prove_ambiguity(mind, waiting, verdict)


def object_to_avoid_move(mind: Mind, waiting: Check, paper: Paper) -> BotChoice | None:
    """2011-12 ET17: an avoid move that no one can read or make, or after which a Solution is near.

    Of an earlier flub the mat is not remembered; whether any Solution is left is not thought about.
    """
    view, seat = mind.view, mind.view.seat
    ground, claimed = view.ground, view.challenge
    if ground is None or claimed is None or claimed.claim is not Claim.A_FLUB:
        return None
    said = waiting.shown or seat in waiting.closed | waiting.objected or is_late(mind)
    if said or mind.rules.add_to_goal or not mind.happens(mind.level.checks):
        return None
    steps = [step for (step, *more) in read_avoid_move(paper.avoid_move) if not more]
    if not steps and read_avoid_move(paper.avoid_move):
        return None
    if not all(is_near_after(mind, ground, step, paper) for step in steps):
        return None
    rejected = action.Reject(by=seat, writer=waiting.writer, reason=WRONG_AVOID_MOVE)
    details = {"writer": waiting.writer, "reason": WRONG_AVOID_MOVE}
    return acts(mind, rejected, BotReason.PAPER_WRONG, **details)


def is_near_after(mind: Mind, ground: Mat, step: Named, paper: Paper) -> bool:
    """Whether a Solution is one cube away after a move; one of a cube that is not there is none."""
    cube = next((cube for cube in ground.resources if step.fits(cube, step.to)), None)
    if cube is None:
        return not mind.rules.shift_from_permitted
    after = after_move(ground, cube, step.to)
    now = ChallengeKind.NOW
    question = Question(rules=mind.rules, mat=after, challenge=now, papers=paper.texts)
    held = rule_on_papers(question, briefly=True).correct
    return held or bool(look(mind, after, now))


def is_late(mind: Mind) -> bool:
    """Whether so little time is left that a paper is accepted."""
    clock = mind.view.clock
    assert clock is not None
    now, seat = mind.view.now, mind.view.seat
    return clock.expired or clock.left(now, seat) * LATE < clock.ends - clock.started


def prove_ambiguity(mind: Mind, waiting: Check, verdict: Verdict) -> BotChoice | None:
    """Show a regrouping that spoils the paper, once (VII-C-4-h)."""
    seat = mind.view.seat
    allowed = mind.view.terms.procedure.ambiguity and seat not in waiting.tried
    shown = [finding.proof("counter") for finding in verdict.findings]
    regrouped = next(filter(None, shown), "")
    if not (mind.level.ambiguity and allowed and regrouped):
        return None
    proof = action.ProveAmbiguity(by=seat, writer=waiting.writer, regrouped=regrouped)
    details = {"writer": waiting.writer, "regrouped": regrouped}
    return acts(mind, proof, BotReason.PAPER_AMBIGUOUS, **details)
