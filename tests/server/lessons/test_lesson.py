"""Learning over a socket: every step can be done, wrong tries are told, and nobody can abuse it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed

from goalsetter.coach import COURSES, Course, Lesson, ReplyCode
from goalsetter.play import parts_of
from goalsetter.server import Limits, MemoryStore, Settings, wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.lessons import lesson as school
from goalsetter.server.lessons.state import begun
from goalsetter.server.services import Services
from goalsetter.server.workers.dispatch import Workers
from goalsetter.words import say, written
from tests.server.browser import Browser, Frame, browser, line
from tests.server.running import HASTE, PATIENCE, Running, running
from tests.server.socket.test_slow import Deaf, until

ENGLISH, SPANISH = written("en"), written("es")
EQUATIONS, ON_SETS = COURSES["equations"], COURSES["on-sets"]


def limited(**limits: float) -> Settings:
    """Settings with limits of their own."""
    known = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000)
    found = {name: getattr(known, name) for name in ("tables_at_once", "frames", "frames_at_once")}
    return Settings(
        host="127.0.0.1",
        port=0,
        speed=HASTE,
        thinkers=1,
        limits=Limits(**{**found, **limits}),
    )


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    with running(limited()) as found:
        yield found


def at(course: Course, name: str) -> str:
    """The address of a step, after ``/ws/``."""
    names = [lesson.name for lesson in course.lessons]
    return f"learn/{course.game}/{names.index(name) + 1}"


def tries(learner: Browser, deed: object) -> Frame:
    """Do what an action is, and wait for the lesson that comes of it."""
    assert hasattr(deed, "do")
    learner.do(deed.do, parts_of(deed))  # type: ignore[arg-type]
    return learner.until("lesson")


# --- what is taught -----------------------------------------------------------------------------


@pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))
def test_every_step_is_taught(server: Running, course: Course) -> None:
    """A wrong deed is told apart, the position comes back, and the right one is praised."""
    for step, lesson in enumerate(course.lessons, start=1):
        with browser(server.port, f"learn/{course.address}/{step}") as learner:
            told = learner.until("lesson")
            _has_its_words(told, course, lesson, step)
            if lesson.quiz is not None:
                learner.ask("learn", what="answer", chosen=sorted(lesson.quiz.right))
                assert learner.until("lesson")["standing"] == "right"
                continue
            deed, reply = lesson.wrong[0]
            wrong = tries(learner, deed)
            assert (wrong["standing"], wrong["canShow"]) == ("wrong", False), lesson.name
            assert wrong["reply"]
            assert bool(wrong["findings"]) == (reply is ReplyCode.PAPER_WRONG)
            assert not learner.seen["offers"]
            learner.ask("learn", what="again")
            assert learner.until("lesson")["standing"] == "open"
            right = tries(learner, lesson.shown)
            assert right["standing"] == "right"
            assert right["reply"] == say(f"lesson-{course.said}-{lesson.name}-right", "en")


def _has_its_words(told: Frame, course: Course, lesson: Lesson, step: int) -> None:
    for part in ("title", "told", "task"):
        assert told[part] == say(f"lesson-{course.said}-{lesson.name}-{part}", "en")
    assert (told["step"], told["steps"]) == (step, len(course.lessons))
    assert (told["standing"], told["reply"]) == ("open", "")


def test_only_what_is_taught_is_offered(server: Running) -> None:
    """A learner can lift the block and move, but not leave the table or pause it."""
    with browser(server.port, at(EQUATIONS, "now")) as learner:
        learner.until("lesson")
        kinds = {offer["kind"] for offer in learner.seen["offers"]}
        assert kinds == {"move", "pick_up_block", "challenge"}
        for kind in ("leave_table", "bonus", "given"):
            assert learner.do(kind)["sentence"] == ENGLISH["server-not-in-lesson"]
        assert learner.ask("ready")["sentence"] == ENGLISH["server-not-in-lesson"]
        learner.do("pick_up_block")
        assert learner.until("lesson")["standing"] == "open"
        learner.do("challenge", kind="now")
        assert learner.until("lesson")["standing"] == "right"
        assert learner.do("challenge", kind="now")["sentence"] == ENGLISH["server-lesson-over"]


def test_show_me_comes_after_two_tries(server: Running) -> None:
    """A deed that the rules refuse is a try too; then the deed is shown, and told."""
    with browser(server.port, at(EQUATIONS, "goal")) as learner:
        learner.until("lesson")
        assert learner.ask("learn", what="show")["sentence"] == ENGLISH["server-try-first"]
        refused = learner.do("goal", goal="r+")
        assert refused["type"] == "refused"
        assert learner.until("lesson")["canShow"] is False
        told = tries(learner, EQUATIONS.lessons[0].wrong[0][0])
        assert (told["canShow"], told["replyClause"]) == (True, "2018-19 VI-A-1")
        assert told["reply"] == ENGLISH["lesson-told-impossible-left"]
        assert learner.ask("learn", what="show")["type"] == "done"
        shown = learner.until("lesson")
        assert (shown["standing"], shown["canShow"]) == ("shown", False)
        assert shown["reply"].startswith(ENGLISH["lesson-told-shown"])
        assert learner.seen["mat"]["goal"]["reads"] == "12"
        assert learner.seen["phase"] == "move"


def test_a_draft_is_looked_at(server: Running) -> None:
    """As at a table: what cannot be read is told while one writes."""
    with browser(server.port, at(ON_SETS, "union")) as learner:
        learner.until("lesson")
        form = learner.ask("draft", texts=["B ∪ R"])
        assert (form["troubles"], sorted(form["used"])) == ([], ["B", "R", "∪"])
        assert learner.ask("draft", texts=["B ∪ ("])["troubles"]
        assert form["shaded"]
        assert learner.ask("draft", texts=["B ∪ R ∪ G ∪ Y"])["troubles"]
        assert learner.seen["code"] == "on-sets-1"


def test_a_long_draft_is_not_looked_at(server: Running) -> None:
    """Nobody's paper is so long; what is refused keeps no table waiting."""
    with browser(server.port, at(ON_SETS, "union")) as learner:
        learner.until("lesson")
        assert learner.ask("draft", texts=["'" * 301])["code"] == "too-long"
        assert learner.ask("draft", texts=["B"], goal="1" * 301)["code"] == "too-long"
        assert learner.ask("draft", texts=["B"] * 11)["code"] == "too-many-texts"


