"""The list of all that can be learned: the courses, the lessons of the table, and by variation."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.coach import COURSES, Course, TaughtVariation, find_course, taught_variations
from goalsetter.rules import GAMES, ON_SETS, AnyEdition, Division, variation_slug
from goalsetter.server import wire
from goalsetter.server.view.lessons import course_title, variation_sentence
from goalsetter.server.view.terms import division_title
from goalsetter.words import say


def lesson_list() -> wire.LessonList:
    """Everything that can be learned, in the language that is spoken."""
    courses = COURSES.values()
    return wire.LessonList(
        games=[_entry(course) for course in courses if not course.words],
        at_table=[_entry(course) for course in courses if course.words],
        books=[
            _book(book, "on-sets" if game is ON_SETS else "equations")
            for game in GAMES
            for book in game.editions
            if any(taught.edition == book.name for taught in taught_variations().values())
        ],
    )


def lesson_of(edition: str, division: Division, name: str) -> str:
    """The address of the lesson on a variation; empty if the book has none in the division."""
    address = f"{edition}/{division.value}/{variation_slug(name)}"
    return address if address in taught_variations() else ""


def _entry(course: Course) -> wire.LessonEntry:
    code = f"lesson-course-{course.words}" if course.words else f"web-game-{course.game}"
    return wire.LessonEntry(
        address=course.address,
        title=course_title(course),
        steps=len(course.lessons),
        about=say(f"{code}-told"),
    )


def _book(book: AnyEdition, game: wire.Game) -> wire.LessonBook:
    return wire.LessonBook(
        edition=book.name,
        game=game,
        title=book.title,
        divisions=[
            wire.LessonDivision(
                division=division.value,
                title=division_title(division),
                lessons=list(_lessons(book, division)),
            )
            for division, _ in book.divisions
        ],
    )


def _lessons(book: AnyEdition, division: Division) -> Iterator[wire.LessonEntry]:
    for taught in taught_variations().values():
        if (taught.edition, taught.division) == (book.name, division):
            yield _variation(book, taught)


def _variation(book: AnyEdition, taught: TaughtVariation) -> wire.LessonEntry:
    course = find_course(taught.address)
    assert course is not None
    return wire.LessonEntry(
        address=taught.address,
        title=course_title(course),
        steps=len(course.lessons),
        about=variation_sentence(taught.name),
        clause=book.cite(taught.clause),
    )
