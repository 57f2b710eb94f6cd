"""Deeds in words: every kind of action has a sentence, and no code or bracket shows through."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from goalsetter.bots import Why
from goalsetter.notation import parse_cube, parse_goal, parse_set_goal
from goalsetter.play import CLOCK, Action, Record, Seat, Section, Terms, action
from goalsetter.rules import Division, Task
from goalsetter.table import LoggedReason
from goalsetter.telling import (
    deed_line,
    deed_words,
    goal_words,
    set_goal_number,
    set_goal_words,
    why_words,
)
from goalsetter.words import knows, render, speaking
from tests.play.actions import KINDS, records

A, B = Seat("A"), Seat("B")
TERMS = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE)
RECORD = Record(terms=TERMS, names=((A, "Ada"), (B, "Bea")))

SAID: tuple[tuple[Action, str], ...] = (
    (
        action.Move(by=A, cube=parse_cube("r3"), to=Section.REQUIRED),
        "Ada moves 3 to Required",
    ),
    (
        action.Bonus(by=B, cube=parse_cube("b/")),
        "Bea says “Bonus” and moves ÷ to Forbidden",
    ),
    (
        action.SetGoalDown(by=A, goal=parse_goal("r2bx g3")),
        "Ada sets the Goal: 2× 3",
    ),
    (
        action.SetGoalDown(by=A, goal=parse_set_goal("3/2")),
        "Ada sets the Goal: 3 × 2",
    ),
    (action.Challenge(by=A, kind="now"), "Ada challenges: Now!"),
    (
        action.Reject(by=A, writer=B, reason="unequal"),
        "Ada rejects Bea's paper: the two sides are not equal",
    ),
    (
        action.SelectVariation(by=A, variations=("0 wild", "sideways")),
        "Ada chooses 0 Wild, Sideways",
    ),
    (
        action.AskJudge(by=A, question="value", writer=B),
        "Ada asks if Bea's paper equals the Goal",
    ),
    (action.AskJudge(by=A, question="specific"), "Ada asks the judge something"),
    (action.LeaveTable(by=A), "Ada leaves the table"),
    (
        action.LeaveTable(by=A, stand_in=True),
        "Ada leaves the table, and a bot plays in the seat",
    ),
)


@pytest.mark.parametrize(("done", "sentence"), SAID)
def test_deeds_in_words(done: Action, sentence: str) -> None:
    """With names for seats, signs as on the cubes, and no colours."""
    assert render(deed_words(RECORD, done)) == sentence


@given(records())
@settings(deadline=None)
def test_every_action_can_be_told(record: Record) -> None:
    """Every entry of a record has a sentence."""
    for done in record.log:
        assert render(deed_line(record, done, A))


def test_another_paper_is_not_read_out() -> None:
    """A player's paper is told to him alone."""
    done = action.Present(by=B, texts=("1+1 = 2",))
    assert "1+1" in render(deed_line(RECORD, done, B))
    assert "1+1" not in render(deed_line(RECORD, done, A))


def test_the_clock_speaks() -> None:
    """In words of its own."""
    done = action.TimeExpires(by=CLOCK, task=Task.WRITE)
    assert render(deed_line(RECORD, done, A)) == "Time is up to write."


@pytest.mark.parametrize("by", [CLOCK, B])
def test_what_is_done_for_the_clock_is_a_sentence(by: Seat) -> None:
    """Anybody counts or calls the end, and never as a record has it, in either language."""
    assert (
        render(deed_words(RECORD, action.Countdown(by=by, finished=False))) == "Ten seconds left …"
    )
    over = action.Countdown(by=by, finished=True)
    assert render(deed_words(RECORD, over)) == "The ten seconds are over."
    with speaking("es"):
        assert render(deed_words(RECORD, over)) == "Los diez segundos ya pasaron."


def test_every_kind_of_action_has_a_sentence() -> None:
    """None is told in the words of a record."""
    for kind in KINDS[1:]:
        code = kind.do.replace("_", "-")
        assert knows(f"play-did-{code}") or knows(f"play-clock-{code}"), code


def test_a_goal_is_read_without_its_colours() -> None:
    """Its gaps stay."""
    assert goal_words(parse_goal("r1b2 g+k3")) == "12 +3"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ": 4+2 = 6 and 3×2 = 6"), ("es", ": 4+2 = 6 y 3×2 = 6")],
)
def test_what_a_bot_wrote_has_no_colours(language: str, told: str) -> None:
    """Its reason shows papers as people write them, in the words of the language."""
    why = Why(code="writes", details=(("paper", "g4k+b2 = r6 and r3bxg2 = r6"),))
    with speaking(language):
        assert render(why_words(RECORD, LoggedReason(number=0, shake=1, seat=B, why=why))).endswith(
            told
        )


