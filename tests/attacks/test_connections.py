"""Connections: half-sent requests, too many of them, answers that nobody reads, a full disk."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from goalsetter.server import Settings
from goalsetter.server.http.pages import WEB
from tests.attacks.strangers import settings, sqlite_in
from tests.server.browser import browser
from tests.server.killing import victim
from tests.server.running import ORDER, PATIENCE, Running, running

SCHOOL = 600
"""Pupils behind one address."""
EACH = 7
"""Connections of one browser: a socket, and the six that it uses to load a page."""
QUICK = {"head_within": 0.3, "body_within": 0.3, "read_within": 0.3}
HEAD = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
UPGRADE = HEAD + b"connection: upgrade\r\nupgrade: websocket\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a moment for what is missing."""
    with running(settings(**QUICK), sqlite_in(tmp_path_factory.mktemp("store"))) as found:
        yield found


@contextmanager
def wire(server: Running) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as found:
        yield found


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the server closes; one that never does fails the test."""
    found = b""
    try:
        while piece := line.recv(65_536):
            found += piece
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, UPGRADE, POST])
def test_a_request_that_does_not_come_is_not_waited_for(server: Running, sent: bytes) -> None:
    """Be it its head, its body or the handshake of a socket; the connection is closed."""
    with wire(server) as line:
        line.sendall(sent)
        assert rest_of(line).partition(b"\r\n")[0] in (b"", b"HTTP/1.1 408 Request Timeout")


@pytest.mark.parametrize("begun", [HEAD + b"x-slow: ", POST], ids=["head", "body"])
def test_who_sends_a_letter_now_and_then_gains_no_time(server: Running, begun: bytes) -> None:
    """The time is that of the whole request."""
    with wire(server) as line:
        line.sendall(begun)
        line.settimeout(0.05)
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                line.sendall(b"a")
                if not line.recv(4096):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    raise AssertionError("it is still waited for")


def test_another_request_on_the_same_connection_has_its_own_time(server: Running) -> None:
    """And is not waited for either if only its beginning comes."""
    with wire(server) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        rest_of(line)


def test_a_network_has_so_many_connections(tmp_path: Path) -> None:
    """One more is told so; when one has gone, there is room again. Sockets count too."""
    limited = replace(settings(head_within=PATIENCE), connections=6)
    with running(limited, sqlite_in(tmp_path)) as server, ExitStack() as opened:
        code = server.order(bots=[""])["code"]
        with browser(server.port, code) as watcher:
            watcher.until("lobby")
            held = [opened.enter_context(wire(server)) for _ in range(5)]
            with wire(server) as one_too_many:
                assert rest_of(one_too_many).startswith(b"HTTP/1.1 503")
            held.pop().close()
            await_alive(server)
        held.append(opened.enter_context(wire(server)))
        await_alive(server)


def await_alive(server: Running) -> None:
    """Until there is room for one more, which then goes."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        with wire(server) as line:
            line.sendall(HEAD + b"connection: close\r\n\r\n")
            if rest_of(line).startswith(b"HTTP/1.1 200"):
                return
        sleep(0.02)
    raise AssertionError("there is no room")


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    """It holds a connection of the network for a moment, not for ever."""
    (script,) = (WEB / "assets").glob("index-*.js")
    limited = replace(settings(**QUICK), connections=1)
    with running(limited, sqlite_in(tmp_path)) as server, wire(server) as line:
        ask = b"GET /assets/%s HTTP/1.1\r\nhost: localhost\r\n\r\n" % script.name.encode()
        line.sendall(ask * 100)
        await_alive(server)


def test_a_school_has_room(tmp_path: Path) -> None:
    """Every pupil behind one address with all connections of a browser, and some to spare."""
    assert Settings().connections > SCHOOL * EACH
    with (
        running(settings(head_within=PATIENCE), sqlite_in(tmp_path)) as server,
        ExitStack() as opened,
    ):
        for _ in range(SCHOOL // 2):  # the test holds the other end of each
            opened.enter_context(wire(server))
        assert server.ask("GET", "/readyz").status == 200


def test_watchers_do_not_come_without_end(tmp_path: Path) -> None:
    """Each is told all that was done: so many of a network at a table, while players come in."""
    limited = settings(watchers=0.001, watchers_at_once=3)
    with running(limited, sqlite_in(tmp_path)) as server:
        seated = server.order()
        for _ in range(3):
            with browser(server.port, seated["code"]) as watcher:
                watcher.table()
        with browser(server.port, seated["code"]) as watcher:
            assert watcher.take()["code"] == "too-fast"
        other = {"x-forwarded-for": "192.0.2.77"}
        with browser(server.port, seated["code"], additional_headers=other) as watcher:
            watcher.table()
        with browser(server.port, seated["code"], seated["token"]) as player:
            player.table()


# A disk that is full.


def test_a_server_on_a_full_disk_is_alive_and_not_ready(tmp_path: Path) -> None:
    """Both are told at once; when there is room again, it is ready by itself."""
    with victim(tmp_path) as game:
        server = game.start()
        assert server.ask("GET", "/readyz").json["store"] == "ok"
        assert game.process is not None
        pid, all_of_it = int(game.process.pid or 0), resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, all_of_it))
        await_ready(server, 503)
        assert server.ask("GET", "/healthz").status == 200
        found = server.ask("POST", "/api/tables", ORDER)
        assert (found.status, found.json["code"]) == (503, "not-kept")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (all_of_it, all_of_it))
        await_ready(server, 200)
        assert game.stop() == 0


def await_ready(server: Running, status: int) -> None:
    """Until the server tells so; an answer is good for a second."""
    end = monotonic() + PATIENCE
    while server.ask("GET", "/readyz").status != status:
        assert monotonic() < end
        sleep(0.1)
