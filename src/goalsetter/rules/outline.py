"""The outline of each book: the labels of its sections and clauses, in the order of the book.

What a clause says stands in ``words``, in our own words, under the code that ``clause_code``
gives. A finer point, such as a lettered example, belongs to the clause above it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Outline:
    """The sections of a book with their clauses; each clause is told without its section."""

    label: str
    """How its clauses are cited."""
    slug: str
    """Its name in addresses and codes."""
    sections: tuple[tuple[str, str], ...]
    joint: str = "-"
    """The sign between a section and its clause: VII-B, but ET9."""
    aliases: tuple[str, ...] = ()
    """Other ways to cite it."""
    editions: tuple[str, ...] = ()
    """The editions that play by it; the judges' manual is none."""
    phases: tuple[tuple[str, str], ...] = ()
    """Where the book tells what is to be done in each phase of a shake."""
    terms: tuple[tuple[str, str], ...] = ()
    """Where the book tells what its words mean, by the name that they have in the glossary."""

    def clauses(self, section: str) -> tuple[str, ...]:
        """The labels of a section's clauses, in full."""
        below = dict(self.sections)[section].split()
        return tuple(f"{section}{self.joint}{clause}" for clause in below)

    @property
    def labels(self) -> Iterator[str]:
        """Every label of the book, sections too."""
        for section, _ in self.sections:
            yield section
            yield from self.clauses(section)


@dataclass(frozen=True, slots=True)
class CitedClause:
    """A clause that a citation leads to."""

    outline: Outline
    label: str

    @property
    def code(self) -> str:
        """The code of its words."""
        return clause_code(self.outline, self.label)


def clause_code(outline: Outline, label: str) -> str:
    """Return the code of the words for a clause."""
    return f"clause-{outline.slug}-{label}"


# Limits, scores and signing are the same in the three newer books.
PROCEDURES_AND_AFTER = (
    ("VIII", "A B"),
    ("IX", "A A-1 A-2 B C"),
    ("X", "A A-1 A-2 B B-1 B-2 C D"),
)

EQUATIONS_TERMS = (
    ("goal", "IV"),
    ("resources", "I-B-1"),
    ("required", "I-B-2"),
    ("permitted", "I-B-2"),
    ("forbidden", "I-B-2"),
    ("solution", "VII-B"),
    ("equation", "VII-B-1"),
    ("now", "VI-A-2"),
    ("impossible", "VI-A-1"),
    ("challenge", "VI-A"),
    ("mover", "VII-A"),
    ("challenger", "VII-A"),
    ("third-party", "VII-A"),
    ("bonus", "V-C"),
    ("shake", "II"),
)
ON_SETS_TERMS = (
    ("goal", "III"),
    ("resources", "I-B"),
    ("required", "I-B"),
    ("permitted", "I-B"),
    ("forbidden", "I-B"),
    ("solution", "VI"),
    ("now", "V-A-2"),
    ("impossible", "V-A-1"),
    ("challenge", "V-A"),
    ("mover", "VII-A"),
    ("challenger", "VII-A"),
    ("third-party", "VII-A"),
    ("bonus", "IV-C"),
    ("shake", "II"),
    ("universe", "II-B"),
    ("set-name", "VI-A"),
    ("restriction", "VI-B"),
    ("variation", "XIII"),
    ("wild", "XIII-A-2"),
    ("shift", "XIII-A-7"),
)
OLDER_TERMS = (
    ("goal", "ET8"),
    ("solution", "ET16"),
    ("challenge", "ET14"),
    ("third-party", "ET19"),
    ("bonus", "ET11"),
    ("shake", "ET5"),
    ("variation", "ET6"),
    ("wild", "ET18"),
    ("forceout", "ET20"),
    ("flub", "ET14"),
    ("universe", "ST5"),
    ("restriction", "ST11"),
)

