"""The next thing to do at a table: one word for the situation, and the sentence for it."""

from __future__ import annotations

from goalsetter.play import Phase, Seat, cards_allowed, is_trying, may_select, writers
from goalsetter.rules import BURDENS
from goalsetter.table import Table
from goalsetter.words import Message, message

WAIT, OBJECT = "wait", "object"


def situation(table: Table, me: Seat) -> str:
    """The next thing to do."""
    shake = table.state.shake
    # These come before whatever the phase asks for: until then nothing else can be done.
    if me in table.state.away:
        return "away"
    if shake.block is not None and shake.block.by == me:
        return "block"
    if shake.return_one_of and shake.returning == me:
        return "take-back"
    return asked_by_phase(table, me)


def asked_by_phase(table: Table, me: Seat) -> str:
    """The next thing to do in the phase of the shake."""
    shake = table.state.shake
    match shake.phase:
        case Phase.ROLL if me in table.choosing:
            # On-Sets II: V and Λ first, or the number of cards.
            return "set-out" if me == shake.setting else "deal"
        case Phase.VARIATIONS if me in may_select(table.state):
            return "choose"
        case Phase.GOAL if shake.setting == me:
            return "goal"
        case Phase.NO_GOAL if me != shake.no_goal_by and me not in shake.agreed:
            return "no-goal"
        case Phase.MOVE:
            return moving(table, me)
        case Phase.SIDES if shake.challenge is not None and shake.challenge.third == me:
            return "side"
        case Phase.WRITING:
            return writing(table, me)
        case Phase.CHECKING if open_papers(table, me):
            return "check"
        case Phase.END if me not in table.ready:
            return "end"
        case _:
            return WAIT


def moving(table: Table, me: Seat) -> str:
    """The next thing to do while cubes are moved: somebody whose turn it is not may object."""
    shake = table.state.shake
    if shake.block is not None or shake.return_one_of:
        return WAIT
    if shake.turn != me:
        return OBJECT if shake.last_mover != me else WAIT
    return "second" if shake.owes_second else "move"


def writing(table: Table, me: Seat) -> str:
    """The next thing to do while papers are written."""
    shake = table.state.shake
    group = writers(table.state)
    handed_in = {paper.writer for paper in shake.papers} | shake.silent
    if me in handed_in or me not in (*group.must, *group.may):
        return WAIT
    if me in shake.writing_late:
        return "late"
    return "third" if me in group.may else f"write-{how(table)}"


def is_writing(table: Table, me: Seat) -> bool:
    """Whether a paper of the person is waited for."""
    return table.state.shake.phase is Phase.WRITING and writing(table, me) != WAIT


def how(table: Table) -> str:
    """How much of Resources a paper may use: one cube, all, or what is left after the last."""
    shake = table.state.shake
    # A claim of No Goal is answered with a Goal and a Solution, whatever the challenge is called.
    if shake.challenge is not None:
        if shake.no_goal_by:
            return "no-goal"
        return "all" if BURDENS[shake.challenge.claim].all_resources else "one"
    if shake.forceout_by:
        return "one"
    return "all" if shake.stopped else "last"


def open_papers(table: Table, me: Seat) -> list[Seat]:
    """Return the players whose papers a checker has still to judge."""
    checks = table.state.shake.checks
    return [
        check.writer
        for check in checks
        if check.correct is None
        and me not in (check.writer, *check.accepted)
        and not is_trying(check, me)
    ]


def told_as(table: Table, me: Seat, now: str) -> str:
    """The word for the sentence of a situation: some have another one at times."""
    state, shake = table.state, table.state.shake
    match now:
        case "goal" if state.terms.deals_cards:  # a Goal is laid otherwise in ON-SETS
            return "goal-sets"
        # VIII-A of every book but 2011-12: the last cube goes to Required or Permitted only.
        case "move" if len(shake.resources) == 1 and not state.terms.procedure.forceout:
            return "move-last"
        # II-B-3: of two variations one is chosen already.
        case "choose" if any(choice.by == me for choice in shake.choices):
            return "choose-more"
        case _:
            return now


def what_now(table: Table, me: Seat, now: str) -> Message:
    """The sentence for a situation."""
    sets = table.seating.terms.deals_cards
    paper = message("play-a-solution" if sets else "play-an-equation")
    fewest, most = cards_allowed(table.state) if sets else (0, 0)
    return message(f"play-now-{told_as(table, me, now)}", paper=paper, fewest=fewest, most=most)