def test_what_one_presented_has_no_colours() -> None:
    """It is told as one would write it on paper."""
    done = action.Present(by=B, texts=("r1k+b1 = g2",))
    assert render(deed_words(RECORD, done)).endswith("1+1 = 2")


@pytest.mark.parametrize(
    ("laid", "told", "number"),
    [
        ("3", "3", 3),
        ("4 4", "4 + 4", 8),
        ("3/2 1", "(3 × 2) + 1", 7),
        ("3/(2 1)", "3 × (2 + 1)", 9),
        ("3/2/1", "3 × 2 × 1", 6),
        ("3 u2", "3 u2", None),
    ],
)
def test_a_goal_of_sets_is_told_as_it_is_worked_out(
    laid: str, told: str, number: int | None
) -> None:
    """On-Sets III-B: except where a variation may give a turned cube another meaning."""
    goal = parse_set_goal(laid)
    assert (set_goal_words(goal), set_goal_number(goal)) == (told, number)


def test_a_goal_that_is_no_number_makes_none() -> None:
    """At an open table any cube can be laid."""
    assert set_goal_number(parse_set_goal("3 ∪")) is None


SETS = Record(
    terms=Terms(edition="mlag-on-sets-2017-18", division=Division.MIDDLE),
    names=((A, "Ada"), (B, "Bea")),
)


def test_what_is_wrong_with_a_set_is_no_matter_of_sides() -> None:
    """A Solution of ON-SETS has no two sides that could be unequal."""
    done = action.Reject(by=A, writer=B, reason="unequal")
    assert render(deed_words(SETS, done)).endswith("it does not have as many cards as the Goal")


def test_a_bot_tells_of_sets_in_their_own_signs() -> None:
    """Minus, and a Goal that is a sum."""
    details = (("goal", "4 1"), ("paper", "B - R"))
    why = Why(code="goal-with-solution", details=details)
    told = render(why_words(SETS, LoggedReason(number=0, shake=1, seat=B, why=why)))
    assert "4 + 1" in told
    assert "B - R" in told


@pytest.mark.parametrize(
    ("code", "details", "told"),
    [
        (
            "safe-move",
            {"cube": "B", "section": "permitted", "hope": "B ∪ R", "missed": "variation"},
            "I had hoped for B ∪ R. But I missed something: it does not do what a variation asks.",
        ),
        (
            "sees-now",
            {"hope": "B ∪ R", "missed": "missing-required"},
            "I thought one more cube was enough. I had hoped for B ∪ R. "
            "But I missed something: it leaves out a Required cube.",
        ),
        ("contests-no-goal", {"goal": "3", "paper": "B ∪ R"}, "My plan was B ∪ R"),
        (
            "contests-no-goal",
            {"goal": "3", "paper": "B R<-> (V R<-> G)"},
            "My plan was B R<-> (V R<-> G) (R stands for -)",
        ),
        ("variation-suits", {"variations": "shift permitted", "cubes": "0"}, "how to play with"),
        ("variation-suits", {"variations": "shift permitted", "cubes": "1"}, "one of these cubes."),
        ("variation-suits", {"variations": "shift permitted", "cubes": "3"}, "3 of these cubes."),
        ("enough-of-it", {"cube": "B", "section": "forbidden"}, "I don't need another B, so"),
    ],
)
def test_a_bot_tells_a_plan_a_hope_and_a_count_as_they_are(
    code: str, details: dict[str, str], told: str
) -> None:
    """A Solution that the judge did not accept is told as a hope, with what was wrong."""
    why = Why(code=code, details=tuple(details.items()))
    sentence = render(why_words(SETS, LoggedReason(number=0, shake=1, seat=B, why=why)))
    assert told in sentence


def test_a_turned_cube_in_a_plan_is_explained() -> None:
    """A learner need not know the letters of the notation; and a plan is told as the same."""
    plain = Record(terms=Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE))
    details = {"cube": "7", "section": "permitted", "paper": "ru9+29=20"}
    reason = LoggedReason(
        number=0, shake=1, seat=B, why=Why(code="keeps-goal", details=tuple(details.items()))
    )
    told = render(why_words(plain, reason))
    assert told.endswith("My plan was u9+29=20 (u means upside-down)")
    again = render(why_words(plain, reason, plan_before="ru9+29=20"))
    assert "My plan was still u9+29=20" in again
