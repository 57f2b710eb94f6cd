"""A stranger at the database: restarts, lost locks, a second server, broken files, a paused one."""

from __future__ import annotations

import io
import os
import signal
import socket
import sqlite3
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest

from goalsetter.cli import serve
from goalsetter.cli.serve import ServeOptions
from goalsetter.server import Settings
from goalsetter.server.admin.control import control_path
from tests.server.browser import Browser, browser
from tests.server.killing import FORKS, Memory, lost, play_through, victim
from tests.server.postgres import Database, restartable
from tests.server.running import PATIENCE, Running
from tests.server.seats import join

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    """A PostgreSQL of our own."""
    with restartable() as found:
        yield found


@dataclass(frozen=True, slots=True)
class Place:
    """Where tables are kept."""

    data: Path
    store: str = ""

    @property
    def asked(self) -> ServeOptions:
        """As the command line says it, for a server that only this machine can ask."""
        store = self.store or None
        return ServeOptions(host="127.0.0.1", port=0, data=str(self.data), store=store, log="json")

    @property
    def line(self) -> Path:
        """The owner's socket, which lies elsewhere if the folder's path is too long for one."""
        return control_path(Settings(data=self.data, store=self.store))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Both stores, each with a folder of its own."""
    if request.param == "sqlite":
        return Place(tmp_path)
    database: Database = request.getfixturevalue("database")
    return Place(tmp_path, database.address)


def _run_command(place: Place, errors: Path, told: Connection) -> None:
    """Run the command itself in the process; it tells its port when the table is open."""

    def tell(_: object, here: str, __: object) -> None:
        told.send(urlsplit(here).port)

    sys.stdout, sys.stderr = io.StringIO(), errors.open("w", buffering=1)
    serve.Announcement.__call__ = tell  # type: ignore[assignment, method-assign]
    sys.exit(serve.run(place.asked))


@dataclass(frozen=True, slots=True)
class Served:
    """The command as its owner starts it, and what it said."""

    process: BaseProcess
    errors: Path
    server: Running

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process.pid is not None
        os.kill(self.process.pid, number)


@contextmanager
def serving(place: Place) -> Iterator[Served]:
    """A server until the end of the block."""
    errors = place.data / f"errors-{monotonic()}"
    here, there = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=_run_command, args=(place, errors, there))
    process.start()
    there.close()
    try:
        assert here.poll(PATIENCE), "the server did not start"
        yield Served(process, errors, Running(port=here.recv()))
    finally:
        here.close()
        if process.is_alive():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGCONT)
            process.terminate()
        process.join(PATIENCE)


def people(server: Running) -> dict[str, str]:
    """A table of two people."""
    mine: dict[str, str] = server.order(bots=[""], pace="none", shakes=50)
    join(server, mine)
    return mine


SAID = {"what": "adjustment"}


def say(player: Browser) -> dict[str, object]:
    """The simplest deed."""
    return player.do("say", SAID)


# Two servers.


def is_refused(place: Place, capsys: pytest.CaptureFixture[str]) -> bool:
    """Whether a second server is told that another has the database, and stops."""
    code, told = serve.run(place.asked), capsys.readouterr()
    return code == 2 and "Another program is using the database" in told.err and not told.out


def test_a_restarted_database_lets_nobody_in(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither a second server nor a restore; players are told, nothing is lost, and it goes on."""
    place, backup = Place(tmp_path, database.address), str(tmp_path / "backup")
    with victim(tmp_path / "first", database.address) as game:
        server = game.start()
        mine, memory = people(server), Memory()
        assert serve.back_up(place.asked, backup) == 0
        for how in ("fast", "immediate"):
            over = threading.Event()

            def restart(how: str = how, over: threading.Event = over) -> None:
                database.restart(how)
                over.set()

            thread = threading.Thread(target=restart)
            thread.start()
            refusals = play_through(game, mine, memory, over)
            thread.join()
            assert set(refusals) <= {"no-store", "too-many-words"}
            assert not lost(server, mine, memory)
        capsys.readouterr()
        assert is_refused(place, capsys)
        assert serve.restore(place.asked, backup, replace=True) == 2
        assert "Another program is using the database" in capsys.readouterr().err
        assert not lost(server, mine, memory)
        assert game.stop() == 0


