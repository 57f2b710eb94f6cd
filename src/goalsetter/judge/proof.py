"""Proofs of a checker against a paper: a reason, or a regrouping that spoils it (VII-C-4).

At the table only what is raised counts: a fault that nobody names does not make a paper wrong.
"""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.judge.equation import LISTED_VALUES
from goalsetter.judge.finding import FindingCode
from goalsetter.judge.regrouping import is_regrouping, is_set_regrouping, read, read_set
from goalsetter.judge.verdict import Verdict

NOT_EQUAL = frozenset(
    {FindingCode.UNEQUAL, FindingCode.WRONG_VALUE, FindingCode.UNDEFINED, FindingCode.UNCHECKABLE}
)
"""Each says that the Solution does not equal the Goal."""
SHORT = frozenset(
    {FindingCode.USES_FORBIDDEN, FindingCode.TOO_MANY_RESOURCES, FindingCode.CUBE_NOT_AVAILABLE}
)
"""Each says that a cube was used which the writer did not have."""
AMBIGUITY = frozenset({FindingCode.AMBIGUOUS, FindingCode.SYMBOL_AMBIGUOUS})
SPOILT = NOT_EQUAL | AMBIGUITY | {FindingCode.GOAL_INTERPRETATION}
"""The faults of a paper that a regrouping breaks."""

NO_EXPRESSION = "no-expression"
"""The reason of a text that is no expression: it has not the form that is asked for."""

BROADER: dict[str, frozenset[FindingCode]] = {
    FindingCode.UNEQUAL: NOT_EQUAL,
    FindingCode.WRONG_VALUE: NOT_EQUAL,
    FindingCode.CUBE_NOT_AVAILABLE: SHORT,
}
"""Reasons that say of several faults what is true; the others name one, and hold for it alone."""
RAISED_BY_NAME = FindingCode.SYMBOL_AMBIGUOUS
"""VII-C-4-j: enough if a checker says it; a grouping must be shown (VII-C-4-h)."""

OTHER, SAME_ERROR = "other", "same-error"
"""Reasons that name no fault: something said in words, and the fault of another paper."""


def fault_shown(
    verdict: Verdict, reason: str, *, said: str = "", alike: frozenset[str] = frozenset()
) -> str:
    """The fault by which a checker's reason holds against a paper; nothing if it does not hold.

    ``said`` are his words, without which "something else" says nothing; ``alike`` are the faults
    that other papers of the shake have (judges E10).
    """
    fatal = [finding.code.value for finding in verdict.findings if finding.fatal]
    if reason in (OTHER, SAME_ERROR):
        faults = fatal if reason == OTHER else [code for code in fatal if code in alike]
        return faults[0] if faults and (said.strip() or reason == SAME_ERROR) else ""
    # Not fatal by itself, but it counts once it is raised.
    if reason == RAISED_BY_NAME and RAISED_BY_NAME in verdict.codes:
        return reason
    # Who says "form" of 3+ = 7 is right, though the judge calls it undefined.
    if any(finding.reason == NO_EXPRESSION for finding in verdict.findings):
        fatal.append(FindingCode.FORM.value)
    named = BROADER.get(reason, frozenset({reason}))
    faults = [code for code in fatal if code in named]
    return reason if reason in faults else next(iter(faults), "")


def fatal_faults(verdict: Verdict) -> frozenset[str]:
    """The faults that make a paper wrong by themselves."""
    return frozenset(finding.code.value for finding in verdict.findings if finding.fatal)


def equals_the_goal(verdict: Verdict) -> bool:
    """The final question: whether one reading fits, since ambiguity was not raised (VII-C-4-i)."""
    return not verdict.codes & NOT_EQUAL


Judged = Callable[[tuple[str, ...]], Verdict]


def proves_ambiguity(texts: tuple[str, ...], regrouped: str, sets: bool, judged: Judged) -> bool:
    """Whether the regrouping is one that the writer left open, and misses the Goal (VII-C-4-h).

    The checker adds brackets and takes none away; what he shows must be a reading of the paper.
    """
    verdict = judged(texts)
    # Nothing shown: enough where the judge himself finds it ambiguous.
    if verdict.correct or not regrouped:
        return bool(verdict.codes & AMBIGUITY)
    regroups = is_set_regrouping if sets else is_regrouping
    if not any(regroups(written, regrouped) for written in texts):
        return False
    # The regrouping must miss the Goal itself: one that fits proves nothing.
    shown = judged((regrouped,))
    if not shown.codes & SPOILT:
        return False
    # Without values there is nothing to compare: then the fault alone decides.
    if verdict.codes & {FindingCode.FORM} or not shown.values or not verdict.values:
        return bool(verdict.codes & SPOILT)
    return bool(set(shown.values) & set(verdict.values)) and bool(verdict.codes & SPOILT)


def is_allowed_regrouping(written: str, regrouped: str, sets: bool, judged: Judged) -> bool:
    """Whether brackets may be added so: not where a default grouping says other (VII-B-6-b).

    If a bracket is missing, it may be put wherever it fits (judges E4).
    """
    regroups, reading = (is_set_regrouping, read_set) if sets else (is_regrouping, read)
    if not regroups(written, regrouped):
        return False
    # A bracket is missing, so any place for it may be shown.
    if reading(written) is None:
        return True
    verdict, shown = judged((written,)), judged((regrouped,))
    goals = _among(shown.goal_values, verdict.goal_values)
    return goals and _among(shown.values, verdict.values)


def _among(shown: tuple[str, ...], values: tuple[str, ...]) -> bool:
    """Whether values are some that a paper has; unknown, so allowed, if it has none or too many."""
    if not values or len(values) >= LISTED_VALUES:
        return True
    return bool(shown) and set(shown) <= set(values)
