"""Reading records: what is let pass, what is wrong and on which line, and never a crash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.errors import NotationError, RecordError
from goalsetter.notation import parse_cube
from goalsetter.play import (
    CLOCK,
    MAX_TEXT,
    Mode,
    Record,
    RecordCode,
    Remark,
    Seat,
    Section,
    Terms,
    action,
    read_record,
    scan_record,
)
from goalsetter.play.record import MAX_ACTIONS, MAX_WORDS, moment_text, read_moment
from goalsetter.rules import Division, Task, Years
from tests.play.actions import moments
from tests.play.test_record import EXAMPLES, TERMS

HEADER = "Goalsetter record 1\nEdition: mlag-equations-2018-19\nDivision: middle\n"
"""Three lines: what follows begins on line 4."""
SETS = HEADER.replace("equations-2018-19", "on-sets-2017-18")
A, B = Seat("A"), Seat("B")


def log(*lines: str, header: str = HEADER) -> tuple[action.Action, ...]:
    """Read the acts on these lines."""
    return read_record(header + "\n".join(lines)).log


MOVE = action.Move(by=A, at=65_000, cube=parse_cube("r3"), to=Section.REQUIRED)


@pytest.mark.parametrize(
    "line",
    [
        "1:05 A moves r3 to required",
        "  1:05.0\tA   MOVES  r3 To Required   # well done",
        "01:05,000 a moves r3 to REQUIRED",
        "0:01:05 A moves r3 to required",
        "1:05 A moves r3\n..to required",
        "1:05 A moves\n# of course\n\n  .. r3\n  .. to required",
        '1:05 A moves "r3" to required',
    ],
)
def test_a_line_may_be_typed_in_many_ways(line: str) -> None:
    """Spaces, large letters, comments, other marks and lines that go on."""
    assert log(line) == (MOVE,)


def test_a_file_may_come_from_anywhere() -> None:
    """Other line ends, a mark at the start, blank lines, comments, keys in large letters."""
    text = (
        "\ufeff\r\n# kept by hand\r\n GOALSETTER   Record 1\r\n\r\nEDITION:  MLAG-Equations-2018-19"
        "\r\ndivision: Middle\r\nPlayers: 2\r\nmode: Guarded\r\nPROFILE: AGLOA\r\nyears: Odd\r\n"
        "Event:Open\rplayer a: Ada\r\n"
    )
    terms = Terms(
        edition="mlag-equations-2018-19",
        division=Division.MIDDLE,
        players=2,
        mode=Mode.GUARDED,
        profile="agloa",
        years=Years.ODD,
    )
    wanted = Record(terms=terms, names=((A, "Ada"),), headers=(("Event", "Open"),))
    assert read_record(text) == wanted


def test_times_may_be_left_out() -> None:
    """A line without a time is of the same moment as the one before."""
    done = log("A lifts block", "0:07 B lifts block", "clock stops the round")
    assert [each.at for each in done] == [0, 7000, 7000]
    assert done[2].by == CLOCK


def test_quotation_marks_of_a_mail_program() -> None:
    """“So” and „so“ are texts too, and bare words are one text."""
    said = log("A says “well, \\”so\\””", "A says „no“", "A says my   turn", 'A says "“x”"')
    told = [each.what for each in said if isinstance(each, action.Say)]
    assert told == ["well, ”so”", "no", "my turn", "“x”"]


def test_symbols_may_be_typed_in_ascii() -> None:
    """A record lets pass what the notation lets pass."""
    one = log("A rolls U n C A V", header=SETS)
    assert one == log("A rolls ∪ ∩ ⊆ Λ V", header=SETS)


def test_a_note_may_be_bare() -> None:
    """A remark belongs to the action above it."""
    record = read_record(HEADER + 'note before all\nA lifts block\nNOTE "so: "\nnote')
    assert record.remarks == (Remark(0, "before all"), Remark(1, "so: "), Remark(1, ""))


def test_headings_and_results_are_kept_apart() -> None:
    """They are claims, each with its line, and not part of the record."""
    reading = scan_record(HEADER + "[Shake 2]\nA lifts block\n = so\n[ Result ]\n")
    assert reading.lines == (5,)
    assert [(c.line, c.number, c.shake) for c in reading.claims] == [(4, 0, 2), (6, 1, 0)]


ERRORS = [
    # (text, code, line, what came)
    ("", RecordCode.NOT_A_RECORD, 1, ""),
    ("# nothing", RecordCode.NOT_A_RECORD, 1, ""),
    ("\nhello", RecordCode.NOT_A_RECORD, 2, "hello"),
    ("Goalsetter record 2", RecordCode.UNKNOWN_VERSION, 1, "2"),
    ("Goalsetter record 1", RecordCode.HEADER_MISSING, 1, ""),
    (HEADER.replace("Division", "Place"), RecordCode.HEADER_MISSING, 4, ""),
    (HEADER + "Event", RecordCode.HEADER_MALFORMED, 4, "Event"),
    (HEADER + 'Event: "a" b', RecordCode.HEADER_MALFORMED, 4, '"a" b'),
    (HEADER + 'Event: "a', RecordCode.QUOTE_UNCLOSED, 4, '"a'),
    (HEADER + "Event: a\nEVENT: b", RecordCode.HEADER_TWICE, 5, "EVENT"),
    (HEADER.replace("middle", "adult"), RecordCode.HEADER_VALUE, 3, "adult"),
    (HEADER.replace("2018", "2017"), RecordCode.HEADER_VALUE, 2, "mlag-equations-2017-19"),
    (HEADER + "Players: 4", RecordCode.HEADER_VALUE, 4, "4"),
    (HEADER + "Players: 2\nPlayer C: Cleo", RecordCode.HEADER_VALUE, 5, "Cleo"),
    (HEADER + "Mode: shut", RecordCode.HEADER_VALUE, 4, "shut"),
    (HEADER + "Profile: me", RecordCode.HEADER_VALUE, 4, "me"),
    (HEADER + "Years: leap", RecordCode.HEADER_VALUE, 4, "leap"),
    (HEADER + "Ruling wild-mark: never", RecordCode.HEADER_VALUE, 4, "never"),
    (HEADER + "Ruling no-such: none", RecordCode.HEADER_VALUE, 4, "none"),
    (HEADER + "A lifts block\nEvent: late", RecordCode.UNKNOWN_LINE, 5, "Event: late"),
    (HEADER + "1.05 A lifts block", RecordCode.TIME_MALFORMED, 4, "1.05"),
    (HEADER + "1:60 A lifts block", RecordCode.TIME_MALFORMED, 4, "1:60"),
    (HEADER + "1:60:00 A lifts block", RecordCode.TIME_MALFORMED, 4, "1:60:00"),
    (HEADER + "² A lifts block", RecordCode.TIME_MALFORMED, 4, "²"),
    (HEADER + "0:01", RecordCode.UNKNOWN_SEAT, 4, ""),
    (HEADER + "0:01 D lifts block", RecordCode.UNKNOWN_SEAT, 4, "D lifts block"),
    (HEADER + "A", RecordCode.UNKNOWN_ACTION, 4, ""),
    (HEADER + "A flies away", RecordCode.UNKNOWN_ACTION, 4, "flies away"),
    (HEADER + 'A "lifts block"', RecordCode.UNKNOWN_ACTION, 4, "lifts block"),
    (HEADER + "A moves 3", RecordCode.PART_MISSING, 4, "3"),
    (HEADER + "A moves 3 to required\n.. to permitted", RecordCode.PART_TWICE, 5, "to"),
    (HEADER + "A lifts block high", RecordCode.PART_NOT_HERE, 4, "high"),
    (HEADER + 'A lifts block ""', RecordCode.PART_NOT_HERE, 4, '""'),
    (HEADER + "A ends shake A 6", RecordCode.PART_NOT_HERE, 4, "A"),
    (HEADER + "A moves ? to required", RecordCode.UNREADABLE, 4, "?"),
    (HEADER + "A moves\n..\n.. 3 4\n.. to required", RecordCode.UNREADABLE, 6, "3 4"),
    (HEADER + "A moves 3 to pocket", RecordCode.UNREADABLE, 4, "pocket"),
    (HEADER + "A drops 3 to required permitted", RecordCode.UNREADABLE, 4, "3"),
    (HEADER + "A drops 3 4 to required", RecordCode.UNREADABLE, 4, "required"),
    (HEADER + "A sets goal 3/(1 2)", RecordCode.UNREADABLE, 4, "3/(1 2)"),
    (HEADER + "A deals BRQ", RecordCode.UNREADABLE, 4, "BRQ"),
    (HEADER + "A accepts", RecordCode.UNREADABLE, 4, ""),
    (HEADER + "A accepts everybody", RecordCode.UNREADABLE, 4, "everybody"),
    (HEADER + "A says", RecordCode.UNREADABLE, 4, ""),
    (HEADER + "judge strikes penalty one", RecordCode.UNREADABLE, 4, "one"),
    (HEADER + "judge strikes penalty 1 2", RecordCode.UNREADABLE, 4, "1 2"),
    (HEADER + "judge strikes penalty ٣", RecordCode.UNREADABLE, 4, "٣"),
    (HEADER + "judge rules that A is fine", RecordCode.UNREADABLE, 4, "fine"),
    (HEADER + "A shifts 3 to forbidden as bonus too", RecordCode.UNREADABLE, 4, "too"),
    (HEADER + "A charges B with two-cubes taking ages", RecordCode.UNREADABLE, 4, "ages"),
    (HEADER + "clock ends shake scores 6", RecordCode.UNREADABLE, 4, "6"),
    (HEADER + 'A says "so', RecordCode.QUOTE_UNCLOSED, 4, '"so'),
    (HEADER + 'A says "\\q"', RecordCode.STRANGE_ESCAPE, 4, '\\q"'),
    (HEADER + 'A says "\\u{110000}"', RecordCode.STRANGE_ESCAPE, 4, "\\u{110000"),
    (HEADER + 'A says "\\', RecordCode.STRANGE_ESCAPE, 4, "\\"),
    (HEADER + ".. phase: move", RecordCode.NOTHING_TO_CONTINUE, 4, ".. phase: move"),
    (HEADER + "A lifts block\n= so\n.. high", RecordCode.NOTHING_TO_CONTINUE, 6, ".. high"),
]


@pytest.mark.parametrize(("text", "code", "line", "found"), ERRORS)
def test_what_is_wrong_is_told_with_its_line(
    text: str, code: RecordCode, line: int, found: str
) -> None:
    """A stable code, the line, and what came."""
    with pytest.raises(RecordError) as raised:
        read_record(text)
    error = raised.value
    assert (error.code, error.line, error.found) == (code, line, found)
    assert error.expected
    assert str(error).startswith(f"{code}: expected ")
    assert str(error).endswith(f" on line {line}")


def test_why_a_text_is_not_notation_is_kept() -> None:
    """The error of the notation is the cause of the error of the record."""
    with pytest.raises(RecordError) as raised:
        read_record(HEADER + "A rolls 3 ? 4")
    assert isinstance(raised.value.__cause__, NotationError)


def test_every_code_can_be_met() -> None:
    """Those that reading gives stand in the table above; the rest belong to other modules."""
    met = {code for _, code, _, _ in ERRORS}
    elsewhere = {
        *(RecordCode.NOT_TEXT, RecordCode.TOO_LONG, RecordCode.TOO_MANY_ACTIONS),
        *(RecordCode.RESULT_DIFFERS, RecordCode.SHAKE_DIFFERS, RecordCode.REFUSED),
        RecordCode.UNWRITABLE,
    }
    assert met | elsewhere == set(RecordCode)
    assert not met & elsewhere


def test_too_much_is_refused_at_once() -> None:
    """No file is too large to be answered."""
    with pytest.raises(RecordError) as raised:
        read_record(HEADER + "#" * MAX_TEXT)
    assert raised.value.code == RecordCode.TOO_LONG
    with pytest.raises(RecordError) as raised:
        read_record(HEADER + "A lifts block\n" * (MAX_ACTIONS + 1))
    assert (raised.value.code, raised.value.line) == (
        RecordCode.TOO_MANY_ACTIONS,
        MAX_ACTIONS + 4,
    )
    with pytest.raises(RecordError) as raised:
        read_record(HEADER + "A rolls " + "3 " * MAX_WORDS)
    assert (raised.value.code, raised.value.line) == (RecordCode.TOO_LONG, 4)
    with pytest.raises(RecordError) as raised:
        read_record(b"Goalsetter record 1")  # type: ignore[arg-type]
    assert raised.value.code == RecordCode.NOT_TEXT


@given(moments)
def test_a_moment_reads_back(at: int) -> None:
    """Milliseconds as a clock shows them."""
    assert read_moment(moment_text(at)) == at


@pytest.mark.parametrize(
    ("at", "text"),
    [(0, "0:00"), (5_250, "0:05.250"), (65_000, "1:05"), (3_600_000, "1:00:00")],
)
def test_a_moment_is_short(at: int, text: str) -> None:
    """Thousandths and hours only where there are some."""
    assert moment_text(at) == text


def test_the_tasks_have_no_underscores() -> None:
    """``first turn``, ``first-turn`` and ``first_turn`` are the same."""
    for spelt in ("first turn", "first-turn", "FIRST_TURN"):
        assert log(f"A starts clock for {spelt} of B") == (
            action.StartClock(by=A, task=Task.FIRST_TURN, players=(B,)),
        )


# Anything at all.


def read_or_refused(text: str) -> None:
    """A record or a RecordError: nothing else may come of a text."""
    try:
        assert read_record(text).terms.players in (2, 3)
    except RecordError as error:
        lines = text.count("\n") + text.count("\r") + 1
        told = error.code in list(RecordCode) and 0 <= error.line <= lines
        if not told:
            raise AssertionError(error) from error


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_is_answered(text: str) -> None:
    """Random text."""
    read_or_refused(text)
    read_or_refused(HEADER + text)
    read_or_refused(HEADER + "1:00 A " + text)


WORDS = sorted(
    {word for path in EXAMPLES for word in path.read_text("utf-8").split()}
    | {'"', "\\", "..", "=", "[", "]", "note", "given", "phase:", "to", "\n", "\r", "#", "“"}
)


@given(st.lists(st.sampled_from(WORDS), max_size=30))
def test_any_words_are_answered(words: list[str]) -> None:
    """Words of a record in any order."""
    read_or_refused(HEADER + " ".join(words))
    read_or_refused(HEADER + "A " + "\nA ".join(words))


@given(st.data())
def test_a_spoilt_record_is_answered(data: st.DataObject) -> None:
    """A good record with pieces cut out, put in, doubled and swapped."""
    text = data.draw(st.sampled_from(EXAMPLES)).read_text("utf-8")
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        stop = min(len(text), start + data.draw(st.integers(0, 40)))
        piece = data.draw(st.sampled_from(["", text[start:stop] * 2, *WORDS]) | st.text(max_size=4))
        text = text[:start] + piece + text[stop:]
    read_or_refused(text)


def test_the_terms_of_the_shortest_header() -> None:
    """A record that is silent means the usual."""
    assert read_record(HEADER).terms == TERMS
