"""Backup and restore: from either store to either store, all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goalsetter.cli.serve import Asked, back_up, restore
from goalsetter.server import stores
from goalsetter.server.stores import (
    Begun,
    Change,
    Kept,
    Keyed,
    Made,
    Row,
    Sat,
    SqlStore,
    StoreError,
)
from tests.server.postgres import postgres
from tests.server.stores.test_stores import _emptied as emptied

CODE = "CDFGH"
CHANGES: tuple[Change, ...] = (
    Made(code=CODE, order="{}", made=1_700_000_000_000),
    Sat(code=CODE, seat="A", name="Ann ✓"),
    Keyed(digest="d" * 64, code=CODE, seat="A"),
    Begun(code=CODE, head="Goalsetter record 1\n", begun=5_000),
    *(Row(code=CODE, number=n, at=n, by="A", text=f"says “√ {n}”") for n in range(1_200)),
)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], SqlStore]:
    """Makes the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    address = request.getfixturevalue("database")
    asyncio.run(emptied(address))
    return lambda: SqlStore(address)


async def found(store: SqlStore) -> Kept | None:
    """What a store keeps of the table."""
    return await store.find(CODE)


def test_a_backup_made_while_the_store_is_in_use_can_be_taken_in(
    make_store: Callable[[], SqlStore], tmp_path: Path
) -> None:
    """Into a fresh store of the other kind, and back into its own when that is to be replaced."""
    path, fresh = tmp_path / "backup", SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}")

    async def tried() -> None:
        store = make_store()
        await store.open()
        await store.keep(CHANGES)
        before, reader = await found(store), make_store()
        assert await stores.back_up(reader, path) == 1
        await reader.close()
        with pytest.raises(StoreError, match="store-file-there"):
            await stores.back_up(store, path)
        with pytest.raises(StoreError, match="store-not-empty"):
            await stores.restore(store, path)
        await store.keep([Row(code=CODE, number=1_200, at=9, by="A", text="x")])
        assert await stores.restore(store, path, replace=True) == 1
        assert await found(store) == before
        await store.close()
        await fresh.open()
        assert await stores.restore(fresh, path) == 1
        assert await found(fresh) == before
        await fresh.close()

    asyncio.run(tried())
    assert sorted(each.name for each in tmp_path.glob("backup*")) == ["backup"]


def test_what_is_no_backup_is_not_taken_in(tmp_path: Path) -> None:
    """Nothing there, something else, or an empty database: the store stays as it was."""
    empty, other = tmp_path / "empty", tmp_path / "other"
    empty.write_bytes(b"")
    other.write_bytes(b"something else " * 100)

    async def tried() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
        await store.open()
        await store.keep(CHANGES)
        before = await found(store)
        for path, code in (
            (tmp_path / "none", "store-no-file"),
            (empty, "store-no-backup"),
            (other, "store-no-database"),
        ):
            with pytest.raises(StoreError, match=code):
                await stores.restore(store, path, replace=True)
        assert await found(store) == before
        await store.close()

    asyncio.run(tried())


def test_the_commands_tell_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And why not, in a sentence, with exit code 2."""
    path, asked = str(tmp_path / "backup"), Asked(data=str(tmp_path / "data"))

    async def filled() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'data' / 'goalsetter.db'}")
        await store.open()
        await store.keep(CHANGES)
        await store.close()

    (tmp_path / "data").mkdir()
    asyncio.run(filled())
    assert back_up(asked, path) == 0
    assert restore(asked, path, replace=False) == 2
    assert restore(asked, path, replace=True) == 0
    assert restore(Asked(data=str(tmp_path / "more")), path, replace=False) == 0
    assert back_up(Asked(store="memory"), path + "2") == 2
    told = capsys.readouterr()
    assert told.out.count("1 tables") == 3
    assert "keeps 1 tables already" in told.err
