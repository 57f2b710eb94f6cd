"""The list of all lessons in a language, worked out once."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server.errors import UnfitError
from goalsetter.server.http.cached import Lasting
from goalsetter.server.view.lesson_list import lesson_list
from goalsetter.words import LANGUAGES, speaking


@cache
def lessons_in(language: str) -> Lasting:
    """Every course and every lesson by variation; making them asks the judge, so once is enough."""
    with speaking(language):
        return Lasting(msgspec.json.encode(lesson_list()))


async def give_lessons(request: Request, language: str) -> Response:
    """The courses, the lessons of the table, and those by variation."""
    if language not in LANGUAGES:
        status = HTTPStatus.NOT_FOUND
        raise UnfitError("no-language", status, known=", ".join(LANGUAGES), came=language[:12])
    return lessons_in(language).answer(request)
