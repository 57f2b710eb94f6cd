"""A refusal of a guarded table is in the present: nothing happened, so nothing was undone."""

from __future__ import annotations

import re

import pytest

from goalsetter.rules import Fault
from goalsetter.telling import refusal_sentence
from goalsetter.words.english_table import ILLEGAL, SET_ASIDE

OF_CHARGES = {"none", "solution-impossible", "charge-unfounded", "block-unused"}
"""Faults of a charge, and of a time that ran out: no table refuses an act for them."""
REMEDY = re.compile(r"\b(goes|go|comes|come) back\b|\bundone\b|\bwas\b.*\bnot count|struck out")
FAULTS = [key.removeprefix("fault-") for key in (*ILLEGAL, *SET_ASIDE)]


@pytest.mark.parametrize("code", [code for code in FAULTS if code not in OF_CHARGES])
def test_a_refusal_speaks_of_now(code: str) -> None:
    """It says that you can't, and tells of no remedy."""
    sentence = refusal_sentence(Fault(code))
    assert sentence.startswith("You can't ")
    assert not REMEDY.search(sentence)
