"""The owner's own line to a server that runs: a socket beside the tables that nobody else can open.

One request a line, one answer a line, in JSON. Without a server, or on a system that has no such
sockets, nobody answers, and commands work on the store itself.
"""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.applications import Starlette

from goalsetter.server.accounts.office import Office
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import broke, complain, tell
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.retention import bring_back
from goalsetter.server.settings import Settings
from goalsetter.server.store import (
    MEMORY,
    Deleted,
    KeptChild,
    StoreError,
    named_analysis,
    named_table,
)
from goalsetter.server.workers.analysis import Bureau

LONGEST_PATH = 100
"""How long the path of a socket may be: systems allow little more."""
LONGEST_LINE = 1024 * 1024
WITHIN = 60.0
"""Seconds within which a server answers."""
OURS_ALONE = 0o600
FORGET, BRING_BACK, ERASE = "forget", "bring-back", "erase-child"


class ControlRequest(msgspec.Struct, frozen=True):
    """Something the owner of the server wants done, with tables or analyses."""

    do: str
    names: list[str]


class ControlAnswer(msgspec.Struct, frozen=True):
    """How many there were with which it was done; ``fault`` is the store's code, if it failed."""

    count: int = 0
    fault: str = ""


def control_path(settings: Settings) -> Path:
    """Where the socket lies: one for each store, so that no other server is asked."""
    # A digest: an address of a database holds a password, and a path is seen by all.
    mark = sha256(f"{settings.data.absolute()} {settings.store}".encode()).hexdigest()[:16]
    name = f"goalsetter-{mark}.sock" if settings.store else "goalsetter.sock"
    path = settings.data.absolute() / name
    if len(os.fsencode(path)) <= LONGEST_PATH:
        return path
    return Path(tempfile.gettempdir()) / f"goalsetter-{mark}.sock"


# The server's end.


@asynccontextmanager
async def answering(settings: Settings, app: Starlette) -> AsyncIterator[None]:
    """Within, the owner is answered. The store is ours, so an old socket is nobody else's."""
    path, line = control_path(settings), None
    if settings.store == MEMORY:
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A server that was killed has left it behind.
        path.unlink(missing_ok=True)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await _answer_one(app, reader, writer)

        line = await asyncio.start_unix_server(answer, path, limit=LONGEST_LINE)
        # Whoever may write to it may delete tables.
        path.chmod(OURS_ALONE)
    except (OSError, AttributeError, NotImplementedError) as error:
        complain("no-control-line", error)
    try:
        yield
    finally:
        if line is not None:
            line.close()
            with suppress(OSError):
                path.unlink(missing_ok=True)


async def _answer_one(
    app: Starlette, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    try:
        request = msgspec.json.decode(await reader.readline(), type=ControlRequest)
        answer = await _do(app, request)
    except (msgspec.MsgspecError, ValueError):
        answer = ControlAnswer(fault="store-failed")
    except (StoreError, UnfitError) as error:
        answer = ControlAnswer(fault=error.code if isinstance(error, StoreError) else "store-away")
    except Exception:
        broke("control-broke")
        answer = ControlAnswer(fault="store-failed")
    with suppress(OSError):
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
        writer.close()


async def _do(app: Starlette, request: ControlRequest) -> ControlAnswer:
    if not hasattr(app.state, "office"):  # it is still starting
        return ControlAnswer(fault="store-away")
    counts = [await DOES[request.do](app, name) for name in request.names]
    return ControlAnswer(count=sum(counts))


async def _forget(app: Starlette, name: str) -> bool:
    """Delete a table or an analysis; whoever is there is told."""
    registry, bureau = app.state.registry, app.state.bureau
    assert isinstance(registry, Registry)
    assert isinstance(bureau, Bureau)
    store = registry.services.store
    if code := await named_table(store, name):
        # A table that is being woken would come back from the dead.
        async with registry.waking:
            room = registry.rooms.get(code)
            if room is None or room.failed:
                await store.keep([Deleted(code=code)])
                tell("table-deleted", table=code, why="command")
            else:
                async with room.turn:
                    await room.delete("command")
        return True
    if await named_analysis(store, name):
        await bureau.erase(name)
        return True
    return False


async def _bring_back(app: Starlette, name: str) -> bool:
    registry = app.state.registry
    assert isinstance(registry, Registry)
    return await bring_back(registry.services.store, name)


async def _erase(app: Starlette, name: str) -> bool:
    """Erase a child; whoever plays with it goes on."""
    office, registry = app.state.office, app.state.registry
    assert isinstance(office, Office)
    if await office.directory.one(KeptChild, id=name) is None:
        return False
    await office.erase(name, registry, app.state.halls, app.state.bureau)
    return True


DOES: dict[str, Callable[[Starlette, str], Awaitable[bool]]] = {
    FORGET: _forget,
    BRING_BACK: _bring_back,
    ERASE: _erase,
}
"""The things that can be asked for."""


# The command's end.


def ask_server(settings: Settings, do: str, names: list[str]) -> ControlAnswer | None:
    """Ask the server that runs; nothing if there is none. A socket of somebody else's is none."""
    path = control_path(settings)
    if not hasattr(socket, "AF_UNIX"):
        return None
    with suppress(FileNotFoundError, ConnectionRefusedError, PermissionError):
        # In a folder for all, another user may have put a socket in its place.
        if path.stat().st_uid != os.getuid():
            return None
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(WITHIN)
            line.connect(str(path))
            line.sendall(msgspec.json.encode(ControlRequest(do, names)) + b"\n")
            with line.makefile("rb") as reply:
                return msgspec.json.decode(reply.readline(), type=ControlAnswer)
    return None
