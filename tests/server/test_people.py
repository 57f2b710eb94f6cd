"""Seats and people: the judge, pauses, stand-ins, phrases, and what the owner may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from goalsetter.server import Limits, MemoryStore, Settings, Store
from goalsetter.server.stores import SqlStore
from tests.server.browser import Browser, Frame, browser, play_on
from tests.server.running import Running, running
from tests.server.test_sockets import challenged, writes

MARKER = "9x9x9x9-7654"
GRACE = 400
"""Milliseconds of the server's clock."""


def settings(**limits: float) -> Settings:
    """A server whose clock goes as fast as ours, so that pauses can be measured."""
    usual = {"tables_at_once": 1_000, "frames": 1_000, "frames_at_once": 1_000}
    usual |= {"grace": GRACE, "words": 1_000, "words_at_once": 1_000}
    found = Limits(**{**usual, **limits})  # type: ignore[arg-type]
    return Settings(host="127.0.0.1", port=0, thinkers=1, limits=found)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for most tests here."""
    with running(settings()) as found:
        yield found


def sit(server: Running, code: str, name: str, role: str = "player") -> Frame:
    """Somebody takes a seat."""
    answer = server.ask("POST", f"/api/tables/{code}/seats", {"nickname": name, "role": role})
    assert answer.status == 200, answer.text
    found: Frame = answer.json
    return found


def seats(server: Running, *, judge: bool = False, **order: object) -> list[Frame]:
    """Ann and Ben at a table that has begun; the judge last, if there is to be one."""
    usual: dict[str, object] = {"bots": [""], "pace": "none", "judge": judge, "shakes": 2}
    found = [server.order(**{**usual, **order})]
    if judge:
        found.append(sit(server, found[0]["code"], "Judy", "judge"))
    found.insert(1, sit(server, found[0]["code"], "Ben"))
    return found


@contextmanager
def at(server: Running, *tokens: Frame) -> Iterator[list[Browser]]:
    """Everybody at the table, each with a picture of it."""
    with ExitStack() as opened:
        found = [
            opened.enter_context(browser(server.port, tokens[0]["code"], each.get("token", "")))
            for each in tokens
        ]
        for each in found:
            each.table()
        yield found


def tools(picture: Frame) -> set[tuple[str, str]]:
    """What a browser may do about people."""
    return {(each["what"], each["seat"]) for each in picture["people"]["tools"]}


def has(what: str, seat: str = "") -> Callable[[Frame], bool]:
    """Whether a picture offers something about people."""
    return lambda picture: (what, seat) in tools(picture)


def manage(player: Browser, what: str, seat: str = "") -> Frame:
    """Do something about people."""
    return player.ask("manage", what=what, seat=seat)


def is_paused(picture: Frame) -> bool:
    """Whether the table is paused."""
    return bool(picture["people"]["paused"])


def offered(picture: Frame, kind: str) -> list[list[str]]:
    """The rows of what is offered."""
    return next((each["rows"] for each in picture["offers"] if each["kind"] == kind), [])


# --- the judge ----------------------------------------------------------------------------------


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
        player.table(lambda picture: picture["people"]["judgeHere"])
        assert player.do("judge_rules", writer="B", correct="right")["type"] == "refused"
        assert player.seen["people"]["judge"] == "Judy"


def test_a_question_waits_for_the_judge(server: Running) -> None:
    """Nothing happens until the judge answers; only the judge is asked."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        play_on(ann, stop=lambda picture: any_question(offered(picture, "ask_judge")))
        asked = ann.do("ask_judge", question="specific", writer="nobody")
        assert asked["type"] == "done", asked
        waiting = judge.table(lambda picture: picture["people"]["asked"])
        assert waiting["people"]["asked"] == {"by": "A", "question": "specific", "writer": ""}
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
        assert ben.table(lambda picture: picture["now"]["situation"] != "question")
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
        assert [writer, "right"] in offered(checking, "judge_rules")
        assert judge.do("judge_rules", writer=writer, correct="right")["type"] == "done"
        ended = judge.table(lambda picture: picture["phase"] == "end")
        points = {each["seat"]: each["total"] for each in ended["players"]}
        assert points[writer] == 6
        assert [writer, "wrong"] in offered(ended, "judge_rules")
        assert judge.do("judge_rules", writer=writer, correct="wrong")["type"] == "done"
        again = judge.table(lambda picture: picture["number"] > ended["number"])
        assert {each["seat"]: each["total"] for each in again["players"]}[writer] == 2


