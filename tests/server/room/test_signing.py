"""The end of a round over real sockets: initials, an appeal, and the judge's word (XII-B, IX-C)."""

from __future__ import annotations

from tests.server.browser import Browser, Frame
from tests.server.room.test_checking import RIGHT, sitting
from tests.server.seats import offered
from tests.web.positions import Position


def kinds(picture: Frame) -> set[str]:
    """The kinds that are offered."""
    return {offer["kind"] for offer in picture["offers"]}


def end(bea: Browser, *people: Browser) -> None:
    """Bea accepts the paper, and the match of one shake is over."""
    assert bea.do("accept", writer="A")["type"] == "done"
    for person in people:
        person.sees(lambda picture: bool(picture["over"]))


def test_each_player_initials_the_sheet() -> None:
    """XII-B: when the round ends, and it shows who did; without a judge nothing is appealed."""
    with sitting(Position(given=RIGHT, players=2), "A", "B") as (ada, bea):
        assert not {"initial_scoresheet", "appeal_score"} & kinds(bea.seen)
        end(bea, ada, bea)
        assert kinds(bea.seen) == {"initial_scoresheet"}
        refused = bea.do("appeal_score", shake="1")
        assert (refused["type"], refused["code"]) == ("refused", "no-judge")
        assert bea.do("initial_scoresheet")["type"] == "done"
        signed = ada.sees(lambda picture: bool(picture["sheet"]["initials"]))
        assert signed["sheet"]["initials"] == ["B"]
        assert not kinds(bea.sees(lambda picture: bool(picture["sheet"]["initials"])))


def test_a_bot_initials_at_once() -> None:
    """Nobody waits for it."""
    given = Position(given=RIGHT, players=2, bots="third-grade")
    with sitting(given, "A") as (ada,):
        over = ada.table(lambda picture: picture["over"] and picture["sheet"]["initials"])
        assert over["sheet"]["initials"] == ["B"]


def test_an_appeal_after_the_last_shake_goes_to_the_judge() -> None:
    """Judges G6: the judge corrects the score; after one's initials it is too late."""
    given = Position(given=RIGHT, players=2, judge=True)
    with sitting(given, "A", "B", "judge") as (ada, bea, judge):
        end(bea, ada, bea)
        assert offered(bea.seen, "appeal_score") == [["1"]]
        assert bea.do("appeal_score", shake="1")["type"] == "done"
        asked = judge.sees(lambda picture: bool(picture["sheet"]["appealed"]))
        assert asked["sheet"]["appealed"] == [1]
        strange = judge.do("correct_score", shake="1", scores="A 2 B 99")
        assert strange["code"] == "strange-score"
        corrected = judge.do("correct_score", shake="1", scores="A 2 B 6")
        assert corrected["type"] == "done", corrected
        sheet = ada.sees(lambda picture: picture["players"][1]["total"] == 6)["sheet"]
        assert sheet["rows"][0]["points"] == [2, 6]
        assert sheet["appealed"] == []
        bea.sees(lambda picture: picture["players"][1]["total"] == 6)
        assert bea.do("initial_scoresheet")["type"] == "done"
        late = bea.do("appeal_score", shake="1")
        assert (late["code"], late["clause"]) == ("sheet-initialled", "2018-19 XII-B")


def test_the_judge_warns_penalizes_and_sends_out() -> None:
    """IX-C: a point only after a warning; who is sent out is played for by a stand-in."""
    given = Position(given=RIGHT, judge=True)
    with sitting(given, "A", "B", "C", "judge") as (ada, bea, _, judge):
        judge.sees(lambda picture: bool(offered(picture, "warn_player")))
        assert not offered(judge.seen, "penalize_player")
        early = judge.do("penalize_player", player="C")
        assert (early["code"], early["clause"]) == ("not-warned", "2018-19 IX-C")
        assert judge.do("warn_player", player="C")["type"] == "done"
        judge.sees(lambda picture: bool(offered(picture, "penalize_player")))
        assert judge.do("penalize_player", player="C")["type"] == "done"
        ada.sees(lambda picture: picture["players"][2]["total"] == -1)
        judge.sees(lambda picture: picture["players"][2]["total"] == -1)
        assert judge.do("disqualify_player", player="C")["type"] == "done"
        bea.sees(lambda picture: picture["people"]["standIns"] == ["C"])
        assert bea.do("warn_player", player="A")["type"] == "refused"
