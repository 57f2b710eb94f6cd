"""The golden day: 61 players, four rounds, and everything that can happen, to the award list."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from goalsetter.tournament import (
    EXPORTS,
    LockEvent,
    PracticeDay,
    ProtestState,
    award_lines,
    check_sum,
    cut_field,
    round_results,
    standings,
)
from goalsetter.tournament.demo import CONTEST, LATE, MISSING, PLAYERS
from tests.source_tree import TESTS
from tests.tournament.events import demo

GOLDEN = TESTS / "golden" / "tournament-demo.txt"


def test_the_day_is_the_golden_day() -> None:
    """Award list and standings, line by line; the same seed gives the same day everywhere."""
    rows = [
        "\t".join(row)
        for name in ("awards", "teams", "standings")
        for row in EXPORTS[name](demo().state, CONTEST)
    ]
    assert GOLDEN.read_text("utf-8").splitlines() == rows


def test_a_practice_day_takes_no_refusal() -> None:
    """A deed that cannot be done is a fault of the script, and raises."""
    day = PracticeDay(log=demo(), chance=Random(1), make_chance=Random, strength={}, trials=1)
    with pytest.raises(ValueError, match="expected a deed that can be done"):
        day.act(LockEvent())


def test_everybody_plays_as_they_should() -> None:
    """The late child, the missing one, the disqualified one; and nobody meets a teammate."""
    state = demo().state
    assert len(state.players) == PLAYERS
    results = round_results(state, CONTEST)
    played = {player: [one.round for one in rounds] for player, rounds in results.items()}
    warned = state.incidents[0].player
    assert played[LATE] == [1, 2, 3, 4]
    assert played[MISSING] == [2, 3, 4]
    assert played[warned] == [1, 2, 3]
    assert results[warned][2].points == 0
    assert Counter(map(len, played.values())) == {4: 59, 3: 2}
    team_of = {player: team.id for team in state.teams.values() for player in team.players}
    for drawn in state.rounds_of(CONTEST):
        for table in drawn.tables:
            teams = [team_of[player] for player in table.players if player in team_of]
            assert len(teams) == len(set(teams))


def test_the_books_of_the_day_agree() -> None:
    """Every round adds up; the protest was decided; the correction came late."""
    state = demo().state
    for number in range(1, 5):
        total = check_sum(state, CONTEST, number)
        assert (total.agrees, total.waiting) == (True, 0)
    assert [one.state for one in state.protests] == [ProtestState.UPHELD]
    assert [one.late for one in state.corrections] == [True, True]
    assert [one.kind.name for one in state.incidents] == [
        *("warning", "penalty", "disqualified-later")
    ]
    assert state.locked
    cut = state.contests[CONTEST].cut
    assert cut is not None
    assert len(cut_field(standings(state, CONTEST), cut).inside) >= cut.value
    assert award_lines(state, CONTEST)[-1].title == "Top teams"