def test_frames_of_the_judge_reach_no_player(server: Running) -> None:
    """No player is offered what the judge is, nor the other way round."""
    with at(server, *seats(server, judge=True)) as (ann, ben, judge):
        challenger = challenged([ann, ben])
        challenger.table(writes)
        assert challenger.do("present", texts=["1=1"])["type"] == "done"
        judge.table(lambda picture: picture["phase"] == "checking")
        other = ben if challenger is ann else ann
        other.table(lambda picture: picture["phase"] == "checking")
        of_judges = ("judge_rules", "judge_answers", "strike_penalty", "initial_penalty")
        for player in (ann, ben):
            kinds = {o["kind"] for f in player.frames if f["type"] == "table" for o in f["offers"]}
            assert not kinds & set(of_judges)
        seen = [frame for frame in judge.frames if frame["type"] == "table"]
        assert {o["kind"] for frame in seen for o in frame["offers"]} <= set(of_judges)


# --- pauses -------------------------------------------------------------------------------------


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
        assert manage(judge, "resume")["type"] == "done"
        running_again = ann.table(lambda picture: not is_paused(picture))
        assert left - 300 < running_again["clock"]["left"] <= left
        assert not running_again["clock"]["paused"]


def wait(player: Browser, seconds: float) -> None:
    """Take frames for a while."""
    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        try:
            player.take(left)
        except TimeoutError:
            return


def test_without_a_judge_the_owner_pauses(server: Running) -> None:
    """And nobody else."""
    with at(server, *seats(server)) as (ann, ben):
        assert manage(ben, "pause")["code"] == "not-yours"
        assert manage(ann, "pause")["type"] == "done"
        assert manage(ann, "pause")["code"] == "not-yours"
        ben.table(is_paused)
        assert manage(ann, "resume")["type"] == "done"
        ben.table(lambda picture: not is_paused(picture))


# --- seats that are left ------------------------------------------------------------------------


def test_a_seat_that_is_left_can_be_given_to_a_bot(server: Running) -> None:
    """Not at once; then a bot plays the shake, which scores nothing for who left (X-D)."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        with at(server, ben_seat) as (ben,):
            play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
            assert manage(ann, "bot", "B")["code"] == "not-yours"
        assert not has("bot", "B")(ann.seen)
        ann.table(has("bot", "B"))
        assert manage(ann, "bot", "B")["type"] == "done"
        stood = ann.table(lambda picture: picture["people"]["standIns"] == ["B"])
        assert (stood["players"][1]["name"], stood["players"][1]["bot"]) == ("Ben", True)
        with at(server, ben_seat) as (ben,):
            assert (ben.seen["seat"], ben.seen["people"]["role"]) == ("", "guest")
            assert ben.seen["people"]["seat"] == "B"
            assert ben.do("say", what="goal")["code"] == "bot-plays"
            assert manage(ben, "back", "B")["type"] == "done"
            assert ben.table(lambda picture: picture["people"]["returning"] == ["B"])
            assert manage(ben, "back", "B")["code"] == "not-yours"
            play_on(ann, stop=lambda picture: picture["phase"] == "end")
            back = ben.table(lambda picture: picture["people"]["role"] == "player")
            assert (back["seat"], back["phase"], back["players"][1]["total"]) == ("B", "end", 0)
            assert ben.ask("ready")["type"] == "done"
            assert ann.ask("ready")["type"] == "done"
            ben.table(lambda picture: picture["shake"] == 2)


def test_who_has_a_stand_in_can_still_be_kicked(server: Running) -> None:
    """The bot plays on, and there is no way back."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        with at(server, ben_seat):
            pass
        ann.table(has("bot", "B"))
        assert manage(ann, "bot", "B")["type"] == "done"
        assert manage(ann, "kick", "B")["type"] == "done"
        ann.table(lambda picture: not has("kick", "B")(picture))
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.take()["code"] == "no-key"


