"""The state of a match: frozen values, derived from the log of actions and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from goalsetter.cubes import Card, Cube, LaidGoal, SetGoal
from goalsetter.judge import Finding
from goalsetter.play.clock import MILLISECONDS, Clock
from goalsetter.play.copying import replace
from goalsetter.play.ruling import JudgeRuling
from goalsetter.play.seat import NOBODY, Seat, Section, seats_of
from goalsetter.play.terms import Terms
from goalsetter.rules import ROUND_SECONDS, Chosen, Claim, Fault, Role

Tally = tuple[tuple[Seat, int], ...]
"""Points by seat."""


class Phase(StrEnum):
    """Where a shake stands."""

    START = "start"
    ROLL = "roll"
    VARIATIONS = "variations"
    GOAL = "goal"
    NO_GOAL = "no-goal"
    MOVE = "move"
    SIDES = "sides"
    WRITING = "writing"
    CHECKING = "checking"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class VariationChoice:
    """A player's choices at once, and what of them is no legal choice."""

    by: Seat
    chosen: tuple[Chosen, ...]
    action: int
    wrong: tuple[bool, ...]
    """Which of them is no legal choice."""
    bad: tuple[Fault, ...] = ()
    void: bool = False
    """Insulated though illegal: it costs nothing and counts for nothing (II-B-2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenged:
    """A challenge: what is claimed, by whom, against whom."""

    claim: Claim
    challenger: Seat
    mover: Seat
    third: Seat = NOBODY
    action: int = 0

    def role(self, seat: Seat) -> Role:
        """The part that a player has in it."""
        if seat == self.challenger:
            return Role.CHALLENGER
        return Role.MOVER if seat == self.mover else Role.THIRD_PARTY

    def player(self, role: Role) -> Seat:
        """The players who have a part."""
        return self.challenger if role is Role.CHALLENGER else self.mover


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """The paper that a player presented."""

    writer: Seat
    texts: tuple[str, ...]
    goal: str = ""
    avoid_move: str = ""
    indicated: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A written try at proving ambiguity, handed in and not looked at yet (VII-C-4-h)."""

    by: Seat
    regrouped: str
    joined: Seat = NOBODY
    """The other checker, if this is their one joint try."""
    holds: bool | None = None
    """The ruling, known from the paper alone; told to nobody before all tries are ruled on."""


@dataclass(frozen=True, kw_only=True)  # no slots: see ``copying``
class Check:
    """Where the checking of one paper stands."""

    writer: Seat
    accepted: frozenset[Seat] = frozenset()
    tried: frozenset[Seat] = frozenset()
    """Players who have used their one try at ambiguity."""
    shown: bool = False
    """A try was shown and failed: nothing more may be objected (VII-C-4-h)."""
    attempts: tuple[Attempt, ...] = ()
    """Tries that were handed in, each to be ruled on together with the other checker's."""
    together: frozenset[Seat] = frozenset()
    """Checkers who want to prove ambiguity together (VII-C-4-h)."""
    nothing: frozenset[Seat] = frozenset()
    """Checkers who have nothing to show beside the other one's try."""
    late: frozenset[Seat] = frozenset()
    """Players whose time was counted out."""
    bought: frozenset[Seat] = frozenset()
    """Players who pay for an extra minute."""
    closed: frozenset[Seat] = frozenset()
    """Players who may object no more."""
    objected: frozenset[Seat] = frozenset()
    """Players who said something against it that has not sunk it."""
    asked: Seat = NOBODY
    """The player who asked last whether it equals the Goal, if that settled it (VII-C-4-i)."""
    correct: bool | None = None
    reason: str = ""
    overruled: bool = False
    """Whether a judge's word stands in place of the checkers'."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeQuestion:
    """A question that waits for a judge."""

    by: Seat
    kind: str
    writer: Seat
    about: str = ""
    """Which fault is asked about, of a paper."""
    action: Fault | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """The block in a player's hand, and the clock that it interrupted."""

    by: Seat
    action: int
    at: int = 0
    """When it was lifted: that is the moment of a challenge (ET14)."""
    resting: Clock | None = None
    warned: bool = False


