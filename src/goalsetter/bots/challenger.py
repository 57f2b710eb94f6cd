"""Seeing when to challenge: Now, Impossible, their older names, and the call of forceout."""

from __future__ import annotations

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts
from goalsetter.bots.doubt import Evidence, find_evidence
from goalsetter.bots.fairness import legal
from goalsetter.bots.mind import Mind
from goalsetter.bots.plans import state_plan
from goalsetter.bots.safety import first_safe
from goalsetter.bots.sight import Seen, is_right, look, one_cube_away
from goalsetter.cubes import Cube, Mat
from goalsetter.notation import text
from goalsetter.play import Section, View, action, before_move
from goalsetter.rules import ONE_CUBE_CLAIMS, ChallengeKind, Claim

IMPOSSIBLE_CLAIMS = frozenset({Claim.IMPOSSIBLE, Claim.P_FLUB})
"""Claims that no Solution can be built."""

READINGS = 2
"""How often a paper is read through before the block is lifted for it: once when it comes to mind,
once more since a false challenge costs points."""

EVIDENCE = {
    Evidence.PROVED: BotReason.SEES_IMPOSSIBLE,
    Evidence.COUNTED: BotReason.COUNTS_OUT,
    Evidence.STRANGE: BotReason.DOUBTS,
    Evidence.TRIED: BotReason.GIVES_UP,
}
"""The reason that goes with each kind of evidence."""


def word_for(view: View, claims: frozenset[Claim]) -> str:
    """Return the word by which the book makes one of these claims now; nothing if none may be."""
    words = view.terms.procedure.words
    kinds = [call.kind for call in legal(view, action.Challenge)]
    return next((kind for kind in kinds if words.get(kind) in claims), "")


def challenge(mind: Mind) -> BotChoice | None:
    """Challenge the last move, if the player believes in a claim."""
    if mind.moved < mind.level.quiet or mind.memory.has_just_left_now(mind.view.number):
        return None
    # Now first: it is the cheaper search, and where it holds Impossible cannot.
    now = word_for(mind.view, ONE_CUBE_CLAIMS)
    if now:
        seen = one_cube_away(mind)
        if seen and is_right(mind, mind.mat, ChallengeKind.NOW, seen.paper, READINGS):
            return claim_now(mind, now, seen)
    return claim_impossible(mind)


def claim_now(mind: Mind, word: str, seen: Seen) -> BotChoice | None:
    """Say that a Solution is one cube away; by the older books if that was avoidable (ET17)."""
    view = mind.view
    if view.terms.procedure.forceout and not avoid_move(mind):
        if legal(view, action.Forceout):
            return acts(mind, action.Forceout(by=view.seat), BotReason.FORCED_OUT)
        return None
    called = action.Challenge(by=view.seat, kind=word)
    plan = state_plan(mind, mind.mat, ChallengeKind.NOW, seen)
    return acts(mind, called, BotReason.SEES_NOW, plan)


def claim_impossible(mind: Mind) -> BotChoice | None:
    """Say Impossible, if the player has come to believe that no Solution is left."""
    word = word_for(mind.view, IMPOSSIBLE_CLAIMS)
    evidence = find_evidence(mind) if word else None
    if evidence is None:
        return None
    called = action.Challenge(by=mind.view.seat, kind=word)
    return acts(mind, called, EVIDENCE[evidence])


# What the last mover could have done instead.


def avoid_move(mind: Mind) -> str:
    """Return a move that left no Solution one cube away; nothing if none is seen (ET17)."""
    for mat in mats_before(mind):
        safe = first_safe(mind, mat, near=bool(look(mind, mat, ChallengeKind.NOW)))
        if safe is not None:
            cube, to = safe
            return f"{text(cube)} to {to.value}"
    return ""


def mats_before(mind: Mind) -> list[Mat]:
    """Return the mat before the last turn; if nobody saw it, the last cube of a section is back."""
    if mind.view.ground is not None:
        return [mind.view.ground]
    lying: tuple[tuple[tuple[Cube, ...], Section], ...] = (
        (mind.view.required, Section.REQUIRED),
        (mind.view.permitted, Section.PERMITTED),
    )
    return [
        before_move(mind.mat, Cube(cubes[-1].face, cubes[-1].colour), section)
        for cubes, section in lying
        if cubes
    ]
