"""Pictures are drawn once for a seat, and their clock goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from goalsetter.play import SPECTATOR, Mode, Seat
from goalsetter.server import wire
from goalsetter.server.view.cache import Gallery, Sight, TableScene, later
from goalsetter.server.view.cache import drawn as drawn_for
from goalsetter.table import Table
from tests.server.tables import BOTH_GAMES, bots_seating, played

A, HERE = Seat("A"), frozenset({Seat("A")})


def tables() -> list[tuple[int, Table]]:
    """Some states of a match, with their moments."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    return [(at, outcome.table) for at, outcome in played(seating, most=12)]


def scene(table: Table, here: frozenset[Seat] = HERE) -> TableScene:
    """The table with somebody at it."""
    return TableScene(table=table, code="CDFGH", here=here, rematch=frozenset())


def sight(seat: Seat = A) -> Sight:
    """Somebody who looks."""
    return Sight(seat=seat, people=wire.People(role="player"))


def drawn(scene: TableScene, sight: Sight, at: int) -> wire.Table:
    """The picture for one who looks alone."""
    (found,) = drawn_for(scene, [sight], at)
    return found


def test_a_picture_that_hangs_is_the_one_that_would_be_drawn() -> None:
    """At the same moment and at a later one; of another seat there is none."""
    for at, table in tables():
        gallery = Gallery()
        gallery.hang(scene(table), sight(), drawn(scene(table), sight(), at), at)
        assert gallery.find(scene(table), sight(SPECTATOR), at) is None
        for wait in (0, 250):
            fresh = drawn(scene(table), sight(), at + wait)
            assert gallery.find(scene(table), sight(), at + wait) == fresh


def test_another_scene_has_pictures_of_its_own() -> None:
    """Another state, or somebody who came: nothing old is shown."""
    (at, one), (_, two) = tables()[:2]
    gallery = Gallery()
    gallery.hang(scene(one), sight(), drawn(scene(one), sight(), at), at)
    assert gallery.find(scene(two), sight(), at) is None
    assert gallery.find(scene(one, frozenset()), sight(), at) is None
    gallery.hang(scene(two), sight(), drawn(scene(two), sight(), at), at)
    assert gallery.find(scene(one), sight(), at) is None


def test_no_clock_goes_below_nothing() -> None:
    """However late a picture is sent."""
    for at, table in tables():
        found = later(drawn(scene(table), sight(), at), 10_000_000)
        assert found.clock is None or not found.clock.left or found.clock.paused
        assert not found.round_left


def test_pictures_drawn_together_are_those_drawn_alone() -> None:
    """Each seat sees its own, for all they have in common."""
    seats = (A, Seat("B"), Seat("C"), SPECTATOR)
    sights = [sight(seat) for seat in seats]
    for at, table in tables():
        together = drawn_for(scene(table), sights, at)
        assert together == [drawn(scene(table), each, at) for each in sights]


def test_those_who_look_at_the_same_time_have_their_pictures_drawn_together() -> None:
    """One job for all; who comes while it is done has one of his own, and one that hangs none."""
    at, table = tables()[3]
    jobs: list[int] = []

    async def draw(shown: TableScene, sights: Sequence[Sight], moment: int) -> list[wire.Table]:
        jobs.append(len(sights))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return drawn_for(shown, sights, moment)

    async def tried() -> None:
        gallery, here = Gallery(), scene(table)
        seats = (A, Seat("B"), A)
        first = [asyncio.create_task(gallery.picture(here, sight(s), at, draw)) for s in seats]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        late = asyncio.create_task(gallery.picture(here, sight(SPECTATOR), at, draw))
        found = await asyncio.gather(*first, late)
        assert jobs == [2, 1]
        assert found == [drawn(here, sight(s), at) for s in (*seats, SPECTATOR)]
        await gallery.picture(here, sight(), at + 5, draw)
        assert jobs == [2, 1]

    asyncio.run(tried())
