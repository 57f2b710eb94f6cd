"""The desk on the command line: a day from the list of names to the awards, and what goes wrong."""

from __future__ import annotations

import csv
import json
import re
from io import StringIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from goalsetter.cli import exact_seating
from goalsetter.cli.exact_seating import best_of, prove, solve_model
from goalsetter.cli.tournament_files import EventFile, csv_text
from goalsetter.errors import CaseError
from goalsetter.tournament import (
    LockEvent,
    OfficialRole,
    SeatingField,
    build_model,
    search_seating,
    shown_name,
)
from tests.cli.command import Done, call

LIST = "player,school,grade,team\n" + "".join(
    f"Player {n},School {n % 3},7,{'Team ' + str(n % 3) if n < 7 else ''}\n" for n in range(1, 9)
)


@pytest.fixture(autouse=True)
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a folder of its own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "list.csv").write_text(LIST, "utf-8")
    return tmp_path


def desk(*arguments: str) -> Done:
    """Run a command of the desk."""
    return call("tournament", *arguments)


def started(*more: str) -> None:
    """Open an event, import the list, and publish round 1."""
    assert desk("new", "day.log", "--name", "Spring Day", "--rounds", "2", *more).returncode == 0
    assert desk("import", "day.log", "list.csv", "--here").returncode == 0
    done = desk("draw", "day.log", "--seed", "7", "--trials", "500", "--publish")
    assert done.returncode == 0, done.stderr
    assert "Round 1 is out." in done.stdout
    assert len(re.findall(r"Table \d: sheet [A-Z]{6}\d\d$", done.stdout, re.MULTILINE)) == 3


def results(*scores: str, number: int = 1) -> str:
    """Write a file of results for a round, and return its name."""
    state = EventFile("day.log").state
    stream = StringIO()
    for sheet in state.sheets_of("main", number):
        cells = [
            cell
            for player, score in zip(sheet.players, scores, strict=False)
            for cell in (shown_name(state, player), score)
        ]
        csv.writer(stream).writerow([sheet.code, *cells])
    Path("results.csv").write_text(stream.getvalue(), "utf-8")
    return "results.csv"


def test_a_day_from_list_to_places() -> None:
    """New, import, draw, results by two people, standings, export, and back."""
    started()
    assert (
        "Sheets typed: 3. Sheets that count: 0."
        in desk("results", "day.log", results("14", "10", "6"), "--by", "Sam").stdout
    )
    # The second person is the director, who closes the round.
    second = desk("results", "day.log", "results.csv", "--by", "Tia", "--close")
    assert "Sheets that count: 3." in second.stdout
    told = desk("standings", "day.log")
    assert "1. Player" in told.stdout
    assert "Round 1: 34 match points handed out, 34 due" in told.stdout
    data = json.loads(desk("standings", "day.log", "--json").stdout)
    assert [row["place"] for row in data["standings"]][:3] == [1, 1, 1]
    assert desk("export", "day.log", "day.zip").returncode == 0
    assert "Spring Day is back" in desk("restore", "day.zip", "back.log").stdout
    assert Path("back.log").read_bytes() == Path("day.log").read_bytes()
    with ZipFile("day.zip") as archive:
        table = archive.read("main/standings.csv").decode("utf-8-sig")
    assert table.startswith("place,player,group,match-points,round 1,round 2,provisional")
    late = desk("draw", "day.log", "--trials", "500")
    assert "Drawn with seed" in late.stdout


def test_the_second_list_adds_nobody_twice() -> None:
    """Players who were there before are counted; doubts stop it until they are waved through."""
    started()
    again = desk("import", "day.log", "list.csv")
    assert "New players on the list: 0. There before: 8." in again.stdout
    Path("old.csv").write_text("player,grade\nOld One,11\n", "utf-8")
    stopped = desk("import", "day.log", "old.csv")
    assert stopped.returncode == 1
    assert "Old One is in grade 11" in stopped.stderr
    assert "Nobody was added" in stopped.stderr
    assert desk("import", "day.log", "old.csv", "--yes").returncode == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("player,school\n,Oak\n", "Row 2: the player is missing."),
        ("player,division\nAda,Grand\n", "is no division"),
        ("player,school\nAda,Oak\nAda,Oak\n", "Take one out"),
        ("player,team\n" + "".join(f"P{n},T\n" for n in range(6)), "It can have 5"),
    ],
)
def test_a_bad_list_is_told_row_by_row(text: str, sentence: str) -> None:
    """And nothing is half imported."""
    desk("new", "day.log", "--name", "Spring Day")
    Path("bad.csv").write_text(text, "utf-8")
    done = desk("import", "day.log", "bad.csv")
    assert done.returncode == 1
    assert sentence in done.stderr
    assert not EventFile("day.log").state.players


