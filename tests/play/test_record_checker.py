"""Records against the rules: refusals and wrong results, each by its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.errors import RecordError
from goalsetter.play import (
    RecordCode,
    check_reading,
    read_record,
    replay,
    scan_record,
    steps_of,
    write_record,
)
from tests.play.test_record import EXAMPLES
from tests.play.test_record_reader import HEADER
from tests.source_tree import ROOT

SPRING = (ROOT / "examples" / "spring_open.record").read_text(encoding="utf-8")


def troubles(text: str) -> list[tuple[str, int, str]]:
    """All that is wrong with a record that can be read."""
    reading = scan_record(text)
    found = check_reading(reading, steps_of(reading.record))
    return [(error.code, error.line, error.found) for error in found]


def at(text: str, piece: str) -> int:
    """The line on which a piece stands."""
    return text[: text.index(piece)].count("\n") + 1


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_steps_end_where_a_replay_ends(path: Path) -> None:
    """``replay(record) == state``."""
    record = read_record(path.read_text("utf-8"))
    assert steps_of(record)[-1].state == replay(record.terms, record.log)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("= scores: A 2, B 6, C 2", "= scores: A 2, B 4, C 2", RecordCode.RESULT_DIFFERS),
        ("= penalty 1: B loses 1", "= penalty 1: B loses 2", RecordCode.RESULT_DIFFERS),
        ("= match points: A 5, B 2", "= match points: A 6, B 2", RecordCode.RESULT_DIFFERS),
        ("= judge finds B right", "= judge finds B wrong", RecordCode.RESULT_DIFFERS),
        ("[Shake 2: B sets", "[Shake 3: B sets", RecordCode.SHAKE_DIFFERS),
        ("[Shake 2: B sets", "[Shake 2: A sets", RecordCode.SHAKE_DIFFERS),
        ("C     moves bx to", "C     moves k√ to", RecordCode.RESULT_DIFFERS),
    ],
)
def test_a_wrong_result_is_found(old: str, new: str, code: RecordCode) -> None:
    """On its line; strict reading raises it, and reading otherwise does not mind."""
    assert SPRING.count(old) >= 1
    spoilt = SPRING.replace(old, new, 1)
    found = troubles(spoilt)
    assert found[0][0] == code
    assert read_record(spoilt).terms == read_record(SPRING).terms
    with pytest.raises(RecordError) as raised:
        read_record(spoilt, strict=True)
    assert (raised.value.code, raised.value.line) == found[0][:2]


def test_the_line_of_a_wrong_result() -> None:
    """It is the line of the result itself."""
    spoilt = SPRING.replace("= scores: A 2, B 6, C 2", "= scores: A 6, B 6, C 2")
    assert troubles(spoilt) == [
        ("result-differs", at(spoilt, "A 6, B 6"), "scores: A 6, B 6, C 2"),
    ]


def test_what_cannot_be_done_is_found() -> None:
    """An action that the rules refuse, with its line; the rest is played without it."""
    spoilt = SPRING.replace("1:50      A     sets goal b1b2\n", "1:50      A     sets goal k5k5\n")
    found = troubles(spoilt)
    assert found[0] == ("refused", at(spoilt, "k5k5"), "no-such-cube")
    with pytest.raises(RecordError, match="expected an action that can be done"):
        read_record(spoilt, strict=True)


def test_results_may_be_left_out() -> None:
    """Headings and results tell nothing that the log does not."""
    record = read_record(SPRING)
    bare = write_record(record, results=False)
    assert not [line for line in bare.splitlines() if line.strip()[:1] in ("=", "[")]
    assert read_record(bare, strict=True) == record
    assert len(bare) < len(SPRING)


def test_a_result_may_be_spelt_otherwise() -> None:
    """Spaces and large letters do not matter, nor a heading without the Goal-setter."""
    typed = SPRING.replace("= totals: A", "=   TOTALS:  A").replace(
        "[Shake 2: B sets the Goal]", "[SHAKE 2]"
    )
    assert troubles(typed) == []


def test_a_heading_in_the_wrong_place() -> None:
    """A shake that goes on does not begin; at the end of a record one may."""
    spoilt = SPRING.replace("2:44      B", "[Shake 1]\n2:44      B")
    assert troubles(spoilt) == []
    spoilt = SPRING.replace("2:44      B", "[Shake 1: A sets the Goal]\n2:44      B")
    assert [code for code, _, _ in troubles(spoilt)] == ["shake-differs"]
    assert troubles(SPRING + "[Shake 5]\n") == []


def test_a_position_can_be_recorded() -> None:
    """A lesson begins in the middle; a position that no match could reach is refused."""
    given = "A given\n.. phase: move\n.. turn: B\n.. resources: 1 2 3\n.. goal: 12\n"
    assert troubles(HEADER + given + "B moves 3 to required\n") == []
    for strange in (
        ".. claim: now",
        ".. claim: now\n.. challenger: A\n.. mover: A",
        '.. variations: "made up"',
        ".. universe: BRG",
        '.. papers: A "x" A "y"',
    ):
        assert [code for code, _, _ in troubles(HEADER + given + strange)] == ["refused"]
    two = HEADER + "Players: 2\n" + given + ".. totals: C 6"
    assert [code for code, _, _ in troubles(two)] == ["refused"]


EVERYTHING = """\
A given
.. phase: move
.. turn: B
.. last-mover: A
.. resources: 1 2 3 4 + x 5 6
.. goal: 12
.. required: 7
0:01 C moves 3 to required
0:02 B moves 4 to required
0:03 A charges B with two-cubes
0:04 A lifts block
0:05 A challenges now without block
0:06 C lifts block
0:07 C challenges win
"""


def test_what_is_told() -> None:
    """Offences, insulation, charges that do not hold, challenges set aside: each has its line."""
    written = write_record(read_record(HEADER + EVERYTHING))
    for piece in ("= illegal: out-of-turn", "= not upheld", "= challenge stands: now", "[Shake 1"):
        assert piece in written
    assert troubles(written) == []


def test_the_lot_is_told() -> None:
    """The roll says who is out, who rolls again, and who sets the first Goal."""

    def told(faces: str) -> str:
        rolls = zip("ABCAB", faces, strict=False)
        lines = "".join(f"{seat} rolls for first {face}\n" for seat, face in rolls)
        return write_record(read_record(HEADER + lines))

    assert "= out: A, B\n          = first Goal-setter: C\n" in told("113")
    assert "= roll again: A, B, C\n" in told("333")
    assert "out:" not in told("333")
    assert "= out: C\n          = roll again: A, B\n" in told("33+21")


def test_a_penalty_that_a_judge_strikes() -> None:
    """It is named by the number with which it was told."""
    struck = SPRING.replace("24:30     A", "24:10     judge strikes penalty 1\n24:30     A")
    written = write_record(read_record(struck))
    assert "= penalty struck: B gets back 1\n" in written
    assert "= match points: A 4, B 4, C 4\n" in written


ACTIONS = [line for line in SPRING.splitlines() if line[:1].isdigit()]


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_match_that_went_otherwise_is_played(data: st.DataObject) -> None:
    """Lines left out, put in, moved, done by others: all is played or refused, and written so."""
    lines = SPRING.splitlines()
    first = lines.index(ACTIONS[0])
    for _ in range(data.draw(st.integers(1, 6))):
        where = data.draw(st.integers(first, len(lines) - 1))
        line = data.draw(st.sampled_from(["", lines[where], *ACTIONS]))
        seat = data.draw(st.sampled_from("ABC"))
        lines[where] = re.sub(r"^(\S+ +)[ABC]\b", rf"\1{seat}", line)
    written = write_record(read_record("\n".join(lines)))
    assert {code for code, _, _ in troubles(written)} <= {RecordCode.REFUSED}