def test_who_comes_back_in_time_keeps_the_seat(server: Running) -> None:
    """The offer is withdrawn."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        with at(server, ben_seat):
            pass
        ann.table(has("bot", "B"))
        with at(server, ben_seat):
            ann.table(lambda picture: not has("bot", "B")(picture))
            assert manage(ann, "bot", "B")["code"] == "not-yours"


# --- watching -----------------------------------------------------------------------------------


def test_the_owner_may_forbid_watching(server: Running) -> None:
    """Without a key nobody sees that table; at others watchers are counted."""
    closed = seats(server, watch=False)
    with browser(server.port, closed[0]["code"]) as watcher:
        assert watcher.take()["code"] == "no-watching"
        with pytest.raises(ConnectionClosed):
            watcher.take()
    assert not server.ask("GET", f"/api/tables/{closed[0]['code']}").json["watch"]
    with at(server, *seats(server)) as (ann, ben), browser(server.port, ann.seen["code"]) as eve:
        assert eve.table()["people"]["tools"] == []
        assert ben.until("presence", lambda frame: frame["watching"] == 1)
        assert eve.ask("phrase", code="hello")["code"] == "only-watching"
        assert manage(eve, "close")["code"] == "not-yours"


# --- words --------------------------------------------------------------------------------------


def test_phrases_are_heard_by_all_and_by_those_who_come_later(server: Running) -> None:
    """Each once, with its sentence; what is no phrase is told."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat) as (ann,):
        assert ann.ask("phrase", code="dance")["code"] == "no-phrase"
        assert ann.ask("phrase", code="good-luck")["type"] == "done"
        heard = ann.until("said")
        assert (heard["by"], heard["name"], heard["sentence"]) == ("A", "Ann", "Good luck!")
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.until("said") == heard


def test_own_words_need_the_owner(server: Running) -> None:
    """No chat, nor anything said as an action; allowed, texts are one plain line."""
    with at(server, *seats(server)) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert ben.ask("chat", text="hi")["code"] == "no-chat"
        assert ben.do("say", what="you are slow")["code"] == "no-chat"
        assert ben.do("declare", what="you are slow")["code"] == "no-chat"
        says = next(each for each in ben.seen["offers"] if each["kind"] == "say")
        assert (says["free"], says["parts"]) == (False, ["what"])
        assert manage(ben, "allow-chat")["code"] == "not-yours"
        assert manage(ann, "allow-chat")["type"] == "done"
        ben.table(lambda picture: picture["people"]["chat"])
        assert ben.ask("chat", text="<b>hi</b>\u202e\u0007\n there")["type"] == "done"
        assert ann.until("said")["text"] == "<b>hi</b> there"
        assert ben.ask("chat", text="\u200b")["code"] == "line-length"
        assert ben.ask("chat", text="x" * 201)["code"] == "line-length"
        assert ben.do("say", what="well, well")["type"] == "done"
        assert manage(ann, "forbid-chat")["type"] == "done"
        assert ben.ask("chat", text="hi")["code"] == "no-chat"


def test_muted_means_muted(server: Running) -> None:
    """Nobody hears anything new or old from that seat until it is let speak again."""
    ann_seat, ben_seat = seats(server)
    with at(server, ann_seat, ben_seat) as (ann, ben):
        assert ben.ask("phrase", code="hurry")["type"] == "done"
        ann.until("said")
        assert manage(ann, "mute", "B")["type"] == "done"
        ben.table(lambda picture: picture["people"]["muted"] == ["B"])
        assert ben.seen["people"]["phrases"] == []
        assert ben.ask("phrase", code="hurry")["code"] == "muted"
        assert ben.do("say", what="goal")["code"] == "muted"
        with browser(server.port, ann_seat["code"]) as eve:
            eve.table()
            assert eve.ask("ping")["type"] == "pong"
            assert not [frame for frame in eve.frames if frame["type"] == "said"]
        assert manage(ann, "unmute", "B")["type"] == "done"
        assert ben.ask("phrase", code="sorry")["type"] == "done"
        assert ann.until("said")["code"] == "sorry"


def test_nobody_says_too_much() -> None:
    """A few at once, then slowly, even from another socket of the same seat."""
    with running(settings(words=0.01, words_at_once=2)) as server:
        seated = seats(server)
        with at(server, seated[0], seated[0]) as (ann, again):
            assert ann.ask("phrase", code="hello")["type"] == "done"
            assert again.ask("phrase", code="hello")["type"] == "done"
            assert ann.ask("phrase", code="hello")["code"] == "too-many-words"


