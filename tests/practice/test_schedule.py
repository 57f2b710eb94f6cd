"""The schedule of skills: grades, waits, sittings, and courses that the page's twin repeats."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from goalsetter.practice import (
    ItemTry,
    ReviewPace,
    SkillCard,
    grade_try,
    known_now,
    pace_of,
    plan_sitting,
    replay_tries,
    review_card,
    schedule_card,
    spread_days,
)

COURSES = Path(__file__).with_name("courses.json")
"""Courses of tries and their cards; ``web/tests/schedule.test.ts`` repeats them."""
DAY = 86_400_000
BEGIN = 1_790_000_000_000
RIGHT = ItemTry(right=True, millis=20_000, seconds=60)


def course(number: int) -> dict[str, object]:
    """A course of a season by its seed: tries, and the card after each."""
    dice = Random(number)
    pace = pace_of(young=dice.random() < 0.5, days_left=dice.choice([None, None, 0, 9, 30, 200]))
    card, at = SkillCard(name=f"see-now-{number}/mlag/middle"), BEGIN
    steps = []
    for _ in range(12):
        tried = ItemTry(
            right=dice.random() < 0.8,
            hinted=dice.random() < 0.15,
            millis=dice.choice([3_000, 9_000, 25_000, 40_000, 200_000]),
            seconds=dice.choice([0, 60, 120]),
        )
        card = review_card(card, tried, at, pace)
        steps.append({"at": at, "tried": asdict(tried), "card": asdict(card)})
        at = dice.choice([card.due, card.due + 3 * DAY, at + 90_000, card.due + 40 * DAY, at - 5])
    return {"pace": asdict(pace), "known": known_now(card, at, pace), "at": at, "steps": steps}


def test_the_courses_that_the_page_repeats_are_those_of_the_server() -> None:
    """Guests get the schedule of card holders: the file of courses is what this code makes."""
    made = json.loads(json.dumps([course(number) for number in range(24)]))
    kept = json.loads(COURSES.read_text())
    assert len(kept) == len(made)
    for one, other in zip(kept, made, strict=True):
        assert [step["card"]["due"] for step in one["steps"]] == [
            step["card"]["due"] for step in other["steps"]
        ]
        for before, now in zip(one["steps"], other["steps"], strict=True):
            assert before["tried"] == now["tried"]
            for field in ("stability", "difficulty"):
                assert before["card"].pop(field) == pytest.approx(now["card"].pop(field))
            assert before == now


def test_grades_come_from_right_hint_and_time_alone() -> None:
    """Wrong is again, a hint or twice the usual time is hard, two quick ones running are easy."""
    card = SkillCard(name="read/book/middle", times=(20_000, 30_000, 40_000))
    assert grade_try(card, ItemTry(right=False)) == 1
    assert grade_try(card, ItemTry(right=True, hinted=True, millis=1_000)) == 2
    assert grade_try(card, ItemTry(right=True, millis=60_001)) == 2
    assert grade_try(card, ItemTry(right=True, millis=60_000)) == 3
    quick = ItemTry(right=True, millis=14_000)
    assert grade_try(card, quick) == 3
    after = review_card(card, quick, BEGIN, pace_of(young=False))
    assert after.quick
    assert grade_try(after, quick) == 4


def test_without_own_times_half_the_time_of_the_book_is_usual() -> None:
    """A newcomer with a minute has thirty seconds as the usual time."""
    card = SkillCard(name="decide/book/middle")
    assert grade_try(card, ItemTry(right=True, millis=60_000, seconds=60)) == 3
    assert grade_try(card, ItemTry(right=True, millis=60_001, seconds=60)) == 2


@pytest.mark.parametrize(
    ("left", "most"), [(None, 45), (200, 45), (30, 30), (1, 1), (0, 1), (-4, 1)]
)
def test_nothing_waits_beyond_45_days_or_the_next_tournament(left: int | None, most: int) -> None:
    """Six good answers running would wait for over a year."""
    pace, card, at = pace_of(young=False, days_left=left), SkillCard(name="a/b/c"), BEGIN
    waits = []
    for _ in range(12):
        card = schedule_card(card, 3, at, pace)
        waits.append(card.due - at)
        at = card.due
    assert waits[0] == 600_000
    assert max(waits) == most * DAY


def test_the_young_have_less_to_do() -> None:
    """A lower share that is to be known makes waits longer."""
    old, young = pace_of(young=False), pace_of(young=True)
    assert (old.retention, young.retention) == (0.9, 0.85)
    cards = [SkillCard(name="a/b/c"), SkillCard(name="a/b/c")]
    for _ in range(3):
        cards = [
            schedule_card(card, 3, max(card.due, BEGIN), pace)
            for card, pace in zip(cards, (old, young), strict=True)
        ]
    assert cards[1].due - cards[1].last > cards[0].due - cards[0].last


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    """A try before the last one counts as made at the same moment."""
    pace = ReviewPace()
    card = schedule_card(SkillCard(name="a/b/c"), 3, BEGIN, pace)
    again = schedule_card(card, 3, BEGIN - 10 * DAY, pace)
    assert again.last == BEGIN
    assert again.due > BEGIN


def test_a_sitting_has_ten_items_and_what_is_least_known_first() -> None:
    """Beyond ten, overdue cards wait silently; one that is not due is not asked for."""
    pace = pace_of(young=False)
    tries = [(f"skill-{n:02}/b/d", RIGHT, BEGIN + n * DAY) for n in range(14) for _ in range(3)]
    cards = replay_tries(tries, pace)
    late = BEGIN + 400 * DAY
    plan = plan_sitting(cards.values(), late, pace)
    assert len(plan) == 10
    assert plan[0] == "skill-00/b/d"
    assert "" not in plan
    assert plan_sitting(cards.values(), BEGIN, pace) == [""] * 10


def test_waits_are_spread_by_a_seed_and_stay_within_bounds() -> None:
    """Short waits stay as they are; long ones differ by at most a twentieth, or by a day."""
    assert {spread_days(2, str(n), 45) for n in range(50)} == {2}
    assert {spread_days(10, str(n), 45) for n in range(50)} == {9, 10, 11}
    assert {spread_days(45, str(n), 45) for n in range(50)} == {43, 44, 45}
