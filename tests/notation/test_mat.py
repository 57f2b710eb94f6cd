"""A mat as JSON, and what JSON is no mat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.cubes import Mat
from goalsetter.errors import NotationError
from goalsetter.notation import NotationCode, mat_from_json, mat_to_json, parse_mat

LINE = "universe BRG BY G blank; goal 3/2 1; required B ∪; forbidden ⊆; resources 3 4"


def test_to_json() -> None:
    """A mat becomes a string for each section that holds something, in the order of the line."""
    assert [*mat_to_json(parse_mat(LINE)).items()] == [
        ("universe", "BRG BY G blank"),
        ("goal", "3/2 1"),
        ("required", "B ∪"),
        ("forbidden", "⊆"),
        ("resources", "3 4"),
    ]


def test_from_json() -> None:
    """Empty strings are sections that are not there, in any order of the keys."""
    data = {"resources": "4 3", "required": "", "goal": "2x 3+5", "universe": ""}
    assert mat_from_json(data) == parse_mat("goal 2x 3+5; resources 3 4")
    assert mat_from_json({}) == Mat()
    assert mat_to_json(Mat()) == {}


def test_universe_not_told() -> None:
    """An ON-SETS Goal without a Universe is told from a Goal of EQUATIONS."""
    assert mat_to_json(parse_mat("universe ?; goal 3 2")) == {"universe": "?", "goal": "3 2"}
    assert parse_mat("universe ?; goal 3 2") != parse_mat("goal 3 2")


WRONG: tuple[tuple[object, NotationCode, str], ...] = (
    (None, NotationCode.WRONG_TYPE, "an object with the sections of a mat"),
    (["goal"], NotationCode.WRONG_TYPE, "an object with the sections of a mat"),
    ({"goal": 5}, NotationCode.WRONG_TYPE, "a string for 'goal'"),
    ({"universe": ["B"]}, NotationCode.WRONG_TYPE, "a string for 'universe'"),
    ({"resources": None}, NotationCode.WRONG_TYPE, "a string for 'resources'"),
    ({"Goal": "5"}, NotationCode.UNKNOWN_SECTION, "one of universe, goal, required, permitted"),
    ({5: "5"}, NotationCode.UNKNOWN_SECTION, "one of universe, goal, required, permitted"),
    (
        {"x" * 30_000: "5"},
        NotationCode.UNKNOWN_SECTION,
        "one of universe, goal, required, permitted",
    ),
    ({"required": "5q"}, NotationCode.UNEXPECTED_CHARACTER, "(in required)"),
    ({"goal": "9" * 30_000}, NotationCode.TOO_LONG, "at most 20000 characters"),
)


@pytest.mark.parametrize(("data", "code", "expected"), WRONG)
def test_wrong_json(data: object, code: NotationCode, expected: str) -> None:
    """Another shape is refused, with the section it is about."""
    with pytest.raises(NotationError) as caught:
        mat_from_json(data)
    assert caught.value.code == code
    assert expected in caught.value.expected
    assert 0 <= caught.value.position <= len(caught.value.text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
SECTION = st.sampled_from(["universe", "goal", "required", "permitted", "forbidden", "resources"])


@given(JSON | st.dictionaries(SECTION, st.text("35x+B ?/()") | JSON))
def test_any_json(data: object) -> None:
    """Any JSON gives a mat that reads back, or a NotationError."""
    try:
        mat = mat_from_json(data)
    except NotationError:
        return
    assert mat_from_json(mat_to_json(mat)) == mat