# --- the owner ----------------------------------------------------------------------------------


def test_before_the_match_a_kick_frees_the_seat(server: Running) -> None:
    """Its key is dead, and another may sit down."""
    ann_seat = server.order(players=3, bots=["", ""], judge=True)
    code = ann_seat["code"]
    ben_seat = sit(server, code, "Ben")
    with (
        browser(server.port, code, ann_seat["token"]) as ann,
        browser(server.port, code, ben_seat["token"]) as ben,
    ):
        ann.until("lobby", lambda frame: ("kick", "B") in tools(frame))
        assert not tools(ben.until("lobby"))
        assert ben.ask("phrase", code="bye")["type"] == "done"
        assert manage(ben, "kick", "A")["code"] == "not-yours"
        assert manage(ann, "kick", "B")["type"] == "done"
        assert ben.until("error", lambda frame: frame["fatal"])["code"] == "kicked"
        lobby = ann.until("lobby", lambda frame: not frame["seats"][1]["name"])
        assert ("kick", "B") not in tools(lobby)
    with browser(server.port, code, ben_seat["token"]) as ben:
        assert ben.take()["code"] == "no-key"
    cid_seat = sit(server, code, "Cid")
    assert cid_seat["seat"] == "B"
    with browser(server.port, code, cid_seat["token"]) as cid:
        cid.until("lobby")
        assert cid.ask("ping")["type"] == "pong"
        assert not [frame for frame in cid.frames if frame["type"] == "said"]


def test_in_a_match_a_bot_plays_on_for_who_was_kicked(server: Running) -> None:
    """The key is dead at once, and for good."""
    ann_seat, ben_seat = seats(server, shakes=1)
    with at(server, ann_seat, ben_seat) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert manage(ann, "kick", "B")["type"] == "done"
        assert ben.until("error", lambda frame: frame["fatal"])["code"] == "kicked"
        with pytest.raises(ConnectionClosed):
            ben.until("pong")
        play_on(ann, stop=lambda picture: picture["over"])
        assert ann.seen["players"][1]["total"] == 0
        assert ann.ask("rematch")["type"] == "done"
        moved = ann.until("moved")
    with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
        assert ben.take()["code"] == "no-key"
    with browser(server.port, moved["code"], moved["token"]) as ann:
        again = ann.table()
        assert [each["bot"] for each in again["players"]] == [True, False]
        assert (again["people"]["owner"], again["seat"]) == ("B", "B")
        assert has("close")(again)


def test_a_judge_goes_along_to_the_rematch(server: Running) -> None:
    """With a key of the judge's own; manners are taken over."""
    with at(server, *seats(server, judge=True, shakes=1)) as (ann, ben, judge):
        assert manage(ann, "allow-chat")["type"] == "done"
        assert manage(ann, "mute", "B")["type"] == "done"
        play_on(ann, ben, stop=lambda picture: picture["over"])
        assert ann.ask("rematch")["type"] == "done"
        assert ben.ask("rematch")["type"] == "done"
        moved = judge.until("moved")
    with browser(server.port, moved["code"], moved["token"]) as judge:
        again = judge.table()
        assert (again["seat"], again["people"]["judge"]) == ("judge", "Judy")
        assert again["people"]["chat"]
        assert again["people"]["muted"] == ["A"]


def test_a_closed_table_is_closed_for_everybody(server: Running) -> None:
    """All are told; nobody can come in or sit down; the record can be had."""
    ann_seat, ben_seat, judge_seat = seats(server, judge=True)
    code = ann_seat["code"]
    with at(server, ann_seat, ben_seat) as (ann, ben):
        play_on(ann, ben, stop=lambda picture: picture["phase"] == "goal")
        assert manage(ben, "close")["code"] == "not-yours"
        ann.send({"type": "manage", "id": 99, "what": "close"})
        for each in (ann, ben):
            assert each.until("error")["code"] == "closed"
    with browser(server.port, code, judge_seat["token"]) as judge:
        assert judge.take()["code"] == "closed"
    assert server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "Jo"}).status == 409
    notice = server.ask("GET", f"/api/tables/{code}").json
    assert (notice["closed"], notice["over"]) == (True, True)
    assert server.ask("GET", f"/api/tables/{code}/record").status == 200


