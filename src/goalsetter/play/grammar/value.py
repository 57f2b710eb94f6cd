"""The kinds of values in a line, each with its text: cubes, cards, Goals, seats, words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from goalsetter.cubes import Card, LaidGoal, SetGoal
from goalsetter.errors import NotationError
from goalsetter.notation import (
    parse_card,
    parse_cube,
    parse_cubes,
    parse_goal,
    parse_set_goal,
    text,
)
from goalsetter.play.grammar.phrase import Slot, Stretch, ValueForm
from goalsetter.play.grammar.quoting import Word, quoted
from goalsetter.play.seat import CLOCK, JUDGES, NOBODY, Seat, Section, seats_of
from goalsetter.play.state import Phase
from goalsetter.rules import Claim, Role, Task

T = TypeVar("T")

KEYWORDS = frozenset(
    {"about", "against", "at", "because", "in", "of", "saying", "taking", "with", "without"}
)
"""Words that open a part of some line, so that as values they stand in quotation marks."""

SEATS: dict[str, Seat] = {
    **{seat.lower(): seat for seat in seats_of(3)},
    CLOCK: CLOCK,
    **{judge: judge for judge in sorted(JUDGES)},
    "nobody": NOBODY,
}
"""All who may act or be named, by the word for it."""

_PLAIN = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def seat_text(seat: Seat) -> str:
    """A seat's letter, or the word for who holds none."""
    return seat or "nobody"


def seat_of(word: Word) -> Seat | None:
    """The seat that a word names."""
    return SEATS.get(word.key)


def one(stretch: Stretch, expected: str) -> Word:
    """The only word of a part."""
    if len(stretch.words) != 1:
        raise stretch.error(expected)
    return stretch.words[0]


# Text and words.


def word_text(value: str) -> str:
    """A plain word as it is, anything else in quotation marks."""
    return value if _PLAIN.fullmatch(value) and value not in KEYWORDS else quoted(value)


def _texts(values: Iterable[str]) -> str:
    return " ".join(map(quoted, values))


def _read_text(stretch: Stretch) -> str:
    if not stretch.words:
        raise stretch.error("a text")
    return stretch.text


def _read_texts(stretch: Stretch) -> tuple[str, ...]:
    """Texts in quotation marks; bare words are one text together, as somebody typed it."""
    if any(word.quoted for word in stretch.words):
        return tuple(word.text for word in stretch.words)
    return (stretch.text,) if stretch.words else ()


TEXT = ValueForm(quoted, _read_text)
WORD = ValueForm(word_text, _read_text)
TEXTS = ValueForm(_texts, _read_texts)


# What has a notation of its own.


def _noted(parse: Callable[[str], T], stretch: Stretch) -> T:
    try:
        return parse(stretch.text)
    except NotationError as error:
        raise stretch.error(error.expected) from error


def _read_goal(stretch: Stretch) -> LaidGoal | SetGoal:
    if stretch.sets:
        return _noted(parse_set_goal, stretch)
    return _noted(parse_goal, stretch)


def _read_cards(stretch: Stretch) -> tuple[Card, ...]:
    one_by_one = (Stretch((word,), stretch.line, stretch.sets) for word in stretch.words)
    return tuple(_noted(parse_card, single) for single in one_by_one)


def _read_pair(stretch: Stretch) -> tuple[Any, ...]:
    cubes = _noted(parse_cubes, stretch)
    if len(cubes) != 2:
        raise stretch.error("two cubes")
    return cubes


CUBE = ValueForm(text, lambda stretch: _noted(parse_cube, stretch))
CUBES = ValueForm(text, lambda stretch: _noted(parse_cubes, stretch))
TWO_CUBES = ValueForm(text, _read_pair)
CARDS = ValueForm(lambda cards: " ".join(map(text, cards)), _read_cards)
GOAL = ValueForm(text, _read_goal)


# Names out of a list.


def _named(names: type[StrEnum]) -> ValueForm:
    """One of the names of an enum; ``no goal`` and ``no-goal`` are ``no_goal``."""
    known = {name.value.replace("_", "-"): name for name in names}
    wanted = "one of " + ", ".join(known)

    def read(stretch: Stretch) -> StrEnum:
        name = known.get(stretch.text.lower().replace("_", "-").replace(" ", "-"))
        if name is None:
            raise stretch.error(wanted)
        return name

    return ValueForm(lambda name: name.value.replace("_", "-"), read)


def _each(kind: ValueForm) -> Callable[[Stretch], tuple[Any, ...]]:
    """Reads every word of a part by itself."""
    return lambda stretch: tuple(
        kind.read(Stretch((word,), word.line, stretch.sets)) for word in stretch.words
    )


