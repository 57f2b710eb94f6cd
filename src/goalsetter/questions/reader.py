"""Readers of a question to the judge or the solver, from the keys of a JSON object.

The keys are those of a case of kind ``equation``, ``solution``, ``goal`` or ``solve``. A mat that
was read from notation may be given beside them; it stands for the keys of its sections.
"""

from __future__ import annotations

from collections.abc import Mapping

from goalsetter.cubes import EQUATIONS_SYMBOLS, SECTIONS, Mat, SetGoal
from goalsetter.errors import CaseError
from goalsetter.judge import find_unreadable
from goalsetter.notation import mat_from_json, text
from goalsetter.questions.fields import Fields
from goalsetter.questions.setting import (
    SETTING,
    game_named,
    listed,
    loosely,
    profile_of,
    rules_of,
)
from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    ON_SETS,
    AnyGame,
    AnyQuestion,
    ChallengeKind,
    EquationsRules,
    OnSetsRules,
    Question,
)

MAT = frozenset({"goal", *SECTIONS})
DEALT = MAT | {"universe"}
EQUATION_KEYS = SETTING | MAT | {"challenge", "equation"}
SOLUTION_KEYS = SETTING | DEALT | {"challenge", "solution"}
SOLVE_KEYS = SETTING | DEALT | {"challenge"}
"""The keys of each kind of question."""

EXPECTED = frozenset(
    {
        *("id", "ref", "note", "text", "disputed", "kind"),
        *("correct", "why", "why_also", "counter", "not_counter"),
        *("legal", "values", "includes", "excludes"),
    }
)
"""The keys of a case that are no part of the question."""

OF_NO_USE = EXPECTED | {"solvable", "equation", "solution"}
"""Keys of cases that do not matter to the solver: any case about a mat can be asked."""

DEFAULT_CHALLENGE = "now"


def read_question(data: Mapping[str, object], mat: Mat | None = None) -> Question[EquationsRules]:
    """A question about an Equation, or about a Goal of EQUATIONS alone."""
    fields = _fields(data, EQUATION_KEYS, ("equation", "goal"))
    mat = mat or mat_from_json(_sections(fields, MAT))
    if mat.goal is None:
        raise CaseError("no-goal")
    return Question(
        rules=rules_of(fields, EQUATIONS),
        mat=mat,
        challenge=challenge_of(fields),
        papers=(fields.text("equation"),) if "equation" in fields else (),
        profile=profile_of(fields),
        assumed="challenge" not in fields,
    )


def read_set_question(data: Mapping[str, object], mat: Mat | None = None) -> Question[OnSetsRules]:
    """A question about one or two Solutions of ON-SETS, or about a Goal alone."""
    fields = _fields(data, SOLUTION_KEYS, ("solution", "goal"))
    # Without a Universe the Goal has to be told as one of ON-SETS, or it is read as a number.
    mat = mat or mat_from_json({"universe": "?", **_sections(fields, DEALT)})
    if mat.goal is None:
        raise CaseError("no-goal")
    if "solution" in fields and mat.universe is None:
        raise CaseError("no-universe")
    # A list is one paper for each Solution, whatever the rules ask for: the judge counts them.
    several = isinstance(fields.data.get("solution"), list)
    alone = (fields.text("solution"),) if "solution" in fields and not several else ()
    return Question(
        rules=rules_of(fields, ON_SETS),
        mat=mat,
        challenge=challenge_of(fields),
        papers=fields.texts("solution") if several else alone,
        profile=profile_of(fields),
        assumed="challenge" not in fields,
    )


def read_any_question(data: Mapping[str, object], mat: Mat | None = None) -> AnyQuestion:
    """A question to the judge about the game that the keys tell; its usual rules if none are."""
    game = asked_game(data, mat)
    reader = read_set_question if game is ON_SETS else read_question
    return reader({"rules": game.usual, **data}, mat)


