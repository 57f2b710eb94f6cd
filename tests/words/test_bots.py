"""Words for the bots: every reason and every level can be told to a person."""

from __future__ import annotations

from goalsetter.bots import CHARACTERS, HABITS, LEVELS, TUTOR, BotReason
from goalsetter.words import explain, say
from tests.words.fluent_files import group


def test_every_reason_has_a_sentence() -> None:
    """One for each, and none too many."""
    assert set(group("bots", "reason")) == {f"bot-{reason.value}" for reason in BotReason}


def test_every_level_has_its_description() -> None:
    """In one to three plain sentences."""
    grades = {level.grade for level in LEVELS} | {f"level-{TUTOR}"}
    assert grades == set(group("bots", "level"))
    assert all(say(grade).endswith(".") for grade in grades)


def test_every_character_and_slider_has_its_words() -> None:
    """A sentence for each character, in each language, and a line for each slider."""
    assert set(group("bots", "character")) == {f"character-{each.name}" for each in CHARACTERS}
    assert set(group("bots", "slider")) == {f"habit-{name}" for name in HABITS}
    for character in CHARACTERS:
        assert character.title in say(f"character-{character.name}")
        assert say(f"title-{character.level}")


def test_a_reason_is_told_with_its_details() -> None:
    """A detail that is a code itself is told in its words, others as they are."""
    details = (("cube", "3"), ("section", "forbidden"))
    told = explain("spare-cube", details)
    assert told == "I don't need 3, so I put it in Forbidden."
