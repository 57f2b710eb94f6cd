"""The laws that every random shake is played under, after each action and at each view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from goalsetter.cubes import Cube
from goalsetter.play import (
    CLOCK,
    JUDGE,
    NOBODY,
    SPECTATOR,
    Mode,
    Phase,
    Seat,
    Section,
    State,
    Status,
    Step,
    action,
    apply,
    event,
    goal_cubes,
    left_of,
    view,
)
from goalsetter.play.actions import Action
from goalsetter.play.changes import warned
from goalsetter.play.effects.extra_minutes import minute_is_over
from goalsetter.rules import BURDENS, Claim, Fault, Role, Task

Law = str
"""The law that was broken, in a few words."""


# Cubes.


def cubes_on(state: State) -> Counter[tuple[str, object]]:
    """Every cube that lies anywhere, by face and colour."""
    shake = state.shake
    sections = (
        shake.resources,
        goal_cubes(shake.goal),
        shake.required,
        shake.permitted,
        shake.forbidden,
    )
    return Counter((cube.face, cube.colour) for section in sections for cube in section)


# Scores (procedure, section 10): Challenger, Mover, Third Party.

ROWS: dict[tuple[Role, bool, str], tuple[int, int, int]] = {
    (Role.CHALLENGER, True, "right"): (6, 2, 4),
    (Role.CHALLENGER, True, "wrong"): (6, 2, 2),
    (Role.CHALLENGER, True, "none"): (6, 2, 2),
    (Role.CHALLENGER, False, "right"): (2, 2, 4),
    (Role.CHALLENGER, False, "wrong"): (2, 6, 2),
    (Role.CHALLENGER, False, "none"): (2, 6, 6),
    (Role.MOVER, True, "right"): (2, 6, 6),
    (Role.MOVER, True, "wrong"): (2, 6, 2),
    (Role.MOVER, True, "none"): (2, 6, 2),
    (Role.MOVER, False, "right"): (2, 2, 6),
    (Role.MOVER, False, "wrong"): (6, 2, 2),
    (Role.MOVER, False, "none"): (6, 2, 4),
}
"""Scores by who must write, whether his paper is right, and what the Third Party did."""
OLDER = {2: 6, 4: 8, 6: 10}
"""The scores of 2011-12 where the modern books have 2, 4 and 6."""


def expected_scores(state: State) -> dict[Seat, int]:
    """The scores of a shake that was written and checked, by the printed tables."""
    shake = state.shake
    older = state.terms.procedure.forceout
    right = {check.writer for check in shake.checks if check.correct}
    if shake.challenge is None:
        plain = {seat: 4 if seat in right else 2 for seat in state.seats}
    else:
        plain = _by_row(state, right)
    scores = {seat: OLDER[points] if older else points for seat, points in plain.items()}
    scores |= dict.fromkeys(shake.barred, OLDER[2])
    return scores | dict.fromkeys(shake.absent, 0)


def _by_row(state: State, right: set[Seat]) -> dict[Seat, int]:
    shake = state.shake
    challenge = shake.challenge
    assert challenge is not None
    burden = BURDENS[challenge.claim]
    joined = dict(shake.sides).get(challenge.third) is burden.writer
    third = "none" if not joined else "right" if challenge.third in right else "wrong"
    row = ROWS[burden.writer, challenge.player(burden.writer) in right, third]
    parts = (challenge.challenger, challenge.mover, challenge.third)
    plain = {seat: points for seat, points in zip(parts, row, strict=True) if seat}
    wrote = {challenge.player(burden.writer)} | ({challenge.third} if joined else set())
    for check in shake.checks:
        if check.correct is False and _accepting_costs(state, challenge.claim):
            plain |= dict.fromkeys(check.accepted - wrote, 2)
    return {seat: plain.get(seat, 2) for seat in state.seats}


def _accepting_costs(state: State, claim: Claim) -> bool:
    """X-A, exception: in Basic after Impossible only; not in 2011-12, not among two players."""
    edition = state.terms.edition
    modern = not state.terms.procedure.forceout and len(state.seats) == 3
    return modern and ("basic" not in edition or claim is Claim.IMPOSSIBLE)


# Clocks.

DUE: dict[Phase, tuple[Task, ...]] = {
    Phase.ROLL: (Task.ROLL, Task.GOAL),
    Phase.VARIATIONS: (Task.ROLL, Task.VARIATION),
    Phase.GOAL: (Task.GOAL,),
    Phase.NO_GOAL: (Task.NO_GOAL_REPLY,),
    Phase.MOVE: (Task.FIRST_TURN, Task.TURN),
    Phase.SIDES: (Task.THIRD_PARTY,),
    Phase.WRITING: (Task.WRITE,),
    Phase.CHECKING: (Task.CHECK,),
}
"""The tasks for which a clock may run in each phase."""


def clock_laws(state: State) -> Iterator[Law]:
    """A clock runs for what is due, for those who are to do it."""
    shake, clock = state.shake, state.clock
    if shake.return_one_of:
        return
    if shake.block is not None:
        if clock is None or clock.task is not Task.STATE_CHALLENGE:
            yield "the block is in a hand, and no time runs to name a challenge"
        return
    if shake.phase is Phase.END:
        if clock is not None:
            yield "a clock runs after the shake"
        return
    begun = shake.phase not in (Phase.START, Phase.ROLL)
    if clock is None:
        if begun:
            yield f"no clock runs in {shake.phase}"
    elif clock.task not in DUE.get(shake.phase, ()):
        yield f"a clock for {clock.task} in {shake.phase}"
    elif shake.phase is Phase.MOVE and clock.players != (shake.turn,):
        yield "the clock runs for one player, and it is another's turn"


# After each action.


def laws_after(before: State, done: Action, step: Step, rolled: Counter[object]) -> Iterator[Law]:
    """Everything that must hold whatever was done."""
    after = step.state
    if step.refusal is not None:
        if after is not before:
            yield "a refusal changed the state"
        return
    if after.now < before.now or after.actions != before.actions + 1:
        yield "time or the count of actions went back"
    if after.shake.rolled and cubes_on(after) != rolled:
        yield "a cube is lost or doubled"
    yield from clock_laws(after)
    yield from _challenge_laws(before, done, step)
    yield from _penalty_laws(before, done, after)
    yield from _late_laws(before, done, after)
    yield from _end_laws(before, done, after)
    yield from _guarded_laws(after)


def _guarded_laws(state: State) -> Iterator[Law]:
    if state.terms.mode is Mode.GUARDED:
        if state.offences:
            yield "an illegal act at a guarded table"
        reasons = {penalty.reason for penalty in state.penalties}
        if not reasons <= {"time-limit", "extra-minute", "behavior", Fault.BLOCK_UNUSED}:
            yield f"a guarded table fined {reasons}"


def _challenge_laws(before: State, done: Action, step: Step) -> Iterator[Law]:
    after = step.state
    old, new = before.shake, after.shake
    if new.challenge is not None and old.challenge is None:
        if new.challenge.challenger == new.challenge.mover:
            yield "a player challenged himself"
        if new.phase not in (Phase.SIDES, Phase.WRITING, Phase.CHECKING, Phase.END):
            yield "a challenge does not freeze the mat"
    if old.challenge is not None and new.number == old.number and new.challenge != old.challenge:
        yield "a standing challenge changed"
    aside = any(isinstance(each, event.SetAside) for each in step.events)
    if isinstance(done, action.Challenge) and aside and new.phase is not Phase.END:
        yield from _aside_laws(before, after)


def _aside_laws(before: State, after: State) -> Iterator[Law]:
    """A challenge set aside changes nothing but penalties, unless the last cube goes back."""
    old, new = before.shake, after.shake
    if after.returned:
        return
    if (old.turn, old.phase) != (new.turn, new.phase):
        yield "a challenge set aside changed the turn or the phase"
    ran = old.block.resting if old.block is not None else before.clock
    if (ran and ran.task) != (after.clock and after.clock.task):
        yield "a challenge set aside changed what the clock runs for"


def _penalty_laws(before: State, done: Action, after: State) -> Iterator[Law]:
    for lost in after.penalties[len(before.penalties) :]:
        named = (lost.seat,) if not isinstance(done, action.Countdown) else done.players
        timed = (
            isinstance(done, action.Countdown)
            and done.finished
            and lost.seat in (named or before.seats)
        )
        counted = before.clock is not None and warned(before, before.clock, lost.seat)
        again = isinstance(done, action.ExtraMinuteExpires)
        if lost.reason == "time-limit" and not (timed or counted or again):
            yield "a point for time without a countdown"
        if lost.reason == Fault.LEADER_BONUS and not isinstance(done, action.Charge):
            yield "a point for the leader's bonus that nobody charged"
        if lost.seat not in before.seats or lost.points != 1:
            yield f"a strange penalty {lost}"


OF_TIME = (action.TimeExpires, action.Countdown, action.ExtraMinuteExpires)


def _late_laws(before: State, done: Action, after: State) -> Iterator[Law]:
    """Time that runs out for one player takes nothing from another (XI-A-3, decision 34)."""
    clock, shake = before.clock, after.shake
    if not isinstance(done, OF_TIME) or not done.players or clock is None:
        return
    for seat in set(before.seats) - set(done.players):
        if minute_is_over(replace(before, now=after.now), seat):
            continue
        if seat in shake.silent - before.shake.silent or seat in shake.agreed - before.shake.agreed:
            yield "one player's time took another's chance"
        for was, check in zip(before.shake.checks, shake.checks, strict=False):
            # A try that was handed in waits for the other's time: it is ruled on then (VII-C-4-h).
            taken = check.accepted - was.accepted - was.tried
            if seat in taken and check.correct is not False:
                yield "one player's time accepted a paper for another"
        if seat in {lost.seat for lost in after.penalties[len(before.penalties) :]}:
            yield "one player's time cost another a point"


def _end_laws(before: State, done: Action, after: State) -> Iterator[Law]:
    if len(after.played) > len(before.played) + 1:
        yield "two shakes were scored at once"
    numbers = [shake.number for shake in after.played]
    if len(set(numbers)) != len(numbers):
        yield "a shake was scored twice"
    if after.shake.number != before.shake.number:
        yield from _rota_laws(before, after)
    shake = after.shake
    written = shake.phase is Phase.END and before.shake.phase is not Phase.END and not shake.void
    by_table = written and not isinstance(done, action.EndShake) and not _barred_out(after)
    if by_table and dict(shake.scores) != expected_scores(after):
        yield f"scored {dict(shake.scores)}, and the table says {expected_scores(after)}"


def _barred_out(state: State) -> bool:
    """Whether the shake ended because all but one may not play it (2011-12 ET4)."""
    return len(state.shake.barred) >= len(state.seats) - 1


def _rota_laws(before: State, after: State) -> Iterator[Law]:
    last = before.shake
    expected = last.goal_setter if last.void else left_of(last.goal_setter, before.seats)
    if after.shake.goal_setter != expected:
        yield "the wrong player sets the next Goal"
    if after.shake.number != last.number + 1:
        yield "a shake was left out"


# Views.


def watchers(state: State) -> tuple[Seat, ...]:
    """Everybody who may look."""
    return (*state.seats, JUDGE, SPECTATOR, CLOCK)


def view_laws(state: State, seat: Seat) -> Iterator[Law]:
    """A view leaks nothing: neither a secret paper nor that something was illegal."""
    seen = view(state, seat)
    if state.shake.phase is not Phase.CHECKING and not state.shake.scores:
        hidden = tuple(
            replace(paper, texts=("secret",), goal="secret", avoid_move="secret", indicated=False)
            if paper.writer != seat
            else paper
            for paper in state.shake.papers
        )
        shake = replace(state.shake, papers=hidden)
        if not state.shake.void and view(replace(state, shake=shake), seat) != seen:
            yield f"{seat} sees a secret paper"
    if view(unsuspecting(state), seat) != seen:
        yield f"{seat} is told that something was illegal"
    if seat == SPECTATOR and (seen.actions or seen.free):
        yield "a spectator may act"


def unsuspecting(state: State) -> State:
    """The same table, where nothing that may still be charged was illegal."""
    choices = tuple(
        choice if choice.void else replace(choice, bad=(), wrong=(False,) * len(choice.chosen))
        for choice in state.shake.choices
    )
    offences = tuple(each for each in state.offences if each.status is not Status.OPEN)
    return replace(state, shake=replace(state.shake, choices=choices), offences=offences)


def agreement_laws(state: State, seat: Seat) -> Iterator[Law]:
    """A view lists what ``apply`` takes, and nothing else."""
    listed = set(view(state, seat).actions)
    taken = {each for each in concrete(state, seat) if apply(state, each).refusal is None}
    for each in sorted(map(repr, listed - taken)):
        yield f"listed and refused: {each}"
    for each in sorted(map(repr, taken - listed)):
        yield f"taken and not listed: {each}"


def concrete(state: State, seat: Seat) -> Iterator[Action]:  # noqa: PLR0912 - a list
    """Every concrete action of the kinds that can be listed, as a newcomer would list them."""
    at = state.now
    shake = state.shake
    seats = (NOBODY, *state.seats)
    for kind in WORDS:
        yield kind(by=seat, at=at)
    for cube, to in product(shake.resources, Section):
        yield action.Move(by=seat, at=at, cube=cube, to=to)
        yield action.Bonus(by=seat, at=at, cube=cube, to=to)
    for cube, to in product(shake.permitted, Section):
        for as_bonus in (False, True):
            yield action.Shift(by=seat, at=at, cube=cube, to=to, as_bonus=as_bonus)
    for source, to in product(Section, Section):
        for cube in shake.section(source):
            yield action.Transfer(by=seat, at=at, cube=cube, source=source, to=to)
    for cube, _ in shake.return_one_of:
        yield action.TakeBack(by=seat, at=at, cube=cube)
    for claim in Claim:
        if claim in state.terms.procedure.words.values():
            yield action.Challenge(by=seat, at=at, kind=claim.value)
    for against, reason in product(seats, Fault):
        yield action.Charge(by=seat, at=at, against=against, reason=reason.value)
    for role in Role:
        yield action.TakeSide(by=seat, at=at, side=role.value)
    for writer in seats:
        yield action.Accept(by=seat, at=at, writer=writer)
        yield action.PointOutError(by=seat, at=at, writer=writer)
        yield action.WorkTogether(by=seat, at=at, writer=writer)
        yield action.ShowNothing(by=seat, at=at, writer=writer)
        for correct in (False, True):
            yield action.JudgeRules(by=seat, at=at, writer=writer, correct=correct)
        for question in ("value", "everything", "specific"):
            yield action.AskJudge(by=seat, at=at, writer=writer, question=question)
    for answer in ("yes", "no"):
        yield action.JudgeAnswers(by=seat, at=at, answer=answer)
    for task in Task:
        yield action.TakeExtraMinute(by=seat, at=at, task=task)
        yield action.StartClock(by=seat, at=at, task=task)
        yield action.TimeExpires(by=seat, at=at, task=task)
        yield action.ExtraMinuteExpires(by=seat, at=at, task=task)
    for finished in (False, True):
        yield action.Countdown(by=seat, at=at, finished=finished)
    for number in range(-1, max(len(state.penalties), state.shake.number) + 2):
        yield action.StrikePenalty(by=seat, at=at, penalty=number)
        yield action.InitialPenalty(by=seat, at=at, penalty=number)
        yield action.AppealScore(by=seat, at=at, shake=number)
        yield action.OrderReplay(by=seat, at=at, shake=number)
    for number in range(-1, len(state.rulings) + 1):
        yield action.RequestOpinion(by=seat, at=at, ruling=number)
        for answer in ("yes", "no"):
            yield action.GiveOpinion(by=seat, at=at, ruling=number, answer=answer)
    for player in seats:
        yield action.WarnPlayer(by=seat, at=at, player=player)
        yield action.PenalizePlayer(by=seat, at=at, player=player)
        yield action.DisqualifyPlayer(by=seat, at=at, player=player)
    for three in ("VVΛ", "VΛΛ", "VVV"):
        yield action.SetOut(by=seat, at=at, cubes=tuple(map(Cube, three)))
    for number in range(-1, 17):
        yield action.CallDeal(by=seat, at=at, number=number)


WORDS: tuple[type[Action], ...] = (
    action.AgreeNoGoal,
    action.StopChoosing,
    action.LetTableChoose,
    action.ChangeEquation,
    action.Concede,
    action.ConfirmGoal,
    action.DoNotPresent,
    action.Forceout,
    action.IndicateEquation,
    action.InitialScoresheet,
    action.LeaveTable,
    action.NoGoal,
    action.PickUpBlock,
    action.PutDownBlock,
    action.CallReady,
    action.Ready,
    action.ReturnToTable,
    action.RoundStop,
    action.RoundWarning,
    action.SayBonus,
    action.SayGoal,
)
