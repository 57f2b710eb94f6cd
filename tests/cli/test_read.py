"""The commands as a person runs them: in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from goalsetter import __version__
from tests.cli.command import COMMAND, PATIENCE


def run(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command with UTF-8 unless the environment says otherwise."""
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **environment}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        env=settings,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )


def test_version() -> None:
    """--version tells the version and nothing else."""
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"goalsetter {__version__}\n")


@pytest.mark.parametrize(
    ("begun", "unneeded"),
    [
        ("", ("rules",)),
        ("import goalsetter.cli.app", ("rules", "server")),
        ("import goalsetter.cli.read", ("server", "telling", "play", "bots", "solver")),
    ],
)
def test_a_command_loads_what_it_needs(begun: str, unneeded: tuple[str, ...]) -> None:
    """A line is read without server, tables and bots, and the version is told without rules."""
    code = f"import sys, goalsetter.cli; {begun}\nprint(*sys.modules, sep='\\n')"
    loaded = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout.split()
    assert not {f"goalsetter.{room}" for room in unneeded} & {*loaded}


def test_every_reading_with_its_grouping_and_value() -> None:
    """Each grouping is written out with its value."""
    done = run("read", "2x3+5")
    assert done.returncode == 0
    assert "2×(3+5)  = 16" in done.stdout
    assert "(2×3)+5  = 11" in done.stdout


def test_star_is_shown_as_a_power() -> None:
    """A child who types 2*3 sees 2³, and why."""
    done = run("read", "2*3")
    assert "I read: 2³" in done.stdout
    assert "to the power of" in done.stdout
    assert "= 8" in done.stdout


def test_json_holds_every_value() -> None:
    """Programs get the same in JSON, pure ASCII."""
    done = run("read", "--json", "√9!")
    data = json.loads(done.stdout)
    assert done.stdout.isascii()
    assert data["read_as"] == "√9!"
    assert {v["value"] for v in data["sides"][0]["values"]} == {"6", "72*sqrt(70)"}


def test_both_sides_of_an_equation() -> None:
    """An Equation is read on both sides."""
    data = json.loads(run("read", "--json", "(5^2)-4 = 3x(5+2)").stdout)
    assert [side["values"][0]["value"] for side in data["sides"]] == ["21", "21"]


def test_goal_as_laid() -> None:
    """With --goal a space is a gap on the mat."""
    data = json.loads(run("read", "--json", "--goal", "2x 3+5").stdout)
    assert [v["value"] for v in data["sides"][0]["values"]] == ["16"]


def test_mat_is_read() -> None:
    """A mat is echoed and its Goal explained."""
    done = run("read", "goal 2x3+5; required 5 x; resources 3")
    assert done.returncode == 0
    assert "11" in done.stdout


def test_set_mat_is_echoed() -> None:
    """An ON-SETS mat can be read too, with what its Goal is worth."""
    done = run("read", "universe BR G; goal 3 2; required B ∪")
    assert done.returncode == 0
    assert "universe" in done.stdout
    assert "worth 5" in done.stdout


@pytest.mark.parametrize(
    ("text", "message", "caret"),
    [
        ("2+q", "I can't use 'q' here", "    ^"),
        ("3+(4-1", "never closed", "    ^"),
        ("", "nothing to read", "  ^"),
        ("1 2", "add a sign", "   ^"),
    ],
)
def test_unreadable_text_tells_what_and_where(text: str, message: str, caret: str) -> None:
    """A bad text: exit code 2, what was expected, a caret under the place, no stack trace."""
    done = run("read", text)
    assert done.returncode == 2
    assert message in done.stderr
    assert caret in done.stderr.splitlines()
    assert "Traceback" not in done.stderr


def test_unreadable_text_in_json() -> None:
    """Programs get the code and the position."""
    done = run("read", "--json", "2+q")
    error = json.loads(done.stdout)["error"]
    assert (done.returncode, error["code"], error["position"]) == (2, "unexpected-character", 2)


def test_no_value_has_its_own_exit_code() -> None:
    """Readable but worth nothing: exit code 1 and the reason."""
    done = run("read", "5/(3-3)")
    assert done.returncode == 1
    assert "divide by 0" in done.stdout
    assert run("read", "45x").returncode == 1


