"""The log: one readable line an entry, read back as it was, and the state is its fold."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.errors import RecordError
from goalsetter.tournament import (
    ACTS_BY_NAME,
    HEADER,
    EventState,
    LockEvent,
    LogEntry,
    OfficialRole,
    entry_text,
    fold,
    log_text,
    open_log,
    read_entry,
    read_log,
)
from goalsetter.tournament.log import MOST_LINES
from goalsetter.tournament.plain_values import PlainError, from_plain
from tests.tournament.events import AT, act, demo, entered, opened


def test_the_log_reads_back() -> None:
    """Text to entries to text; and the state with it."""
    text = log_text(demo().entries)
    assert open_log(text) == demo()
    assert log_text(read_log(text.replace("\n", "\r\n"))) == text


@settings(max_examples=15)
@given(st.data())
def test_the_fold_of_a_prefix_is_the_state_there(data: st.DataObject) -> None:
    """And going on from there gives the state of the whole."""
    cut = data.draw(st.integers(0, len(demo().entries)))
    state = fold(demo().entries[:cut])
    assert state.entries == cut
    assert fold(demo().entries[cut:], state) == demo().state


@settings(max_examples=40)
@given(st.text(min_size=1, max_size=30), st.text(max_size=30))
def test_any_text_reads_back(by: str, reason: str) -> None:
    """Quotes, line feeds and other alphabets stay on their line."""
    entry = LogEntry(
        number=7, at=AT, by=by, role=OfficialRole.DIRECTOR, deed=LockEvent(reason=reason)
    )
    line = entry_text(entry)
    assert "\n" not in line
    assert read_entry(line) == entry


def test_a_line_is_readable() -> None:
    """Number, moment, role, name, act, details."""
    entry = act(opened(), LockEvent(reason="done")).entries[-1]
    assert entry_text(entry) == f'3 {AT} director "Ana" lock-event reason="done"'


def test_a_line_that_was_cut_off_is_left_out() -> None:
    """A laptop died while it wrote: what was answered for is there."""
    log = entered()
    text = log_text(log.entries)
    for cut in range(1, 30):
        torn = text[: len(text) - cut]
        assert read_log(torn) == log.entries[:-1]
    assert read_log(f"{text}5 2026") == log.entries


@pytest.mark.parametrize(
    ("line", "code", "expected"),
    [
        ("hello", "event-line", "number, moment"),
        (f"1 {AT} director Ana lock-event", "event-line", "number"),
        (f'1 {AT} director "Ana', "event-value", "JSON"),
        (f'1 {AT} king "Ana" lock-event', "event-role", "director"),
        (f'1 {AT} director "Ana" fly', "event-act", "open-event"),
        (f'1 {AT} director "Ana"', "event-act", "open-event"),
        (f'1 {AT} director "Ana" lock-event now', "event-detail", "locked, reason"),
        (f'1 {AT} director "Ana" lock-event locked=1', "event-detail", "true or false"),
        (f'1 {AT} director "Ana" lock-event reason=2', "event-detail", "a text"),
        (f'1 {AT} director "Ana" lock-event pace="x"', "event-detail", "locked, reason"),
        (f'1 {AT} director "Ana" lock-event reason="x"reason="y"', "event-detail", "a blank"),
        (f'1 {AT} director "Ana" lock-event reason="x" reason="y"', "event-detail", "locked"),
        (f'1 {AT} director "Ana" lock-event reason={"[" * 99_999}', "event-value", "JSON"),
        (f'1 {AT} director "Ana" withdraw player="x"', "event-detail", "a value for contest"),
        (f'1 {AT} director "Ana" withdraw round=true', "event-detail", "a value for"),
        (f'1 {AT} director "Ana" mark-presence players="x"', "event-detail", "a value for"),
        (
            f'1 {AT} director "Ana" mark-presence players="x" presence="present"',
            "event-detail",
            "a list",
        ),
        (
            f'1 {AT} director "Ana" mark-presence players=["x"] presence="asleep"',
            "event-detail",
            "present, absent, left",
        ),
        (f'1 {AT} director "Ana" open-event event="x"', "event-detail", "the fields of Event"),
    ],
)
def test_a_strange_line_is_told(line: str, code: str, expected: str) -> None:
    """The line, what was expected, what came."""
    with pytest.raises(RecordError) as error:
        read_log(f"{HEADER}\n{line}\n")
    assert (error.value.code, error.value.line) == (code, 2)
    assert expected in error.value.expected


def test_other_files_are_no_logs() -> None:
    """A header, and not more lines than an event has."""
    with pytest.raises(RecordError, match="event-header"):
        read_log("name,school\n")
    with pytest.raises(RecordError, match="event-long"):
        read_log(HEADER + "\n" * MOST_LINES)
    assert open_log(f"{HEADER}\n\n").state == EventState()


def test_a_log_that_cannot_be_is_told() -> None:
    """A line that was taken out shows."""
    lines = log_text(entered().entries).splitlines(keepends=True)
    with pytest.raises(RecordError, match="event-out-of-order") as error:
        open_log("".join(lines[:2] + lines[3:]))
    assert error.value.line == 4


def test_every_act_has_a_name_in_the_log() -> None:
    """Names are words with dashes."""
    assert all(name.replace("-", "").isalpha() for name in ACTS_BY_NAME)


def test_plain_data_know_what_may_be_missing() -> None:
    """A field without a value is None where its type says so."""
    with pytest.raises(PlainError, match="whole number"):
        from_plain(LogEntry, {"number": True, "at": "", "by": "", "role": "", "deed": {}})
