"""Tables as they are kept, and the changes by which they come about: plain values, no game in them.

A match is kept as its record: the header once, then a line for each action, in the notation.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.server.store.accounts import AnalysisRewritten, OfAccount, SeatRenamed
from goalsetter.server.store.events import OfEvent
from goalsetter.server.store.halls import OfHall

READY, REMATCH, BACK = "ready", "rematch", "back"
"""Wishes of a player: the next shake, another match, the own seat again."""
SAME_SEATS = "same-seats"
"""The wish for another match in which everybody keeps the seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSeat:
    """A seat that is taken; ``level`` is that of a bot, empty for a person."""

    seat: str
    name: str
    level: str = ""
    account: str = ""
    """The id of the child who sits there, or sat there until a bot stood in; empty for others."""


# The changes.


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A table was ordered; ``made`` is the time of day, in milliseconds since 1970."""

    code: str
    order: str
    made: int
    id: str = ""
    """The long name of its match, which nobody can guess; it is good when the code is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat:
    """Somebody took a seat."""

    code: str
    seat: str
    name: str
    level: str = ""
    account: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A seat is free again, and every key to it is void."""

    code: str
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Keyed:
    """A key was given out; ``digest`` is what is kept of it."""

    digest: str
    code: str
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """The match began at a moment of the server's clock; ``head`` is the record's header."""

    code: str
    head: str
    begun: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LogRow:
    """One action: its line in the record, and why a bot did it. ``at`` is the server's moment."""

    code: str
    number: int
    at: int
    by: str
    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A player wants the next shake, or another match; ``shake`` is the one that was over."""

    code: str
    kind: str
    seat: str
    shake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something beside the match, in the order of ``number``: a pause, who is muted, what is said.

    ``after`` tells how many actions were done before it.
    """

    code: str
    number: int
    at: int
    after: int
    by: str
    kind: str
    seat: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A verdict of the judge's on which the match rests: found once, it never changes.

    ``number`` is that of the action with which it came up, ``digest`` a short name of what was
    judged, ``verdict`` all that was found, as JSON.
    """

    code: str
    digest: str
    number: int
    verdict: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The table after ``number`` actions, in place of any that was kept before.

    It may be missing or wrong without harm: ``chain`` names the log that it stands for,
    ``version`` the code that made it, and ``digest`` what ``state`` has to be.
    """

    code: str
    number: int
    chain: str
    version: str
    digest: str
    state: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Over:
    """The match is over."""

    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """A rematch began at another table."""

    code: str
    next: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Used:
    """Something was done at the table; ``used`` is the time of day, as that of ``Made``."""

    code: str
    used: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Deleted:
    """The table is gone, with everything that was kept of it."""

    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSetAside:
    """The table is set aside at a moment of the server's clock: nobody comes to it any more.

    It is deleted some time later, unless the server's owner brings it back.
    """

    code: str
    aside: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BroughtBack:
    """A table that was set aside is one like any other again, last used at a time of day."""

    code: str
    used: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pulse:
    """The server is alive at a moment of its clock."""

    at: int


# Analyses of matches.

QUEUED, RUNNING, DONE, FAILED, CANCELLED = "queued", "running", "done", "failed", "cancelled"
"""States of an analysis."""
UNFINISHED = (QUEUED, RUNNING)
"""States of an analysis that is still to be done; no other changes any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisOrdered:
    """An analysis was asked for; ``source`` is the code of the table, empty for an upload."""

    id: str
    made: int
    """The time of day, in milliseconds since 1970."""
    record: str
    source: str = ""
    key: str = ""
    """The digest of the key that may delete an upload."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stood:
    """An unfinished analysis has come to another state; ``fault`` is why it failed, a code."""

    id: str
    state: str
    fault: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """An unfinished analysis is done, with its report."""

    id: str
    report: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """An analysis is gone, with the record and the report."""

    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Aged:
    """Analyses and complaints from before a time of day are set aside at the server's moment."""

    before: int
    aside: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Expired:
    """Analyses that were set aside before a moment of the server's clock are gone."""

    before: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recalled:
    """An analysis that was set aside can be read again, as if asked for at a time of day."""

    id: str
    made: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptAside:
    """A table or an analysis that is set aside: its code or id, since when, and its last use."""

    name: str
    aside: int
    used: int
    is_table: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptAnalysis:
    """All that is kept of an analysis."""

    id: str
    made: int
    record: str
    source: str = ""
    state: str = QUEUED
    fault: str = ""
    report: bytes = b""
    key: str = ""
    aside: int = 0
    """When it was set aside, by the server's clock; 0 if it is not."""


# Complaints about people.


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """A player reported somebody at the table to the owner of the server.

    Whom it names and what was said stays readable when the table itself has been deleted.
    """

    id: str
    made: int
    """The time of day, in milliseconds since 1970."""
    code: str
    by: str
    """The name of the player who reports."""
    about: str
    """The name of the person who is reported."""
    reason: str
    said: str = ""
    """The last lines of that person, one below the other."""
    aside: int = 0
    """When it was set aside, by the server's clock; 0 if it is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """A complaint is kept no longer."""

    id: str


InMatch = Begun | LogRow | Judged | Wish | Note | Snapshot | Over
OfTable = (
    Made
    | Sat
    | Left
    | Keyed
    | InMatch
    | Followed
    | Used
    | TableSetAside
    | BroughtBack
    | SeatRenamed
    | Deleted
)
OfAnalysis = AnalysisOrdered | Stood | Reported | Recalled | AnalysisRewritten
Others = Erased | Aged | Expired | Complaint | Settled | Pulse
Change = OfTable | OfAnalysis | OfHall | OfAccount | OfEvent | Others


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """All that is kept of one table."""

    code: str
    order: str
    made: int
    id: str = ""
    """The long name of its match; empty at tables that are only tried out."""
    seats: tuple[KeptSeat, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    """The digest of each key, and the seat that it opens."""
    head: str = ""
    """Empty until the match begins."""
    begun: int = 0
    over: bool = False
    next: str = ""
    """The code of the rematch."""
    used: int = 0
    """When something was last done, to the hour."""
    aside: int = 0
    """When it was set aside, by the server's clock; 0 if it is not."""
    rows: tuple[LogRow, ...] = ()
    wishes: tuple[Wish, ...] = ()
    notes: tuple[Note, ...] = ()
    verdicts: tuple[Judged, ...] = ()
    snapshot: Snapshot | None = None
    """Only for waking: then ``rows`` are those that came after it."""
