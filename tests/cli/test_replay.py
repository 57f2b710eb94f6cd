"""``goalsetter replay``: every action in words, the mat, the score sheet, and the verdict."""

from __future__ import annotations

import io
import json
import os
import subprocess
from pathlib import Path

import pytest

from goalsetter.cli import replay
from goalsetter.cli.replay_show import replay_record
from goalsetter.cli.replay_steps import step_through
from goalsetter.cli.screen import Screen
from goalsetter.play import RecordCode, Seat, event, scan_record
from goalsetter.rules import Task
from goalsetter.telling import event_sentence
from goalsetter.words import codes, render
from tests.cli.command import COMMAND, PATIENCE, call, run
from tests.source_tree import ROOT

SPRING = ROOT / "examples" / "spring_open.record"
KITCHEN = ROOT / "examples" / "kitchen_table.record"
TEXT = SPRING.read_text(encoding="utf-8")

SHEET = """\
Score sheet
                     Ada     Ben    Cleo
Shake 1                2       6       2
Shake 2                4       2       6
Shake 3 (void)
Shake 4                4       4       2
Penalties              0      -3       0
Total                 10       9      10
Match points           5       2       5
"""


def test_a_match_is_told_from_beginning_to_end() -> None:
    """Title, headings, actions, events, remarks, mats, the sheet and the verdict."""
    done = call("replay", str(SPRING))
    assert done.returncode == 0
    assert done.stdout.startswith("MLAG Adventurous Equations 2018-19, Middle Division\nEvent: ")
    for piece in (
        "Rolling to set the first Goal\n",
        "Shake 2: Ben sets the Goal\n",
        "      2:46  Ben challenges now against C\n",
        "            Ben challenges Cleo: Now.",
        "            “One cube too many: 4x3 is 12, and a 3 is still in Resources.”\n",
        "  │ Permitted  bx                                │\n",
        "Action 26 (“Cleo moves + to Forbidden”) is undone.",
        "Ben's paper is correct.",
        "You can't use cubes in Forbidden. Used: + [2018-19 VII-B-3-c]",
        "is not correct. (it uses a Forbidden cube)",
        "1. Ben −1 in shake 2: ",
        SHEET,
    ):
        assert piece in done.stdout
    assert done.stdout.endswith(
        "LEGAL\nActions: 70. All are legal in MLAG Adventurous Equations 2018-19, and "
        "the scores are right.\n"
    )


def test_cards_are_drawn() -> None:
    """ON-SETS: the Universe lies above the mat."""
    done = call("replay", str(KITCHEN))
    assert done.returncode == 0
    assert "╭───╮ ╭───╮" in done.stdout
    assert "Goal       3 " in done.stdout
    assert "The Solution needs 2 operation signs. It has 1." in done.stdout


def test_one_shake() -> None:
    """``--shake`` shows the actions of one shake, and the whole sheet."""
    told = call("replay", str(SPRING), "--shake", "3").stdout
    assert "Cleo declares no goal" in told
    assert "This shake does not count. Cleo rolls again." in told
    assert "moves g4" not in told
    assert SHEET in told
    missing = call("replay", str(SPRING), "--shake", "9")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "There is no shake 9 in this record. Try 1, 2, 3, 4." in missing.stderr


def test_check_alone() -> None:
    """``--check`` says nothing but whether it is legal."""
    done = call("replay", "--check", str(SPRING))
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "LEGAL")
    assert len(done.stdout.splitlines()) == 2


def test_what_cannot_be_played_is_told() -> None:
    """With the line, the reason in words and its clause; exit code 1."""
    spoilt = TEXT.replace("moves g4 to required", "moves g7 to required")
    done = call("replay", "-", "--check", given=spoilt)
    told = done.stdout.splitlines()
    assert (done.returncode, told[0]) == (1, "NOT LEGAL")
    assert told[1].startswith("Line 27 is not allowed. That cube is not there.")
    assert told[1].endswith("]")
    shown = call("replay", "-", given=spoilt).stdout
    assert "This is not allowed. That cube is not there." in shown


