"""A question of the desk, answered in a process of its own.

What cannot be understood comes back as a value: an error does not travel well between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goalsetter.errors import CaseError, NotationError
from goalsetter.server import wire
from goalsetter.server.workers.desk import judge, solve
from goalsetter.telling import complaint
from goalsetter.words import render, speaking

ANSWERS: Mapping[str, Callable[[wire.DeskQuestion], wire.Ruling | wire.Answer]] = {
    "judge": judge,
    "solve": solve,
}
"""The questions of the desk, each with the function that answers it."""


def consulted(
    what: str, question: wire.DeskQuestion, language: str = "en"
) -> wire.Ruling | wire.Answer | wire.Fault:
    """The answer of judge or solver, or why the question cannot be understood."""
    with speaking(language):
        try:
            return ANSWERS[what](question)
        except (CaseError, NotationError) as error:
            return wire.Fault(code=error.code, sentence=render(complaint(error)))
