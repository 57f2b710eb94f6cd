"""The cast: every bot has a name that a table can keep, and what makes it different is data."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from goalsetter.bots import (
    CHARACTERS,
    LEVELS,
    SEATED_NAMES,
    TUTOR,
    BotHabits,
    LevelBot,
    RandomBot,
    TutorBot,
    bot_named,
    find_level,
    is_bot,
    level_of,
    with_habits,
)
from goalsetter.bots.cast import EQUATIONS, ON_SETS

LONGEST_KEPT = 40
"""The store keeps names of bots of so many characters."""


def test_there_are_six_characters_for_each_game() -> None:
    """One of each grade, each with a name, a style and habits of its own."""
    assert Counter(character.game for character in CHARACTERS) == {EQUATIONS: 6, ON_SETS: 6}
    for game in (EQUATIONS, ON_SETS):
        ours = [character for character in CHARACTERS if character.game == game]
        assert [character.level for character in ours] == [level.name for level in LEVELS]
    assert len({character.name for character in CHARACTERS}) == 12


def test_every_name_seats_a_bot() -> None:
    """Of a level, the tutor, a character, or a level with sliders."""
    assert isinstance(bot_named("random"), RandomBot)
    assert isinstance(bot_named(TUTOR), TutorBot)
    for name in SEATED_NAMES:
        assert is_bot(name)
        assert level_of(name) in SEATED_NAMES
    assert level_of("bea") == "fifth-grade"
    slid = bot_named("fifth-grade~90.0.100.50")
    assert isinstance(slid, LevelBot)
    assert slid.level == with_habits(
        find_level("fifth-grade"), BotHabits(nerve=90, care=0, tricks=100)
    )
    assert level_of("fifth-grade~90.0.100.50") == "fifth-grade"
    longest = max(len(level.name) for level in LEVELS) + len("~100.100.100.100")
    assert longest <= LONGEST_KEPT


@pytest.mark.parametrize(
    "name",
    [
        "",
        "kindergarten",
        "fifth-grade~",
        "fifth-grade~1.2.3",
        "fifth-grade~1.2.3.101",
        "bea~1.1.1.1",
    ],
)
def test_other_names_seat_nobody(name: str) -> None:
    """Nor sliders that stand nowhere."""
    assert not is_bot(name)
    with pytest.raises(KeyError):
        bot_named(name)


def test_sliders_in_the_middle_change_nothing() -> None:
    """Half is how players of a level mostly are."""
    for level in LEVELS:
        assert with_habits(level, BotHabits()) == level


def test_sliders_move_what_they_say() -> None:
    """Nerve brings challenges sooner, care fewer slips, tricks longer Goals, speed haste."""
    level = find_level("fifth-grade")
    bold = with_habits(level, BotHabits(nerve=100))
    assert bold.alert > level.alert
    assert bold.gives_up > level.gives_up
    assert bold.patience < level.patience
    careful = with_habits(level, BotHabits(care=100))
    assert careful.slips < level.slips
    assert careful.misses < level.misses
    tricky = with_habits(level, BotHabits(tricks=100))
    assert tricky.goal > level.goal
    assert tricky.ways > level.ways
    assert with_habits(level, BotHabits(speed=100)).thinks < level.thinks


def test_every_character_has_a_picture() -> None:
    """The page draws each by its name."""
    drawn = (Path(__file__).parents[2] / "web/src/table/portrait.tsx").read_text(encoding="utf-8")
    assert all(f"\n  {character.name}: {{ skin" in drawn for character in CHARACTERS)