def test_a_wrong_result_is_told() -> None:
    """Show the record's result beside the rules' result."""
    done = call("replay", "-", "--check", given=TEXT.replace("B 6, C 2", "B 4, C 2", 1))
    told = done.stdout.splitlines()
    assert (done.returncode, told[0]) == (1, "WRONG SCORES")
    assert told[1].startswith("Line 39: the record says “scores: A 2, B 4, C 2”, but the")


def test_a_judge_who_strikes_a_penalty() -> None:
    """It stays on the sheet, struck, and the points come back."""
    line = "24:10     judge strikes penalty 1\n24:11     A     charges B with two-cubes\n"
    told = call("replay", "-", given=TEXT.replace("24:30     A", line + "24:30     A")).stdout
    assert "1. Ben −1 in shake 2, taken back by a judge: " in told
    assert "Ben: +1 point." in told
    assert "That is not right." in told


def test_a_match_from_the_middle() -> None:
    """Points that players brought along have their row; no match points are made up for them."""
    text = (
        "Goalsetter record 1\nEdition: mlag-equations-2018-19\nDivision: middle\n"
        "note hello\nA given\n.. phase: move\n.. totals: A 6 B 2\n.. goal: 2 3\n.. turn: B"
    )
    told = call("replay", "-", given=text).stdout
    assert "From before            6       2       0\n" in told
    assert "Goal       2 3 " in told
    assert "Resources  none\n" in told
    assert "“hello”" in told


FILES = [
    ("missing.record", None, "No such file"),
    ("", None, "directory"),
    ("bad.record", b"\xff\xfe\x00G", "UTF-8"),
    ("zeros.record", bytes(1000), "Line 1: this file is not a match record."),
    ("empty.record", b"", "Line 1: this file is not a match record."),
    ("long.record", b"#" * 5_000_000, "too long"),
    ("nul\0.record", None, "null"),
]


@pytest.mark.parametrize(("name", "content", "told"), FILES)
def test_a_file_that_is_no_record(
    name: str, content: bytes | None, told: str, tmp_path: Path
) -> None:
    """Missing, a directory, no text, nothing, too much: a sentence and exit code 2."""
    if content is not None:
        (tmp_path / name).write_bytes(content)
    done = call("replay", f"{tmp_path}/{name}")
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_where_reading_stopped_is_told() -> None:
    """The line, what came, and what the notation says of it."""
    done = call("replay", "-", given=TEXT.replace("moves g4", "moves gq"))
    assert done.returncode == 2
    assert done.stderr == (
        "Line 27: I can't read 'gq'. A letter like s, u or r goes right before a cube. Try "
        "u2 or r3.\n"
    )


def test_every_code_of_a_record_has_a_sentence() -> None:
    """Nothing that can be wrong is told in a code."""
    assert {f"record-{code}" for code in RecordCode} <= codes()


def test_what_was_done_before_a_position() -> None:
    """It is not in the log, so it has no words."""
    record = scan_record(TEXT).record
    assert render(event_sentence(record, event.Undone(-1))) == "Action 0 is undone."
    lost = event.TurnLost(Seat("A"), Task.TURN)
    assert (
        render(event_sentence(record, lost)) == "Ada ran out of time and lost the chance to move."
    )
    strange = event.Fined(Seat("A"), 1, "no-such-reason", "2018-19 IX")
    assert render(event_sentence(record, strange)) == "Ada: −1 point. no-such-reason [2018-19 IX]"


def test_for_programs() -> None:
    """The whole replay as JSON, one object for each action."""
    done = call("replay", str(SPRING), "--json")
    data = json.loads(done.stdout)
    assert (done.returncode, data["legal"], data["results_right"]) == (0, True, True)
    assert data["players"] == {"A": "Ada", "B": "Ben", "C": "Cleo"}
    assert data["totals"] == {"A": 10, "B": 9, "C": 10}
    assert data["match_points"] == {"A": 5, "B": 2, "C": 5}
    assert [shake["void"] for shake in data["shakes"]] == [False, False, True, False]
    step = data["steps"][11]
    assert (step["line"], step["time"], step["by"], step["do"]) == (31, "2:46", "B", "challenge")
    assert step["action"] == "challenges now against C"
    assert step["results"] == ["challenge stands: now, B against C"]
    assert data["steps"][12]["told"][0] == "Ben's paper is correct."
    few = json.loads(call("replay", str(SPRING), "--json", "--shake", "1").stdout)
    assert {step["shake"] for step in few["steps"]} == {1}


