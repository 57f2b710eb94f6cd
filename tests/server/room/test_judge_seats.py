"""The judge's seat: questions, rulings, penalties, pauses, and what a judge may see."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest

from goalsetter.table.gate import OF_THE_JUDGE
from tests.server.browser import Frame, browser, play_on
from tests.server.running import Running, running
from tests.server.seats import (
    at,
    is_paused,
    manage,
    milliseconds,
    offered,
    seats,
    settings,
    sit,
    wait,
)
from tests.server.socket.test_connection import challenged, writes

MARKER = "9x9x9x9-7654"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as found:
        yield found


def test_a_judge_sits_down_and_is_no_player(server: Running) -> None:
    """There is one seat, if it was ordered; the judge does nothing that players do."""
    ann, ben, judy = seats(server, judge=True)
    assert judy["seat"] == "judge"
    path = f"/api/tables/{ann['code']}/seats"
    second = server.ask("POST", path, {"nickname": "Jo", "role": "judge"})
    assert (second.status, second.json["code"]) == (409, "no-judge-seat")
    without = server.order(bots=[""])
    path = f"/api/tables/{without['code']}/seats"
    none = server.ask("POST", path, {"nickname": "Jo", "role": "judge"})
    assert (none.status, none.json["code"]) == (409, "no-judge-seat")
    assert server.ask("GET", f"/api/tables/{without['code']}").json["judge"] == ""
    assert server.ask("GET", f"/api/tables/{ann['code']}").json["judge"] == "taken"
    with at(server, ann, ben, judy) as (player, _, judge):
        assert (judge.seen["seat"], judge.seen["people"]["role"]) == ("judge", "judge")
        assert judge.seen["now"]["situation"] == "judge"
        assert judge.ask("ready")["code"] == "only-players"
        assert judge.ask("draft", texts=["1"])["code"] == "only-players"
        assert judge.do("say", what="goal")["type"] == "refused"
        assert judge.do("move", cube="1", to="required")["type"] == "refused"
        player.sees(lambda picture: picture["people"]["judgeHere"])
        assert player.do("judge_rules", writer="B", correct="right")["type"] == "refused"
        assert player.seen["people"]["judge"] == "Judy"


def test_the_judges_seat_is_given_by_the_owner(server: Running) -> None:
    """A stranger with the code has no part in it; a judge who was sent away has none any more."""
    seated = server.order(bots=[""], judge=True, pace="none")
    path = f"/api/tables/{seated['code']}/seats"
    for guess in ("", "x" * 32):
        body = {"nickname": "Jo", "role": "judge", "invitation": guess}
        stranger = server.ask("POST", path, body)
        assert (stranger.status, stranger.json["code"]) == (403, "not-invited")
    ben = sit(server, seated["code"], "Ben")
    with browser(server.port, seated["code"], ben["token"], ready=False) as other:
        assert other.until("lobby")["people"]["judgeInvitation"] == ""
    with browser(server.port, seated["code"], seated["token"], ready=False) as ann:
        given = ann.until("lobby")["people"]["judgeInvitation"]
        judy = sit(server, seated["code"], "Judy", "judge", invitation=given)
        assert judy["seat"] == "judge"
        ann.until("lobby", lambda picture: picture["people"]["judgeInvitation"] == "")
        assert manage(ann, "kick", "judge")["type"] == "done"
        again = ann.until("lobby", lambda picture: picture["people"]["judgeInvitation"])
        assert again["people"]["judgeInvitation"] != given
    body = {"nickname": "Judy", "role": "judge", "invitation": given}
    assert server.ask("POST", path, body).json["code"] == "not-invited"


def test_a_question_waits_for_the_judge(server: Running) -> None:
    """Nothing happens until the judge answers; only the judge is asked."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        play_on(ann, stop=lambda picture: any_question(offered(picture, "ask_judge")))
        asked = ann.do("ask_judge", question="specific", writer="nobody")
        assert asked["type"] == "done", asked
        waiting = judge.table(lambda picture: picture["people"]["asked"])
        asked = waiting["people"]["asked"]
        assert asked == {"by": "A", "question": "specific", "writer": "", "about": ""}
        assert waiting["now"]["situation"] == "judge-asked"
        assert offered(waiting, "judge_answers") == [["yes"], ["no"]]
        told = ben.table(lambda picture: picture["now"]["situation"] == "question")
        assert not offered(told, "judge_answers")
        assert judge.do("judge_answers", answer="yes")["type"] == "done"
        ann.table(lambda picture: picture["people"]["asked"] is None)
        assert ann.seen["now"]["situation"] != "question"


