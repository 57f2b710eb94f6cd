"""Cases of kind ``solution``: whether an ON-SETS Solution is correct, and if not, why."""

from __future__ import annotations

from goalsetter.cases.fields import Fields
from goalsetter.cases.kind_equation import WRONG, different_ruling
from goalsetter.cases.outcome import Difference
from goalsetter.cases.question import challenge_of
from goalsetter.cases.setting import SETTING, rules_of
from goalsetter.cubes import SECTIONS
from goalsetter.judge import Verdict, judge_solution
from goalsetter.notation import mat_from_json
from goalsetter.rules import ON_SETS

MAT = frozenset({"goal", "universe", *SECTIONS})
NEEDS = frozenset({"goal", "universe", "challenge", "solution", "correct"})
MAY = SETTING | MAT | WRONG


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling and its reasons with those expected."""
    two = isinstance(fields.data["solution"], list)
    papers = fields.texts("solution") if two else (fields.text("solution"),)
    found = different_ruling(fields, ruling(fields, papers))
    if "counter" in fields and not found:
        text = fields.text("counter")
        if ruling(fields, (text,)).correct:
            found.append(Difference("counter", text, "", "still-correct"))
    return found


def ruling(fields: Fields, papers: tuple[str, ...]) -> Verdict:
    """The ruling on these Solutions."""
    mat = mat_from_json({key: fields.text(key) for key in sorted(MAT) if key in fields})
    return judge_solution(papers, mat, rules_of(fields, ON_SETS), challenge_of(fields))
