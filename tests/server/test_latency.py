"""Claims in the order in which they were made: fair to slow lines, of little use to liars."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goalsetter.play import Seat
from goalsetter.server.latency import CREDIT, KEPT, LONGEST, BlockClaim, Trips, decided_at, in_order

SEATS = [Seat(letter) for letter in "ABC"]
moments, trips = st.integers(0, 1_000), st.integers(0, 2 * LONGEST)
claims = st.builds(BlockClaim, seat=st.sampled_from(SEATS), came=moments, trip=trips)
several = st.lists(claims, min_size=1, max_size=6)


def ranked(found: list[BlockClaim]) -> list[BlockClaim]:
    """The claims in order."""
    return in_order(found, lambda each: each)


@given(found=several, data=st.data())
def test_the_order_does_not_depend_on_the_order_of_arrival(
    found: list[BlockClaim], data: st.DataObject
) -> None:
    """Equal claims apart, which nobody can tell from each other but by their seat."""
    shuffled = data.draw(st.permutations(found))
    keys = [(each.moment, each.came) for each in ranked(found)]
    assert keys == [(each.moment, each.came) for each in ranked(shuffled)] == sorted(keys)


@given(
    made=st.lists(st.tuples(moments, st.integers(0, CREDIT)), min_size=2, max_size=3),
)
def test_who_was_first_is_first_however_long_his_way(made: list[tuple[int, int]]) -> None:
    """With a way as long there as back, up to the limit, the order is that of the fingers."""
    found = [
        BlockClaim(seat=seat, came=moment + way, trip=2 * way)
        for seat, (moment, way) in zip(SEATS, made, strict=False)
    ]
    assert [each.moment for each in ranked(found)] == sorted(moment for moment, _ in made)


@given(found=several, late=st.integers(0, 500), trip=trips)
def test_when_it_is_decided_nobody_can_be_first_any_more(
    found: list[BlockClaim], late: int, trip: int
) -> None:
    """A claim that comes in from then on was made later, whatever its round trip."""
    first = ranked(found)[0]
    came = max(decided_at(found), *(each.came for each in found)) + late
    other = BlockClaim(seat=SEATS[2], came=came, trip=trip)
    assert ranked([*found, other])[0] == first or other.moment == first.moment


@given(claim=claims, lie=st.integers(0, 100_000))
def test_a_lie_about_the_way_gains_no_more_than_the_limit(claim: BlockClaim, lie: int) -> None:
    """Answering late moves a claim by half of the limit at most; answering early harms it."""
    liar = BlockClaim(seat=claim.seat, came=claim.came, trip=claim.trip + lie)
    assert 0 <= claim.moment - liar.moment <= CREDIT
    assert claim.came - liar.moment <= CREDIT


def test_the_usual_way_is_the_median_of_the_last_few() -> None:
    """One slow answer changes little; what was not asked, or is answered twice, nothing."""
    way = Trips()
    assert way.usual == 0
    for number, trip in enumerate((20, 900, 30, 25, 40)):
        way.sent(number, 1_000 * number)
        way.heard(number, 1_000 * number + trip)
        way.heard(number, 1_000 * number + 5_000)
    way.heard(99, 0)
    assert way.usual == 30
    for number in range(10, 10 + KEPT):
        way.sent(number, 0)
        way.heard(number, 7)
    assert way.usual == 7


def test_a_sounding_that_was_not_answered_is_forgotten() -> None:
    """The answer to an old one tells nothing."""
    way = Trips()
    way.sent(1, 0)
    way.sent(2, 100)
    way.heard(1, 5_000)
    assert way.usual == 0
