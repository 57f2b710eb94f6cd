"""Pictures are drawn once for a seat, and their clock goes on."""

from __future__ import annotations

from goalsetter.play import SPECTATOR, Mode, Seat
from goalsetter.server import wire
from goalsetter.server.gallery import Gallery, Scene, Sight, drawn, later
from goalsetter.table import Table
from tests.server.tables import BOTH_GAMES, bots_seating, played

A, HERE = Seat("A"), frozenset({Seat("A")})


def tables() -> list[tuple[int, Table]]:
    """Some states of a match, with their moments."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    return [(at, outcome.table) for at, outcome in played(seating, most=12)]


def scene(table: Table, here: frozenset[Seat] = HERE) -> Scene:
    """The table with somebody at it."""
    return Scene(table=table, code="CDFGH", here=here, rematch=frozenset())


def sight(seat: Seat = A) -> Sight:
    """Somebody who looks."""
    return Sight(seat=seat, language="en", people=wire.People(role="player"))


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
