"""Whether every phase of both games is one screen, at five sizes of the window.

Each position of ``tests/web/one_screen.py`` is opened in Chromium at a real server: what must be
acted on is inside the window and not covered, nothing has to be scrolled, and what is pressed has
44 pixels. Prints a line for each size with the number of faults, and each fault. ``make test`` does
the same at two of the sizes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.catalogue import POSITIONS
from tests.web.conftest import House, launch
from tests.web.one_screen import SIGHTS, SIZES, comes_to, faults_of
from tests.web.positions import keep
from tests.web.serving import served


def measure(house: House) -> dict[str, list[str]]:
    """Every fault by the size of the window."""
    faults: dict[str, list[str]] = {size: [] for size in SIZES}
    for sight in SIGHTS:
        person = house.sits(sight.position, sight.seat, reduced_motion="reduce")
        comes_to(person, sight)
        for size in SIZES:
            faults[size] += [
                f"{sight.position}: {fault}" for fault in faults_of(person, sight, size)
            ]
        person.page.context.close()
    return faults


def main() -> None:
    """Look at all of them."""
    with tempfile.TemporaryDirectory() as data:
        codes = keep(Path(data), POSITIONS)
        with served(Path(data), speed=1) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            for size, faults in measure(House(browser, server, codes)).items():
                print(f"{size:12} {len(SIGHTS)} phases, {len(faults)} faults")
                print(*(f"    {fault}" for fault in faults), sep="\n", end="\n" if faults else "")
            browser.close()


if __name__ == "__main__":
    main()
