"""Words for the bots: every reason and every level can be told to a person."""

from __future__ import annotations

from goalsetter.bots import LEVELS, BotReason
from goalsetter.words import explain, say
from tests.words.fluent_files import group


def test_every_reason_has_a_sentence() -> None:
    """One for each, and none too many."""
    assert set(group("bots", "reason")) == {f"bot-{reason.value}" for reason in BotReason}


def test_every_level_has_its_description() -> None:
    """In one to three plain sentences."""
    assert {level.grade for level in LEVELS} == set(group("bots", "level"))
    assert all(say(level.grade).endswith(".") for level in LEVELS)


def test_a_reason_is_told_with_its_details() -> None:
    """A detail that is a code itself is told in its words, others as they are."""
    details = (("cube", "3"), ("section", "forbidden"))
    told = explain("spare-cube", details)
    assert told == "My Solution does not need 3, so it could go to Forbidden."