def test_troubles_for_programs() -> None:
    """A verdict alone, with each line that is wrong; or the error that keeps it from being read."""
    spoilt = TEXT.replace("moves g4 to required", "moves g7 to required")
    data = json.loads(call("replay", "-", "--check", "--json", given=spoilt).stdout)
    assert (data["legal"], "steps" in data) == (False, False)
    assert (data["troubles"][0]["line"], data["troubles"][0]["code"]) == (27, "refused")
    error = json.loads(call("replay", "-", "--json", given="hello").stdout)["error"]
    assert (error["code"], error["line"]) == ("not-a-record", 1)
    error = json.loads(call("replay", "/", "--json").stdout)["error"]
    assert (error["code"], error["line"]) == ("no-file", 0)


def test_ascii_and_colours() -> None:
    """A terminal that knows nothing else gets ASCII; no colour where there is no terminal."""
    done = run("replay", str(SPRING), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "kv" in done.stdout
    assert "\x1b" not in done.stdout


# Step by step.


def stepped(*keys: str) -> str:
    """Return the screen of a person who types these."""
    out = io.StringIO()
    screen = Screen(out)
    screen.ascii = False
    step_through(
        replay_record(scan_record(TEXT)), io.StringIO("".join(f"{k}\n" for k in keys)), screen
    )
    return out.getvalue()


def test_forwards_and_backwards() -> None:
    """Enter goes on, b goes back, a number goes there, and the prompt tells where one is."""
    told = stepped("", "", "b", "12", "b", "B", "0", "b", "99999", "", "99999999")
    prompts = [line.partition(">")[0] for line in told.splitlines() if "/70>" in line]
    places = ["0", "1", "2", "1", "12", "11", "10", "0", "0", "70", "70", "70"]
    assert prompts == [f"{place}/70" for place in places]
    assert "That was the last action." in told
    assert "Nothing has happened yet." in told
    assert "I don't know '99999999'." in told


def test_every_step_shows_the_mat() -> None:
    """Passing events are told too: phases, turns and clocks; not before the roll."""
    told = stepped("9")
    assert "Now: moving cubes." not in told
    assert "To move: Cleo" in told
    assert "Required   g4" in told
    assert "Cleo: 60 seconds to move." in told
    assert "Required" not in stepped("1")


def test_other_keys() -> None:
    """s shows the sheet so far, ? the keys, q leaves; what is not known is said."""
    told = stepped("17", "s", "?", "what", "q", "1")
    assert "Shake 1                2       6       2\n" in told
    assert told.count("Enter: next") == 3
    assert "I don't know 'what'." in told
    assert told.count("/70>") == 5


def test_a_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody sits there, the actions are shown one by one."""
    monkeypatch.setattr(replay, "is_dialogue", lambda _: True)
    done = call("replay", str(SPRING), given="\n\nq\n")
    assert "2/70> " in done.stdout
    assert "Shake 2: Ben" not in done.stdout
    assert SHEET in done.stdout


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_full_disk_is_told(options: tuple[str, ...]) -> None:
    """A disk without room is told in a sentence, and is no verdict on the record."""
    record = str(ROOT / "examples" / "kitchen_table.record")
    with open("/dev/full", "w", encoding="utf-8") as full:
        replayed = subprocess.run(
            [*COMMAND, "replay", record, *options],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    assert replayed.returncode == 2
    assert replayed.stderr.startswith("I can't write stdout")
    assert "Traceback" not in replayed.stderr


def test_a_reader_who_leaves_gets_no_verdict() -> None:
    """A pipe that is closed ends the command quietly, with the code of a stop."""
    record = str(ROOT / "examples" / "kitchen_table.record")
    reading, writing = os.pipe()
    os.close(reading)
    left = subprocess.run(
        [*COMMAND, "replay", record],
        stdout=writing,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (left.returncode, left.stderr) == (130, "")
