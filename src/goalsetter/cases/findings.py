"""Findings as one short text, for the report on a case that differs."""

from __future__ import annotations

from goalsetter.judge import Finding


def told(findings: tuple[Finding, ...]) -> str:
    """Codes and clauses of the findings behind a colon; nothing if there are none."""
    texts = [f"{each.code} [{each.clause}] {each.reason}" for each in findings]
    return f": {', '.join(texts)}" if texts else ""
