"""Changes bring a page to the picture that it would have been sent whole."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import Mode, Seat, Terms
from goalsetter.rules import GAMES
from goalsetter.server import wire
from goalsetter.server.view.cache import drawn
from goalsetter.server.view.parts import FIELDS, PartCache, PictureStream
from goalsetter.words import render
from tests.machine_frames import FramedMatch
from tests.machines import all_terms
from tests.server.pictures import PictureReader
from tests.server.tables import BOTH_GAMES, bots_seating, played
from tests.server.view.test_cache import A, scene, sight

NAMES = [name for name, _ in FIELDS]
TERMS = all_terms()
EXAMPLES = 12


@settings(max_examples=EXAMPLES, deadline=None)
@given(terms=st.sampled_from(TERMS), seed=st.integers(0, 2**32))
def test_a_page_that_gets_changes_has_the_whole_picture(terms: Terms, seed: int) -> None:
    """At every step of any shake, for every seat, with frames lost and doubled, and no secret."""
    match = FramedMatch(terms=terms, seed=seed)
    match.play_shake()
    assert match.frames


@pytest.mark.parametrize("game", BOTH_GAMES)
def test_what_bots_think_is_in_no_frame_before_the_shake_is_over(game: object) -> None:
    """Their reasons are told when it is over, and then as changes."""
    seating = bots_seating(game, Mode.GUARDED)  # type: ignore[arg-type]
    stream, reader = PictureStream(PartCache()), PictureReader()
    for at, outcome in played(seating, most=60):
        (picture,) = drawn(scene(outcome.table), [sight()], at)
        frame = msgspec.json.decode(stream.frame(picture))
        assert reader.take(frame) == "taken"
        if picture.phase != "end":
            assert not reader.seen["thoughts"]


def test_only_what_changed_is_sent() -> None:
    """After a move: not the terms, nor the sheet; the times that run always, if nothing changed."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    (at, outcome), *_ = played(seating, most=2)
    (picture,) = drawn(scene(outcome.table), [sight()], at)
    stream = PictureStream(PartCache())
    assert msgspec.json.decode(stream.frame(picture))["type"] == "table"
    changes = msgspec.json.decode(stream.frame(picture))
    assert (changes["since"], changes["picture"]) == (1, 2)
    assert set(changes["table"]) == {"clock", "roundLeft", "nextIn"}


def test_common_parts_are_encoded_once_for_all_seats() -> None:
    """The mat of two seats is one text; what only one of them may do is not."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    at, outcome = list(played(seating, most=3))[-1]
    cache = PartCache()
    streams = [PictureStream(cache) for _ in range(2)]
    pictures = drawn(scene(outcome.table), [sight(A), sight(Seat("B"))], at)
    for stream, picture in zip(streams, pictures, strict=True):
        stream.frame(picture)
    one, two = (dict(zip(NAMES, stream._parts, strict=True)) for stream in streams)
    for name in ("terms", "players", "mat", "sheet", "circled"):
        assert one[name].data is two[name].data
    assert one["seat"].data != two["seat"].data


def test_news_travel_with_the_changes() -> None:
    """Entries stand in the frame as they would in a frame of their own."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    (at, outcome), *_ = played(seating, most=1)
    (picture,) = drawn(scene(outcome.table), [sight()], at)
    stream = PictureStream(PartCache())
    entry = wire.Entry(number=3, at=0, shake=1, by="A", kind="move", sentence=render("A moves."))
    stream.frame(picture)
    frame = msgspec.json.decode(stream.frame(picture, [wire.News(whole=False, entries=[entry])]))
    assert frame["news"] == [msgspec.to_builtins(entry)]


def test_every_edition_has_terms() -> None:
    """The random shakes are of every book."""
    assert {terms.edition for terms in TERMS} == {e.name for g in GAMES for e in g.editions}
