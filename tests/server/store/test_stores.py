"""Stores: the same promises, kept in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from goalsetter.server.store import (
    CANCELLED,
    DONE,
    FAILED,
    QUEUED,
    READY,
    REMATCH,
    RUNNING,
    TAKEN,
    AccountsEnded,
    AccountsGone,
    Aged,
    AnalysisOrdered,
    Begun,
    BroughtBack,
    ClassCoach,
    Complaint,
    Deleted,
    Erased,
    Expired,
    Followed,
    HallDeleted,
    HallMade,
    HallMember,
    HallsAged,
    HallSeat,
    HallSeatFreed,
    HallTurned,
    Judged,
    Kept,
    KeptAnalysis,
    KeptAside,
    KeptClass,
    KeptGrownup,
    KeptHall,
    KeptSchool,
    KeptSeat,
    Keyed,
    Left,
    LogRow,
    Made,
    MemoryStore,
    Note,
    Over,
    Pulse,
    Recalled,
    Reported,
    Sat,
    SchoolPost,
    Settled,
    SignIn,
    Snapshot,
    SqlStore,
    Stood,
    Store,
    StoreError,
    TableSetAside,
    Used,
    Wish,
    altered,
    begin_chain,
    extend_chain,
    fields_of,
)
from tests.server.postgres import postgres

Promise = Callable[[Store], Awaitable[None]]
MADE = Made(code="CDFGH", order="{}", made=1_700_000_000_000)
ANN, BOT = (
    Sat(code="CDFGH", seat="A", name="Ann ✓"),
    Sat(code="CDFGH", seat="B", name="Bea", level="random"),
)
KEY = Keyed(digest="d" * 64, code="CDFGH", seat="A")
BEGUN = Begun(code="CDFGH", head="Goalsetter record 1\n", begun=5_000)


def row(number: int, at: int = 6_000) -> LogRow:
    """One action."""
    text = f"0:0{number} A says “√ {number}”"
    return LogRow(code="CDFGH", number=number, at=at, by="A", text=text, reason="why")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes the same store again and again; memory has only one life."""
    if request.param == "memory":
        only = MemoryStore()
        return lambda: only
    if request.param == "sqlite":
        return lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    address = request.getfixturevalue("database")
    asyncio.run(_emptied(address))
    return lambda: SqlStore(address)


