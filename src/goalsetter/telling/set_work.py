"""How a Solution of ON-SETS takes its cards, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from goalsetter.cubes import Card, SetGoal
from goalsetter.judge import GoalVerdict, SetWork
from goalsetter.notation import text
from goalsetter.words import Listed, Message, Text, joined, message


def names(cards: tuple[Card, ...]) -> Text:
    """Cards by their letters; the one without is called in words."""
    return in_words(" ".join(map(text, cards)))


def in_words(cards: str) -> Text:
    """Cards of the notation, with the word of the language for the one that is blank."""
    before, *after = re.split(r"\bblank\b", cards)
    rest = (part for text in after for part in (message("card-blank"), text))
    return joined((before, *rest), "") if after else before


def counted(count: int) -> Message:
    """A number of cards in words."""
    return message("cards", count=count)


def work_lines(work: SetWork) -> Iterator[Message]:
    """Tell what each Restriction takes away, what is left, and what the Set-Name takes."""
    for restriction, removed in work.steps:
        code = "step-removes" if removed else "step-removes-nothing"
        yield message(code, restriction=text(restriction), cards=names(removed))
    if work.steps:
        yield message("step-left", cards=names(work.left), count=counted(len(work.left)))
    name, count = text(work.solution.set_name), counted(len(work.taken))
    code = "step-takes" if work.taken else "step-takes-nothing"
    yield message(code, name=name, cards=names(work.taken), count=count)
    if work.twice:
        yield message("step-twice", cards=names(work.twice), worth=work.worth)


def goal_line(work: SetWork, goal: SetGoal, verdict: GoalVerdict) -> Text:
    """Whether what is taken meets the Goal; nothing, if the Goal is worth nothing."""
    # The finding about the Goal has said it.
    if not verdict.legal:
        return ""
    values = Listed(tuple(map(str, verdict.values)), every=False)
    code = "step-goal-met" if work.fits else "step-goal-missed"
    return message(code, worth=work.worth, goal=text(goal), values=values)
