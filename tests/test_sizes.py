"""Files and functions stay small enough to be read in one look."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from tests.source_tree import Source, planted, sources, sources_of_tests

FILE_LINES = 400
FILE_LINES_EVER = 600
BODY_MEDIAN = 6
BODY_MOST = 25
BODY_EVER = 60
MOST = 90
"""The percentage of bodies that stay within ``BODY_MOST``."""

LONG_FOR_A_REASON: dict[str, str] = {}
"""Files over ``FILE_LINES``, by path under src/goalsetter, each with the reason why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """The lines of one function from its first statement to its last, its docstring apart."""

    where: str
    lines: int


def bodies(source: Source) -> Iterator[Body]:
    """Every function of a file that holds more than a docstring."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            statements = node.body[1:] if ast.get_docstring(node) is not None else node.body
            if statements:
                lines = (node.end_lineno or node.lineno) - statements[0].lineno + 1
                yield Body(where=f"{source.path}:{node.lineno} {node.name}", lines=lines)


def longer_than(limit: int, found: list[Body]) -> list[str]:
    """The bodies over a limit, longest first, each with its length."""
    over = sorted((body for body in found if body.lines > limit), key=lambda body: -body.lines)
    return [f"{body.where}: {body.lines} lines" for body in over]


def all_bodies() -> list[Body]:
    """Every function body of the package."""
    return [body for source in sources() for body in bodies(source)]


def test_files_are_short() -> None:
    """A file over 400 lines gives its reason, and none passes 600."""
    lengths = {source.path: len(source.text.splitlines()) for source in sources()}
    over = [
        f"{path}: {lines} lines"
        for path, lines in lengths.items()
        if lines > (FILE_LINES_EVER if path in LONG_FOR_A_REASON else FILE_LINES)
    ]
    assert not over, "\n" + "\n".join(over)


def test_every_reason_is_needed() -> None:
    """A file that has become short, or has gone, loses its excuse."""
    long = {source.path for source in sources() if len(source.text.splitlines()) > FILE_LINES}
    assert LONG_FOR_A_REASON.keys() <= long


def test_no_function_is_very_long() -> None:
    """No body in the package passes 60 lines."""
    over = longer_than(BODY_EVER, all_bodies())
    assert not over, "\n" + "\n".join(over)


def test_nine_in_ten_functions_are_short() -> None:
    """Nine bodies in ten stay within 25 lines."""
    found = all_bodies()
    over = longer_than(BODY_MOST, found)
    assert len(over) * 100 <= (100 - MOST) * len(found), "\n" + "\n".join(over)


def test_the_usual_function_is_a_few_lines() -> None:
    """The median body is at most 6 lines."""
    found = all_bodies()
    middle = median(body.lines for body in found)
    assert middle <= BODY_MEDIAN, "\n" + "\n".join(longer_than(BODY_MEDIAN, found))


def test_no_test_is_very_long() -> None:
    """No body in the tests passes 60 lines."""
    over = longer_than(
        BODY_EVER, [body for source in sources_of_tests() for body in bodies(source)]
    )
    assert not over, "\n" + "\n".join(over)


def test_bodies_are_measured_without_their_docstring() -> None:
    """The measure counts from the first statement to the last, nested functions included."""
    text = (
        'def outer():\n    """Two\n    lines."""\n    a = 1\n\n'
        "    def inner():\n        return a\n\n    return inner\n\n"
        'class C:\n    def only_said(self):\n        """Nothing."""\n'
    )
    found = [(body.where.split()[-1], body.lines) for body in bodies(planted("x.py", text))]
    assert found == [("outer", 6), ("inner", 1)]
    assert longer_than(5, list(bodies(planted("x.py", text)))) == ["x.py:1 outer: 6 lines"]
