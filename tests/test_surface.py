"""The names that each room shows to the others: a sorted list of names that are really there."""

from __future__ import annotations

import ast
import re
from importlib import import_module

import pytest

from tests.source_tree import PACKAGE, SRC, room_packages, sources


def shown_by(room: str) -> list[str]:
    """The names in a room's ``__all__``."""
    shown = getattr(import_module(f"{PACKAGE}.{room}"), "__all__", None)
    assert isinstance(shown, list | tuple), f"{PACKAGE}.{room} has no __all__"
    return list(shown)


def place(name: str) -> tuple[int, list[tuple[int, int, str]]]:
    """Where ruff's RUF022 sorts a name: constants, classes, the rest, and numbers by value."""
    kind = 0 if len(name) > 1 and name.isupper() else 1 if name[:1].isupper() else 2
    pieces = re.findall(r"\d+|\D+", name)
    return kind, [(0, int(p), "") if p.isdigit() else (1, 0, p) for p in pieces]


@pytest.mark.parametrize("room", room_packages())
def test_the_surface_is_sorted_and_public(room: str) -> None:
    """A room lists its names once each, in ruff's order, none of them private."""
    shown = shown_by(room)
    assert shown == sorted(set(shown), key=place)
    assert not [name for name in shown if name.startswith("_")]


@pytest.mark.parametrize("room", room_packages())
def test_every_name_shown_is_there(room: str) -> None:
    """Every name in a room's ``__all__`` can be imported from the room."""
    module = import_module(f"{PACKAGE}.{room}")
    assert not [name for name in shown_by(room) if not hasattr(module, name)]


def test_the_root_holds_the_version_and_nothing_else() -> None:
    """The root is a docstring and one assignment."""
    (root,) = (source for source in sources() if source.path == "__init__.py")
    docstring, *rest = [ast.unparse(statement) for statement in root.tree.body]
    assert ast.get_docstring(root.tree), docstring
    assert [re.sub(r"'[\d.]+\w*'", "…", statement) for statement in rest] == ["__version__ = …"]


def test_the_package_is_typed() -> None:
    """Type checkers of other projects may rely on our annotations."""
    assert (SRC / "py.typed").is_file()


def test_names_are_placed_as_ruff_places_them() -> None:
    """Constants first, then classes, then the rest; numbers count as numbers."""
    names = ["find", "Mat", "ALL", "A2", "A10", "Cube", "goal_2", "goal_10", "X"]
    expected = ["A2", "A10", "ALL", "Cube", "Mat", "X", "find", "goal_2", "goal_10"]
    assert sorted(names, key=place) == expected
