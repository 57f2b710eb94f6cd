"""Words of a procedure case, whichever they are: calls, questions to a judge, answers."""

from __future__ import annotations

from goalsetter.questions import Fields

SPOKEN = {
    "bonus": "say_bonus",
    "no goal": "no_goal",
    "forceout": "forceout",
    "that is all": "stop_choosing",
    "nothing to show": "show_nothing",
    "i have nothing to show": "show_nothing",
}
"""Words that are calls, with the verbs of those."""


def _plain(words: str) -> str:
    return words.strip(' .!"').lower()


def verb_said(words: str) -> str:
    """The verb of a call; nothing for other words."""
    return SPOKEN.get(_plain(words), "")


def challenge_said(words: str) -> str:
    """The kind of challenge that words name: "Challenge Trap" names a trap (judges D17)."""
    return _plain(words).removeprefix("challenge").strip()


# First match first: "equal the Goal" is about the value, even with "right" in it.
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
    """The kind of a question."""
    asked = event.text("question").lower()
    kinds = (kind for words, kind in QUESTIONS if all(word in asked for word in words))
    return next(kinds, "specific")


ANSWERS = ("yes", "no")


def truth_said(truth: bool) -> str:
    """True or false, as a judge says it."""
    return ANSWERS[not truth]


def answer_of(event: Fields) -> str:
    """The answer of a judge, by its first word."""
    value = event.data.get("answer")
    answer = truth_said(value) if isinstance(value, bool) else event.text("answer")
    # "Yes, it is." is a yes; an answer that begins otherwise is kept as it was given.
    first = answer.replace(",", " ").replace(".", " ").lower().split()[:1]
    return first[0] if first and first[0] in ANSWERS else answer
