"""Checking papers over real sockets: two checkers of one paper (2018-19 VII-C-4-h)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Phase, Setup
from goalsetter.rules import Claim
from goalsetter.server import MemoryStore
from tests.server.browser import Browser, Frame
from tests.server.running import running
from tests.server.seats import at, settings
from tests.web.positions import A, B, Position, changes, code_of, token_of

PAPER = ("2x4-(3+1) = 4",)
FAILS, HOLDS = "(2x4)-(3+1) = 4", "2x[4-(3+1)] = 4"
AMBIGUOUS = Setup(
    by=A,
    phase=Phase.CHECKING,
    goal_setter=A,
    turn=B,
    last_mover=A,
    goal=parse_goal("4"),
    required=parse_cubes("2 x 4"),
    permitted=parse_cubes("3 1 + -"),
    resources=parse_cubes("5 6 7 8"),
    claim=Claim.IMPOSSIBLE,
    challenger=B,
    mover=A,
    papers=((A, PAPER),),
)


@contextmanager
def sitting(position: Position, *who: str) -> Iterator[list[Browser]]:
    """People at a table where a position stands."""
    store, code = MemoryStore(), code_of(1)
    asyncio.run(store.keep(changes(code, position)))
    tokens = [{"code": code, "token": token_of(code, seat)} for seat in who]
    with running(settings(), store) as server, at(server, *tokens) as people:
        yield people


def kinds(picture: Frame) -> set[str]:
    """The kinds that are offered."""
    return {offer["kind"] for offer in picture["offers"]}


def the_paper(picture: Frame) -> Frame:
    """The one paper that lies there."""
    (paper,) = picture["papers"]
    found: Frame = paper
    return found


def test_a_try_waits_unread_for_the_other_checker() -> None:
    """VII-C-4-h, comments b and d: the first try, even a failed one, closes nothing."""
    with sitting(Position(given=AMBIGUOUS), "A", "B", "C") as (ada, bea, cal):
        handed = bea.do("prove_ambiguity", writer="A", regrouped=FAILS)
        assert handed["type"] == "done", handed
        for person, text in ((ada, ""), (bea, FAILS), (cal, "")):
            picture = person.sees(lambda picture: bool(the_paper(picture)["tries"]))
            (attempt,) = the_paper(picture)["tries"]
            assert (attempt["by"], attempt["text"], attempt["holds"]) == ("B", text, None)
        assert not [frame for frame in (*ada.raw, *cal.raw) if FAILS in frame]
        assert {"show_nothing", "work_together", "reject", "accept"} <= kinds(cal.seen)
        assert the_paper(cal.seen)["unchecked"] == ["C"]
        shown = cal.do("prove_ambiguity", writer="A", regrouped=HOLDS, jointly_with="B")
        assert shown["type"] == "done", shown
        over = ada.table(lambda picture: picture["phase"] == "end")
        assert the_paper(over)["correct"] is False
        tries = [(each["by"], each["text"], each["holds"]) for each in the_paper(over)["tries"]]
        assert tries == [("B", FAILS, False), ("C", HOLDS, True)]


def test_checkers_join_or_have_nothing_to_show() -> None:
    """VII-C-4-h: nobody loses a chance that he did not give away; joined, it is ruled on."""
    with sitting(Position(given=AMBIGUOUS), "A", "B", "C") as (_, bea, cal):
        assert bea.do("work_together", writer="A")["type"] == "done"
        cal.sees(lambda picture: the_paper(picture)["together"] == ["B"])
        assert cal.do("prove_ambiguity", writer="A", regrouped=FAILS)["type"] == "done"
        waiting = bea.sees(lambda picture: bool(the_paper(picture)["tries"]))
        assert the_paper(waiting)["correct"] is None
        again = cal.do("prove_ambiguity", writer="A", regrouped=HOLDS)
        assert (again["code"], again["clause"]) == ("one-try-at-ambiguity", "2018-19 VII-C-4-h")
        assert bea.do("work_together", writer="A")["type"] == "done"
        over = bea.table(lambda picture: picture["phase"] == "end")
        assert the_paper(over)["correct"] is True
        assert [each["joined"] for each in the_paper(over)["tries"]] == ["B"]


RIGHT = Setup(
    by=A,
    phase=Phase.CHECKING,
    goal_setter=A,
    turn=B,
    last_mover=B,
    goal=parse_goal("14"),
    required=parse_cubes("3 x 4 + 2"),
    resources=parse_cubes("9 8 /"),
    claim=Claim.NOW,
    challenger=A,
    mover=B,
    papers=((A, ("(3x4)+2 = 14",)),),
)


def codes(picture: Frame) -> set[str]:
    """Return the codes of what can be said against a paper."""
    return {reason["code"] for reason in picture["reasons"]}


def test_a_reason_is_asked_for() -> None:
    """VII-C-4: without one, or with words that nobody can weigh, nothing is said at all."""
    with sitting(Position(given=RIGHT, players=2), "A", "B") as (_, bea):
        assert {"form", "goal-illegal", "symbol-ambiguous"} <= codes(bea.seen)
        assert "other" not in codes(bea.seen)
        for answer in (
            bea.do("reject", writer="A"),
            bea.do("reject", writer="A", reason="other"),
            bea.do("reject", writer="A", reason="other", said="I do not like it"),
        ):
            assert (answer["code"], answer["clause"]) == ("reason-not-given", "2018-19 VII-C-4")
        assert bea.do("reject", writer="A", reason="uses-forbidden")["type"] == "done"
        assert the_paper(bea.sees(lambda picture: picture["number"] > 1))["correct"] is None


def test_the_judge_weighs_words_and_values() -> None:
    """VII-C-4-i: both go to the person in the judge's seat; his answer settles the paper."""
    given = Position(given=RIGHT, players=2, judge=True)
    with sitting(given, "A", "B", "judge") as (ada, bea, judge):
        bea.sees(lambda picture: "other" in codes(picture))
        said = bea.do("reject", writer="A", reason="other", said="a cube lies sideways")
        assert said["type"] == "done", said
        asked = judge.table(lambda picture: picture["people"]["asked"])["people"]["asked"]
        assert (asked["question"], asked["about"]) == ("reason", "a cube lies sideways")
        seen = ada.sees(lambda picture: bool(picture["people"]["asked"]))
        assert seen["people"]["asked"]["about"] == ""
        bea.sees(lambda picture: bool(picture["people"]["asked"]))
        assert judge.do("judge_answers", answer="no")["type"] == "done"
        bea.sees(lambda picture: not picture["people"]["asked"])
        assert bea.do("ask_judge", question="value", writer="A")["type"] == "done"
        asked = judge.table(lambda picture: picture["people"]["asked"])["people"]["asked"]
        assert (asked["question"], asked["writer"]) == ("value", "A")
        assert the_paper(judge.seen)["correct"] is None
        assert judge.do("judge_answers", answer="no")["type"] == "done"
        over = ada.table(lambda picture: picture["phase"] == "end")
        assert the_paper(over)["correct"] is False


def test_a_judge_who_leaves_is_no_answer_against_the_writer() -> None:
    """VII-C-4-i: asked about the value of a right paper, the table then says yes by itself."""
    given = Position(given=RIGHT, players=2, judge=True)
    with sitting(given, "A", "B", "judge") as (ada, bea, judge):
        bea.sees(lambda picture: "other" in codes(picture))
        assert bea.do("ask_judge", question="value", writer="A")["type"] == "done"
        judge.table(lambda picture: picture["people"]["asked"])
        judge.socket.close()
        over = ada.table(lambda picture: picture["phase"] == "end")
        assert the_paper(over)["correct"] is True