def read_solve_question(data: Mapping[str, object], mat: Mat | None = None) -> AnyQuestion:
    """A question to the solver of either game; there need not be a Goal."""
    game = asked_game(data, mat)
    fields = Fields({"rules": game.usual, **data})
    fields.hold(frozenset({"rules"}), SOLVE_KEYS, OF_NO_USE)
    if game.dealt and not ("universe" in fields or tells_universe(mat)):
        raise CaseError("no-universe")
    rules = rules_of(fields, game)
    mat = mat or mat_from_json(_sections(fields, DEALT))
    cubes = [cube for section in SECTIONS for cube in getattr(mat, section)]
    # Without a Universe told, cubes of ON-SETS show that the wrong game was asked.
    strange = dict.fromkeys(cube.face for cube in cubes if cube.face not in EQUATIONS_SYMBOLS)
    if strange and not game.dealt:
        raise CaseError("strange-cubes", cubes=" ".join(strange))
    # Whether any Goal can be set is a question about a roll, with nothing moved yet.
    if mat.goal is None and (mat.required or mat.permitted or mat.forbidden):
        raise CaseError("goal-first")
    return Question(
        rules=rules, mat=mat, challenge=challenge_of(fields), profile=profile_of(fields)
    )


def asked_game(data: Mapping[str, object], mat: Mat | None = None) -> AnyGame:
    """The game of the edition that is named; else the one whose keys are there."""
    keys = {*data, *(("universe",) if tells_universe(mat) else ())}
    marked = [game for game in GAMES if keys.intersection(game.dealt)]
    written = [game for game in GAMES if game.paper in keys]
    # What is dealt tells more than what is written: then the order of the games decides.
    likely = tuple(dict.fromkeys((*marked, *written, *GAMES)))
    game = game_named(Fields(data).text("rules"), likely) if "rules" in data else likely[0]
    # A key of the other game would be passed over in silence: better to say so.
    for other in GAMES:
        strange = [key for key in other.own if key in keys and key not in game.own]
        if strange:
            known = listed(game.own)
            raise CaseError(
                "other-game", key=strange[0], other=other.name, game=game.name, known=known
            )
    return game


def tells_universe(mat: Mat | None) -> bool:
    """Whether a mat was told with a Universe, be it an unknown one."""
    return mat is not None and (mat.universe is not None or isinstance(mat.goal, SetGoal))


def hold_readable(question: AnyQuestion) -> None:
    """Raise ``NotationError`` for a paper that nobody can read: there is no ruling on it."""
    for paper in question.papers:
        error = find_unreadable(paper, question.rules)
        if error is not None:
            raise error


def hold_played_out(question: AnyQuestion) -> None:
    """VIII: raise ``CaseError`` for a paper after the last cube where cubes are left to move.

    No table can lie so. A conformance case may all the same: there the ruling is the question.
    """
    last = question.challenge is ChallengeKind.LAST_CUBE
    if last and question.papers and question.mat.resources:
        raise CaseError("last-cube-left", cubes=text(question.mat.resources))


def challenge_of(fields: Fields) -> ChallengeKind:
    """The challenge by its name."""
    name = fields.text("challenge", DEFAULT_CHALLENGE)
    kind = loosely(name, {challenge.value: challenge for challenge in ChallengeKind})
    if kind is None:
        known = listed(challenge.value for challenge in ChallengeKind)
        raise CaseError("unknown-challenge", name=name, known=known)
    return kind


def _fields(data: Mapping[str, object], keys: frozenset[str], kinds: tuple[str, ...]) -> Fields:
    """The keys of a question, none of them unknown; the kind of a case, if told, must fit."""
    fields = Fields(data)
    fields.hold(frozenset({"rules"}), keys, EXPECTED)
    # A whole case may be asked as a question, so its kind must be one that this reader knows.
    kind = fields.text("kind", kinds[0])
    if kind not in kinds:
        raise CaseError("unknown-kind", name=kind, known=listed(kinds))
    return fields


def _sections(fields: Fields, names: frozenset[str]) -> dict[str, str]:
    return {name: fields.text(name) for name in sorted(names) if name in fields}
