"""The log of the server: a line for each event, to be read or counted.

A line tells which table, which seat and what kind of thing, never who sits there: no key, no
nickname, no paper and nothing that was said. Of an error it tells the kind and the places in the
code, not its message, which may quote what came in.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType

import msgspec

LOG = logging.getLogger("goalsetter")
FACTS = "goalsetter_facts"
"""Where a record of the log has what is told beside the event."""
OFF, TEXT, JSON = "off", "text", "json"
WAYS = (OFF, TEXT, JSON)
"""How lines are written; ``off`` writes only what went wrong."""
SLOW = 1.0
"""Seconds after which a deed is told of as slow."""

Fact = str | int | float | bool | list[str]


# Telling.


def tell(event: str, **facts: Fact) -> None:
    """Something happened that is as it should be."""
    LOG.info(event, extra={FACTS: facts})


def complain(event: str, error: BaseException | None = None, **facts: Fact) -> None:
    """Something went wrong that we know: its code is told, and what lay behind it."""
    reasons: dict[str, Fact] = {}
    if error is not None:
        reasons["why"] = str(getattr(error, "code", type(error).__name__))
        if error.__cause__ is not None:
            reasons["cause"] = type(error.__cause__).__name__
    LOG.error(event, extra={FACTS: {**facts, **reasons}})


def broke(event: str, **facts: Fact) -> None:
    """Something went wrong that should not: called where the error is caught."""
    LOG.error(event, exc_info=True, extra={FACTS: facts})


# Writing.


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """All that a line tells; other people's loggers are told with their first line."""
    moment = datetime.fromtimestamp(record.created, UTC)
    line: dict[str, Fact] = {
        "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
    }
    ours: dict[str, Fact] | None = getattr(record, FACTS, None)
    if ours is not None:
        line |= {"event": record.getMessage(), **ours}
    else:
        said = record.getMessage().partition("\n")[0]
        line |= {"event": "said", "logger": record.name, "said": said}
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        line |= {"error": type(error).__name__, "trace": trace_of(error.__traceback__)}
    return line


def trace_of(trace: TracebackType | None) -> list[str]:
    """The places in the code, the innermost last."""
    return [f"{at.filename}:{at.lineno} {at.name}" for at in traceback.extract_tb(trace)]


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return msgspec.json.encode(facts_of(record)).decode()


class PlainLines(logging.Formatter):
    """A line for people; the places of an error stand below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = facts_of(record)
        trace = facts.pop("trace", [])
        first = [str(facts.pop(name)) for name in ("time", "level", "event")]
        line = " ".join([*first, *(f"{name}={value}" for name, value in facts.items())])
        return "\n    ".join([line, *(trace if isinstance(trace, list) else [])])


@contextmanager
def logging_as(way: str) -> Iterator[None]:
    """Within, whatever is logged goes to the standard error output, in that way."""
    root, before = logging.getLogger(), LOG.level
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if way == JSON else PlainLines())
    root.addHandler(handler)
    LOG.setLevel(logging.WARNING if way == OFF else logging.INFO)
    try:
        yield
    finally:
        LOG.setLevel(before)
        root.removeHandler(handler)
