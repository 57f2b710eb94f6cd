"""On-Sets II, 2011-12 ST3-ST6: people choose how many cards are dealt and how V and Λ lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from goalsetter.bots import BotChoice
from goalsetter.errors import RecordError
from goalsetter.notation import parse_cubes
from goalsetter.play import (
    CLOCK,
    Action,
    Mode,
    Phase,
    Seat,
    Terms,
    action,
    dealer,
    read_record,
    right_of,
    view,
    write_record,
)
from goalsetter.rules import Division, Fault, Task
from goalsetter.table import (
    Outcome,
    Pace,
    Player,
    Seating,
    Table,
    advance,
    due,
    open_table,
    record_of,
    resumed,
    saved,
    shown_to,
    stand_in,
    submit,
)
from tests.table.players import MOVES, A, B, C, Plain

SETS, OLDER = "mlag-on-sets-2017-18", "mlag-on-sets-2011-12"
MINUTE = 60_000
PEOPLE = tuple(Player(name=name) for name in ("Ann", "Bob", "Cy"))


def seated(
    division: Division = Division.MIDDLE,
    *,
    people: int = 3,
    choosing: bool = True,
    pace: Pace = Pace.TOURNAMENT,
    edition: str = SETS,
    seed: int = 1,
    mode: Mode = Mode.GUARDED,
) -> Seating:
    """Three players of ON-SETS, the last ones bots."""
    bots = tuple(Player(name=f"Bot {n}", bot=Plain(), level="plain") for n in range(3 - people))
    return Seating(
        terms=Terms(edition=edition, division=division, players=3, mode=mode),
        players=(*PEOPLE[:people], *bots),
        seed=seed,
        pace=pace,
        choosing=choosing,
    )


def begun(seating: Seating) -> Table:
    """The table when all that needs no word is done."""
    return advance(open_table(seating), 0).table


def with_dealer(seat: Seat, seating: Callable[[int], Seating]) -> Table:
    """A table at which this seat deals first: the lot falls so with some seed."""
    tables = (begun(seating(seed)) for seed in range(1, 40))
    return next(table for table in tables if dealer(table.state) == seat)


def kinds(table: Table) -> list[type[Action]]:
    """Return the kinds of what was done since the lot."""
    return [type(each) for each in table.log if not isinstance(each, action.RollForFirst)]


def does(table: Table, deed: Action, at: int = 0) -> Outcome:
    """A player hands in a deed."""
    return submit(table, deed.by, deed, at)


@pytest.mark.parametrize("edition", [SETS, OLDER])
def test_the_dealer_says_how_many_and_chance_which(edition: str) -> None:
    """II-B, ST5: right of the Goal-setter; so many cards are dealt, drawn by the table."""
    table = begun(seated(edition=edition))
    giver = right_of(table.state.shake.setting, table.state.seats)
    assert kinds(table) == [action.Roll]
    assert table.choosing == table.awaited == (giver,)
    after = does(table, action.CallDeal(by=giver, number=9), 5_000)
    assert after.refusal is None
    after = advance(after.table, 5_000)
    dealt = after.table.log[-1]
    assert isinstance(dealt, action.Deal)
    assert (dealt.by, len(dealt.cards)) == (giver, 9)
    assert after.table.state.shake.phase is Phase.VARIATIONS
    assert not after.table.choosing


@pytest.mark.parametrize(
    ("division", "good", "bad"),
    [
        (Division.ELEMENTARY, (6, 12), (0, 5, 13, -1)),
        (Division.MIDDLE, (6, 12), (5, 13)),
        (Division.SENIOR, (10, 14), (9, 15)),
    ],
)
def test_only_as_many_as_the_division_deals(
    division: Division, good: tuple[int, ...], bad: tuple[int, ...]
) -> None:
    """II-B-1 and 2."""
    table = begun(seated(division))
    giver = dealer(table.state)
    for number in bad:
        refusal = does(table, action.CallDeal(by=giver, number=number)).refusal
        assert refusal is not None
        assert refusal.fault is Fault.WRONG_NUMBER_OF_CARDS
    for number in good:
        assert does(table, action.CallDeal(by=giver, number=number)).refusal is None


def test_nobody_else_deals_and_nobody_deals_cards_of_his_own() -> None:
    """The Goal-setter does not, and not even the dealer may say which cards."""
    table = begun(seated())
    giver, setter = dealer(table.state), table.state.shake.setting
    third = next(seat for seat in table.state.seats if seat not in (giver, setter))
    for seat in (setter, third):
        for deed in (action.CallDeal(by=seat, number=8), action.LetTableChoose(by=seat)):
            assert does(table, deed).refusal is not None
    cards = view(table.state, giver).universe
    assert does(table, action.Deal(by=giver, cards=cards)).refusal is not None


@pytest.mark.parametrize("three", ["V V Λ", "V Λ Λ"])
def test_the_elementary_goal_setter_sets_out(three: str) -> None:
    """II-A-3, ST3: before the roll, within the minute that begins the shake."""
    table = begun(seated(Division.ELEMENTARY))
    setter = table.state.shake.setting
    assert kinds(table) == [action.StartClock]
    assert table.log[-1] == action.StartClock(by=CLOCK, task=Task.ROLL)
    assert set(table.choosing) == {setter, dealer(table.state)}
    laid = does(table, action.SetOut(by=setter, cubes=parse_cubes(three)), 1_000).table
    laid = advance(laid, 1_000).table
    assert kinds(laid) == [action.StartClock, action.SetOut, action.Roll]
    shown = sorted(c.face for c in laid.state.shake.resources if c.face in "VΛ=⊆")
    assert shown == sorted(three.split())
    assert laid.choosing == (dealer(laid.state),)


@pytest.mark.parametrize("mode", Mode)
def test_not_three_of_a_kind_nor_by_another(mode: Mode) -> None:
    """II-A-3: two of one and one of the other, and the Goal-setter alone, even at an open table."""
    table = begun(seated(Division.ELEMENTARY, mode=mode))
    setter, giver = table.state.shake.setting, dealer(table.state)
    for seat, three in ((setter, "V V V"), (setter, "V Λ"), (giver, "V V Λ")):
        deed = action.SetOut(by=seat, cubes=parse_cubes(three))
        assert does(table, deed).refusal is not None


def test_cards_may_come_before_the_cubes() -> None:
    """ST4: in either order; a word about one thing is not stale because of the other."""
    table = begun(seated(Division.ELEMENTARY))
    setter, giver = table.state.shake.setting, dealer(table.state)
    seen = table.number
    dealt = advance(does(table, action.CallDeal(by=giver, number=7), 100).table, 100).table
    assert len(dealt.state.shake.universe) == 7
    assert dealt.choosing == (setter,)
    deed = action.SetOut(by=setter, cubes=parse_cubes("V V Λ"))
    after = submit(dealt, setter, deed, 200, seen)
    assert not after.stale
    assert after.refusal is None
    assert advance(after.table, 200).table.state.shake.phase is Phase.VARIATIONS


def test_the_table_chooses_for_those_who_let_it() -> None:
    """Both choices can be left to chance."""
    table = begun(seated(Division.ELEMENTARY))
    for seat in table.choosing:
        table = does(table, action.LetTableChoose(by=seat)).table
    table = advance(table, 0).table
    assert 6 <= len(table.state.shake.universe) <= 12
    assert len(table.state.shake.set_out) == 3


def test_at_the_end_of_the_minute_the_table_chooses() -> None:
    """On-Sets XI-A-1-a: a late word costs nobody anything, and the log tells that it came late."""
    table = begun(seated(Division.ELEMENTARY))
    assert due(table) == MINUTE
    late = table.choosing
    after = advance(table, MINUTE).table
    left = [each for each in after.log if isinstance(each, action.LetTableChoose)]
    assert {each.by for each in left} == set(late)
    assert {each.at for each in left} == {MINUTE}
    assert after.state.shake.phase is Phase.VARIATIONS
    assert not after.state.penalties
    assert after.state.clock is not None
    assert after.state.clock.ends == MINUTE + 15_000


@pytest.mark.parametrize(("pace", "wait"), [(Pace.RELAXED, 3 * MINUTE), (Pace.NONE, None)])
def test_a_dealer_has_the_time_of_the_table_though_a_bot_sets_the_goal(
    pace: Pace, wait: int | None
) -> None:
    """The clock of a bot's roll goes as slowly as the person needs who deals."""
    table = with_dealer(A, lambda seed: seated(people=1, pace=pace, seed=seed))
    assert table.choosing == (A,)
    assert table.state.shake.setting != A
    # Bots have nothing to do meanwhile.
    assert due(table) == wait
    assert advance(table, MINUTE).table.choosing == (A,)