def test_wrong_results_are_told_and_the_others_kept() -> None:
    """The row, the cell, the clause."""
    started("--detail", "shakes")
    name = results("6 4", "4 2", "2 2")
    lines = Path(name).read_text("utf-8").splitlines()
    lines[0] = lines[0].replace("6 4", "6 3")
    lines[1] = lines[1][:-3] + "2 x"
    lines[2] = "BCDBBB00,a,1"
    Path(name).write_text("\n".join([*lines, "nothing"]) + "\n", "utf-8")
    done = desk("results", "day.log", name, "--by", "Sam")
    assert done.returncode == 1
    assert "a shake can't bring 3. It brings 2, 4, 6. [2018-19 X]" in done.stderr
    assert "I can't read the score “2 x”" in done.stderr
    assert "is no sheet code" in done.stderr
    good = results("6 4", "4 2", "2 2")
    assert desk("results", "day.log", good, "--by", "Sam").returncode == 0
    other = desk("results", "day.log", results("6 6", "4 2", "2 2"), "--by", "Tia")
    assert "one typed 4, one typed 6" in other.stderr
    early = desk("do", "day.log", "close-round", 'contest="main"', "round=1")
    assert "Sheets still out: 3." in early.stderr


def test_rows_of_results_need_their_players() -> None:
    """A name that is not on the sheet, or too few cells."""
    started()
    name = results("14", "10", "6")
    text = Path(name).read_text("utf-8")
    Path(name).write_text(text.replace("Player 1,", "Nobody,"), "utf-8")
    assert "Nobody is not on this sheet" in desk("results", "day.log", name, "--by", "S").stderr
    Path(name).write_text(text.splitlines()[0] + ",x\n", "utf-8")
    assert "a row has a code" in desk("results", "day.log", name, "--by", "S").stderr


def test_any_act_can_be_done() -> None:
    """By name and details; refusals are said, and a correction names who would sit elsewhere."""
    started()
    done = desk("do", "day.log", "withdraw", 'player="p001"', 'contest="main"', "round=2")
    assert "Written as line" in done.stdout
    early = desk("do", "day.log", "withdraw", 'player="p001"', 'contest="main"', "round=1")
    assert (early.returncode, "from round 2 on" in early.stderr) == (1, True)
    strange = desk("do", "day.log", "lock-event", "now")
    assert (strange.returncode, "Try locked, reason" in strange.stderr) == (2, True)
    assert desk("do", "day.log", "fly").returncode == 2
    name = results("14", "10", "6")
    desk("results", "day.log", name, "--by", "Sam")
    desk("results", "day.log", name, "--by", "Tia", "--close")
    desk("draw", "day.log", "--trials", "500")
    sheet = EventFile("day.log").state.sheets_of("main", 1)[0]
    lines = [
        {"player": player, "total": total}
        for player, total in zip(sheet.players, (2, 10, 14), strict=False)
    ]
    fixed = desk(
        *("do", "day.log", "correct-sheet", f'sheet="{sheet.code}"', 'reason="slip"'),
        *("by_desk=true", f"lines={json.dumps(lines, separators=(',', ':'))}"),
    )
    assert fixed.returncode == 0, fixed.stderr
    assert "Round 2 stays as it is" in fixed.stdout


