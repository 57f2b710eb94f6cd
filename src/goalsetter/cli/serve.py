"""``goalsetter serve``: the table for browsers, until Ctrl-C."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goalsetter.cli.screen import Screen
from goalsetter.words import say

if TYPE_CHECKING:
    from goalsetter.server import Settings

DONE, UNSERVABLE = 0, 2
"""Exit codes."""
STORE = "GOALSETTER_STORE"
"""The setting that names another store."""
A_MOMENT = 0.7
"""Seconds until a browser finds the server listening."""


class Log(StrEnum):
    """How the server writes what happens."""

    OFF = "off"
    TEXT = "text"
    JSON = "json"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options of the commands; None where one was not given."""

    host: str | None = None
    port: int | None = None
    data: str | None = None
    store: str | None = None
    browser: bool = False
    names: tuple[str, ...] = ()
    log: str | None = None
    metrics: bool | None = None
    keep: int | None = None
    connections: int | None = None
    chat: bool | None = None
    words: str | None = None
    compute: str | None = None
    tls: tuple[str, str, str] | None = None
    trust: int | None = None


def run(options: ServeOptions) -> int:
    """Serve, and give the exit code."""
    try:
        from goalsetter import server  # noqa: PLC0415 - no other command needs it

        serve = server.serve  # a name of the server is loaded when it is asked for
    except ModuleNotFoundError as error:
        return without_extra(error)
    try:
        serve(settings_of(options, server.Settings), Announcement(options.browser))
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    # Behind the ^C that terminals print.
    except KeyboardInterrupt:
        Screen().line()
    Screen().line(say("serve-closed"))
    return DONE


def back_up(options: ServeOptions, path: str) -> int:
    """Write a backup, and give the exit code."""
    return call_server(
        options,
        lambda settings, server: server.back_up(settings, Path(path)),
        path,
        "backup-done",
    )


def restore(
    options: ServeOptions, path: str, *, replace: bool, names_key: str | None = None
) -> int:
    """Take in a backup, and give the exit code."""
    key = None if names_key is None else Path(names_key).expanduser()
    return call_server(
        options,
        lambda settings, server: server.restore(
            settings, Path(path), replace=replace, names_key=key
        ),
        path,
        "restore-done",
    )


def forget(options: ServeOptions, names: list[str]) -> int:
    """Delete tables and analyses, and give the exit code."""
    return call_for_each(options, names, "forget", "forgot")


def bring_back(options: ServeOptions, names: list[str]) -> int:
    """Bring back what was set aside, and give the exit code."""
    return call_for_each(options, names, "bring_tables_back", "brought-back")


def call_for_each(options: ServeOptions, names: list[str], work: str, code: str) -> int:
    """Have it done with all that are there; some that are not make the exit code a bad one."""
    counts: list[int] = []

    def do(settings: Settings, server: Any) -> int:
        counts.append(getattr(server, work)(settings, names))
        return counts[0]

    # The count comes back by the list, since the exit code is all that is returned.
    exit_code = call_server(options, do, " ".join(names), code)
    return UNSERVABLE if exit_code == DONE and sum(counts) < len(names) else exit_code


def show_aside(options: ServeOptions) -> int:
    """List what is set aside, and give the exit code."""
    entries: list[Any] = []

    def do(settings: Settings, server: Any) -> int:
        entries.extend(server.list_aside(settings))
        return len(entries)

    code = call_server(options, do, "", "aside-count")
    for entry in entries:
        day = datetime.fromtimestamp(entry.used / 1000, UTC).date().isoformat()
        kind = "aside-table" if entry.is_table else "aside-analysis"
        Screen().line(say(kind, name=entry.name, day=day))
    return code


def call_server(
    options: ServeOptions,
    work: Callable[[Settings, Any], int],
    path: str,
    code: str,
) -> int:
    """Load the server, have something done by it, and tell how many there were."""
    try:
        from goalsetter import server  # noqa: PLC0415 - no other command needs it

        count = work(settings_of(options, server.Settings), server)
    except ModuleNotFoundError as error:
        return without_extra(error)
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    Screen().line(say(code, count=count, path=path))
    return DONE


def without_extra(error: ModuleNotFoundError) -> int:
    """Tell how the server is installed; a module of our own that is missing is a fault."""
    missing = str(error.name)
    # A missing module of ours is no missing extra, and must not be told as one.
    if missing.partition(".")[0] == "goalsetter":
        raise error
    Screen(sys.stderr).line(say("serve-no-extra", missing=missing), "bold red")
    return UNSERVABLE


def settings_of(options: ServeOptions, kind: type[Settings]) -> Settings:
    """Return the settings that were asked for, with the usual for the rest."""
    given: dict[str, object] = {
        "host": options.host,
        "port": options.port,
        "data": None if options.data is None else Path(options.data).expanduser(),
        # An address may hold a password, which others could read in the list of processes.
        "store": options.store or os.environ.get(STORE),
        "names": options.names,
        "log": options.log,
        "metrics": options.metrics,
        "keep": options.keep,
        "connections": options.connections,
        "chat": options.chat,
        "compute": options.compute,
        "tls": options.tls,
        "trust": options.trust,
        "words": None if options.words is None else Path(options.words).expanduser(),
    }
    return kind(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]


class Announcement:
    """Says where the table is, and opens it if that was asked for."""

    def __init__(self, browser: bool) -> None:
        self.browser = browser

    def __call__(self, here: str, others: tuple[str, ...]) -> None:
        """Tell the addresses: the server is about to listen."""
        screen = Screen()
        screen.line(say("serve-here", address=here), "bold")
        # The squares of a QR code are no ASCII, and mean nothing in a file.
        drawn = not screen.ascii and screen.stream.isatty()
        for address in others:
            screen.line(say("serve-room-drawn" if drawn else "serve-room", address=address))
            if drawn:
                import segno  # noqa: PLC0415 - comes with the server

                segno.make(address, micro=False).terminal(screen.stream, compact=True, border=2)
        if not others:
            screen.line(say("serve-alone"))
        screen.line(say("serve-how-to-stop"))
        screen.stream.flush()
        if self.browser:
            timer = threading.Timer(A_MOMENT, webbrowser.open, (here,))
            timer.daemon = True
            timer.start()
