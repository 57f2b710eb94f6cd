"""The law of the rooms, held on the parsed source: who imports whom, what the core may touch.

The import contract in ``pyproject.toml`` guards the direction; this is the narrower rule.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

import pytest

from tests.source_tree import PACKAGE, Source, planted, room_packages, sources

MAY_IMPORT: dict[str, frozenset[str]] = {
    "errors": frozenset(),
    "words": frozenset(),
    "roster": frozenset({"errors"}),
    "cubes": frozenset({"errors"}),
    "notation": frozenset({"errors", "cubes"}),
    "expr": frozenset({"errors", "cubes"}),
    "rules": frozenset({"errors", "cubes", "notation", "expr"}),
    "judge": frozenset({"errors", "cubes", "notation", "expr", "rules"}),
    "solver": frozenset({"errors", "cubes", "notation", "expr", "rules"}),
    "questions": frozenset({"errors", "cubes", "notation", "rules", "judge"}),
    "play": frozenset({"errors", "cubes", "notation", "rules", "judge"}),
    "bots": frozenset({"errors", "cubes", "notation", "expr", "rules", "judge", "solver", "play"}),
    "coach": frozenset({"errors", "cubes", "notation", "expr", "rules", "judge", "solver", "play"}),
    "tournament": frozenset({"errors", "rules"}),
    "table": frozenset({"errors", "cubes", "rules", "solver", "play", "bots"}),
    "practice": frozenset(
        {
            *("errors", "cubes", "notation", "rules", "judge", "solver"),
            *("play", "bots", "coach", "table"),
        }
    ),
    "cases": frozenset(
        {
            *("errors", "cubes", "notation", "expr", "rules"),
            *("judge", "solver", "questions", "play"),
        }
    ),
    "paper": frozenset({"errors", "words", "rules"}),
    "telling": frozenset(
        {
            *("errors", "words", "roster", "cubes", "notation", "expr", "rules"),
            *("judge", "solver", "play", "bots", "coach", "table", "tournament"),
        }
    ),
    "report": frozenset(
        {
            *("errors", "words", "cubes", "notation", "expr", "rules"),
            *("judge", "solver", "play", "coach", "telling"),
        }
    ),
    "printing": frozenset({"errors", "words", "paper", "tournament"}),
    "server": frozenset(
        {
            *("errors", "words", "cubes", "notation", "expr", "rules"),
            *("judge", "solver", "questions", "play", "bots", "coach", "table"),
            *("cases", "telling", "report", "roster", "paper", "tournament", "printing"),
            "practice",
        }
    ),
    "cli": frozenset(
        {
            *("errors", "words", "cubes", "notation", "expr", "rules"),
            *("judge", "solver", "questions", "play", "bots", "coach", "table"),
            *("cases", "telling", "report", "roster", "paper", "tournament", "printing"),
            "practice",
            "server",
        }
    ),
}
"""Each room and the rooms it may import. A new room takes its place here."""

CORE = frozenset(
    {
        *("cubes", "notation", "expr", "rules", "judge", "solver", "questions", "play", "cases"),
        "tournament",
    }
)
"""The rooms that are exact and pure: no float, no file, no terminal."""

EXACT_NUMBERS = f"{PACKAGE}.expr.number"
"""The one module (or package) that may import python-flint, or ctypes to reach its library."""

NUMBER_LIBRARIES = frozenset({"flint", "ctypes"})
INEXACT_MODULES = frozenset({"math", "cmath"})
EXACT_IN_MATH = frozenset({"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"})
"""The names that the core may take from math: functions of whole numbers."""

INEXACT_NAMES = frozenset({"isclose"})
FORBIDDEN_CALLS = frozenset({"float", "round", "complex", "open", "print", "input", "__import__"})


# --- reading a source ---------------------------------------------------------------------------


def imports(source: Source) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, with its line; relative imports made absolute."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, name) for name in _named_by(node, source))


def _named_by(node: ast.ImportFrom, source: Source) -> list[str]:
    """Return what a ``from … import …`` imports: rooms taken from the root are named in full."""
    base = _absolute(node, source)
    if base != PACKAGE:
        return [base]
    return [base if alias.name == "__version__" else f"{base}.{alias.name}" for alias in node.names]


def _absolute(node: ast.ImportFrom, source: Source) -> str:
    """The module after ``from``, with leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    parts = source.package.split(".")
    base = ".".join(parts[: len(parts) - node.level + 1])
    return f"{base}.{node.module}" if node.module else base


def _is_number(source: Source) -> bool:
    return f"{source.module}.".startswith(f"{EXACT_NUMBERS}.")


# --- the rules, each giving its trespasses ------------------------------------------------------


def wrong_rooms(source: Source) -> Iterator[str]:
    """Imports of a room that the importing room may not see."""
    for line, name in imports(source):
        room = _room_of(name)
        if room and room != source.room and room not in MAY_IMPORT.get(source.room, frozenset()):
            yield f"{source.path}:{line}: {source.room or 'the root'} may not import {room}"


def through_the_wall(source: Source) -> Iterator[str]:
    """Imports of another room's file instead of the room itself."""
    for line, name in imports(source):
        room = _room_of(name)
        if room and room != source.room and name.count(".") > 1:
            yield f"{source.path}:{line}: import from {PACKAGE}.{room}, not from its file {name}"


def _room_of(name: str) -> str:
    """The room that an imported module belongs to; nothing for other people's modules."""
    package, _, rest = name.partition(".")
    return rest.partition(".")[0] if package == PACKAGE else ""


def number_libraries(source: Source) -> Iterator[str]:
    """Imports of python-flint or ctypes outside ``expr.number``."""
    for line, name in imports(source):
        if name.partition(".")[0] in NUMBER_LIBRARIES and not _is_number(source):
            yield f"{source.path}:{line}: only {EXACT_NUMBERS} may import {name}"


