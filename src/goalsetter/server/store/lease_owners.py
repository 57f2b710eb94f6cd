"""Which process holds a lease, so that one that has died is known by its neighbours at once."""

from __future__ import annotations

import os
import secrets
import socket
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
BETWEEN = "|"
SHOWN = 60
"""How much is kept of a machine's name."""


@dataclass(frozen=True, slots=True)
class Owner:
    """A store that was opened by a process.

    ``place`` is one start of one machine, and the space in which its processes are numbered: only
    there does ``process`` mean anything. It is empty on systems that do not tell.
    """

    host: str
    place: str
    process: int
    started: str
    opening: str
    """By chance: one process may open a database twice."""

    def __str__(self) -> str:
        parts = (self.host, self.place, str(self.process), self.started, self.opening)
        return BETWEEN.join(parts)

    @property
    def known_as(self) -> str:
        """As people are told."""
        return f"{self.host}, process {self.process}"


def this_owner() -> Owner:
    """This process, opening a store now."""
    host = socket.gethostname().replace(BETWEEN, "-")[:SHOWN]
    process = os.getpid()
    return Owner(host, place_of_processes(), process, started(process), secrets.token_hex(8))


def owner_of(text: str) -> Owner | None:
    """An owner as it is kept; nothing if it is none."""
    parts = text.split(BETWEEN)
    if len(parts) != 5 or not parts[2].isdigit():
        return None
    return Owner(parts[0], parts[1], int(parts[2]), parts[3], parts[4])


def place_of_processes() -> str:
    """This start of the machine, and the space of its process numbers; empty if unknown."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {(PROC / 'self/ns/pid').readlink()}"
    except OSError:
        return ""


def started(process: int) -> str:
    """When a process began, in a form that only tells processes apart; empty if there is none.

    Numbers are given out again, so a number alone does not tell that a process still runs.
    """
    try:
        stat = (PROC / str(process) / "stat").read_text()
    except OSError:
        return ""
    fields = stat.rpartition(")")[2].split()  # the name in brackets may hold anything
    return "" if fields[0] in ("Z", "X") else fields[19]


def is_dead(owner: Owner) -> bool:
    """Whether it is known that the process has ended; of another machine nothing is known."""
    here = place_of_processes()
    return here != "" and owner.place == here and started(owner.process) != owner.started
