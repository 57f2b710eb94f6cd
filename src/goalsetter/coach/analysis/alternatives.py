"""Alternatives of a Mover: some move that left nothing to challenge.

Moves of one cube are tried first, all of them; then, where Add to Goal is played, cubes laid to the
Goal. A bonus move (V-C; 2011-12 ET11) can help only where
one cube was enough already before it: else the bonus cube alone, put in Forbidden, would have been
as safe. There are many bonus moves, so what a Solution refutes that was found before is asked
about no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from goalsetter.coach.analysis.truth import Oracle, either, yes
from goalsetter.cubes import Cube, LaidGoal
from goalsetter.judge import rule_on_papers
from goalsetter.play import (
    NOBODY,
    Action,
    Phase,
    Section,
    State,
    action,
    apply,
    in_force,
    mat_of,
    openings,
)
from goalsetter.play import is_legal as legal
from goalsetter.rules import ONE_CUBE_CLAIMS, ChallengeKind, Question
from goalsetter.solver import Solvable

Moving = action.Move | action.Shift
PLAINEST = (Section.FORBIDDEN, Section.PERMITTED, Section.REQUIRED)
"""In which order moves are tried: those that leave the mat as it is come first."""
MOST_UNKNOWN = 4
"""After so many moves that could not be decided, no other is tried."""
MOST_ASKED = 60
"""The solver is asked about so many bonus moves."""
MOST_ADDED = 24
"""So many ways to add a cube to the Goal are tried."""


@dataclass(frozen=True, slots=True)
class Avoiding:
    """Whether a flub could have been avoided, and how; nothing if that is not known."""

    possible: bool | None
    move: Action | None = None
    bonus: Action | None = None
    """The bonus move that goes before it."""


def avoiding(ground: State, oracle: Oracle) -> Avoiding:
    """A safe move for the player whose turn it was, with a bonus if there is no other."""
    # The word "bonus" binds who said it; asked is what could have been done before it.
    unsaid = replace(ground, shake=replace(ground.shake, said_bonus=NOBODY))
    plain = avoid_plainly(unsaid, oracle)
    # What is not known ends the search too: a bonus would not make it known.
    if plain.possible is not False:
        return plain
    added = avoid_by_adding(unsaid, oracle)
    if added.possible:
        return added
    bonus = avoid_with_bonus(unsaid, oracle)
    return bonus if bonus.possible else Avoiding(either(bonus.possible, added.possible))


def avoid_plainly(ground: State, oracle: Oracle) -> Avoiding:
    """Find a safe move of one cube."""
    unknown = 0
    for other in single_moves(ground):
        safe = is_safe(apply(ground, other).state, oracle)
        if safe:
            # Without its moment: the same move is the same advice, whenever it was found.
            return Avoiding(True, replace(other, at=0))
        unknown += safe is None
        if unknown == MOST_UNKNOWN:
            break
    return Avoiding(None if unknown else False)


def single_moves(ground: State) -> Iterator[Moving]:
    """Legal moves of one cube; of those with the same face, one."""
    moves: dict[tuple[object, ...], Moving] = {}
    for opening in openings(ground, ground.shake.turn):
        deed = opening.action
        if opening.legal and isinstance(deed, Moving) and not getattr(deed, "as_bonus", False):
            moves.setdefault((type(deed), deed.cube.face, deed.to), deed)
    # A cube in Forbidden takes a Solution away from everybody: most often that is safe.
    yield from sorted(moves.values(), key=lambda move: PLAINEST.index(move.to))


def is_safe(after: State, oracle: Oracle) -> bool | None:
    """A Solution is left, and nobody can have one with a single cube more."""
    every = ChallengeKind.IMPOSSIBLE if after.shake.phase is Phase.MOVE else ChallengeKind.LAST_CUBE
    left = yes(oracle.ask(after, every))
    if not left or not now_may_be_claimed(after):
        return left
    near = yes(oracle.ask(after, ChallengeKind.NOW))
    return None if near is None else not near


def now_may_be_claimed(state: State) -> bool:
    """Whether the book lets somebody claim that one cube more is enough (VI-A-2)."""
    return any(
        legal(state, action.Challenge(by=seat, at=state.now, kind=claim.value))
        for seat in state.seats
        for claim in ONE_CUBE_CLAIMS & set(state.terms.procedure.words.values())
    )


# Add to Goal.


def avoid_by_adding(ground: State, oracle: Oracle) -> Avoiding:
    """2018-19 XIII-C-10, 2011-12 ET6: a cube laid to the Goal instead of a move.

    A cube may be turned, and set apart from others; that is not tried, so nothing is known where
    none is safe as it is.
    """
    tried = tuple(islice(additions(ground), MOST_ADDED))
    for addition in tried:
        if is_safe(apply(ground, addition).state, oracle):
            return Avoiding(True, replace(addition, at=0))
    return Avoiding(None if tried else False)


def additions(ground: State) -> Iterator[action.AddToGoal]:
    """Each face once, at each place of the Goal as it lies, wherever that makes a legal Goal."""
    shake = ground.shake
    if not in_force(ground).add_to_goal or not isinstance(shake.goal, LaidGoal):
        return
    by, at = shake.turn, ground.now
    for cube in {cube.face: cube for cube in shake.resources}.values():
        for goal in goals_with_cube(shake.goal, cube):
            addition = action.AddToGoal(by=by, at=at, cube=cube, goal=goal)
            if legal(ground, addition):
                yield addition


def goals_with_cube(goal: LaidGoal, cube: Cube) -> Iterator[LaidGoal]:
    """Yield the Goal with a cube at each place."""
    for number, chunk in enumerate(goal.chunks):
        for place in range(len(chunk) + 1):
            grown = (*chunk[:place], cube, *chunk[place:])
            yield LaidGoal((*goal.chunks[:number], grown, *goal.chunks[number + 1 :]))


# Bonus moves.


@dataclass(frozen=True, slots=True)
class BonusMove:
    """A bonus move, the move after it, and what comes of both."""

    bonus: Action
    move: Action
    after: State


def avoid_with_bonus(ground: State, oracle: Oracle) -> Avoiding:
    """The first safe pair; nothing is known where too many are left to ask about."""
    # Where one cube is not enough yet, a bonus helps no more than its first cube alone.
    if yes(oracle.ask(ground, ChallengeKind.NOW)) is False:
        return Avoiding(False)
    asked = unknown = 0
    refuting: list[tuple[str, ...]] = []
    for pair in bonus_moves(ground, oracle):
        # The judge refutes at once what the solver would have to search for.
        if is_near_by(pair.after, refuting):
            continue
        if unknown == MOST_UNKNOWN or asked == MOST_ASKED:
            return Avoiding(None)
        asked += 1
        safe = is_safe_bonus(pair.after, oracle, refuting)
        if safe:
            return Avoiding(True, replace(pair.move, at=0), replace(pair.bonus, at=0))
        unknown += safe is None
    return Avoiding(None if unknown else False)


def bonus_moves(ground: State, oracle: Oracle) -> Iterator[BonusMove]:
    """Legal bonus moves with what may follow; not those after which no Solution is left."""
    seen = set()
    for first in first_cubes(ground):
        between = apply(ground, first).state
        if yes(oracle.ask(between, ChallengeKind.IMPOSSIBLE)) is False:
            continue
        for second in single_moves(between):
            after = apply(between, second).state
            # The order in which cubes came to a section is all one.
            lying = tuple(
                tuple(sorted(cube.face for cube in after.shake.section(section)))
                for section in PLAINEST
            )
            if lying not in seen:
                seen.add(lying)
                yield BonusMove(first, second, after)


def first_cubes(ground: State) -> Iterator[Action]:
    """Legal first cubes of a bonus move; of those with the same face, one."""
    bonuses: dict[tuple[object, ...], Action] = {}
    for opening in openings(ground, ground.shake.turn):
        deed = opening.action
        called = isinstance(deed, action.Bonus) or getattr(deed, "as_bonus", False)
        if opening.legal and called and isinstance(deed, action.Bonus | action.Shift):
            bonuses.setdefault((type(deed), deed.cube.face, deed.to), deed)
    yield from bonuses.values()


def is_near_by(after: State, papers: list[tuple[str, ...]]) -> bool:
    """Whether one of some Solutions still needs one cube at most, and Now may be claimed."""
    asked = Question(rules=in_force(after), mat=mat_of(after.shake), challenge=ChallengeKind.NOW)
    questions = [replace(asked, papers=paper) for paper in papers]
    held = any(rule_on_papers(question, briefly=True).correct for question in questions)
    return held and now_may_be_claimed(after)


def is_safe_bonus(after: State, oracle: Oracle, refuting: list[tuple[str, ...]]) -> bool | None:
    """As ``is_safe``; a Solution that is one cube away is kept, for it refutes others too."""
    if now_may_be_claimed(after):
        near = oracle.ask(after, ChallengeKind.NOW)
        if isinstance(near, Solvable):
            refuting.append(near.witness)
            return False
    return is_safe(after, oracle)
