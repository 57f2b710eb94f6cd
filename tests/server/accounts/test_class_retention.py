"""Retention: matches become sums, and a class that nobody opens goes after a letter."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from goalsetter.server import MemoryStore, Store
from goalsetter.server.accounts.erasure import erasing
from goalsetter.server.accounts.figures import cells_of, column_titles, tallies_of
from goalsetter.server.accounts.retention import (
    DAY,
    UNOPENED,
    WARNED,
    kept_since,
    note_opened,
    tidy,
)
from goalsetter.server.accounts.sessions import in_millis
from goalsetter.server.store import (
    ClassCoach,
    GuardianLetter,
    Guardianship,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KeptSchool,
    Membership,
    Milestone,
    PlayedMatch,
    PlayTotal,
)

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
AT = in_millis(NOW)


def match(code: str, at: int, **values: int | str) -> PlayedMatch:
    """A match of the first child."""
    usual = PlayedMatch(child="kid", code=code, at=at, points=4, millis=600_000, best=10, kept=7)
    return replace(usual, **values)  # type: ignore[arg-type]


async def founded(*, used: int, seen: int = 0) -> MemoryStore:
    """A school with a class of two; the second child is in another class too."""
    store = MemoryStore()
    group = KeptClass(id="g", school="s", code="ABCDEFG", name="Old", made=used, used=used)
    kid = KeptChild(
        id="kid", school="s", nickname="Kid", folded="kid", made=used, seen=max(used, seen)
    )
    await store.keep(
        [
            KeptSchool(id="s", name="North", made=used),
            KeptGrownup(id="lee", login="lee", name="Ms. Lee"),
            KeptGrownup(id="kim", login="kim", name="Mr. Kim"),
            group,
            replace(group, id="h", code="ABCDEFH", name="New", used=AT),
            kid,
            replace(kid, id="pal", nickname="Pal", folded="pal"),
            ClassCoach(group="g", person="lee"),
            Guardianship(child="kid", person="kim"),
            *(Membership(group="g", child=id) for id in ("kid", "pal")),
            Membership(group="h", child="pal"),
        ]
    )
    return store


async def tidied(store: Store, now: int) -> tuple[int, int, int, int]:
    """Tidy at a moment; what was done."""

    async def erase(child: str) -> None:
        await store.keep(await erasing(store, child, now))

    due = await tidy(store, datetime.fromtimestamp(now / 1000, UTC), erase)
    return due.matches, due.letters, due.classes, due.children


def test_matches_are_kept_until_the_end_of_the_next_season_and_then_summed_up() -> None:
    """The season of a match and the one after keep it; the table stays as it is."""

    async def story() -> None:
        store = await founded(used=AT)
        since = kept_since(NOW)
        assert datetime.fromtimestamp(since / 1000, UTC).date().isoformat() == "2025-08-01"
        rows = [match("A", since - 1), match("B", since - DAY), match("C", since)]
        await store.keep(rows)
        before = (await tallies_of(store, ["kid"]))["kid"]
        assert await tidied(store, AT) == (2, 0, 0, 0)
        assert [row.code for row in await store.accounts(PlayedMatch)] == ["C"]
        (total,) = await store.accounts(PlayTotal)
        assert (total.matches, total.points, total.best, total.kept) == (2, 8, 20, 14)
        assert (await tallies_of(store, ["kid"]))["kid"] == before
        assert await tidied(store, AT) == (0, 0, 0, 0)

    asyncio.run(story())


def test_a_class_that_nobody_opens_goes_a_month_after_a_letter() -> None:
    """Coach and guardian are told; children of other classes stay, the rest goes with it."""

    async def story() -> None:
        store = await founded(used=AT - UNOPENED - 1)
        assert await tidied(store, AT) == (0, 2, 0, 0)
        letters = await store.accounts(GuardianLetter)
        assert {letter.person for letter in letters} == {"lee", "kim"}
        assert {(letter.kind, letter.ends) for letter in letters} == {("class-ending", AT + WARNED)}
        assert await tidied(store, AT + WARNED - 1) == (0, 0, 0, 0)
        assert await tidied(store, AT + WARNED) == (0, 0, 1, 1)
        assert [group.id for group in await store.accounts(KeptClass)] == ["h"]
        assert [child.id for child in await store.accounts(KeptChild)] == ["pal"]
        kinds = {letter.kind for letter in await store.accounts(GuardianLetter)}
        assert kinds == {"class-gone"}

    asyncio.run(story())


def test_a_class_that_is_opened_again_stays() -> None:
    """A coach who opens it in time voids the letter."""

    async def story() -> None:
        store = await founded(used=AT - UNOPENED - 1)
        await tidied(store, AT)
        (group,) = await store.accounts(KeptClass, id="g")
        await note_opened(store, group, AT + DAY)
        assert await store.accounts(GuardianLetter) == []
        assert await tidied(store, AT + WARNED) == (0, 0, 0, 0)

    asyncio.run(story())


def test_a_child_who_still_comes_in_stays_when_its_class_goes() -> None:
    """Only whoever has not been here for as long goes with the class."""

    async def story() -> None:
        store = await founded(used=AT - UNOPENED - 1, seen=AT)
        await tidied(store, AT)
        assert await tidied(store, AT + WARNED) == (0, 0, 1, 0)
        assert len(await store.accounts(KeptChild)) == 2

    asyncio.run(story())


@pytest.mark.parametrize(
    ("rows", "cells"),
    [
        ([], ["0", "0", "0", "–", "–", "–"]),
        (
            [
                match("A", 1, habit="goals", lost=2),
                match("B", 2, habit="clock", lost=1),
                match("C", 3, habit="clock", lost=2),
                Milestone(child="kid", kind="level", what="equations/clock", at=1),
                Milestone(child="kid", kind="level", what="equations/first", at=2),
            ],
            ["0", "30", "3", "70 %", "Running out of time", "EQUATIONS: The clock"],
        ),
    ],
)
def test_the_table_tells_what_a_child_has_done(
    rows: Sequence[PlayedMatch | Milestone], cells: list[str]
) -> None:
    """Minutes, matches, points kept of a hundred, the habit that cost most in all, the level."""

    async def story() -> None:
        store = await founded(used=AT)
        await store.keep(list(rows))
        assert len(column_titles()) == len(cells)
        told = (await cells_of(store, ["kid"]))["kid"]
        assert told[:-1] == cells[:-1]
        assert (told[-1] == "–") == (cells[-1] == "–")

    asyncio.run(story())
