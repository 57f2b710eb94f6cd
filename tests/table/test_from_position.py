"""A table begun from a position: the same cubes, the same seats, and a log that tells all of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import RecordError
from goalsetter.play import Phase, Round, Seat, read_record, write_record
from goalsetter.table import (
    Pace,
    Table,
    begin_from,
    is_position,
    open_table,
    record_of,
    resumed,
    saved,
    shakes_until,
    states,
)
from tests.table.players import A, of_bots, with_a_person
from tests.table.test_driver import played_out
from tests.table.test_saving import plain


@pytest.fixture(scope="module")
def match() -> Table:
    """A match of two shakes that is over."""
    return played_out(open_table(of_bots(seed=3)))


def in_phase(match: Table, phase: Phase, shake: int) -> int:
    """After how many actions a shake was first in a phase."""
    for number, state in enumerate(states(match.seating, match.log), start=1):
        if (state.shake.phase, state.shake.number) == (phase, shake):
            return number
    raise AssertionError(phase)


@pytest.mark.parametrize("phase", [Phase.GOAL, Phase.MOVE, Phase.WRITING, Phase.CHECKING])
def test_it_goes_on_from_exactly_that_position(match: Table, phase: Phase) -> None:
    """The state is that of the match at that action; only who sits there and the chance differ."""
    after = in_phase(match, phase, 2)
    passed = tuple(states(match.seating, match.log))
    assert is_position(passed, after, A)
    seating = replace(with_a_person(seed=8, pace=Pace.NONE), shakes=shakes_until(passed[after - 1]))
    table, steps = begin_from(seating, match.log[:after], at=5_000)
    assert table.state == passed[after - 1]
    assert table.log == match.log[:after]
    assert (table.since, len(steps), steps[-1].number) == (5_000, after, after - 1)
    ended = played_out(replace(table, seating=replace(of_bots(seed=8), shakes=seating.shakes)))
    assert ended.over
    assert ended.state.round is not Round.PLAYING
    assert len(ended.state.played) == 2


def test_its_record_tells_where_it_began(match: Table) -> None:
    """The header names how many actions came from elsewhere; saved and resumed it stays so."""
    after = in_phase(match, Phase.MOVE, 1)
    table, _ = begin_from(of_bots(seed=4), match.log[:after], at=0)
    text = write_record(record_of(table))
    assert f"Begun after: {after}\n" in text
    assert read_record(text, strict=True).log == match.log[:after]
    again = resumed(saved(table, 0), plain, 0)
    assert again.seating.begun_after == after
    assert again.state == table.state
    assert "Begun after" not in write_record(record_of(match))
    with pytest.raises(RecordError):
        resumed(saved(table, 0).replace(f"after: {after}", "after: never"), plain, 0)


def test_what_is_no_position(match: Table) -> None:
    """Before the first action, between shakes, and of a shake that is not scored yet."""
    passed = tuple(states(match.seating, match.log))
    first, last = in_phase(match, Phase.MOVE, 1), in_phase(match, Phase.MOVE, 2)
    for after in (-1, 0, 1, len(passed), len(passed) + 1):
        assert not is_position(passed, after, A)
    assert not is_position(passed[:last], last, A)
    assert is_position(passed[:last], first, A)
    assert not is_position(passed, first, Seat("D"))


def test_a_seat_that_somebody_had_left_is_no_position(match: Table) -> None:
    """There a bot played for the player, or the table waited."""
    passed = tuple(states(match.seating, match.log))
    after = in_phase(match, Phase.MOVE, 1)
    for gone in ({"absent": frozenset({A})}, {"away": frozenset({Seat("B")})}):
        state = replace(passed[after - 1], **gone)  # type: ignore[arg-type]
        assert not is_position((*passed[: after - 1], state, *passed[after:]), after, A)
