"""The rule books in a language: asked for by their digest, so that a browser asks once."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server.errors import UnfitError
from goalsetter.server.http.cached import Lasting
from goalsetter.server.view.rule_books import rule_books
from goalsetter.words import LANGUAGES, speaking


@cache
def rules_in(language: str) -> Lasting:
    """Every book in a language, worked out once."""
    with speaking(language):
        return Lasting(msgspec.json.encode(rule_books()))


def rule_digests() -> dict[str, str]:
    """The digest of the books in every language."""
    return {language: rules_in(language).digest for language in LANGUAGES}


async def give_rule_books(request: Request, language: str) -> Response:
    """The rule books in our own words, section by section, with their tables."""
    if language not in LANGUAGES:
        status = HTTPStatus.NOT_FOUND
        raise UnfitError("no-language", status, known=", ".join(LANGUAGES), came=language[:12])
    return rules_in(language).answer(request)
