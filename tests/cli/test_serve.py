"""``goalsetter serve``: a clear word on whatever stands in the way, and a clean end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from goalsetter.cli import serve
from goalsetter.cli.serve import Announcement, ServeOptions, run
from tests.cli.command import COMMAND, PATIENCE


def test_a_port_in_use_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Exit code 2, one sentence, no stack trace."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert run(ServeOptions(host="127.0.0.1", port=port, data=str(tmp_path))) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"Port {port} is in use.")
    assert told.out == ""


def test_a_folder_that_cannot_be_used_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A file where a folder should be, and a file that is no database."""
    (tmp_path / "file").write_text("")
    assert run(ServeOptions(host="127.0.0.1", port=0, data=str(tmp_path / "file" / "x"))) == 2
    assert "I am not allowed to write in" in capsys.readouterr().err
    (tmp_path / "goalsetter.db").write_bytes(b"something else " * 100)
    assert run(ServeOptions(host="127.0.0.1", port=0, data=str(tmp_path))) == 2
    assert "not a Goalsetter database" in capsys.readouterr().err


@pytest.mark.parametrize("store", ["nonsense", "oracle://x", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_store_that_cannot_be_used_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, store: str
) -> None:
    """By an option or by the setting."""
    monkeypatch.setenv(serve.STORE, store)
    assert run(ServeOptions(host="127.0.0.1", port=0)) == 2
    assert store.partition("://")[0] in capsys.readouterr().err


def test_options_and_variables_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """By either way; what cannot be is told before anything starts."""
    from goalsetter.cli.app import main

    asked: list[ServeOptions] = []

    def ran(each: ServeOptions) -> int:
        asked.append(each)
        return 0

    monkeypatch.setattr(serve, "run", ran)

    def said(*words: str) -> int:
        monkeypatch.setattr(sys, "argv", ["goalsetter", "serve", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0)

    assert said("--log", "json", "--keep", "7", "--name", "a.b", "--name", "c", "--metrics") == 0
    for name, value in (("LOG", "text"), ("KEEP", "0"), ("NAME", "x.y"), ("METRICS", "1")):
        monkeypatch.setenv(f"GOALSETTER_{name}", value)
    assert said() == 0
    found = [(each.log, each.keep, each.names, each.metrics) for each in asked]
    assert found == [("json", 7, ("a.b", "c"), True), ("text", 0, ("x.y",), True)]
    assert said("--log", "loud") != 0
    assert said("--keep", "-1") != 0
    assert len(asked) == 2


def test_the_addresses_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One for this machine, one for others; the browser is opened if that was asked for."""
    opened: list[str] = []
    monkeypatch.setattr(serve, "A_MOMENT", 0)
    monkeypatch.setattr("webbrowser.open", opened.append)
    Announcement(browser=True)("http://localhost:1", ("http://192.0.2.7:1",))
    told = capsys.readouterr().out
    assert "Goalsetter is open at http://localhost:1" in told
    assert "http://192.0.2.7:1" in told
    assert "phone" not in told  # nothing is drawn where there is no terminal
    end = monotonic() + PATIENCE
    while not opened and monotonic() < end:
        sleep(0.01)
    assert opened == ["http://localhost:1"]
    Announcement(browser=False)("http://localhost:1", ())
    assert "Only browsers on this machine" in capsys.readouterr().out


def test_it_serves_until_it_is_stopped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A signal ends it, even as it is announced; what handled signals before does so again."""
    before = signal.getsignal(signal.SIGINT)

    def stop(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Announcement, "__call__", stop)
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run(ServeOptions(host="127.0.0.1", port=0, data=str(tmp_path))) == 0
    assert capsys.readouterr().out == "Goalsetter has stopped. Every match is kept.\n"
    assert signal.getsignal(signal.SIGINT) is before


def answers(address: str) -> None:
    """Wait until a server does."""
    end = monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/healthz", timeout=PATIENCE):
                return
        except URLError:
            assert monotonic() < end, address
            sleep(0.05)


def test_a_store_that_was_taken_away_is_told_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody is told then that every match is kept; and the server's files were nobody else's."""
    modes: set[int] = set()

    def stop_soon(_: Announcement, here: str, __: object) -> None:
        threading.Thread(target=stop, args=(here,)).start()

    def stop(address: str) -> None:
        answers(address)
        modes.update(file.stat().st_mode & 0o777 for file in tmp_path.iterdir())
        (tmp_path / "goalsetter.db").unlink()
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Announcement, "__call__", stop_soon)
    assert run(ServeOptions(host="127.0.0.1", port=0, data=str(tmp_path))) == 2
    told = capsys.readouterr()
    assert "kept" not in told.out
    assert "goalsetter.db went away" in told.err
    assert modes == {0o600}


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
@pytest.mark.parametrize("when", [lambda _: None, answers])
def test_ctrl_c_ends_it_cleanly(tmp_path: Path, when: Callable[[str], None]) -> None:
    """Exit code 0, a last word, no stack trace: as soon as it is announced, and when it answers."""
    options = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [*COMMAND, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith("Goalsetter is open at http://127.0.0.1:")
    when(told.split()[-1])
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.endswith("Goalsetter has stopped. Every match is kept.\n")
