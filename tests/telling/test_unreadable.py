"""A text that cannot be read is told with a place and with something to try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.errors import NotationError
from goalsetter.notation import (
    parse_cubes,
    parse_equation,
    parse_goal,
    parse_mat,
    parse_set_goal,
    parse_set_solution,
    parse_universe,
)
from goalsetter.telling import complaint, unreadable
from goalsetter.words import render, speaking

READERS = (
    *(parse_cubes, parse_equation, parse_goal, parse_mat),
    *(parse_set_goal, parse_set_solution, parse_universe),
)
SIGNS = "0159+-x/^√v|()=<>;,.:~ubrgskBRGY∪∩⊆'³²⁺⁾８＋ "
WORDS = ("sqrt", "union", "where ", "and ", "foo", "goal ", "req: ", "universe ", "<=", "not ")
PIECES = st.lists(st.sampled_from([*SIGNS, *WORDS]), max_size=14).map("".join)

MEANT = {
    "3 tims 4 = 7": "times",
    "3 sqqt 4 = 7": "sqrt",
    "8:2 = 4": "type /",
    "½ = 4": "1/2",
    "O+4 = 4": "digit 0",
    "∛8 = 2": "3√8",
}
MEANT_OF_SETS = {
    "B unon R": "union",
    "B + R": "∪",
    "B & R": "∩",
    "B ⊇ R ; B": "R ⊆ B",
    "B ~ R": "'",
}


@pytest.mark.parametrize(("typed", "meant"), MEANT.items())
def test_what_was_probably_meant_is_suggested(typed: str, meant: str) -> None:
    """By the sign or the word where reading stopped."""
    with pytest.raises(NotationError) as caught:
        parse_equation(typed)
    assert meant in render(unreadable(caught.value))


@pytest.mark.parametrize(("typed", "meant"), MEANT_OF_SETS.items())
def test_what_was_probably_meant_in_on_sets(typed: str, meant: str) -> None:
    """There other signs are meant."""
    with pytest.raises(NotationError) as caught:
        parse_set_solution(typed)
    assert meant in render(unreadable(caught.value))


@settings(max_examples=300, deadline=None)
@given(PIECES | st.text(max_size=20), st.sampled_from(["en", "es"]))
def test_any_text_is_read_or_refused_in_words(typed: str, language: str) -> None:
    """Nothing else is raised, and every refusal has its sentence and its place."""
    for error in filter(None, (refused(reader, typed) for reader in READERS)):
        assert 0 <= error.position <= len(typed)
        with speaking(language):
            assert render(unreadable(error))
            assert str(error.position + 1) in render(complaint(error))


def refused(reader: Callable[[str], object], typed: str) -> NotationError | None:
    """Why a reader cannot read a text, if it cannot."""
    try:
        reader(typed)
    except NotationError as error:
        return error
    return None
