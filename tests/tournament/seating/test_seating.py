"""Seating: everybody once, sizes right, rules kept, never below the bound, and reproducible."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.tournament import (
    POLICIES,
    EventLog,
    RoundResult,
    SeatingField,
    Tables,
    Team,
    build_model,
    choose_model,
    deed_of,
    least_spread,
    lower_bound,
    make_draw,
    move_cost,
    pairs_unavoidable,
    round_results,
    search_seating,
    table_sizes,
    tables_of,
    twos_needed,
    usual_trials,
)
from goalsetter.tournament.seating import exact
from goalsetter.tournament.seating.policies import rung
from goalsetter.tournament.seating.search import fast_price
from tests.tournament.events import DIRECTOR, EQ, TRIALS, act, drawn, entered, played, ruled


@st.composite
def fields(draw: st.DrawFn, most: int = 20) -> SeatingField:
    """Any field: values, schools, teams of two, who has met, who sat at a two."""
    size = draw(st.integers(2, most))
    listed = st.lists
    values = draw(listed(st.integers(0, 12), min_size=size, max_size=size))
    groups = draw(listed(st.sampled_from(["", "a", "b", "c"]), min_size=size, max_size=size))
    twos = draw(listed(st.integers(0, 1), min_size=size, max_size=size))
    pairs = list(combinations(range(size), 2))
    met = draw(st.dictionaries(st.sampled_from(pairs), st.integers(1, 2), max_size=size))
    return SeatingField(
        players=tuple(f"p{n}" for n in range(size)),
        values=tuple(values),
        groups=tuple(groups),
        teams=("t", "t", *[""] * (size - 2)),
        met=met,
        twos=tuple(twos),
        where=draw(st.sampled_from(["low", "high", "anywhere"])),
    )


@settings(max_examples=60)
@given(fields(), st.integers(0, 99))
def test_every_draw_is_sound(field: SeatingField, seed: int) -> None:
    """Each player once, sizes right, no teammates where that can be, never below the bound."""
    result = search_seating(field, Random(seed), TRIALS)
    assert sorted(one for table in result.tables for one in table) == list(range(field.size))
    assert sorted(map(len, result.tables)) == sorted(table_sizes(field.size))
    cost, bound = field.cost_parts(result.tables), lower_bound(field)
    assert cost.weighed >= bound.weighed
    assert cost.spread >= bound.spread
    assert cost.same_group >= bound.same_group
    assert not cost.teammates or field.size < 4
    assert sum(map(field.table_cost, result.tables)) == cost.weighed
    price = fast_price(field)
    assert [price(list(table)) for table in result.tables] == list(
        map(field.table_cost, result.tables)
    )
    assert search_seating(field, Random(seed), TRIALS) == result


def partitions(places: tuple[int, ...], twos: int) -> list[tuple[tuple[int, ...], ...]]:
    """Every division into threes and so many twos."""
    if not places:
        return [()]
    first, rest = places[0], places[1:]
    ways = []
    for size in (3, 2):
        if len(places) >= size and (size == 3 or twos):
            for others in combinations(rest, size - 1):
                left = tuple(place for place in rest if place not in others)
                below = partitions(left, twos - (size == 2))
                ways += [((first, *others), *more) for more in below]
    return [way for way in ways if sum(len(table) == 2 for table in way) == twos]


@settings(max_examples=40)
@given(fields(most=8))
def test_the_bound_is_the_least_spread_there_is(field: SeatingField) -> None:
    """Against every division: the dynamic programme is exact, wherever twos should stand."""
    every = partitions(tuple(range(field.size)), twos_needed(field.size))
    spreads = [sum(map(field.spread_of, tables)) for tables in every]
    assert least_spread(field) == min(spreads)
    assert lower_bound(field).weighed <= min(field.cost_parts(way).weighed for way in every)


def test_sizes_leave_nobody_out() -> None:
    """Threes and at most two twos; one player alone cannot be seated."""
    assert [table_sizes(n) for n in (2, 3, 4, 5, 7)] == [
        (2,),
        (3,),
        (2, 2),
        (3, 2),
        (3, 2, 2),
    ]
    with pytest.raises(ValueError, match="at least 2"):
        table_sizes(1)


def test_schoolmates_who_must_meet_are_counted() -> None:
    """The pigeonhole: 40, 34 and 16 at 30 tables make 14 pairs; a third at a table makes two."""
    names = ["a"] * 40 + ["b"] * 34 + ["c"] * 16
    assert pairs_unavoidable(names, 30) == 14
    assert pairs_unavoidable(["a"] * 9, 3) == 9
    assert pairs_unavoidable(["", "", ""], 1) == 0


def test_trials_grow_with_the_field() -> None:
    """Small fields have a floor."""
    assert usual_trials(9) == 300_000
    assert usual_trials(600) == 1_200_000


def test_a_seating_that_is_given_is_mended_only() -> None:
    """From a start at the bound nothing moves."""
    field = SeatingField(
        players=tuple("abcdef"),
        values=(9, 9, 9, 1, 1, 1),
        groups=("",) * 6,
        teams=("",) * 6,
    )
    start = ((0, 1, 2), (3, 4, 5))
    assert search_seating(field, Random(1), 50, start=start).tables == start
    assert search_seating(field, Random(1), 50, dict.fromkeys(range(3), 1)).tables[0] == (0, 1, 2)
    wrong = ((0, 1, 3), (2, 4, 5))
    mended = search_seating(field, Random(1), 500, start=wrong).tables
    assert sorted(map(sorted, mended)) == [[0, 1, 2], [3, 4, 5]]


# --- draws of an event ---------------------------------------------------------------------------


def after(log: EventLog) -> list[str]:
    """The codes of the notes on the draw of round 2."""
    draw = make_draw(log.state, EQ, 2, Random(3), seed=3, trials=TRIALS)
    act(log, deed_of(draw))
    return [note.code for note in draw.notes]


def test_a_draw_is_explained() -> None:
    """Clean and best in round 1; where rules give, it says which and how often."""
    log = entered(9, 9)
    first = make_draw(log.state, EQ, 1, Random(3), seed=3, trials=TRIALS)
    assert [note.code for note in first.notes] == ["clean", "best"]
    assert first.proved
    assert after(played(entered(9))) == ["clean", "above-bound", "spread"]
    # Four players who have all met, or nearly so, and two schools.
    small = played(entered(4, 1))
    notes = after(small)
    assert {"same-group", "second-twos"} <= set(notes)
    assert "rematches" in after(played(entered(3)))


def test_teammates_are_told_where_they_must_meet() -> None:
    """If the event lets them."""
    team = Team(id="t", name="T", contests=(EQ,), players=("p1", "p2", "p3"))
    log = ruled(entered(3, teams=(team,)), "teammates", "if-unavoidable")
    draw = make_draw(log.state, EQ, 1, Random(3), seed=3, trials=TRIALS)
    note = draw.notes[0]
    assert (note.code, note.count, note.bound) == ("teammates", 3, 3)


def test_a_wide_table_is_called_out() -> None:
    """More apart than the best match brings is not by score any more."""
    log = played(played(entered(6, 1), 1, 14, 10, 6), 2, 14, 10, 6)
    draw = make_draw(log.state, EQ, 3, Random(3), seed=3, trials=TRIALS)
    wide = [note for note in draw.notes if note.code in ("wide", "spread")]
    assert len(wide) == 1
    assert (wide[0].code == "wide") is (wide[0].count > 6)


def test_numbers_rotate_or_go_by_rank() -> None:
    """By rank, table 1 has the highest totals; rotating, few sit at a number again."""
    log = ruled(played(entered(12, 12)), "table-numbers", "by-rank")
    draw = make_draw(log.state, EQ, 2, Random(3), seed=3, trials=TRIALS)
    totals = {
        player: sum(result.points for result in results)
        for player, results in round_results(log.state, EQ).items()
    }
    sums = [sum(totals[player] for player in table.players) for table in draw.tables]
    assert sums == sorted(sums, reverse=True)
    turned = ruled(log, "table-numbers", "rotate")
    draw = make_draw(turned.state, EQ, 2, Random(3), seed=3, trials=TRIALS)
    first = turned.state.rounds[EQ, 1]
    again = [
        player
        for table in draw.tables
        for player in table.players
        if (seat := first.table_of(player)) and seat.number == table.number
    ]
    assert len(again) <= 3


@pytest.mark.parametrize("policy", POLICIES)
def test_every_policy_draws(policy: str) -> None:
    """Random and fixed need no results; a ladder moves winners up."""
    log = played(entered(9, 9, policy=policy))
    draw = make_draw(log.state, EQ, 2, Random(3), seed=3, trials=TRIALS)
    assert draw.policy == policy
    assert len(draw.tables) == 3
    early = drawn(entered(9, 9, policy=policy))
    later = make_draw(early.state, EQ, 2, Random(3), seed=3, trials=TRIALS)
    refused = early.add(deed_of(later), at="2026-01-01T00:00:00", by="A", role=DIRECTOR)
    assert isinstance(refused, EventLog) is not POLICIES[policy].needs_results


def test_a_ladder_goes_up_and_down() -> None:
    """Winners a table up, the last a table down; who has not played is in the middle."""
    one = RoundResult(player="a", round=1, table=3, points=6, total=9, opponents=())
    assert [rung((replace(one, points=points),), 5) for points in (6, 5, 4, 3, 2, 0)] == [
        *(-2, -2, -3, -3, -4, -4)
    ]
    assert rung((replace(one, table=1),), 5) == -1
    assert rung((replace(one, table=5, points=2),), 5) == -5
    assert rung((), 5) == -3


def test_a_move_by_hand_shows_its_cost() -> None:
    """Before it is made."""
    log = drawn(entered(6, 2))
    tables = log.state.rounds[EQ, 1].tables
    assert move_cost(log.state, EQ, 1, tables).same_group >= 2


# --- the exact model -----------------------------------------------------------------------------


def loose_field(size: int = 9) -> SeatingField:
    """A field without rules in the way."""
    return SeatingField(
        players=tuple(f"p{n}" for n in range(size)),
        values=tuple(n * 5 % 11 for n in range(size)),
        groups=("a", "a", *[""] * (size - 2)),
        teams=("",) * size,
        twos=(1, *[0] * (size - 1)),
    )


@pytest.mark.parametrize("size", [8, 9])
def test_the_model_holds_a_best_seating(size: int) -> None:
    """The best over its columns is the best of all clean seatings."""
    field = loose_field(size)
    every = partitions(tuple(range(size)), twos_needed(size))
    clean = [way for way in every if field.cost_parts(way).clean]
    best = min(field.cost_parts(way).spread for way in clean)
    known = max(clean, key=lambda way: field.cost_parts(way).spread)
    model = choose_model(field, known)
    assert model is not None
    assert model.complete
    columns = {frozenset(table) for table in model.columns}
    inside = [way for way in clean if all(frozenset(table) in columns for table in way)]
    assert min(field.cost_parts(way).spread for way in inside) == best
    assert model.twos == twos_needed(size)


def test_a_narrow_model_says_that_it_is_not_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many tables: the window shrinks, and nothing is proved."""
    field = loose_field()
    assert not build_model(field, 10_000, 2).complete
    known = search_seating(field, Random(1), 2_000).tables
    monkeypatch.setattr(exact, "MOST_COLUMNS", 1)
    model = choose_model(field, known)
    assert model is not None
    assert len(model.columns) > 1


