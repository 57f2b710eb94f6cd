"""The rule books for the page of rules: each clause in our own words, and the tables."""

from __future__ import annotations

from goalsetter.rules import OUTLINES, Outline, clause_code
from goalsetter.server import wire
from goalsetter.server.view.rule_tables import rule_tables
from goalsetter.words import say, say_if_known


def rule_books() -> wire.RuleBooks:
    """Every book in the language that is spoken."""
    return wire.RuleBooks(books=[_book(outline) for outline in OUTLINES])


def _book(outline: Outline) -> wire.RuleBook:
    return wire.RuleBook(
        label=outline.label,
        slug=outline.slug,
        aliases=list(outline.aliases),
        title=say(f"rules-title-{outline.slug}"),
        about=say(f"rules-told-{outline.slug}"),
        sections=[_section(outline, label) for label, _ in outline.sections],
        tables=[table for name in outline.editions for table in rule_tables(name)],
        phases=dict(outline.phases),
        terms=dict(outline.terms),
    )


def _section(outline: Outline, label: str) -> wire.RuleSection:
    return wire.RuleSection(
        label=label,
        title=say_if_known(f"rules-section-{outline.slug}-{label}"),
        text=say_if_known(clause_code(outline, label)),
        clauses=[
            wire.RuleClause(label=clause, text=say_if_known(clause_code(outline, clause)))
            for clause in outline.clauses(label)
        ],
    )
