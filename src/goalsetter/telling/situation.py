"""The next thing to do at a table: one word for the situation, and the sentence for it."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.play import Phase, Seat, cards_allowed, is_trying, may_select, writers
from goalsetter.rules import BURDENS
from goalsetter.table import Table
from goalsetter.words import Message, message

WAIT, OBJECT = "wait", "object"


def situation(table: Table, me: Seat) -> str:
    """The next thing to do."""
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


def _starting(table: Table, me: Seat) -> str:
    """On-Sets II: V and Λ first, or the number of cards."""
    if me not in table.choosing:
        return WAIT
    return "set-out" if me == table.state.shake.setting else "deal"


def _choosing(table: Table, me: Seat) -> str:
    return "choose" if me in may_select(table.state) else WAIT


def _setting(table: Table, me: Seat) -> str:
    return "goal" if table.state.shake.setting == me else WAIT


def _replying(table: Table, me: Seat) -> str:
    shake = table.state.shake
    return WAIT if me == shake.no_goal_by or me in shake.agreed else "no-goal"


def _moving(table: Table, me: Seat) -> str:
    shake = table.state.shake
    if shake.block is not None or shake.return_one_of:
        return WAIT
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


OF_PHASE: dict[Phase, Callable[[Table, Seat], str]] = {
    Phase.ROLL: _starting,
    Phase.VARIATIONS: _choosing,
    Phase.GOAL: _setting,
    Phase.NO_GOAL: _replying,
    Phase.MOVE: _moving,
    Phase.SIDES: _siding,
    Phase.WRITING: _writing,
    Phase.CHECKING: _checking,
    Phase.END: _ended,
}
"""The question to each seat, by the phase."""


def open_papers(table: Table, me: Seat) -> list[Seat]:
    """Whose papers a checker has still to judge."""
    checks = table.state.shake.checks
    return [
        check.writer
        for check in checks
        if check.correct is None
        and me not in (check.writer, *check.accepted)
        and not is_trying(check, me)
    ]


def _of_sets(table: Table, me: Seat) -> bool:
    """A Goal is laid otherwise in ON-SETS."""
    del me
    return table.state.terms.deals_cards


def _at_last_cube(table: Table, me: Seat) -> bool:
    """VIII-A of every book but 2011-12: the last cube goes to Required or Permitted only."""
    del me
    last = len(table.state.shake.resources) == 1
    return last and not table.state.terms.procedure.forceout


def _has_chosen(table: Table, me: Seat) -> bool:
    """II-B-3: of two variations one is chosen already."""
    return any(choice.by == me for choice in table.state.shake.choices)


SPECIAL: dict[str, tuple[Callable[[Table, Seat], bool], str]] = {
    "goal": (_of_sets, "goal-sets"),
    "move": (_at_last_cube, "move-last"),
    "choose": (_has_chosen, "choose-more"),
}
"""Situations that have another sentence at times: when, and its word."""


def told_as(table: Table, me: Seat, now: str) -> str:
    """The word for the sentence of a situation."""
    special = SPECIAL.get(now)
    return special[1] if special is not None and special[0](table, me) else now


def what_now(table: Table, me: Seat, now: str) -> Message:
    """The sentence for a situation."""
    sets = table.seating.terms.deals_cards
    paper = message("play-a-solution" if sets else "play-an-equation")
    fewest, most = cards_allowed(table.state) if sets else (0, 0)
    return message(f"play-now-{told_as(table, me, now)}", paper=paper, fewest=fewest, most=most)
