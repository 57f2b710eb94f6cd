"""Hypothesis strategies for every noun: any value that a game could show, legal or not."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from goalsetter.cubes import (
    ALL_CARDS,
    ALL_SYMBOLS,
    BLANK,
    BRACKETS,
    DIGITS,
    EQUATIONS_SYMBOLS,
    IMAGINARY,
    NOTE_LENGTH,
    ON_SETS_SYMBOLS,
    Colour,
    Cube,
    DecimalPoint,
    Equation,
    Factorial,
    GoalRow,
    GoalStack,
    Group,
    Item,
    LaidGoal,
    Mat,
    Placed,
    SetGoal,
    SetGoalPart,
    SetSolution,
    Solution,
    StandsFor,
    Universe,
    Written,
    plain_note,
)

SET_SYMBOLS = ON_SETS_SYMBOLS | set(DIGITS) | {IMAGINARY}


def cubes_of(symbols: Iterable[str]) -> st.SearchStrategy[Cube]:
    """Cubes with these symbols, of any colour and turned any way that a cube can be."""
    return st.builds(
        lambda symbol, colour, sideways, upside_down: Cube(
            symbol, colour, sideways and symbol != "-", upside_down
        ),
        st.sampled_from(sorted(symbols)),
        st.none() | st.sampled_from(Colour),
        st.booleans(),
        st.booleans(),
    )


equations_cubes = cubes_of(EQUATIONS_SYMBOLS)
set_cubes = cubes_of(SET_SYMBOLS)
written_set_cubes = cubes_of([*DIGITS, IMAGINARY]) | st.builds(
    Cube, st.sampled_from(sorted(ON_SETS_SYMBOLS - set(DIGITS)))
)
"""Cubes in a Set-Name: there a ``u`` before a letter or a sign is a union, so only digits turn."""
any_cubes = cubes_of(ALL_SYMBOLS)
cubes_in_order = st.lists(any_cubes, max_size=8).map(tuple)


def _is_note(text: str) -> bool:
    try:
        plain_note(text)
    except ValueError:
        return False
    return True


_TOLD = ("5", "x", "10^2", "10^-1", ".", "lcm", "GCF", "abab", "-8i", "v", "1+√3i", "a  b", "where")
_PRINTABLE = st.characters(
    exclude_categories=("C", "Z"), include_characters=" ", exclude_characters="<>"
)
_FREE = st.text(_PRINTABLE, min_size=1, max_size=NOTE_LENGTH)
notes = (st.sampled_from([*_TOLD, *sorted(ALL_SYMBOLS)]) | _FREE.filter(_is_note)).map(plain_note)
"""Notes: those that the rules know, single symbols, and anything printable."""

_maybe_noted = st.none() | notes

stands_for = st.builds(
    StandsFor,
    st.sampled_from([BLANK, *sorted(ALL_SYMBOLS)]),
    notes.filter(lambda note: note == "=" or not set(note) & set(",;=")),
)
wheres = st.lists(stands_for, max_size=3).map(tuple)


def _groups(items: st.SearchStrategy[Item]) -> st.SearchStrategy[Item]:
    inside = st.lists(items, min_size=1, max_size=4).map(tuple)
    return st.builds(Group, inside, st.sampled_from(sorted(BRACKETS)), _maybe_noted)


def _written(leaves: st.SearchStrategy[Item]) -> st.SearchStrategy[Written]:
    items = st.recursive(leaves, _groups, max_leaves=12)
    return st.lists(items, min_size=1, max_size=8).map(lambda found: Written(tuple(found)))


written = _written(
    st.builds(Placed, equations_cubes, _maybe_noted)
    | st.just(Factorial())
    | st.just(DecimalPoint())
)
set_written = _written(st.builds(Placed, written_set_cubes, _maybe_noted))


def nested(depth: int) -> Written:
    """The cube 3 inside so many brackets."""
    item: Item = Placed(Cube("3"))
    for _ in range(depth):
        item = Group((item,), "[")
    return Written((item,))


solutions = st.builds(Solution, written, wheres)
equations = st.builds(Equation, written, written, wheres)
set_solutions = st.builds(
    SetSolution, st.lists(set_written, max_size=3).map(tuple), set_written, wheres
)

_chunks = st.lists(equations_cubes, min_size=1, max_size=5).map(tuple)
laid_goals = st.lists(_chunks, min_size=1, max_size=4).map(lambda chunks: LaidGoal(tuple(chunks)))


def _layouts(parts: st.SearchStrategy[SetGoalPart]) -> st.SearchStrategy[SetGoalPart]:
    several = st.lists(parts, min_size=2, max_size=4).map(tuple)
    return several.map(GoalRow) | several.map(GoalStack)


set_goals = st.recursive(set_cubes, _layouts, max_leaves=10).map(SetGoal)

cards = st.sampled_from(ALL_CARDS)
universes = st.lists(cards, unique=True).map(lambda dealt: Universe(tuple(dealt)))


def _mats(
    goals: st.SearchStrategy[LaidGoal] | st.SearchStrategy[SetGoal],
    known: st.SearchStrategy[Universe | None],
    cubes: st.SearchStrategy[Cube],
) -> st.SearchStrategy[Mat]:
    section = st.lists(cubes, max_size=5).map(tuple)
    return st.builds(
        Mat,
        goal=st.none() | goals,
        required=section,
        permitted=section,
        forbidden=section,
        resources=section,
        universe=known,
    )


mats = _mats(laid_goals, st.none(), any_cubes) | _mats(set_goals, st.none() | universes, set_cubes)
