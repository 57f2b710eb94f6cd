"""The doctor: looks at every part that a server was told to use, and says what is wrong with it.

Nothing is changed: no table is made, no lease taken, so it may be asked while the server runs.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, time

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from goalsetter.server.exposure import check_cluster, check_extra
from goalsetter.server.network import UnservableError
from goalsetter.server.settings import Settings
from goalsetter.server.store import StoreError, told
from goalsetter.server.store.opening import MEMORY, store_for
from goalsetter.server.store.sql import SqlStore
from goalsetter.server.store.sql_errors import in_our_words
from goalsetter.server.store.upgrade import NEWEST, version_of
from goalsetter.server.workers.cluster import ClusterCompute, Credentials
from goalsetter.server.workers.compute import PoolKind
from goalsetter.server.workers.pool import JobError, LostError

OLDEST_POSTGRESQL = 15
SLOW = 50
"""Milliseconds for one question, over which every deed would be felt to be late."""
ASKEW = 2_000
"""Milliseconds by which the clocks of two machines may differ."""
WITHIN = 30.0
"""Seconds after which a part counts as silent."""


@dataclass(frozen=True, slots=True)
class Symptom:
    """One thing that was looked at: the code of its sentence, and whether all is well."""

    code: str
    well: bool
    details: dict[str, object] = field(default_factory=dict)


def examine(settings: Settings) -> list[Symptom]:
    """Look at every part that the settings name."""
    return asyncio.run(_examined(settings))


async def _examined(settings: Settings) -> list[Symptom]:
    symptoms = await look_at_store(settings)
    if settings.compute:
        symptoms += await look_at_cluster(settings)
    return symptoms


async def look_at_store(settings: Settings) -> list[Symptom]:
    """The store: is it there, new enough, quick enough, ours to write, and what time has it?"""
    where = told(settings.store, settings.data)
    if settings.store == MEMORY:
        return [Symptom("doctor-memory", True)]
    if not settings.store and not settings.data.exists():
        return [_look_at_folder(settings.data)]
    try:
        store = store_for(settings.store, settings.data)
        assert isinstance(store, SqlStore)
        try:
            async with asyncio.timeout(WITHIN), in_our_words():
                return await _look_into(store, where)
        finally:
            await store.engine.dispose()
    except (StoreError, TimeoutError, SQLAlchemyError) as error:
        code = error.code if isinstance(error, StoreError) else "store-down"
        said = error.said if isinstance(error, StoreError) else type(error).__name__
        return [Symptom(f"server-{code}", False, {"where": where, "said": said})]


def _look_at_folder(data: Path) -> Symptom:
    """A folder that will be made at the first start, if somebody may make it."""
    above = next(place for place in data.absolute().parents if place.exists())
    if os.access(above, os.W_OK):
        return Symptom("doctor-new", True, {"where": data})
    return Symptom("server-store-no-rights", False, {"where": data, "said": above})


async def _look_into(store: SqlStore, where: str) -> list[Symptom]:
    postgresql = store.engine.dialect.name == "postgresql"
    symptoms: list[Symptom] = []
    async with store.engine.connect() as connection:
        version = await connection.run_sync(version_of)
        began = monotonic()
        await connection.execute(text("SELECT 1"))
        trip = round((monotonic() - began) * 1000)
        if version is not None and version > NEWEST:
            symptoms.append(Symptom("server-store-newer", False, {"where": where, "said": version}))
        if postgresql:
            asked = text(
                "SELECT current_setting('server_version_num')::int / 10000,"
                " extract(epoch FROM clock_timestamp())::float8,"
                " has_schema_privilege(current_schema(), 'CREATE')"
            )
            number, there, may_make = (await connection.execute(asked)).one()
            symptoms += judge_postgresql(number, round((there - time()) * 1000), may_make)
    if trip > SLOW:
        symptoms.append(Symptom("doctor-slow-store", False, {"ms": trip, "most": SLOW}))
    if all(symptom.well for symptom in symptoms):
        symptoms.append(Symptom("doctor-store", True, {"where": where, "ms": trip}))
    return symptoms


def judge_postgresql(version: int, ahead: int, may_make: bool) -> list[Symptom]:
    """The complaints about a PostgreSQL: its version, its clock, and our rights there."""
    symptoms = []
    if version < OLDEST_POSTGRESQL:
        details: dict[str, object] = {"came": version, "least": OLDEST_POSTGRESQL}
        symptoms.append(Symptom("doctor-old-postgresql", False, details))
    if abs(ahead) > ASKEW:
        symptoms.append(Symptom("doctor-clocks", False, {"seconds": abs(ahead) // 1000}))
    if not may_make:
        symptoms.append(Symptom("doctor-no-rights", False))
    return symptoms


async def look_at_cluster(settings: Settings) -> list[Symptom]:
    """The cluster: is it there, closed to strangers, and does it do a job of this version?"""
    address = settings.compute
    try:
        check_extra("distributed", "cluster")
        check_cluster(address, certified=any(settings.tls), trust=settings.trust)
    except UnservableError as error:
        return [Symptom(error.code, False, error.details)]
    cluster = ClusterCompute(address, Credentials(*settings.tls))
    pool = cluster.pool(PoolKind(name="doctor"))
    began = monotonic()
    try:
        async with asyncio.timeout(WITHIN):
            await cluster.client()
            await pool.submit("goalsetter.server.workers.child:echo", "")
    except (LostError, JobError, TimeoutError) as error:
        return [Symptom("doctor-no-cluster", False, {"where": address, "said": str(error)})]
    finally:
        workers = cluster.workers
        await pool.close()
        await cluster.close()
    trip = round((monotonic() - began) * 1000)
    return [Symptom("doctor-cluster", True, {"where": address, "workers": workers, "ms": trip})]
