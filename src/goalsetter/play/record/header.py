"""The header of a record ⇄ text: ``Key: value`` lines for the terms, the players and the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeVar

from goalsetter.errors import RecordError
from goalsetter.play.grammar.code import RecordCode
from goalsetter.play.grammar.quoting import CLOSING, quoted, words
from goalsetter.play.record.noun import VERSION, Record
from goalsetter.play.seat import Seat, seats_of
from goalsetter.play.terms import Mode, Terms
from goalsetter.rules import GAMES, PROFILES, ROUND_SECONDS, Division, Years

TITLE = "Goalsetter record"
_TITLE = re.compile(r"goalsetter\s+record\s+([0-9]{1,4})", re.ASCII | re.IGNORECASE)
_KEY = re.compile(r"([^\W\d_][\w -]{0,59}?)\s*:(.*)")

T = TypeVar("T")

EDITION, DIVISION, PLAYERS = "edition", "division", "players"
MODE, PROFILE, YEARS, RULING, PLAYER = "mode", "profile", "years", "ruling", "player"
VARIATIONS, NO_VARIATIONS = "variations", "none"

ROUND, USUAL_MINUTES, MOST_MINUTES = "round minutes", ROUND_SECONDS // 60, 24 * 60


# Writing.


def header_lines(record: Record) -> Iterator[str]:
    """The first line, what is told about the match, its terms, and the players."""
    terms = record.terms
    yield f"{TITLE} {record.version}"
    yield from (_line(key, value) for key, value in record.headers)
    yield _line("Edition", terms.edition)
    yield _line("Division", terms.division.value)
    yield _line("Players", str(terms.players))
    yield _line("Mode", terms.mode.value)
    yield _line("Profile", terms.profile)
    if terms.years is not None:
        yield _line("Years", terms.years.name.lower())
    if terms.fixed is not None:
        yield _line("Variations", ", ".join(map(str, terms.fixed)) or NO_VARIATIONS)
    if terms.round_minutes != USUAL_MINUTES:
        yield _line("Round minutes", str(terms.round_minutes))
    yield from (_line(f"Ruling {name}", answer) for name, answer in terms.rulings)
    yield from (_line(f"Player {seat}", name) for seat, name in record.names)


def _line(key: str, value: str) -> str:
    return f"{key}: {_value_text(value)}".rstrip()


def _value_text(value: str) -> str:
    """A value as it is, in quotation marks if a line would not show it whole."""
    plain = value.isprintable() and value == value.strip() and value[:1] not in CLOSING
    return value if plain or not value else quoted(value)


# Reading.


def read_title(text: str, line: int) -> int:
    """The version that the first line tells."""
    title = _TITLE.fullmatch(" ".join(text.split()))
    if title is None:
        wanted = f"the first line {TITLE + ' ' + str(VERSION)!r}"
        raise RecordError(RecordCode.NOT_A_RECORD, line=line, expected=wanted, found=text)
    if int(title[1]) != VERSION:
        wanted = f"version {VERSION}"
        raise RecordError(RecordCode.UNKNOWN_VERSION, line=line, expected=wanted, found=title[1])
    return VERSION


@dataclass(frozen=True, slots=True)
class HeaderEntry:
    """The value of one key, and its line."""

    line: int
    key: str
    value: str

    def error(self, expected: str) -> RecordError:
        """The error for a value that the key cannot have."""
        return RecordError(
            RecordCode.HEADER_VALUE,
            line=self.line,
            expected=f"{expected} for {self.key!r}",
            found=self.value,
        )


@dataclass(slots=True)
class Header:
    """Everything that the header has told so far, by key in small letters."""

    entries: dict[str, HeaderEntry] = field(default_factory=dict)

    def add(self, text: str, line: int) -> None:
        """Take in one line."""
        match = _KEY.fullmatch(text)
        if match is None:
            wanted = "'Key: value', or a line of the match"
            raise RecordError(RecordCode.HEADER_MALFORMED, line=line, expected=wanted, found=text)
        key = " ".join(match[1].split())
        if key.lower() in self.entries:
            raise RecordError(
                RecordCode.HEADER_TWICE, line=line, expected="each key once", found=key
            )
        self.entries[key.lower()] = HeaderEntry(line, key, _value(match[2], line))

    def record(self, line: int) -> Record:
        """The record that begins so, with nothing done yet; ``line`` is where the header ends."""
        terms = self._terms(line)
        return Record(terms=terms, names=tuple(self._names(terms)), headers=tuple(self._free()))

    def _terms(self, line: int) -> Terms:
        for key in (EDITION, DIVISION):
            if key not in self.entries:
                wanted = f"a line {key.capitalize() + ': …'!r} in the header"
                raise RecordError(RecordCode.HEADER_MISSING, line=line, expected=wanted)
        terms = Terms(edition=_edition(self.entries[EDITION]), division=Division.MIDDLE)
        for key, take in TERMS.items():
            if key in self.entries:
                terms = take(terms, self.entries[key])
        return self._ruled(terms)

    def _ruled(self, terms: Terms) -> Terms:
        """The terms with the rulings of this match, each one that the edition knows."""
        for entry in self._about(RULING):
            pair = (entry.key.split()[1].lower(), entry.value)
            terms = replace(terms, rulings=(*terms.rulings, pair))
            try:
                terms.in_force(())
            except ValueError as error:
                raise entry.error("a ruling of this edition and one of its answers") from error
        return terms

    def _names(self, terms: Terms) -> Iterator[tuple[Seat, str]]:
        for entry in self._about(PLAYER):
            seat = Seat(entry.key.split()[1].upper())
            if seat not in terms.seats:
                raise entry.error(f"one of the seats {', '.join(terms.seats)}")
            yield seat, entry.value

    def _free(self) -> Iterator[tuple[str, str]]:
        for key, entry in self.entries.items():
            if key not in TERMS and key != EDITION and not _is_about(key, RULING, PLAYER):
                yield entry.key, entry.value

    def _about(self, word: str) -> list[HeaderEntry]:
        return [entry for key, entry in self.entries.items() if _is_about(key, word)]


def _is_about(key: str, *first: str) -> bool:
    """Whether a key is one of those words and one more."""
    parts = key.split()
    return len(parts) == 2 and parts[0] in first


def _value(text: str, line: int) -> str:
    """The value behind a key; one in quotation marks stands alone."""
    value = text.strip()
    if value[:1] not in CLOSING or not value:
        return value
    words_of_value = list(words(value, line))
    if len(words_of_value) != 1:
        wanted = "one text in quotation marks"
        raise RecordError(RecordCode.HEADER_MALFORMED, line=line, expected=wanted, found=value)
    return words_of_value[0].text


def _edition(entry: HeaderEntry) -> str:
    known = [edition.name for game in GAMES for edition in game.editions]
    if entry.value.lower() not in known:
        raise entry.error("one of " + ", ".join(known))
    return entry.value.lower()


def _division(terms: Terms, entry: HeaderEntry) -> Terms:
    known = {division.value: division for division, _ in terms.book.divisions}
    return replace(terms, division=_one_of(known, entry))


def _round(terms: Terms, entry: HeaderEntry) -> Terms:
    known = {str(minutes): minutes for minutes in range(1, MOST_MINUTES + 1)}
    if entry.value not in known:
        raise entry.error(f"a number of minutes from 1 to {MOST_MINUTES}")
    return replace(terms, round_minutes=known[entry.value])


def _variations(terms: Terms, entry: HeaderEntry) -> Terms:
    """The variations that the house has fixed, each by its name and with its blank filled."""
    names = [] if entry.value.lower() == NO_VARIATIONS else entry.value.split(",")
    pairs = [terms.book.catalogue.find(name.strip()) for name in names]
    if None in pairs:
        raise entry.error(f"{NO_VARIATIONS!r} or variations of this edition with a comma between")
    return replace(terms, fixed=tuple(pair[1] for pair in pairs if pair))


def _one_of(known: dict[str, T], entry: HeaderEntry) -> T:
    value = known.get(entry.value.lower())
    if value is None:
        raise entry.error("one of " + ", ".join(known))
    return value


TERMS: dict[str, Callable[[Terms, HeaderEntry], Terms]] = {
    DIVISION: _division,
    PLAYERS: lambda terms, entry: replace(
        terms, players=_one_of({str(n): len(seats_of(n)) for n in (2, 3)}, entry)
    ),
    MODE: lambda terms, entry: replace(
        terms, mode=_one_of({mode.value: mode for mode in Mode}, entry)
    ),
    PROFILE: lambda terms, entry: replace(
        terms, profile=_one_of({name: name for name in PROFILES}, entry)
    ),
    YEARS: lambda terms, entry: replace(
        terms, years=_one_of({years.name.lower(): years for years in Years}, entry)
    ),
    VARIATIONS: _variations,
    ROUND: _round,
}
"""The reader of each key of the terms."""
