"""The page on a slow phone: bytes until the start page stands, and how soon a table can be used.

Chromium is slowed down four times and gets 1.6 Mbit/s; each figure is the median of some loads with
an empty cache, once without and once with 150 ms of delay on the way there and back.

Run by ``make bench``, or ``python bench/bench_page.py [loads]``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.server.running import Running, running
from tests.web.conftest import launch

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOWER = 4
BYTES_A_SECOND = 1_600_000 / 8
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0"""
USABLE = """() => document.querySelector('[data-testid="section-resources"] [data-testid="cube"]')
  ? performance.now() : 0"""
START = """() => document.querySelector('[data-testid="play-equations"]') ? performance.now() : 0"""


class Load:
    """One load of an address by a slow phone with an empty cache."""

    def __init__(self, browser: Browser, delay: float, key: str = "") -> None:
        self.context = browser.new_context(viewport={"width": 390, "height": 844})
        self.page = self.context.new_page()
        self.page.add_init_script(key)
        self.bytes = 0
        line = self.context.new_cdp_session(self.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self._came)
        limits: dict[str, object] = dict.fromkeys(
            ("downloadThroughput", "uploadThroughput"), BYTES_A_SECOND
        )
        line.send(
            "Network.emulateNetworkConditions", {"offline": False, "latency": delay, **limits}
        )
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def _came(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])

    def until(self, address: str, there: str) -> float:
        """Milliseconds until the page says that it is there."""
        self.page.goto(address)
        found: float = self.page.wait_for_function(there, polling=10).json_value()
        return found

    def close(self) -> None:
        """Forget all that came."""
        self.context.close()


def start_page(browser: Browser, server: Running, delay: float) -> tuple[float, float, int]:
    """First paint, the moment at which one can begin, and the bytes until then."""
    load = Load(browser, delay)
    there = load.until(f"http://127.0.0.1:{server.port}/", START)
    found = float(load.page.evaluate(FIRST_PAINT)), there, load.bytes
    load.close()
    return found


def table_page(browser: Browser, server: Running, delay: float) -> tuple[float, int]:
    """The moment at which the cubes of a table can be touched, and the bytes until then."""
    seat = server.order()
    key = f"localStorage.setItem('goalsetter-seat-{seat['code']}', '{seat['token']}');"
    load = Load(browser, delay, key)
    found = load.until(f"http://127.0.0.1:{server.port}/t/{seat['code']}", USABLE), load.bytes
    load.close()
    return found


def main() -> None:
    """Both pages, with and without delay."""
    loads = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with sync_playwright() as playwright, running() as server:
        browser = launch(playwright)
        for delay in (0.0, 150.0):
            starts = [start_page(browser, server, delay) for _ in range(loads)]
            paint, begin, size = (median(column) for column in zip(*starts, strict=True))
            print(
                f"start page, {delay:.0f} ms of delay, {loads} loads: {size / 1000:.1f} KB, "
                f"painted after {paint:.0f} ms, usable after {begin:.0f} ms"
            )
            tables = [table_page(browser, server, delay) for _ in range(loads)]
            there, size = (median(column) for column in zip(*tables, strict=True))
            print(
                f"table, {delay:.0f} ms of delay, {loads} loads: {size / 1000:.1f} KB, "
                f"usable after {there:.0f} ms",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