def test_a_terminal_that_knows_only_ascii() -> None:
    """Without UTF-8 the answer is in ASCII notation."""
    done = run("read", "√9x2", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "v9x2" in done.stdout
    assert "?" not in done.stdout


def test_no_color() -> None:
    """NO_COLOR wins over a terminal that is forced to show colours."""
    coloured = run("read", "2+3", FORCE_COLOR="1", TERM="xterm")
    plain = run("read", "2+3", FORCE_COLOR="1", TERM="xterm", NO_COLOR="1")
    assert "\x1b[32m" in coloured.stdout
    assert "\x1b[32m" not in plain.stdout


def test_tour_explains_lines_until_the_end() -> None:
    """The tour takes suggestions and own lines, survives bad ones, and ends with the input."""
    done = run("tour", given="\n2+q\nhelp\n9-3+2\n")
    assert done.returncode == 0
    for expected in ("= 16", "can't use 'q'", "wild 0", "= 8", "Goodbye"):
        assert expected in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_tour_leads_to_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typing play begins a match, and leaving that leaves the tour."""
    monkeypatch.chdir(tmp_path)
    done = run("tour", given="2+3\nplay\n\n\n\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Which game?" in done.stdout
    assert "Nothing is lost. Your match is in goalsetter-saved.record" in done.stdout


def test_tour_can_be_left() -> None:
    """quit leaves at once."""
    done = run("tour", given="quit\n2+3\n")
    assert "Goodbye" in done.stdout
    assert "= 5" not in done.stdout


def test_many_groupings_are_not_listed_one_by_one() -> None:
    """A long chain shows its number of groupings and its first values."""
    done = run("read", "1+2-3x4/5+6-7x8")
    assert "429 ways" in done.stdout
    assert "more values" in done.stdout


def test_an_error_in_a_text_of_on_sets_speaks_of_on_sets() -> None:
    """A slip in a Set-Name is explained in its own signs, one in EQUATIONS in its own."""
    assert "a color (B R G Y)" in run("read", "B ∪ Q").stderr
    assert "a sign (+ − × ÷ * √)" in run("read", "2+B").stderr


def test_a_mat_without_goal_says_so() -> None:
    """Nothing to work out is told, not shown as an empty line."""
    assert "a mat with nothing on it" in run("read", "required").stdout
    assert "no Goal" in run("read", "required 5 x").stdout


@pytest.mark.parametrize(
    ("text", "hint"),
    [("2:3", "type /"), ("½", "1/2"), ("sqrtt(9)", "sqrt"), ("two plus 3", ""), ("1,000", "1.25")],
)
def test_a_common_slip_gets_a_hint(text: str, hint: str) -> None:
    """Signs of other programs are answered with the signs to type here."""
    done = run("read", text)
    assert done.returncode == 2
    assert hint in done.stderr


def test_a_text_that_begins_with_minus() -> None:
    """It is no option: the error shows how to write it, and then what it lacks."""
    done = run("read", "-5")
    assert done.returncode == 2
    assert "goalsetter read -- '-5'" in done.stderr
    assert "u5" in run("read", "--", "-5").stdout


def test_a_wrong_command_is_explained() -> None:
    """Missing and superfluous arguments end with code 2 and a way on; no command shows help."""
    for arguments in (["read"], ["read", "5", "6"], ["foo"], ["read", "--limit", "0", "5"]):
        done = run(*arguments)
        assert done.returncode == 2
        assert "--help" in done.stderr
        assert "Traceback" not in done.stderr
    assert (run().returncode, "tour" in run().stdout) == (0, True)


def test_a_decimal_that_is_exact_is_not_called_about() -> None:
    """6.5 is the value, 0.333 is only near it."""
    assert "13/2 = 6.5" in run("read", "5+3/2").stdout
    assert "1/3  (about 0.33333333)" in run("read", "1/3").stdout
    assert "about" not in run("read", "3i").stdout


@pytest.mark.parametrize("text", ["9^" * 9000 + "9", "√9!" * 6000, "(1+2)x" * 200 + "1"])
def test_a_text_far_too_long_is_answered_at_once(text: str) -> None:
    """Thousands of cubes are read, but not worked out."""
    done = run("read", text)
    assert done.returncode == 1
    assert "much too long" in done.stdout


def test_brackets_ten_thousand_deep() -> None:
    """They are refused like any other text that cannot be read."""
    done = run("read", "(" * 9000 + "3" + ")" * 9000)
    assert done.returncode == 2
    assert "too many brackets" in done.stderr


def test_typing_on_a_system_that_knows_no_utf8() -> None:
    """√ reaches the reader even where the system passes its bytes on one by one."""
    settings = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = run("read", "√9", PYTHONIOENCODING="ascii", **settings)
    assert (done.returncode, "= 3" in done.stdout) == (0, True)
    tour = run("tour", given="√9\n", PYTHONIOENCODING="ascii", **settings)
    assert (tour.returncode, "= 3" in tour.stdout) == (0, True)


def test_closed_streams() -> None:
    """Without a terminal, or with a reader that went away, nothing is said about it."""
    command = f"{sys.executable} -c 'from goalsetter.cli import main; main()'"
    for rest in ("tour <&-", "read 2+3 >&-", "read --limit 10000 1+2-3x4/5+6-7x8 | head -1"):
        done = subprocess.run(
            ["bash", "-c", f"{command} {rest}"], capture_output=True, timeout=PATIENCE, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("typed", "echo"), [("b u r", "B ∪ R"), ("Goal: 8", "goal 8"), ("2³", "2³"), ("~b", "B'")]
)
def test_what_people_type_is_read(typed: str, echo: str) -> None:
    """Decision 35; small letters alone do not show the game."""
    assert f"I read: {echo}" in run("read", typed).stdout
