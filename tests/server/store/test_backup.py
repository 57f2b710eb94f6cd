"""Backup and restore: from either store to either store, all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from goalsetter.cli.serve import ServeOptions, back_up, forget, restore
from goalsetter.server import store as stores
from goalsetter.server.store import (
    Begun,
    Change,
    Kept,
    Keyed,
    LogRow,
    Made,
    Sat,
    SqlStore,
    StoreError,
)
from tests.server.postgres import postgres
from tests.server.store.test_stores import _emptied as emptied
from tests.server.store.test_stores import snapshot_of

CODE = "CDFGH"
CHANGES: tuple[Change, ...] = (
    Made(code=CODE, order="{}", made=1_700_000_000_000),
    Sat(code=CODE, seat="A", name="Ann ✓"),
    Keyed(digest="d" * 64, code=CODE, seat="A"),
    Begun(code=CODE, head="Goalsetter record 1\n", begun=5_000),
    *(LogRow(code=CODE, number=n, at=n, by="A", text=f"says “√ {n}”") for n in range(1_200)),
)
SNAPSHOT = snapshot_of(*[change for change in CHANGES if isinstance(change, LogRow)][:2])


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
    """Return all that a store keeps of the table."""
    return await store.find(CODE)


def test_a_backup_made_while_the_store_is_in_use_can_be_taken_in(
    make_store: Callable[[], SqlStore], tmp_path: Path
) -> None:
    """Into a fresh store of the other kind, and back into its own when that is to be replaced."""
    path, fresh = tmp_path / "backup", SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}")

    async def tried() -> None:
        store = make_store()
        await store.open()
        await store.keep([*CHANGES, SNAPSHOT])
        assert (await store.wake([CODE]))[0].snapshot == SNAPSHOT
        before, reader = await found(store), make_store()
        assert await stores.back_up(reader, path) == 1
        await reader.close()
        with pytest.raises(StoreError, match="store-file-there"):
            await stores.back_up(store, path)
        with pytest.raises(StoreError, match="store-not-empty"):
            await stores.restore(store, path)
        await store.keep([LogRow(code=CODE, number=1_200, at=9, by="A", text="x")])
        assert await stores.restore(store, path, replace=True) == 1
        assert await found(store) == before
        # A snapshot is made from the log, so it is in no backup, and goes with the log it is of.
        [asleep] = await store.wake([CODE])
        assert (asleep.snapshot, asleep) == (None, before)
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
    newer = tmp_path / "newer"
    with closing(sqlite3.connect(newer)) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.commit()

    async def tried() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
        await store.open()
        await store.keep(CHANGES)
        before = await found(store)
        for path, code in (
            (tmp_path / "none", "store-no-file"),
            (newer, "store-newer-backup"),
            (empty, "store-no-backup"),
            (other, "store-no-backup"),
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
    path, asked = str(tmp_path / "backup"), ServeOptions(data=str(tmp_path / "data"))

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
    assert restore(ServeOptions(data=str(tmp_path / "more")), path, replace=False) == 0
    assert back_up(ServeOptions(store="memory"), path + "2") == 2
    told = capsys.readouterr()
    assert told.out.count("1 table ") == 3
    assert "already has a table. Add --replace to delete it" in told.err
    assert {file.stat().st_mode & 0o777 for file in (tmp_path / "more").iterdir()} == {0o600}
    assert Path(path).stat().st_mode & 0o777 == 0o600


def test_a_file_is_blamed_for_its_own_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name, not by that of the store; a backup makes no store."""
    junk, data = tmp_path / "junk", tmp_path / "data"
    junk.write_bytes(b"something else " * 100)

    def said(code: int) -> str:
        assert code == 2
        return capsys.readouterr().err

    assert f"{junk} is not a Goalsetter backup" in said(
        restore(ServeOptions(data=str(data)), str(junk), replace=False)
    )
    for place in ("no/such/file", "junk/file"):
        error = said(back_up(ServeOptions(data=str(data)), str(tmp_path / place)))
        assert error.startswith(f"I can't write the file {tmp_path / place} (")
    monkeypatch.setattr("shutil.copyfile", _denied)
    error = said(restore(ServeOptions(data=str(data)), str(junk), replace=False))
    assert error.startswith(f"I can't read the file {junk} (")
    typo = tmp_path / "typo"
    nothing = f"There is no file {typo}"
    assert nothing in said(back_up(ServeOptions(data=str(typo)), str(tmp_path / "b")))
    assert nothing in said(forget(ServeOptions(data=str(typo)), [CODE]))
    assert not typo.exists()


def _denied(*_: object) -> None:
    raise PermissionError("not yours")
