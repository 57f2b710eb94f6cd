"""The port that the server listens on, and the addresses by which it is found."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from goalsetter.server.settings import PORT, SOME, Settings

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every network of the machine."""
HOME_BITS = 64
"""How much of an IPv6 address is the network."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address that no machine has: asking the way to it sends nothing."""


class UnservableError(Exception):
    """The server cannot start: a code of the catalogue, and details."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}")


def listening(settings: Settings) -> socket.socket:
    """A socket on the port that was asked for; without one, on the first that is free."""
    if settings.port is not None:
        return _bound(settings.host, settings.port)
    for port in range(PORT, PORT + SOME):
        try:
            return _bound(settings.host, port)
        except UnservableError as error:
            if error.code != "server-port-busy":
                raise
    raise UnservableError("server-ports-busy", first=PORT, last=PORT + SOME - 1)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise _unservable(error, host, port) from error
    listener.setblocking(False)
    return listener


def _unservable(error: OSError, host: str, port: int) -> UnservableError:
    codes = {
        errno.EADDRINUSE: "server-port-busy",
        errno.EACCES: "server-port-denied",
        errno.EADDRNOTAVAIL: "server-no-host",
    }
    code = "server-no-host" if isinstance(error, socket.gaierror) else None
    fault = code or codes.get(error.errno or 0, "server-port-failed")
    return UnservableError(fault, host=host, port=port, said=error.strerror or str(error))


# Addresses.


def address_here(settings: Settings, port: int) -> str:
    """The address that a browser on this machine opens."""
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://{_bracketed(host)}:{port}"


def addresses_for_others(settings: Settings, port: int) -> tuple[str, ...]:
    """The addresses that others in the room can open: none, if only this machine is served."""
    if settings.host in EVERYWHERE:
        name = _of_this_machine()
    else:
        name = "" if is_home(settings.host) else settings.host
    return (f"http://{_bracketed(name)}:{port}",) if name else ()


def _of_this_machine() -> str:
    """The address of this machine in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(SOMEWHERE)
            address = str(asked.getsockname()[0])
        except OSError:
            return ""
    return "" if is_home(address) or address in EVERYWHERE else address


def is_home(host: str) -> bool:
    """Whether only this machine finds itself by that name or address."""
    return host in ("localhost", "::1") or host.startswith("127.")


def names_of(settings: Settings) -> frozenset[str]:
    """The names by which a browser may ask: this machine's own, and those that were given."""
    own = socket.gethostname().lower()
    given = (settings.host, *settings.names)
    return frozenset({"localhost", own, f"{own.partition('.')[0]}.local", *map(str.lower, given)})


def is_address(host: str) -> bool:
    """Whether it is an address and no name."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def name_in(host: str) -> str:
    """The name or address in a ``Host`` header, without its port; empty if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def network_of(connection: HTTPConnection) -> str:
    """The network whose share a request or a socket counts against."""
    return network_in(address_of(connection))


def network_in(address: str) -> str:
    """The network of an address, as limits count it.

    Of IPv6 that is the first half: everybody at home has 2**64 addresses there, and would be as
    many people. An IPv4 address is its own network, also where it is written as one of IPv6.
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    plain = ip.ipv4_mapped
    return str(plain) if plain else str(ip_network((ip, HOME_BITS), strict=False))
