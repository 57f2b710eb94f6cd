"""The commands as a person runs them: in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from goalsetter import __version__

COMMAND = [sys.executable, "-c", "from goalsetter.cli import main; main()"]


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
        timeout=60,
        check=False,
    )


def test_version() -> None:
    """--version tells the version and nothing else."""
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"goalsetter {__version__}\n")


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
    """An ON-SETS mat can be read too, though its Goal is not worked out here."""
    done = run("read", "universe BR G; goal 3 2; required B ∪")
    assert done.returncode == 0
    assert "universe" in done.stdout


@pytest.mark.parametrize(
    ("text", "message", "caret"),
    [
        ("2+q", "here comes 'q'", "    ^"),
        ("3+(4-1", "never closed", "    ^"),
        ("", "empty", "  ^"),
        ("1 2", "sign missing", "   ^"),
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
    assert "divided by 0" in done.stdout
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
    for expected in ("= 16", "here comes 'q'", "wild 0", "= 8", "Goodbye"):
        assert expected in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


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
