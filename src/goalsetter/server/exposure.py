"""Whether a part of a league stands open to the world: a cluster does whatever it is told.

An address is public if anybody outside the own networks could reach it. One that is public and asks
for neither a password nor a certificate is refused, unless somebody has asked for it twice.
"""

from __future__ import annotations

import socket
from importlib.util import find_spec
from ipaddress import ip_address
from urllib.parse import urlsplit

from goalsetter.server.network import UnservableError

TWICE = 2
"""How often somebody has to say that an open, public part is wanted."""
SCHEMES = frozenset({"tcp", "tls"})
"""How the address of a cluster begins."""


def is_public(host: str) -> bool:
    """Whether a name or an address is, or may be, reached from outside the own networks."""
    try:
        places = {str(place[4][0]) for place in socket.getaddrinfo(host, None)}
    except (OSError, UnicodeError):
        return False  # where nobody is, nobody listens
    return not all(_is_own(place) for place in places)


def _is_own(place: str) -> bool:
    address = ip_address(place.partition("%")[0])
    # 0.0.0.0 is every network that the machine is in, and Python calls it private.
    own = address.is_private or address.is_loopback or address.is_link_local
    return own and not address.is_unspecified


def check_cluster(address: str, *, certified: bool, trust: int) -> None:
    """Refuse what is no address of a cluster, and one that is open to everybody."""
    parts = urlsplit(address)
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if parts.scheme not in SCHEMES or not host or not port:
        raise UnservableError("server-no-cluster-address", came=address)
    if (parts.scheme == "tls") != certified:
        raise UnservableError("server-cluster-files", came=address)
    if not certified and trust < TWICE and is_public(host):
        raise UnservableError("server-open-cluster", came=address)


def check_extra(module: str, extra: str) -> None:
    """Refuse to go on without a module that an extra brings."""
    if find_spec(module) is None:
        raise UnservableError("server-no-extra", extra=extra)