def test_bots_wait_for_nobody() -> None:
    """Where a bot deals or sets out, chance chooses at once."""
    table = with_dealer(B, lambda seed: seated(people=1, seed=seed))
    assert table.state.shake.phase is Phase.VARIATIONS
    assert kinds(table)[:2] == [action.Roll, action.Deal]


def test_a_stand_in_does_not_keep_the_table_waiting() -> None:
    """When the dealer has left, the table deals."""
    table = begun(seated())
    giver = dealer(table.state)
    after = advance(stand_in(table, giver, 5_000).table, 5_000).table
    assert after.state.shake.universe


def test_a_table_that_deals_asks_nobody() -> None:
    """As every table did before: nothing waits, and nobody can choose."""
    table = begun(seated(Division.ELEMENTARY, choosing=False))
    assert kinds(table) == [action.SetOut, action.Roll, action.Deal]
    for deed in (action.CallDeal(by=A, number=9), action.LetTableChoose(by=A)):
        assert does(table, deed).refusal is not None


def test_nobody_begins_the_next_shake_by_setting_out() -> None:
    """Between two shakes all are waited for: V and Λ come after that."""
    table = begun(seated(Division.ELEMENTARY))
    over = replace(table.state, shake=replace(table.state.shake, phase=Phase.END))
    between = replace(table, state=over)
    for seat in (A, B, C):
        deed = action.SetOut(by=seat, cubes=parse_cubes("V V Λ"))
        assert does(between, deed).refusal is not None