def any_question(rows: list[list[str]]) -> bool:
    """Whether the judge can be asked about something other than a paper."""
    return any("specific" in row for row in rows)


def test_without_a_judge_the_table_answers(server: Running) -> None:
    """Where nobody sits in the judge's seat, or the owner has sent the judge away."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert ann.do("ask_judge", question="specific", writer="nobody")["type"] == "done"
        judge.table(lambda picture: picture["people"]["asked"])
        assert manage(ann, "kick", "judge")["type"] == "done"
        assert judge.until("error")["code"] == "kicked"
        ben.table(lambda picture: picture["people"]["judgeSeat"] == "free")
        assert ben.sees(lambda picture: picture["now"]["situation"] != "question")
        assert ben.do("ask_judge", question="specific", writer="nobody")["type"] == "refused"


def test_a_judge_who_is_gone_for_long_holds_up_nobody(server: Running) -> None:
    """After the time for which a seat is kept, the table answers itself."""
    ann_seat, ben_seat, judge_seat = seats(server, judge=True)
    with at(server, ann_seat, ben_seat) as (ann, ben):
        with at(server, judge_seat):
            play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
            assert ann.do("ask_judge", question="specific", writer="nobody")["type"] == "done"
            ben.table(lambda picture: picture["now"]["situation"] == "question")
        assert ben.table(lambda picture: picture["now"]["situation"] != "question")


def test_a_judge_rules_and_strikes(server: Running) -> None:
    """A ruling stands against what the checkers say; papers are secret until they are checked."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        challenger = challenged([ann, ben])
        judge.table(writes)
        challenger.table(writes)
        assert challenger.do("present", texts=[MARKER])["type"] == "done"
        checking = judge.table(lambda picture: picture["phase"] == "checking")
        before = [frame for frame in judge.raw[:-1] if MARKER in frame]
        assert not before
        writer = challenger.seen["seat"]
        assert not offered(checking, "judge_rules")
        early = judge.do("judge_rules", writer=writer, correct="right")
        assert (early["code"], early["clause"]) == ("no-stand-taken", "judges G1")
        checker = ben if challenger is ann else ann
        checker.table(lambda picture: picture["phase"] == "checking")
        assert checker.do("reject", writer=writer, reason="one-cube")["type"] == "done"
        disputed = judge.table(lambda picture: bool(offered(picture, "judge_rules")))
        assert [writer, "right"] in offered(disputed, "judge_rules")
        assert judge.do("judge_rules", writer=writer, correct="right")["type"] == "done"
        ended = judge.table(lambda picture: picture["phase"] == "end")
        points = {each["seat"]: each["total"] for each in ended["players"]}
        assert points[writer] == 6
        assert not offered(ended, "judge_rules")
        late = judge.do("judge_rules", writer=writer, correct="wrong")
        assert (late["code"], late["clause"]) == ("shake-is-finished", "judges G5")
        over = checker.table(lambda picture: picture["phase"] == "end")
        assert {"concede", "indicate_equation"}.isdisjoint(o["kind"] for o in over["offers"])
        assert checker.do("appeal_score", shake="1")["type"] == "done"
        appealed = judge.table(lambda picture: bool(offered(picture, "judge_rules")))
        assert judge.do("judge_rules", writer=writer, correct="wrong")["type"] == "done"
        again = judge.table(lambda picture: picture["number"] > appealed["number"])
        assert {each["seat"]: each["total"] for each in again["players"]}[writer] == 2


