"""A cluster does what it is told: one that is open to the world has to be asked for twice."""

from __future__ import annotations

import pytest

from goalsetter.server.exposure import check_cluster, check_extra, is_public
from goalsetter.server.network import UnservableError

PUBLIC = "tcp://8.8.8.8:8786"


def refusal(address: str, *, certified: bool = False, trust: int = 0) -> str:
    """The code of the sentence with which an address is refused; empty if it is taken."""
    try:
        check_cluster(address, certified=certified, trust=trust)
    except UnservableError as error:
        return error.code
    return ""


@pytest.mark.parametrize(
    ("host", "public"),
    [
        ("127.0.0.1", False),
        ("::1", False),
        ("10.0.0.5", False),
        ("192.168.1.7", False),
        ("fe80::1", False),
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("0.0.0.0", True),
        ("::", True),
    ],
)
def test_own_networks_are_told_from_the_world(host: str, public: bool) -> None:
    """Every network at once is the world, too."""
    assert is_public(host) is public


def test_an_open_cluster_is_asked_for_twice() -> None:
    """Once is not enough; a certificate or a private address is."""
    refused = [refusal(PUBLIC, trust=times) for times in range(3)]
    assert refused == ["server-open-cluster", "server-open-cluster", ""]
    assert refusal("tls://8.8.8.8:8786", certified=True) == ""
    assert refusal("tcp://10.0.0.5:8786") == ""


@pytest.mark.parametrize(
    "address", ["", "10.0.0.5:8786", "http://10.0.0.5:80", "tcp://10.0.0.5", "tcp://10.0.0.5:many"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    """However often it is asked for."""
    assert refusal(address, trust=2) == "server-no-cluster-address"


def test_files_fit_the_address() -> None:
    """Certificates go with tls, and only with it."""
    assert refusal("tls://10.0.0.5:8786") == "server-cluster-files"
    assert refusal("tcp://10.0.0.5:8786", certified=True) == "server-cluster-files"


def test_an_extra_that_is_not_there_is_named() -> None:
    """The refusal says what to install."""
    with pytest.raises(UnservableError) as refused:
        check_extra("no_such_module_of_ours", "cluster")
    assert (refused.value.code, refused.value.details) == ("server-no-extra", {"extra": "cluster"})
