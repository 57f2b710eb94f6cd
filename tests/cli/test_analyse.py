"""``goalsetter analyse``: a match explained, and what is said if there is none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from goalsetter.cli import analyse, workers
from goalsetter.coach import findings_in
from goalsetter.play import read_record
from goalsetter.solver import Budget
from tests.cli.command import call, run
from tests.source_tree import ROOT

MISSED = ROOT / "tests" / "coach" / "golden" / "missed-now.record"
KITCHEN = ROOT / "examples" / "kitchen_table.record"


def test_a_match_is_explained() -> None:
    """Findings below their action with clause and witness, then each player."""
    done = call("analyse", str(MISSED))
    assert done.returncode == 0
    for piece in (
        "MLAG Basic Equations 2019-20, Middle. Shakes: 1\n",
        "Ada could have challenged Now and did not: 2x3 = 6. (Basic 2019-20 VI-A-2)\n",
        "A right challenge: one cube more is enough. A Solution: 2x3 = 6.",
        "Ada: 33 % of the points kept (2 of 6; decisions: 1)\n",
        "  missed Nows: 1\n",
        "    - Before every move, ask: is one cube more enough?\n",
        "Ben: 100 % of the points kept (12 of 12; decisions: 2)\n",
    ):
        assert piece in done.stdout


def test_files_to_mail_and_to_keep(tmp_path: Path) -> None:
    """A page that stands alone, and a record with every finding."""
    page, kept = tmp_path / "report.html", tmp_path / "with.record"
    done = call("analyse", str(KITCHEN), "--html", str(page), "--annotate", str(kept))
    assert done.returncode == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    codes = [found.code.value for found in findings_in(read_record(kept.read_text("utf-8")))]
    assert codes[:2] == ["allowed-now", "missed-now"]
    assert run("replay", str(kept), "--check").returncode == 0


def test_as_json() -> None:
    """The same for programs."""
    told = json.loads(run("analyse", str(MISSED), "--json", "--jobs", "1").stdout)
    codes = [each["code"] for action in told["actions"] for each in action["comments"]]
    assert codes == ["missed-now", "right-challenge"]
    assert told["players"][0]["percent"] == "33 %"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "record"),
        ("Goalsetter record 1\nEdition: chess\n", "Division"),
        (
            "Goalsetter record 1\nEdition: mlag-equations-2018-19\nDivision: middle\nPlayers: 2\n"
            "Mode: open\n",
            "no shake",
        ),
    ],
)
def test_what_is_no_match(tmp_path: Path, content: str, told: str) -> None:
    """Said in a sentence; nothing is written."""
    file, page = tmp_path / "some.record", tmp_path / "report.html"
    file.write_text(content, "utf-8")
    done = call("analyse", str(file), "--html", str(page))
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert not page.exists()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """Said in a sentence."""
    done = run("analyse", str(MISSED), "--html", str(tmp_path / "no" / "folder.html"))
    assert done.returncode == 2


def test_ctrl_c_ends_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A user who does not want to wait is not told of a fault."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "joined", interrupted)
    assert analyse.run(analyse.AnalyseOptions(file=str(MISSED)), as_json=False) == workers.CANCELLED
    assert "Cancelled" in capsys.readouterr().err


FIRST_MOMENT = """
import signal
import sys

class Finder:
    def find_spec(self, name, *_):
        if name == "goalsetter.{module}":
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Finder())
sys.argv = ["goalsetter", "analyse", {record!r}]
from goalsetter.cli import main
main()
"""
"""The command, interrupted when it loads a module."""


@pytest.mark.parametrize("module", ["words.catalogue", "cli.app", "cli.analyse"])
def test_ctrl_c_in_the_first_moments(module: str) -> None:
    """While modules are loaded a sentence is said all the same, and nothing else."""
    code = FIRST_MOMENT.format(module=module, record=str(MISSED))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Stopped.\n")


def test_all_processors_say_the_same() -> None:
    """Parts are put together in order, for any worker that looks at a shake."""
    record = read_record((ROOT / "examples" / "spring_open.record").read_text("utf-8"))
    few = Budget(steps=20_000)
    assert analyse.analyse_match(record, few, 1) == analyse.analyse_match(record, few, 2)