@dataclass(frozen=True, kw_only=True)  # no slots: see ``copying``
class Shake:
    """One shake."""

    number: int
    goal_setter: Seat
    """The player scheduled to set the Goal: the rota depends on nothing else (I-D, judges B28)."""
    setting: Seat
    """The player who sets it now."""
    phase: Phase = Phase.ROLL
    begun: bool = False
    turn: Seat = NOBODY
    last_mover: Seat = NOBODY
    resources: tuple[Cube, ...] = ()
    goal: LaidGoal | SetGoal | None = None
    required: tuple[Cube, ...] = ()
    permitted: tuple[Cube, ...] = ()
    forbidden: tuple[Cube, ...] = ()
    universe: tuple[Card, ...] = ()
    rolled: bool = False
    set_out: tuple[Cube, ...] = ()
    cards_called: int = 0
    """How many cards the dealer said he deals; none, if he said nothing (On-Sets II-B)."""
    left_to_table: frozenset[Seat] = frozenset()
    """Players who let the table choose V and Λ or the number of cards."""
    roll_started: int = 0
    choices: tuple[VariationChoice, ...] = ()
    adding: Tally = ()
    """Until when players who have chosen one variation may add a second (Senior, II-B-3); a moment
    before the match, if they said that it is all."""
    failed: Tally = ()
    """Failed tries at a variation."""
    passed: frozenset[Seat] = frozenset()
    """Players who have no variation to choose any more."""
    barred: frozenset[Seat] = frozenset()
    """Players who may not play this shake (2011-12 ET4)."""
    committed: bool = False
    """A bonus or a cube in the Goal section commits to a Goal."""
    bonus_cubes: tuple[Cube, ...] = ()
    """Cubes that the Goal-setter put in Forbidden as a bonus."""
    goal_set: bool = False
    said_bonus: Seat = NOBODY
    owes_second: bool = False
    """A bonus cube is down: the second cube is owed."""
    moves: int = 0
    last_to: Section | None = None
    """Where the last mover's last cube went."""
    grounds: tuple[Shake, ...] = field(default=(), compare=False, repr=False)
    """The shake before each turn, where an avoid move may be asked for (2011-12 ET17)."""
    played: bool = False
    """Whether a cube was ever played to Required or Permitted."""
    no_goal_by: Seat = NOBODY
    agreed: frozenset[Seat] = frozenset()
    challenge: Challenged | None = None
    aside: Challenged | None = None
    """A challenge set aside that the Mover may still take as valid (judges D22)."""
    aside_penalty: int = -1
    block: Block | None = None
    adjusting: Seat = NOBODY
    """The player who has said that he only moves the block back to the middle (2011-12 ET14)."""
    last_cube_by: Seat = NOBODY
    forceout_by: Seat = NOBODY
    stopped: bool = False
    """Cut off by the end of the round."""
    writing_started: int = 0
    decided: bool = False
    """The time to challenge Impossible after the last cube is over (VIII-B)."""
    sides: tuple[tuple[Seat, Role], ...] = ()
    silent: frozenset[Seat] = frozenset()
    """Players who present nothing."""
    ready: frozenset[Seat] = frozenset()
    """Writers who were ready when the time was up."""
    papers: tuple[Paper, ...] = ()
    writing_late: frozenset[Seat] = frozenset()
    writing_bought: frozenset[Seat] = frozenset()
    checks: tuple[Check, ...] = ()
    question: JudgeQuestion | None = None
    return_one_of: tuple[tuple[Cube, Section | None], ...] = ()
    """Cubes of which the player who dropped them together takes one back."""
    returning: Seat = NOBODY
    scores: Tally = ()
    ended: int = 0
    """When it was over: from then on no clock runs until all are ready for the next one."""
    ready_for_next: frozenset[Seat] = frozenset()
    """Players who have said that they are ready for the next shake."""
    absent: frozenset[Seat] = frozenset()
    """Players who were not there when the shake was scored (X-D)."""
    void: bool = False

    def section(self, section: Section) -> tuple[Cube, ...]:
        """The cubes in a section of the mat."""
        cubes: tuple[Cube, ...] = getattr(self, section.value)
        return cubes

    def with_section(self, section: Section, cubes: tuple[Cube, ...]) -> Shake:
        """The shake with other cubes in a section."""
        if section is Section.REQUIRED:
            return replace(self, required=cubes)
        if section is Section.PERMITTED:
            return replace(self, permitted=cubes)
        return replace(self, forbidden=cubes)


