"""The language of a request: what its address asks for, else what its browser would like."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from goalsetter.words import known_language


def language_of(scope: Scope) -> str:
    """The code of a language that is spoken here: ``?language=``, or the header, or English."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language")
    return known_language(*(asked or liked(Headers(scope=scope).get("accept-language", ""))))


def liked(header: str) -> list[str]:
    """The tags of an Accept-Language header, the best liked first; one of weight 0 is refused."""
    # A stable sort: of two tags with the same weight, the first is liked better.
    weighed = [_weighed(part) for part in header.split(",")]
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]


def _weighed(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), tag
    except ValueError:
        return 0.0, tag
