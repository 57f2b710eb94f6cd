"""Running the command: in a process of its own, as a person does, or in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

from typer.testing import CliRunner

from goalsetter.cli.app import app

COMMAND = [sys.executable, "-c", "from goalsetter.cli import main; main()"]
PATIENCE = 300
"""Seconds that a command may take on a busy machine."""


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
        timeout=PATIENCE,
        check=False,
    )


@dataclass(frozen=True, slots=True)
class Done:
    """The output of a command, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def call(*arguments: str, given: str = "") -> Done:
    """Run the command in this process, which is much faster than in one of its own."""
    done = CliRunner().invoke(app, list(arguments), input=given, prog_name="goalsetter")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Done(done.exit_code, done.stdout, done.stderr)
