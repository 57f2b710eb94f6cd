"""The review of a shake over HTTP: for the players of the table, when the shake is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Mode, Phase, Record, Seat, Section, Setup, Terms, action, write_record
from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.workers.review import goal_once, review_for
from tests.server.browser import Frame, play_on
from tests.server.running import Answer, Running, bearer, running
from tests.server.seats import at, seats, settings

A, B = Seat("A"), Seat("B")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    with running(settings()) as server:
        yield server


def address(token: Frame, shake: object) -> str:
    """Where the review of a shake stands."""
    return f"/api/tables/{token['code']}/shakes/{shake}/review"


def ask(server: Running, token: Frame, shake: object) -> Answer:
    """Ask for it with the key of a seat."""
    return server.ask("GET", address(token, shake), headers=bearer(token["token"]))


def test_players_read_a_review_once_the_shake_is_over(server: Running) -> None:
    """Each reads his own points; before the end, and for strangers, there is none."""
    tokens = seats(server, edition="mlag-basic-equations-2019-20", division="middle")
    with at(server, *tokens) as players:
        assert ask(server, tokens[0], 1).status == 204
        play_on(*players, stop=lambda picture: picture["phase"] == "end")
        for token in tokens:
            told = ask(server, token, 1)
            assert told.status == 200
            review = told.json
            assert review["shake"] == 1
            assert review["score"].startswith("You scored")
            assert review["solutions"] or review["note"]
        stranger = server.ask("GET", address(tokens[0], 1))
        assert stranger.status == 403
        assert ask(server, tokens[0], 2).status == 204
        for nonsense in ("0", "x", "9" * 30):
            absent = ask(server, tokens[0], nonsense)
            assert (absent.status, absent.json["code"]) == (404, "no-review")


def reviewed(seat: Seat, language: str = "en") -> wire.Review:
    """Ben calls a right Now on Ada's +."""
    given = Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=parse_goal("5"),
        required=parse_cubes("2"),
        resources=parse_cubes("3 + 4 7 8"),
    )
    log = (
        given,
        action.Move(by=A, cube=parse_cubes("+")[0], to=Section.REQUIRED),
        action.Challenge(by=B, kind="now"),
        action.Present(by=B, texts=("2+3 = 5",)),
        action.Accept(by=A, writer=B),
    )
    terms = Terms(
        edition="mlag-basic-equations-2019-20", division=Division.MIDDLE, players=2, mode=Mode.OPEN
    )
    names = ((A, "Ada"), (B, "Ben"))
    record = write_record(Record(terms=terms, log=log, names=names))
    review = review_for(record, 1, seat, language)
    assert review is not None
    return review


def test_a_review_is_told_to_its_reader() -> None:
    """Ada reads about her move, Ben about his call."""
    ada, ben = reviewed(A), reviewed(B)
    assert (ada.score, ada.why) == ("You scored 2.", "The challenge against your move was right.")
    assert (ben.score, ben.why) == ("You scored 6.", "You called it, and you were right.")
    assert [solution.title for solution in ben.solutions] == ["Your paper"]
    assert [solution.title for solution in ada.solutions] == ["Ben's paper"]
    assert ada.turning == "Ada moves + to Required. After your move, one more cube was enough."
    assert ada.question == "Ada moves + to Required. Which move would have been safe?"
    assert ada.answer.startswith("This one, for example: Ada moves")
    assert ada.heading == "One way to make 5"
    assert reviewed(A, "es").score == "Has sumado 2."


def test_the_goal_is_said_once() -> None:
    """The heading names the Goal; a paper says it again only where it reads it in its own way."""
    assert reviewed(A).solutions[0].papers == ["2+3"]
    assert goal_once("93! = 93!", "93") == "93!"
    assert goal_once("9x3 = 3^3", "3^3") == "9x3"
    assert goal_once("27 = 9x3", "27") == "9x3"
    assert goal_once("9x3 = (3^3)", "3^3") == "9x3 = (3^3)"
    assert goal_once("B∪R", "4") == "B∪R"


def test_a_review_names_the_position_to_try_again() -> None:
    """Ada moves once more; Ben answers her move once more."""
    ada, ben = reviewed(A), reviewed(B)
    assert (ada.number, ada.try_after, ada.answer_after) == (2, 1, 1)
    assert (ben.number, ben.try_after) == (2, 2)
