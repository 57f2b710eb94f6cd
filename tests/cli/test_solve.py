"""``goalsetter solve``: yes, no or not known, each with what it rests on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goalsetter.cli import progress
from goalsetter.cli.progress import Progress
from goalsetter.solver import Reason
from goalsetter.words import codes
from tests.cli.command import call, run

HARD = "goal 97; required - 1 5; permitted / / 0 1 5 ^; resources + - / / 0 3 4 4 7 8 8 √"

ANSWERS = [
    (("--mat", "goal 5; permitted 2 + 3"), 0, ("YES", "2+3 = 5", "at most (Challenge Now)")),
    (("--mat", "goal 5; permitted 2; resources + 3"), 1, ("NO", "Why:")),
    (
        ("--mat", "goal 5; permitted 2; resources + 3", "--impossible"),
        0,
        ("2+3 = 5", "any from Resources"),
    ),
    (("--mat", "goal 5; permitted 2 +; resources 3", "--last-cube"), 1, ("none from Resources",)),
    (("--mat", "goal √7; permitted 2 + 3"), 1, ("irrational", "sqrt(7)")),
    (("--mat", "goal 97; permitted 5 - 4 √"), 1, ("every way to use up to 4 cubes", "proof")),
    (("--mat", HARD, "--budget", "1000"), 3, ("I DON'T KNOW", "--budget")),
    (("--mat", "goal 5; permitted 0 + 3", "--variation", "0 wild"), 0, ("0<2>+3 = 5",)),
    (("--mat", "resources 2 + 3 5"), 0, ("THERE IS A GOAL", "Goal: 5")),
    (("--mat", "resources + - x"), 1, ("THERE IS NO GOAL", "no digit")),
    (("--mat", "universe BR B R G; goal 2; permitted B"), 1, ("NO",)),
    (("--mat", "universe BR B R G; goal 1; permitted B - R"), 0, ("B - R",)),
]


@pytest.mark.parametrize(("arguments", "code", "told"), ANSWERS)
def test_an_answer(arguments: tuple[str, ...], code: int, told: tuple[str, ...]) -> None:
    """The answer on the first line, what was asked, and a witness or a reason in words."""
    done = call("solve", *arguments)
    assert done.returncode == code, done.stdout + done.stderr
    assert all(words in done.stdout for words in told), done.stdout


WRONG = [
    (("--mat", "goal 5; permitted 2", "--now", "--impossible"), "one of --now"),
    (("--mat", "goal §"), "§"),
    (("--mat", "permitted 2 + 3"), "no Goal on the mat"),
    (("--mat", "universe BR; goal 1", "--rules", "mlag-equations-2018-19"), "universe"),
    (("--mat", "goal 5", "--rules", "mlag-on-sets-2017-18"), "no Universe with this mat"),
    (("--mat", "goal 5", "--division", "tiny"), "tiny"),
    (("--mat", "goal 5", "--in", "-"), "not both"),
    ((), "--mat"),
    (("--mat", "goal 7; required 3 + A; resources 4 x"), "ON-SETS cubes, but this"),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG)
def test_a_question_that_cannot_be_understood(arguments: tuple[str, ...], told: str) -> None:
    """Exit code 2 and a sentence on standard error; the same in JSON."""
    done = call("solve", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    spoken = call("solve", *arguments, "--json")
    assert json.loads(spoken.stdout)["error"]["message"]


def test_json(tmp_path: Path) -> None:
    """Programs get the verdict, the papers, the proof or the reason."""
    case = tmp_path / "case.json"
    mat = {"goal": "6", "permitted": "1 2 3 + + x x"}
    case.write_text(json.dumps({"id": "six", "kind": "solve", "challenge": "now", **mat}))
    found = json.loads(call("solve", "--in", str(case), "--count", "3", "--json").stdout)
    assert (found["solvable"], len(found["witness"]), len(found["more"])) == (True, 1, 2)
    proof = json.loads(call("solve", "--mat", "goal 97; permitted 5 - 4 √", "--json").stdout)
    assert (proof["solvable"], proof["exhausted"]["cubes"]) == (False, 4)
    short = json.loads(call("solve", "--mat", "goal 5; permitted 2", "--json").stdout)
    assert (short["solvable"], short["certificate"]) == (False, "few-cubes")
    open_ = json.loads(call("solve", "--mat", HARD, "--budget", "9", "--json").stdout)
    assert (open_["solvable"], open_["reason"]) == (None, "budget")


def test_a_process_of_its_own() -> None:
    """The exit code reaches the shell, and nothing stands on standard error."""
    done = run("solve", "--mat", HARD, "--budget", "1000")
    assert (done.returncode, done.stderr) == (3, "")


def test_every_reason_has_words() -> None:
    """Every reason that the solver gives can be told."""
    assert {f"unknown-{reason.value}" for reason in Reason} <= codes()


def test_progress(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A terminal is told after a while, once a second; a pipe is not."""
    now = iter([0.0, 1.0, 3.0, 3.5, 4.0])
    monkeypatch.setattr(progress, "monotonic", lambda: next(now))
    watched = Progress()
    watched.watched = True
    assert not any([watched(), watched(), watched(), watched()])
    watched.done()
    assert capsys.readouterr().err.count("still searching") == 2
    unwatched = Progress.__new__(Progress)
    unwatched.started, unwatched.told, unwatched.watched = 0.0, 0, False
    unwatched.done()
    assert capsys.readouterr().err == ""
