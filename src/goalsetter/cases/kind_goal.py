"""Cases of kind ``goal``: whether a Goal as laid is legal, and all that it may be worth."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, told, truth
from goalsetter.cases.values import VALUES, Worth, hold_something, value_differences
from goalsetter.errors import NotationError
from goalsetter.judge import GoalVerdict, judge_goal
from goalsetter.notation import parse_goal
from goalsetter.questions import SETTING, Fields, rules_of
from goalsetter.rules import EQUATIONS

NEEDS = frozenset({"goal"})
MAY = SETTING | VALUES | {"legal"}


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling on the Goal and its values with those expected."""
    if "legal" not in fields:
        hold_something(fields)
    verdict = _ruling(fields)
    found = value_differences(fields, Worth(verdict.values, verdict.family, verdict.settled))
    expected = fields.flag("legal") if "legal" in fields else verdict.legal
    if verdict.legal is not expected:
        got = truth(verdict.legal) + told(verdict.findings)
        found.insert(0, Difference("legal", truth(expected), got))
    return found


def _ruling(fields: Fields) -> GoalVerdict:
    """The ruling; what cannot lie on the mat is no legal Goal."""
    rules = rules_of(fields, EQUATIONS)
    try:
        return judge_goal(parse_goal(fields.text("goal")), rules)
    except NotationError:
        return GoalVerdict(legal=False, values=())
