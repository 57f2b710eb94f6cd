"""Claims to the block are held, put in order and told: with a clock and ways of the test's own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed

from goalsetter.play import Seat
from goalsetter.server import Settings, wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import CREDIT, BlockClaim
from goalsetter.server.room.claims import Claims, Held
from goalsetter.server.room.presence import Guest
from goalsetter.server.socket import table_connection as sockets
from goalsetter.server.socket.outbox import Outbox
from tests.server.browser import Browser, Frame, browser, play_on
from tests.server.delaying import long_line
from tests.server.running import PATIENCE, running

A, B, C = Seat("A"), Seat("B"), Seat("C")


class Scene:
    """A table's claims with a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0
        self.claims, self.lock = Claims(), asyncio.Lock()
        self.done: list[tuple[str, list[str]]] = []
        self.fails: dict[str, Exception] = {}

    def until(self, moment: int) -> float:
        """A moment of real waiting for as long as the test's clock has not come so far."""
        return 0.001 if moment > self.now else 0.0

    async def does(self, held: Held, later: Sequence[Held]) -> None:
        """One claim is done, or fails."""
        self.done.append((held.claim.seat, [each.claim.seat for each in later]))
        if held.claim.seat in self.fails:
            raise self.fails[held.claim.seat]

    def claim(self, seat: Seat, *, came: int, trip: int = 0) -> asyncio.Task[None]:
        """Somebody claims at a moment."""
        self.now = came
        guest = Guest(seat=seat, base="", outbox=Outbox(10))
        frame = wire.Do(id=1, seen=0, kind="pick_up_block")
        held = Held(guest=guest, frame=frame, claim=BlockClaim(seat=seat, came=came, trip=trip))
        return asyncio.create_task(self.claims.take(held, self.lock, self.until, self.does))

    async def other_deed(self, name: str) -> None:
        """Something that is no claim."""
        async with self.lock:
            self.done.append((name, []))


def tried(story: Callable[[Scene], object]) -> Scene:
    """Run a story on a fresh scene."""

    async def run() -> Scene:
        scene = Scene()
        await asyncio.wait_for(story(scene), PATIENCE)  # type: ignore[arg-type]
        return scene

    return asyncio.run(run())


async def breath() -> None:
    """Let the others go on."""
    await asyncio.sleep(0.005)


def test_a_longer_way_does_not_lose_the_block() -> None:
    """Ben's claim came in 60 ms later, and was made 20 ms earlier."""

    async def story(scene: Scene) -> None:
        ann = scene.claim(A, came=1_000, trip=20)
        await breath()
        ben = scene.claim(B, came=1_060, trip=180)
        await breath()
        assert scene.done == []
        scene.now = 2_000
        await asyncio.gather(ann, ben)

    assert tried(story).done == [("B", ["A"]), ("A", [])]


def test_a_claim_waits_no_longer_than_an_earlier_one_can_come_in() -> None:
    """That is the limit of what the way counts, less what the way counts for this one."""

    async def story(scene: Scene) -> None:
        ann = scene.claim(A, came=1_000, trip=50)
        scene.now = 1_000 - 25 + CREDIT - 1
        await breath()
        assert scene.done == []
        scene.now += 1
        await ann

    assert tried(story).done == [("A", [])]


def test_what_is_no_claim_comes_after_the_claims_that_it_would_overtake() -> None:
    """A move that comes in while claims are held waits; one that came before is done before."""

    async def story(scene: Scene) -> None:
        await scene.other_deed("before")
        ann = scene.claim(A, came=1_000)
        await breath()
        move = asyncio.create_task(scene.other_deed("move"))
        await breath()
        ben = scene.claim(B, came=1_050, trip=200)
        await breath()
        scene.now = 2_000
        await asyncio.gather(ann, ben, move)

    assert [name for name, _ in tried(story).done] == ["before", "B", "A", "move"]


