"""A cable between browsers and the server that a test can cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

from tests.web.serving import Served


class Cable:
    """Passes bytes on both ways while it is whole; cut, it drops every line and takes no other.

    Its near end is held all the time, so that nobody else can take the port meanwhile.
    """

    def __init__(self, port: int) -> None:
        self.far = port
        self.lines: list[socket.socket] = []
        self.lock = threading.Lock()
        self.whole = True
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.ear.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def mend(self) -> None:
        """Take lines again."""
        with self.lock:
            self.whole = True

    def cut(self) -> None:
        """Drop every line."""
        with self.lock:
            self.whole = False
            ends, self.lines = self.lines, []
        for end in ends:
            _drop(end)

    def end(self) -> None:
        """Drop the near end too."""
        self.cut()
        _drop(self.ear)

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self._take(self.ear.accept()[0])

    def _take(self, near: socket.socket) -> None:
        """A new line, if there is a way."""
        with self.lock:
            if self.whole:
                far = socket.create_connection(("127.0.0.1", self.far))
                self.lines += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=ends, daemon=True).start()
            else:
                _drop(near)


def _drop(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def cable_to(server: Served) -> Iterator[Cable]:
    """A whole cable; its near end is where a browser goes."""
    port = urlsplit(server.address).port
    assert port is not None
    cable = Cable(port)
    try:
        yield cable
    finally:
        cable.end()
