"""``goalsetter cases``: what differs, a last line that counts, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases_room.case_files import COPIES, EQUATIONS
from tests.cli.command import call, run

CASE = {
    "id": "five",
    "rules": "mlag-equations-2018-19",
    "kind": "value",
    "where": "solution",
    "expr": "2+3",
    "values": ["5"],
}


def lines(*cases: object) -> str:
    """Cases as JSON lines; a text stands as it is."""
    return "\n".join(case if isinstance(case, str) else json.dumps(case) for case in cases)


def test_the_rule_books_pass() -> None:
    """Every EQUATIONS case, with the count alone."""
    done = call("cases", str(COPIES / EQUATIONS))
    assert (done.returncode, done.stdout) == (0, "1022 passed, 0 failed\n")


def test_what_differs_is_told() -> None:
    """Where, which case, what was expected and what was got; exit code 1."""
    done = call("cases", "-", given=lines(CASE, {**CASE, "id": "six", "values": ["6"]}, "{"))
    told = done.stdout.splitlines()
    assert done.returncode == 1
    assert told[0] == "-:2 six"
    assert told[1] == "  values: expected 6; got 5"
    assert told[2] == "-:3"
    assert "not JSON" in told[3]
    assert told[-1] == "1 passed, 2 failed"


def test_remarks_are_told() -> None:
    """A regrouping that breaks nothing, and values that go on for ever."""
    equation = (
        '{"id": "e", "rules": "mlag-equations-2018-19", "kind": "equation", "goal": "8", '
        '"permitted": "2 x 3 + 2", "challenge": "now", "equation": "2x3+2 = 8", '
        '"correct": false, "counter": "(2x3)+2 = 8"}'
    )
    goal = (
        '{"id": "g", "rules": "mlag-equations-2018-19", "kind": "goal", "goal": "1", '
        '"variations": ["powers of the base"], "legal": true, "values": ["1"]}'
    )
    done = call("cases", "-", given=lines(equation, goal))
    assert "counter: expected (2x3)+2 = 8, but with these brackets it is still correct" in (
        done.stdout
    )
    assert "(there are more values than these)" in done.stdout


def test_several_files(tmp_path: Path) -> None:
    """All files count together; one that cannot be opened is told and gives exit code 2."""
    good = tmp_path / "good.jsonl"
    good.write_text("\ufeff" + lines(CASE, "", CASE) + "\r\n", encoding="utf-8")
    assert call("cases", str(good), str(good)).stdout == "4 passed, 0 failed\n"
    done = call("cases", str(good), str(tmp_path / "missing.jsonl"), str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "2 passed, 0 failed\n")
    assert "missing.jsonl" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are told, not shown."""
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"\xff\xfe\x00")
    done = call("cases", str(bad))
    assert (done.returncode, "UTF-8" in done.stderr) == (2, True)


def test_strange_texts_can_be_shown() -> None:
    """Control characters, lone surrogates and line ends in a case never break the report."""
    strange = '{"id": "a\\u0000\\n\\ud800b", "rules": "\\ud800", "kind": "value"}'
    for encoding in ("utf-8", "ascii"):
        done = run("cases", "-", given=strange, PYTHONIOENCODING=encoding)
        assert (done.returncode, "Traceback" in done.stderr) == (1, False)
        assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"


def test_the_report_for_programs() -> None:
    """One object a line for each case that failed, then the count."""
    given = lines(CASE, {**CASE, "values": ["6"]}, {**CASE, "kind": "x"})
    done = call("cases", "--json", "-", given=given)
    first, second, count = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 1
    assert first["differences"] == [{"key": "values", "expected": "6", "got": "5", "remark": ""}]
    assert (second["trouble"], second["line"], second["id"]) == ("unknown-kind", 3, "five")
    assert count == {"passed": 1, "failed": 2}


def test_an_empty_file() -> None:
    """Nothing to run is nothing that failed."""
    done = call("cases", "-")
    assert (done.returncode, done.stdout) == (0, "0 passed, 0 failed\n")
