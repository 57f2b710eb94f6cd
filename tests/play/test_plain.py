"""States and actions put aside as plain values come back the same, or not at all."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import Mode, Seat, State, Terms, apply, new_match
from goalsetter.play.plain import (
    action_from_plain,
    action_to_plain,
    form_of,
    state_from_plain,
    state_to_plain,
)
from goalsetter.play.rulebook import ALL
from goalsetter.rules import Division
from tests.machines import Match, all_terms

TERMS = all_terms()


def carried(plain: Any) -> Any:
    """A plain value after a journey as text."""
    return json.loads(json.dumps(plain))


def check_same(state: State, other: State) -> None:
    """Equal, and so are the parts that take no part in comparing."""
    assert state == other
    for one, two in zip(state.offences, other.offences, strict=True):
        assert (one.before, one.after, one.clock, one.findings) == (
            *(two.before, two.after, two.clock, two.findings),
        )
    for ruling, same in zip(state.rulings, other.rulings, strict=True):
        assert (ruling.before, ruling.ended) == (same.before, same.ended)
    assert state.shake.grounds == other.shake.grounds
    assert state.charged_from == other.charged_from


def play(terms: Terms, seed: int, actions: int) -> None:
    """A random match, whose every state and action goes and comes back."""
    match = Match(terms=terms, seed=seed)
    for _ in range(actions):
        deed = match.next_action()
        if deed is None:
            continue
        assert action_from_plain(carried(action_to_plain(deed))) == deed
        match.state = apply(match.state, deed, match.referee).state
        plain = carried(state_to_plain(match.state))
        back = state_from_plain(plain)
        check_same(match.state, back)
        assert state_to_plain(back) == plain


@pytest.mark.parametrize("edition", sorted({terms.edition for terms in TERMS}))
def test_every_edition_comes_back(edition: str) -> None:
    """Each division, mode and number of players, from a fixed seed."""
    for seed, terms in enumerate(terms for terms in TERMS if terms.edition == edition):
        play(terms, seed, 25)


@settings(max_examples=5, deadline=None)
@given(terms=st.sampled_from(TERMS), seed=st.integers(0, 2**32))
def test_any_match_comes_back(terms: Terms, seed: int) -> None:
    """Hold for all terms and seeds."""
    play(terms, seed, 60)


def test_a_state_that_came_back_goes_on_the_same() -> None:
    """The next actions have the same events and lead to the same states."""
    match = Match(terms=TERMS[0], seed=3)
    other: State | None = None
    for number in range(80):
        deed = match.next_action()
        if deed is None:
            continue
        step = apply(match.state, deed, match.referee)
        if other is not None:
            again = apply(other, deed, match.referee)
            assert (again.state, again.events) == (step.state, step.events)
            other = again.state
        match.state = step.state
        if number == 30:
            other = state_from_plain(carried(state_to_plain(step.state)))
    assert other is not None


def test_every_kind_of_action_has_a_form() -> None:
    """One whose parts had no form would be found only when somebody does it."""
    assert all(form_of(kind) for kind in ALL)
    with pytest.raises(TypeError, match="expected a type that a state holds"):
        form_of(dict)


def broken(path: str, value: Any) -> Any:
    """A good plain state with one part changed."""
    terms = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, mode=Mode.OPEN)
    match = Match(terms=terms, seed=1)
    for _ in range(30):
        deed = match.next_action()
        if deed is not None:
            match.state = apply(match.state, deed, match.referee).state
    plain = copy.deepcopy(carried(state_to_plain(match.state)))
    *names, last = path.split(".")
    part = plain
    for name in names:
        part = part[name]
    part[last] = value
    return plain


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("now", "12"),
        ("now", True),
        ("shake", None),
        ("shake.phase", "nowhere"),
        ("shake.resources", "1 r 00"),
        ("shake.resources", ["1 r 02"]),
        ("shake.resources", ["1 z 00"]),
        ("shake.resources", ["Q r 00"]),
        ("shake.resources", [["1", "r"]]),
        ("shake.goal", ["Cube", {}]),
        ("shake.goal", ["LaidGoal", {"chunks": [], "lies": 1}]),
        ("shake.begun", 1),
        ("shake.number", None),
        ("shake.unknown", 1),
        ("terms", {}),
        ("terms.edition", 5),
        ("lots", [["A"]]),
        ("undone", {"1": 2}),
    ],
)
def test_a_strange_part_is_told(path: str, value: Any) -> None:
    """Nothing comes back that is not of its type; no part may be missing or be too many."""
    with pytest.raises(ValueError, match=r"expected|is not a valid"):
        state_from_plain(broken(path, value))


@pytest.mark.parametrize("plain", [None, [], ["move"], ["fly", {}], ["move", {"by": "A"}], {}])
def test_a_strange_action_is_told(plain: Any) -> None:
    """So it is with actions."""
    with pytest.raises(ValueError, match="expected"):
        action_from_plain(plain)


def test_what_is_as_usual_is_not_written() -> None:
    """A shake that has not begun is a few parts, not sixty."""
    plain = state_to_plain(new_match(TERMS[0]))
    assert set(plain["shake"]) <= {"number", "goal_setter", "setting", "phase", "turn"}
    assert state_from_plain(plain).shake.turn == Seat("")
