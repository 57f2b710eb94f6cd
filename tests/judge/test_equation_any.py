"""The judge takes anything: whatever is written, under whatever rules, it never raises."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.cubes import Equation, LaidGoal, Mat
from goalsetter.expr import I, parse_value
from goalsetter.judge import FindingCode, Verdict
from goalsetter.notation import mat_from_json, parse_goal, parse_mat, text
from goalsetter.rules import (
    EDITIONS,
    ChallengeKind,
    Chosen,
    Division,
    Edition,
    EquationsRules,
    find_variation,
)
from tests import strategies
from tests.judging import judge_equation, judge_goal

ALPHABET = "0123456789+-x/^√|!()[]{}<>.= su r b"
MAT = {
    "goal": "3x5+2",
    "required": "5",
    "permitted": "x 4 + 1 0 √",
    "forbidden": "9",
    "resources": "2 ^ / - 7",
}


def choices(edition: Edition[EquationsRules], division: object) -> list[Chosen]:
    """Every choice that the division offers, blanks filled in."""
    rules = dict(edition.divisions)[division]  # type: ignore[index]
    found = []
    for offer in rules.offers:
        fill = str(offer.fills[-1]) if offer.fills else ""
        known = find_variation(f"{offer.name} {fill}") or find_variation(f"red {offer.name}")
        assert known is not None
        found.append(known[1])
    return found


@st.composite
def rules_in_force(draw: st.DrawFn) -> EquationsRules:
    """Any edition, division and up to four of its variations, under either profile."""
    edition = draw(st.sampled_from(EDITIONS))
    division = draw(st.sampled_from([division for division, _ in edition.divisions]))
    offered = choices(edition, division)
    chosen = draw(st.lists(st.sampled_from(offered), max_size=4, unique=True)) if offered else []
    return edition.in_force(division, tuple(chosen), draw(st.sampled_from(["mlag", "agloa"])))


@given(st.one_of(st.text(max_size=40), st.text(ALPHABET, max_size=25)), rules_in_force())
@settings(max_examples=300, deadline=None)
def test_any_text_gets_a_verdict(paper: str, rules: EquationsRules) -> None:
    """No text makes the judge raise, and no verdict is without a reason or a value."""
    verdict = judge_equation(paper, mat_from_json(MAT), rules, ChallengeKind.NOW)
    assert isinstance(verdict, Verdict)
    assert all(finding.clause and finding.reason for finding in verdict.findings)


@given(strategies.equations, strategies.laid_goals, rules_in_force())
@settings(max_examples=150, deadline=None)
def test_any_equation_gets_a_verdict(
    equation: Equation, goal: LaidGoal, rules: EquationsRules
) -> None:
    """Every readable paper can be judged, against any Goal."""
    if len(goal.cubes()) <= 7:
        verdict = judge_equation(text(equation), Mat(goal=goal), rules, ChallengeKind.IMPOSSIBLE)
        assert verdict.findings


@given(strategies.laid_goals, rules_in_force())
@settings(max_examples=150, deadline=None)
def test_any_goal_gets_a_verdict(goal: LaidGoal, rules: EquationsRules) -> None:
    """A Goal is legal just when it has a value; otherwise there is a finding."""
    if len(goal.cubes()) > 7:
        return
    verdict = judge_goal(goal, rules)
    assert verdict.legal == bool(verdict.values)
    assert bool(verdict.findings) != verdict.legal


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mat_without_goal(edition: Edition[EquationsRules]) -> None:
    """A mat that holds no Goal makes no Equation right."""
    division = edition.divisions[0][0]
    verdict = judge_equation("2+3 = 5", Mat(), edition.in_force(division), ChallengeKind.NOW)
    assert not verdict.correct


def test_findings_do_not_depend_on_the_order_of_the_cubes() -> None:
    """A mat has no order within its sections."""
    edition = EDITIONS[1]
    rules = edition.in_force(edition.divisions[1][0])
    one = mat_from_json({"goal": "7", "required": "5 + 2", "permitted": "1"})
    other = mat_from_json({"goal": "7", "required": "2 5 +", "permitted": "1"})
    for paper in ("5+2 = 7", "5+1 = 7", "(5+2)+1 = 7"):
        first = judge_equation(paper, one, rules, ChallengeKind.IMPOSSIBLE)
        assert first == judge_equation(paper, other, rules, ChallengeKind.IMPOSSIBLE)


def test_the_goal_has_its_own_judge() -> None:
    """An illegal Goal is the finding, whatever the Solution (2018-19 VII-C-4-d)."""
    edition = EDITIONS[1]
    rules = edition.in_force(edition.divisions[1][0])
    assert not judge_goal(parse_goal("125"), rules).legal
    mat = mat_from_json({"goal": "125", "permitted": "5 ^ 3"})
    verdict = judge_equation("5^3 = 125", mat, rules, ChallengeKind.LAST_CUBE)
    assert [finding.code.value for finding in verdict.findings] == ["goal-illegal"]


@pytest.mark.parametrize("paper", ["u3x<+>7 = 2x<+>2", "u3x7 = 2x2 where x=+"])
def test_a_chunk_is_read_as_the_wild_cube_is_marked(paper: str) -> None:
    """2018-19 IV-B-2, XIII-C-1: x2 is a chunk by itself as a next prime, not as +2."""
    rules = EDITIONS[1].in_force(Division.SENIOR, (Chosen("next prime number"), Chosen("x wild")))
    mat = mat_from_json({"goal": "2 sx2", "required": "x", "permitted": "7", "resources": "3"})
    assert judge_equation(paper, mat, rules, ChallengeKind.NOW).correct


def test_a_reading_that_cannot_be_settled_is_not_needed_where_another_fits() -> None:
    """2011-12 ET16: some reading of the Goal will do, whatever x9!! may be."""
    chosen = (Chosen("factorial"), Chosen("number of factors"))
    rules = EDITIONS[2].in_force(Division.ELEMENTARY, chosen)
    mat = mat_from_json({"goal": "x9", "required": "8 √", "permitted": "1 +"})
    assert judge_equation("√(1+8) = x9", mat, rules, ChallengeKind.IMPOSSIBLE).correct
    assert not judge_equation("√(8+1)+1 = x9", mat, rules, ChallengeKind.IMPOSSIBLE).correct


@pytest.mark.parametrize(
    ("goal", "paper", "correct"),
    [
        ("2x0", "8xs4 = 2x0 where 0=1", True),
        ("x0", "1+1 = x0 where 0=2, x=0", True),
        ("2", "101 = 2 where 0=+", False),
        ("2", "1x1 = 2 where x=+", True),
        ("0 x0", "1-1 = 0x0", True),
    ],
)
def test_two_wild_symbols_are_each_for_itself(goal: str, paper: str, correct: bool) -> None:
    """2011-12 ET6: a 0 is any numeral, an x any symbol, and neither tells the other what to be."""
    rules = EDITIONS[2].in_force(Division.SENIOR, (Chosen("0 wild"), Chosen("x wild")))
    mat = mat_from_json({"goal": goal, "permitted": "8 4 x 1 1 + 0 -"})
    assert judge_equation(paper, mat, rules, ChallengeKind.LAST_CUBE).correct is correct


@pytest.mark.parametrize(("goal", "legal"), [("0", True), ("s0", True), ("su0", False)])
def test_a_wild_cube_is_the_unit_however_it_is_seen_to_lie(goal: str, legal: bool) -> None:
    """2018-19 XIII-D-13 d, judges A30, B74: it is a minus, and a sideways one if it lies so."""
    chosen = (Chosen("0 wild"), Chosen("imaginary"))
    values = judge_goal(parse_goal(goal), EDITIONS[1].in_force(Division.SENIOR, chosen)).values
    assert (I in values) is legal
    assert (parse_value("-i") in values) is legal


def test_clashing_marks_are_read_in_the_order_of_the_paper() -> None:
    """XIII-B-3: two symbols written for one wild cube give the same findings on every run."""
    chosen = (Chosen("0 wild"), Chosen("exponent", "red"))
    rules = EDITIONS[0].in_force(Division.MIDDLE, chosen)
    mat = parse_mat("goal 5r0r0; permitted 5 x 5 x 5 x 5")
    verdict = judge_equation("5x5x5x5 = 5r2<exp>r3<exp>", mat, rules, ChallengeKind.LAST_CUBE)
    assert verdict.goal_values == ("1953125",)
    assert verdict.codes == {FindingCode.UNEQUAL, FindingCode.VARIATION}
