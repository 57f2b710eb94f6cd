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
class Asked:
    """What was asked on the command line; nothing where an option was not given."""

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


def run(asked: Asked) -> int:
    """Serve, and give the exit code."""
    try:
        from goalsetter import server  # noqa: PLC0415 - no other command needs it

        serve = server.serve  # a name of the server is loaded when it is asked for
    except ModuleNotFoundError as error:
        return without_extra(error)
    try:
        serve(settings_of(asked, server.Settings), Announcement(asked.browser))
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    except KeyboardInterrupt:
        Screen().line()
    Screen().line(say("serve-closed"))
    return DONE


def back_up(asked: Asked, path: str) -> int:
    """Write a backup, and give the exit code."""
    return _moved(asked, lambda settings, server: server.backed_up(settings, Path(path)), path)


def restore(asked: Asked, path: str, *, replace: bool) -> int:
    """Take in a backup, and give the exit code."""
    return _moved(
        asked,
        lambda settings, server: server.restored(settings, Path(path), replace=replace),
        path,
        "restore-done",
    )


def forget(asked: Asked, names: list[str]) -> int:
    """Delete tables and analyses, and give the exit code."""
    return _counted(asked, names, "forget", "forgot")


def bring_back(asked: Asked, names: list[str]) -> int:
    """Bring back what was set aside, and give the exit code."""
    return _counted(asked, names, "bring_tables_back", "brought-back")


def _counted(asked: Asked, names: list[str], work: str, told: str) -> int:
    """Have it done with all that are there; some that are not make the exit code a bad one."""
    counts: list[int] = []

    def do(settings: Settings, server: Any) -> int:
        counts.append(getattr(server, work)(settings, names))
        return counts[0]

    code = _moved(asked, do, " ".join(names), told)
    return UNSERVABLE if code == DONE and sum(counts) < len(names) else code


def show_aside(asked: Asked) -> int:
    """List what is set aside, and give the exit code."""
    found: list[Any] = []

    def do(settings: Settings, server: Any) -> int:
        found.extend(server.list_aside(settings))
        return len(found)

    code = _moved(asked, do, "", "aside-count")
    for each in found:
        day = datetime.fromtimestamp(each.used / 1000, UTC).date().isoformat()
        kind = "aside-table" if each.is_table else "aside-analysis"
        Screen().line(say(kind, name=each.name, day=day))
    return code


def _moved(
    asked: Asked, move: Callable[[Settings, Any], int], path: str, told: str = "backup-done"
) -> int:
    try:
        from goalsetter import server  # noqa: PLC0415 - no other command needs it

        count = move(settings_of(asked, server.Settings), server)
    except ModuleNotFoundError as error:
        return without_extra(error)
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    Screen().line(say(told, count=count, path=path))
    return DONE


def without_extra(error: ModuleNotFoundError) -> int:
    """Tell how the server is installed; a module of our own that is missing is a fault."""
    missing = str(error.name)
    if missing.partition(".")[0] == "goalsetter":
        raise error
    Screen(sys.stderr).line(say("serve-no-extra", missing=missing), "bold red")
    return UNSERVABLE


def settings_of(asked: Asked, kind: type[Settings]) -> Settings:
    """What was asked, and the usual for the rest."""
    given: dict[str, object] = {
        "host": asked.host,
        "port": asked.port,
        "data": None if asked.data is None else Path(asked.data).expanduser(),
        "store": asked.store or os.environ.get(STORE),
        "names": asked.names,
        "log": asked.log,
        "metrics": asked.metrics,
        "keep": asked.keep,
        "connections": asked.connections,
        "chat": asked.chat,
        "words": None if asked.words is None else Path(asked.words).expanduser(),
    }
    return kind(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]


class Announcement:
    """Says where the table is, and opens it if that was asked for."""

    def __init__(self, browser: bool) -> None:
        self.browser = browser

    def __call__(self, here: str, others: tuple[str, ...]) -> None:
        """The server is about to listen."""
        screen = Screen()
        screen.line(say("serve-here", address=here), "bold")
        drawn = not screen.ascii and screen.stream.isatty()
        for address in others:
            screen.line(say("serve-room-drawn" if drawn else "serve-room", address=address))
            if drawn:
                _draw(address, screen)
        if not others:
            screen.line(say("serve-alone"))
        screen.line(say("serve-how-to-stop"))
        screen.stream.flush()
        if self.browser:
            timer = threading.Timer(A_MOMENT, webbrowser.open, (here,))
            timer.daemon = True
            timer.start()


def _draw(address: str, screen: Screen) -> None:
    """The address for phones."""
    import segno  # noqa: PLC0415 - comes with the server

    segno.make(address, micro=False).terminal(screen.stream, compact=True, border=2)
