"""What a person is to do at a table now: one word for the situation, and whether to ask at all."""

from __future__ import annotations

from goalsetter.cli.play_reading import open_papers
from goalsetter.play import CLOCK, Mode, Phase, Seat, may_select, writers
from goalsetter.rules import BURDENS
from goalsetter.table import Table, due

WAIT, OBJECT = "wait", "object"


def situation(table: Table, me: Seat) -> str:
    """What the person is to do."""
    shake = table.state.shake
    if me in table.state.away:
        return "away"
    if shake.block is not None and shake.block.by == me:
        return "block"
    if shake.return_one_of and shake.returning == me:
        return "take-back"
    return OF_PHASE.get(shake.phase, _nothing)(table, me)


def _nothing(table: Table, me: Seat) -> str:
    del table, me
    return WAIT


def _choosing(table: Table, me: Seat) -> str:
    return "choose" if me in may_select(table.state) else WAIT


def _setting(table: Table, me: Seat) -> str:
    return "goal" if table.state.shake.setting == me else WAIT


def _replying(table: Table, me: Seat) -> str:
    shake = table.state.shake
    return WAIT if me == shake.no_goal_by or me in shake.agreed else "no-goal"


def _moving(table: Table, me: Seat) -> str:
    shake = table.state.shake
    if shake.turn != me:
        return OBJECT if shake.last_mover != me else WAIT
    return "second" if shake.owes_second else "move"


def _siding(table: Table, me: Seat) -> str:
    challenge = table.state.shake.challenge
    return "side" if challenge is not None and challenge.third == me else WAIT


def _writing(table: Table, me: Seat) -> str:
    shake = table.state.shake
    group = writers(table.state)
    given = {paper.writer for paper in shake.papers} | shake.silent
    if me in given or me not in (*group.must, *group.may):
        return WAIT
    if me in shake.writing_late:
        return "late"
    return "third" if me in group.may else f"write-{how(table)}"


def is_writing(table: Table, me: Seat) -> bool:
    """Whether a paper of the person is waited for."""
    return table.state.shake.phase is Phase.WRITING and _writing(table, me) != WAIT


def how(table: Table) -> str:
    """How much of Resources a paper may use: one cube, all, or what is left after the last."""
    shake = table.state.shake
    if shake.challenge is not None:
        if shake.no_goal_by:
            return "no-goal"
        return "all" if BURDENS[shake.challenge.claim].all_resources else "one"
    if shake.forceout_by:
        return "one"
    return "all" if shake.stopped else "last"


def _checking(table: Table, me: Seat) -> str:
    return "check" if open_papers(table, me) else WAIT


def _ended(table: Table, me: Seat) -> str:
    return WAIT if me in table.ready else "end"


OF_PHASE = {
    Phase.VARIATIONS: _choosing,
    Phase.GOAL: _setting,
    Phase.NO_GOAL: _replying,
    Phase.MOVE: _moving,
    Phase.SIDES: _siding,
    Phase.WRITING: _writing,
    Phase.CHECKING: _checking,
    Phase.END: _ended,
}
"""Who is asked what, by the phase."""


def is_asked(table: Table, me: Seat, passed: int) -> bool:
    """Whether a person is asked before anything else happens, at a table without clocks.

    ``passed`` is the number of the table at which he let things go on.
    """
    now = situation(table, me)
    if due(table) is None or now not in (WAIT, OBJECT):
        return True
    fresh = passed != table.number and bool(table.log) and table.log[-1].by not in (me, CLOCK)
    open_table = table.seating.terms.mode is Mode.OPEN and table.state.shake.phase is not Phase.END
    return fresh and (now == OBJECT or open_table)
