"""Standings, teams, cuts and awards: ties share a place, and nothing provisional is hidden."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goalsetter.tournament import (
    METRICS,
    AwardRule,
    Cut,
    DrawnTable,
    DrawRound,
    EnterPlayers,
    Entrant,
    EventLog,
    PlaceTied,
    PublishRound,
    Standing,
    Team,
    award_lines,
    cut_field,
    scaled,
    standings,
    sweepstakes,
    team_standings,
)
from tests.tournament.events import EQ, act, entered, here, opened, published, sheet, totals, typed


def seated(log: EventLog, number: int, *tables: tuple[str, ...]) -> EventLog:
    """The event with a round seated by hand and published."""
    seats = tuple(DrawnTable(number=n, players=table) for n, table in enumerate(tables, 1))
    log = act(log, DrawRound(contest=EQ, round=number, tables=seats))
    return act(log, PublishRound(contest=EQ, round=number))


def two_rounds(**more: object) -> EventLog:
    """Six players at the same two tables twice: p1 and p4 win, then p2 and p4."""
    log = entered(6, **more)  # type: ignore[arg-type]
    for number, first in ((1, (14, 10, 6)), (2, (10, 14, 6))):
        log = seated(log, number, ("p1", "p2", "p3"), ("p4", "p5", "p6"))
        log = typed(log, sheet(log, 0, number), totals(sheet(log, 0, number), *first))
        log = typed(log, sheet(log, 1, number), totals(sheet(log, 1, number), 12, 8, 8))
    return log


def places(log: EventLog) -> list[tuple[int, str]]:
    """Places and players."""
    return [(row.place, row.player) for row in standings(log.state, EQ)]


def test_ties_share_a_place() -> None:
    """1, 2, 2, 4 …: match points alone, as no book knows a tie-break."""
    assert places(two_rounds()) == [
        *[(1, "p4"), (2, "p1"), (2, "p2"), (4, "p5"), (4, "p6"), (6, "p3")]
    ]


@pytest.mark.parametrize(
    ("metrics", "first"),
    [
        (("best-rounds",), [(1, "p1"), (1, "p2"), (1, "p4")]),
        (("firsts",), [(1, "p4"), (2, "p1"), (2, "p2")]),
        (("match-points", "shake-totals"), [(1, "p4"), (2, "p1"), (2, "p2")]),
        (("match-points", "opponents-points"), [(1, "p4"), (2, "p1"), (2, "p2")]),
        (("match-points", "head-to-head"), [(1, "p4"), (2, "p1"), (2, "p2")]),
        (("match-points", "play-off"), [(1, "p4"), (2, "p2"), (3, "p1")]),
        (("match-points", "lot"), [(1, "p4"), (2, "p1"), (3, "p2")]),
    ],
)
def test_each_metric_decides(metrics: tuple[str, ...], first: list[tuple[int, str]]) -> None:
    """A list of metrics per contest; later ones look at ties."""
    log = two_rounds(metrics=metrics, best_rounds=1)
    log = act(log, PlaceTied(contest=EQ, players=("p1", "p2")))
    log = act(log, PlaceTied(contest=EQ, players=("p2", "p1")))
    log = act(log, PlaceTied(contest=EQ, players=("p1", "p2"), by_lot=True, seed=4))
    assert places(log)[:3] == first


def test_every_metric_has_a_test() -> None:
    """The rows above, and match points alone."""
    assert METRICS.keys() == {
        *("match-points", "best-rounds", "firsts", "shake-totals", "opponents-points"),
        *("head-to-head", "play-off", "lot"),
    }


def test_head_to_head_counts_if_all_met() -> None:
    """p1 and p4 never met, so nothing is decided between them; p1 and p2 met."""
    log = entered(6, metrics=("match-points", "head-to-head"))
    log = seated(log, 1, ("p1", "p2", "p3"), ("p4", "p5", "p6"))
    for place in (0, 1):
        log = typed(log, sheet(log, place), totals(sheet(log, place), 14, 10, 6))
    assert places(log)[:2] == [(1, "p1"), (1, "p4")]
    assert [row.values[1] for row in standings(log.state, EQ)][:2] == [0, 0]
    tied = two_rounds(metrics=("match-points", "head-to-head"))
    rows = {row.player: row.values for row in standings(tied.state, EQ)}
    assert rows["p1"] == rows["p2"] == (10, 10)


def test_what_is_not_final_is_marked() -> None:
    """Sheets that are out make their players provisional; stand-ins are left out."""
    log = published(entered(3))
    assert all(row.provisional and not row.rounds for row in standings(log.state, EQ))
    helper = Entrant(id="x", name="Helper", contests=(EQ,), stand_in=True)
    log = act(log, EnterPlayers(players=(helper,)))
    assert "x" not in {row.player for row in standings(log.state, EQ)}
    assert any(row.shared for row in standings(log.state, EQ))


TEAMS = (
    Team(id="t1", name="First", contests=(EQ,), players=("p1", "p5")),
    Team(id="t2", name="Second", contests=(EQ,), players=("p4", "p3")),
)


@pytest.mark.parametrize(
    ("rule", "rows"),
    [
        ("sum", [(1, "Second", Fraction(16)), (1, "First", Fraction(16))]),
        (
            "best-of-group",
            [(1, "School 1", 22), (2, "School 2", 16), (3, "School 0", 10)],
        ),
        (
            "average-of-group",
            [(1, "School 1", 11), (2, "School 2", 8), (3, "School 0", 5)],
        ),
    ],
)
def test_teams_score_by_their_rule(rule: str, rows: list[tuple[int, str, Fraction]]) -> None:
    """Sum of a team, best of a school, average of a school with enough players."""
    log = two_rounds(teams=TEAMS) if rule == "sum" else two_rounds()
    terms = replace(log.state.contests[EQ], teams=rule, team_size=2)
    state = replace(log.state, contests={EQ: terms})
    found = [(row.place, row.name, row.score) for row in team_standings(state, EQ)]
    assert sorted(found) == sorted(rows)
    short = replace(state, contests={EQ: replace(terms, teams="average-of-group", team_size=3)})
    assert team_standings(short, EQ) == ()


def test_players_without_a_school_make_no_group() -> None:
    """They stand for themselves."""
    log = act(opened(), EnterPlayers(players=(Entrant(id="x", name="X", contests=(EQ,)),)))
    state = replace(
        log.state, contests={EQ: replace(log.state.contests[EQ], teams="best-of-group")}
    )
    assert team_standings(act(log, here("x")).state, EQ) == ()
    assert team_standings(state, EQ) == ()


def test_games_are_joined_by_scaling() -> None:
    """Sweepstakes: the best three of four, each scaled to the best of its division."""
    assert scaled(10, 20, 24) == 12
    assert scaled(0, 0, 24) == 0
    assert sweepstakes((Fraction(24), Fraction(12), Fraction(20), Fraction(1)), 3) == 56


def rows_with(*places: int) -> tuple[Standing, ...]:
    """Standings with these places."""
    return tuple(
        Standing(place=place, player=f"p{turn}", values=(30 - place,), rounds=4, provisional=False)
        for turn, place in enumerate(places, 1)
    )


@pytest.mark.parametrize(
    ("cut", "inside", "tied", "off"),
    [
        (Cut(by="places", value=2), ("p1", "p2", "p3"), ("p2", "p3"), False),
        (Cut(by="places", value=3), ("p1", "p2", "p3"), (), False),
        (Cut(by="places", value=2, ties="none-in"), ("p1",), ("p2", "p3"), False),
        (Cut(by="places", value=2, ties="play-off"), ("p1",), ("p2", "p3"), True),
        (Cut(by="places", value=1, ties="play-off"), ("p1",), (), False),
        (Cut(by="share", value=1, out_of=5), ("p1",), (), False),
        (Cut(by="score", value=28), ("p1", "p2", "p3"), (), False),
    ],
)
def test_ties_at_the_line_are_shown(
    cut: Cut, inside: tuple[str, ...], tied: tuple[str, ...], off: bool
) -> None:
    """All in, none in, or a play-off."""
    result = cut_field(rows_with(1, 2, 2, 4, 5), cut)
    assert (result.inside, result.tied, result.play_off) == (inside, tied, off)


def test_awards_are_read_from_the_last_place() -> None:
    """Shared places are one line; missing prizes are counted; few rounds win nothing."""
    awards = (
        AwardRule(title="Top", to_place=2, quantity=2),
        AwardRule(title="Perfect", from_score=12),
        AwardRule(title="Long", to_place=1, least_rounds=3),
        AwardRule(title="Teams", for_teams=True, to_place=1),
    )
    log = two_rounds(awards=awards, teams=TEAMS)
    lines = [
        (line.title, line.place, line.names, line.short) for line in award_lines(log.state, EQ)
    ]
    assert lines == [
        ("Top", 2, ("Player 1", "Player 2"), 1),
        ("Top", 1, ("Player 4",), 0),
        ("Perfect", 1, ("Player 4",), 0),
        ("Teams", 1, ("First", "Second"), 0),
    ]
