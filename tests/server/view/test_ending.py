"""The end of a match: who won, whom the table waits for, and whose word a rematch needs."""

from __future__ import annotations

import pytest

from goalsetter.notation import parse_cubes, parse_goal, parse_universe
from goalsetter.play import Mode, Phase, Seat, Setup, Terms, action
from goalsetter.rules import Claim, Division, Role, Task
from goalsetter.server import wire
from goalsetter.server.view import shown
from goalsetter.server.view.sentences import in_words
from goalsetter.table import Pace, Player, Seating, Table, advance, due, restored, submit

A, B, C = Seat("A"), Seat("B"), Seat("C")
SETS = "mlag-on-sets-2017-18"
USUAL = "mlag-equations-2018-19"


def standing(
    given: Setup, edition: str = USUAL, pace: Pace = Pace.NONE, mode: Mode = Mode.GUARDED
) -> Table:
    """Three people at a table of one shake."""
    terms = Terms(edition=edition, division=Division.MIDDLE, mode=mode)
    players = tuple(Player(name=name) for name in ("Ada", "Bea", "Cal"))
    return restored(Seating(terms=terms, players=players, pace=pace, shakes=1), (given,), 0)


def seen(table: Table, seat: Seat = A, agreed: frozenset[Seat] = frozenset()) -> wire.Table:
    """Return a seat's picture."""
    people = wire.People(role="player")
    frame = shown(table, seat, 0, code="BCDFG", here=frozenset(), people=people, rematch=agreed)
    return in_words(frame)


def checked(**totals: int) -> Table:
    """Bea and Cal are to check Ada's paper, the last thing in the match."""
    given = Setup(
        by=A,
        phase=Phase.CHECKING,
        goal_setter=A,
        turn=B,
        last_mover=B,
        goal=parse_goal("14"),
        required=parse_cubes("3 x 4 + 2"),
        claim=Claim.NOW,
        challenger=A,
        mover=B,
        sides=((C, Role.MOVER),),
        papers=((A, ("(3x4)+2 = 14",)),),
        totals=tuple((Seat(seat), points) for seat, points in totals.items()),
    )
    return standing(given)


def accepted(table: Table, *checkers: Seat) -> Table:
    """They accept it; after the last shake the match is called over."""
    for checker in checkers:
        outcome = submit(table, checker, action.Accept(by=checker, at=0, writer=A), 0)
        assert outcome.refusal is None
        table = outcome.table
    moment = due(table)
    ended = table.state.shake.phase is Phase.END and moment is not None
    return advance(table, moment or 0).table if ended else table


def test_who_has_still_to_check_is_told() -> None:
    """VII-C-3: both others, until each has accepted; the writer never."""
    table = checked()
    assert seen(table).papers[0].unchecked == ["B", "C"]
    assert [each.awaited for each in seen(table).players] == [False, True, True]
    table = accepted(table, C)
    assert seen(table).papers[0].unchecked == ["B"]
    assert seen(accepted(table, B)).papers[0].unchecked == []


@pytest.mark.parametrize(
    ("totals", "winners", "sentence"),
    [
        ({"A": 0, "B": 0, "C": 2}, ["A"], "Ada wins!"),
        ({"A": 0, "B": 8, "C": 8}, ["B", "C"], "A tie: Bea, Cal"),
        ({"A": 0, "B": 4, "C": 4}, ["A", "B", "C"], "A tie: Ada, Bea, Cal"),
    ],
)
def test_the_winner_is_told(totals: dict[str, int], winners: list[str], sentence: str) -> None:
    """XII-A: by the match points; several share the first place."""
    table = accepted(checked(**totals), B, C)
    assert table.over
    assert seen(checked(**totals)).result is None
    found = seen(table).result
    assert found is not None
    assert (found.winners, found.sentence) == (winners, sentence)


def test_when_the_match_is_over_nobody_is_awaited() -> None:
    """Neither in the list of players, nor in the banner."""
    found = seen(accepted(checked(), B, C))
    assert not any(each.awaited for each in found.players)
    assert not found.now.waits_for


def test_a_rematch_awaits_the_others() -> None:
    """Those who have not said that they want it; before the end nobody is asked."""
    table = accepted(checked(), B, C)
    assert seen(table).rematch_awaits == ["A", "B", "C"]
    found = seen(table, A, frozenset({A, C}))
    assert (found.rematch, found.rematch_awaits) == (["A", "C"], ["B"])
    assert seen(checked()).rematch_awaits == []


@pytest.mark.parametrize(
    ("pace", "told"),
    [(Pace.TOURNAMENT, "15 seconds"), (Pace.RELAXED, "45 seconds"), (Pace.NONE, "")],
)
def test_the_time_to_say_a_challenge_is_told(pace: Pace, told: str) -> None:
    """VI-B, as long as it lasts at the table; without clocks no time is told."""
    given = Setup(by=A, phase=Phase.GOAL, goal_setter=A, resources=parse_cubes("r1 r2"))
    lifting = str(seen(standing(given, pace=pace)).lifting)
    assert lifting.endswith(told)
    assert ("seconds" in lifting) == bool(told)


def test_the_rest_of_the_time_to_roll_is_for_what_comes_next() -> None:
    """XI-A-1: once the cubes lie, nobody is told to roll them."""
    given = Setup(
        by=A,
        phase=Phase.VARIATIONS,
        goal_setter=A,
        turn=A,
        resources=parse_cubes("r1 r2"),
        clock_task=Task.ROLL,
        clock_players=(A,),
        clock_seconds=40,
    )
    clock = seen(standing(given, pace=Pace.TOURNAMENT)).clock
    assert clock is not None
    assert (clock.task, clock.title) == ("roll", "to choose a variation")


@pytest.mark.parametrize(("mode", "layouts"), [(Mode.GUARDED, [1, 2, 4]), (Mode.OPEN, [1, 2, 6])])
def test_the_shapes_of_a_goal_are_those_of_the_book(mode: Mode, layouts: list[int]) -> None:
    """On-Sets III-B-1: seven; where nothing is refused, every one."""
    given = Setup(
        by=A,
        phase=Phase.GOAL,
        goal_setter=A,
        resources=parse_cubes("B R 1 2 3"),
        universe=parse_universe("BRG BR B RG R G").cards,
        rolled=True,
    )
    shapes = seen(standing(given, SETS, mode=mode)).shapes
    assert [len(each) for each in shapes] == layouts
    assert ("0 1/2" in shapes[2]) == (mode is Mode.OPEN)
    assert seen(checked()).shapes == []
