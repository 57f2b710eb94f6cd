"""Shakes of bots for their bench: what to play, what came of it, and a file that keeps it.

Every shake is written as soon as it is over, so that a bench that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from goalsetter.bots import Bot, BotChoice, Memory, RememberingBot
from goalsetter.play import Mode, Phase, Seat, State, Terms, View, action, action_text, in_force
from goalsetter.play import mat_of as mat_on
from goalsetter.rules import (
    BURDENS,
    GAMES,
    ONE_CUBE_CLAIMS,
    ChallengeKind,
    Claim,
    Division,
)
from goalsetter.solver import Budget, Impossible, Solvable, solve
from goalsetter.table import bot_named

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from earlier_bots import EARLIER, earlier_champion  # noqa: E402 - it stands beside this file

from tests.bots.bot_shakes import play  # noqa: E402 - the tests stand beside the package

TRUTH = Budget(steps=100_000, exact=50_000)
"""The cost of the question whether a Now lies there."""
RULING = Budget(steps=2_000_000, exact=500_000)
"""The cost of the question whether a challenge was false."""
FULL = Budget(steps=20_000_000)
"""More than any level uses."""
GAME_OF = {edition.name: game.name for game in GAMES for edition in game.editions}


# One shake.


@dataclass(frozen=True)
class Spec:
    """A shake to be played."""

    edition: str
    division: Division
    names: tuple[str, ...]
    seed: int
    mode: Mode = Mode.GUARDED
    watched: bool = False


@dataclass
class Result:
    """The result of a shake."""

    game: str
    names: tuple[str, ...]
    points: tuple[int, ...] = ()
    ending: str = ""
    counts: Counter[str] = field(default_factory=Counter)
    """By level and what is counted, with a stroke between."""
    wrong: list[str] = field(default_factory=list)
    thoughts: list[tuple[str, float]] = field(default_factory=list)
    """The level and the CPU-seconds of every thought."""
    log: str = ""


@dataclass
class Timed:
    """A bot whose thoughts are timed."""

    bot: Bot
    name: str
    spent: list[tuple[str, float]]

    def remembering(self, memory: Memory) -> Bot:
        """The same stopwatch on the bot with its memory."""
        if isinstance(self.bot, RememberingBot):
            self.bot = self.bot.remembering(memory)
        return self

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Return the bot's choice."""
        begun = time.process_time()
        choice = self.bot.choose(view, rng, budget)
        self.spent.append((self.name, round(time.process_time() - begun, 4)))
        return choice


def make(name: str) -> Bot:
    """A bot by its name; the champion of before has one, too."""
    return earlier_champion() if name == EARLIER else bot_named(name)


def hold(spec: Spec) -> Result:
    """Play a shake, and count what is asked for."""
    result = Result(GAME_OF[spec.edition], spec.names)
    terms = Terms(
        edition=spec.edition, division=spec.division, players=len(spec.names), mode=spec.mode
    )
    names = dict(zip(terms.seats, spec.names, strict=True))
    bots = tuple(Timed(make(name), name, result.thoughts) for name in spec.names)
    watch = Watch(names, result.counts, spec.watched)
    tale = play(terms, bots, spec.seed, watch=watch, budget=FULL)
    state = tale.table.state
    result.points = tuple(state.total(seat) for seat in terms.seats)
    result.ending = ending_of(state)
    for name in set(spec.names):
        result.counts[f"{name}/ended {result.ending}"] += 1
        result.counts[f"{name}/shakes"] += 1
    result.wrong = [f"{spec}: {wrong}" for wrong in tale.wrong]
    result.log = "\n".join(map(action_text, tale.table.log))
    return result


def ending_of(state: State) -> str:
    """How a shake ended."""
    shake = state.shake
    if shake.challenge is not None:
        claim = shake.challenge.claim
        if claim in ONE_CUBE_CLAIMS:
            return "by Now"
        return "by Impossible" if BURDENS[claim].all_resources else "otherwise"
    return "by the last cube" if shake.last_cube_by else "otherwise"


