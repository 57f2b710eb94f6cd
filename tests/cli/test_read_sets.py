"""``goalsetter read`` on texts of ON-SETS: every reading with the cards it names."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import call, run

DEALT = "BRG BY G blank"


@pytest.mark.parametrize("text", ["B ∪ R", "B ⊆ R ; G", "universe BR G; goal 3/2 1", "V - Λ"])
def test_a_text_of_on_sets_is_recognised(text: str) -> None:
    """ON-SETS is echoed and worked out without being asked to."""
    done = run("read", text)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"I read: {text}" in done.stdout
    assert json.loads(call("read", "--json", text).stdout)["game"] == "ON-SETS"


def test_every_reading_with_its_cards() -> None:
    """Each grouping is written out with the cards it names on this Universe."""
    done = run("read", "B ∪ G - R", "--universe", DEALT)
    assert done.returncode == 0
    assert "2 ways to group it, 2 different sets" in done.stdout
    assert "B ∪ (G - R)  = BRG BY G  (3 cards)" in done.stdout
    assert "(B ∪ G) - R  = BY G  (2 cards)" in done.stdout


def test_all_sixteen_cards_if_no_universe_is_told() -> None:
    """Half of all cards bear a colour."""
    assert "(8 cards)" in call("read", "B ∩ V").stdout


def test_restrictions_remove_cards() -> None:
    """A Solution is read part by part, its Set-Name on the cards that are left."""
    done = call("read", "B ⊆ R ; B ∪ G", "--universe", DEALT)
    assert "removes BY" in done.stdout
    assert "B ∪ G  = BRG G  (2 cards)" in done.stdout
    loose = json.loads(call("read", "--json", "B ∪ G - R = V ; B", "--universe", DEALT).stdout)
    restriction, name = loose["sides"]
    assert [r["removes"] for r in restriction["readings"]] == [["blank"], ["BRG", "blank"]]
    assert [r["cards"] for r in name["readings"]] == [["BRG", "BY"], ["BY"]]
    assert (restriction["groupings"], restriction["all"]) == (2, True)


def test_notes_make_cubes_wild() -> None:
    """A note is taken at its word, and so are the colors of the blank card."""
    assert "= BRG BY G  (3 cards)" in call("read", "B Y<∪> G", "--universe", DEALT).stdout
    assert "= BRG BY blank" in call("read", "B ∪ B where blank=B", "--universe", DEALT).stdout


GOALS = [
    ("3", "worth 3"),
    ("3 2", "worth 5"),
    ("3/2 1", "worth 7"),
    ("3/(2 1)", "worth 9"),
    ("3 u2", "With Absolute Value it can be worth 1 or 5"),
]


@pytest.mark.parametrize(("goal", "told"), GOALS)
def test_a_goal(goal: str, told: str) -> None:
    """A Goal of ON-SETS needs --sets, for EQUATIONS has digits too."""
    done = call("read", "--goal", "--sets", goal)
    assert (done.returncode, told in done.stdout) == (0, True)


def test_brackets_in_a_goal_show_that_it_is_on_sets() -> None:
    """EQUATIONS lays no brackets, so --goal alone will do."""
    assert "worth 9" in call("read", "--goal", "3/(2 1)").stdout


def test_a_goal_that_is_not_legal() -> None:
    """Exit code 1 and why."""
    done = call("read", "--goal", "--sets", "1 u4")
    assert (done.returncode, "0 or more" in done.stdout) == (1, True)
    data = json.loads(call("read", "--json", "--goal", "--sets", "1 2 3 4").stdout)
    assert data["sides"][0]["findings"][0]["reason"] == "set-goal-layout"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("B ∪", "not name a set"),
        ("(B = R) ; G", "not a Restriction"),
        ("B ⊆ (R = G) ; Y", "not a Restriction"),
        (" ∪ ".join("B" * 40), "much too long"),
        (f"{' ∪ '.join('B' * 15)} = R ; {' ∪ '.join('B' * 15)} = R ; G", "much too long"),
        (f"{' ∪ '.join('B' * 25)} = R ; G", "much too long"),
    ],
)
def test_what_means_nothing(text: str, told: str) -> None:
    """Exit code 1 where a part has no meaning, at once."""
    done = call("read", text)
    assert (done.returncode, told in done.stdout) == (1, True)


def test_many_groupings_are_not_listed_one_by_one() -> None:
    """A long chain shows how many groupings there are, and its distinct sets."""
    done = call("read", "B ∪ R ∩ G - Y ∪ B ∩ R - G ∪ Y'")
    assert "429 ways" in done.stdout
    assert "different sets" in done.stdout


@pytest.mark.parametrize("universe", ["BRQ", "BR BR", ""])
def test_a_universe_that_cannot_be_read(universe: str) -> None:
    """Exit code 2, no stack trace."""
    done = run("read", "B", "--universe", universe)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)


def test_ascii_and_slips() -> None:
    """ASCII in and out; a slip is explained in the signs of ON-SETS."""
    done = run("read", "B U R n G", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout.isascii()) == (0, True)
    assert "B U (R n G)" in done.stdout
    assert "a color (B R G Y)" in run("read", "B ∪ Q").stderr


def test_the_tour_reads_sets() -> None:
    """A line of ON-SETS in the tour gets its cards."""
    assert "(12 cards)" in run("tour", given="B ∪ R\n").stdout
