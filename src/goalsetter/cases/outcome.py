"""Outcomes of cases: passed, or what differs, or why one could not be run."""

from __future__ import annotations

from dataclasses import dataclass, field

from goalsetter.judge import Finding


@dataclass(frozen=True, slots=True)
class Difference:
    """One key of a case whose ruling was another: what was expected and what was got, as texts.

    ``remark`` is the code of what else there is to say: words come by code, ``remark-…``.
    """

    key: str
    expected: str
    got: str
    remark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseOutcome:
    """The outcome of one line of a file.

    ``trouble`` is the code of what kept the case from being run, with its ``details``; words come
    by code, ``case-…``.
    """

    line: int
    case: str = ""
    """The case's own id, as far as it has one."""
    differences: tuple[Difference, ...] = ()
    trouble: str = ""
    details: dict[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether the case was run and every ruling was the expected one."""
        return not self.trouble and not self.differences


def truth(flag: bool) -> str:
    """True or false, as JSON writes them."""
    return "true" if flag else "false"


def listed_findings(findings: tuple[Finding, ...]) -> str:
    """Codes, clauses and reasons of findings behind a colon; nothing if there are none."""
    texts = [f"{f.code} [{f.clause}] {f.reason}" for f in findings]
    return f": {', '.join(texts)}" if texts else ""
