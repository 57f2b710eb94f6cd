"""One word for what a player is to do, in every phase of both games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Mode, Phase, Seat, Setup, Terms, action, apply, new_match
from goalsetter.rules import Division
from goalsetter.table import Table, awaited, open_table
from goalsetter.telling import OBJECT, WAIT, situation, told_as, what_now
from goalsetter.words import codes, render
from tests.server.tables import BOTH_GAMES, bots_seating, played

A, B = Seat("A"), Seat("B")


@pytest.mark.parametrize("edition", BOTH_GAMES)
def test_whoever_is_waited_for_has_something_to_do(edition: str) -> None:
    """Nobody whose time runs is told to wait, and every situation has its sentences."""
    for _, outcome in played(bots_seating(edition, Mode.GUARDED, seed=11, shakes=2)):
        table = outcome.table
        if table.state.shake.phase in (Phase.START, Phase.ROLL):
            continue
        for seat in table.state.seats:
            word = situation(table, seat)
            assert f"now-{word}" in codes() or word == WAIT
            if word not in (WAIT, OBJECT):
                assert render(what_now(table, seat, word))
            if seat in awaited(table.state):
                assert word != WAIT


def given(setup: Setup, edition: str = "mlag-equations-2018-19") -> Table:
    """A table of two at which a position stands."""
    terms = Terms(edition=edition, division=Division.ELEMENTARY, players=2, mode=Mode.GUARDED)
    seating = bots_seating(edition, Mode.GUARDED)
    table = open_table(replace(seating, terms=terms, players=seating.players[:2]))
    return replace(table, state=apply(new_match(terms), setup).state)


@pytest.mark.parametrize(
    ("edition", "cubes", "word"),
    [
        ("mlag-equations-2018-19", "k9", "move-last"),
        ("mlag-equations-2018-19", "k9 k8", "move"),
        ("mlag-basic-equations-2019-20", "k9", "move-last"),
        ("mlag-equations-2011-12", "k9", "move"),
    ],
)
def test_the_last_cube_has_a_sentence_of_its_own(edition: str, cubes: str, word: str) -> None:
    """VIII-A: not to Forbidden, and Impossible is all that can be challenged; 2011-12 has none."""
    resources, goal = parse_cubes(cubes), parse_goal("6")
    moving = Setup(by=A, phase=Phase.MOVE, turn=A, last_mover=B, goal=goal, resources=resources)
    table = given(moving, edition)
    assert (situation(table, A), told_as(table, A, "move")) == ("move", word)
    assert ("last cube" in render(what_now(table, A, "move"))) == (word == "move-last")


def test_the_second_of_two_variations_is_asked_for_as_such() -> None:
    """II-B-3: of two players the one who does not set the Goal chooses two."""
    rolled = parse_cubes("r1 r2 r3 r+ b0 b4 bx b- g5 g6 g7 g/ k8 k9 k^ k√")
    table = given(Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=rolled))
    words = []
    for seat, name in ((A, "0 wild"), (B, "factorial"), (B, "average")):
        assert situation(table, seat) == "choose"
        words.append(told_as(table, seat, "choose"))
        chosen = apply(table.state, action.SelectVariation(by=seat, variations=(name,)))
        assert chosen.refusal is None
        table = replace(table, state=chosen.state)
    assert words == ["choose", "choose", "choose-more"]
    assert situation(table, B) != "choose"