def inexact(source: Source) -> Iterator[str]:
    """Floats, tolerances and direct IO in a core room."""
    if source.room not in CORE:
        return
    for line, name in imports(source):
        if name.partition(".")[0] in INEXACT_MODULES and not _only_exact(source, line):
            yield f"{source.path}:{line}: the core does not import {name}"
    for node in ast.walk(source.tree):
        if found := _inexact_word(node):
            yield f"{source.path}:{getattr(node, 'lineno', 0)}: the core does not use {found}"


def _only_exact(source: Source, line: int) -> bool:
    """Whether the import on this line takes only whole-number functions from math."""
    return any(
        isinstance(node, ast.ImportFrom)
        and node.lineno == line
        and node.module == "math"
        and {alias.name for alias in node.names} <= EXACT_IN_MATH
        for node in ast.walk(source.tree)
    )


def _inexact_word(node: ast.AST) -> str:
    """Return what is inexact, or touches the world, in this one node; nothing if all is well."""
    match node:
        case ast.Constant(value=float() | complex()):
            return f"the literal {node.value!r}"
        case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
            return f"{name}()"
        case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
            return name if name in INEXACT_NAMES else ""
        case _:
            return ""


def lawless(source: Source) -> Iterator[str]:
    """Rooms whose ``__init__`` does not state their law."""
    if source.path.count("/") == 1 and source.path.endswith("/__init__.py"):
        docstring = ast.get_docstring(source.tree) or ""
        if "Law:" not in docstring:
            yield f'{source.path}: the docstring has no "Law:"'


Rule = Callable[[Source], Iterator[str]]

RULES: list[Rule] = [wrong_rooms, through_the_wall, number_libraries, inexact, lawless]


# --- the promises -------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES)
def test_the_house_keeps_its_law(rule: Rule) -> None:
    """No file of the package trespasses."""
    found = [trespass for source in sources() for trespass in rule(source)]
    assert not found, "\n" + "\n".join(found)


def test_every_room_has_its_place() -> None:
    """A room that is not in the table above has no rule, so it may not exist."""
    rooms = {*room_packages(), *(source.room for source in sources() if source.room)}
    assert rooms <= MAY_IMPORT.keys()


def test_the_table_points_down() -> None:
    """No room can reach itself through the rooms that it may import."""
    for room, below in MAY_IMPORT.items():
        reached = set(below)
        while more := {far for near in reached for far in MAY_IMPORT[near]} - reached:
            reached |= more
        assert room not in reached


TRESPASSES = [
    (wrong_rooms, "notation/reader.py", "from goalsetter.expr import Tree"),
    (wrong_rooms, "notation/reader.py", "from goalsetter import cubes, expr"),
    (wrong_rooms, "notation/reader.py", "from ..expr import Tree"),
    (wrong_rooms, "notation/__init__.py", "from .. import expr"),
    (wrong_rooms, "rules/equations/core.py", "def late():\n    import goalsetter.cli"),
    (wrong_rooms, "rules/equations/core.py", "from ...words import say"),
    (wrong_rooms, "errors.py", "import goalsetter.cubes"),
    (wrong_rooms, "__init__.py", "from goalsetter import cubes"),
    (through_the_wall, "notation/reader.py", "from goalsetter.cubes.mat import Mat"),
    (through_the_wall, "rules/equations/core.py", "from ...cubes.mat import Mat"),
    (number_libraries, "expr/tree.py", "from flint import fmpq"),
    (number_libraries, "expr/numbering.py", "import ctypes.util"),
    (number_libraries, "cli/judge.py", "import flint"),
    (inexact, "expr/tree.py", "HALF = 0.5"),
    (inexact, "expr/tree.py", "I = 1j"),
    (inexact, "expr/number/ball.py", "def f(x):\n    return float(x)"),
    (inexact, "rules/scores.py", "points = round(3)"),
    (inexact, "rules/scores.py", "import math"),
    (inexact, "rules/scores.py", "from math import isclose as near"),
    (inexact, "cubes/mat.py", "same = numpy.isclose"),
    (inexact, "cubes/mat.py", "print('hello')"),
    (lawless, "rules/__init__.py", '"""Policy as data."""'),
]


@pytest.mark.parametrize(("rule", "path", "text"), TRESPASSES)
def test_a_trespass_is_seen(rule: Rule, path: str, text: str) -> None:
    """Each rule speaks up on a planted trespass."""
    assert list(rule(planted(path, text)))


KEPT = [
    (
        wrong_rooms,
        "notation/reader.py",
        "from goalsetter.cubes import Mat\nimport goalsetter.errors",
    ),
    (wrong_rooms, "cli/tour.py", "from goalsetter import __version__, rules\nfrom . import look"),
    (wrong_rooms, "rules/equations/core.py", "from ..times import LIMITS\nimport enum"),
    (through_the_wall, "cubes/mat.py", "from goalsetter.cubes.goal import Stack"),
    (number_libraries, "expr/number.py", "import ctypes\nimport flint"),
    (number_libraries, "expr/number/calcium.py", "from flint.types import _gr"),
    (inexact, "cli/tour.py", "print(round(0.5))"),
    (inexact, "expr/tree.py", "THREE = 3\nrounded = ground(THREE)"),
    (lawless, "rules/__init__.py", '"""Policy.\n\nLaw: imports expr."""'),
    (lawless, "rules/equations/__init__.py", '"""The game EQUATIONS."""'),
]


@pytest.mark.parametrize(("rule", "path", "text"), KEPT)
def test_what_is_allowed_is_let_be(rule: Rule, path: str, text: str) -> None:
    """No rule speaks up on what the law allows."""
    assert not list(rule(planted(path, text)))
