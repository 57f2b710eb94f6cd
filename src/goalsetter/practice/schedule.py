"""The schedule of skills: FSRS, as a pure function of a card, a try and a moment.

A card is a skill in a division, reviewed with fresh positions; a ruling or an own mistake is a card
that returns as itself (``ITSELF``). Nobody is asked how well something was known: ``grade_try``
takes the grade from right, hint and time. ``web/src/practice/schedule.ts`` is the twin for guests,
held to this one by ``tests/practice/test_schedule.py``: change both.

The library stands here and not in ``coach``: it counts with dates and floats, which the rooms below
do without. It is loaded when the first card is reviewed, since it comes with the server's extra.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler

DAY = 86_400_000
"""Milliseconds of a day; all moments are milliseconds since 1970."""
AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4
LEARNING, FIRM, RELEARNING = 1, 2, 3
MOST_DAYS = 45
"""The longest wait: a season lasts from September to March."""
USUAL, YOUNG = 0.9, 0.85
"""The share that is to be still known; less for grades 3 to 5, so that they have less to do."""
STEPS, STEPS_AGAIN = (1, 10), (10,)
"""Minutes until a new card, or one that was forgotten, comes back inside a sitting."""
MANY_TIMES, FEW_TIMES = 9, 3
"""How many own times make a median, and how many it needs."""
NO_CLOCK = 90
"""Seconds that stand for the book's time where the book has none."""
SITTING_ITEMS, SITTING_MINUTES = 10, 8
"""A sitting is over after so many items or minutes, whichever comes first."""
ITSELF = "item/"
"""The name of a card that returns as itself begins so; the name of its item follows."""
WEIGHTS = (
    *(0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194),
    *(0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629),
    *(1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542),
)
"""The parameters of FSRS 6, written out: both libraries are given the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCard:
    """The memory of a skill: when it is due, and how firm it is."""

    name: str
    due: int = 0
    last: int = 0
    stability: float = 0.0
    difficulty: float = 0.0
    state: int = LEARNING
    step: int = 0
    reviews: int = 0
    quick: bool = False
    """Whether the last try took less than half the usual time."""
    times: tuple[int, ...] = ()
    """Milliseconds of the last right tries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemTry:
    """A try at an item, as far as a grade needs it."""

    right: bool
    hinted: bool = False
    millis: int = 0
    seconds: int = 0
    """The book's time for it, 0 if there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPace:
    """How often skills come back."""

    retention: float = USUAL
    most: int = MOST_DAYS


def pace_of(*, young: bool, days_left: int | None = None) -> ReviewPace:
    """The pace of a division; nothing waits for longer than until the next tournament."""
    most = MOST_DAYS if days_left is None else max(1, min(MOST_DAYS, days_left))
    return ReviewPace(retention=YOUNG if young else USUAL, most=most)


def usual_time(card: SkillCard, seconds: int) -> int:
    """The milliseconds that a try usually takes: the own median, or half the book's time."""
    if len(card.times) < FEW_TIMES:
        return (seconds or NO_CLOCK) * 500
    ordered = sorted(card.times)
    return ordered[len(ordered) // 2]


def is_quick(card: SkillCard, tried: ItemTry) -> bool:
    """Whether a try took less than half the usual time."""
    alone = tried.right and not tried.hinted
    return alone and 2 * tried.millis < usual_time(card, tried.seconds)


def grade_try(card: SkillCard, tried: ItemTry) -> int:
    """Grade a try by right, hint and time: from 1 (again) to 4 (easy)."""
    if not tried.right:
        return AGAIN
    if tried.hinted or tried.millis > 2 * usual_time(card, tried.seconds):
        return HARD
    return EASY if card.quick and is_quick(card, tried) else GOOD


def review_card(card: SkillCard, tried: ItemTry, at: int, pace: ReviewPace) -> SkillCard:
    """The card after a try."""
    graded = schedule_card(card, grade_try(card, tried), at, pace)
    times = (*card.times, tried.millis)[-MANY_TIMES:] if tried.right else card.times
    return replace(graded, quick=is_quick(card, tried), times=times)


def schedule_card(card: SkillCard, grade: int, at: int, pace: ReviewPace) -> SkillCard:
    """The card after a grade at a moment."""
    from fsrs import Card, Rating, State  # noqa: PLC0415 - with the server's extra only

    known = card.reviews > 0
    before = Card(
        card_id=0,
        state=State(card.state),
        step=None if card.state == FIRM else card.step,
        stability=card.stability if known else None,
        difficulty=card.difficulty if known else None,
        due=_moment(card.due),
        last_review=_moment(card.last) if known else None,
    )
    # A clock that was set back must not make the time since the last try negative.
    now = max(at, card.last)
    after, _ = _scheduler(pace).review_card(before, Rating(grade), _moment(now))
    assert after.stability is not None
    assert after.difficulty is not None
    wait = (after.due - _moment(now)) // timedelta(milliseconds=1)
    if wait >= DAY:
        wait = DAY * spread_days(wait // DAY, f"{card.name} {card.reviews}", pace.most)
    return replace(
        card,
        due=now + wait,
        last=now,
        stability=after.stability,
        difficulty=after.difficulty,
        state=int(after.state),
        step=after.step or 0,
        reviews=card.reviews + 1,
    )


def spread_days(days: int, seed: str, most: int) -> int:
    """Spread cards of one sitting over days near each other, by a seed and not by chance."""
    if days < 3:
        return days
    number = 0x811C9DC5
    for byte in seed.encode():
        number = ((number ^ byte) * 0x01000193) & 0xFFFFFFFF
    width = max(1, days // 20)
    return min(most, days - width + number % (2 * width + 1))


def known_now(card: SkillCard, at: int, pace: ReviewPace) -> float:
    """The chance that a skill is still known."""
    from fsrs import Card, State  # noqa: PLC0415 - with the server's extra only

    if not card.reviews:
        return 0.0
    kept = Card(
        card_id=0,
        state=State(card.state),
        stability=card.stability,
        difficulty=card.difficulty,
        last_review=_moment(card.last),
    )
    return _scheduler(pace).get_card_retrievability(kept, _moment(max(at, card.last)))


def plan_sitting(cards: Iterable[SkillCard], at: int, pace: ReviewPace) -> list[str]:
    """The cards of a sitting: those due, the least known first; empty names ask for what is new.

    What does not fit waits for the next sitting, and nobody is told how much that is.
    """
    due = [card for card in cards if card.reviews and card.due <= at]
    due.sort(key=lambda card: (known_now(card, at, pace), card.due, card.name))
    names = [card.name for card in due[:SITTING_ITEMS]]
    return names + [""] * (SITTING_ITEMS - len(names))


def replay_tries(
    tries: Sequence[tuple[str, ItemTry, int]], pace: ReviewPace
) -> dict[str, SkillCard]:
    """The cards that come of tries in their order, by name: the log is what is kept."""
    cards: dict[str, SkillCard] = {}
    for name, tried, at in tries:
        card = cards.get(name) or SkillCard(name=name)
        cards[name] = review_card(card, tried, at, pace)
    return cards


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=at)


@lru_cache(maxsize=128)
def _scheduler(pace: ReviewPace) -> Scheduler:
    from fsrs import Scheduler  # noqa: PLC0415 - with the server's extra only

    return Scheduler(
        parameters=WEIGHTS,
        desired_retention=pace.retention,
        learning_steps=[timedelta(minutes=step) for step in STEPS],
        relearning_steps=[timedelta(minutes=step) for step in STEPS_AGAIN],
        maximum_interval=pace.most,
        enable_fuzzing=False,
    )
