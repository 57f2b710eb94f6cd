"""One question, one ruling: every other room comes to the judge through ``judge.rule``."""

from __future__ import annotations

import ast
import inspect
import typing
from collections.abc import Iterator

import pytest

import goalsetter.judge
from goalsetter.judge import ChoiceVerdict, GoalVerdict, Verdict, rule, rule_on_papers, rule_within
from goalsetter.questions import read_any_question
from tests.cases_room.case_files import ON_SETS, of_kind
from tests.source_tree import PACKAGE, Source, planted, sources

DOOR = {
    "rule",
    "rule_on_papers",
    "rule_on_goal",
    "rule_on_choice",
    "rule_on_deal",
    "rule_within",
    "is_legal_goal",
    "work_out",
}
"""The door and its parts, which its docstring names."""

ASKING = {"play", "bots", "coach", "cases", "server", "cli"}
"""The rooms that ask for rulings."""

TELLING = {"telling", "report"}
"""The rooms that put rulings into words: they ask nothing, so they can decide nothing."""

VERDICTS = (Verdict, GoalVerdict, ChoiceVerdict)
MADE_BY_THE_JUDGE = {"Verdict", "GoalVerdict", "ChoiceVerdict", "Finding"}
KEPT = {"server/workers/papers.py"}
"""Where a verdict is made of one that the judge gave before and a store has kept."""


def names_taken(source: Source) -> Iterator[str]:
    """The names that a file takes from the judge; of the judge as a whole, every name."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and node.module == f"{PACKAGE}.judge":
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            yield from ("*" for alias in node.names if alias.name == "judge")
        if isinstance(node, ast.Import):
            yield from ("*" for alias in node.names if alias.name.startswith(f"{PACKAGE}.judge"))


def sidesteps(source: Source) -> list[str]:
    """The ways in which a file of another room goes round the door."""
    if source.room == "judge":
        return []
    trouble = []
    for name in names_taken(source):
        shown = getattr(goalsetter.judge, name, None)
        if name == "*" or shown is None:
            trouble.append(f"{source.path}: takes {name} from the judge")
        elif source.room in TELLING and not inspect.isclass(shown):
            trouble.append(f"{source.path}: asks {name}, and should only tell")
    for node in ast.walk(source.tree):
        match node:
            case ast.Call(func=ast.Name(id=made)) if made in MADE_BY_THE_JUDGE:
                if source.path not in KEPT:
                    trouble.append(f"{source.path}:{node.lineno}: makes a {made} itself")
            # Whoever imports a module by its name passes by every other check.
            case ast.Constant(value=str(text)) if text.startswith(f"{PACKAGE}.judge."):
                trouble.append(f"{source.path}:{node.lineno}: names {text}")
            case _:
                pass
    return trouble


def test_nobody_goes_round_the_door() -> None:
    """No room takes more than the judge shows, makes a verdict, or decides while telling."""
    trouble = [line for source in sources() for line in sidesteps(source)]
    assert not trouble, "\n" + "\n".join(trouble)


def test_all_verdicts_come_out_of_the_door() -> None:
    """Every export of the judge that gives a verdict is the door or a part of it."""
    shown = {name: getattr(goalsetter.judge, name) for name in goalsetter.judge.__all__}
    functions = {name: f for name, f in shown.items() if inspect.isfunction(f)}
    assert functions.keys() >= DOOR
    for name, function in functions.items():
        given = typing.get_type_hints(function)["return"]
        kinds = {given, *typing.get_args(given)}
        assert name in DOOR or kinds.isdisjoint(VERDICTS), name
    assert not [name for name in functions if name.startswith("judge")]


def test_the_door_names_its_parts() -> None:
    """The docstring of ``judge.rule`` says what each part is for."""
    (source,) = (source for source in sources() if source.path == "judge/rule.py")
    text = ast.get_docstring(source.tree) or ""
    assert not [name for name in DOOR if f"``{name}``" not in text]


@pytest.mark.parametrize("room", sorted(ASKING))
def test_every_room_that_rules_asks_at_the_door(room: str) -> None:
    """Tables, bots, coach, cases, desk and command line each use a part of the door."""
    taken = {name for source in sources() if source.room == room for name in names_taken(source)}
    assert taken & DOOR


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("play/verdicts.py", "from goalsetter.judge import judge_equation"),
        ("bots/checker.py", "from goalsetter import judge"),
        ("coach/papers.py", "import goalsetter.judge.equation"),
        ("cases/kinds.py", "import_module('goalsetter.judge.equation')"),
        ("cli/judge.py", "verdict = Verdict(findings=())"),
        ("telling/papers.py", "from goalsetter.judge import rule"),
    ],
)
def test_a_way_round_is_seen(path: str, text: str) -> None:
    """Each trick is named."""
    assert sidesteps(planted(path, text))


def test_what_the_door_gives_may_be_passed_on() -> None:
    """Values and the door itself may be used, and what a verdict says may be read."""
    text = "from goalsetter.judge import Finding, rule\nverdict = rule(question)\n"
    assert not sidesteps(planted("server/workers/desk.py", text))


def test_briefly_and_at_length_are_one_ruling() -> None:
    """A verdict with all there is to say has the findings of the brief one that tables go by."""
    for case in (*of_kind("equation")[::40], *of_kind("solution", ON_SETS)[::20]):
        question = read_any_question({key: case[key] for key in case if key not in EXPECTED})
        brief, full = rule_on_papers(question, briefly=True), rule(question)
        assert isinstance(full, Verdict)
        assert [f.code for f in full.findings] == [f.code for f in brief.findings], case["id"]
        assert rule_within(brief.steps, question) == brief


EXPECTED = {"id", "kind", "ref", "note", "correct", "why", "why_also", "counter", "not_counter"}
"""Keys of a case that are no part of its question."""