class Status(StrEnum):
    """The fate of an illegal procedure."""

    OPEN = "open"
    INSULATED = "insulated"
    UPHELD = "upheld"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """An illegal procedure: open until it is charged or insulated.

    The shake before and after it is kept, so that an upheld charge can go back. Both are derived
    from the log, so they take no part in comparing.
    """

    by: Seat
    reasons: tuple[Fault, ...]
    action: int
    at: int
    status: Status = Status.OPEN
    cubes: tuple[Cube, ...] = ()
    past_countdown: bool = False
    """Whether it was done after the countdown, so that no time is left to mend it (IX-A-1)."""
    before: Shake = field(compare=False, repr=False)
    after: Shake = field(compare=False, repr=False)
    clock: Clock | None = field(default=None, compare=False, repr=False)
    findings: tuple[Finding, ...] = field(default=(), compare=False, repr=False)
    """The judge's reasons behind it, if he was asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalty:
    """Points lost, apart from the scores of shakes."""

    seat: Seat
    points: int
    reason: str
    clause: str
    shake: int
    action: int
    initialled: bool = True
    """False until a judge initials it, in the divisions that ask for it."""
    struck: bool = False
    ruling: str = ""
    """The named ruling it rests on, with its answer, where the books leave it open."""


class Round(StrEnum):
    """How much of the round is left."""

    PLAYING = "playing"
    WARNED = "warned"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A shake that is over."""

    number: int
    goal_setter: Seat
    scores: Tally
    void: bool = False
    challenge: Challenged | None = None
    """The challenge that ended it, if one did."""


@dataclass(frozen=True, kw_only=True)  # no slots: see ``copying``
class State:
    """A match at one moment."""

    terms: Terms
    now: int = 0
    actions: int = 0
    shake: Shake
    offences: tuple[Offence, ...] = ()
    """Illegal procedures of this shake, in order."""
    returned: tuple[Cube, ...] = ()
    """Cubes that went back to Resources through the last action."""
    undone: frozenset[int] = frozenset()
    """Actions of this shake that a ruling took back, by number."""
    misused: frozenset[int] = frozenset()
    """Actions that lifted the block for nothing."""
    charged_from: State | None = field(default=None, compare=False, repr=False)
    """The state before a charge that came at the same instant as something else (judges D13)."""
    clock: Clock | None = None
    penalties: tuple[Penalty, ...] = ()
    before: Tally = ()
    """Totals that players brought along, in a match set up in the middle."""
    played: tuple[Played, ...] = ()
    lots: Tally = ()
    """The rolls of each for the first Goal-setter; −1 is an operation."""
    rolling: tuple[Seat, ...] = ()
    """Players who roll for the first Goal-setter now."""
    round: Round = Round.PLAYING
    round_ends: int = ROUND_SECONDS * MILLISECONDS
    """When the round's time is to be called (XI-B); a pause puts it off (judges C24)."""
    stopped_at: int | None = None
    """Since when the table rests: a judge was called, or a player left."""
    away: frozenset[Seat] = frozenset()
    """Players who have left, so that the table rests."""
    absent: frozenset[Seat] = frozenset()
    """Players who have left, and a stand-in plays in the seat."""
    initials: frozenset[Seat] = frozenset()
    warned: frozenset[Seat] = frozenset()
    """Players whom a judge has warned (IX-C)."""
    disqualified: frozenset[Seat] = frozenset()
    """Players whom a judge has sent out for the round (IX-C)."""
    appealed: frozenset[int] = frozenset()
    """The numbers of the shakes whose score a player has appealed (judges G6)."""
    rulings: tuple[JudgeRuling, ...] = ()
    """The rulings of judges on papers and questions (judges G7)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise."""
        return seats_of(self.terms.players)

    def points_lost(self, seat: Seat) -> int:
        """A player's penalties, as a negative number."""
        return -sum(p.points for p in self.penalties if p.seat == seat and not p.struck)

    def total(self, seat: Seat) -> int:
        """All of a player's points: shakes and penalties."""
        scored = sum(dict(shake.scores).get(seat, 0) for shake in self.played)
        return dict(self.before).get(seat, 0) + scored + self.points_lost(seat)

    def lost_in_shake(self, seat: Seat) -> int:
        """A player's penalties of this shake, as a negative number."""
        now = [p for p in self.penalties if p.seat == seat and p.shake == self.shake.number]
        return -sum(p.points for p in now if not p.struck)

    def leader(self, *, running: bool = True) -> Seat:
        """The sole player with the highest total, if there is one (V-C-2-a, judges C20).

        The running total has the penalties of this shake already in it.
        """
        totals = {
            seat: self.total(seat) - (0 if running else self.lost_in_shake(seat))
            for seat in self.seats
        }
        best = max(totals.values())
        leaders = [seat for seat, total in totals.items() if total == best]
        return leaders[0] if len(leaders) == 1 else NOBODY
