"""Ways to take a paper: one for each value, with the brackets that settle it."""

from __future__ import annotations

import pytest

from goalsetter.cubes import Mat
from goalsetter.judge import find_groupings, rule
from goalsetter.judge.groupings import MOST
from goalsetter.notation import parse_goal, parse_mat
from goalsetter.rules import GAMES, AnyQuestion, ChallengeKind, Division, Question

BOOKS = {edition.name: edition for game in GAMES for edition in game.editions}
EQUATIONS = BOOKS["mlag-equations-2018-19"].in_force(Division.MIDDLE)
ON_SETS = BOOKS["mlag-on-sets-2017-18"].in_force(Division.SENIOR)
CARDS = parse_mat("universe BRG BR B RG R G Y BY GY blank; goal 4")


def question(paper: str, goal: str = "14") -> AnyQuestion:
    """Ask about one Equation."""
    return Question(
        rules=EQUATIONS,
        mat=Mat(goal=parse_goal(goal)),
        challenge=ChallengeKind.IMPOSSIBLE,
        papers=(paper,),
    )


@pytest.mark.parametrize(
    ("paper", "ways"),
    [
        ("2x3+4 = 14", {("(2x3)+4 = 14", "10", False), ("2x(3+4) = 14", "14", True)}),
        ("14 = 2x3+4", {("14 = (2x3)+4", "10", False), ("14 = 2x(3+4)", "14", True)}),
        ("2x(3+4) = 14", {("2x(3+4) = 14", "14", True)}),
        ("2+3+9 = 14", {("2+3+9 = 14", "14", True)}),
        ("2x(3+ = 14", set()),
        ("2x+3 = 14", set()),
    ],
)
def test_each_value_has_its_brackets(paper: str, ways: set[tuple[str, str, bool]]) -> None:
    """2018-19 VII-B-6: a paper with one value needs none, and keeps those it has."""
    groupings = find_groupings(question(paper))
    assert {(way.paper, way.value, way.fits) for way in groupings} == ways


def test_brackets_that_are_offered_settle_the_paper() -> None:
    """A writer who takes a way that fits has a paper that no regrouping breaks."""
    fitting = [way for way in find_groupings(question("9-2x3+4-1 = 6", "6")) if way.fits]
    for way in fitting:
        verdict = rule(question(way.paper, "6"), briefly=True)
        assert "ambiguous" not in {finding.code for finding in verdict.findings}


def test_a_long_paper_lists_a_few_ways() -> None:
    """Nobody chooses among forty."""
    assert len(find_groupings(question("9-2x3+4-1x5-6+7 = 14"))) == MOST


def test_sets_have_ways_too() -> None:
    """On-Sets VII-B-6: each is worth its number of cards."""
    asked = Question(rules=ON_SETS, mat=CARDS, papers=("B ∪ R ∩ G",))
    ways = {(way.paper, way.value) for way in find_groupings(asked)}
    assert ways == {("(B ∪ R) ∩ G", "2"), ("B ∪ (R ∩ G)", "5")}
