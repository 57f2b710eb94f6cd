"""Every clause that anything cites stands in the outline of its book, and has its words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from goalsetter.coach import COURSES
from goalsetter.rules import (
    ACTS,
    GAMES,
    OURS,
    OUTLINES,
    PROCEDURES,
    RULINGS,
    Outline,
    clause_code,
    find_clause,
)
from goalsetter.words import LANGUAGES, codes, say, written

LETTERED = re.compile(r" (?:comment |note )?[a-h]$")
"""A lettered example or comment, which belongs to the clause before it."""
NO_BOOK = "ours"
"""How a source begins that is a decision of this house."""
SHORT = re.compile(r"[\w’.,–-]+")


def cited() -> Iterator[str]:
    """Every citation that a ruling, a refusal, an act, a variation or a lesson can make."""
    for game in GAMES:
        for edition in game.editions:
            yield from (edition.cite(clause) for _, clause in edition.clauses)
            for _, division in edition.divisions:
                yield from (edition.cite(offer.clause) for offer in division.offers)
    for procedure in PROCEDURES:
        yield from procedure.clauses.values()
    for act in ACTS:
        for clauses in act.clauses:
            first, *others = clauses.split(", ")
            yield from (first, *(f"{first.rpartition(' ')[0]} {other}" for other in others))
    yield from (source for ruling in RULINGS for source in ruling.sources)
    yield from (f"2011-12 {clause}" for gap in OURS for clause in gap.where)
    for course in COURSES.values():
        for lesson in course.lessons:
            yield course.terms.book.cite(lesson.clause)
            yield from filter(None, [_asked(lesson.asks, course.terms.book.label)])


def _asked(ask: object, label: str) -> str:
    clause = getattr(ask, "clause", "")
    return f"{label} {clause}" if clause else ""


CITED = sorted({citation for citation in cited() if not citation.startswith(NO_BOOK)})


def test_there_are_many_citations() -> None:
    """So that the tests below look at something, of every book."""
    assert len(CITED) > 400
    for outline in OUTLINES:
        assert any(citation.startswith(f"{outline.label} ") for citation in CITED)


@pytest.mark.parametrize("citation", CITED)
def test_what_is_cited_stands_in_its_book(citation: str) -> None:
    """By its own label; only a lettered example leads to the clause above it."""
    clause = find_clause(citation)
    assert clause is not None
    whole = re.sub(r"[()]", "", LETTERED.sub("", citation)).replace(" ", "-")
    assert whole.endswith(f"-{clause.label}")
    assert all(clause.code in codes(language) for language in LANGUAGES)


@pytest.mark.parametrize("outline", OUTLINES, ids=lambda outline: outline.slug)
def test_every_clause_of_a_book_has_its_words(outline: Outline) -> None:
    """A clause has a sentence or more; a section has a title, and no message is left over."""
    sections = [label for label, _ in outline.sections]
    wanted = {clause_code(outline, label) for label in outline.labels if label not in sections}
    may_be = {clause_code(outline, label) for label in sections}
    for language in LANGUAGES:
        ours = {code for code in codes(language) if code.startswith(f"clause-{outline.slug}-")}
        assert wanted <= ours <= wanted | may_be
        titles = {f"rules-section-{outline.slug}-{label}" for label in sections}
        assert titles <= codes(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_told_in_a_few_sentences(language: str) -> None:
    """It fits on a phone beside what it is about: 70 words are the most."""
    clauses = [code for code in written(language) if code.startswith("clause-")]
    long = {code for code in clauses if len(SHORT.findall(say(code, language))) > 70}
    assert not long


def test_a_label_stands_once_in_its_book() -> None:
    """So an address leads to one place."""
    for outline in OUTLINES:
        labels = list(outline.labels)
        assert len(labels) == len(set(labels))


def test_a_citation_of_nothing_leads_nowhere() -> None:
    """A book or a clause that does not exist is told as such, not guessed."""
    assert find_clause("2042 VII-A") is None
    assert find_clause("2018-19 XX-A") is None
    assert find_clause("2018-19") is None
