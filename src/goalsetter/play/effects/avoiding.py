"""Whether the move that a paper names would have avoided the flub (2011-12 ET17, ET22; ST2).

Much can be said at once: that nobody can read it, that it could not be made, that a Solution on the
table needs but one cube after it. Whether there are other Solutions has to be searched for, which
this room does not do: whoever can, hands in a ``Search``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from goalsetter.play import actions
from goalsetter.play.avoid_text import Named, read_avoid_move
from goalsetter.play.changes import in_play, moved
from goalsetter.play.copying import replace
from goalsetter.play.effects import bonus, moving
from goalsetter.play.in_force import chosen, in_force, mat_of
from goalsetter.play.papers import needs_avoid_move
from goalsetter.play.seat import NOBODY, Section
from goalsetter.play.state import Paper, Shake, State
from goalsetter.play.verdicts import Brief, verdict_of
from goalsetter.rules import ChallengeKind, Claim

WRONG_AVOID_MOVE = "wrong-avoid-move"
"""AvoidFault a paper is wrong that names a move which would not have avoided the flub."""

Search = Callable[[State, bool], bool | None]
"""Whether a Solution can be built on a mat: with one cube more if that is said, else with all that
are left; nothing if it is not known."""


class AvoidFault(StrEnum):
    """The faults that an avoid move can have."""

    UNREAD = "unread"
    ILLEGAL = "illegal"
    NOW = "now"
    """One more cube would be enough after it too (ET17 a)."""
    IMPOSSIBLE = "impossible"
    """No Solution would be left after it (ET17 b)."""


@dataclass(frozen=True, slots=True)
class Avoidance:
    """The finding on an avoid move; nothing is right or wrong that is not known."""

    right: bool | None = None
    why: AvoidFault | None = None


UNDECIDED, RIGHT = Avoidance(), Avoidance(True)
ORDER = (True, None, False)
"""One reading that is right is enough."""


def avoidance(state: State, paper: Paper, search: Search | None = None) -> Avoidance:
    """Whether the move on a paper left a Solution, and none a cube away (ET17 a, b)."""
    if not needs_avoid_move(state.shake):
        return RIGHT
    readings = read_avoid_move(paper.avoid_move)
    if not readings and in_force(state).add_to_goal:
        return UNDECIDED  # a cube may be added to the Goal instead, in whatever words
    flubs = _flubs(state, search)
    if not flubs.meant:
        return UNDECIDED
    tried = [
        _outcome(state, after, search)
        for ground in flubs.meant
        for steps in readings
        for after in _after(_at(state, ground), steps)
    ]
    nothing = Avoidance(False, AvoidFault.ILLEGAL if readings else AvoidFault.UNREAD)
    best = min(tried, key=lambda avoidance: ORDER.index(avoidance.right), default=nothing)
    return best if best.right or flubs.complete else UNDECIDED


# Which move is meant.


@dataclass(frozen=True, slots=True)
class Flubs:
    """The shake before each turn that a claim may be about, and whether there is no other."""

    meant: tuple[Shake, ...]
    complete: bool


def _flubs(state: State, search: Search | None) -> Flubs:
    """A: the last turn. CA: an earlier one. Of a forceout: any, if one cube was enough ever since.

    A match that was set up in the middle does not tell what was moved before. On a mat without a
    cube in Required or Permitted one more cube is never enough, so no flub lies before it.
    """
    shake = state.shake
    assert shake.challenge is not None
    grounds, claim = shake.grounds, shake.challenge.claim
    if claim is Claim.A_FLUB:
        return Flubs(grounds[-1:], complete=True)
    positions = (*grounds[1:], shake)
    if not grounds:
        return Flubs((), complete=False)
    shakes: list[Shake] = []
    for ground, position in reversed(tuple(zip(grounds, positions, strict=True))):
        near = None if search is None else search(_at(state, position), True)
        if near is False:
            return Flubs(_earlier(shakes, claim), complete=True)
        shakes.append(ground)
    first = grounds[0]
    unlike = in_play(first) and (search is None or search(_at(state, first), True) is not False)
    return Flubs(_earlier(shakes, claim), complete=not unlike)


def _earlier(shakes: list[Shake], claim: Claim) -> tuple[Shake, ...]:
    """A CA-Flub is that an earlier one was left standing: not the last turn itself."""
    return tuple(shakes[1:] if claim is Claim.CA_FLUB else shakes)


def _at(state: State, shake: Shake) -> State:
    """The table as it was before a turn."""
    return replace(state, shake=replace(shake, said_bonus=NOBODY, block=None))


# What the Mover could have done.


def _after(ground: State, steps: tuple[Named, ...]) -> Iterator[Shake]:
    """Yield the shakes that come of the moves that are meant, where they are legal."""
    if not steps:
        yield ground.shake
        return
    for after in _made(ground, steps[0], called=len(steps) > 1):
        yield from _after(replace(ground, shake=after), steps[1:])


def _made(ground: State, step: Named, *, called: bool) -> Iterator[Shake]:
    """The shake after one cube, of each colour that is meant; two cubes are a bonus move."""
    shake, by, at, to = ground.shake, ground.shake.turn, ground.now, step.to
    for cube in dict.fromkeys(resource for resource in shake.resources if step.fits(resource, to)):
        lies = moved(shake, cube, to)
        if called:
            if bonus.check_bonus(ground, actions.Bonus(by=by, at=at, cube=cube, to=to)) is None:
                yield replace(lies, owes_second=True)
        elif moving.check_move(ground, actions.Move(by=by, at=at, cube=cube, to=to)) is None:
            yield lies
    if called:
        return
    for cube in dict.fromkeys(resource for resource in shake.permitted if step.fits(resource, to)):
        if moving.check_shift(ground, actions.Shift(by=by, at=at, cube=cube, to=to)) is None:
            yield moving.carried(shake, cube, Section.PERMITTED, to)


# What could be claimed then.


def _outcome(state: State, after: Shake, search: Search | None) -> Avoidance:
    position = _at(state, after)
    if _is_shown(state, after, ChallengeKind.NOW):
        return Avoidance(False, AvoidFault.NOW)
    if search is None:
        return UNDECIDED
    near = search(position, True)
    if near:
        return Avoidance(False, AvoidFault.NOW)
    left = _is_shown(state, after, ChallengeKind.IMPOSSIBLE) or search(position, False)
    if left is False:
        return Avoidance(False, AvoidFault.IMPOSSIBLE)
    return RIGHT if near is False and left else UNDECIDED


def _is_shown(state: State, after: Shake, challenge: ChallengeKind) -> bool:
    """Whether a paper on the table would be right there."""
    named, mat = chosen(after), mat_of(after)
    briefs = (
        Brief(terms=state.terms, named=named, mat=mat, texts=paper.texts, after=challenge)
        for paper in state.shake.papers
    )
    return any(verdict_of(brief).correct for brief in briefs)
