"""Findings: each one fault with its clause and its evidence. No prose: words come by code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FindingCode(StrEnum):
    """Why an Equation is not correct, or a Goal or a choice not legal: stable names.

    Their anchors stand in ``docs/reference/findings.md``.
    """

    FORM = "form"
    UNEQUAL = "unequal"
    WRONG_VALUE = "wrong-value"
    ONE_CUBE = "one-cube"
    MISSING_REQUIRED = "missing-required"
    USES_FORBIDDEN = "uses-forbidden"
    TOO_MANY_RESOURCES = "too-many-resources"
    CUBE_NOT_AVAILABLE = "cube-not-available"
    GOAL_ILLEGAL = "goal-illegal"
    MULTI_DIGIT = "multi-digit"
    VARIATION = "variation"
    GOAL_INTERPRETATION = "goal-interpretation"
    AMBIGUOUS = "ambiguous"
    UNDEFINED = "undefined"
    SYMBOL_AMBIGUOUS = "symbol-ambiguous"
    UNCHECKABLE = "uncheckable"
    NOT_OFFERED = "not-offered"
    ALREADY_CHOSEN = "already-chosen"
    CONFLICTS = "conflicts"
    NO_EFFECT = "no-effect"
    DEAL = "deal"


ONLY_IF_RAISED = frozenset({FindingCode.AMBIGUOUS, FindingCode.SYMBOL_AMBIGUOUS})
"""Faults that count only if a checker shows them (2018-19 VII-B-6)."""


NOT_THAT_VALUE = frozenset({FindingCode.UNEQUAL, FindingCode.WRONG_VALUE})
"""Faults of value: where another place for a missing bracket mends them, they are ambiguity."""


GOAL_WITHOUT_READING = "goal-no-reading"
"""The reason where a written Goal has the cubes of the mat, but no meaning."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One fault.

    ``reason`` refines the code (which sentence to say), ``at`` is the text at fault, ``evidence``
    are named texts that prove it, ``ruling`` the named ruling it rests on, if any.
    """

    code: FindingCode
    clause: str
    reason: str
    at: str = ""
    evidence: tuple[tuple[str, str], ...] = ()
    ruling: str = ""

    @property
    def fatal(self) -> bool:
        """Whether it makes the Equation wrong by itself, without a checker raising it."""
        return self.code not in ONLY_IF_RAISED

    def proof(self, name: str) -> str:
        """A piece of evidence by its name."""
        return dict(self.evidence).get(name, "")
