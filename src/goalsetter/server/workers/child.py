"""The process that does jobs: it reads one, does it, and writes what came of it.

A frame is its kind, the length of its text, and the text. The process imports next to nothing
before its first job, and ends with its parent: when nothing more can come in.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module
from operator import attrgetter
from queue import SimpleQueue
from typing import IO

HEAD = struct.Struct(">cI")
ASKED, BEGUN, PROGRESS, DONE, BROKE, FULL = b"a", b"b", b"p", b"d", b"x", b"m"
"""A job; that it has begun; how far it is; its answer; what it raised; no memory for it."""
BETWEEN = "\n"
"""The separator between the name of a job and its text."""
ECHO = "goalsetter.server.workers.child:echo"
"""The job that asks nothing."""
_TOLD: list[IO[bytes]] = []
"""The way to the parent, in a process that has one."""


def write(stream: IO[bytes], kind: bytes, text: str = "") -> None:
    """Send one frame."""
    # People type halves of characters, too; they come back as they went.
    data = text.encode("utf-8", "surrogatepass")
    stream.write(HEAD.pack(kind, len(data)) + data)
    stream.flush()


def read(stream: IO[bytes]) -> tuple[bytes, str] | None:
    """The next frame; nothing if the other side has gone."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    kind, length = HEAD.unpack(head)
    data = stream.read(length)
    return None if len(data) < length else (kind, data.decode("utf-8", "surrogatepass"))


def find(job: str) -> Callable[[str], str]:
    """The function that a job names: its module, a colon, its name.

    Functions behind a space are what it is given first. All of them are imported here, so that
    the start of a process is not held against the job.
    """
    function, *given = (_function(name) for name in job.split(" "))
    return partial(function, *given)


def _function(name: str) -> Callable[..., str]:
    module, _, qualified = name.partition(":")
    function: Callable[..., str] = attrgetter(qualified)(import_module(module))
    return function


def echo(text: str) -> str:
    """Return the same text: whoever asks wants to know whether a process lives."""
    return text


def report(text: str) -> None:
    """Tell the parent how far a job is; where there is no parent, nobody hears it."""
    for outside in _TOLD:
        write(outside, PROGRESS, text)


def main() -> None:
    """Do jobs until the parent has gone. The arguments are bytes of memory, and niceness."""
    memory, niceness = (int(number) for number in sys.argv[1:3])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    _limit(memory, niceness)
    # The pipes under other numbers: 0 and 1 belong to whatever a job prints or reads.
    inside, outside = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a job prints is no answer
    _TOLD.append(outside)
    asked: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(inside, asked), daemon=True).start()
    while True:
        _do(asked.get(), outside)


def _limit(memory: int, niceness: int) -> None:
    if niceness:
        os.nice(niceness)
    if memory and sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on every system

        # Python then raises MemoryError, where the system would end the whole server.
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _listen(inside: IO[bytes], asked: SimpleQueue[str]) -> None:
    """A thread of its own hears that the parent has gone, whatever the job is at."""
    while (frame := read(inside)) is not None:
        asked.put(frame[1])
    # At once: a job may be deep in the solver's kernel, which hears no exception.
    os._exit(1)


def _do(frame: str, outside: IO[bytes]) -> None:
    job, _, text = frame.partition(BETWEEN)
    try:
        work = find(job)
        write(outside, BEGUN)
        answer = work(text)
    except MemoryError:
        write(outside, FULL)
    except Exception:
        write(outside, BROKE, traceback.format_exc())
    else:
        write(outside, DONE, answer)
