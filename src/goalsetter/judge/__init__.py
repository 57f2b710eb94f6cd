"""The judge: is what was written correct, and why not, with the clause.

Law: imports only ``rules``, ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not import
solver or play; never raises for a wrong answer.
"""

from goalsetter.judge.brackets import completed
from goalsetter.judge.choice import judge_choice
from goalsetter.judge.demands import is_allowed
from goalsetter.judge.equation import judge_equation
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.formless import find_formless
from goalsetter.judge.goal import judge_goal
from goalsetter.judge.hinges import Hinge, find_hinges
from goalsetter.judge.paper import find_unreadable, read_set_paper
from goalsetter.judge.proof import (
    SAME_ERROR,
    equals_the_goal,
    fatal_faults,
    fault_shown,
    is_allowed_regrouping,
    proves_ambiguity,
)
from goalsetter.judge.regrouping import is_regrouping, is_set_regrouping
from goalsetter.judge.rule import (
    is_legal_goal,
    judge_paper,
    judge_within,
    rule,
    rule_on_choice,
    rule_on_goal,
    rule_on_papers,
)
from goalsetter.judge.set_demands import is_allowed_set
from goalsetter.judge.set_goal import judge_deal, judge_set_goal
from goalsetter.judge.set_solution import judge_solution, work_out
from goalsetter.judge.set_worth import SetWork
from goalsetter.judge.verdict import ChoiceVerdict, GoalVerdict, Verdict

__all__ = [
    "SAME_ERROR",
    "ChoiceVerdict",
    "Finding",
    "FindingCode",
    "GoalVerdict",
    "Hinge",
    "SetWork",
    "Verdict",
    "completed",
    "equals_the_goal",
    "fatal_faults",
    "fault_shown",
    "find_formless",
    "find_hinges",
    "find_unreadable",
    "is_allowed",
    "is_allowed_regrouping",
    "is_allowed_set",
    "is_legal_goal",
    "is_regrouping",
    "is_set_regrouping",
    "judge_choice",
    "judge_deal",
    "judge_equation",
    "judge_goal",
    "judge_paper",
    "judge_set_goal",
    "judge_solution",
    "judge_within",
    "proves_ambiguity",
    "read_set_paper",
    "rule",
    "rule_on_choice",
    "rule_on_goal",
    "rule_on_papers",
    "work_out",
]
