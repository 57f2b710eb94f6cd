"""Writing a paper, and taking a side: what is asked, what is seen, and what is presented."""

from __future__ import annotations

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.challenger import IMPOSSIBLE_CLAIMS, avoid_move, word_for
from goalsetter.bots.goal_setter import find
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.sight import NONE, Seen, ponder, stare, used
from goalsetter.notation import text
from goalsetter.play import View, action, presented_after
from goalsetter.rules import BURDENS, ONE_CUBE_CLAIMS, ChallengeKind, Claim

EFFORT = 10
"""With minutes to write, so many times as much is thought through as before a move."""
LOOKS = 3
"""How many times a writer looks before he gives up."""
OF_FORCEOUT = frozenset({Claim.FORCEOUT_B})


def question_of(view: View) -> ChallengeKind:
    """What the solver is to be asked for a paper that is written now."""
    return presented_after(view)


def write(mind: Mind) -> BotChoice:
    """Present a paper, or nothing; before that say that all this is impossible."""
    view = mind.view
    group = view.writers
    if view.seat in (*view.presented, *view.silent) or view.seat in view.away:
        return waits()
    if view.seat not in (*group.must, *group.may):
        return waits(BotReason.NOT_MY_PART)
    goal, seen = sought(mind)
    if seen:
        return _present(mind, goal, seen)
    return _denied(mind, seen) or _nothing(mind)


def sought(mind: Mind) -> tuple[str, Seen]:
    """The paper that the player finds, and after "No Goal" the Goal that goes with it."""
    if mind.view.goal is None:
        found = find(mind)
        if found is None:
            return "", NONE
        goal, paper = found
        return text(goal), Seen(paper=paper, cubes=sum(used(paper, mind.view.terms).values()))
    if _has_claimed(mind.view):
        return "", stare(mind, mind.mat, question_of(mind.view), EFFORT)
    return "", ponder(mind, mind.mat, question_of(mind.view), EFFORT, LOOKS)


def _has_claimed(view: View) -> bool:
    """Whether the player has said that a Solution is one cube away, so that he has one in mind."""
    called = view.challenge
    return called is not None and called.challenger == view.seat and called.claim in ONE_CUBE_CLAIMS


def _present(mind: Mind, goal: str, seen: Seen) -> BotChoice:
    view = mind.view
    challenge = view.challenge
    avoids = challenge is not None and BURDENS[challenge.claim].avoid_move
    avoid = avoid_move(mind) if avoids else ""
    paper = action.Present(by=view.seat, texts=seen.paper, goal=goal, avoid_move=avoid)
    joins = view.seat in view.writers.may
    reason = BotReason.JOINS_THE_WRITER if joins else BotReason.WRITES
    return acts(mind, paper, reason, paper=" and ".join(seen.paper))


def _denied(mind: Mind, seen: Seen) -> BotChoice | None:
    """After the last cube, or a forceout, one who is sure says that there is no Solution."""
    view = mind.view
    if view.challenge is not None or view.stopped or not seen.none:
        return None
    claims = OF_FORCEOUT if view.forceout_by else IMPOSSIBLE_CLAIMS
    word = word_for(view, claims) if view.seat != _target(view) else ""
    if not word or not _in_time(view) or not mind.happens(mind.level.bold):
        return None
    reason = BotReason.FORCEOUT_FALSE if view.forceout_by else BotReason.SEES_IMPOSSIBLE
    return acts(mind, action.Challenge(by=view.seat, kind=word), reason)


def _target(view: View) -> str:
    """Whom a challenge would be against."""
    return view.forceout_by or view.last_cube_by


def _in_time(view: View) -> bool:
    """Whether at least half of the time for writing is left: the first minute (VIII-B)."""
    clock = view.clock
    return clock is not None and not clock.expired and _gone(view) * 4 < clock.ends - clock.started


def _gone(view: View) -> int:
    assert view.clock is not None
    return view.now - view.clock.started


def _nothing(mind: Mind) -> BotChoice:
    view = mind.view
    joins = view.seat in view.writers.may
    reason = BotReason.JOINS_THE_SILENT if joins else BotReason.NOTHING_TO_WRITE
    return acts(mind, action.DoNotPresent(by=view.seat), reason)


def take_side(mind: Mind) -> BotChoice:
    """With the writer if a Solution is seen, else with the other."""
    view = mind.view
    challenge = view.challenge
    if challenge is None or view.seat != challenge.third or view.seat in dict(view.sides):
        return waits()
    burden = BURDENS[challenge.claim]
    _, seen = sought(mind)
    if seen:
        side = action.TakeSide(by=view.seat, side=burden.writer.value)
        return acts(mind, side, BotReason.JOINS_THE_WRITER, paper=" and ".join(seen.paper))
    return acts(
        mind, action.TakeSide(by=view.seat, side=burden.silent.value), BotReason.JOINS_THE_SILENT
    )
