"""A practice item: a position, a question and a key, as a text that can be printed and read back.

One line holds all of it, or one line for each field: ``read_item`` takes both. What stands in the
text is enough to ask it, to judge an answer and to decide the key again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from goalsetter.cubes import Mat
from goalsetter.errors import CaseError
from goalsetter.notation import parse_mat
from goalsetter.rules import GAMES, AnyEdition, Division, EquationsRules, OnSetsRules, ShakeRules

VERSION = 1
"""The version of the generators: an item of another version may have come out otherwise."""

HEAD = "goalsetter-item"
BETWEEN = " ~ "
"""The sign between two fields of a line; a value that holds it is written with ``%7E``."""

Pairs = tuple[tuple[str, str], ...]
"""Named texts, in their order."""

ESCAPES = (("%", "%25"), ("~", "%7E"), ("\n", "%0A"), ("\r", "%0D"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeItem:
    """One thing to practise."""

    kind: str
    edition: str
    division: Division
    variations: tuple[str, ...] = ()
    """The variations chosen; those that are always in force are not told."""
    mat: str = ""
    """The position in the notation of a mat; empty where nothing lies on one."""
    details: Pairs = ()
    """Facts that the question needs beside the position."""
    key: Pairs = ()
    """Facts that make an answer right, as codes and texts; judge and solver answer it anew."""
    features: tuple[tuple[str, int], ...] = ()
    """Counts that make it hard, from which a first difficulty is taken."""
    seed: int = 0
    version: int = VERSION

    def detail(self, name: str) -> str:
        """A detail of the question by its name; empty if there is none."""
        return dict(self.details).get(name, "")

    def answer(self, name: str) -> str:
        """A part of the key by its name; empty if there is none."""
        return dict(self.key).get(name, "")

    def feature(self, name: str) -> int:
        """A feature by its name; 0 if it has none."""
        return dict(self.features).get(name, 0)

    @property
    def book(self) -> AnyEdition:
        """The edition by which it is asked."""
        return book_named(self.edition)

    @property
    def sets(self) -> bool:
        """Whether it is one of ON-SETS."""
        return isinstance(self.rules, OnSetsRules)

    @property
    def rules(self) -> ShakeRules:
        """The rules in force."""
        return rules_for(self.edition, self.division, self.variations)

    @property
    def equations_rules(self) -> EquationsRules:
        """The rules in force, of an item of EQUATIONS."""
        assert isinstance(self.rules, EquationsRules)
        return self.rules

    @property
    def set_rules(self) -> OnSetsRules:
        """The rules in force, of an item of ON-SETS."""
        assert isinstance(self.rules, OnSetsRules)
        return self.rules

    @property
    def position(self) -> Mat:
        """The position as a mat."""
        return parse_mat(self.mat, sets=self.sets)


@lru_cache(maxsize=64)
def book_named(name: str) -> AnyEdition:
    """The edition of this name."""
    books = (book for game in GAMES for book in game.editions if book.name == name)
    book = next(books, None)
    if book is None:
        known = ", ".join(book.name for game in GAMES for book in game.editions)
        raise CaseError("unknown-edition", name=name, known=known)
    return book


@lru_cache(maxsize=4096)
def rules_for(edition: str, division: Division, variations: tuple[str, ...]) -> ShakeRules:
    """The rules in force under variations, by their names."""
    book: Any = book_named(edition)
    if book.division(division) is None:
        known = ", ".join(other.value for other, _ in book.divisions)
        raise CaseError("unknown-division", name=division.value, known=known)
    chosen = []
    for name in variations:
        entry = book.catalogue.find(name)
        if entry is None:
            raise CaseError("unknown-variation", name=name)
        chosen.append(entry[1])
    rules: ShakeRules = book.in_force(division, tuple(chosen))
    return rules


def item_text(item: PracticeItem, between: str = BETWEEN) -> str:
    """Write an item on one line, or with ``"\\n"`` between its fields."""
    fields = [(HEAD, str(item.version)), ("kind", item.kind), ("book", item.edition)]
    fields += [("division", item.division.value)]
    fields += [("with", name) for name in item.variations]
    fields += [("mat", item.mat)] if item.mat else []
    fields += [(f"ask.{name}", value) for name, value in item.details]
    fields += [(f"key.{name}", value) for name, value in item.key]
    fields += [(f"is.{name}", str(count)) for name, count in item.features]
    fields += [("seed", str(item.seed))]
    return between.join(f"{name} {_escaped(value)}".strip() for name, value in fields)


def read_item(text: str) -> PracticeItem:
    """Read an item from its text; a text that is none raises ``CaseError``."""
    separator = BETWEEN if BETWEEN in text else "\n"
    parts = [part.strip() for part in text.strip().split(separator)]
    fields = [_field(part) for part in parts if part]
    if not fields or fields[0][0] != HEAD:
        raise CaseError("no-item", came=text)
    singles = {name: value for name, value in fields if "." not in name and name != "with"}
    missing = [name for name in (HEAD, "kind", "book", "division", "seed") if name not in singles]
    if missing:
        raise CaseError("item-incomplete", missing=", ".join(missing))
    item = PracticeItem(
        kind=singles["kind"],
        edition=singles["book"],
        division=_division(singles["division"]),
        variations=tuple(value for name, value in fields if name == "with"),
        mat=singles.get("mat", ""),
        details=_named("ask.", fields),
        key=_named("key.", fields),
        features=tuple((name, _number(value)) for name, value in _named("is.", fields)),
        seed=_number(singles["seed"]),
        version=_number(singles[HEAD]),
    )
    # A book, a division or a variation that does not exist is told at once, and a mat too.
    rules_for(item.edition, item.division, item.variations)
    parse_mat(item.mat, sets=item.sets)
    return item


def _escaped(value: str) -> str:
    for sign, spelt in ESCAPES:
        value = value.replace(sign, spelt)
    return value


def _field(part: str) -> tuple[str, str]:
    name, _, value = part.partition(" ")
    for sign, spelt in reversed(ESCAPES):
        value = value.replace(spelt, sign)
    return name, value


def _named(start: str, fields: Iterable[tuple[str, str]]) -> Pairs:
    return tuple((name[len(start) :], value) for name, value in fields if name.startswith(start))


def _division(name: str) -> Division:
    try:
        return Division(name)
    except ValueError:
        known = ", ".join(division.value for division in Division)
        raise CaseError("unknown-division", name=name, known=known) from None


def _number(value: str) -> int:
    if not value.lstrip("-").isdecimal():
        raise CaseError("item-number", came=value)
    return int(value)
