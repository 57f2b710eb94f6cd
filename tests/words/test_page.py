"""Words for the page in the browser: each that it asks for is there, and none too many."""

from __future__ import annotations

import re
from pathlib import Path

from goalsetter.rules import Claim
from goalsetter.words import codes

PAGE = {code for code in codes() if code.startswith("web-")}
PAGES = Path(__file__).parents[2] / "web" / "src"
WHOLE = re.compile(r'"(web-[a-z0-9-]+)"')
BEGUN = re.compile(r"`(web-[a-z0-9-]+)\$\{")


def in_pages(pattern: re.Pattern[str]) -> set[str]:
    """All that the pattern finds in the source of the page."""
    files = sorted(PAGES.rglob("*.ts*"))
    return {found for file in files for found in pattern.findall(file.read_text("utf-8"))}


def test_every_sentence_that_the_page_asks_for_is_there() -> None:
    """A key that stands whole in the source has its sentence."""
    found = in_pages(WHOLE)
    assert len(found) > 100
    assert found <= PAGE


def test_no_sentence_is_too_many() -> None:
    """Each is asked for as a whole, or begins as a key that the page puts together."""
    whole, begun = in_pages(WHOLE), tuple(in_pages(BEGUN))
    assert not [key for key in PAGE if key not in whole and not key.startswith(begun)]


def test_every_challenge_can_be_chosen_by_its_words() -> None:
    """Each claim has its words on a button; a contested “No Goal” has a button of its own."""
    claims = {claim.value.replace("_", "-") for claim in Claim if claim is not Claim.NO_GOAL}
    told = {key.removeprefix("web-claim-") for key in PAGE if key.startswith("web-claim-")}
    assert told == claims | {f"{claim}-told" for claim in claims}
