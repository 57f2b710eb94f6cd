"""Certificates: one page for each prize."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import PaperError
from goalsetter.paper import AwardCertificate, certificates
from goalsetter.words import LANGUAGES, say
from tests.paper.printed import WIDE, recording, texts

AWARD = AwardCertificate(
    event="Riverside Saturday League",
    contest="EQUATIONS, Middle Division",
    name="Ana Díaz",
    award="First place",
    group="Hill Elementary",
    day="March 6, 2027",
    signers=("Dr. Ada Okafor", "Sam Lee"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_certificate_names_everything(language: str) -> None:
    """The child and the prize, the place and the day, and those who sign."""
    with recording() as recorder:
        pdf = certificates([AWARD, replace(AWARD, name="Ben Lee", signers=())], language=language)
    first, second = texts(pdf)
    words = (say("paper-certificate", language), "Ana Díaz", "First place", "Hill Elementary")
    assert not [text for text in (*words, "March 6, 2027", "Sam Lee") if text not in first]
    assert "Ben Lee" in second
    assert not recorder.letters_outside(pdf)


def test_the_longest_texts_stay_inside_the_frame() -> None:
    """On either paper."""
    award = AwardCertificate(
        event=WIDE,
        contest=WIDE,
        name=WIDE,
        award=WIDE,
        group=WIDE,
        day=WIDE,
        signers=(WIDE,) * 3,
    )
    with recording() as recorder:
        pdf = certificates([award], language="es", size="a4")
    assert not recorder.letters_outside(pdf)


def test_no_prize_is_an_error() -> None:
    """There is nothing to print."""
    with pytest.raises(PaperError, match="nothing-to-print: expected one prize or more"):
        certificates([], language="en")
