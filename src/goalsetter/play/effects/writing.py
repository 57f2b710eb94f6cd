"""Writers, sides, presenting (2018-19 VII-A, VII-C; On-Sets VII; 2011-12 ET7, ET15, ET17-22)."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from goalsetter.play import actions
from goalsetter.play.changes import alter, enter, limit, pay, playing, procedure, start
from goalsetter.play.copying import replace
from goalsetter.play.papers import begin_checking, next_paper
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Challenged, Check, Paper, Phase, State
from goalsetter.play.step import Objection, aside, refused
from goalsetter.rules import BURDENS, Cost, Fault, Role, Task

CONCEDED = "conceded"
"""Why a paper is wrong that its writer gave up or touched."""


@dataclass(frozen=True, slots=True)
class Writers:
    """Those who must write, who may, and who may not."""

    must: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()
    may_not: tuple[Seat, ...] = ()


def writers(state: State) -> Writers:
    """The writers of the shake as it stands."""
    shake = state.shake
    if shake.challenge is None:
        return Writers(must=playing(state))
    burden = BURDENS[shake.challenge.claim]
    must = [shake.challenge.player(burden.writer)]
    may_not = [shake.challenge.player(burden.silent)]
    may: list[Seat] = []
    third = shake.challenge.third
    if third:
        side = dict(shake.sides).get(third)
        group = may if side is None else (must if side is burden.writer else may_not)
        group.append(third)
    order = state.seats.index
    return Writers(*(tuple(sorted(group, key=order)) for group in (must, may, may_not)))


def silent_side(challenge: Challenged) -> Role:
    """The side of one who presents nothing."""
    return BURDENS[challenge.claim].silent


# How writing begins.


def everyone_writes(state: State) -> State:
    """After the last cube, a forceout or the end of the round all write (VIII-A, XI-B, ET20)."""
    cleared = alter(state, turn=NOBODY, aside=None, papers=(), writing_started=state.now)
    opened = enter(cleared, Phase.WRITING)
    return start(opened, Task.WRITE, opened.seats)


def after_challenge(state: State, seconds: int | None = None) -> State:
    """A challenge stands: sides first where the book has it so, then writing."""
    shake = state.shake
    assert shake.challenge is not None
    burden = BURDENS[shake.challenge.claim]
    ready = alter(state, turn=NOBODY, papers=() if burden.avoid_move else shake.papers)
    if procedure(state).sides_first and shake.challenge.third:
        opened = enter(ready, Phase.SIDES)
        return start(opened, Task.THIRD_PARTY, (shake.challenge.third,))
    return begin_writing(ready, seconds)


def begin_writing(state: State, seconds: int | None = None) -> State:
    """The time for writing runs for those who must write; who may not, has no paper."""
    must, _, may_not = astuple(writers(state))
    kept = tuple(paper for paper in state.shake.papers if paper.writer not in may_not)
    written = alter(state, papers=kept, writing_started=state.now, sides=_sides_by_paper(state))
    opened = enter(written, Phase.WRITING)
    players = must if len(must) == 1 else opened.seats
    return all_in(start(opened, Task.WRITE, players, seconds))


def _sides_by_paper(state: State) -> tuple[tuple[Seat, Role], ...]:
    """A Third Party whose paper was out before the challenge is on the side that writes."""
    shake, challenge = state.shake, state.shake.challenge
    if challenge is None or challenge.third in dict(shake.sides):
        return shake.sides
    if all(paper.writer != challenge.third for paper in shake.papers):
        return shake.sides
    return (*shake.sides, (challenge.third, BURDENS[challenge.claim].writer))


def sided(state: State, seat: Seat, side: Role) -> State:
    """A Third Party has a side; in the older books writing begins now."""
    shake = state.shake
    taken = alter(state, sides=(*shake.sides, (seat, side)))
    if shake.phase is Phase.SIDES:
        minute = limit(state, Task.THIRD_PARTY) if shake.forceout_by else None
        return begin_writing(taken, minute)
    return all_in(taken)


# Presenting.


def check_present(state: State, action: actions.Present) -> Objection | None:
    """VII-A, VII-C-2: those who must or may write, once, in time."""
    shake = state.shake
    if shake.phase is Phase.MOVE and shake.aside is not None:
        return None if action.by == shake.aside.challenger else refused(Fault.NOT_NOW)
    if shake.phase is not Phase.WRITING:
        return refused(Fault.NOT_NOW)
    group = writers(state)
    if action.by in group.may_not or action.by not in (*group.must, *group.may):
        return refused(Fault.NOT_A_WRITER)
    if any(paper.writer == action.by for paper in shake.papers) or action.by in shake.silent:
        return refused(Fault.PAPER_CHANGED)
    return None


def present(
    state: State, action: actions.Present, objection: Objection | None, referee: Referee
) -> State:
    """The paper is out of the writer's hand."""
    del objection, referee
    paper = Paper(
        writer=action.by,
        texts=action.texts,
        goal=action.goal,
        avoid_move=action.avoid_move,
        indicated=action.indicated,
    )
    given = alter(_paid_if_late(state, action.by), papers=(*state.shake.papers, paper))
    challenge = state.shake.challenge
    undecided = action.by not in dict(state.shake.sides)
    if challenge is not None and action.by == challenge.third and undecided:
        return sided(given, action.by, BURDENS[challenge.claim].writer)
    return all_in(given)


