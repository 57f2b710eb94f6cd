"""Jobs for the tests of the pool: each takes a text and gives one, or does not."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

from goalsetter.server.workers.child import report


def echo(text: str) -> str:
    """The same."""
    return text


def who(_text: str) -> str:
    """The process that does it."""
    return str(os.getpid())


def niceness(_text: str) -> str:
    """How polite its process is."""
    return str(os.nice(0))


def count(text: str) -> str:
    """Tell how far it is, so many times."""
    for number in range(int(text)):
        report(str(number))
    return "done"


def wait(text: str) -> str:
    """For ever, after telling so in a file."""
    Path(text).write_text(str(os.getpid()), encoding="utf-8")
    threading.Event().wait()
    return "never"


def gate(text: str) -> str:
    """Until a file is there."""
    while not Path(text).exists():
        threading.Event().wait(0.02)
    return "open"


def die(_text: str) -> str:
    """As by ``kill -9``."""
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def die_once(text: str) -> str:
    """Only the first time."""
    mark = Path(text)
    if not mark.exists():
        mark.write_text("", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def eat(text: str) -> str:
    """More memory than there is; less, once a file is there."""
    mark = Path(text)
    if mark.exists():
        return "full"
    mark.write_text("", encoding="utf-8")
    return str(len(bytearray(2**40)))


def chatter(_text: str) -> str:
    """Prints, which is no answer."""
    os.write(1, b"dxxxxxxx")
    return "quiet"


def fail(_text: str) -> str:
    """Raises."""
    raise ValueError("a fault of the job's own")


def hold(text: str) -> str:
    """Tell in one file by which process it is done, and wait until another file is there."""
    begun, go_on = text.split(" | ")
    with Path(begun).open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    return gate(go_on)