EQUATIONS_PHASES = (
    ("start", "I"),
    ("roll", "II"),
    ("variations", "II"),
    ("goal", "IV"),
    ("no-goal", "IV"),
    ("move", "V"),
    ("sides", "VII"),
    ("writing", "VII"),
    ("checking", "VII"),
    ("end", "X"),
)
ON_SETS_PHASES = tuple(
    (phase, {"IV": "III", "V": "IV"}.get(label, label)) for phase, label in EQUATIONS_PHASES
)
"""The same sections; ON-SETS tells of expressions later, so Goal and moves come one earlier."""
OLDER_PHASES = (
    ("start", "ET2"),
    ("roll", "ET5"),
    ("variations", "ET4"),
    ("goal", "ET8"),
    ("no-goal", "ET8"),
    ("move", "ET14"),
    ("sides", "ET19"),
    ("writing", "ET16"),
    ("checking", "ET16"),
    ("end", "ET24"),
)

ADVENTUROUS_2018_19 = Outline(
    "2018-19",
    "2018-19",
    (
        ("I", "A B B-1 B-2 B-3 B-4 C D"),
        ("II", "A B B-1 B-1-c B-2 B-3"),
        ("III", "A B B-1 B-2 B-3 C C-1 C-2"),
        ("IV", "A B B-1 B-2 B-3 B-3-a B-3-b B-3-c B-3-d C C-1 C-2 D D-1 D-1-c D-2"),
        ("V", "A B C C-1 C-1-a C-1-b C-2 C-2-a"),
        ("VI", "A A-1 A-1-b A-2 A-2-a A-2-b B"),
        (
            "VII",
            "A A-1 A-2 B B-1 B-2 B-3 B-3-a B-3-b B-3-c B-3-d B-3-e B-3-f B-4 B-5 B-6 B-6-a B-6-b "
            "B-6-b-i B-6-b-ii B-6-note B-6-c C C-1 C-2 C-2-a C-2-b C-2-c C-3 C-4 C-4-a C-4-b "
            "C-4-c C-4-d C-4-e C-4-f C-4-g C-4-h C-4-i C-4-j C-4-k",
        ),
        *PROCEDURES_AND_AFTER,
        ("XI", "A A-note A-1 A-1-c A-2 A-3 B"),
        ("XII", "A B"),
        (
            "XIII",
            "A A-general-rule A-1 A-2 A-3 A-4 A-5 A-6 A-6-comment A-7 A-8 A-9 A-10 A-11 A-12 A-13 "
            "A-14 A-15 B B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-8 B-9 B-10 B-11 B-12 B-13 B-14 B-15 "
            "C C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-10 C-11 C-12 D D-13 D-14 D-15",
        ),
    ),
    editions=("mlag-equations-2018-19",),
    phases=EQUATIONS_PHASES,
    terms=(*EQUATIONS_TERMS, ("variation", "XIII"), ("wild", "XIII-A-3")),
)

BASIC_2019_20 = Outline(
    "Basic 2019-20",
    "basic-2019-20",
    (
        ("I", "A B B-1 B-2 B-3 B-4 C D"),
        ("II", ""),
        ("III", "A B B-1 B-2 B-3 C C-1 C-2 C-3"),
        ("IV", "A B B-1 B-2 B-3 B-3-a B-3-b B-3-c B-3-d C D D-1 D-1-c D-2"),
        ("V", "A B C"),
        ("VI", "A A-1 A-2 A-2-a A-2-b B"),
        (
            "VII",
            "A A-1 A-2 A-3 B B-1 B-2 B-3 B-3-a B-3-b B-3-c B-3-d B-3-e B-3-f B-4 B-5 C C-1 C-1-a "
            "C-1-b C-2 C-3 C-3-a C-3-b C-3-c C-3-d C-3-e C-3-f C-3-g",
        ),
        *PROCEDURES_AND_AFTER,
        ("XI", "A A-note A-1 A-1-d A-2 A-3 B"),
        ("XII", "A B"),
    ),
    aliases=("2019-20",),
    editions=("mlag-basic-equations-2019-20",),
    phases=EQUATIONS_PHASES,
    terms=EQUATIONS_TERMS,
)

