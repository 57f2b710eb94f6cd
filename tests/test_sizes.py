"""Files and functions are of a size to be read in one look, and not shredded either."""

from __future__ import annotations

from statistics import median

import pytest

from tests.measures import (
    SHORT_FILE,
    Function,
    comment_lines,
    functions,
    is_short,
    is_short_by_nature,
    logic_lines,
)
from tests.source_tree import planted, sources, sources_of_tests

FILE_LINES = 400
FILE_LINES_EVER = 600
BODY_MEDIAN = range(4, 8)
"""The usual body: shorter is shredded, longer is a page."""

BODY_P99 = 60
"""The lines that only one body in a hundred may pass."""

BODY_OF_TEST = 60
SHORT_FILES = 12
"""The percentage of files under 40 lines, those apart that are short by nature."""

PRIVATE = 35
"""The percentage of functions that may be private."""

LONG_FOR_A_REASON: dict[str, str] = {
    "server/wire/__init__.py": "nothing but the names of all bodies and frames",
    "server/room/room.py": "only its own methods may change the state of a room",
}
"""Files over ``FILE_LINES``, by path under src/goalsetter, each with the reason why."""

ROOMS_OF_HOUSE = sorted({source.room for source in sources()} - {""})


def longer_than(limit: int, known: list[Function]) -> list[str]:
    """Return the functions with a body over a limit, longest first, each with its length."""
    over = sorted((one for one in known if one.lines > limit), key=lambda one: -one.lines)
    return [f"{one.where}: {one.lines} lines" for one in over]


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


def test_few_files_hold_next_to_nothing() -> None:
    """At most 12 % of files have under 40 lines; variations, ``__init__``, migrations apart."""
    counted = [source for source in sources() if not is_short_by_nature(source)]
    short = [source.path for source in counted if is_short(source)]
    assert len(short) * 100 <= SHORT_FILES * len(counted), "\n" + "\n".join(short)


def test_one_function_in_a_hundred_is_long() -> None:
    """Ninety-nine bodies in a hundred stay within 60 lines."""
    known = [function for source in sources() for function in functions(source)]
    over = longer_than(BODY_P99, known)
    assert len(over) * 100 <= len(known), "\n" + "\n".join(over)


def test_the_usual_function_is_a_few_lines() -> None:
    """The median body has 4 to 7 lines."""
    middle = median(one.lines for source in sources() for one in functions(source))
    assert BODY_MEDIAN.start <= middle <= BODY_MEDIAN.stop - 1


@pytest.mark.parametrize("room", ROOMS_OF_HOUSE)
def test_not_everything_is_private(room: str) -> None:
    """At most 35 % of a room's functions are private: one caller's steps stand in the caller."""
    known = [one for source in sources() if source.room == room for one in functions(source)]
    private = [one.where for one in known if one.private]
    assert len(private) * 100 <= PRIVATE * len(known), "\n" + "\n".join(private)


def test_no_test_is_very_long() -> None:
    """No body in the tests passes 60 lines."""
    known = [function for source in sources_of_tests() for function in functions(source)]
    over = longer_than(BODY_OF_TEST, known)
    assert not over, "\n" + "\n".join(over)


def test_bodies_are_measured_without_their_docstring() -> None:
    """The measure counts from the first statement to the last, nested functions included."""
    text = (
        'def outer():\n    """Two\n    lines."""\n    a = 1\n\n'
        "    def _inner():\n        return a\n\n    return _inner\n\n"
        'class C:\n    def only_said(self):\n        """Nothing."""\n'
    )
    known = list(functions(planted("x.py", text)))
    assert [(one.name, one.lines, one.private) for one in known] == [
        ("outer", 6, False),
        ("_inner", 1, True),
    ]
    assert longer_than(5, known) == ["x.py:1 outer: 6 lines"]


def test_files_are_short_by_count_or_by_nature() -> None:
    """A variation, a migration and an ``__init__`` may be as short as they like."""
    assert is_short(planted("cubes/mat.py", "A = 1\n" * (SHORT_FILE - 1)))
    assert not is_short(planted("cubes/mat.py", "A = 1\n" * SHORT_FILE))
    assert not is_short(planted("rules/equations/variations/gcf.py", "A = 1\n"))
    assert not is_short(planted("cubes/__init__.py", "A = 1\n"))


def test_lines_are_counted_by_kind() -> None:
    """A comment counts wherever it stands; imports and docstrings are no logic."""
    text = (
        '"""Said."""\nimport os\n\n# why\nA = "# no"  # trap\n\n'
        "def f():\n    return (\n        1\n    )\n"
    )
    assert comment_lines(planted("x.py", text)) == 2
    assert logic_lines(planted("x.py", text)) == 3
