"""The one table of rights at an event: who may do and see what. Nothing else is ever asked.

Each act of the log has its row from the tournament itself; the other rows are what the server does
beside the log. The public has no card, and no row but its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

from goalsetter.server.errors import UnfitError
from goalsetter.tournament import ACT_ROWS, OfficialRole

PUBLIC = "public"
"""Everybody who knows the event's code."""
DIRECTOR, HEAD, JUDGE, SCORER, GREETER, COACH = (role.value for role in OfficialRole)

SIGHTS: Mapping[str, frozenset[str]] = {
    "see-public": frozenset({DIRECTOR, HEAD, JUDGE, SCORER, GREETER, COACH, PUBLIC}),
    "see-roster": frozenset({DIRECTOR, HEAD, JUDGE, SCORER, GREETER}),
    "see-own-roster": frozenset({COACH}),
    "see-notes": frozenset({DIRECTOR}),
    "see-presence": frozenset({DIRECTOR, HEAD, SCORER, GREETER, COACH}),
    "see-unpublished": frozenset({DIRECTOR}),
    "see-seating": frozenset({DIRECTOR, HEAD, JUDGE, SCORER}),
    "see-own-seating": frozenset({COACH}),
    "see-results": frozenset({DIRECTOR, HEAD, SCORER}),
    "see-judging": frozenset({DIRECTOR, HEAD, JUDGE}),
    "see-officials": frozenset({DIRECTOR}),
    "see-standings": frozenset({DIRECTOR, HEAD}),
    "draw": frozenset({DIRECTOR}),
    "add-list": frozenset({DIRECTOR, COACH}),
    "make-card": frozenset({DIRECTOR}),
    "open-tables": frozenset({DIRECTOR}),
    "print": frozenset({DIRECTOR, HEAD}),
    "print-sheets": frozenset({DIRECTOR, HEAD, SCORER}),
    "back-up": frozenset({DIRECTOR}),
    "delete": frozenset({DIRECTOR}),
}
"""The server's own work beside the log. A coach's *own* is the group on the coach's card."""

RIGHTS: Mapping[str, frozenset[str]] = {
    **{row.name: frozenset(role.value for role in row.roles) for row in ACT_ROWS},
    **SIGHTS,
}
"""Every right with the roles that have it."""


def may(role: str, right: str) -> bool:
    """Whether a role has a right; one that is not in the table nobody has."""
    return role in RIGHTS.get(right, frozenset())


def check_may(role: str, right: str) -> None:
    """Raise ``UnfitError`` for a role without the right."""
    if not may(role, right):
        raise UnfitError("event-not-yours", HTTPStatus.FORBIDDEN)


def rights_of(role: str) -> list[str]:
    """All rights of a role, for a page that shows what its reader may do."""
    return [name for name, roles in RIGHTS.items() if role in roles]
