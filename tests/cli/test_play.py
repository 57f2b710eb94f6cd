"""A match in the terminal, as a person plays it: through a pipe, and at a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from goalsetter.play import read_record
from tests.cli.command import COMMAND, PATIENCE, Done, call, run
from tests.cli.steady_table import COMMAND as STEADY
from tests.cli.steady_table import steady as bot_of_tests
from tests.source_tree import ROOT

BASIC = ("--rules", "basic", "--division", "middle", "--seed", "5", "--name", "Ann")
ALONE = (*BASIC, "--level", "third-grade", "--opponents", "1", "--shakes", "1")


def play(*arguments: str, given: str) -> Done:
    """Play in this process."""
    return call("play", *arguments, given=given)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written where the match is played."""
    monkeypatch.chdir(tmp_path)


def written(folder: Path) -> list[str]:
    """The files of a folder."""
    return sorted(path.name for path in folder.iterdir())


# --- a whole match ------------------------------------------------------------------------------


def sheet(told: str) -> list[str]:
    """The last score sheet, its lines without spaces at the ends."""
    return [" ".join(line.split()) for line in told.rpartition("Score sheet\n")[2].splitlines()]


WHOLE = (
    *("goal 6", "r 8", "challenge now", "write 8-2=", "write 8-9=6", "write 8-2=6", ""),
    *("p x", "challenge impossible", "accept"),
)
"""Two shakes: Ann wins the first by 8−2=6, and accepts a wrong paper in the second."""


