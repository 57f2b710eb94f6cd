"""Second opinions and protests over real sockets (judges G7, G8)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from goalsetter.play import JUDGE
from goalsetter.server import MemoryStore
from tests.server.browser import Browser, Frame, browser
from tests.server.room.test_checking import RIGHT, sitting
from tests.server.running import Running, running
from tests.server.seats import at, manage, offered, settings, sit
from tests.web.positions import A, B, Position, changes, code_of, match_id_of, token_of

CODE = code_of(1)
LONG = match_id_of(CODE)
"""The name by which the table is found when the match is over."""
GIVEN = Position(given=RIGHT, players=2, judge=True)


@contextmanager
def table(position: Position = GIVEN) -> Iterator[tuple[Running, list[Browser]]]:
    """Ada, who owns the table, Bea, and Jo in the judge's seat."""
    store = MemoryStore()
    asyncio.run(store.keep(changes(CODE, position)))
    keys = [{"code": CODE, "token": token_of(CODE, seat)} for seat in (A, B, JUDGE)]
    with running(settings(), store) as server, at(server, *keys) as people:
        yield server, people


def rulings(picture: Frame) -> list[Frame]:
    """The rulings on the sheet."""
    found: list[Frame] = picture["sheet"]["rulings"]
    return found


def points(picture: Frame) -> list[int]:
    """The score of the one shake."""
    (row,) = (row for row in picture["sheet"]["rows"] if row["kind"] == "shake")
    found: list[int] = row["points"]
    return found


def rule(ada: Browser, bea: Browser, judge: Browser) -> None:
    """Bea takes a stand, and the judge rules that Ada's paper is wrong."""
    assert bea.do("ask_judge", question="value", writer="A")["type"] == "done"
    judge.sees(lambda picture: bool(picture["people"]["asked"]))
    assert judge.do("judge_answers", answer="no")["type"] == "done"
    ada.sees(lambda picture: bool(rulings(picture)))


def invited(server: Running, ada: Browser, name: str) -> Frame:
    """A further judge sits down by the link that the owner has."""
    picture = ada.sees(lambda picture: bool(picture["people"]["opinionInvitation"]))
    invitation = picture["people"]["opinionInvitation"]
    return sit(server, LONG, name, "judge", invitation=invitation)


def test_the_second_judge_sees_nothing_of_the_first_ruling() -> None:
    """Judges G7: every frame is searched; the position, the paper and the question are there."""
    with table() as (server, (ada, bea, judge)):
        rule(ada, bea, judge)
        assert offered(ada.seen, "request_opinion") == [["1"]]
        assert judge.do("give_opinion", ruling="1", answer="yes")["type"] == "refused"
        assert ada.do("request_opinion", ruling="1")["type"] == "done"
        assert not offered(
            ada.sees(lambda seen: bool(rulings(seen)[0]["askedBy"])), "request_opinion"
        )
        kim = invited(server, ada, "Kim")
        assert kim["seat"] == "judge2"
        with browser(server.port, LONG, kim["token"], ready=False) as second:
            seen = second.table(lambda picture: bool(picture["case"]))
            assert seen["case"] == {"ruling": 1, "writer": "A", "question": "value", "about": ""}
            assert seen["papers"][0]["texts"] == ["(3x4)+2 = 14"]
            assert [cube["text"] for cube in seen["mat"]["required"]] == ["3", "x", "4", "+", "2"]
            early = second.do("judge_rules", writer="A", correct="right")
            assert early["type"] == "refused"
            assert second.ask("phrase", code="hello")["type"] == "refused"
            ada.ask("phrase", code="thanks")
            assert second.do("give_opinion", ruling="1", answer="no")["type"] == "done"
            second.table(lambda picture: not picture["case"])
            for frame in second.frames:
                assert frame["type"] not in ("news", "said"), frame
                assert is_blank(frame), frame
        agreed = ada.sees(lambda picture: bool(rulings(picture)[0]["opinions"]))
        assert rulings(agreed)[0]["opinions"] == ["no"]
        assert (rulings(agreed)[0]["stands"], rulings(agreed)[0]["awaits"]) == ("no", "")
        again = bea.do("request_opinion", ruling="1")
        assert (again["code"], again["clause"]) == ("no-other-judge", "judges G7")


def bearing(token: str) -> dict[str, str]:
    """The header that brings a key."""
    return {"Authorization": f"Bearer {token}"}


