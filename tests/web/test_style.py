"""Every part of the table in every state, as the style page shows it: clean, and as it was."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.source_tree import ROOT
from tests.web.axe import AXE, GRAVE, RUN
from tests.web.conftest import House
from tests.web.style_page import build, difference, open_style

THEMES = ("light", "dark", "contrast")
PICTURES = ROOT / "docs" / "images"
TAKE = "TAKE_PICTURES"
"""The variable that makes the tests keep what they see, instead of comparing it."""
TOLERANCE = 0.02
"""The share of pixels in which a picture may differ: fonts are smoothed otherwise elsewhere."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The style page, built once."""
    folder = tmp_path_factory.mktemp("style")
    build(folder)
    return folder


@pytest.mark.parametrize("theme", THEMES)
def test_the_parts_are_clean_and_look_as_they_did(house: House, built: Path, theme: str) -> None:
    """No grave fault by axe; the picture is the one that is kept, within a tolerance."""
    size = {"width": 1280, "height": 800}
    person = house.person("Style", viewport=size, reduced_motion="reduce")
    open_style(person.page, person.address, built, theme)
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    faults = [each for each in person.page.evaluate(RUN, []) if each["impact"] in GRAVE]
    assert not faults
    seen = person.page.screenshot(full_page=True, type="jpeg", quality=40)
    kept = PICTURES / f"style-{theme}.jpg"
    if os.environ.get(TAKE):
        kept.write_bytes(seen)
    assert difference(person.page, kept.read_bytes(), seen) <= TOLERANCE
