"""Each seat is told of a challenge: who is on which side, and what a side would bring."""

from __future__ import annotations

import pytest

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Mode, Phase, Seat, Setup, Terms, action
from goalsetter.rules import Claim, Division, Role
from goalsetter.server import wire
from goalsetter.server.view import shown
from goalsetter.server.view.sentences import in_words
from goalsetter.table import Player, Seating, Table, restored, submit

A, B, C = Seat("A"), Seat("B"), Seat("C")
MODERN, OLDER = "mlag-equations-2018-19", "mlag-equations-2011-12"


def challenged(edition: str, claim: Claim, sides: tuple[tuple[Seat, Role], ...] = ()) -> Table:
    """Ada has challenged Bea; Cal is the Third Party."""
    terms = Terms(edition=edition, division=Division.MIDDLE, mode=Mode.GUARDED)
    given = Setup(
        by=A,
        phase=Phase.SIDES if edition == OLDER and not sides else Phase.WRITING,
        goal_setter=A,
        turn=B,
        last_mover=B,
        goal=parse_goal("6"),
        required=parse_cubes("3 x"),
        resources=parse_cubes("2 1 4 /"),
        claim=claim,
        challenger=A,
        mover=B,
        sides=sides,
    )
    players = tuple(Player(name=name) for name in ("Ada", "Bea", "Cal"))
    return restored(Seating(terms=terms, players=players, shakes=1), (given,), 0)


def challenge(table: Table, seat: Seat) -> wire.Challenge:
    """Return what a seat is told of it."""
    people = wire.People(role="player")
    found = shown(table, seat, 0, code="BCDFG", here=frozenset(), people=people).challenge
    assert found is not None
    return in_words(found)


POINTS = {MODERN: (4, 6, 2), OLDER: (8, 10, 6)}
"""Right with the Challenger, right with the Mover, and wrong."""


@pytest.mark.parametrize(
    ("edition", "claim", "writer"),
    [
        (MODERN, Claim.NOW, "challenger"),
        (MODERN, Claim.IMPOSSIBLE, "mover"),
        (OLDER, Claim.A_FLUB, "challenger"),
        (OLDER, Claim.P_FLUB, "mover"),
    ],
)
def test_a_third_party_is_told_what_a_side_brings(edition: str, claim: Claim, writer: str) -> None:
    """X-B, ET19: who writes, and the points of the book in force; nobody else may choose."""
    table = challenged(edition, claim)
    found = {each.role: each for each in challenge(table, C).sides}
    assert found.keys() == {"challenger", "mover"}
    with_challenger, with_mover, wrong = POINTS[edition]
    points = {"challenger": with_challenger, "mover": with_mover}
    for role, side in found.items():
        assert str(side.told).startswith("You too write" if role == writer else "You write nothing")
        assert f"you score {points[role]}, otherwise {wrong}." in str(side.told)
        assert side.clause.split()[-1] == ("X" if edition == MODERN else "ET19")
    assert found["challenger"].title == "Join Ada, the Challenger"
    assert not challenge(table, A).sides + challenge(table, B).sides


def test_everybody_sees_who_is_on_which_side() -> None:
    """The Third Party is undecided, and then on a side."""
    before = challenge(challenged(OLDER, Claim.A_FLUB), A).camps
    assert [(each.role, each.players) for each in before] == [
        ("challenger", ["A"]),
        ("mover", ["B"]),
        ("third-party", ["C"]),
    ]
    after = challenged(OLDER, Claim.A_FLUB, ((C, Role.MOVER),))
    camps = challenge(after, B).camps
    assert [each.title for each in camps] == [
        "On the Challenger's side: Ada",
        "On the Mover's side: Bea, Cal",
    ]
    people = wire.People(role="player")
    cal = shown(after, B, 0, code="BCDFG", here=frozenset(), people=people).players[2]
    assert (cal.role, cal.side) == ("third-party", "mover")


def test_a_side_that_is_taken_is_not_offered_again() -> None:
    """VII-C-1: once."""
    table = challenged(MODERN, Claim.NOW)
    assert challenge(table, C).sides
    took = action.TakeSide(by=C, at=0, side=Role.CHALLENGER)
    outcome = submit(table, C, took, 0)
    assert outcome.refusal is None
    assert not challenge(outcome.table, C).sides
