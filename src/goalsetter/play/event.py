"""Everything that an action brought about, for those who show it: codes and values, no prose."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Cube
from goalsetter.judge import Finding
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, Tally
from goalsetter.rules import Claim, Fault, Task


@dataclass(frozen=True, slots=True)
class Offended:
    """Something illegal happened and may be charged."""

    by: Seat
    faults: tuple[Fault, ...]
    clause: str
    findings: tuple[Finding, ...] = ()
    """The judge's reasons behind them, if he was asked."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """An action counts for nothing."""

    by: Seat
    fault: Fault
    clause: str


@dataclass(frozen=True, slots=True)
class Upheld:
    """A charge was right."""

    against: Seat
    reason: Fault
    clause: str
    action: int
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Unfounded:
    """A charge was not."""

    by: Seat
    reason: str
    clause: str


@dataclass(frozen=True, slots=True)
class Insulated:
    """An illegal action stands from now on."""

    by: Seat
    faults: tuple[Fault, ...]
    action: int


@dataclass(frozen=True, slots=True)
class Undone:
    """An action was taken back by a ruling."""

    action: int


@dataclass(frozen=True, slots=True)
class CubesReturned:
    """Cubes went back to Resources."""

    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class Fined:
    """A player lost points."""

    seat: Seat
    points: int
    reason: str
    clause: str


@dataclass(frozen=True, slots=True)
class FineStruck:
    """Points were given back."""

    seat: Seat
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The shake entered a phase."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is a player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeBegan:
    """A limit began."""

    task: Task
    players: tuple[Seat, ...]
    seconds: int


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A player lost a turn, or the chance to do a task."""

    seat: Seat
    task: Task


@dataclass(frozen=True, slots=True)
class ChallengeStands:
    """A valid challenge was made."""

    claim: Claim
    challenger: Seat
    mover: Seat


@dataclass(frozen=True, slots=True)
class BlockMisused:
    """The block was lifted, but no challenge came of it: the action that lifted it."""

    by: Seat
    action: int


@dataclass(frozen=True, slots=True)
class Ruled:
    """A paper was found right or wrong."""

    writer: Seat
    correct: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Scored:
    """The shake is over."""

    scores: Tally


@dataclass(frozen=True, slots=True)
class ScoreCorrected:
    """The score of an earlier shake was changed; none is left if it is to be replayed."""

    shake: int
    scores: Tally


@dataclass(frozen=True, slots=True)
class ShakeVoid:
    """The shake counts for nothing; the same player sets again."""

    goal_setter: Seat


@dataclass(frozen=True, slots=True)
class RolledForFirst:
    """The lot fell, or some roll again."""

    eliminated: tuple[Seat, ...]
    again: tuple[Seat, ...]


Event = (
    Offended
    | SetAside
    | Upheld
    | Unfounded
    | Insulated
    | Undone
    | CubesReturned
    | Fined
    | FineStruck
    | PhaseBegan
    | TurnOf
    | TimeBegan
    | TurnLost
    | ChallengeStands
    | BlockMisused
    | Ruled
    | Scored
    | ScoreCorrected
    | ShakeVoid
    | RolledForFirst
)