def _paid_if_late(state: State, by: Seat) -> State:
    """XI-A: a paper that comes after the countdown has used the extra minute."""
    late = by in state.shake.writing_late - state.shake.writing_bought
    return pay(state, by, Cost.EXTRA_MINUTE) if late else state


def check_do_not_present(state: State, action: actions.DoNotPresent) -> Objection | None:
    """One who may or must write may leave it."""
    shake = state.shake
    if shake.phase is Phase.SIDES and shake.challenge and action.by == shake.challenge.third:
        return None
    if shake.phase is not Phase.WRITING:
        return refused(Fault.NOT_NOW)
    if action.by not in writers(state).must and action.by not in writers(state).may:
        return refused(Fault.NOT_A_WRITER)
    presented = any(paper.writer == action.by for paper in shake.papers)
    return refused(Fault.SIDE_TAKEN) if presented or action.by in shake.silent else None


def do_not_present(
    state: State, action: actions.DoNotPresent, objection: Objection | None, referee: Referee
) -> State:
    """Nothing comes from this player: a Third Party has joined the side that writes nothing."""
    del objection, referee
    return gives_nothing(state, action.by)


def gives_nothing(state: State, seat: Seat) -> State:
    """A player presents nothing."""
    challenge = state.shake.challenge
    if challenge is not None and seat == challenge.third and seat not in dict(state.shake.sides):
        return sided(state, seat, silent_side(challenge))
    return all_in(alter(state, silent=state.shake.silent | {seat}))


def awaited(state: State) -> tuple[Seat, ...]:
    """The players whose paper or decision is still to come."""
    shake = state.shake
    group = writers(state)
    given = {paper.writer for paper in shake.papers} | shake.silent
    excused = state.away if shake.challenge is None else state.away - set(group.must)
    waited = (*group.must, *group.may)
    return tuple(seat for seat in waited if seat not in given | excused)


def all_in(state: State) -> State:
    """When everything is presented, checking begins (VII-C-2)."""
    if state.shake.phase is not Phase.WRITING or awaited(state):
        return state
    return begin_checking(state)


# Papers that are touched again.


def check_change(state: State, action: actions.ChangeEquation) -> Objection | None:
    """VII-C-2-a: nothing is changed once it is presented, or once one was ready in time."""
    shake = state.shake
    if shake.phase not in (Phase.WRITING, Phase.CHECKING):
        return refused(Fault.NOT_NOW)
    presented = any(paper.writer == action.by for paper in shake.papers)
    if presented or action.by in shake.ready:
        return aside(Fault.PAPER_CHANGED)
    return (
        None
        if action.by in (*writers(state).must, *writers(state).may)
        else refused(Fault.NOT_A_WRITER)
    )


def change(
    state: State, action: actions.ChangeEquation, objection: Objection | None, referee: Referee
) -> State:
    """A writer may change what nobody has seen."""
    del action, objection, referee
    return state


def changed_late(
    state: State, action: actions.ChangeEquation, objection: Objection, referee: Referee
) -> State:
    """Touching a paper that was given admits that it was wrong (judges E1, E5)."""
    del objection, referee
    return spoilt(state, action.by)


def spoilt(state: State, seat: Seat) -> State:
    """A writer's paper is wrong by his own act."""
    shake = state.shake
    papers = shake.papers
    if not any(paper.writer == seat for paper in papers):
        papers = (*papers, Paper(writer=seat, texts=()))
    known = tuple(check for check in shake.checks if check.writer != seat)
    conceded = Check(writer=seat, correct=False, reason=CONCEDED)
    changed = alter(state, papers=papers, checks=(*known, conceded))
    if shake.phase is Phase.CHECKING:
        return next_paper(changed)
    return all_in(changed)


def check_indicate(state: State, action: actions.IndicateEquation) -> Objection | None:
    """VII-C-2-c: a writer says which Equation is meant, until the shake is over (judges G5)."""
    if state.shake.phase is Phase.END:
        return refused(Fault.NOT_NOW)
    given = any(paper.writer == action.by for paper in state.shake.papers)
    return None if given else refused(Fault.NOT_A_WRITER)


def indicate(
    state: State, action: actions.IndicateEquation, objection: Objection | None, referee: Referee
) -> State:
    """It is clear now."""
    del objection, referee
    papers = tuple(
        replace(paper, indicated=True) if paper.writer == action.by else paper
        for paper in state.shake.papers
    )
    return alter(state, papers=papers)


def check_concede(state: State, action: actions.Concede) -> Objection | None:
    """A writer may give up his own paper, or writing one (judges E5)."""
    if state.shake.phase is Phase.WRITING and action.by in awaited(state):
        return None
    return check_indicate(state, actions.IndicateEquation(by=action.by, at=action.at))


def concede(
    state: State, action: actions.Concede, objection: Objection | None, referee: Referee
) -> State:
    """The paper is wrong; without one, nothing is presented."""
    del objection, referee
    given = any(paper.writer == action.by for paper in state.shake.papers)
    return spoilt(state, action.by) if given else gives_nothing(state, action.by)