def test_a_question_about_a_paper_is_told_in_words(server: Running) -> None:
    """Judges T1: the judge reads what is asked, and everybody what is answered."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        challenger = challenged([ann, ben])
        challenger.table(writes)
        assert challenger.do("present", texts=[MARKER])["type"] == "done"
        checker = ben if challenger is ann else ann
        checker.table(lambda picture: picture["phase"] == "checking")
        writer, about = challenger.seen["seat"], "missing-required"
        asks = {"question": "specific", "writer": writer, "about": about}
        assert checker.do("ask_judge", **asks)["type"] == "done"
        told = "it leaves out a Required cube"
        waiting = judge.table(lambda picture: picture["people"]["asked"])
        assert waiting["people"]["asked"]["about"] == told
        assert judge.do("judge_answers", answer="no")["type"] == "done"
        answer = challenger.until("news", lambda news: "answers" in str(news["entries"]))
        assert answer["entries"][-1]["sentence"] == "The judge answers: No"
        news = [
            e["sentence"] for f in challenger.frames if f["type"] == "news" for e in f["entries"]
        ]
        assert any(f"“{told}”" in sentence for sentence in news)


def test_frames_of_the_judge_reach_no_player(server: Running) -> None:
    """No player is offered what the judge is, nor the other way round."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        challenger = challenged([ann, ben])
        challenger.table(writes)
        assert challenger.do("present", texts=["1=1"])["type"] == "done"
        judge.table(lambda picture: picture["phase"] == "checking")
        other = ben if challenger is ann else ann
        other.table(lambda picture: picture["phase"] == "checking")
        of_judges = {kind.do for kind in OF_THE_JUDGE}
        for player in (ann, ben):
            kinds = {o["kind"] for f in player.frames if f["type"] == "table" for o in f["offers"]}
            assert not kinds & of_judges
        seen = [frame for frame in judge.frames if frame["type"] == "table"]
        assert {o["kind"] for frame in seen for o in frame["offers"]} <= of_judges


def test_the_judge_pauses_and_the_clock_stands_still(server: Running) -> None:
    """Nobody but the judge can act, the time of the pause does not pass, and all see it."""
    with at(server, *seats(server, judge=True, pace="tournament")) as (ann, ben, judge):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert manage(ann, "pause")["code"] == "not-yours"
        assert manage(judge, "pause")["type"] == "done"
        stopped = [each.table(is_paused) for each in (ann, ben, judge)]
        assert {each["now"]["situation"] for each in stopped} == {"paused"}
        assert stopped[0]["clock"]["paused"]
        assert not stopped[0]["offers"]
        assert ann.do("say", what="goal")["code"] == "paused"
        left = stopped[0]["clock"]["left"]
        wait(ann, 0.5)
        resumed = monotonic()
        assert manage(judge, "resume")["type"] == "done"
        running_again = ann.table(lambda picture: not is_paused(picture))
        since = milliseconds(resumed)
        assert left - since <= running_again["clock"]["left"] <= left
        assert not running_again["clock"]["paused"]


def test_a_penalty_is_initialled_and_struck(server: Running) -> None:
    """XI-A note: in the younger divisions a penalty waits for a judge's initials."""
    order = {"edition": "mlag-equations-2018-19", "division": "elementary", "mode": "open"}
    with at(server, *seats(server, judge=True, **order)) as (ann, ben, judge):
        ann.sees(lambda picture: picture["phase"] == "variations")
        assert ann.do("pick_up_block")["type"] == "done"
        ann.table(lambda picture: picture["block"])
        assert ann.do("put_down_block")["type"] == "done"
        fined = judge.table(lambda picture: picture["sheet"]["penalties"])
        penalty = fined["sheet"]["penalties"][0]
        assert (penalty["seat"], penalty["initialled"]) == ("A", False)
        assert ann.do("initial_penalty", penalty="1")["type"] == "refused"
        assert judge.do("initial_penalty", penalty="1")["type"] == "done"
        done = ben.table(lambda picture: has_penalty(picture, "initialled"))
        assert not has_penalty(done, "struck")
        assert judge.do("strike_penalty", penalty="1")["type"] == "done"
        ben.table(lambda picture: has_penalty(picture, "struck"))


def has_penalty(picture: Frame, mark: str) -> bool:
    """Whether a penalty on the sheet is marked so."""
    return any(each[mark] for each in picture["sheet"]["penalties"])
