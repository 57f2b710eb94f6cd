"""A question of the desk, answered in a process of its own.

What cannot be understood comes back as a value: an error does not travel well between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goalsetter.errors import CaseError, NotationError
from goalsetter.server import wire
from goalsetter.server.workers.desk import judge, solve
from goalsetter.server.workers.desk_entry import read_entry
from goalsetter.telling import complaint
from goalsetter.words import render, speaking

Consultation = wire.Ruling | wire.Answer
ANSWERS: Mapping[str, Callable[[wire.DeskQuestion], Consultation]] = {
    "judge": judge,
    "solve": solve,
}
"""The questions of the desk, each with the function that answers it."""


def consulted(
    what: str, question: wire.DeskQuestion, language: str = "en"
) -> Consultation | wire.Fault:
    """The answer of judge or solver, or why the question cannot be understood."""
    with speaking(language):
        try:
            return ANSWERS[what](question)
        except (CaseError, NotationError) as error:
            return wire.Fault(code=error.code, sentence=render(complaint(error)))


def entered(entry: wire.DeskEntry, language: str = "en") -> wire.DeskQuestion | wire.Fault:
    """A question written out in the notation, or why it cannot be understood."""
    with speaking(language):
        try:
            return read_entry(entry)
        except (CaseError, NotationError) as error:
            return wire.Fault(code=error.code, sentence=render(complaint(error)))
