"""Statements of every commit, put together once.

SQLAlchemy works out anew what is to be done with a statement whenever it is executed, which takes
longer than SQLite takes to do it. SQLite is handed the text itself; other databases get the
statement, as their drivers have parameters of their own kinds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite


class PreparedStatement:
    """A statement whose parameters are texts and whole numbers: SQLite takes them as they are."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement

    @cached_property
    def _text(self) -> tuple[str, tuple[str, ...]]:
        """The text for SQLite, and the names of its parameters in their order."""
        compiled = self._statement.compile(dialect=sqlite.dialect())
        return str(compiled), tuple(getattr(compiled, "positiontup", None) or ())

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Run it for each of the rows; the number of rows of the database that it touched."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, list(map(dict, rows))).rowcount
        text, names = self._text
        values = [tuple(row[name] for name in names) for row in rows]
        return connection.exec_driver_sql(text, values if len(values) > 1 else values[0]).rowcount
