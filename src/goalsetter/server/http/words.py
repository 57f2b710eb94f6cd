"""The catalogue for the pages: what each says, what tables say often and rarely, and the rest."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server.errors import UnfitError
from goalsetter.server.http.cached import Lasting
from goalsetter.words import LANGUAGES, written

START = (
    *("web-", "phase-", "task-", "section-", "claim-", "level-", "title-", "role-"),
    *("pace-", "mode-", "phrase-"),
)
"""How the codes begin of what every page may say."""
ELSEWHERE = (
    *("accounts-", "analyse-", "arena-", "backup", "cant-", "case-", "cases-", "certificate-"),
    *("clause-", "coach-", "desk-"),
    *(
        "headline-",
        "help-",
        "hint-",
        "language-",
        "lesson-",
        "log-",
        "page-",
        "paper-",
        "practice-",
    ),
    *("record-",),
    *("report-", "reports-", "restore", "review-", "rules-", "ruling-", "rulings-", "rung-"),
    *("roster-", "serve-", "server-"),
    *("solve-", "term-", "tour-", "tournament-", "variations-", "version"),
)
"""How the codes begin of what no frame of a table holds."""
TERMS = "term-"
"""How the codes of the glossary begin."""
DESK, TO_DESK = "web-desk-", ("web-desk-to-desk",)
"""How the codes begin of what only the desk says, and those by which other pages lead there."""
CLASS = "web-class-"
"""How the codes begin of what only the pages of accounts say."""
ROOM = "web-room-"
"""How the codes begin of what only the rooms of classes say."""
LEARN, LEARN_IT = "web-learn", "web-learn-it"
"""How the codes begin of what only lessons say, and the one by which a table leads there."""
PRACTICE = "web-practice-"
"""How the codes begin of what only practice says."""
EVENT = "web-event-"
"""How the codes begin of what only the tournament desk says."""
OWN = {"room": ROOM, "class": CLASS, "practice": PRACTICE, "event": EVENT}
"""Parts that are known by how their codes begin."""
OFTEN = (
    *("play-", "now-", "offer-", "brief-", "event-", "bot-", "character-", "side-"),
    *("variation-", "choice-", "blank-", "list-", "cards"),
)
"""How the codes begin of what a table says in every shake: a slow line gets the others, which tell
of charges, faults and rulings, when the mat stands."""
AT_TABLES = ("server-claimed-too",)
"""Codes that frames hold all the same."""


def is_of(part: str, code: str) -> bool:
    """Whether a message belongs to a part of the catalogue."""
    at_desk = code.startswith(DESK) and code not in TO_DESK
    in_lessons = code.startswith(LEARN) and code != LEARN_IT
    if part == "desk":
        return at_desk
    if part == "terms":
        return code.startswith(TERMS)
    if part in OWN:
        return code.startswith(OWN[part])
    if part == "learn":
        return in_lessons
    if part == "start":
        elsewhere = at_desk or in_lessons or code.startswith((*OWN.values(),))
        return code.startswith(START) and not elsewhere
    at_tables = code in AT_TABLES or not code.startswith((*START, *ELSEWHERE))
    return at_tables and code.startswith(OFTEN) == (part == "table")


PARTS = ("start", "table", "rare", "desk", "room", "class", "terms", "learn", "practice", "event")


@cache
def words_of(language: str, part: str) -> Lasting:
    """The messages of a part by code, as their Fluent files have them."""
    known = written(language).items()
    messages = {code: message for code, message in known if is_of(part, code)}
    return Lasting(msgspec.json.encode(messages))


def word_digests() -> dict[str, dict[str, str]]:
    """The digest of every part of every language."""
    return {
        language: {part: words_of(language, part).digest for part in PARTS}
        for language in LANGUAGES
    }


async def give_words(request: Request, language: str, part: str = "start") -> Response:
    """The messages of the page by code, as their Fluent files have them."""
    if language not in LANGUAGES:
        status = HTTPStatus.NOT_FOUND
        raise UnfitError("no-language", status, known=", ".join(LANGUAGES), came=language[:12])
    if part not in PARTS:
        raise UnfitError("no-page", HTTPStatus.NOT_FOUND, came=part[:12], said="")
    return words_of(language, part).answer(request)