ON_SETS_2017_18 = Outline(
    "On-Sets 2017-18",
    "on-sets-2017-18",
    (
        ("I", "A B B-1 B-2 B-2-a B-2-b B-2-c B-2-d B-3 B-4 B-5 C D"),
        ("II", "A A-1 A-2 A-3 B B-1 B-2 C C-1 C-1-c C-2 C-3"),
        ("III", "A B B-1 B-2 B-2-a B-2-b B-2-c B-2-d C C-1 C-2 D D-1 D-2"),
        ("IV", "A B C C-1 C-1-a C-2 D"),
        ("V", "A A-1 A-2 A-2-a A-2-b B"),
        ("VI", "A B B-1 B-2 B-3"),
        (
            "VII",
            "A A-1 A-2 A-3 B B-1 B-2 B-3 B-4 B-4-a B-4-b B-4-c B-4-d B-4-e B-4-f B-5 B-6 "
            "C C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-7-a C-7-b C-7-c C-7-d C-7-e",
        ),
        *PROCEDURES_AND_AFTER,
        ("XI", "A A-note A-1 A-2 A-3 B"),
        ("XII", "A B"),
        (
            "XIII",
            "A A-1 A-2 A-3 A-4 A-5 A-6 A-7 B B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-8 B-8-comment B-9 "
            "C C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-9-comment C-10 C-11 C-12 D D-13 D-14",
        ),
    ),
    editions=("mlag-on-sets-2017-18",),
    phases=ON_SETS_PHASES,
    terms=ON_SETS_TERMS,
)

OF_2011_12 = Outline(
    "2011-12",
    "2011-12",
    (
        (
            "ET",
            "1 2 3 4 5 6 6-I 6-II 6-III 6-IV 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 "
            "25 26",
        ),
        ("ST", "1 2 3 4 5 6 7 7-I 7-II 7-III 7-IV 8 9 10 11 12"),
    ),
    joint="",
    editions=("mlag-equations-2011-12", "mlag-on-sets-2011-12"),
    phases=OLDER_PHASES,
    terms=OLDER_TERMS,
)

JUDGES = Outline(
    "judges",
    "judges",
    (
        ("G", "1 2 3 4 5 6 7 8 9"),
        ("T", "1 2 3 4 5"),
        ("P", "1 2 3 4 5 6 7 8 9 10 11 12 13"),
        ("A", "1 4 10 12 17 20 21 22 25"),
        ("B", "1 2 4 6 8 10 17 18 22 24 25 28 33 35 36 39 49 70 84"),
        ("C", "1 4 9 12 17 20 24 26 29"),
        ("D", "3 5 8 10 17 21 22 25 27 29"),
        ("E", "1 4 5 6 10 11 18 20 22 25 26 36 38 39 48 68"),
        ("F", "27 33"),
    ),
    joint="",
)
"""Of the manual's situations only those on which something here rests."""

OUTLINES = (ADVENTUROUS_2018_19, BASIC_2019_20, ON_SETS_2017_18, OF_2011_12, JUDGES)
"""The five books, as they are listed."""


@cache
def find_clause(citation: str) -> CitedClause | None:
    """Find the clause that a citation means, or the nearest one above it; none if there is none."""
    for outline in OUTLINES:
        for name in (outline.label, *outline.aliases):
            book, _, place = citation.partition(f"{name} ")
            if not book and place:
                return _find_label(outline, place)
    return None


def _find_label(outline: Outline, place: str) -> CitedClause | None:
    # A comment or an example is cited behind a space, roman numerals in brackets.
    label, known = place.translate(str.maketrans(" ", "-", "()")), frozenset(outline.labels)
    while label and label not in known:
        label = label.rpartition("-")[0]
    return CitedClause(outline, label) if label else None
