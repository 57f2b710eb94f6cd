"""Readers of a question from a command line: a mat in notation or a case in JSON, and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goalsetter.cubes import Mat
from goalsetter.errors import CaseError
from goalsetter.notation import parse_mat
from goalsetter.questions.fields import parse_object
from goalsetter.questions.reader import (
    asked_game,
    read_any_question,
    read_solve_question,
    tells_universe,
)
from goalsetter.questions.setting import read_rulings
from goalsetter.rules import ON_SETS, AnyQuestion

Load = Callable[[str], str]
"""The text of a source, which this room may not open itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandLine:
    """The options of a command that asks; nothing where one was not given."""

    mat: str | None = None
    source: str | None = None
    equation: str | None = None
    solutions: tuple[str, ...] = ()
    challenge: str | None = None
    rules: str | None = None
    division: str | None = None
    variations: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


def ask_judge(line: CommandLine, load: Load) -> AnyQuestion:
    """Read a question to the judge."""
    data, mat = _told(line, load)
    if mat is not None and asked_game(data, mat) is ON_SETS and not tells_universe(mat):
        # Only now is it known that the Goal is one of ON-SETS: ``--rules`` said so.
        mat = parse_mat(line.mat or "", sets=True)
    return read_any_question(data, mat)


def ask_solver(line: CommandLine, load: Load) -> AnyQuestion:
    """Read a question to the solver."""
    return read_solve_question(*_told(line, load))


def _told(line: CommandLine, load: Load) -> tuple[dict[str, object], Mat | None]:
    """The keys of the question, what options say over what JSON says, and the mat in notation."""
    # Exactly one of the two, or which of two mats is meant would be a guess.
    if (line.mat is None) == (line.source is None):
        raise CaseError("no-input" if line.mat is None else "one-input")
    keys = parse_object(load(line.source)) if line.source is not None else {}
    mat = parse_mat(line.mat) if line.mat is not None else None
    options = {
        "equation": line.equation,
        "challenge": line.challenge,
        "rules": line.rules,
        "division": line.division,
        "solution": list(line.solutions) or None,
        "variations": list(line.variations) or None,
    }
    data = {**keys, **{name: value for name, value in options.items() if value is not None}}
    # The game is known only when options and JSON are put together.
    answers = read_rulings(line.rulings, asked_game(data, mat))
    before, added = data.get("rulings"), answers.get("rulings")
    # Rulings of the command line come on top of those in the file, name by name.
    if isinstance(before, Mapping) and isinstance(added, Mapping):
        answers["rulings"] = {**before, **added}
    return {**data, **answers}, mat