def test_a_deleted_lock_file_lets_nobody_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is none that matters: the lease stands in the database itself."""
    with victim(tmp_path) as game:
        server = game.start()
        mine = people(server)
        for each in tmp_path.glob("*.lock"):
            each.unlink()
        assert is_refused(Place(tmp_path), capsys)
        with browser(server.port, mine["code"], mine["token"]) as ann:
            ann.table()
            assert say(ann)["type"] == "done"


def test_who_was_paused_finds_itself_replaced(place: Place) -> None:
    """SIGSTOP, another takes over, SIGCONT: no deed is taken, players are told, exit code 2."""
    with serving(place) as first:
        mine = people(first.server)
        with browser(first.server.port, mine["code"], mine["token"]) as ann:
            number = ann.table()["number"]
            first.signal(signal.SIGSTOP)
            with serving(place) as second:
                ann.send({"type": "do", "id": 7, "seen": number, "kind": "say", "parts": SAID})
                first.signal(signal.SIGCONT)
                assert not [each for each in ann.rest() if each["type"] == "done"]
                errors = [each for each in ann.frames if each["type"] == "error"]
                assert [(each["code"], each["fatal"]) for each in errors] == [("elsewhere", True)]
                first.process.join(PATIENCE)
                assert first.process.exitcode == 2
                said = first.errors.read_text()
                assert "store-lost" in said
                assert "Another Goalsetter now runs the tables" in said
                port = second.server.port
                with browser(port, mine["code"], mine["token"]) as again:
                    assert again.table()["number"] == number
                    assert say(again)["type"] == "done"


def test_who_is_killed_is_followed_at_once(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody waits for the lease of a process that is known to be dead, nor for its socket."""
    with serving(place) as served:
        mine = people(served.server)
        served.process.kill()
        served.process.join(PATIENCE)
    with (
        serving(place) as heir,
        browser(heir.server.port, mine["code"], mine["token"]) as ann,
    ):
        assert ann.table()["seat"] == "A"
        heir.process.kill()
        heir.process.join(PATIENCE)
    assert place.line.exists()
    assert serve.forget(place.asked, [mine["code"]]) == 0
    assert "Deleted: 1" in capsys.readouterr().out


# Files.


def damaged(path: Path, how: str) -> None:
    """Make a database unusable."""
    if how == "empty":
        path.write_bytes(b"")
    elif how == "cut":
        os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)
    elif how == "overwritten":
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(path.stat().st_size - 8192))
    elif how == "text":
        path.write_text("no database " * 1000)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP TABLE alembic_version" if how == "other" else "DROP TABLE log")
            connection.commit()


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("empty", "is empty"),
        ("cut", "is damaged"),
        ("overwritten", "is damaged"),
        ("text", "not a Goalsetter database"),
        ("other", "another program"),
        ("schema", "is missing: log."),
    ],
)
def test_a_bad_file_is_told_before_the_table_is_open(
    tmp_path: Path, how: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With exit code 2 and a sentence; and the file is left as it is."""
    with victim(tmp_path) as game:
        people(game.start())
        assert game.stop() == 0
    path = tmp_path / "goalsetter.db"
    for each in tmp_path.glob("goalsetter.db-*"):
        each.unlink()
    damaged(path, how)
    before = path.read_bytes()
    assert serve.run(Place(tmp_path).asked) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert told in found.err
    assert path.read_bytes() == before


# The owner's line.


def test_forget_asks_the_server_that_runs(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    """The people at the table are told; without a server the store is asked itself."""
    with serving(place) as served:
        server = served.server
        mine, other = people(server), people(server)
        with browser(server.port, mine["code"], mine["token"]) as ann:
            ann.table()
            assert serve.forget(place.asked, [mine["code"].lower()]) == 0
            assert ann.until("error")["code"] == "deleted"
        assert server.ask("GET", f"/api/tables/{mine['code']}").status == 404
        assert serve.forget(place.asked, [mine["code"]]) == 2
    assert serve.forget(place.asked, [other["code"]]) == 0
    assert serve.forget(place.asked, [other["code"]]) == 2
    assert capsys.readouterr().err == ""


def test_only_the_owner_can_open_the_line(place: Place) -> None:
    """Nobody else may write to the socket; what is no request harms nothing."""
    with serving(place) as served:
        server = served.server
        assert server.ask("GET", "/healthz").status == 200
        path = place.line
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        for sent in (b"\n", b"nonsense\n", b'{"do": "steal", "names": ["x"]}\n'):
            with socket.socket(socket.AF_UNIX) as line:
                line.connect(str(path))
                line.sendall(sent)
                assert b"fault" in line.makefile("rb").readline()
        assert server.ask("GET", "/healthz").status == 200
    assert not path.exists()
