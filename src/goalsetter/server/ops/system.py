"""Demands on the system: enough open files, and files that are nobody else's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec

resource = import_module("resource") if find_spec("resource") else None
"""Limits of the process; a system that has none goes without."""
MANY = 100_000
"""As many files as a system without a limit is taken to have."""
NOBODY_ELSE = 0o077
"""The rights of others that a new file withholds: all of them."""


def allow_many_files() -> None:
    """Every browser is an open file: as many may be open as the system allows at all."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # macOS names a limit that it does not allow; then all stays as it was.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def most_files() -> int:
    """How many files may be open at once."""
    if resource is None:
        return MANY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if soft == resource.RLIM_INFINITY else int(soft)


@contextmanager
def private() -> Iterator[None]:
    """Files that are made within can be read by whoever runs the server, and by nobody else."""
    before = os.umask(NOBODY_ELSE)
    try:
        yield
    finally:
        os.umask(before)