@dataclass
class Watch:
    """Counts what bots of each level do with the truth, where the solver knows it."""

    names: dict[Seat, str]
    counts: Counter[str]
    nows: bool
    """Whether every Now that lies there is counted, which takes long."""
    before: State | None = None

    def __call__(self, state: State, choices: dict[Seat, BotChoice]) -> None:
        """At every step: Goals that were set, Nows that lie there, challenges that are made."""
        shake = state.shake
        began = self.before is not None and self.before.shake.challenge is None
        if shake.challenge is not None and began and self.before is not None:
            self.count_challenge(self.before, shake.challenge.claim, shake.challenge.challenger)
        self.before = state
        if shake.phase is not Phase.MOVE or not self.nows or not choices:
            return
        if shake.moves == 0 and (possible := truth(state, ChallengeKind.IMPOSSIBLE)) is not None:
            self.count(shake.last_mover, "goals")
            self.count(shake.last_mover, "possible", possible)
        legal = shake.played and len(shake.resources) > 1 and not state.terms.procedure.forceout
        if legal and truth(state, ChallengeKind.NOW):
            for seat, choice in choices.items():
                if seat != shake.last_mover:
                    self.count(seat, "nows")
                    self.count(seat, "caught", claim_of(state, choice) in ONE_CUBE_CLAIMS)

    def count_challenge(self, state: State, claim: Claim, seat: Seat) -> None:
        """Count a challenge that was made, and whether it was false."""
        if claim not in ONE_CUBE_CLAIMS and not BURDENS[claim].all_resources:
            return
        every = BURDENS[claim].all_resources
        asked = ChallengeKind.IMPOSSIBLE if every else ChallengeKind.NOW
        possible = truth(state, asked, RULING)
        kind = "Impossible" if every else "Now"
        self.count(seat, "undecided", possible is None)
        self.count(seat, "challenges", possible is not None)
        self.count(seat, "false", possible is every)
        self.count(seat, f"challenges of {kind}", possible is not None)
        self.count(seat, f"false {kind}", possible is every)
        self.count(seat, "early", state.shake.moves < 3)

    def count(self, seat: Seat, what: str, counts: bool = True) -> None:
        """Count something of a player's."""
        self.counts[f"{self.names[seat]}/{what}"] += counts


def claim_of(state: State, choice: BotChoice) -> Claim | None:
    """The claim that a bot means to make, if it does."""
    called = choice.action
    words = state.terms.procedure.words
    return words[called.kind] if isinstance(called, action.Challenge) else None


def truth(state: State, question: ChallengeKind, budget: Budget = TRUTH) -> bool | None:
    """Whether there is a Solution; nothing if the solver does not know."""
    answer = solve(mat_on(state.shake), in_force(state), question, budget)
    return isinstance(answer, Solvable) if isinstance(answer, Solvable | Impossible) else None


# Shakes that are kept.


@dataclass
class Store:
    """A file of results, a line for each shake."""

    path: Path
    results: dict[str, Result] = field(default_factory=dict)

    def __post_init__(self) -> None:
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            try:
                key, fields = json.loads(line)
            except json.JSONDecodeError:  # the line at which the bench was stopped
                continue
            fields["counts"] = Counter(fields["counts"])
            self.results[key] = Result(**{**fields, "names": tuple(fields["names"])})

    def play(self, row: str, specs: Iterable[Spec]) -> Iterator[Result]:
        """Yield the results of a row: what is kept at once, the rest as it is played."""
        for spec in specs:
            key = f"{row} {spec.edition} {spec.division} {'-'.join(spec.names)} {spec.seed}"
            if key not in self.results:
                self.results[key] = result = hold(spec)
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, vars(result)], ensure_ascii=False) + "\n")
            yield self.results[key]

    def kept(self, row: str) -> list[Result]:
        """Return what is kept of the rows whose names begin so, without playing."""
        return [result for key, result in self.results.items() if key.startswith(row)]
