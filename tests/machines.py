"""The random-shake machine: it plays shakes of any terms, legal and illegal, under all laws.

A seed plays the same match again. What is broken is told with the log that broke it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from goalsetter.play import (
    CLOCK,
    JUDGE,
    JUDGE_ROOM,
    Mode,
    Phase,
    Referee,
    Round,
    State,
    Step,
    Terms,
    action,
    apply,
    new_match,
    replay,
)
from goalsetter.play.actions import Action
from goalsetter.rules import GAMES
from tests.machine_laws import agreement_laws, cubes_on, laws_after, view_laws, watchers
from tests.machine_mischief import (
    BY_THE_WORD,
    anything,
    charge,
    illegal,
    of_a_view,
    of_free_kind,
)
from tests.machine_sense import sensible, tick

LONGEST = 160
"""Actions after which a shake is brought to an end by the clock."""
MISCHIEF = (anything, illegal, illegal, of_a_view, of_free_kind)
"""The deed of somebody who does just anything."""
PATIENT, SILENT = 12, 60
"""Ticks after which the round ends, and within which the clock alone must end a shake."""


def all_terms() -> tuple[Terms, ...]:
    """Every edition, division, number of players and mode."""
    return tuple(
        Terms(edition=edition.name, division=division, players=players, mode=mode)
        for game in GAMES
        for edition in game.editions
        for division, _ in edition.divisions
        for players in (2, 3)
        for mode in Mode
    )


class BrokenLaw(AssertionError):  # noqa: N818
    """A law that did not hold, and the log of the match until then."""

    def __init__(self, law: str, match: Match) -> None:
        log = "\n".join(f"  {each!r}" for each in match.log[-40:])
        super().__init__(f"{law}\n{match.terms}\n{match.state.shake}\n{match.state.clock}\n{log}")
        self.law = law


@dataclass(slots=True, kw_only=True)
class Match:
    """A match that is being played at random."""

    terms: Terms
    seed: int
    looks: float = 0.04
    """How often views are looked at."""
    mischief: float = 0.3
    """How often somebody does just anything."""
    slow: float = field(init=False)
    """How often time runs out."""
    referee: Referee = JUDGE_ROOM
    chance: Random = field(init=False)
    state: State = field(init=False)
    log: list[Action] = field(default_factory=list)
    rolled: Counter[object] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    refused: int = 0

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        self.slow = self.chance.choice((0.02, 0.04, 0.25))
        self.begin()

    def begin(self) -> None:
        """A new match, once the log has led to the state of the old one again."""
        if self.log and self.again() != self.state:
            raise BrokenLaw("the log leads to another state", self)
        self.log.clear()
        self.state = new_match(self.terms)
        self.referee = self.chance.choice((JUDGE_ROOM, BY_THE_WORD))

    # One action.

    def act(self, done: Action) -> Step:
        """Apply an action and hold every law."""
        before = self.state
        try:
            step = apply(before, done, self.referee)
        except Exception as error:
            self.log.append(done)
            raise BrokenLaw(f"{type(error).__name__}: {error}", self) from error
        if step.refusal is None:
            self.log.append(done)
            if isinstance(done, action.Roll):
                self.rolled = Counter(cubes_on(step.state))
        self.refused += step.refusal is not None
        self.state = step.state
        for law in laws_after(before, done, step, self.rolled):
            raise BrokenLaw(law, self)
        if self.state.shake.phase is Phase.END and before.shake.phase is not Phase.END:
            self.endings[ending(before, done, self.state)] += 1
        return step

    # One shake.

    def play_shake(self) -> None:
        """Play until the shake is over; after the end of the round, in a new match."""
        if self.state.round is not Round.PLAYING and is_over(self.state):
            self.begin()
        number = len(self.state.played)
        for _ in range(LONGEST):
            self.play_one()
            if len(self.state.played) > number:
                return
            if self.state.round is not Round.PLAYING and is_over(self.state):
                return
        self.state = silence(self, self.state, keep=True)

    def play_one(self) -> None:
        """Somebody does something."""
        done = self.next_action()
        if done is not None:
            self.act(done)
        if self.chance.random() < self.looks:
            self.look()

    def next_action(self) -> Action | None:
        """Choose the next deed: mostly something sensible, else the clock, or anything."""
        state, draw = self.state, self.chance.random()
        at = state.now + self.chance.choice((-500, 0, 0, 1, 900, 4_000, 14_000))
        late = state.clock is not None and (state.clock.expired or state.clock.extra)
        slow = 0.5 if late else self.slow
        if draw < slow:
            return tick(state)
        if draw < slow + self.mischief:
            return self.chance.choice(MISCHIEF)(self.chance, state, at)
        if self.chance.random() < 0.25 and (charged := charge(self.chance, state, at)):
            return charged
        return sensible(self.chance, state, at) or tick(state)

    def look(self) -> None:
        """Everybody looks at the table, and one of them at all that he may do."""
        state = self.state
        for seat in watchers(state):
            for law in view_laws(state, seat):
                raise BrokenLaw(law, self)
        for law in agreement_laws(state, self.chance.choice(watchers(state))):
            raise BrokenLaw(law, self)
        silence(self, state)

    def again(self) -> State:
        """The state that the log alone leads to."""
        return replay(self.terms, self.log, self.referee)


def silence(match: Match, state: State, *, keep: bool = False) -> State:
    """The state when nobody says another word: time alone brings every shake to its end."""
    for ticks in range(SILENT):
        if is_over(state):
            return state
        done = _officially(state, stop=ticks >= PATIENT)
        if done is None:
            raise BrokenLaw(f"nobody can bring the shake on in {state.shake}", match)
        if keep:
            match.state = state
            state = match.act(done).state
        else:
            state = apply(state, done, match.referee).state
    raise BrokenLaw(f"time alone does not end the shake: {state.shake}\n{state.clock}", match)


def is_over(state: State) -> bool:
    """Whether nothing is under way."""
    waiting = state.shake.phase is Phase.ROLL and not state.shake.begun
    return state.shake.phase in (Phase.END, Phase.START) or waiting


def _officially(state: State, *, stop: bool) -> Action | None:
    """Do what the clock, a judge or a returning player brings; in the end, that of the round."""
    now = state.now
    if state.away:
        return action.ReturnToTable(by=min(state.away), at=now)
    if state.shake.question is not None:
        return action.JudgeAnswers(by=JUDGE, at=now, answer="yes")
    if stop and state.round is not Round.STOPPED:
        return action.RoundStop(by=CLOCK, at=now)
    return tick(state)


def ending(before: State, done: Action, after: State) -> str:
    """How a shake ended."""
    shake = after.shake
    if isinstance(done, action.EndShake):
        return "closed by hand"
    if shake.void:
        return "no Goal, agreed" if shake.no_goal_by else "void, the round was over"
    if shake.challenge is not None:
        return f"challenge: {shake.challenge.claim}"
    if shake.stopped:
        return "all wrote, the round was over"
    if shake.forceout_by:
        return "forceout, unchallenged"
    if shake.last_cube_by:
        return "last cube, all wrote"
    return "not allowed to play" if before.shake.phase is Phase.VARIATIONS else "otherwise"
