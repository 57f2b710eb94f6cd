"""The rule books as people read them: what each clause says, and the tables."""

from __future__ import annotations

from goalsetter.server.wire.base import Body


class RuleClause(Body):
    """A clause, in our own words."""

    label: str
    text: str


class RuleSection(Body):
    """A section: what it is about, and its clauses. Its own label may be cited, too."""

    label: str
    title: str
    text: str
    clauses: list[RuleClause]


class RuleTable(Body):
    """A table of a book: scores, time limits or match points."""

    edition: str
    edition_title: str
    kind: str
    title: str
    clause: str
    head: list[str]
    rows: list[list[str]]


class RuleBook(Body):
    """A book: how it is cited, its name in an address, its sections and tables."""

    label: str
    slug: str
    aliases: list[str]
    title: str
    about: str
    sections: list[RuleSection]
    tables: list[RuleTable]
    phases: dict[str, str]
    """The label under which the book tells of each phase of a shake."""
    terms: dict[str, str]
    """The label under which it tells of each word of the glossary that it uses."""


class RuleBooks(Body):
    """Every book, in one language."""

    books: list[RuleBook]
