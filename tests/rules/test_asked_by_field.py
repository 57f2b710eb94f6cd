"""Outside ``rules`` nobody asks for a variation by its name: a field of the rules in force tells.

A name that a player or a case gives is looked up in the catalogue of the game, whole.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from goalsetter.cubes import SECTIONS
from goalsetter.rules import GAMES, plain
from goalsetter.rules.variation import SMALL_WORDS
from tests.measures import docstrings
from tests.source_tree import Source, planted, sources

NAMES = frozenset(
    name for game in GAMES for edition in game.editions for name in edition.catalogue.by_name
)
"""Every name and alias, without regard to case and punctuation."""

LOOKING_UP = frozenset({"Chosen", "find_variation", "find_set_variation", "look_up_variation"})
"""Functions that take a name."""

COMPARING = frozenset({"startswith", "endswith", "removeprefix", "removesuffix"})
"""Functions that take a part of one."""

COMMON = frozenset({*SMALL_WORDS, *SECTIONS, "goal", "cube", "card", "set", "solution", "no"})
"""Words in the names of variations that say nothing of them."""

OWN_DATA = {
    "server/view/ladder.py": "which variation a level of the ladder teaches is its own data",
    "bots/levels.py": "which variations a level thinks of is the level's own data",
    "coach/practice/positions.py": "which variations no item is made with is its own data",
}
"""Files in which names stand that ask for nothing, each with the reason."""

EVIDENCE = frozenset({"powers of the base"})
"""Names that a proof gives as its evidence."""


def is_name(text: str) -> bool:
    """Whether people call a variation so, its blank filled in or not."""
    catalogues = [edition.catalogue for game in GAMES for edition in game.editions]
    return plain(text) in NAMES or any(one.find(text) is not None for one in catalogues)


def is_part(text: str) -> bool:
    """Whether these words stand side by side in the name of a variation, and tell something."""
    words = plain(text)
    telling = any(len(word) > 1 and word not in COMMON for word in words.split())
    return telling and any(f" {words} " in f" {name} " for name in NAMES)


def named_variations(source: Source) -> Iterator[str]:
    """The places where a file has a variation's name, or asks whether a text is part of one."""
    if source.room in ("", "rules") or source.path in OWN_DATA:
        return
    prose = {line for line, _ in docstrings(source)}
    for node in ast.walk(source.tree):
        match node:
            # With a space in it, a text is what people say; codes of operations have hyphens.
            case ast.Constant(value=str(text)) if (
                " " in text and text not in EVIDENCE and node.lineno not in prose
            ):
                if plain(text) in NAMES:
                    yield f"{source.path}:{node.lineno} {text!r}"
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)) if (
                called in LOOKING_UP | COMPARING
            ):
                asks = is_name if called in LOOKING_UP else is_part
                for argument in ast.walk(node):
                    given = argument.value if isinstance(argument, ast.Constant) else None
                    if isinstance(given, str) and asks(given):
                        yield f"{source.path}:{node.lineno} {called} {given!r}"
            case _:
                pass


def test_no_variation_is_asked_for_by_name() -> None:
    """Neither whole nor in part, outside the tables of the rules."""
    places = [place for source in sources() for place in named_variations(source)]
    assert not places, "\n" + "\n".join(places)


def test_own_data_is_there() -> None:
    """A file that has gone, or names nothing any more, loses its reason."""
    known = {source.path: source for source in sources()}
    for path in OWN_DATA:
        constants = (n for n in ast.walk(known[path].tree) if isinstance(n, ast.Constant))
        assert any(isinstance(c.value, str) and plain(c.value) in NAMES for c in constants)


@pytest.mark.parametrize(
    "text",
    [
        'same = name == "0 Wild"',
        'same = name.endswith("wild")',
        'same = name.startswith("any color")',
        'chosen = Chosen("factorial")',
        'pair = find_variation("base 8")',
        'name = f"{value} Wild"',
        'same = "two solutions" in names',
    ],
)
def test_a_name_is_seen(text: str) -> None:
    """Each of these asks by name."""
    assert list(named_variations(planted("cases/table_events.py", text)))


@pytest.mark.parametrize(
    "text",
    [
        'double = rules.solutions == 2\n"""Under Two Solutions."""',
        'result = FUNCTIONS["factorial"](value)',
        'pair = catalogue.find(f"{name} {value}")',
        'places = ("required", "permitted")',
    ],
)
def test_a_field_is_no_name(text: str) -> None:
    """Fields, operations and sections of the mat may be called what they are."""
    assert not list(named_variations(planted("cases/table_events.py", text)))
