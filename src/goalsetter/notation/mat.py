"""A mat ⇄ one line, and a mat ⇄ the strings of a JSON object.

Both have the same sections in the same order. A section ``universe`` tells that the Goal is one
of ON-SETS; a mat with such a Goal whose Universe is not told says so: ``universe ?``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import assert_never

from goalsetter.cubes import SECTIONS, Cube, LaidGoal, Mat, SetGoal
from goalsetter.errors import NotationError
from goalsetter.notation.cards import read_universe, universe_text
from goalsetter.notation.code import NotationCode
from goalsetter.notation.cube import cubes_text
from goalsetter.notation.cubes import read_cubes
from goalsetter.notation.goal import goal_text, read_goal
from goalsetter.notation.set_goal import read_set_goal, set_goal_text
from goalsetter.notation.source import MAX_LENGTH, SPACES, Source, whole

UNIVERSE = "universe"
GOAL = "goal"
WORDS = (UNIVERSE, GOAL, *SECTIONS)
"""The sections of a mat, in the order in which they are written."""

NOT_TOLD = "?"
"""The sign for a Universe that is not told."""

TITLED = ":"
"""The sign that may stand behind the name of a section."""

SHORTEST = 3
NAMES = {word[:size]: word for word in WORDS for size in range(SHORTEST, len(word))}
"""Names cut short, such as ``req``: no two sections begin alike."""

# A new line is a separator only before the name of a section: lists of cubes may be wrapped.
_BETWEEN = re.compile(rf";|\n(?=\s*(?:{'|'.join((*WORDS, *NAMES))})\b)", re.IGNORECASE)

_ALLOWED = "one of " + ", ".join(WORDS)


def parse_mat(text: str, *, sets: bool = False) -> Mat:
    """A mat in its one-line form: sections in any order, separated by ``;``.

    ``sets`` tells that it is one of ON-SETS even if no section names the Universe.
    """
    sections: dict[str, Source] = {}
    for section in _pieces(whole(text)):
        # Two ; in a row, or one at the end, are no section.
        if section.content:
            _add(sections, section)
    if sets:
        sections.setdefault(UNIVERSE, whole(NOT_TOLD))
    return _mat(sections)


def _pieces(source: Source) -> Iterator[Source]:
    """The sections, with ``;`` between them or each on a line of its own."""
    start = source.start
    for mark in _BETWEEN.finditer(source.text):
        yield source.part(start, mark.start()).stripped()
        start = mark.end()
    yield source.part(start, source.stop).stripped()


def _add(sections: dict[str, Source], section: Source) -> None:
    """Put a section under its word, if that is known and not yet there."""
    word = next(section.words(SPACES + TITLED), section)
    name = NAMES.get(word.content.lower(), word.content.lower())
    if not word.content.isalpha():
        raise section.error(NotationCode.SECTION_MALFORMED, section.start, _ALLOWED, word.content)
    if name not in WORDS:
        raise section.error(NotationCode.UNKNOWN_SECTION, section.start, _ALLOWED, word.content)
    # Putting both together could hide a cube that was typed twice by mistake.
    if name in sections:
        raise section.error(
            NotationCode.SECTION_TWICE, section.start, "each section once", word.content
        )
    rest = section.part(word.stop, section.stop).stripped()
    colon = rest.content[:1] in (*TITLED,)
    sections[name] = rest.part(rest.start + colon, rest.stop).stripped()


def _mat(sections: Mapping[str, Source]) -> Mat:
    """The mat whose sections stand in these stretches; an empty stretch is no section."""
    filled = {name: at.labelled(name) for name, at in sections.items() if at.content}
    cards, goal = filled.get(UNIVERSE), filled.get(GOAL)
    # A section for the Universe, told or not, makes it a mat of ON-SETS.
    read = read_set_goal if cards else read_goal
    return Mat(
        universe=read_universe(cards) if cards and cards.content != NOT_TOLD else None,
        goal=read(goal) if goal else None,
        required=_cubes(filled, "required"),
        permitted=_cubes(filled, "permitted"),
        forbidden=_cubes(filled, "forbidden"),
        resources=_cubes(filled, "resources"),
    )


def _cubes(sections: Mapping[str, Source], name: str) -> tuple[Cube, ...]:
    """The cubes of a section, none if it is not there."""
    return read_cubes(sections[name], sets=UNIVERSE in sections) if name in sections else ()


def mat_from_json(data: object) -> Mat:
    """A mat from a JSON object with a string for each section."""
    if not isinstance(data, Mapping):
        raise _wrong_type("an object with the sections of a mat", data)
    sections = {}
    for name, value in data.items():
        if not isinstance(name, str) or name not in WORDS:
            came = name if isinstance(name, str) else type(name).__name__
            # Cut, or the text of the error would itself be too long to be a source.
            raise whole(came[:MAX_LENGTH]).error(NotationCode.UNKNOWN_SECTION, 0, _ALLOWED, came)
        if not isinstance(value, str):
            raise _wrong_type(f"a string for {name!r}", value)
        sections[name] = whole(value).stripped()
    return _mat(sections)


def _wrong_type(expected: str, value: object) -> NotationError:
    """The error for JSON of another shape."""
    return whole("").error(NotationCode.WRONG_TYPE, 0, expected, type(value).__name__)


def mat_to_json(mat: Mat) -> dict[str, str]:
    """The sections of a mat that hold something, as strings, in the order of WORDS."""
    return _sections(mat, ascii=False)


def mat_text(mat: Mat, ascii: bool = False) -> str:
    """The sections of a mat that hold something, on one line; an empty mat is an empty line."""
    return "; ".join(f"{name} {content}" for name, content in _sections(mat, ascii).items())


def _sections(mat: Mat, ascii: bool) -> dict[str, str]:
    """The text of every section that holds something."""
    # Without it the Goal would be read back as one of EQUATIONS.
    universe = NOT_TOLD if isinstance(mat.goal, SetGoal) else ""
    if mat.universe is not None:
        universe = universe_text(mat.universe)
    cubes = {name: cubes_text(getattr(mat, name), ascii) for name in SECTIONS}
    sections = {UNIVERSE: universe, GOAL: _goal_text(mat.goal, ascii), **cubes}
    return {name: content for name, content in sections.items() if content}


def _goal_text(goal: LaidGoal | SetGoal | None, ascii: bool) -> str:
    match goal:
        case LaidGoal():
            return goal_text(goal, ascii)
        case SetGoal():
            return set_goal_text(goal, ascii)
        case None:
            return ""
        case _:
            assert_never(goal)