def is_blank(frame: Frame) -> bool:
    """Whether a picture tells nothing of what became of the paper, nor any word about it."""
    if frame["type"] != "table":
        return True
    papers = all(
        each["correct"] is None and not (each["reason"] or each["accepted"] or each["findings"])
        for each in frame["papers"]
    )
    sheet = frame["sheet"]
    rows = all(not any(row["points"]) for row in sheet["rows"] if row["kind"] != "match")
    lists = (sheet["rulings"], sheet["penalties"], sheet["initials"], sheet["appealed"])
    quiet = not any((*lists, frame["thoughts"], frame["protests"], frame["result"]))
    return papers and rows and quiet and frame["people"]["asked"] is None and not frame["over"]


def test_a_third_judge_comes_only_if_two_disagree() -> None:
    """Judges G7: without particulars too; the majority stands, and the sheet follows it."""
    with table() as (server, (ada, bea, judge)):
        rule(ada, bea, judge)
        over = ada.sees(lambda picture: picture["over"])
        assert [row["points"] for row in over["sheet"]["rows"] if row["kind"] == "shake"] == [
            [2, 6]
        ]
        assert ada.do("request_opinion", ruling="1")["type"] == "done"
        kim = invited(server, ada, "Kim")
        ada.sees(lambda picture: not picture["people"]["opinionInvitation"])
        with browser(server.port, LONG, kim["token"], ready=False) as second:
            second.table(lambda picture: bool(picture["case"]))
            assert second.do("give_opinion", ruling="1", answer="yes")["type"] == "done"
        lou = invited(server, ada, "Lou")
        assert lou["seat"] == "judge3"
        with browser(server.port, LONG, lou["token"], ready=False) as third:
            third.table(lambda picture: bool(picture["case"]))
            assert third.do("give_opinion", ruling="1", answer="yes")["type"] == "done"
            assert all(is_blank(frame) for frame in third.frames)
        turned = bea.sees(lambda picture: any(each["stands"] == "yes" for each in rulings(picture)))
        assert points(turned) == [6, 2]
        names = [(each["seat"], each["name"]) for each in turned["people"]["judges"]]
        assert names == [("judge2", "Kim"), ("judge3", "Lou")]


def test_a_further_judge_opens_no_record_and_is_sent_away() -> None:
    """Judges G7: the key opens the position and nothing else; a kicked judge's link is void."""
    closed = replace(GIVEN, watch=False)
    with table(closed) as (server, (ada, bea, judge)):
        rule(ada, bea, judge)
        ada.sees(lambda picture: picture["over"])
        assert ada.do("request_opinion", ruling="1")["type"] == "done"
        kim = invited(server, ada, "Kim")
        path = f"/api/tables/{LONG}/record"
        mine, theirs = token_of(CODE, A), kim["token"]
        assert server.ask("GET", path, headers=bearing(theirs)).status == 403
        assert server.ask("GET", path, headers=bearing(mine)).status == 200
        assert manage(ada, "kick", "judge2")["type"] == "done"
        assert invited(server, ada, "Kit")["seat"] == "judge2"


def test_a_protest_is_for_the_end_and_bars_initials() -> None:
    """Judges G8: after a second judge was called; the words are for the player's own form."""
    with table() as (_, (ada, bea, judge)):
        rule(ada, bea, judge)
        ada.sees(lambda picture: picture["over"])
        early = ada.do("protest", ruling="1")
        assert (early["code"], early["clause"]) == ("no-second-judge", "judges G8")
        assert ada.do("request_opinion", ruling="1")["type"] == "done"
        asked = ada.sees(lambda picture: bool(rulings(picture)[0]["askedBy"]))
        assert "protest" in {each["kind"] for each in asked["offers"]}
        assert ada.do("protest", ruling="1", said="It is 14")["type"] == "done"
        mine = ada.sees(lambda picture: bool(picture["protests"]))
        assert mine["protests"] == [{"ruling": 1, "said": "It is 14"}]
        other = bea.sees(lambda picture: any(each["protests"] for each in rulings(picture)))
        assert (rulings(other)[0]["protests"], other["protests"]) == (["A"], [])
        assert not [raw for raw in bea.raw if "It is 14" in raw]
        late = ada.do("initial_scoresheet")
        assert (late["code"], late["clause"]) == ("protested", "judges G8")


def test_without_a_judge_no_second_one_is_offered() -> None:
    """Judges G7: where nobody can answer, nothing is asked."""
    with sitting(Position(given=RIGHT, players=2), "A", "B") as (ada, bea):
        assert bea.do("ask_judge", question="value", writer="A")["type"] == "done"
        over = ada.sees(lambda picture: picture["over"])
        assert not offered(over, "request_opinion")
