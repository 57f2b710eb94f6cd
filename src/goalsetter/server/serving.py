"""From settings to a server that runs until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from goalsetter import __version__
from goalsetter.server.admin.control import answering
from goalsetter.server.app import make_app
from goalsetter.server.exposure import check_cluster, check_extra
from goalsetter.server.http.connection_limits import protocols
from goalsetter.server.http.pages import WEB
from goalsetter.server.network import (
    UnservableError,
    address_here,
    addresses_for_others,
    listening,
)
from goalsetter.server.ops.logs import logging_as, tell
from goalsetter.server.ops.system import allow_many_files, private
from goalsetter.server.room.snapshots import code_version
from goalsetter.server.settings import Settings
from goalsetter.server.store import LOST, Store, StoreError, StoreState, store_for, told

HARD_LIMIT = 4
"""A frame so many times too large is not even read."""
FAREWELL = 3
"""Seconds that requests have to end when the server stops."""

NEVER = 1_000_000
YOUNG_GARBAGE = (2_000, NEVER, NEVER)
"""How often Python looks for circles of garbage among young objects: often, thus for a millisecond
or two (100,000 at once took 40 ms, a million 300, while all tables waited), and not by itself among
older ones: 1,800 deeds at 300 tables left 600 objects in circles, all of them young."""
OLD_GARBAGE = 900
"""Seconds between two searches among all objects, for what closed tables may leave. It takes half a
second at 300 tables, so that one deed in two thousand waits for it."""

STOPPING = (signal.SIGINT, signal.SIGTERM)

Announce = Callable[[str, tuple[str, ...]], None]
"""Hears the address here and those for others, when the server is about to listen."""


class Stoppable(uvicorn.Server):
    """A server that a signal stops, and that leaves the rest to whoever runs it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """While it runs, Ctrl-C and a polite request to end stop it."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until a signal comes; what stands in the way of a start raises ``UnservableError``."""
    if settings.words is not None and not settings.words.is_file():
        raise UnservableError("server-no-words", path=settings.words)
    if settings.compute:
        check_cluster(settings.compute, certified=any(settings.tls), trust=settings.trust)
        check_extra("distributed", "cluster")
    gc.set_threshold(*YOUNG_GARBAGE)
    allow_many_files()
    with (
        private(),
        logging_as(settings.log),
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(settings, announce))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 - not there on every system
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, announce: Announce) -> None:
    listener = listening(settings)
    try:
        store = await _opened(settings)
    except BaseException:
        listener.close()
        raise
    try:
        port = int(listener.getsockname()[1])
        others = addresses_for_others(settings, port)
        server = Stoppable(configured(settings, store, others))
        app = server.config.app
        assert isinstance(app, Starlette)
        code_version()  # it reads every file that decides, which no table should wait for
        gc.freeze()  # modules stay until the end
        watching = asyncio.create_task(_stop_when_lost(server, store))
        collecting = asyncio.create_task(_collect_garbage())
        try:
            async with answering(settings, app):
                with server.capture_signals():  # whoever was told how to stop it may do so at once
                    announce(address_here(settings, port), others)
                    tell("opened", version=__version__, port=port, store=type(store).__name__)
                    await server.serve(sockets=[listener])
        finally:
            watching.cancel()
            collecting.cancel()
        await _check(settings, store)
    finally:
        await store.close()
        listener.close()
        tell("closed")


async def _stop_when_lost(server: Stoppable, store: Store) -> None:
    """A server whose store another has taken over serves nobody any more."""
    await store.standing.until(StoreState.LOST)
    server.should_exit = True


async def _collect_garbage() -> None:
    """Look for old circles now and then, at a time of our choosing."""
    while True:
        await asyncio.sleep(OLD_GARBAGE)
        gc.collect()


async def _check(settings: Settings, store: Store) -> None:
    """Raise, lest play be said to be kept, if the store has gone or is another server's now."""
    try:
        if store.standing.state is StoreState.LOST:
            raise StoreError(LOST)
        await store.stood_at()
    except StoreError as error:
        raise _unservable(settings, error) from error


async def _opened(settings: Settings) -> Store:
    """The store, ready; one that cannot be used raises ``UnservableError``."""
    store: Store | None = None
    try:
        store = store_for(settings.store, settings.data)
        await store.open()
    except StoreError as error:
        if store is not None:
            await store.close()
        raise _unservable(settings, error) from error
    return store


def _unservable(settings: Settings, error: StoreError) -> UnservableError:
    where = told(settings.store, settings.data)
    return UnservableError(f"server-{error.code}", where=where, said=error.said)


def configured(
    settings: Settings, store: Store, others: tuple[str, ...], pages: Path = WEB
) -> uvicorn.Config:
    """How uvicorn runs the application."""
    http, socket = protocols(settings)
    return uvicorn.Config(
        make_app(settings, store, others, pages),
        http=http,
        ws=socket,
        ws_max_size=HARD_LIMIT * settings.limits.frame,
        ws_per_message_deflate=False,
        server_header=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=FAREWELL,
        lifespan="on",
    )
