"""A line that is long: a proxy that passes everything on, each way so many seconds late."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.running import PATIENCE


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, late: float) -> None:
    loop = asyncio.get_running_loop()
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            loop.call_later(late, writer.write, data)
    loop.call_later(late, writer.close)


@contextmanager
def long_line(port: int, late: float) -> Iterator[int]:
    """The port of a proxy to another port of this machine."""
    loop, lines = asyncio.new_event_loop(), set[asyncio.Task[None]]()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        for each in (_pass_on(reader, back, late), _pass_on(there, writer, late)):
            lines.add(asyncio.ensure_future(each))

    server = loop.run_until_complete(asyncio.start_server(connected, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def close() -> None:
        server.close()
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await asyncio.sleep(2 * late)

    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        asyncio.run_coroutine_threadsafe(close(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