def test_a_match_to_its_end(tmp_path: Path) -> None:
    """A match of two shakes in a process of its own; the sheet is worked out by hand.

    Shake 1: Ann challenges Now and is right: 6 for her, 2 for Bea (X-A). Shake 2: Ann challenges
    Impossible, Bea hands in a paper and Ann accepts it: 6 for Bea, 2 for Ann. 8 each is a tie, and
    that is 5 match points each (XII-A).
    """
    told = subprocess.run(
        [*STEADY, "play", *BASIC, "--level", "third", "--opponents", "1", "--shakes", "2"],
        input="\n".join(WHOLE) + "\n",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert "Something is missing here" in told.stdout
    assert "There are not enough cubes for this. Missing: 9" in told.stdout
    assert sheet(told.stdout)[:5] == [
        *("Ann Bea", "Shake 1 6 2", "Shake 2 2 6", "Total 8 8", "Match points 5 5"),
    ]
    (name,) = written(tmp_path)
    assert re.fullmatch(r"goalsetter-\d{4}-\d\d-\d\d\.record", name)
    assert call("replay", name, "--check").stdout.startswith("LEGAL")
    record = read_record((tmp_path / name).read_text("utf-8"))
    assert record.remarks[0].text == "I saw no Solution yet, so I put it in Permitted."


def test_thoughts_come_after_the_shake(steady: None) -> None:
    """Bots' thoughts are told when the shake is over, not before."""
    told = play(*ALONE, given="goal 6\nchallenge impossible\naccept\n\n").stdout
    before, _, after = told.partition("Shake 1 is over")
    assert "What the bots thought:" in after
    assert "“" not in before
    assert "Bea moves" in after


def test_the_same_seed_gives_the_same_match() -> None:
    """Both tell the same, word for word."""
    given = "goal 6\nr 7\nchallenge impossible\naccept\n\n"
    first = play(*ALONE, "--record", "one.record", given=given).stdout
    assert first.replace("one.", "") == play(
        *ALONE, "--record", "two.record", given=given
    ).stdout.replace("two.", "")


def test_two_bots_and_on_sets() -> None:
    """Cards are drawn, variations listed, and others play on when Enter is typed."""
    told = play(
        *("--rules", "on-sets", "--division", "elementary", "--seed", "3", "--level", "random"),
        given="1\n1\n1\n\n\n\n\n\n?\n",
    ).stdout
    assert "C: Cal, a bot (random)" in told
    assert "Variations you can choose:" in told
    assert "│ Goal" in told
    assert "type U for ∪" in told


SETS = ("--rules", "on-sets", "--division", "elementary", "--level", "random", "--opponents", "1")
BEA_SETS, ANN_SETS = ("--seed", "1"), ("--seed", "2")
"""On whom the lot falls."""


@pytest.mark.parametrize(
    ("seed", "given", "told", "dealt"),
    [
        (BEA_SETS, "deal 9\n", "Ann will deal 9 cards", 9),
        (BEA_SETS, "deal 5\ndeal ten\n12\n", "as a number of cards", 12),
        (BEA_SETS, "\n", "The table chooses for Ann", 7),
        (ANN_SETS, "set out V^^\n", "Ann sets out V, Λ, Λ", None),
        (ANN_SETS, "set out VVV\nset out 5\nvvΛ\n", "Ann sets out V, V, Λ", None),
        (ANN_SETS, "deal 9\n\n", "The table chooses for Ann", None),
    ],
)
def test_the_person_deals_or_sets_out(
    seed: tuple[str, str], given: str, told: str, dealt: int | None
) -> None:
    """On-Sets II: a number, V and Λ, or Enter; what is no such thing is asked for again."""
    found = play(*SETS, *seed, "--dealing", "people", "--name", "Ann", given=given).stdout
    assert told in found
    assert "Ann rolls the cubes" in found or dealt is not None
    assert dealt is None or f"Ann deals {dealt} cards" in found


def test_the_table_deals_unless_people_want_to() -> None:
    """The usual match in the terminal waits for nobody, and an option of another word is none."""
    found = play(*SETS, *BEA_SETS, "--name", "Ann", given="").stdout
    assert "Ann deals" in found
    assert play(*SETS, "--dealing", "nobody", given="").returncode == 2


def test_a_match_without_goals_ends(steady: None) -> None:
    """Ann finds no Goal, Bea says nothing and so agrees; after four void shakes it is enough."""
    told = play(*ALONE, given="no goal\n\n" * 4).stdout
    assert told.count("This shake does not count. Ann rolls again.") == 4
    assert "Shake 4 (void)" in told
    assert "The match is over." in told


def test_an_open_table_lets_it_happen(steady: None) -> None:
    """At an open table a cube may be moved out of turn, and anything can be charged."""
    three = (*BASIC, "--level", "third", "--shakes", "1")
    given = "goal 6\nr 7\n?\ncharge B out-of-turn\ncharge B\n"
    told = play(*three, "--open", given=given).stdout
    assert "Ann moves 7 to Required" in told
    assert "Charges: before-the-roll" in told
    assert "That is not right." in told
    assert "What did the player do?" in told
    closed = play(*three, given="goal 6\nr 7\n").stdout
    assert "Ann moves 7 to Required" not in closed
    assert "[Basic 2019-20 V-B]" in closed


# --- questions ----------------------------------------------------------------------------------


def test_enter_is_the_usual_answer() -> None:
    """Three short questions; Enter takes what most people want."""
    told = play("--seed", "1", given="\n\n\nquit\n").stdout
    assert told.count("Pick a number (Enter =") == 3
    assert "MLAG Adventurous Equations 2018-19, Middle Division" in told
    assert told.count("a bot (fifth-grade)") == 2


def test_a_strange_answer_is_asked_again() -> None:
    """The error says what was expected, and what came."""
    told = play("--seed", "1", given="9\nchess\non\n0\n1\nchamp\nquit\n").stdout
    assert "I can't use '9' here. Pick a number from 1 to 3." in told
    assert "I can't use 'chess' here." in told
    assert "MLAG On-Sets 2017-18, Elementary Division" in told
    assert "a bot (champion)" in told


def test_no_answer_begins_no_match(tmp_path: Path) -> None:
    """The end of the input before the first roll leaves nothing behind."""
    told = play(given="1\n")
    assert told.returncode == 0
    assert told.stdout.endswith("The match did not start.\n")
    assert written(tmp_path) == []


OPTIONS = [
    (("--rules", "chess"), "I don't know 'chess' for --rules. Try equations, basic,"),
    (("--level", "genius"), "I don't know 'genius' for --level. Try random, third-"),
    (("--clock", "fast"), "I don't know 'fast' for --clock. Try tournament, relaxed"),
    (("--rules", "on", "--division", "minor"), "I don't know 'minor' for --division."),
    (("--resume", "none.record"), "none.record"),
]


@pytest.mark.parametrize(("options", "told"), OPTIONS)
def test_a_strange_option_is_told(options: tuple[str, ...], told: str) -> None:
    """Every impossible option gets its sentence, and the exit code of a misunderstanding."""
    done = play(*options, given="")
    assert done.returncode == 2
    assert told in done.stderr


# --- what is typed ------------------------------------------------------------------------------

BAD = [
    ("", "hello", "I don't know 'hello'."),
    ("", "goal", "Add something after that word."),
    ("", "goal (3", "I can't read this."),
    ("", "goal 99999", "That cube is not there."),
    ("", "rolls 1 2 3", "This is a job for another player."),
    ("", "ends shake scores A 6", "This is a job for another player."),
    ("", "given", "This is a job for another player."),
    ("", "no goal at all", "I can't use 'at all' here."),
    ("", "", "The others wait for you."),
    ("goal 6\n", "7", "Where does it go? Type r 7 for Required"),
    ("goal 6\n", "move 7", "Type r, p or f and a cube, like r 4."),
    ("goal 6\n", "r 77", "I can't read this."),
    ("goal 6\n", "r √", "That cube is not there."),
    ("goal 6\n", "bonus 7 r", "A bonus cube always goes to Forbidden."),
    ("goal 6\n", "add 4", "Type the cube and the new Goal"),
    ("goal 6\n", "challenge me", "This book does not have that word."),
    ("goal 6\n", "challenge", "Add something after that word."),
    ("goal 6\n", "goal 8", "The Goal is finished. You can't change it now."),
    ("goal 6\n", "write 3=3", "You can't do this at this point of the shake."),
    ("goal 6\n", "accept Zoe", "There is no player 'Zoe'."),
    ("goal 6\n", "reject B", "I don't know the reason ''."),
    ("goal 6\n", "charge B", "What did the player do?"),
    ("goal 6\n", "moves 7 to nowhere", "I can't read 'nowhere'."),
    ("goal 6\n", "save no/such/folder/x", "I can't write no/such/folder/x"),
    ("goal 6\n", "choose 3", "You can't do this at this point of the shake."),
]


@pytest.mark.parametrize(("before", "typed", "told"), BAD)
def test_what_cannot_be_done_is_told(before: str, typed: str, told: str) -> None:
    """A clear sentence for every slip, and the same question again."""
    done = play(*ALONE, given=f"{before}{typed}\nquit\n")
    assert told in done.stdout
    assert done.returncode == 0
    assert "Nothing is lost" in done.stdout


def test_a_move_can_be_typed_in_many_ways() -> None:
    """With one letter, with words, as a record has it."""
    for line in (
        "r 7",
        "required 7",
        "7 r",
        "7 to required",
        "move 7 to req",
        "moves 7 to required",
    ):
        told = play(*ALONE, given=f"goal 6\n{line}\nquit\n").stdout
        assert "Ann moves 7 to Required" in told


def test_help_tells_what_is_open() -> None:
    """Every line of help can be typed as it stands."""
    told = play(*ALONE, given="?\nquit\n").stdout
    assert re.search(r"^  goal \S+ +set the Goal", told, re.MULTILINE)
    told = play(*ALONE, given="goal 6\n?\nmat\nsheet\nquit\n").stdout
    for line in ("r r", "p r", "f r", "bonus r", "challenge "):
        assert f"\n  {line}" in told
    assert "Any time: ? (help)" in told


# --- keeping ------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    """Kept in the middle and taken up again, the match ends as it would have."""
    rest = "challenge impossible\naccept\n\n"
    whole = play(*ALONE, "--record", "whole.record", given="goal 6\nr 7\n" + rest)
    assert whole.returncode == 0
    first = play(*ALONE, given="goal 6\nr 7\nsave mid.record\nquit\n")
    assert (
        "Saved in mid.record. To go on later, type goalsetter play --resume mid.record"
        in first.stdout
    )
    again = play("--resume", "mid.record", "--record", "again.record", given=rest)
    assert again.returncode == 0
    logs = [
        read_record(Path(name).read_text("utf-8")).log for name in ("whole.record", "again.record")
    ]
    assert logs[0] == logs[1]
    assert (tmp_path / "goalsetter-saved.record").exists()


def test_a_match_that_was_resumed_is_kept_in_its_file(tmp_path: Path) -> None:
    """Leaving again writes the same file, not another."""
    play(*ALONE, given="goal 6\nsave mid.record\nquit\n")
    (tmp_path / "goalsetter-saved.record").unlink()
    told = play("--resume", "mid.record", given="r 7\n")
    assert "Your match is in mid.record" in told.stdout
    assert written(tmp_path) == ["mid.record"]
    assert "moves 7 to required" in (tmp_path / "mid.record").read_text("utf-8")


def test_a_match_that_is_left_is_kept_where_its_record_was_to_go(tmp_path: Path) -> None:
    """A named file holds the match, and later its record."""
    told = play(*ALONE, "--record", "ours.record", given="goal 6\nr 7\nquit\n").stdout
    assert "Your match is in ours.record" in told
    assert "goalsetter play --resume ours.record --record ours.record" in told
    assert written(tmp_path) == ["ours.record"]
    asked = ("--resume", "ours.record", "--record", "ours.record")
    told = play(*asked, given="challenge impossible\naccept\n\n").stdout
    assert "The match is saved in ours.record" in told
    assert written(tmp_path) == ["ours.record"]


def test_a_match_that_was_resumed_keeps_its_file_and_tells_when_the_record_comes(
    tmp_path: Path,
) -> None:
    """Two names: the match goes back to the first, and the second waits for the end."""
    play(*ALONE, "--record", "mid.record", given="goal 6\nquit\n")
    told = play("--resume", "mid.record", "--record", "end.record", given="r 7\nquit\n").stdout
    assert "Your match is in mid.record. When it is over, its record goes to end.record" in told
    assert written(tmp_path) == ["mid.record"]
    assert "moves 7 to required" in (tmp_path / "mid.record").read_text("utf-8")


def test_a_match_that_is_left_is_kept_even_if_its_name_is_no_good(tmp_path: Path) -> None:
    """A name that cannot be written is told, and the match is kept under another."""
    told = play(*ALONE, "--record", "no/such/folder.record", given="goal 6\nquit\n").stdout
    assert "I can't write no/such/folder.record" in told
    assert "Your match is in goalsetter-saved.record" in told
    assert written(tmp_path) == ["goalsetter-saved.record"]


def test_what_is_no_match_is_told() -> None:
    """A file that is something else, was spoilt, or holds a match that is over."""
    Path("letter.txt").write_text("Dear Ann,\n", encoding="utf-8")
    assert "this file is not a match record" in play("--resume", "letter.txt", given="").stderr
    Path("bytes.record").write_bytes(b"\xff\xfe\xff")
    assert play("--resume", "bytes.record", given="").returncode == 2
    play(*ALONE, given="goal 6\nsave mid.record\nquit\n")
    text = Path("mid.record").read_text("utf-8")
    Path("bots.record").write_text(text + "", encoding="utf-8")
    Path("bots.record").write_text(text.replace("Bot B:", "Bot A: random\nBot B:"), "utf-8")
    assert "No person has a seat" in play("--resume", "bots.record", given="").stderr
    Path("bad.record").write_text(text.replace("Seed: 5", "Seed: x"), "utf-8")
    assert "a number for 'Seed'" in play("--resume", "bad.record", given="").stderr
    ours = "".join(row for row in text.splitlines(True) if not row.startswith(("Seed:", "Pace:")))
    Path("over.record").write_text(ours, "utf-8")
    complaint = play("--resume", "over.record", given="").stderr
    assert "was not saved to go on later" in complaint
    assert "Line 0" not in complaint


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The record goes elsewhere if its name is no good."""
    given = "goal 6\nchallenge impossible\naccept\n\n"
    told = play(*ALONE, "--record", "no/such/folder.record", given=given).stdout
    assert "I can't write no/such/folder.record" in told
    assert len(written(tmp_path)) == 1


# --- papers -------------------------------------------------------------------------------------


def test_a_paper_is_handed_in_as_it_is_when_typed_twice(steady: None) -> None:
    """Only its form is told, and whoever insists may present nonsense."""
    told = play(*ALONE, given="goal 6\nr 8\nchallenge now\nwrite 9=\nwrite 9=\n").stdout
    assert told.count("Your paper is not in yet.") == 1
    assert "Ann hands in a paper:  9=" in told


def test_what_is_wrong_but_well_formed_is_not_told(steady: None) -> None:
    """Nobody is told whether a paper is right before it is checked."""
    told = play(*ALONE, given="goal 6\nr 8\nchallenge now\n8+2=6\n").stdout
    before, _, after = told.partition("Shake 1 is over")
    assert "Ann hands in a paper:  8+2=6" in before
    assert "10" not in before.rpartition("presents")[2]
    assert "The two sides are not equal" in after or "10" in after


def test_papers_are_checked(steady: None) -> None:
    """Reject with a false reason, then show a true one."""
    said = ("?", "reject 99", "reject one-cube", "reject B goal-interpretation")
    told = play(*ALONE, given="\n".join(("goal 6", "challenge impossible", *said, ""))).stdout
    assert "Bea's paper:  1+1=2" in told
    assert "Reasons why a paper can be wrong:" in told
    assert "I don't know the reason '99'." in told
    assert "That is not right." in told
    assert sheet(told)[1] == "Shake 1 6 2"


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot is the tests' own."""
    monkeypatch.setattr("goalsetter.cli.play_setup.bot_named", bot_of_tests)


# --- at a terminal ------------------------------------------------------------------------------


CLOCK = r"Ann [0-6]:[0-5]\d> "
"""The time that is left of six minutes: how much depends on the machine."""


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        leader, follower = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
        settings.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=settings,
            start_new_session=True,
        )
        os.close(follower)
        self.leader = leader
        self.told = ""

    def until(self, wanted: str) -> str:
        """All that was told until something comes."""
        return self.until_like(re.escape(wanted))

    def until_like(self, wanted: str) -> str:
        """All that was told until something comes that fits a pattern."""
        end = time.monotonic() + PATIENCE
        while not re.search(wanted, self.told):
            assert time.monotonic() < end, self.told
            if select.select([self.leader], [], [], 0.2)[0]:
                try:
                    self.told += os.read(self.leader, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert re.search(wanted, self.told), self.told
        return self.told

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.leader, f"{line}\n".encode())

    def end(self) -> int:
        """The exit code."""
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.leader)
        return code