def _read_seat(stretch: Stretch) -> Seat:
    seat = seat_of(one(stretch, "a seat"))
    if seat is None:
        raise stretch.error("a seat: A, B, C, clock, judge or nobody")
    return seat


def _read_sections(stretch: Stretch) -> tuple[Any, ...]:
    if len(stretch.words) != 2:
        raise stretch.error("two sections")
    return _each(SECTION)(stretch)


SEAT = ValueForm(seat_text, _read_seat)
SEATS_IN_ORDER = ValueForm(lambda seats: " ".join(map(seat_text, seats)), _each(SEAT))
SECTION = _named(Section)
TWO_SECTIONS = ValueForm(" ".join, _read_sections)
TASK, PHASE, CLAIM, ROLE = _named(Task), _named(Phase), _named(Claim), _named(Role)


# Moments ⇄ text: ``m:ss.mmm``, with hours ``h:mm:ss.mmm``; whole seconds need no fraction.

_MOMENT = re.compile(r"(?:([0-9]{1,3}):)?([0-9]{1,4}):([0-9]{1,2})(?:[.,]([0-9]{1,3}))?", re.ASCII)


def moment_text(at: int) -> str:
    """A moment in milliseconds since the match began, as a clock shows it."""
    seconds, thousandths = divmod(at, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    whole = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{whole}.{thousandths:03}" if thousandths else whole


def read_moment(text: str) -> int | None:
    """The milliseconds of a moment; nothing if the text is none."""
    match = _MOMENT.fullmatch(text)
    if match is None:
        return None
    hours, minutes, seconds = (int(part or 0) for part in match.group(1, 2, 3))
    if seconds >= 60 or (match[1] and minutes >= 60):
        return None
    thousandths = int((match[4] or "").ljust(3, "0"))
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths


# Numbers, and what is true or not.


def _read_number(stretch: Stretch) -> int:
    word = one(stretch, "a whole number")
    if not _NUMBER.fullmatch(word.text):
        raise stretch.error("a whole number")
    return int(word.text)


def _read_flag(stretch: Stretch) -> bool:
    if stretch.words:
        raise stretch.error("nothing more here")
    return True


def _read_right(stretch: Stretch) -> bool:
    word = one(stretch, "right or wrong")
    if word.key not in ("right", "wrong"):
        raise stretch.error("right or wrong")
    return word.key == "right"


def _read_duration(stretch: Stretch) -> int:
    duration = read_moment(one(stretch, "a time such as 0:16").text)
    if duration is None:
        raise stretch.error("a time such as 0:16")
    return duration


DURATION = ValueForm(moment_text, _read_duration)
"""How long something took, in milliseconds: written as moments are."""
NUMBER = ValueForm(str, _read_number)
ORDINAL = ValueForm(lambda number: str(number + 1), lambda stretch: _read_number(stretch) - 1)
"""A place in a list that people count from 1."""
FLAG = ValueForm(lambda _: "", _read_flag)
NOT = ValueForm(lambda _: "", lambda stretch: not _read_flag(stretch))
RIGHT = ValueForm(lambda right: "right" if right else "wrong", _read_right)


# Something for each of several seats.


def by_seat(kind: ValueForm) -> ValueForm:
    """Pairs of a seat and a value: ``A 6 B 2``."""

    def write(pairs: Iterable[tuple[Seat, object]]) -> str:
        return " ".join(f"{seat_text(seat)} {kind.write(value)}".strip() for seat, value in pairs)

    def read(stretch: Stretch) -> tuple[tuple[Seat, Any], ...]:
        return tuple((seat, kind.read(rest)) for seat, rest in _groups(stretch))

    return ValueForm(write, read)


def _groups(stretch: Stretch) -> Iterable[tuple[Seat, Stretch]]:
    """The words behind each seat."""
    groups: list[tuple[Seat, list[Word]]] = []
    for word in stretch.words:
        seat = seat_of(word)
        if seat is not None:
            groups.append((seat, []))
        elif groups:
            groups[-1][1].append(word)
        else:
            raise stretch.error("a seat, and what belongs to it")
    return ((seat, Stretch(tuple(rest), stretch.line, stretch.sets)) for seat, rest in groups)


TALLY = by_seat(NUMBER)
ROLES = by_seat(ROLE)
PAPERS = by_seat(TEXTS)


# Parts that several actions have.

AT_ONCE = Slot("simultaneous", FLAG, "at the same time")
SAYING = Slot("said", TEXT, "saying")
IN_PERSON = Slot("in_person", FLAG, "in person")