def test_a_bot_that_wants_to_deal_is_silent() -> None:
    """No bot can do what chance does for bots."""

    class Dealer:
        def choose(self, seen: object, rng: object, budget: object) -> BotChoice:
            del rng, budget
            seat = seen.seat  # type: ignore[attr-defined]
            return BotChoice(action=action.CallDeal(by=seat, number=12), why=MOVES, after=0)

    seating = seated(people=1)
    bots = tuple(replace(each, bot=Dealer()) for each in seating.players[1:])
    table = begun(replace(seating, players=(seating.players[0], *bots)))
    assert action.CallDeal not in kinds(table)


@pytest.mark.parametrize("said", [0, 1, 2])
def test_a_table_that_is_kept_waits_on(said: int) -> None:
    """Before a word, after one, after both: the same cards come as would have come."""
    table = begun(seated(Division.ELEMENTARY))
    setter, giver = table.state.shake.setting, dealer(table.state)
    deeds = (
        action.CallDeal(by=giver, number=11),
        action.SetOut(by=setter, cubes=parse_cubes("V Λ Λ")),
    )
    for deed in deeds[:said]:
        table = does(table, deed).table
    again = resumed(saved(table, 0), lambda _: Plain(), 0)
    assert again.choosing == table.choosing
    assert again.seating.choosing
    for deed in deeds[said:]:
        table, again = does(table, deed).table, does(again, deed).table
    assert advance(again, 0).table.log == advance(table, 0).table.log


def test_a_table_kept_before_there_was_a_choice_wakes_as_it_was() -> None:
    """Its header says nothing of choosing; what is no answer is no table."""
    table = begun(seated(choosing=False))
    text = saved(table, 0)
    assert "People choose cards" not in text
    assert not resumed(text, lambda _: Plain(), 0).seating.choosing
    strange = saved(begun(seated()), 0).replace(
        "People choose cards: yes", "People choose cards: x"
    )
    with pytest.raises(RecordError):
        resumed(strange, lambda _: Plain(), 0)


def test_the_record_tells_what_was_chosen() -> None:
    """And is read as it was written."""
    table = begun(seated(Division.ELEMENTARY))
    setter, giver = table.state.shake.setting, dealer(table.state)
    table = does(table, action.CallDeal(by=giver, number=8)).table
    table = advance(does(table, action.LetTableChoose(by=setter)).table, 0).table
    record = record_of(table)
    text = write_record(record, results=False)
    lines = [line.split()[1:] for line in text.splitlines() if line.startswith("0:00")]
    assert [giver, "will", "deal", "8"] in lines
    assert [setter, "lets", "the", "table", "choose"] in lines
    assert read_record(text).log == record.log


def test_a_lifted_block_stops_the_minute() -> None:
    """At an open table, where it can be lifted so early: its time is that of its holder."""
    table = begun(seated(mode=Mode.OPEN))
    giver, setter = dealer(table.state), table.state.shake.setting
    lifted = does(table, action.PickUpBlock(by=setter), 3_000).table
    assert lifted.awaited == (setter,)
    assert does(lifted, action.CallDeal(by=giver, number=8), 4_000).refusal is not None
    named = advance(lifted, 18_000).table
    assert named.awaited == named.choosing == (giver,)
    assert due(named) == MINUTE + 15_000


def test_everybody_sees_what_is_chosen() -> None:
    """Nothing of it is secret."""
    deed = action.CallDeal(by=A, number=8)
    assert shown_to(B, deed) == deed
