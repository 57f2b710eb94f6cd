"""The glossary: every term has its forms in every language, and every book's terms are known."""

from __future__ import annotations

from goalsetter.rules import OUTLINES
from goalsetter.words import LANGUAGES, written

FORMS = "-forms"


def test_every_term_has_forms_and_a_meaning() -> None:
    """In all languages the same terms, and no form belongs to two of them."""
    for language in LANGUAGES:
        words = {code: text for code, text in written(language).items() if code.startswith("term-")}
        terms = {code for code in words if not code.endswith(FORMS)}
        assert {f"{term}{FORMS}" for term in terms} == set(words) - terms
        forms = [form for term in terms for form in words[f"{term}{FORMS}"].split(", ")]
        assert len(set(forms)) == len(forms) >= len(terms) > 20


def test_the_books_tell_of_terms_that_are_there() -> None:
    """Each under a label of its outline, and each phase too."""
    known = {code.removeprefix("term-") for code in written("en") if code.startswith("term-")}
    for outline in OUTLINES:
        labels = set(outline.labels)
        for term, label in outline.terms:
            assert term in known
            assert label in labels, (outline.label, term)
        assert {label for _, label in outline.phases} <= labels