def test_no_draft_is_judged_among_the_tables(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process looks at it: in this one nothing is judged."""
    here = import_module("goalsetter.server.view.form")
    for name in ("_shaded", "form_troubles"):
        monkeypatch.setattr(here, name, _raising(ValueError("here")))
    with browser(server.port, at(ON_SETS, "union")) as learner:
        learner.until("lesson")
        assert learner.ask("draft", texts=["B ∪ R"])["shaded"]


def test_a_lesson_speaks_spanish(server: Running) -> None:
    """Its words, what is told of a try, and a name of a section in it."""
    with browser(server.port, at(EQUATIONS, "required"), language="es") as learner:
        told = learner.until("lesson")
        assert told["title"] == SPANISH["lesson-equations-required-title"]
        wrong = tries(learner, EQUATIONS.lessons[1].wrong[0][0])
        expected = say("lesson-told-other-section", "es", wanted="Obligatorios")
        assert wrong["reply"] == expected


def test_a_face_is_told_as_it_looks(server: Running) -> None:
    """The × of a cube, not the x of the notation."""
    with browser(server.port, at(EQUATIONS, "required")) as learner:
        learner.until("lesson")
        wrong = tries(learner, EQUATIONS.lessons[1].wrong[1][0])
        assert wrong["reply"] == say("lesson-told-other-cube", "en", wanted="×")


# --- who cannot be taught -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["chess/1", "equations/0", "equations/9", "on-sets/x", "equations/²"]
)
def test_there_is_no_such_step(server: Running, path: str) -> None:
    """It is told which there are, and the socket is closed."""
    with browser(server.port, f"learn/{path}") as learner:
        told = learner.take()
        assert (told["code"], told["fatal"]) == ("no-lesson", True)


def test_bad_frames_do_no_harm(server: Running) -> None:
    """Each is answered, and the lesson goes on."""
    with browser(server.port, at(EQUATIONS, "goal")) as learner:
        learner.until("lesson")
        for bad in ("nonsense", "{}", '{"type": "do"}', "x" * 20_000):
            learner.send(bad)
            assert learner.until("error")["sentence"]
        assert learner.do("goal", goal="&")["code"] == "no-deed"
        assert learner.do("goal", goal="r1", seen=99)["stale"]
        assert learner.ask("ping")["type"] == "pong"
        learner.send({"type": "echo", "id": 1})
        assert tries(learner, EQUATIONS.lessons[0].shown)["standing"] == "right"


def test_lessons_are_limited() -> None:
    """So many at once, and a place is free again when somebody goes."""
    with running(limited(lessons=1)) as server:
        with browser(server.port, at(EQUATIONS, "goal")) as learner:
            learner.until("lesson")
            with browser(server.port, at(EQUATIONS, "goal")) as late:
                assert late.take()["code"] == "lessons-full"
        # Asked once more, it may be full of the learner who has just gone.
        end, let_in = monotonic() + PATIENCE, False
        while not let_in and monotonic() < end:
            sleep(0.05)
            let_in = is_let_in(server)
        assert let_in


def is_let_in(server: Running) -> bool:
    """Whether there is a place."""
    with browser(server.port, at(EQUATIONS, "goal")) as learner:
        return bool(learner.take()["type"] == "table")


def test_a_silent_lesson_is_put_away() -> None:
    """A page that only lies open and pings does not keep its place."""
    with (
        running(limited(lesson_idle=0.4)) as server,
        browser(server.port, at(EQUATIONS, "goal")) as learner,
    ):
        learner.until("lesson")
        end = monotonic() + PATIENCE
        with suppress(ConnectionClosed):
            while monotonic() < end:
                learner.send({"type": "ping", "id": learner.next_id()})
                sleep(0.05)
        assert learner.rest()[-1]["code"] == "lesson-idle"


def test_a_fault_of_ours_is_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lesson goes on, whatever it was that broke."""
    with browser(server.port, at(EQUATIONS, "goal")) as learner:
        learner.until("lesson")
        for error in (ValueError("ours"), RuntimeError("nothing of the socket's")):
            with monkeypatch.context() as patched:
                patched.setattr(school, "reply_to", _raising(error))
                learner.send(GOAL)
                assert learner.until("refused")["code"] == "broken"
        assert tries(learner, EQUATIONS.lessons[0].shown)["standing"] == "right"


def test_a_learner_who_takes_nothing_is_sent_away() -> None:
    """As at a table: too much waits, so the lesson is given up, and its place is free."""
    outcome = asyncio.run(take_nothing())
    assert outcome == (True, True)


async def take_nothing() -> tuple[bool, bool]:
    """Return whether a deaf learner's box ran over, and whether the lesson ended of itself."""
    limits = Limits(waiting=2)
    services = Services(store=MemoryStore(), clock=ServerClock(), workers=Workers(1), limits=limits)
    connection = school.LessonConnection(
        Deaf(),  # type: ignore[arg-type]
        services,
        begun("equations", "1", 0),
    )
    stays = asyncio.create_task(connection.stay())
    await until(lambda: connection._listens)
    for number in range(5):
        connection.outbox.put(wire.Pong(id=number))
    await asyncio.wait([stays], timeout=PATIENCE)
    return connection.outbox.overfull, stays.done()


GOAL = {"type": "do", "id": 1, "seen": 1, "kind": "goal", "parts": {"goal": "r1r2"}}


def _raising(error: Exception) -> Callable[..., None]:
    def raises(*_: object) -> None:
        raise error

    return raises


def test_who_says_nothing_or_nonsense_is_sent_away() -> None:
    """Before the first frame, and after many bad ones; too many at once are too fast."""
    with running(limited(patience=0.2)) as server:
        with line(server.port, at(EQUATIONS, "goal")) as silent:
            assert '"no-hello"' in str(silent.recv(PATIENCE))
        with line(server.port, at(EQUATIONS, "goal")) as gone:
            gone.close()
    with (
        running(limited(frames=0.001, frames_at_once=2)) as server,
        browser(server.port, at(EQUATIONS, "goal")) as learner,
    ):
        learner.until("lesson")
        for _ in range(100):
            learner.send("nonsense")
        codes = [learner.until("error")["code"] for _ in range(100)]
        assert codes == ["no-frame"] * 2 + ["too-fast"] * 98
        with pytest.raises(ConnectionClosed):
            learner.take()


def test_a_match_has_no_lessons(server: Running) -> None:
    """A frame of a lesson is refused at a table."""
    seated = server.order(players=2, bots=[""])
    with browser(server.port, seated["code"], seated["token"]) as player:
        assert player.ask("learn", what="again")["sentence"] == ENGLISH["server-not-in-match"]
