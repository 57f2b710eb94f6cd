"""The arena: the same seed gives the same table, on one core or on two."""

from __future__ import annotations

import json

from tests.cli.command import call, run

SMALL = ("arena", "--rules", "basic", "--level", "random", "--level", "third", "--shakes", "3")


def test_the_number_of_cores_changes_nothing() -> None:
    """Bouts are counted in their order, whoever held them."""
    one = run(*SMALL, "--seed", "4", "--jobs", "1")
    assert one.returncode == 0, one.stderr
    assert run(*SMALL, "--seed", "4", "--jobs", "2").stdout == one.stdout
    assert "How often the level on the left won" in one.stdout


def test_programs_get_the_same_numbers() -> None:
    """JSON has ratings with their margins, and what each has against each other."""
    data = json.loads(call(*SMALL, "--json", "--jobs", "1").stdout)
    assert data["rules"] == "mlag-basic-equations-2019-20"
    assert data["shakes"] == 3
    assert {row["level"] for row in data["ratings"]} == {"random", "third-grade"}
    first, second = data["pairs"]
    assert (first["won"], first["lost"]) == (second["lost"], second["won"])
    assert all(row["margin"] > 0 for row in data["ratings"])


def test_a_strange_option_is_told() -> None:
    """An arena needs two levels, and knows which there are."""
    done = call("arena", "--level", "champion")
    assert done.returncode == 2
    assert "Name at least two levels" in done.stderr
    assert "I don't know 'x' for --level" in call("arena", "--level", "x").stderr
    assert "for --division" in call("arena", "--division", "kindergarten").stderr