# --- a restart ----------------------------------------------------------------------------------


@pytest.fixture(params=["memory", "sqlite"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """The same store again and again."""
    only = MemoryStore()
    if request.param == "memory":
        return lambda: only
    return lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")


def test_a_restart_keeps_all_of_it(make_store: Callable[[], Store]) -> None:
    """The pause with its clock, who is muted, what was said, stand-ins and their return."""
    with running(settings(), make_store()) as server:
        ann_seat, ben_seat, cid_seat, judge_seat = three(server)
        with at(server, ann_seat, ben_seat, judge_seat) as (ann, ben, judge):
            with at(server, cid_seat) as (cid,):
                play_on(ann, ben, cid, stop=lambda picture: picture["phase"] == "goal")
            ann.table(has("bot", "C"))
            for what, seat in (("bot", "C"), ("allow-chat", ""), ("mute", "B")):
                assert manage(ann, what, seat)["type"] == "done"
            assert ann.ask("chat", text="so long")["type"] == "done"
            assert manage(judge, "pause")["type"] == "done"
            stopped = ann.table(is_paused)
            wait(ann, 0.4)
        with at(server, cid_seat) as (cid,):
            assert manage(cid, "back", "C")["type"] == "done"
    with (
        running(settings(), make_store()) as server,
        at(server, ann_seat, ben_seat, judge_seat) as (ann, ben, judge),
    ):
        people = ann.seen["people"]
        assert (people["paused"], people["chat"], people["muted"]) == (True, True, ["B"])
        assert (people["standIns"], people["returning"]) == (["C"], ["C"])
        assert people["judge"] == "Judy"
        assert ann.seen["number"] == stopped["number"]
        assert abs(ann.seen["clock"]["left"] - stopped["clock"]["left"]) < 50
        assert ben.ask("phrase", code="hello")["code"] == "muted"
        assert [f["text"] for f in ben.frames if f["type"] == "said"] == ["so long"]
        assert manage(judge, "resume")["type"] == "done"
        ann.table(lambda picture: not is_paused(picture))
        assert manage(ann, "kick", "B")["type"] == "done"
        assert manage(judge, "pause")["type"] == "done"
        left = judge.table(is_paused)["clock"]["left"]
        wait(judge, 0.3)
        assert manage(judge, "resume")["type"] == "done"
    with running(settings(), make_store()) as server:
        with browser(server.port, ann_seat["code"], ben_seat["token"]) as ben:
            assert ben.take()["code"] == "no-key"
        with at(server, ann_seat, judge_seat) as (ann, judge):
            assert not is_paused(judge.seen)
            assert ann.seen["people"]["standIns"] == ["B", "C"]
            if judge.seen["phase"] == "goal" and judge.seen["clock"]:
                assert judge.seen["clock"]["left"] > left - 2_000
            ann.send({"type": "manage", "id": 99, "what": "close"})
            ann.until("error", lambda frame: frame["fatal"])
    with (
        running(settings(), make_store()) as server,
        browser(server.port, ann_seat["code"], ann_seat["token"]) as ann,
    ):
        assert ann.take()["code"] == "closed"
        assert server.ask("GET", f"/api/tables/{ann_seat['code']}/record").status == 200


def three(server: Running) -> list[Frame]:
    """Three players at tournament clocks, and a judge."""
    order = {"players": 3, "bots": ["", ""], "judge": True, "pace": "tournament"}
    first = server.order(**order)
    judge = sit(server, first["code"], "Judy", "judge")
    return [first, sit(server, first["code"], "Ben"), sit(server, first["code"], "Cid"), judge]


def test_a_penalty_is_initialled_and_struck(server: Running) -> None:
    """XI-A note: in the younger divisions a penalty waits for a judge's initials."""
    order = {"edition": "mlag-equations-2018-19", "division": "elementary", "mode": "open"}
    with at(server, *seats(server, judge=True, **order)) as (ann, ben, judge):
        ann.table(lambda picture: picture["phase"] == "variations")
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
