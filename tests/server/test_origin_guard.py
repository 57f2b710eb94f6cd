"""By which names the server answers, and the small pages for people who are lost."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from goalsetter.server import Settings
from tests.server.running import HASTE, Running, running

GIVEN = "games.school.example"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server with a name of its own."""
    named = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, names=(GIVEN,))
    with running(named) as found:
        yield found


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LocalHost:8642", "127.0.0.1:1", "192.168.1.20:8642", "[::1]:8642"),
        *(GIVEN, f"{GIVEN.upper()}:443", f"{GIVEN}."),
        *(socket.gethostname(), f"{socket.gethostname().partition('.')[0]}.local:8642"),
    ],
)
def test_it_answers_by_its_addresses_and_names(server: Running, host: str) -> None:
    """Every address, the machine's own names, and those that were given."""
    assert server.ask("GET", "/healthz", headers={"host": host}).status == 200


@pytest.mark.parametrize("host", ["evil.example", f"{GIVEN}.evil.example", "localhost.evil", "[::"])
def test_a_strange_name_gets_nothing(server: Running, host: str) -> None:
    """A page that makes its own name point here reads nothing, and makes no table."""
    page = server.ask("GET", "/", headers={"host": host})
    assert page.status == 421
    assert "is not called" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in page.headers
    asked = {"host": host, "origin": f"http://{host}"}
    refused = server.ask("POST", "/api/tables", {}, asked)
    assert (refused.status, refused.json["code"]) == (421, "other-name")


def test_a_strange_name_opens_no_socket(server: Running) -> None:
    """Not even with the origin that fits it."""
    code = server.order()["code"]
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        address = f"ws://evil.example:{server.port}/ws/{code}"
        with pytest.raises(InvalidStatus), connect(address, sock=line, proxy=None):
            pass


@pytest.mark.parametrize("path", ["/nonexist", "/t/", "/t/CDFGH/more", "/assets/../../app.py"])
def test_who_is_lost_gets_a_page(server: Running, path: str) -> None:
    """In a sentence of his language, with the way home, and nothing of the address as HTML."""
    found = server.ask("GET", path)
    assert found.status == 404
    assert found.headers["content-type"].startswith("text/html")
    assert "There is nothing here" in found.text
    assert '<a href="/">' in found.text
    spanish = server.ask("GET", path, headers={"accept-language": "es"})
    assert '<html lang="es">' in spanish.text
    assert "Aquí no hay nada" in spanish.text


def test_an_address_is_never_read_as_html(server: Running) -> None:
    """Hold for any body."""
    found = server.ask("GET", "/%3Cscript%3Ealert(1)%3C/script%3E")
    assert found.status == 404
    assert "script" not in found.text
    assert "GET" not in found.text


@pytest.mark.parametrize("path", ["/api/nonexist", "/api", "/healthz/x"])
def test_programs_are_answered_in_json(server: Running, path: str) -> None:
    """As everywhere below /api."""
    found = server.ask("GET", path)
    assert (found.status, found.json["code"]) == (404, "no-page")
