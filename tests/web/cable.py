"""A cable between browsers and the server that a test can cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

from tests.web.serving import Served, free_port


class Cable:
    """Passes bytes on both ways while it is whole; cut, it drops every line and takes no other."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.near = free_port()
        self.lines: list[socket.socket] = []
        self.lock = threading.Lock()
        self.ear: socket.socket | None = None

    def mend(self) -> None:
        """Listen."""
        ear = socket.create_server(("127.0.0.1", self.near))
        self.ear = ear
        threading.Thread(target=self._listen, args=(ear,), daemon=True).start()

    def cut(self) -> None:
        """Close everything."""
        with self.lock:
            ends = [*self.lines, *([self.ear] if self.ear is not None else [])]
            self.lines, self.ear = [], None
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _listen(self, ear: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = ear.accept()
                far = socket.create_connection(("127.0.0.1", self.far))
                with self.lock:
                    self.lines += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=(source, sink), daemon=True).start()


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
    cable.mend()
    try:
        yield cable
    finally:
        cable.cut()