def test_a_file_that_is_wrong_is_told() -> None:
    """Missing, no text, no log, a line too many; nothing ends in a trace."""
    assert "I can't open none.log" in desk("standings", "none.log").stderr
    Path("x.log").write_bytes(b"\xff\xfe\xff")
    assert desk("standings", "x.log").returncode == 2
    Path("x.log").write_text("hello\n", "utf-8")
    assert "This is not the file of an event" in desk("standings", "x.log").stderr
    assert "There is a file x.log" in desk("demo", "x.log").stderr
    assert "is not the archive" in desk("restore", "x.log", "y.log").stderr
    assert "I can't open" in desk("restore", "none.zip", "y.log").stderr
    assert desk("new", "none/x.log", "--name", "A").returncode == 2
    assert "can't be a name" in desk("new", "y.log", "--name", " ").stderr
    assert "for --policy" in desk("new", "z.log", "--name", "A", "--policy", "x").stderr
    desk("new", "day.log", "--name", "A")
    assert "A table needs two players" in desk("draw", "day.log").stderr
    assert "for --contest" in desk("draw", "day.log", "--contest", "x").stderr
    assert desk("export", "day.log", "none/x.zip").returncode == 2
    assert "I can't open" in desk("import", "day.log", "none.csv").stderr


def test_a_torn_line_is_cut_and_another_program_is_seen() -> None:
    """The file goes on after its last whole line; two programs do not mix their lines."""
    desk("new", "day.log", "--name", "A")
    whole = Path("day.log").read_bytes()
    Path("day.log").write_bytes(whole + b"3 2026-")
    assert "The last line was cut off" in desk("standings", "day.log").stderr
    opened = EventFile("day.log")
    assert opened.act(LockEvent(), "A", OfficialRole.DIRECTOR) is None
    text = Path("day.log").read_text("utf-8")
    assert re.search(r'\n3 \S+ director "A" lock-event\n$', text)
    Path("day.log").write_text(text + "\n", "utf-8")
    with pytest.raises(CaseError, match="event-busy"):
        opened.act(LockEvent(locked=False), "A", OfficialRole.DIRECTOR)
    Path("day.log").unlink()
    with pytest.raises(CaseError, match="cannot-write"):
        opened.act(LockEvent(locked=False), "A", OfficialRole.DIRECTOR)


def test_the_demo_and_a_simulation() -> None:
    """A director can practice; a day by chance tells how draws come out."""
    assert "A whole day with 61 players" in desk("demo", "day.log").stdout
    told = desk("standings", "day.log").stdout
    assert "Top teams, place 1" in told
    day = desk("simulate", "--players", "11", "--rounds", "2", "--trials", "300")
    assert day.stdout.count("No teammates, no schoolmates") >= 1
    assert csv_text([("=1", "a,b")]) == '\'=1,"a,b"\r\n'


# --- the solver ----------------------------------------------------------------------------------

FIELD = SeatingField(
    players=tuple(f"p{n}" for n in range(8)),
    values=(9, 8, 8, 6, 5, 5, 2, 0),
    groups=("a", "a", "b", "b", "c", "c", "d", "d"),
    teams=("",) * 8,
    twos=(0,) * 8,
)


def test_highs_proves_a_small_draw() -> None:
    """In a process of its own, which is ended; its answer is counted again in whole numbers."""
    known = search_seating(FIELD, Random(1), 40).tables
    assert FIELD.cost_parts(known).clean
    tables, proved = prove(FIELD, known, patience=120)
    assert proved
    assert FIELD.cost_parts(tables).weighed <= FIELD.cost_parts(known).weighed
    model = build_model(FIELD, 10_000, 8)
    chosen, best = solve_model(model)
    assert best
    again, _ = best_of(FIELD, model, known, (chosen, best))
    assert FIELD.cost_parts(again).spread == FIELD.cost_parts(tables).spread


def test_a_solver_that_is_late_or_missing_leaves_the_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The best so far stands, and it is said."""
    known = search_seating(FIELD, Random(1), 40).tables
    late: list[bool] = []
    assert prove(FIELD, known, patience=0, late=lambda: late.append(True)) == (known, False)
    assert late == [True]
    model = build_model(FIELD, 10_000, 8)
    assert best_of(FIELD, model, known, ((0, 0), True)) == (known, False)
    monkeypatch.setattr(exact_seating, "find_spec", lambda _: None)
    assert prove(FIELD, known) == (known, False)
    desk("new", "day.log", "--name", "A")
    desk("import", "day.log", "list.csv", "--here")
    assert "HiGHS is not here" in desk("draw", "day.log", "--exact", "--trials", "50").stderr
