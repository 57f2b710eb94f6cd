"""Questions that are pasted, typed or opened by a link, written out as the desk has them."""

from __future__ import annotations

import json

import pytest

from goalsetter.errors import GoalsetterError
from goalsetter.rules import GAMES
from goalsetter.server import wire
from goalsetter.server.workers.desk_entry import read_entry

EQUATIONS, SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"


def entered(line: str = "", edition: str = EQUATIONS, **told: object) -> wire.DeskQuestion:
    """A question as it comes back."""
    question = wire.DeskQuestion(edition=edition, division="middle", **told)  # type: ignore[arg-type]
    return read_entry(wire.DeskEntry(question=question, line=line))


def test_a_line_with_the_signs_of_people() -> None:
    """Sections by their first letters, and a paper at the end with whatever it holds."""
    read = entered("Goal: 3×5+2; req 5\npermitted × 4 ÷ √; equation 5×4+1 = 3×(5+2)")
    assert (read.goal, read.required, read.permitted) == ("3x5+2", "5", "/ 4 x √")
    assert read.papers == ["5×4+1 = 3×(5+2)"]
    sets = entered("goal 3/2; required B u; solution B ⊆ R ; B ∪ R", SETS)
    assert (sets.goal, sets.universe, sets.papers) == ("3/2", "", ["B ⊆ R ; B ∪ R"])


def test_a_line_leaves_the_paper_that_lies_there() -> None:
    """Only what it names is laid anew; the rest of the mat is the line's."""
    read = entered("goal 7", goal="3", required="5", papers=["1+6 = 7"])
    assert (read.goal, read.required, read.papers) == ("7", "", ["1+6 = 7"])


def test_what_is_written_out_is_read_back() -> None:
    """Every book; reading twice changes nothing more."""
    for game in GAMES:
        for edition in game.editions:
            universe = "BR B R" if game.dealt else ""
            division = edition.divisions[0][0].value
            question = wire.DeskQuestion(
                edition=edition.name, division=division, goal="3", universe=universe
            )
            once = read_entry(wire.DeskEntry(question=question))
            assert read_entry(wire.DeskEntry(question=once)) == once


def test_a_case_is_a_question() -> None:
    """As the desk writes them into its file, with the answer left aside."""
    case = {"kind": "equation", "rules": EQUATIONS, "division": "middle", "goal": "12"}
    read = entered(json.dumps({**case, "permitted": "3x4", "equation": "3x4=12", "correct": True}))
    assert (read.goal, read.permitted, read.papers) == ("12", "3 4 x", ["3x4=12"])
    both = {**case, "kind": "solution", "rules": SETS, "goal": "2", "solution": ["B", "R"]}
    assert entered(json.dumps(both)).papers == ["B", "R"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("goal 3 $", {}),
        ("lunch 3", {}),
        ("{", {}),
        ('{"rules": "mlag-equations-2018-19"}', {}),
        ("", {"goal": "$"}),
        ("", {"variations": ["lunch"]}),
        ("", {"challenge": "lunch"}),
        ("", {"edition": "lunch"}),
        ("", {"universe": "BR"}),
    ],
)
def test_junk_is_refused(line: str, told: dict[str, object]) -> None:
    """Any part of a question may be junk."""
    with pytest.raises(GoalsetterError):
        entered(line, **told)  # type: ignore[arg-type]
