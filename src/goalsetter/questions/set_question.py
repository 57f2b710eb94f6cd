"""A question to the judge in the shape of a ``solution`` case of ON-SETS, and whose game it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.cubes import SECTIONS, SetGoal
from goalsetter.errors import CaseError
from goalsetter.questions.fields import Fields
from goalsetter.questions.reader import Asked, challenge_of, held, mat_of
from goalsetter.questions.setting import SETTING, game_named, listed, rules_of, ruling_of
from goalsetter.rules import GAMES, ON_SETS, AnyGame, OnSetsRules

MAT = frozenset({"goal", "universe", *SECTIONS})
SOLUTION_KEYS = SETTING | MAT | {"challenge", "solution"}
"""The keys of a question."""

KINDS = ("solution", "goal")
"""The kinds of cases that ask such a question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetQuestion(Asked[OnSetsRules]):
    """What the judge is asked; without a Solution, whether the Goal is legal."""

    solutions: tuple[str, ...] = ()

    @property
    def goal(self) -> SetGoal:
        """The Goal as it lies; there always is one."""
        assert isinstance(self.mat.goal, SetGoal)
        return self.mat.goal


def read_set_question(data: Mapping[str, object]) -> SetQuestion:
    """The question that the keys spell; what a case expects is left aside."""
    fields = held(data, SOLUTION_KEYS, KINDS)
    mat = mat_of(fields, MAT, universe="?")
    if "solution" in fields and mat.universe is None:
        raise CaseError("no-universe")
    return SetQuestion(
        rules=rules_of(fields, ON_SETS),
        mat=mat,
        challenge=challenge_of(fields),
        solutions=solutions_of(fields),
        ruling=ruling_of(fields),
        assumed="challenge" not in fields,
    )


def solutions_of(fields: Fields) -> tuple[str, ...]:
    """What was handed in: a Solution, a list of two under Two Solutions, or nothing."""
    if isinstance(fields.data.get("solution"), list):
        return fields.texts("solution")
    return (fields.text("solution"),) if "solution" in fields else ()


def asked_game(data: Mapping[str, object]) -> AnyGame:
    """The game of the edition that is named; else the one whose keys are there."""
    marked = [game for game in GAMES if any(key in data for key in game.dealt)]
    written = [game for game in GAMES if game.paper in data]
    likely = tuple(dict.fromkeys((*marked, *written, *GAMES)))
    game = game_named(Fields(data).text("rules"), likely) if "rules" in data else likely[0]
    for other in GAMES:
        strange = [key for key in other.own if key in data and key not in game.own]
        if strange:
            known = listed(game.own)
            raise CaseError(
                "other-game", key=strange[0], other=other.name, game=game.name, known=known
            )
    return game
