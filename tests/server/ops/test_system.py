"""The server asks the system for its limits."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

from goalsetter.server.ops import system


def test_as_many_files_may_be_open_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are such limits; one that cannot be raised stays as it is."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(200, before[1]), before[1]))
        system.allow_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)

    def refuses(*_: object) -> None:
        raise ValueError("no more")

    monkeypatch.setattr(resource, "setrlimit", refuses)
    system.allow_many_files()
    monkeypatch.setattr(system, "resource", None)
    system.allow_many_files()


def test_private_files_are_nobody_elses(tmp_path: Path) -> None:
    """Only while they are made."""
    before = os.umask(0o022)
    try:
        with system.private():
            (tmp_path / "mine").write_text("")
        (tmp_path / "ours").write_text("")
    finally:
        os.umask(before)
    modes = [(tmp_path / name).stat().st_mode & 0o777 for name in ("mine", "ours")]
    assert modes == [0o600, 0o644]