def test_a_claim_that_fails_harms_no_other() -> None:
    """Its own browser is told; the next claim is done."""

    async def story(scene: Scene) -> None:
        scene.fails["A"] = UnfitError("no-deed", expected="a deed", came="none")
        ann, ben = scene.claim(A, came=1_000), scene.claim(B, came=1_001)
        await breath()
        scene.now = 2_000
        await ben
        with pytest.raises(UnfitError):
            await ann

    assert [name for name, _ in tried(story).done] == ["A", "B"]


def test_when_the_first_one_is_cut_off_the_others_are_told() -> None:
    """Nobody waits for ever, and the next claim opens a new window."""

    async def story(scene: Scene) -> None:
        ann = scene.claim(A, came=1_000)
        await breath()
        ben = scene.claim(B, came=1_001)
        await breath()
        ann.cancel()
        with pytest.raises(UnfitError):
            await ben
        cal = scene.claim(C, came=1_500)
        await breath()
        scene.now = 3_000
        await cal

    assert tried(story).done == [("C", [])]


# --- on the wire --------------------------------------------------------------------------------

SLOWLY = 0.1
"""How fast the clock goes, so that a machine which is busy for a moment decides nothing."""
LATE = 0.09 / SLOWLY
"""Seconds that a long line takes each way: 90 milliseconds of the server's clock."""


class Listening(threading.Thread):
    """Hears everything at once, as a page does."""

    def __init__(self, who: Browser) -> None:
        super().__init__(daemon=True)
        self.who = who
        self.start()

    def run(self) -> None:
        """Until the socket is closed."""
        with suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                self.who.take()

    def heard(self, kind: str) -> list[Frame]:
        """All of one type that came."""
        return [frame for frame in list(self.who.frames) if frame["type"] == kind]

    def waits(self, good: Callable[[], bool]) -> None:
        """Wait until what came is as wanted."""
        end = monotonic() + PATIENCE
        while not good():
            assert monotonic() < end, "it did not come"
            sleep(0.01)

    def is_measured(self) -> None:
        """Wait until the way is known: the third sounding is sent when two have been answered."""
        self.waits(lambda: len(self.heard("sounding")) > 2)

    def answer(self, number: int) -> str:
        """Whether a deed was done or refused."""
        answers = ("done", "refused")
        self.waits(lambda: any(self._found(kind, number) for kind in answers))
        return next(kind for kind in answers if self._found(kind, number))

    def _found(self, kind: str, number: int) -> bool:
        return any(frame["id"] == number for frame in self.heard(kind))


def test_the_block_is_his_who_was_first_over_a_line_that_is_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """He presses first and is heard later; everybody is told who else claimed, and by how much."""
    monkeypatch.setattr(sockets, "OFTEN", 3 * LATE)
    real = Settings(host="127.0.0.1", port=0, speed=SLOWLY, thinkers=1)
    with running(real) as server, long_line(server.port, LATE) as port, ExitStack() as stack:
        seats = [server.order(players=3, bots=["", ""], pace="none")]
        code = seats[0]["code"]
        for name in ("Ben", "Cid"):
            seats.append(server.ask("POST", f"/api/tables/{code}/seats", {"nickname": name}).json)
        direct = [stack.enter_context(browser(server.port, code, s["token"])) for s in seats]
        for each in direct:
            each.table()
        play_on(*direct, stop=lambda picture: picture["phase"] == "move")
        setter = direct[0].seen["setting"]
        near, far = (seat for seat in seats if seat["seat"] != setter)
        one = Listening(stack.enter_context(browser(server.port, code, near["token"])))
        two = Listening(stack.enter_context(browser(port, code, far["token"])))
        one.is_measured()
        two.is_measured()
        seen = one.who.seen["number"]
        frame = {"type": "do", "id": 7, "seen": seen, "kind": "pick_up_block", "parts": {}}
        two.who.send(frame)
        sleep(LATE * 0.6)
        one.who.send(frame)
        assert (two.answer(7), one.answer(7)) == ("done", "refused")
        entries = [entry for frame in one.heard("news") for entry in frame["entries"]]
        lines = [line["sentence"] for entry in entries for line in entry["lines"]]
        assert any("called too" in line for line in lines), lines
        one.waits(lambda: one.who.seen["block"] == far["seat"])
