"""The server answers any frame or closes its socket, and the table goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from goalsetter.play import action
from goalsetter.server import Limits, Settings
from tests.server.browser import Browser, browser
from tests.server.running import HASTE, Running, running

KINDS = sorted({"", *(kind.do for kind in action.KINDS)})
PARTS = ("cube", "cubes", "to", "goal", "kind", "reason", "against", "writer", "texts", "at", "by")

scalars = (
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=9)
)
values = st.recursive(
    scalars,
    lambda of: st.lists(of, max_size=3) | st.dictionaries(st.text(max_size=5), of),
    max_leaves=6,
)
texts = st.sampled_from(("1", "r1", "5x", "required", "A", "B", "now", "1=1", "", "…")) | st.text(
    max_size=8
)
parts = st.dictionaries(st.sampled_from(PARTS), texts | st.lists(texts, max_size=2), max_size=3)
frames = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            (
                *("do", "draft", "ready", "start", "rematch", "ping", "echo", "hello"),
                *("ask-hint", "learn"),
            )
        )
    },
    optional={
        "id": st.integers(0, 9) | values,
        "seen": st.integers(-2, 40) | values,
        "kind": st.sampled_from(KINDS) | texts,
        "parts": parts | values,
        "texts": st.lists(texts, max_size=2) | values,
        "token": texts,
    },
)
deeds = st.fixed_dictionaries(
    {
        "type": st.just("do"),
        "id": st.integers(0, 9),
        "seen": st.integers(0, 30),
        "kind": st.sampled_from(KINDS),
        "parts": parts,
    }
)


AS_EVER = 5.0
"""Seconds: a browser that is waited for would hold up the others for longer than that."""
OWN = 1_000
"""Numbers from here on are on no frame that is made up, so an answer is known by its number."""


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that lets anybody send as fast as he likes."""
    fast = Limits(frames=1e6, frames_at_once=1e6, tables=1e6, tables_at_once=1e6)
    told = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=fast)
    with running(told) as found:
        yield found


class Fuzz(RuleBasedStateMachine):
    """Two people at a table, one of whom sends anything."""

    server: Running

    @initialize()
    def sit(self) -> None:
        """A match between two people."""
        seats = [self.server.order(players=2, bots=[""], pace="none")]
        self.code = seats[0]["code"]
        path = f"/api/tables/{self.code}/seats"
        seats.append(self.server.ask("POST", path, {"nickname": "Ben"}).json)
        self.tokens = [seat["token"] for seat in seats]
        self.stack = ExitStack()
        self.honest = self._browser(0)
        self.wild = self._browser(1)

    def _browser(self, seat: int) -> Browser:
        opened = browser(self.server.port, self.code, self.tokens[seat])
        found = self.stack.enter_context(opened)
        found.count_from(OWN)
        return found

    @rule(data=st.binary(max_size=40) | st.text(max_size=40))
    def send_noise(self, data: str | bytes) -> None:
        """Bytes that mean nothing."""
        self._send(data)

    @rule(value=values | frames)
    def send_json(self, value: Any) -> None:
        """JSON that may be a frame."""
        self._send(json.dumps(value))

    @rule(deed=deeds)
    def send_deed(self, deed: dict[str, Any]) -> None:
        """A deed that can be read, allowed or not."""
        self._send(json.dumps(deed))

    @rule()
    def play_on(self) -> None:
        """Something that is offered, so that the match gets on."""
        self._fresh()
        self.wild.act()

    @rule()
    def come_again(self) -> None:
        """The socket breaks in the middle."""
        self.wild.socket.close()
        self.wild = self._browser(1)

    def _send(self, data: str | bytes) -> None:
        try:
            self.wild.send(data)
        except ConnectionClosed:
            self.wild = self._browser(1)

    def _fresh(self) -> None:
        """The wild browser hears an answer to a question, or is let in anew."""
        try:
            # A frame that was sent before may bear the same number and be answered first.
            assert self.wild.ask("ping")["type"] in ("pong", "error", "refused", "done", "form")
            if not any(frame["type"] == "table" for frame in self.wild.frames):
                self.wild.table()
        except ConnectionClosed:
            self.wild = self._browser(1)
            self.wild.table()

    def teardown(self) -> None:
        """The other player is answered still, and nothing broke."""
        if not hasattr(self, "stack"):
            return
        with self.stack:
            assert self.honest.ask("ping")["type"] == "pong"
            told = [*self.honest.frames, *self.wild.frames]
            assert not [frame for frame in told if frame.get("code") == "broken"]
            assert self.server.ask("GET", f"/api/tables/{self.code}").status == 200


def test_nothing_that_is_sent_breaks_a_table(server: Running) -> None:
    """Noise, JSON, frames of the wrong shape, deeds of every kind, broken lines."""
    machine = type("FuzzHere", (Fuzz,), {"server": server})
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=6, stateful_step_count=20, deadline=None, suppress_health_check=slow
        ),
    )


def test_a_browser_that_does_not_listen_slows_nobody(server: Running) -> None:
    """It reads nothing while a match is played; the others are answered as ever."""
    seats = [server.order(players=2, bots=[""], pace="none")]
    code = seats[0]["code"]
    seats.append(server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "Ben"}).json)
    with (
        browser(server.port, code, seats[0]["token"]) as ann,
        browser(server.port, code, seats[1]["token"]) as ben,
        browser(server.port, code, seats[1]["token"], max_queue=1) as deaf,
    ):
        for each in (ann, ben):
            each.table()
        late = []
        for _ in range(200):
            began = monotonic()
            assert ann.ask("draft", texts=["1=1"])["type"] in ("form", "refused")
            late.append(monotonic() - began)
            with suppress(ConnectionClosed):  # on a slow machine it may be sent away meanwhile
                deaf.send({"type": "ping", "id": 1})
        assert sorted(late)[len(late) // 2] < AS_EVER
        assert ben.ask("ping")["type"] == "pong"
