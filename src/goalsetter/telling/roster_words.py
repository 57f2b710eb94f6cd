"""The problems of a list of names as messages, for every surface that takes such a list."""

from __future__ import annotations

from goalsetter.roster import Roster, RosterProblem
from goalsetter.words import Listed, Message, Text, message, message_if_known


def roster_message(problem: RosterProblem) -> Message:
    """Return the message of a problem: where it is, what was expected, what came."""
    return message(
        f"roster-{problem.code.value}",
        row=problem.row,
        column=column_words(problem.column),
        expected=Listed(problem.expected, every=False),
        came=problem.came,
        others=Listed(tuple(map(str, problem.others))),
    )


def column_words(code: str) -> Text:
    """Return the name of a column; one that has no words yet is called by its code."""
    # The codes of columns are the caller's own, so a new list may bring new ones.
    return message_if_known(f"roster-column-{code}") or code


def roster_messages(roster: Roster) -> tuple[Message, ...]:
    """Return the messages of all problems of a list, those of the whole first."""
    return tuple(map(roster_message, roster.all_problems))
