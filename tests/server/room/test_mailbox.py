"""A room is a mailbox: only its own methods change its state."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.source_tree import Source, planted, sources

HOME = "server/room/room.py"
CONTAINERS_CHANGE = frozenset(
    {
        *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"),
        *("setdefault", "update", "__setattr__", "__setitem__"),
    }
)
"""Methods by which sets, lists and dictionaries are changed."""


MAKES_ROOM = re.compile(r"TableRoom\(|await [a-z.]*(find_room|look_up)\(")
"""Calls that give a room."""


def _is_part_of_room(node: ast.AST, rooms: frozenset[str]) -> bool:
    """Whether an expression reaches into a room: ``room.kept``, ``self.room.kept.seats[0]``."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if isinstance(node, ast.Attribute) and node.attr == "room":
            return True
    return isinstance(node, ast.Name) and node.id in rooms


def _rooms_in(tree: ast.AST) -> frozenset[str]:
    """The names that hold a room: those called so, and all that are said or made to be one."""
    names = {"room"}
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as said):
                names |= {name} if "TableRoom" in ast.unparse(said).split(" | ") else set()
            case ast.AnnAssign(target=ast.Name(id=name), annotation=said):
                names |= {name} if "TableRoom" in ast.unparse(said).split(" | ") else set()
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                names |= {name} if MAKES_ROOM.match(ast.unparse(value)) else set()
            case _:
                pass
    return frozenset(names)


def _targets(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from ast.walk(target) if isinstance(target, ast.Tuple) else (target,)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case ast.Call(func=ast.Attribute(attr=name) as method) if name in CONTAINERS_CHANGE:
            yield method.value
        case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[first, *_]):
            yield ast.Attribute(value=first, attr="any")
        case _:
            pass


def trespasses(source: Source) -> Iterator[str]:
    """Every place at which a module of the server changes a room from outside."""
    if not source.path.startswith("server/") or source.path == HOME:
        return
    rooms = _rooms_in(source.tree)
    for node in ast.walk(source.tree):
        for target in _targets(node):
            reaches = isinstance(target, ast.Attribute | ast.Subscript)
            if reaches and _is_part_of_room(target, rooms):
                yield f"{source.path}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"


def test_only_a_room_changes_its_state() -> None:
    """No other module of the server assigns, deletes or fills anything of a room."""
    seen = [trespass for source in sources() for trespass in trespasses(source)]
    assert not seen, "\n" + "\n".join(seen)


@pytest.mark.parametrize(
    "text",
    [
        "def f(room): room.table = None",
        "def f(room): room.kept, other = 1, 2",
        "def f(room): room.number += 1",
        "def f(room): del room.table",
        "def f(room): room.contests[3] = ()",
        "def f(room): room.ready.add('A')",
        "def f(room): setattr(room, 'table', None)",
        "def f(self): self.room.company.muted = ()",
        "def f(host: TableRoom): host.table = None",
        "async def f(self):\n    found = await self.find_room('X')\n    found.kept = None",
    ],
)
def test_a_trespass_is_seen(text: str) -> None:
    """The test speaks up on each way in which a room could be changed from outside."""
    assert list(trespasses(planted("server/http/tables.py", text)))
    assert not list(trespasses(planted(HOME, text)))


@pytest.mark.parametrize(
    "text",
    [
        "def f(self, room): self.room = room",
        "def f(room): room.touch()",
        "def f(room):\n    number = room.number\n    self.rooms[room.code] = room",
    ],
)
def test_what_is_allowed_is_let_be(text: str) -> None:
    """Holding a room, asking it and calling its methods is what everybody does."""
    assert not list(trespasses(planted("server/http/tables.py", text)))