def test_large_or_unclean_fields_have_no_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are left to the search."""
    field = loose_field()
    assert choose_model(field, ((0, 1, 2), (3, 4, 5), (6, 7, 8))) is None
    monkeypatch.setattr(exact, "MOST_EXACT", 3)
    assert choose_model(field, ((0, 3, 2), (1, 4, 5), (6, 7, 8))) is None


def test_an_answer_is_checked() -> None:
    """Columns that seat somebody twice, or not at all, are no seating."""
    field = loose_field(6)
    model = build_model(field, 10_000, 6)
    place = {frozenset(table): turn for turn, table in enumerate(model.columns)}
    good = [place[frozenset(table)] for table in ((0, 2, 3), (1, 4, 5))]
    assert tables_of(model, good) is not None
    assert tables_of(model, [good[0], good[0]]) is None


def test_a_solver_above_may_better_a_draw() -> None:
    """It is asked only where the search has not met the bound."""
    log = played(entered(9))
    asked = []

    def solve(field: SeatingField, known: Tables) -> tuple[Tables, bool]:
        asked.append(field.size)
        return known, True

    draw = make_draw(log.state, EQ, 2, Random(3), seed=3, trials=TRIALS, solve=solve)
    assert asked == [9]
    assert draw.proved
    assert "best" in [note.code for note in draw.notes]
