"""Every cell of the table of rights at an event, written down a second time by hand."""

from __future__ import annotations

import pytest

from goalsetter.server.errors import UnfitError
from goalsetter.server.events.rights import PUBLIC, RIGHTS, check_may, may, rights_of
from goalsetter.tournament import OfficialRole

ROLES = (*(role.value for role in OfficialRole), PUBLIC)
DIRECTOR, HEAD, JUDGE, SCORER, GREETER, COACH, _ = ROLES
D = {DIRECTOR}
LISTS, HALL, JUDGES, DESK = {*D, COACH}, {*D, HEAD}, {*D, HEAD, JUDGE}, {*D, SCORER}
TABLE: dict[str, set[str]] = {
    **dict.fromkeys(
        (
            *("open-event", "set-ruling", "add-contest", "name-official", "withdraw", "lock-event"),
            *("edit-event", "set-group", "draw-round", "swap-seats", "publish-round"),
            *("close-round", "reopen-round", "place-tied", "free-seat", "join-table", "move-seat"),
            *("correct-sheet", "see-notes", "see-unpublished", "see-officials", "draw"),
            *("make-card", "open-tables", "back-up", "delete"),
        ),
        D,
    ),
    **dict.fromkeys(("enter-players", "edit-player", "set-team", "add-list"), LISTS),
    "mark-presence": {*D, GREETER},
    **dict.fromkeys(("start-round", "stop-round", "print", "see-standings"), HALL),
    **dict.fromkeys(("postpone-sheet", "resume-sheet"), HALL),
    **dict.fromkeys(("confirm-incident", "decide-protest"), HALL),
    **dict.fromkeys(("receive-sheet", "enter-sheet", "confirm-sheet"), DESK),
    **dict.fromkeys(("report-incident", "add-minutes", "answer-call", "see-judging"), JUDGES),
    "call-judge": {*JUDGES, SCORER},
    "file-protest": {*JUDGES, COACH},
    "see-public": {*ROLES},
    "see-roster": {*JUDGES, SCORER, GREETER},
    "see-presence": {*HALL, SCORER, GREETER, COACH},
    "see-seating": {*JUDGES, SCORER},
    "see-results": {*HALL, SCORER},
    "print-sheets": {*HALL, SCORER},
    "see-own-roster": {COACH},
    "see-own-seating": {COACH},
}
"""Each right with its roles; a row that is missing here, or there, fails."""


def test_the_two_tables_have_the_same_rows() -> None:
    """A new act has to be thought about."""
    assert RIGHTS.keys() == TABLE.keys()


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("right", TABLE)
def test_each_cell(role: str, right: str) -> None:
    """A role has a right in both tables or in none."""
    assert may(role, right) is (role in TABLE[right])
    assert (right in rights_of(role)) is (role in TABLE[right])
    if role not in TABLE[right]:
        with pytest.raises(UnfitError):
            check_may(role, right)


def test_an_unknown_right_is_nobodys() -> None:
    """Nobody may do a thing that is not in the table."""
    assert not any(may(role, "fly") for role in ROLES)
