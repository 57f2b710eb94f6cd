"""The problems of a list in the words of a reader."""

from __future__ import annotations

from goalsetter.roster import RosterColumn, RosterFault, RosterProblem, read_roster
from goalsetter.telling import roster_message, roster_messages
from goalsetter.words import LANGUAGES, render, speaking

COLUMNS = (
    RosterColumn(code="player", required=True),
    RosterColumn(code="division", choices=("elementary", "middle")),
)


def test_a_problem_says_where_what_and_what_to_try() -> None:
    """In the language of the reader."""
    roster = read_roster("player,division\nAna,tall\n,middle\n", kind="csv", columns=COLUMNS)
    assert [render(message) for message in roster_messages(roster)] == [
        "Row 2: “tall” is no division. Try elementary or middle.",
        "Row 3: the player is missing.",
    ]
    with speaking("es"):
        assert render(roster_messages(roster)[1]) == "Fila 3: falta el nombre de quien juega."


def test_every_fault_has_its_sentence() -> None:
    """In every language, with the rows that it has to do with."""
    for language in LANGUAGES:
        with speaking(language):
            for code in RosterFault:
                problem = RosterProblem(code=code, row=7, column="name", came="x", others=(1, 2))
                assert render(roster_message(problem))


def test_a_column_without_words_is_called_by_its_code() -> None:
    """A new list may have columns of its own."""
    problem = RosterProblem(code=RosterFault.MISSING_COLUMN, row=1, column="pet")
    assert render(roster_message(problem)) == "Row 1: there is no column for pet. Add one."