def test_a_terminal_has_colours_and_clocks(tmp_path: Path) -> None:
    """With a clock the time is shown; Ctrl-C keeps the match."""
    terminal = Terminal("play", *ALONE, "--clock", "relaxed")
    assert "\x1b[" in terminal.until_like(CLOCK)
    terminal.type("pause")
    terminal.until("The table is paused.")
    terminal.type("")
    terminal.until("Ann comes back to the table")
    terminal.told = terminal.told.partition("Ann comes back to the table")[2]
    terminal.until_like(CLOCK)
    os.killpg(terminal.process.pid, signal.SIGINT)
    terminal.until("Nothing is lost. Your match is in goalsetter-saved.record")
    assert terminal.end() == 130
    assert written(tmp_path) == ["goalsetter-saved.record"]
    assert "Traceback" not in terminal.told


def test_a_closed_terminal_keeps_the_match(tmp_path: Path) -> None:
    """A closed window leaves the match where it was."""
    terminal = Terminal("play", *ALONE)
    terminal.until("Ann> ")
    terminal.type("goal 6")
    terminal.until("Ann sets the Goal: 6")
    os.kill(terminal.process.pid, signal.SIGHUP)
    terminal.process.wait(timeout=PATIENCE)
    os.close(terminal.leader)
    assert "sets goal 6" in (tmp_path / "goalsetter-saved.record").read_text("utf-8")


def test_a_pipe_has_no_colours() -> None:
    """A pipe gets plain text."""
    assert "\x1b[" not in run("play", *ALONE, given="goal 6\n").stdout


def test_a_raised_digit_is_no_number(tmp_path: Path) -> None:
    """Python takes ² for a digit; typed behind choose it ends no match."""
    options = ("--rules", "equations", "--division", "middle", "--level", "third", "--seed", "5")
    played = play(*options, "--opponents", "1", given="choose ² 3\n²\n")
    assert played.returncode == 0
    assert "Nothing is lost" in played.stdout


def test_every_option_is_read_before_the_first_question() -> None:
    """A typing error is told at once, and costs no answers."""
    refused = play("--dealing", "nobody", given="")
    assert refused.returncode == 2
    assert "Which game?" not in refused.stdout
    assert "--dealing" in refused.stderr