async def _emptied(address: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


def with_store(make: Callable[[], Store], promise: Promise) -> None:
    """Open a store, try a promise, close it."""

    async def tried() -> None:
        store = make()
        await store.open()
        try:
            await promise(store)
        finally:
            await store.close()

    asyncio.run(tried())


def test_what_is_kept_is_found_again(make_store: Callable[[], Store]) -> None:
    """After closing and opening, a table has its order, seats, keys, log and wishes."""
    wish = Wish(code="CDFGH", kind=READY, seat="A", shake=1)

    async def keep(store: Store) -> None:
        await store.keep([MADE, BOT, ANN, KEY, BEGUN])
        await store.keep([row(0), row(1)])
        await store.keep([wish, row(2, 9_000)])
        await store.keep([wish])
        await store.keep([replace(wish, kind=REMATCH, shake=0), Over(code="CDFGH")])
        await store.keep([Followed(code="CDFGH", next="XXXXX")])

    async def find(store: Store) -> None:
        found = await store.find("CDFGH")
        assert found is not None
        assert {(each.kind, each.seat, each.shake) for each in found.wishes} == {
            (READY, "A", 1),
            (REMATCH, "A", 0),
        }
        assert replace(found, wishes=()) == Kept(
            code="CDFGH",
            order="{}",
            made=MADE.made,
            seats=(
                KeptSeat(seat="A", name="Ann ✓"),
                KeptSeat(seat="B", name="Bea", level="random"),
            ),
            keys=((KEY.digest, "A"),),
            head=BEGUN.head,
            begun=5_000,
            over=True,
            next="XXXXX",
            used=MADE.made,
            rows=(row(0), row(1), row(2, 9_000)),
        )
        assert await store.find("XXXXX") is None

    with_store(make_store, keep)
    with_store(make_store, find)


def note(number: int, at: int = 6_000) -> Note:
    """Something beside the match."""
    return Note(code="CDFGH", number=number, at=at, after=0, by="A", kind="chat", text="hi ✓")


def test_a_verdict_is_kept_as_it_was_found_first(make_store: Callable[[], Store]) -> None:
    """It cannot change afterwards, and goes with its table."""
    first = Judged(code="CDFGH", digest="d" * 32, number=3, verdict='{"findings": []} ✓')

    async def promise(store: Store) -> None:
        await store.keep([MADE, first, replace(first, verdict="other")])
        await store.keep([replace(first, number=9)])
        found = await store.find("CDFGH")
        assert found is not None
        assert found.verdicts == (first,)
        await store.keep([Deleted(code="CDFGH")])
        assert await store.find("CDFGH") is None

    with_store(make_store, promise)


def test_notes_are_kept_in_their_order(make_store: Callable[[], Store]) -> None:
    """Each number once; they move the clock on, but wake no match that sleeps."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, BEGUN, note(0), note(1, 8_000)])
        found = await store.find("CDFGH")
        assert found is not None
        assert found.notes == (note(0), note(1, 8_000))
        with pytest.raises(StoreError) as caught:
            await store.keep([note(1)])
        assert caught.value.code == TAKEN
        assert await store.stood_at() == 8_000
        assert await store.live(6_000) == []

    with_store(make_store, promise)


def test_a_seat_that_was_left_has_no_key(make_store: Callable[[], Store]) -> None:
    """Others stay, and the seat can be taken again."""
    other = Keyed(digest="e" * 64, code="CDFGH", seat="B")

    async def promise(store: Store) -> None:
        await store.keep([MADE, ANN, BOT, KEY, other])
        await store.keep([Left(code="CDFGH", seat="A"), replace(ANN, name="Amy")])
        found = await store.find("CDFGH")
        assert found is not None
        assert [each.name for each in found.seats] == ["Amy", "Bea"]
        assert found.keys == ((other.digest, "B"),)

    with_store(make_store, promise)


def test_all_of_one_call_is_kept_or_nothing(make_store: Callable[[], Store]) -> None:
    """A number that is taken raises an error, and what came with it is not kept."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, ANN, BEGUN, row(0)])
        for taken in ([row(1), row(0)], [MADE], [BOT, ANN]):
            with pytest.raises(StoreError) as caught:
                await store.keep(taken)
            assert caught.value.code == TAKEN
        found = await store.find("CDFGH")
        assert found is not None
        assert (len(found.rows), len(found.seats)) == (1, 1)

    with_store(make_store, promise)


def test_of_many_who_want_a_number_one_gets_it(make_store: Callable[[], Store]) -> None:
    """Eight at once for the same place in the log: one is kept, seven are told."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, BEGUN])
        calls = (store.keep([replace(row(0), reason=str(n))]) for n in range(8))
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert sorted(isinstance(each, StoreError) for each in done) == [False] + [True] * 7
        found = await store.find("CDFGH")
        assert found is not None
        assert len(found.rows) == 1

    with_store(make_store, promise)


def test_matches_that_go_on_are_told(make_store: Callable[[], Store]) -> None:
    """A table that has not begun, is over, or has slept for long is none of them."""

    async def promise(store: Store) -> None:
        assert await store.live(0) == []
        await store.keep([MADE])
        assert await store.live(0) == []
        await store.keep([BEGUN])
        assert await store.live(5_000) == ["CDFGH"]
        assert await store.live(5_001) == []
        await store.keep([row(0, 7_000)])
        assert await store.live(7_000) == ["CDFGH"]
        await store.keep([Over(code="CDFGH")])
        assert await store.live(0) == []

    with_store(make_store, promise)


def test_the_clock_is_kept(make_store: Callable[[], Store]) -> None:
    """It goes on from the last pulse or the last action, whichever came later."""

    async def promise(store: Store) -> None:
        assert await store.stood_at() == 0
        await store.keep([MADE, BEGUN])
        assert await store.stood_at() == 5_000
        await store.keep([Pulse(at=5_500), Pulse(at=6_500)])
        assert await store.stood_at() == 6_500
        await store.keep([row(0, 7_000)])
        assert await store.stood_at() == 7_000

    with_store(make_store, promise)


def test_one_server_holds_a_database(make_store: Callable[[], Store]) -> None:
    """A second one is told that it is in use; when the first lets go, it can have it."""
    if isinstance(make_store(), MemoryStore):
        return

    async def promise(store: Store) -> None:
        second = make_store()
        with pytest.raises(StoreError) as caught:
            await second.open()
        await second.close()
        assert caught.value.code == "store-locked"

    with_store(make_store, promise)
    with_store(make_store, promise)


ASKED = AnalysisOrdered(id="first", made=5, record="√ ✓", source="CDFGH")


def test_an_analysis_is_kept_until_it_is_done(make_store: Callable[[], Store]) -> None:
    """Waiting, begun, done with its report; a name is taken once."""

    async def keep(store: Store) -> None:
        await store.keep([ASKED, AnalysisOrdered(id="second", made=6, record="x")])
        assert await store.unfinished() == ["first", "second"]
        await store.keep([Stood(id="first", state=RUNNING)])
        assert await store.unfinished() == ["first", "second"]
        await store.keep([Reported(id="first", report=b"\x00\xff")])
        await store.keep([Stood(id="second", state=FAILED)])
        with pytest.raises(StoreError):
            await store.keep([ASKED])

    async def find(store: Store) -> None:
        assert await store.analysis("first") == KeptAnalysis(
            id="first", made=5, record="√ ✓", source="CDFGH", state=DONE, report=b"\x00\xff"
        )
        assert await store.analysis("none") is None
        assert await store.unfinished() == []
        assert await store.analysis_of("CDFGH") == "first"
        assert await store.analysis_of("XXXXX") == ""

    with_store(make_store, keep)
    with_store(make_store, find)


def test_an_analysis_goes_with_its_table_and_with_time(make_store: Callable[[], Store]) -> None:
    """One of a table that is deleted, and one that was asked for long ago."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, ASKED, AnalysisOrdered(id="old", made=6, record="x")])
        await store.keep([AnalysisOrdered(id="new", made=70, record="x"), Deleted(code=MADE.code)])
        assert await store.analysis("first") is None
        assert await store.analysis("old") is not None
        await store.keep([Aged(before=70, aside=8)])
        await store.keep([Aged(before=70, aside=9)])
        assert await store.unfinished() == ["new"]
        found = await store.aside()
        assert found == [KeptAside(name="old", aside=8, used=6, is_table=False)]
        await store.keep([Expired(before=8)])
        assert await store.analysis("old") is not None
        await store.keep([Expired(before=9)])
        assert await store.analysis("old") is None
        assert await store.analysis("new") is not None

    with_store(make_store, promise)


def test_an_upload_is_known_by_its_key_and_goes_by_its_name(
    make_store: Callable[[], Store],
) -> None:
    """It can be erased at any time; one that was set aside can be brought back."""

    async def promise(store: Store) -> None:
        upload = AnalysisOrdered(id="mine", made=5, record="x", key="d" * 64)
        await store.keep([upload, replace(upload, id="yours")])
        mine = await store.analysis("mine")
        assert mine is not None
        assert mine.key == upload.key
        await store.keep([Aged(before=6, aside=8), Recalled(id="mine", made=7)])
        assert [each.name for each in await store.aside()] == ["yours"]
        await store.keep([Aged(before=7, aside=8)])
        assert [each.name for each in await store.aside()] == ["yours"]
        await store.keep([Erased(id="mine"), Stood(id="mine", state=RUNNING)])
        assert await store.analysis("mine") is None
        assert await store.analysis("yours") is not None

    with_store(make_store, promise)


def test_a_table_that_is_set_aside_can_be_brought_back(make_store: Callable[[], Store]) -> None:
    """Meanwhile it counts neither as one that goes on nor as one to be set aside."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, ANN, BEGUN, OTHER])
        await store.keep([TableSetAside(code="CDFGH", aside=7)])
        assert await store.live(0) == []
        assert await store.unused(MADE.made + 1) == ["XXXXX"]
        assert await store.aside() == [
            KeptAside(name="CDFGH", aside=7, used=MADE.made, is_table=True)
        ]
        found = await store.find("CDFGH")
        assert found is not None
        assert found.aside == 7
        await store.keep([BroughtBack(code="CDFGH", used=MADE.made + 1)])
        assert await store.aside() == []
        assert await store.live(0) == ["CDFGH"]
        assert await store.unused(MADE.made + 1) == ["XXXXX"]

    with_store(make_store, promise)


def test_what_is_finished_changes_no_more(make_store: Callable[[], Store]) -> None:
    """A report that comes after somebody has cancelled is not kept; a failure has its code."""

    async def promise(store: Store) -> None:
        await store.keep([ASKED, AnalysisOrdered(id="second", made=6, record="x", source="CDFGH")])
        await store.keep([Stood(id="first", state=CANCELLED), Reported(id="first", report=b"x")])
        await store.keep([Stood(id="second", state=FAILED, fault="why")])
        await store.keep([Stood(id="second", state=QUEUED)])
        first, second = await store.analysis("first"), await store.analysis("second")
        assert first is not None
        assert second is not None
        assert (first.state, first.report) == (CANCELLED, b"")
        assert (second.state, second.fault) == (FAILED, "why")
        assert await store.analysis_of("CDFGH") == ""

    with_store(make_store, promise)


OTHER = replace(MADE, code="XXXXX")
WISH = Wish(code="CDFGH", kind=READY, seat="A", shake=1)


def test_of_a_deleted_table_nothing_is_left(make_store: Callable[[], Store]) -> None:
    """No row of it, and no way to it; other tables stay as they are."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, ANN, KEY, BEGUN, row(0), WISH, note(0)])
        await store.keep([OTHER, replace(ANN, code="XXXXX"), Followed(code="XXXXX", next="CDFGH")])
        await store.keep([Deleted(code="CDFGH")])
        assert await store.find("CDFGH") is None
        assert await store.live(0) == []
        other = await store.find("XXXXX")
        assert other is not None
        assert (other.next, len(other.seats)) == ("", 1)
        await store.keep([Deleted(code="CDFGH")])
        await store.keep([MADE])
        again = await store.find("CDFGH")
        assert again == Kept(code="CDFGH", order="{}", made=MADE.made, used=MADE.made)

    with_store(make_store, promise)


def test_tables_at_which_nothing_is_done_are_known(make_store: Callable[[], Store]) -> None:
    """By the time of day at which they were made, or last used."""

    async def promise(store: Store) -> None:
        await store.keep([MADE, OTHER, Used(code="XXXXX", used=MADE.made + 10)])
        assert await store.unused(MADE.made) == []
        assert await store.unused(MADE.made + 10) == ["CDFGH"]
        assert await store.unused(MADE.made + 11) == ["CDFGH", "XXXXX"]

    with_store(make_store, promise)


def test_what_sqlite_deletes_stands_in_none_of_its_files(tmp_path: Path) -> None:
    """Neither in the database nor in the files beside it, even while it is open."""

    def files() -> bytes:
        return b"".join(each.read_bytes() for each in sorted(tmp_path.iterdir()))

    async def promise(store: Store) -> None:
        await store.keep([MADE, replace(ANN, name="Wilhelmina"), note(0)])
        assert b"Wilhelmina" in files()
        await store.keep([Deleted(code="CDFGH")])
        assert b"Wilhelmina" not in files()

    with_store(lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"), promise)


def test_a_file_that_was_taken_away_is_told(tmp_path: Path) -> None:
    """A write to it would be found by nobody, even if another lies in its place."""
    file = tmp_path / "test.db"

    async def tried() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{file}")
        await store.open()
        await store.keep([Pulse(at=1)])
        assert await store.stood_at() == 1
        for lies_there in (False, True):
            if lies_there:
                file.write_bytes(b"")
            else:
                file.unlink()
            with pytest.raises(StoreError, match="store-gone"):
                await store.keep([Pulse(at=2)])
            with pytest.raises(StoreError, match="store-gone"):
                await store.stood_at()
        await store.close()

    asyncio.run(tried())


def test_a_match_is_found_by_its_long_name_and_by_a_key(make_store: Callable[[], Store]) -> None:
    """And by nothing else: an empty name is no table's."""

    async def promise(store: Store) -> None:
        other = replace(MADE, code="JKLMN")
        await store.keep([replace(MADE, id="C" * 28), other, ANN, KEY])
        kept = await store.find("CDFGH")
        assert kept is not None
        assert kept.id == "C" * 28
        assert await store.code_of("C" * 28) == "CDFGH"
        assert await store.code_of("D" * 28) == await store.code_of("") == ""
        assert await store.opened_by("d" * 64) == "CDFGH"
        assert await store.opened_by("e" * 64) == ""

    with_store(make_store, promise)


def test_an_upload_is_erased_whatever_became_of_it(make_store: Callable[[], Store]) -> None:
    """Its record, its report and its key go, and those of no other."""

    async def promise(store: Store) -> None:
        await store.keep([AnalysisOrdered(id="mine", made=5, record="x", key="k" * 64), ASKED])
        assert await store.rights_to("mine") == ("", "k" * 64)
        assert await store.rights_to("first") == (ASKED.source, "")
        await store.keep([Reported(id="mine", report=b"told")])
        await store.keep([Erased(id="mine"), Erased(id="none")])
        assert await store.analysis("mine") is None
        assert await store.rights_to("mine") is None
        assert await store.analysis("first") is not None

    with_store(make_store, promise)


def test_a_complaint_outlives_its_table(make_store: Callable[[], Store]) -> None:
    """It goes when the owner of the server has settled it, or with time."""
    first = Complaint(
        id="1", made=5, code="CDFGH", by="Ann", about="Bob", reason="name", said="ha\nho"
    )
    second, third = replace(first, id="2", made=6), replace(first, id="3", made=7)

    async def promise(store: Store) -> None:
        await store.keep([MADE, third, first, second])
        await store.keep([Deleted(code=MADE.code)])
        assert await store.complaints() == [first, second, third]
        await store.keep([Settled(id="2")])
        assert await store.complaints() == [first, third]
        await store.keep([Aged(before=6, aside=1), Expired(before=2)])
        assert await store.complaints() == [third]

    with_store(make_store, promise)


def snapshot_of(*rows: LogRow, number: int | None = None, state: bytes = b"so") -> Snapshot:
    """A snapshot that stands for these rows."""
    chain = begin_chain(BEGUN.head, BEGUN.begun)
    for known in rows:
        chain = extend_chain(chain, fields_of(known))
    stands_for = len(rows) if number is None else number
    return Snapshot(
        code="CDFGH",
        number=stands_for,
        chain=chain.hex(),
        version="v",
        digest="d" * 64,
        state=state,
    )


def test_tables_are_woken_many_at_once(make_store: Callable[[], Store]) -> None:
    """In the order in which they were asked for, each as it would be found; others not at all."""
    other = replace(MADE, code="XXXXX")

    async def kept(store: Store) -> None:
        await store.keep([MADE, ANN, BOT, KEY, BEGUN, row(0), row(1)])
        await store.keep([Note(code="CDFGH", number=0, at=1, after=2, by="A", kind="pause")])
        await store.keep([Judged(code="CDFGH", digest="d", number=1, verdict="{}")])
        await store.keep([Wish(code="CDFGH", kind=READY, seat="A", shake=1), other])
        asleep = await store.wake(["XXXXX", "NONES", "CDFGH"])
        assert asleep == [await store.find("XXXXX"), await store.find("CDFGH")]
        assert await store.wake([]) == []

    with_store(make_store, kept)


def test_a_snapshot_takes_the_place_of_the_rows_it_stands_for(
    make_store: Callable[[], Store],
) -> None:
    """The newest one, for waking only; whoever looks for the table is given its whole log."""
    rows = [row(number, 6_000 + number) for number in range(4)]

    async def kept(store: Store) -> None:
        await store.keep([MADE, ANN, BEGUN, *rows[:2]])
        await store.keep([snapshot_of(*rows[:1], state=b"old")])
        await store.keep([snapshot_of(*rows[:2]), *rows[2:]])
        [asleep] = await store.wake(["CDFGH"])
        assert asleep.snapshot == snapshot_of(*rows[:2])
        assert asleep.rows == tuple(rows[2:])
        whole = await store.find("CDFGH")
        assert whole is not None
        assert (whole.rows, whole.snapshot) == (tuple(rows), None)

    with_store(make_store, kept)


@pytest.mark.parametrize(
    "unfit",
    [
        snapshot_of(row(0), row(1), number=3),
        snapshot_of(row(0), row(1), number=1),
        snapshot_of(row(0), row(1), number=0),
        snapshot_of(row(0), row(1), number=-1),
        snapshot_of(row(0, 5), row(1)),
        snapshot_of(row(0), replace(row(1), text="else")),
        snapshot_of(row(0), replace(row(1), reason="")),
        replace(snapshot_of(row(0), row(1)), chain=""),
    ],
)
def test_a_snapshot_of_another_log_is_not_handed_out(
    make_store: Callable[[], Store], unfit: Snapshot
) -> None:
    """Past the log, of fewer rows than it says, or of rows that are not those that are kept."""

    async def kept(store: Store) -> None:
        await store.keep([MADE, ANN, BEGUN, row(0), row(1), unfit])
        [asleep] = await store.wake(["CDFGH"])
        assert (asleep.rows, asleep.snapshot) == ((row(0), row(1)), None)

    with_store(make_store, kept)


def test_a_snapshot_goes_with_its_match_and_with_its_table(make_store: Callable[[], Store]) -> None:
    """When the match is over, and when the table is deleted; then none can be kept any more."""

    async def kept(store: Store) -> None:
        await store.keep([MADE, BEGUN, row(0), snapshot_of(row(0)), Over(code="CDFGH")])
        assert (await store.wake(["CDFGH"]))[0].snapshot is None
        await store.keep([snapshot_of(row(0))])
        await store.keep([Deleted(code="CDFGH")])
        assert await store.wake(["CDFGH"]) == []
        with pytest.raises(StoreError):
            await store.keep([snapshot_of(row(0))])

    with_store(make_store, kept)


def test_a_hall_is_kept(make_store: Callable[[], Store]) -> None:
    """Its members, its seats and its round; what is said again stands in place of the first."""
    made = HallMade(code="CDFGHJ", order="{}", key="k" * 64, made=1_700_000_000_000)
    ann = HallMember(code=made.code, number=0, name="Ann ✓", key="a" * 64)
    ben = HallMember(code=made.code, number=1, name="Ben", key="b" * 64)
    seat = HallSeat(code=made.code, round=1, member=0, at_table="CDFGH", seat="A")
    other = HallSeat(code=made.code, round=1, member=1, at_table="CDFGH", seat="B")
    turned = HallTurned(
        code=made.code, round=2, paused=True, used=1_700_000_000_005, opened="hints"
    )
    freed = HallSeatFreed(code=made.code, round=1, member=1)

    async def keep(store: Store) -> None:
        await store.keep([made, ben, ann, seat, other])
        with pytest.raises(StoreError, match=TAKEN):
            await store.keep([made])
        await store.keep([replace(ben, left=True), replace(seat, points=8), freed, turned])

    async def look(store: Store) -> None:
        hall = await store.hall(made.code)
        assert hall == KeptHall(
            code=made.code,
            order="{}",
            key=made.key,
            made=made.made,
            used=turned.used,
            round=2,
            paused=True,
            opened=turned.opened,
            members=(ann, replace(ben, left=True)),
            seats=(replace(seat, points=8),),
        )

    async def age(store: Store) -> None:
        await store.keep([HallsAged(before=turned.used)])
        assert await store.hall(made.code) is not None
        await store.keep([HallsAged(before=turned.used + 1)])
        assert await store.hall(made.code) is None
        await store.keep([made, ann, seat, HallDeleted(code=made.code)])
        assert await store.hall(made.code) is None

    for promise in (keep, look, age):
        with_store(make_store, promise)


def test_accounts_are_kept_altered_and_taken_away(make_store: Callable[[], Store]) -> None:
    """Rows go by their keys; what is unique stays so, and an old row undoes nothing newer."""
    school = KeptSchool(id="s", name="North", made=1)
    lee = KeptGrownup(id="lee", login="lee", name="Ms. Lee", password="old")
    group = KeptClass(id="g", school="s", code="CDFGHJK", name="Four B", made=1)
    coach = ClassCoach(group="g", person="lee")
    session = SignIn(digest="d", id="i", person="lee", is_child=False, made=1, seen=1, ends=50)

    async def promise(store: Store) -> None:
        await store.keep([school, lee, SchoolPost(school="s", person="lee", post="coach")])
        await store.keep([group, coach, coach, session])
        await store.keep([altered(lee, password="new"), altered(lee, seen=7)])
        assert await store.accounts(KeptGrownup) == [replace(lee, password="new", seen=7)]
        assert await store.accounts(ClassCoach, group=["g", "h"], person="lee") == [coach]
        assert await store.accounts(KeptClass, id=[]) == []
        with pytest.raises(StoreError, match=TAKEN):
            await store.keep([replace(lee, id="other")])
        with pytest.raises(StoreError, match=TAKEN):
            await store.keep([replace(group, id="other")])
        await store.keep([AccountsEnded(before=50)])
        assert await store.accounts(SignIn) == [session]
        await store.keep([AccountsEnded(before=51)])
        assert await store.accounts(SignIn) == []
        await store.keep([AccountsGone(kind=ClassCoach, where=(("group", "g"),))])
        assert await store.accounts(ClassCoach) == []

    with_store(make_store, promise)
