"""Any line passes or fails with a reason; nothing stops the run."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.cases import CaseOutcome, run_case, run_lines
from goalsetter.words import codes
from tests.cases_room.case_files import EQUATIONS, ON_SETS, Case, cases

VALUE: Case = {
    "id": "v",
    "rules": "mlag-equations-2018-19",
    "kind": "value",
    "where": "solution",
    "expr": "2+3",
    "values": ["5"],
}
GOAL: Case = {
    "id": "g",
    "rules": "mlag-equations-2018-19",
    "kind": "goal",
    "goal": "2x3+5",
    "legal": True,
    "values": ["11", "16"],
}
EQUATION: Case = {
    "id": "e",
    "rules": "mlag-equations-2018-19",
    "kind": "equation",
    "goal": "8",
    "permitted": "5 + 3",
    "challenge": "last-cube",
    "equation": "5+3 = 8",
    "correct": True,
}
CHOICE: Case = {
    "id": "c",
    "rules": "mlag-equations-2018-19",
    "kind": "variation",
    "choose": "average",
    "already": [],
    "resources": "+ 1 2",
    "legal": True,
}
BELOW_ZERO: Case = {
    "id": "s",
    "rules": "mlag-on-sets-2017-18",
    "kind": "goal",
    "goal": "1 u4",
}
LOOSE: Case = {
    **EQUATION,
    "goal": "8",
    "permitted": "2 x 3 + 2",
    "equation": "2x3+2 = 8",
    "correct": False,
}

PASSES = [
    VALUE,
    GOAL,
    EQUATION,
    CHOICE,
    LOOSE,
    {**VALUE, "values": ["10/2"]},
    {**VALUE, "values": ["5", "2+3"]},
    {**VALUE, "expr": "2x3+5", "values": ["16", "11"]},
    {**VALUE, "division": "senior"},
    {**VALUE, "ruling": "agloa", "ref": "somewhere", "note": "a note", "text": "a text"},
    {**VALUE, "expr": "2+13", "variations": ["base eight"], "values": ["13"]},
    {**VALUE, "expr": "2+13", "variations": [{"name": "base", "m": 8}], "values": ["13"]},
    {**VALUE, "variations": [{"name": "exponent", "colour": "red"}]},
    {**VALUE, "variations": [{"name": "base", "value": 8}], "expr": "13", "values": ["11"]},
    {**VALUE, "division": "Senior", "disputed": "by nobody"},
    {**EQUATION, "disputed": "by nobody"},
    {key: value for key, value in GOAL.items() if key != "legal"},
    {key: value for key, value in EQUATION.items() if key != "challenge"},
    {**LOOSE, "counter": "2x(3+2)"},
    {**LOOSE, "goal": "2x3+2", "equation": "5+3 = 2x3+2", "counter": "2x(3+2)"},
    {**GOAL, "goal": "3+", "legal": False, "values": []},
    {**LOOSE, "why": "ambiguous"},
    {**LOOSE, "why": "form", "why_also": ["ambiguous"]},
    {**LOOSE, "counter": "2x(3+2) = 8", "not_counter": ["2x(3+2 = 8", "2x3+(3) = 8"]},
    {**CHOICE, "year": "even"},
    {**CHOICE, "year": "odd", "legal": False},
    {**CHOICE, "choose": {"name": "base", "m": 8}},
    {**CHOICE, "choose": "base", "legal": False},
    {**BELOW_ZERO, "legal": False},
    {**BELOW_ZERO, "goal": "4 u1", "legal": True},
]


@pytest.mark.parametrize("case", PASSES)
def test_a_right_case_passes(case: Case) -> None:
    """The shapes that a case may have."""
    assert run_case(case) == CaseOutcome(line=0, case=str(case["id"]))


DIFFERS = [
    ({**VALUE, "values": ["6"]}, ("values", "6", "5", "")),
    ({**VALUE, "values": []}, ("values", "", "5", "")),
    ({**GOAL, "legal": False}, ("legal", "false", "true", "")),
    ({**GOAL, "includes": ["12"]}, ("includes", "12", "21, 16", "")),
    ({**GOAL, "excludes": ["16", "1"]}, ("excludes", "16", "16, 11", "")),
    ({**EQUATION, "correct": False}, ("correct", "false", "true", "")),
    (
        {**LOOSE, "correct": True},
        ("correct", "true", "false: ambiguous [2018-19 VII-B-6] ambiguous", ""),
    ),
    (
        {**LOOSE, "why": "form"},
        ("why", "form", "false: ambiguous [2018-19 VII-B-6] ambiguous", ""),
    ),
    ({**LOOSE, "counter": "(2x3)+2 = 8"}, ("counter", "(2x3)+2 = 8", "", "still-correct")),
    ({**LOOSE, "counter": "2+3x2 = 8"}, ("counter", "2+3x2 = 8", "", "no-regrouping")),
    (
        {**LOOSE, "not_counter": ["2x(3+2) = 8"]},
        ("not_counter", "2x(3+2) = 8", "", "regrouping"),
    ),
    ({**CHOICE, "legal": False}, ("legal", "false", "true", "")),
    ({**CHOICE, "choose": "base"}, ("legal", "true", "false: unfilled-number", "")),
    ({**BELOW_ZERO, "legal": True}, ("legal", "true", "false", "")),
    (
        {**CHOICE, "resources": "1 2"},
        ("legal", "true", "false: no-effect [2018-19 II-B-2] choice-no-effect", ""),
    ),
    (
        {**GOAL, "goal": "1", "variations": ["powers of the base"], "values": ["1"]},
        ("values", "1", "", "family"),
    ),
]


@pytest.mark.parametrize(("case", "expected"), DIFFERS)
def test_a_wrong_case_tells_what_differs(case: Case, expected: tuple[str, str, str, str]) -> None:
    """Each key that differs, with what was expected and what was got."""
    (difference,) = run_case(case).differences
    key, wanted, got, remark = expected
    assert (difference.key, difference.expected, difference.remark) == (key, wanted, remark)
    if key in ("values", "includes", "excludes"):
        assert all(value in GOT_VALUES for value in difference.got.split(", "))
    else:
        assert difference.got == got


GOT_VALUES = {"5", "11", "16", "21", *(f"1/{10**n}" for n in range(1, 20)), "…"}

SETS = "mlag-on-sets-2017-18"
SET: Case = {
    "id": "s",
    "rules": SETS,
    "kind": "set",
    "universe": "BR B R",
    "expr": "B ∩ R",
    "values": [["BR"]],
}
SET_GOAL: Case = {"id": "sg", "rules": SETS, "kind": "goal", "goal": "3", "values": [3]}
SOLUTION: Case = {
    "id": "ss",
    "rules": SETS,
    "kind": "solution",
    "universe": "BR B R",
    "goal": "1",
    "permitted": "B R ∩",
    "challenge": "now",
    "solution": "B ∩ R",
    "correct": True,
}


def test_cases_of_sets_pass() -> None:
    """The line is right before the rows below spoil it."""
    assert all(run_case(case).passed for case in (SET, SET_GOAL, SOLUTION))


TROUBLES = [
    ({**VALUE, "vallues": []}, "unknown-key"),
    ({**VALUE, "goal": "3"}, "unknown-key"),
    ({**VALUE, "kind": "valeu"}, "unknown-kind"),
    ({**VALUE, "kind": 3}, "wrong-type-text"),
    ({**VALUE, "id": 3}, "wrong-type-text"),
    ({**VALUE, "note": ["a"]}, "wrong-type-text"),
    ({**VALUE, "expr": None}, "wrong-type-text"),
    ({**VALUE, "values": "5"}, "wrong-type-list"),
    ({**VALUE, "values": [5]}, "wrong-type-texts"),
    ({**VALUE, "values": ["five"]}, "unreadable"),
    ({**VALUE, "where": "margin"}, "unknown-where"),
    ({**VALUE, "rules": "mlag-equations-1999-00"}, "unknown-edition"),
    ({**VALUE, "rules": "mlag-on-sets-2017-18", "kind": "set"}, "missing-key"),
    ({**VALUE, "rules": "mlag-on-sets-2017-18"}, "unknown-kind"),
    ({**VALUE, "kind": "set"}, "unknown-kind"),
    ({**VALUE, "division": "kindergarten"}, "unknown-division"),
    ({**VALUE, "division": "minor"}, "unknown-division"),
    ({**VALUE, "ruling": "home"}, "unknown-ruling"),
    ({**VALUE, "variations": "base 8"}, "wrong-type-list"),
    ({**VALUE, "variations": ["bsae 8"]}, "unknown-variation"),
    ({**VALUE, "variations": ["qqqqqq"]}, "strange-variation"),
    ({**VALUE, "variations": ["base"]}, "unfilled-number"),
    ({**VALUE, "variations": ["color exponent"]}, "unfilled-colour"),
    ({**VALUE, "variations": ["base 99"]}, "unknown-fill"),
    ({**VALUE, "variations": [8]}, "wrong-type-variation"),
    ({**VALUE, "variations": [{"name": "base", "m": True}]}, "wrong-type-variation"),
    ({**VALUE, "variations": [{"name": "base", "size": 8}]}, "unknown-key"),
    ({**VALUE, "variations": [{"m": 8}]}, "missing-key"),
    ({**GOAL, "legal": "yes"}, "wrong-type-flag"),
    ({key: GOAL[key] for key in ("id", "rules", "kind", "goal")}, "nothing-expected"),
    ({**EQUATION, "challenge": "later"}, "unknown-challenge"),
    ({**EQUATION, "goal": " "}, "no-goal"),
    ({**EQUATION, "resources": "q"}, "unreadable"),
    ({**EQUATION, "why": "form"}, "reason-for-correct"),
    ({**LOOSE, "why": "ambigous"}, "unknown-reason"),
    ({**LOOSE, "why_also": ["ambiguous"]}, "missing-key"),
    ({**CHOICE, "choose": "avrage"}, "unknown-variation"),
    (BELOW_ZERO, "missing-key"),
    ({**CHOICE, "already": ["avrage"]}, "unknown-variation"),
    ({**CHOICE, "year": "leap"}, "unknown-year"),
    ({**CHOICE, "year": 2019}, "wrong-type-text"),
    ({key: value for key, value in VALUE.items() if key != "values"}, "nothing-expected"),
    ({key: value for key, value in VALUE.items() if key != "kind"}, "missing-key"),
    ({**SET, "values": [["BB"]]}, "unreadable"),
    ({**SET, "values": ["B"]}, "wrong-type-cards"),
    ({**SET, "variations": ["wild cube"]}, "unfilled-cube"),
    ({**SET, "variations": ["double set"]}, "unfilled-set"),
    ({**SET, "variations": ["required card"]}, "unfilled-card"),
    ({**SET, "variations": ["double set B ∪ ("]}, "unreadable"),
    ({**SET, "variations": ["forbidden card BB"]}, "unreadable"),
    ({**SET_GOAL, "values": ["3"]}, "wrong-type-number"),
    ({**SOLUTION, "universe": "?"}, "no-universe"),
    ({**SOLUTION, "goal": " "}, "no-goal"),
    ({**SOLUTION, "solution": [3]}, "wrong-type-texts"),
    ({**SOLUTION, "why": "form"}, "reason-for-correct"),
    ({**CHOICE, "rules": SETS, "choose": "two solutions", "variations": ["x"]}, "chosen-before"),
    ({"id": "p", "given": {}, "events": [], "expect": {}}, "missing-key"),
]


@pytest.mark.parametrize(("case", "trouble"), TROUBLES)
def test_a_case_that_cannot_be_run_says_why(case: Case, trouble: str) -> None:
    """The code of what is wrong, for which there is a sentence."""
    outcome = run_case(case)
    assert (outcome.trouble, outcome.passed) == (trouble, False)
    assert f"case-{trouble}" in codes()


LINES = [
    ("", None),
    ("   ", None),
    ("nonsense", "not-json"),
    ("{", "not-json"),
    ('{"id": NaN}', "not-json"),
    ('{"id": ' + "1" * 5000 + "}", "not-json"),
    ("[" * 100_000, "not-json"),
    ("[]", "not-object"),
    ("null", "not-object"),
    ('{"id": "a", "id": "b"}', "key-twice"),
    ("{}", "missing-key"),
    (json.dumps(VALUE), ""),
]


@pytest.mark.parametrize(("line", "trouble"), LINES)
def test_lines(line: str, trouble: str | None) -> None:
    """A line is blank, or a case, or fails with its number."""
    found = [(each.line, each.trouble) for each in run_lines(["", line])]
    assert found == ([] if trouble is None else [(2, trouble)])


def test_a_fault_below_fails_the_case_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken judge is reported case by case."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("goalsetter.cases.kind_paper.rule_on_papers", broken)
    outcomes = list(run_lines([json.dumps(EQUATION), json.dumps(VALUE)]))
    assert [outcome.trouble for outcome in outcomes] == ["broken", ""]
    assert outcomes[0].details == {"error": "ZeroDivisionError", "message": "oh"}


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


@given(data=st.data())
def test_no_value_of_any_key_stops_the_run(data: st.DataObject) -> None:
    """A key with anything at all in it never raises, and never breaks a room below."""
    case = data.draw(st.sampled_from((*cases(EQUATIONS), *cases(ON_SETS))))
    key = data.draw(st.sampled_from(sorted(case)))
    outcome = run_case({**case, key: data.draw(ANYTHING)})
    assert outcome.trouble != "broken", outcome


def test_what_cannot_be_read_has_no_value_and_is_no_goal() -> None:
    """An expression that cannot be read is worth nothing; one missing bracket may be put in."""
    assert run_case({**VALUE, "expr": "2+)(", "values": []}).passed
    assert run_case({**VALUE, "expr": "2x(3+1", "values": ["8", "7"]}).passed
    assert run_case({**GOAL, "goal": "(3)", "legal": False, "values": []}).passed
    assert run_case({**SET, "expr": "B ∪ ((R", "values": []}).passed
