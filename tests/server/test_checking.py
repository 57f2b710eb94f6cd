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
