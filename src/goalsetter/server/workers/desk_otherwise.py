"""Changes that would decide otherwise: another challenge, one variation less, another ruling.

Each is tried by the same judge and the same solver, so a judge at a table can rely on it as on the
answer itself; what would take too long is not tried, and not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from goalsetter.errors import GoalsetterError
from goalsetter.judge import GoalVerdict, Verdict, rule
from goalsetter.questions import read_any_question
from goalsetter.rules import AnyQuestion, ChallengeKind, rulings
from goalsetter.solver import Answer, Budget, Impossible, Solvable
from goalsetter.solver import solve as searched
from goalsetter.telling import ruling_words
from goalsetter.words import Message, message

TRIABLE = 400_000
"""Steps of a verdict beyond which nothing else is tried: it would take as long once more."""
ASIDE = Budget(steps=2_000_000)
"""How long the solver may search for the answer to the other challenge."""


def is_good(verdict: Verdict | GoalVerdict) -> bool:
    """Whether a paper is correct, or a Goal legal."""
    return verdict.legal if isinstance(verdict, GoalVerdict) else verdict.correct


def what_would_change(
    keys: Mapping[str, object], asked: AnyQuestion, verdict: Verdict | GoalVerdict
) -> Iterator[Message]:
    """Everything that was tried and decides otherwise; that nothing does, if all was tried."""
    if verdict.steps > TRIABLE:
        return
    good, of_goal = is_good(verdict), isinstance(verdict, GoalVerdict)
    changes = [
        *(() if of_goal else by_challenge(asked, good)),
        *by_variation(keys, good, of_goal=of_goal),
        *by_ruling(verdict),
    ]
    yield from changes
    if not changes and verdict.rests_on is not None:
        yield message("desk-if-nothing")


def by_challenge(asked: AnyQuestion, good: bool) -> Iterator[Message]:
    """Other challenges allow more or fewer cubes of Resources (VII-B-3)."""
    # Once the last cube has been moved, nothing lies in Resources that could be used or not.
    played_out = not asked.mat.resources
    others = [kind for kind in ChallengeKind if kind is not asked.challenge]
    for kind in others:
        if (kind is ChallengeKind.LAST_CUBE) is not played_out:
            continue
        if is_good(rule(replace(asked, challenge=kind))) is not good:
            yield message(f"desk-if-{kind.value}-{'wrong' if good else 'correct'}")


def by_variation(keys: Mapping[str, object], good: bool, *, of_goal: bool) -> Iterator[Message]:
    """The same question, one variation less."""
    named = keys["variations"]
    assert isinstance(named, list)
    words = ("legal", "illegal") if of_goal else ("correct", "wrong")
    for name in named:
        others = [other for other in named if other is not name]
        try:
            verdict = rule(read_any_question({**keys, "variations": others}))
        except GoalsetterError:  # without it, the question makes no sense
            continue
        if is_good(verdict) is not good:
            yield message(f"desk-if-without-{words[good]}", variation=name)


def by_ruling(verdict: Verdict | GoalVerdict) -> Iterator[Message]:
    """Questions that the books leave open, where another answer decides otherwise."""
    for hinge in verdict.rests_on or ():
        if hinge.ruling == rulings.grouping.RAISED.name:
            yield message("desk-if-not-raised")
        else:
            other = ruling_words(f"{hinge.ruling}: {hinge.otherwise}")
            yield message("desk-if-ruling", ruling=other)


def solvable_of(answer: Answer) -> bool | None:
    """Yes, no, or nothing if the solver does not know."""
    if isinstance(answer, Solvable):
        return True
    return False if isinstance(answer, Impossible) else None


def other_challenge(asked: AnyQuestion, solvable: bool) -> Message | None:
    """The answer to the challenge that was not asked about, where it does not follow by itself."""
    if asked.challenge is ChallengeKind.IMPOSSIBLE:
        if not solvable:
            return message("desk-and-now-no")
        other = ChallengeKind.NOW
    elif solvable:
        return message("desk-and-impossible-yes")
    else:
        other = ChallengeKind.IMPOSSIBLE
    answer = solvable_of(searched(asked.mat, asked.rules, other, ASIDE))
    if answer is None:
        return message(f"desk-and-{other.value}-unknown")
    return message(f"desk-and-{other.value}-{'yes' if answer else 'no'}")
