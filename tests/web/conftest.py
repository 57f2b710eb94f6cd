"""A real server in a process of its own, and the system's Chromium, for the tests of the pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Playwright,
    expect,
    sync_playwright,
)

from tests.web.catalogue import POSITIONS
from tests.web.patience import LONG, PATIENCE
from tests.web.people import Person
from tests.web.positions import keep, token_of
from tests.web.reach import POSITIONS as REACHED
from tests.web.serving import Served, served

CHROMIUM = "/usr/bin/chromium"
expect.set_options(timeout=PATIENCE * 1000)
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test of the pages once more if it fails: a browser, a server and bots share two cores.

    The summary names each such test as a rerun. It is a fault to be mended, in the test or in the
    page, but it does not keep the work of a day from landing.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty data folder."""
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium without a window; its event loop ends with the module, for other tests' sake."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox"], timeout=LONG * 1000
    )


def patient(browser: Browser, **options: Any) -> BrowserContext:
    """A browser of one's own that waits for a slow machine; ``options`` are Playwright's."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    return context


class Room:
    """Where people sit: each has a browser of his own, and none may see an error."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.refused: tuple[str, ...] = ()

    def expects_refusal(self, *paths: str) -> None:
        """Let addresses that end so answer "not now" (409): a test looks at what is told then."""
        self.refused += paths

    def person(self, name: str, *, phone: bool = False, address: str = "", **more: Any) -> Person:
        """Somebody with a browser of her own; ``more`` are options of Playwright's."""
        size = PHONE if phone else DESKTOP
        options: dict[str, Any] = {"viewport": size, "has_touch": phone, **more}
        context = patient(self.browser, **options)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))
        page.on(
            "console",
            lambda said: self.errors.append(_told(name, said)) if self._is_bad(said) else None,
        )
        return Person(name, page, address or self.server.address)

    def _is_bad(self, said: ConsoleMessage) -> bool:
        """Whether the browser complains, but for what it says of lost lines and wanted refusals."""
        usual = ("WebSocket connection", "status of 400", "net::ERR_")
        wanted = "status of 409" in said.text and said.location["url"].endswith(self.refused)
        return said.type == "error" and not wanted and not any(part in said.text for part in usual)


class House(Room):
    """A room with tables at which a position stands."""

    def __init__(self, browser: Browser, server: Served, codes: dict[str, str]) -> None:
        super().__init__(browser, server)
        self.codes = codes

    def sits(
        self, position: str, seat: str, *, phone: bool = False, script: str = "", **more: Any
    ) -> Person:
        """The person at a seat of a table, in front of the mat."""
        code = self.codes[position]
        person = self.person(seat, phone=phone, **more)
        key = self.key_of(position, seat)
        person.page.add_init_script(key + script)
        person.open(f"/t/{code}")
        person.has_come()
        return person

    def key_of(self, position: str, seat: str, token: str = "") -> str:
        """Give a browser the key of a seat, or another one."""
        code = self.codes[position]
        held = token or token_of(code, seat)
        return f"localStorage.setItem('goalsetter-seat-{code}', '{held}');"


def _told(name: str, said: ConsoleMessage) -> str:
    return f"{name}: {said.text} {said.location['url']}"


@pytest.fixture
def room(browser: Browser, server: Served) -> Iterator[Room]:
    """A room without people; at the end nobody has seen an error."""
    made = Room(browser, server)
    yield made
    for context in made.contexts:
        context.close()
    assert not made.errors


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where pictures of a failing test may be put."""
    return tmp_path


@pytest.fixture(scope="session")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, str]]]:
    """A server at whose tables the positions stand; no clock runs there."""
    data = tmp_path_factory.mktemp("standing")
    codes = keep(data, {**POSITIONS, **REACHED})
    with served(data, speed=1) as running:
        yield running, codes


@pytest.fixture
def house(browser: Browser, standing: tuple[Served, dict[str, str]]) -> Iterator[House]:
    """A room with positions; at the end nobody has seen an error."""
    made = House(browser, *standing)
    yield made
    for context in made.contexts:
        context.close()
    assert not made.errors
