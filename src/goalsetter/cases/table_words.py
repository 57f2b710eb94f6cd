"""What is asked of a judge in a procedure case, and what he answers, in whatever words."""

from __future__ import annotations

from goalsetter.cases.fields import Fields

QUESTIONS = (
    (("equal", "goal"), "value"),
    (("right",), "everything"),
    (("correct",), "everything"),
    (("wrong",), "everything"),
    (("rule on",), "everything"),
    (("check",), "everything"),
)
"""The words of a question to a judge, and what kind of question they make it."""


def question_of(event: Fields) -> str:
    """What kind of question it is."""
    asked = event.text("question").lower()
    kinds = (kind for words, kind in QUESTIONS if all(word in asked for word in words))
    return next(kinds, "specific")


ANSWERS = ("yes", "no")


def answer_of(event: Fields) -> str:
    """What a judge answers, by its first word."""
    answer = event.text("answer")
    first = answer.replace(",", " ").replace(".", " ").lower().split()[:1]
    return first[0] if first and first[0] in ANSWERS else answer
