"""The list of all tables of the database, to which each file of tables adds its own."""

from __future__ import annotations

from sqlalchemy import MetaData

METADATA = MetaData()
