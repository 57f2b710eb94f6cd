"""``goalsetter judge``: rule on an Equation, a Solution, or a Goal alone, with every reason."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.cli import judge_equation, judge_solution
from goalsetter.cli.answer import complain
from goalsetter.errors import CaseError, NotationError
from goalsetter.notation import mat_to_json, parse_mat
from goalsetter.questions import asked_game, parse_case, read_rulings
from goalsetter.rules import EQUATIONS, ON_SETS, AnyGame

CORRECT, WRONG, NOT_UNDERSTOOD = 0, 1, 2
"""Exit codes: correct (or a legal Goal); not; the question cannot be understood."""

RULERS = {EQUATIONS.name: judge_equation.rule, ON_SETS.name: judge_solution.rule}
"""What rules on each game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line; nothing where an option was not given."""

    mat: str | None = None
    source: str | None = None
    equation: str | None = None
    solutions: tuple[str, ...] = ()
    challenge: str | None = None
    rules: str | None = None
    division: str | None = None
    variations: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


def run(asked: Asked, *, as_json: bool) -> int:
    """Judge what was asked, print the ruling, and give the exit code."""
    try:
        data = data_of(asked)
        game = asked_game(data)
        told = with_rulings(data, asked.rulings, game)
        good = RULERS[game.name]({"rules": game.usual, **told}, as_json=as_json)
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    return CORRECT if good else WRONG


def data_of(asked: Asked) -> dict[str, object]:
    """The question as the keys of a case: what is in JSON, then what options say."""
    if (asked.mat is None) == (asked.source is None):
        raise CaseError("no-input" if asked.mat is None else "one-input")
    taken = parse_case(_content(asked.source)) if asked.source is not None else {}
    mat = mat_to_json(parse_mat(asked.mat)) if asked.mat is not None else {}
    names = ("equation", "challenge", "rules", "division")
    options = {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}
    lists = {"solution": list(asked.solutions), "variations": list(asked.variations)}
    given = {name: texts for name, texts in lists.items() if texts}
    return {**taken, **mat, **options, **given}


def with_rulings(
    data: Mapping[str, object], told: tuple[str, ...], game: AnyGame
) -> dict[str, object]:
    """The question with what options say of open questions; single answers add to those there."""
    given = read_rulings(told, game)
    before, added = data.get("rulings"), given.get("rulings")
    if isinstance(before, Mapping) and isinstance(added, Mapping):
        given["rulings"] = {**before, **added}
    return {**data, **given}


def _content(source: str) -> str:
    """The text of the file, or of standard input."""
    try:
        if source == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig")
        with open(source, encoding="utf-8-sig") as opened:
            return opened.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise CaseError("no-file", file=source, reason=reason) from error
