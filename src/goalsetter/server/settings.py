"""Settings of a server at its start: where it listens, where it keeps things, what it bears."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

PORT = 8642
"""Where the server listens, if that port is free."""
SOME = 20
"""How many ports after the usual one are tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits on one browser; sizes in bytes, rates in frames or tables a second."""

    frame: int = 16 * 1024
    body: int = 32 * 1024
    frames: float = 10.0
    frames_at_once: float = 40.0
    tables: float = 0.5
    tables_at_once: float = 30.0
    misses: float = 0.5
    misses_at_once: float = 60.0
    """How many codes that no table has one address may try: a class may share one."""
    head_within: float = 15.0
    body_within: float = 60.0
    read_within: float = 60.0
    """Seconds in which the head of a request has come, its body, and in which an answer is read."""
    patience: float = 10.0
    """Seconds that a socket has to say who it is."""
    waiting: int = 256
    """How many frames may wait for a slow browser."""
    watching: int = 200
    """How many may look on at one table."""
    watchers: float = 2.0
    watchers_at_once: float = 200.0
    """How often browsers of one network may come to watch at one table: a school may share one."""
    browsers: int = 8
    """How many browsers may be open at one seat."""
    comings: float = 2.0
    comings_at_once: float = 40.0
    """How often browsers may come to one seat."""
    grace: int = 120_000
    """For how many milliseconds of the server's clock a seat that was left is kept."""
    words: float = 0.5
    words_at_once: float = 5.0
    """How much one seat may say, in phrases or lines a second."""
    complaints: float = 0.02
    complaints_at_once: float = 3.0
    """How many people one seat may report, a second."""
    hints: float = 0.5
    hints_at_once: float = 8.0
    """How many hints one browser may ask for."""
    members: int = 60
    """How many may come into one hall."""
    joins: float = 2.0
    joins_at_once: float = 150.0
    """How often people of one network may come into halls, a second: a school may share one."""
    card_tries: float = 5 / 60
    card_tries_at_once: float = 10.0
    """How many wrong words one network may try at one class, or anybody for one login, a second."""
    class_tries: float = 20 / 60
    class_tries_at_once: float = 60.0
    """How many wrong words all networks together may try at one class, a second."""
    network_tries: float = 1.0
    network_tries_at_once: float = 120.0
    """How many wrong words, cards and links one network may try in all: a school may share one."""
    stuck: int = 90_000
    """After how many milliseconds without a deed a player counts as stuck."""
    lessons: int = 500
    """How many lessons may be open at once on the whole server."""
    lesson_idle: float = 900.0
    """After how many seconds without a word a lesson is put away."""
    steps: float = 5.0
    steps_at_once: float = 120.0
    """How many steps of courses one address may open: a class may share one."""
    record: int = 2 * 1024 * 1024
    """How large a record may be that is to be analysed."""
    analyses: float = 0.05
    analyses_at_once: float = 6.0
    """How many analyses one browser may ask for, a second."""
    analyses_waiting: int = 20
    """How many analyses may be unfinished at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All of it."""

    host: str = "0.0.0.0"
    port: int | None = None
    """Nothing takes the usual port, or the next one that is free."""
    data: Path = field(default_factory=lambda: Path.home() / ".local" / "share" / "goalsetter")
    """The folder of the usual store."""
    store: str = ""
    """Another store's address; empty is SQLite in the data folder, ``memory`` keeps nothing."""
    compute: str = ""
    """The address of a cluster that does the heavy work; empty is the processes of this machine."""
    tls: tuple[str, str, str] = ("", "", "")
    """The files by which a cluster is known: of the authority, the certificate and its key."""
    trust: int = 0
    """How often it was said that an open, public cluster is wanted: it takes two times."""
    limits: Limits = field(default_factory=Limits)
    speed: float = 1.0
    """How fast the clock goes: more than 1 is for tests."""
    thinkers: int = 0
    """How many processes think for bots; 0 is one less than the machine has cores."""
    analysts: int = 2
    """How many processes look at matches that are to be analysed."""
    names: tuple[str, ...] = ()
    """By which names a browser may ask, beside addresses and those of the machine."""
    log: str = "off"
    """How the server writes what happens: one of ``logs.WAYS``."""
    keep: int = 90
    """After how many days a table at which nothing is done is deleted; 0 is never."""
    chat: bool = True
    """Whether people may use their own words at tables whose owner allows it."""
    words: Path | None = None
    """The owner's file of words that no nickname may have; without it one in the data folder."""
    names_key: Path | None = None
    """The file of the key that encrypts real names; without it one in the data folder."""
    connections: int = 5_000
    """How many connections one network may have: a school of 600 shares one. 0 is no limit."""
    metrics: bool = False
    """Whether other machines may ask for the figures."""
