"""Which key a request brings, and what it may see by it."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import HTTPConnection

from goalsetter.play import FURTHER_JUDGES
from goalsetter.server.errors import UnfitError
from goalsetter.server.room.room import TableRoom


def token_in(request: HTTPConnection) -> str:
    """The key in the header ``Authorization: Bearer KEY``; empty without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    # The name of a scheme may be written in capitals (RFC 9110, 11.1).
    return token.strip() if scheme.lower() == "bearer" else ""


def may_see(room: TableRoom, token: str) -> bool:
    """Whether a match may be seen: by all who know its name, or only by those who have a seat."""
    return room.order.watch or has_seat(room, token)


def has_seat(room: TableRoom, token: str) -> bool:
    """Whether a key opens a seat of the table; a further judge's opens nothing else (judges G7)."""
    seat = room.seat_of(token) if token else None
    return seat is not None and seat not in FURTHER_JUDGES


def check_may_see(room: TableRoom, token: str) -> None:
    """Raise ``UnfitError`` for a stranger where nobody may watch: after the match as before."""
    if not may_see(room, token):
        raise UnfitError("no-watching", HTTPStatus.FORBIDDEN)
