"""``goalsetter accounts``: links for grown-ups, the key of names, and children who are erased."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import call


def test_the_first_grown_up_gets_a_link(tmp_path: Path) -> None:
    """It holds a key behind the #, and the school is there; the same school is taken again."""
    data = ("--data", str(tmp_path))
    assert "no accounts yet" in call("accounts", "list", *data).stdout
    made = call("accounts", "start", "North", "--address", "https://games.example/", *data)
    assert made.returncode == 0
    assert "https://games.example/class/join#" in made.stdout.replace("\n", "")
    again = call("accounts", "start", " north ", "--post", "coach", *data)
    assert again.returncode == 0
    assert again.stdout != made.stdout


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("start", "North", "--post", "king"), "I don't know the post “king”"),
        (("start", " "), "I need a school"),
        (("recover", "nobody"), "Nobody has the login “nobody”"),
        (("erase", "AAAA"), ""),
    ],
)
def test_what_cannot_be_done_is_told(tmp_path: Path, asked: tuple[str, ...], told: str) -> None:
    """In a sentence, with an exit code that a script sees."""
    call("accounts", "start", "South", "--data", str(tmp_path))
    answer = call("accounts", *asked, "--data", str(tmp_path))
    assert answer.returncode == 2
    assert told in answer.stderr.replace("\n", " ")
    assert "Traceback" not in answer.stdout + answer.stderr


def test_a_new_key_is_made_even_without_children(tmp_path: Path) -> None:
    """And its file is there to be saved."""
    answer = call("accounts", "new-key", "--data", str(tmp_path))
    assert answer.returncode == 0
    assert "0 real names" in answer.stdout
    assert (tmp_path / "names.key").stat().st_mode & 0o077 == 0
