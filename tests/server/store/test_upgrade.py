"""Migrations: they make what the code expects, and a database from another time is told of."""

from __future__ import annotations

import asyncio
import fcntl
from importlib import import_module
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text

from goalsetter.server.keys import as_match_id
from goalsetter.server.store import SqlStore, StoreError
from goalsetter.server.store.schema import METADATA
from goalsetter.server.store.upgrade import NEWEST, configured, migrate, version_of


def test_the_steps_make_the_tables(tmp_path: Path) -> None:
    """Migrations make the schema that the code expects: alembic finds no difference."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.begin() as connection:
        assert version_of(connection) is None
        migrate(connection)
        assert version_of(connection) == NEWEST
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        migrate(connection)
    engine.dispose()


def test_the_newest_step_is_known(tmp_path: Path) -> None:
    """Every added step is told."""
    from alembic.script import ScriptDirectory

    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        scripts = ScriptDirectory.from_config(configured(connection))
        assert scripts.get_current_head() == NEWEST
    engine.dispose()


def test_the_steps_can_be_taken_back(tmp_path: Path) -> None:
    """Down to nothing."""
    from alembic import command

    def back(connection: Connection) -> None:
        migrate(connection)
        command.downgrade(configured(connection), "base")

    engine = create_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.begin() as connection:
        back(connection)
        tables = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        assert set(tables.scalars()) == {"alembic_version"}
    engine.dispose()


def test_a_step_and_what_runs_it_can_be_read_as_they_stand() -> None:
    """The files that alembic runs are modules like any other."""
    from alembic.migration import MigrationContext
    from alembic.operations import Operations
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    from goalsetter.server.store.migrations.versions import (
        v0001_tables,
        v0002_notes,
        v0003_analyses,
        v0004_used,
        v0005_ids,
        v0006_leases,
        v0007_verdicts,
    )

    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            v0001_tables.upgrade()
            v0002_notes.upgrade()
            v0003_analyses.upgrade()
            v0004_used.upgrade()
            v0005_ids.upgrade()
            v0006_leases.upgrade()
            v0007_verdicts.upgrade()
            v0007_verdicts.downgrade()
            v0006_leases.downgrade()
            v0005_ids.downgrade()
            v0004_used.downgrade()
            v0003_analyses.downgrade()
            v0002_notes.downgrade()
            v0001_tables.downgrade()
        config = configured(connection)
        scripts = ScriptDirectory.from_config(config)
        with EnvironmentContext(config, scripts, fn=lambda *_: []):
            import_module("goalsetter.server.store.migrations.env")
        assert version_of(connection) is None
    engine.dispose()


def test_matches_of_old_get_long_names(tmp_path: Path) -> None:
    """Each its own, by which it is found when its code opens it no longer."""
    from alembic import command

    engine = create_engine(f"sqlite:///{tmp_path / 'test.db'}")
    old = "INSERT INTO tables VALUES (:code, '{}', 1, '', 0, true, '', 1)"
    with engine.begin() as connection:
        command.upgrade(configured(connection), "0004")
        for code in ("CDFGH", "JKLMN"):
            connection.execute(text(old), {"code": code})
        migrate(connection)
        ids = connection.execute(text("SELECT id FROM tables")).scalars().all()
    engine.dispose()
    assert len(set(ids)) == 2
    assert all(as_match_id(each) == each for each in ids)


def opened(path: Path) -> str:
    """Open the database at a path; the code of what stands in the way."""

    async def opening() -> str:
        store = SqlStore(f"sqlite+aiosqlite:///{path}")
        try:
            await store.open()
        except StoreError as error:
            return error.code
        finally:
            await store.close()
        return ""

    return asyncio.run(opening())


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    """It is told, and nothing is changed."""
    path = tmp_path / "test.db"
    assert opened(path) == ""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert opened(path) == "store-newer"


@pytest.mark.parametrize("content", [b"no database at all " * 100, b"\x00" * 5000])
def test_what_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    """A file of something else is told of."""
    path = tmp_path / "test.db"
    path.write_bytes(content)
    assert opened(path) == "store-no-database"
    assert path.read_bytes() == content


def test_a_server_without_leases_keeps_its_database(tmp_path: Path) -> None:
    """One of an older version holds the lock file: what it uses is not changed below it."""
    from alembic import command

    path = tmp_path / "test.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "0005")
    engine.dispose()
    with (tmp_path / "test.db.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert opened(path) == "store-locked"
    assert opened(path) == ""


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """SQLite cannot make it."""
    assert opened(tmp_path / "none" / "test.db") in ("store-no-rights", "store-failed")
