"""Names and sentences in the code say what they mean, as far as counting can tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from tests.measures import classes, pronoun_docstrings, vague_names
from tests.source_tree import ROOT, Source, planted, sources

ROOMS = sorted({source.room for source in sources()} - {""})

# The list below only shrinks. Whoever clears a room takes out its row; a room without a row has
# none of what is counted.

VAGUE_NAMES: dict[str, int] = {
    "server": 9,  # fields of the wire, whose names browsers know
}
"""The rooms with variables called ``found`` and the like, and how often they are bound at most."""


def shared_classes(files: list[Source]) -> dict[str, list[str]]:
    """Return the class names that stand in two rooms, each with its places; wire types apart.

    A wire type is called what it carries, so it may have the name of the value in the room below.
    """
    places: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for source in files:
        if not source.path.startswith("server/wire/"):
            for name, place in classes(source):
                places[name][source.room].append(place)
    return {
        name: [place for found in rooms.values() for place in found]
        for name, rooms in sorted(places.items())
        if len(rooms) > 1
    }


def in_room(room: str, measure: Callable[[Source], list[str]]) -> list[str]:
    """Return what a measure sees in a whole room."""
    return [place for source in sources() if source.room == room for place in measure(source)]


@pytest.mark.parametrize("room", ROOMS)
def test_docstrings_begin_with_a_verb_or_a_noun(room: str) -> None:
    """No docstring begins with "What", "Who", "Whoever" or "Whatever"."""
    places = in_room(room, pronoun_docstrings)
    assert not places, "\n" + "\n".join(places)


@pytest.mark.parametrize("folder", ["tests", "bench", "docs", "."])
def test_docstrings_beside_the_package_do_too(folder: str) -> None:
    """Tests and benches are read by newcomers as much as the package is."""
    files = (ROOT / folder).glob("*.py" if folder == "." else "**/*.py")
    places = [
        place
        for path in sorted(files)
        for place in pronoun_docstrings(planted(str(path.relative_to(ROOT)), path.read_text()))
    ]
    assert not places, "\n" + "\n".join(places)


@pytest.mark.parametrize("room", ROOMS)
def test_variables_say_what_they_hold(room: str) -> None:
    """No variable, parameter or field is called ``found``, ``told``, ``each`` or ``done``."""
    places = in_room(room, vague_names)
    assert len(places) <= VAGUE_NAMES.get(room, 0), "\n" + "\n".join(places)


def test_one_name_is_one_thing() -> None:
    """No class name stands in two rooms."""
    assert not shared_classes(list(sources()))


def test_no_row_outlives_its_room() -> None:
    """A room that has gone takes its rows with it."""
    assert VAGUE_NAMES.keys() <= {*ROOMS}


def test_pronouns_are_seen() -> None:
    """Docstrings of modules, functions and constants count; words that only begin alike do not."""
    text = '''"""What lies here."""\n\nA = 1\n"""Who is first."""\n
def f():\n    """Whole numbers."""\n    return "What"\n'''
    lines = [place.split()[0] for place in pronoun_docstrings(planted("x.py", text))]
    assert lines == ["x.py:1", "x.py:4"]


def test_vague_names_are_seen() -> None:
    """Every binding of a name is seen; a mere read is not."""
    text = "def f(told, x):\n    for each in x:\n        done = each\n    return found.each\n"
    names = [place.split()[1] for place in vague_names(planted("x.py", text))]
    assert sorted(names) == ["done", "each", "told"]
    assert not vague_names(planted("x.py", "def error(*, expected, found):\n    return found\n"))


def test_a_shared_class_is_seen() -> None:
    """Two rooms may not share a name; two files of a room may, and so may a wire type."""
    text = "class Row:\n    pass\n"
    twice = [planted("cubes/goal.py", text), planted("play/row.py", text)]
    assert list(shared_classes(twice)) == ["Row"]
    assert not shared_classes([planted("play/goal.py", text), planted("play/row.py", text)])
    assert not shared_classes([planted("play/row.py", text), planted("server/wire/row.py", text)])
