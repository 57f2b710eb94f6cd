"""The home page remembers, without an account, and after the browser was closed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect, sync_playwright

from tests.web.conftest import CHROMIUM
from tests.web.patience import LONG, PATIENCE
from tests.web.people import Person
from tests.web.playing import plays_on
from tests.web.serving import Served

Opening = Callable[[], BrowserContext]


@pytest.fixture
def opens_browser(tmp_path: Path) -> Iterator[Opening]:
    """Opens the same browser of one person again and again: it keeps its store on disk."""
    with sync_playwright() as playwright:

        def opened() -> BrowserContext:
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile",
                executable_path=CHROMIUM,
                args=["--no-sandbox"],
                timeout=LONG * 1000,
                viewport={"width": 1280, "height": 800},
            )
            context.set_default_timeout(PATIENCE * 1000)
            return context

        yield opened


def at_home(context: BrowserContext, server: Served) -> Person:
    """Somebody on the home page."""
    person = Person("Mia", context.new_page(), server.address)
    person.open()
    expect(person.one("play-equations")).to_be_visible()
    return person


def test_home_remembers_after_a_restart_of_the_browser(
    opens_browser: Opening, server: Served
) -> None:
    """The table whose match goes on; and when it is over, the match and the next level."""
    context = opens_browser()
    mia = at_home(context, server)
    expect(mia.one("back-to")).to_have_count(0)
    mia.one("nickname").fill("Mia")
    mia.one("play-equations").click()
    plays_on(mia, "goal", "move")
    code = mia.page.url.rsplit("/", 1)[1]
    context.close()

    context = opens_browser()
    mia = at_home(context, server)
    expect(mia.one("nickname")).to_have_value("Mia")
    expect(mia.one("back-to")).to_contain_text(f"Your turn at {code}")
    mia.one("back-to").click()
    mia.page.wait_for_url(re.compile(f"/t/{code}"))
    plays_on(mia, "over")
    context.close()

    context = opens_browser()
    mia = at_home(context, server)
    expect(mia.one("match")).to_have_count(1)
    expect(mia.one("match")).to_contain_text("with Bea")
    expect(mia.one("back-to")).to_have_count(0)
    expect(mia.page.locator('[data-rung="first"]')).to_have_attribute("data-state", "done")
    expect(mia.page.locator('[data-rung="three"]')).to_be_enabled()
    mia.one("match-report").click()
    mia.page.wait_for_url(re.compile("/analysis/"))
    mia.open()
    mia.one("forget").click()
    mia.one("forget").click()
    expect(mia.one("match")).to_have_count(0)
    expect(mia.one("nickname")).to_have_value("")
    context.close()
