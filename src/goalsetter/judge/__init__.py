"""The judge: is what was written correct, and why not, with the clause.

``rule(question)`` is the one door; the other functions here are parts of it (see ``judge.rule``),
look at the form of a paper before it is handed in, or read what a verdict says.

Law: imports only ``rules``, ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not import
solver or play; never raises for a wrong answer.
"""

from goalsetter.judge.expression import find_removals, find_sets, find_values
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.formless import find_formless
from goalsetter.judge.groupings import Grouping, find_groupings
from goalsetter.judge.hinges import Hinge
from goalsetter.judge.paper import find_notation_error, find_unreadable
from goalsetter.judge.proof import (
    SAME_ERROR,
    equals_the_goal,
    fatal_faults,
    fault_shown,
    is_allowed_regrouping,
    proves_ambiguity,
)
from goalsetter.judge.rule import (
    is_legal_goal,
    rule,
    rule_on_choice,
    rule_on_goal,
    rule_on_papers,
    rule_within,
    work_out,
)
from goalsetter.judge.set_goal import rule_on_deal
from goalsetter.judge.set_worth import SetWork
from goalsetter.judge.verdict import ChoiceVerdict, GoalVerdict, Verdict

__all__ = [
    "SAME_ERROR",
    "ChoiceVerdict",
    "Finding",
    "FindingCode",
    "GoalVerdict",
    "Grouping",
    "Hinge",
    "SetWork",
    "Verdict",
    "equals_the_goal",
    "fatal_faults",
    "fault_shown",
    "find_formless",
    "find_groupings",
    "find_notation_error",
    "find_removals",
    "find_sets",
    "find_unreadable",
    "find_values",
    "is_allowed_regrouping",
    "is_legal_goal",
    "proves_ambiguity",
    "rule",
    "rule_on_choice",
    "rule_on_deal",
    "rule_on_goal",
    "rule_on_papers",
    "rule_within",
    "work_out",
]
