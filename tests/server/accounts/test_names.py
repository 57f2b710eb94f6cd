"""Real names at rest: locked by a key outside the database, which can be changed and taken in."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from goalsetter.server import UnservableError
from goalsetter.server.accounts.names import NamesKey, read_keys

NAME = "Zebulon Quince ✓"


def test_a_name_is_locked_and_unlocked(tmp_path: Path) -> None:
    """The key is made when it is first needed, for its owner's eyes only."""
    key = NamesKey(tmp_path / "deep" / "names.key")
    locked = key.lock(NAME)
    assert "Zebulon" not in locked
    assert key.unlock(locked) == NAME
    assert stat.S_IMODE(key.path.stat().st_mode) == 0o600
    assert key.lock("") == key.unlock("") == ""
    assert NamesKey(key.path).unlock(locked) == NAME


def test_a_new_key_locks_and_an_old_one_still_opens(tmp_path: Path) -> None:
    """Until the old ones are dropped; a server that runs reads the file anew."""
    running, owner = NamesKey(tmp_path / "k"), NamesKey(tmp_path / "k")
    old = running.lock(NAME)
    owner.add()
    assert running.unlock(old) == NAME
    new = owner.relock(old)
    assert new != old
    owner.drop_old()
    assert running.unlock(new) == NAME
    assert not running.opens(old)
    assert running.unlock(old) == ""


def test_keys_of_another_file_are_taken_in(tmp_path: Path) -> None:
    """A backup of another server needs its key; ours still locks."""
    here, there = NamesKey(tmp_path / "here"), NamesKey(tmp_path / "there")
    here.lock(NAME)
    locked = there.lock(NAME)
    assert not here.opens(locked)
    first = read_keys(here.path)
    here.take_in(there.path)
    here.take_in(there.path)
    assert here.opens(locked)
    assert read_keys(here.path)[:1] == first
    assert len(read_keys(here.path)) == 2


def test_a_file_that_is_no_key_is_told(tmp_path: Path) -> None:
    """By a code, not by a trace; and without a key nothing can be read."""
    path = tmp_path / "names.key"
    assert NamesKey(path).unlock("gAAAA") == ""
    path.write_text("not a key\n")
    with pytest.raises(UnservableError, match="accounts-key-unread"):
        NamesKey(path).lock(NAME)
    with pytest.raises(UnservableError, match="accounts-key-unwritten"):
        NamesKey(path / "below").lock(NAME)
