"""An action is one row: everything known of it stands with its class, and few files name it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields

import pytest

from goalsetter.play import Action, Setup, action
from goalsetter.play.record.table import ROWS_OF
from goalsetter.play.rulebook import RULES
from goalsetter.rules import ACTS
from goalsetter.table.gate import OF_THE_HOUSE
from tests.source_tree import ROOT, Source, planted, sources

MOST_FILES = 4
"""Files of play and table that may name an action: its row, its effect, and two that ask for it."""
NAMES = frozenset(kind.__name__ for kind in action.KINDS)
PAGE = (ROOT / "docs" / "howto" / "add-an-action.md").read_text(encoding="utf-8")


def named_in(source: Source) -> Iterator[str]:
    """Every action that a file names: by its package, by an import, or by making the class."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id in ("action", "actions"):
                yield node.attr
        elif isinstance(node, ast.ImportFrom) and ".actions" in (node.module or ""):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ClassDef):
            yield node.name


def files_naming(files: list[Source]) -> dict[str, set[str]]:
    """The files of play and table in which each action is named."""
    places: dict[str, set[str]] = defaultdict(set)
    for source in files:
        if source.room in ("play", "table"):
            for name in NAMES.intersection(named_in(source)):
                places[name].add(source.path)
    return places


def test_few_files_name_an_action() -> None:
    """Each has its row, and the tables are derived from it."""
    places = files_naming(list(sources()))
    assert set(places) == NAMES
    over = [f"{name}: {sorted(paths)}" for name, paths in places.items() if len(paths) > MOST_FILES]
    assert not over, "\n" + "\n".join(over)


def test_naming_is_seen() -> None:
    """By attribute, by import and by class, in play and table alone."""
    files = [
        planted("play/one.py", "def f(deed: actions.Move) -> None: ..."),
        planted("table/two.py", "from goalsetter.play import action\nx = action.Move"),
        planted("play/three.py", "from goalsetter.play.actions.moving import Move"),
        planted("play/actions/four.py", "class Move: ..."),
        planted("bots/five.py", "x = action.Move"),
    ]
    assert files_naming(files) == {
        "Move": {"play/one.py", "table/two.py", "play/three.py", "play/actions/four.py"}
    }


@pytest.mark.parametrize("kind", action.KINDS, ids=lambda kind: kind.do)
def test_a_row_is_whole(kind: type[Action]) -> None:
    """It has a name, phrases for all its parts, and is either listed or tried."""
    rule = kind.rule
    assert "rule" in vars(kind)
    assert "do" in vars(kind)
    assert (rule.lister is None) != (rule.probes is None)
    assert rule.doers
    for phrase in rule.phrases:
        told = {part.name for part in phrase.parts} | {name for name, _ in phrase.fixed}
        assert told == {field.name for field in fields(kind)} - {"by", "at"}


def test_the_tables_are_derived_from_the_rows() -> None:
    """Rules, record, acts of the books and the gate know the same kinds."""
    assert set(RULES) == set(ROWS_OF) == {Setup, *action.KINDS}
    assert {act.do for act in ACTS} == {kind.do for kind in action.KINDS}
    assert {kind for kind in RULES if not kind.rule.handed_in_by} == set(OF_THE_HOUSE)
    assert len({kind.do for kind in RULES}) == len(RULES)


def blocks() -> Iterator[tuple[str, str]]:
    """The file named before each piece of code on the page, and the piece."""
    path = ""
    for text in PAGE.split("```")[:-1]:
        kind, _, code = text.partition("\n")
        if kind in ("python", "ftl"):
            yield path, code
        elif "`src/" in text:
            path = "src/" + text.rpartition("`src/")[2].partition("`")[0]


def test_the_page_shows_what_stands_in_the_code() -> None:
    """Every piece of the small action on the page stands so in the file that the page names."""
    shown = list(blocks())
    assert len({path for path, _ in shown}) == MOST_FILES
    for path, code in shown:
        assert code.strip() in (ROOT / path).read_text(encoding="utf-8"), path
