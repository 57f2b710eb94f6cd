"""How a Solution of ON-SETS takes its cards, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from goalsetter.cubes import Card, SetGoal
from goalsetter.judge import GoalVerdict, SetWork
from goalsetter.notation import text
from goalsetter.words import one_of, say


def names(cards: tuple[Card, ...]) -> str:
    """Cards by their letters; the one without is called in words."""
    return in_words(" ".join(map(text, cards)))


def in_words(cards: str) -> str:
    """Cards of the notation, with the word of the language for the one that is blank."""
    return re.sub(r"\bblank\b", say("card-blank"), cards)


def counted(count: int) -> str:
    """A number of cards in words."""
    return say("cards", count=count)


def work_lines(work: SetWork) -> Iterator[str]:
    """What each Restriction takes away, what is left, and what the Set-Name takes."""
    for restriction, removed in work.steps:
        code = "step-removes" if removed else "step-removes-nothing"
        yield say(code, restriction=text(restriction), cards=names(removed))
    if work.steps:
        yield say("step-left", cards=names(work.left), count=counted(len(work.left)))
    name, count = text(work.solution.set_name), counted(len(work.taken))
    code = "step-takes" if work.taken else "step-takes-nothing"
    yield say(code, name=name, cards=names(work.taken), count=count)
    if work.twice:
        yield say("step-twice", cards=names(work.twice), worth=work.worth)


def goal_line(work: SetWork, goal: SetGoal, verdict: GoalVerdict) -> str:
    """Whether what is taken meets the Goal; nothing, if the Goal is worth nothing."""
    if not verdict.legal:
        return ""
    values = one_of(map(str, verdict.values))
    code = "step-goal-met" if work.fits else "step-goal-missed"
    return say(code, worth=work.worth, goal=text(goal), values=values)
