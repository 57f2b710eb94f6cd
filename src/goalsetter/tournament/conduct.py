"""Incidents: warnings, penalties, disqualifications, replays, opinions, protests; and corrections.

Conduct belongs to the event and not to a match: a warning holds in later rounds too (IX-C).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goalsetter.tournament.nouns import OfficialRole
from goalsetter.tournament.sheet import ScoreLine


class Effect(Enum):
    """The effect of an incident on results and draws."""

    NONE = "none"
    ZERO = "zero for the round"
    OUT = "zero for the round, and out of later ones"
    REPLAY = "the sheet is open again"
    VOID = "does not count in the standings"


@dataclass(frozen=True, slots=True, kw_only=True)
class IncidentKind:
    """A row: its effect, its clauses, and what has to stand before it."""

    name: str
    newer: str
    older: str = ""
    """Its clause in the book of 2011-12, where that book has its own."""
    effect: Effect = Effect.NONE
    by_head_judge: bool = False
    after_warning: bool = False
    judges: int = 0
    """The least number of judges who must be named."""


INCIDENT_KINDS = (
    IncidentKind(name="warning", newer="IX-C", older="ET25"),
    IncidentKind(
        name="penalty", newer="IX-C", older="ET25", by_head_judge=True, after_warning=True
    ),
    IncidentKind(
        name="disqualified-round",
        newer="IX-C",
        older="ET25",
        effect=Effect.ZERO,
        by_head_judge=True,
    ),
    IncidentKind(
        name="disqualified-later", newer="IX-C", older="ET25", effect=Effect.OUT, by_head_judge=True
    ),
    IncidentKind(name="refused-to-go-on", newer="judges A19", effect=Effect.ZERO),
    IncidentKind(
        name="replay-round", newer="IX-C", older="ET25", effect=Effect.REPLAY, by_head_judge=True
    ),
    IncidentKind(name="replay-shake", newer="IX-C", older="ET25", by_head_judge=True),
    IncidentKind(name="second-opinion", newer="judges G7", judges=2),
    IncidentKind(name="heavy-penalty", newer="judges A8", judges=2),
    IncidentKind(name="deceit", newer="XII-B", older="ET24", effect=Effect.ZERO),
    IncidentKind(name="wrong-division", newer="XIII", older="ET6", effect=Effect.VOID),
)
"""The kinds of incident, lightest first within each concern."""


def find_incident_kind(name: str) -> IncidentKind | None:
    """Return the row of a kind, if there is one."""
    return next((kind for kind in INCIDENT_KINDS if kind.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Incident:
    """Something that a judge noted about a player in a round."""

    number: int
    """The number of its entry in the log."""
    kind: IncidentKind
    contest: str
    round: int
    player: str
    clause: str
    by: str
    judges: tuple[str, ...] = ()
    note: str = ""
    draft: bool = False
    """Noted by a judge, and waiting for the head judge: without effect."""


class ProtestState(Enum):
    """How far a protest has come."""

    OPEN = "open"
    UPHELD = "upheld"
    DENIED = "denied"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetProtest:
    """A protest against a ruling (judges G8)."""

    number: int
    sheet: str
    player: str
    judges: tuple[str, ...]
    reason: str
    state: ProtestState = ProtestState.OPEN
    outcome: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A result that was changed after confirmation; the old one stays readable."""

    number: int
    sheet: str
    by: str
    reason: str
    before: tuple[ScoreLine, ...]
    after: tuple[ScoreLine, ...]
    late: bool = False
    """Made when the round was closed: later rounds stay as they were drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeCall:
    """A table that wants a judge; open until a judge says that it is settled."""

    number: int
    contest: str
    round: int
    table: int
    by: str
    taken_by: str = ""
    """The judge who is on the way."""
    settled: bool = False


ANYBODY = frozenset(OfficialRole)
JUDGES = frozenset({OfficialRole.DIRECTOR, OfficialRole.HEAD_JUDGE, OfficialRole.JUDGE})
HEAD = frozenset({OfficialRole.DIRECTOR, OfficialRole.HEAD_JUDGE})
