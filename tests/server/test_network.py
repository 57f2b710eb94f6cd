"""Ports and addresses: the first that is free, and what others in the room can open."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from goalsetter.server import Settings, UnservableError, network
from goalsetter.server.network import address_here, addresses_for_others, listening
from goalsetter.server.settings import SOME


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        found.listen()
        yield int(found.getsockname()[1])


def unservable(settings: Settings) -> str:
    """The code of why nothing can be served."""
    with pytest.raises(UnservableError) as caught:
        listening(settings)
    return caught.value.code


def test_a_port_that_is_in_use_is_told(busy: int) -> None:
    """One that was asked for is not exchanged for another."""
    assert unservable(Settings(host="127.0.0.1", port=busy)) == "server-port-busy"


def test_without_a_wish_the_next_free_port_is_taken(
    busy: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual one may be in use."""
    monkeypatch.setattr(network, "PORT", busy)
    with listening(Settings(host="127.0.0.1")) as found:
        assert busy < found.getsockname()[1] < busy + SOME
    monkeypatch.setattr(network, "SOME", 1)
    assert unservable(Settings(host="127.0.0.1")) == "server-ports-busy"


def test_a_host_that_is_not_ours_is_told() -> None:
    """An address of another machine, or no address at all."""
    assert unservable(Settings(host="192.0.2.99", port=0)) == "server-no-host"
    assert unservable(Settings(host="no.such.host.invalid", port=0)) == "server-no-host"
    assert unservable(Settings(host="no.such.host.invalid")) == "server-no-host"


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:1", ()),
        ("localhost", "http://localhost:1", ()),
        ("10.1.2.3", "http://10.1.2.3:1", ("http://10.1.2.3:1",)),
        ("::1", "http://[::1]:1", ()),
    ],
)
def test_addresses_are_those_that_work(host: str, here: str, others: tuple[str, ...]) -> None:
    """This machine's own, and one for others only if others are served."""
    settings = Settings(host=host)
    assert address_here(settings, 1) == here
    assert addresses_for_others(settings, 1) == others


def test_a_machine_without_a_network_has_no_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only its own browsers find it."""
    monkeypatch.setattr(network, "SOMEWHERE", ("no.such.host.invalid", 9))
    assert addresses_for_others(Settings(host="0.0.0.0"), 9) == ()


def test_a_server_for_everybody_has_its_address_in_the_network() -> None:
    """Never one that only this machine understands."""
    settings = Settings(host="0.0.0.0")
    assert address_here(settings, 9) == "http://localhost:9"
    for address in addresses_for_others(settings, 9):
        assert address.endswith(":9")
        assert "127." not in address
