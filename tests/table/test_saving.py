"""A table as a text: opened again, it goes on as it would have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.bots import Bot
from goalsetter.errors import RecordError
from goalsetter.play import read_record, write_record
from goalsetter.table import (
    PaperHelp,
    Table,
    advance,
    due,
    open_table,
    record_of,
    resumed,
    saved,
    submit,
)
from tests.table.players import A, Plain, of_bots, with_a_person
from tests.table.test_driver import at_my_turn, deed_of, played_out


def plain(level: str) -> Bot:
    """The only bot of these tests."""
    return {"plain": Plain()}[level]


def stepped(table: Table, steps: int) -> Table:
    """The table after so many wakings."""
    for _ in range(steps):
        moment = due(table)
        if moment is not None:
            table = advance(table, moment).table
    return table


@pytest.mark.parametrize("steps", [0, 3, 9, 25])
def test_a_table_goes_on_where_it_was(steps: int) -> None:
    """Saved at any moment, resumed at any other, the match is the same to the last action."""
    table = stepped(open_table(of_bots(seed=11, shakes=1)), steps)
    text = saved(table, table.since + 700)
    again = resumed(text, plain, at=5_000_000)
    assert again.state == table.state
    assert again.reasons == table.reasons
    assert again.since == 5_000_000 - 700
    assert played_out(again).log == played_out(table).log


def test_the_time_between_did_not_pass() -> None:
    """A person finds the clock as it was when the table was saved."""
    table = at_my_turn(with_a_person())
    text = saved(table, table.since + 20_000)
    again = resumed(text, plain, at=0)
    one = submit(table, A, deed_of(table), table.since + 30_000).table
    other = submit(again, A, deed_of(again), 10_000).table
    assert one.log == other.log


def test_a_saved_table_is_a_record() -> None:
    """A reader that knows nothing of tables can replay what was saved."""
    table = played_out(open_table(of_bots()))
    record = read_record(saved(table, table.since), strict=True)
    assert record.log == table.log
    assert record.name(A) == "Bot 0"
    assert dict(record.headers)["Seed"] == "1"


def test_the_record_of_the_match_tells_no_secret() -> None:
    """A record for others has no seed and no thoughts."""
    table = stepped(open_table(of_bots()), 20)
    record = record_of(table, (("Event", "Practice"),))
    text = write_record(record)
    assert "Seed" not in text
    assert "why" not in text
    assert read_record(text).headers == (("Event", "Practice"),)


SPOILT = [
    ("Seed: 1", "Seed: many"),
    ("Seed: 1", "Seed: ²"),
    ("Seed: 1\n", ""),
    ("Pace: tournament", "Pace: allegro"),
    ("Shakes: 2", "Shakes: -1"),
    ("Bot B: plain", "Bot B: genius"),
    ("rolls for first", "rolls"),
    ("Goalsetter record 1", "A letter"),
    ("moves", "jumps"),
    ("A     moves", "C     moves"),
]


@pytest.mark.parametrize(("old", "new"), SPOILT)
def test_what_is_no_table_is_told(old: str, new: str) -> None:
    """Every change by hand is an error with its words, and nothing else is raised."""
    text = saved(stepped(open_table(of_bots()), 40), 0)
    assert old in text
    with pytest.raises(RecordError):
        resumed(text.replace(old, new), plain, at=0)


@pytest.mark.parametrize("told", ["why", "why {", "why [1, 2]", "why [null, 1, 2]", "nice!"])
def test_a_thought_that_was_changed_is_left_out(told: str) -> None:
    """A remark that is no reason is a remark."""
    table = stepped(open_table(of_bots()), 30)
    assert table.reasons
    record = read_record(saved(table, 0))
    first, *rest = record.remarks
    spoilt = replace(record, remarks=(replace(first, text=told), *rest))
    assert resumed(write_record(spoilt), plain, at=0).reasons == table.reasons[1:]


def test_no_number_of_shakes_is_kept() -> None:
    """A match without an agreed number of shakes is still one."""
    table = open_table(replace(of_bots(), shakes=None))
    assert resumed(saved(table, 0), plain, at=0).seating.shakes is None


def test_how_long_bots_may_think_is_kept() -> None:
    """And until then each of them acts at the latest."""
    seating = replace(of_bots(), longest_thought=1_500)
    table = advance(open_table(seating), 0).table
    again = resumed(saved(table, 0), plain, 0)
    assert again.seating.longest_thought == 1_500
    assert all(plan.due <= table.since + 1_500 for plan in table.plans)


@pytest.mark.parametrize("help", list(PaperHelp))
def test_how_much_writers_are_told_is_kept(help: PaperHelp) -> None:
    """A table of before this choice told the form; a strange word is no table."""
    table = open_table(replace(of_bots(), paper_help=help))
    text = saved(table, table.since)
    assert resumed(text, plain, at=0).seating.paper_help is help
    assert ("Help with papers" in text) == (help is not PaperHelp.FORM)
    if help is PaperHelp.NOTHING:
        with pytest.raises(RecordError):
            resumed(text.replace("papers: nothing", "papers: much"), plain, at=0)
