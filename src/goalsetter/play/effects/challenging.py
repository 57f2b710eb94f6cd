"""The block and challenges: when one is valid, and what a false one costs (VI, VIII-B; ET14)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    fine,
    limit,
    playing,
    points_for,
    procedure,
    says,
    start,
    strike,
    two_solutions,
)
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.copying import replace
from goalsetter.play.effects.forceout import OF_FORCEOUT
from goalsetter.play.effects.remedies import uphold_offence
from goalsetter.play.effects.writing import after_challenge
from goalsetter.play.in_force import legal_goal
from goalsetter.play.insulation import forbidden_last_cube, insulate
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Block, Challenged, Phase, Shake, State
from goalsetter.play.step import Objection, aside, refused
from goalsetter.play.terms import Mode
from goalsetter.rules import ONE_CUBE_CLAIMS, Claim, Fault, Task, least_for_now, rulings

UNFINISHED = (Phase.START, Phase.ROLL, Phase.VARIATIONS, Phase.GOAL)
MAY_REVIVE = (Fault.NOW_TOO_LATE, Fault.NOW_TOO_EARLY)
"""Challenges that the Mover may take as valid all the same (judges D22)."""


def claim_of(state: State, kind: str) -> Claim | None:
    """Return the claim of a word in this book."""
    return procedure(state).words.get(kind.lower().replace(" ", "_").replace("-", "_"))


def check_challenge(state: State, action: actions.Challenge) -> Objection | None:
    """VI-A, VI-B: with the block, against the last mover, when the claim may be made."""
    claim = claim_of(state, action.kind)
    block = state.shake.block
    if claim is None:
        return refused(Fault.STRANGE_WORD, word=action.kind)
    if action.without_block:
        return aside(Fault.BLOCK_NOT_LIFTED)
    if action.by not in playing(state):
        return refused(Fault.NOT_YOUR_PART)
    if state.shake.return_one_of or (block is not None and block.by != action.by):
        return refused(Fault.NOT_NOW)
    return _check_claim(state, action, claim)


def _check_claim(state: State, action: actions.Challenge, claim: Claim) -> Objection | None:
    """Return the claim, in the phase that the shake is in."""
    shake = state.shake
    if shake.phase is Phase.END:
        return refused(Fault.NOT_NOW)
    if shake.challenge is not None:
        return aside(Fault.SECOND_CHALLENGE)
    if shake.phase is Phase.NO_GOAL:
        return _check_no_goal(state, action, claim)
    if shake.phase in UNFINISHED:
        return aside(Fault.BEFORE_THE_GOAL)
    if claim is Claim.NO_GOAL:
        return refused(Fault.NOT_NOW)
    if shake.phase is Phase.MOVE:
        return _check_in_play(state, action, claim)
    return _check_after_last(state, action, claim)


def _check_no_goal(state: State, action: actions.Challenge, claim: Claim) -> Objection | None:
    """IV-D-2: only the declaration can be contested, by an opponent."""
    if claim is not Claim.NO_GOAL:
        return aside(Fault.BEFORE_THE_GOAL)
    return aside(Fault.SELF_CHALLENGE) if action.by == state.shake.no_goal_by else None


def _check_in_play(state: State, action: actions.Challenge, claim: Claim) -> Objection | None:
    """VI-A-2, VI-B: not against oneself; Now needs a cube played and cubes left."""
    shake = state.shake
    if claim in OF_FORCEOUT:
        return refused(Fault.NOT_NOW)
    if action.by == shake.last_mover:
        return aside(Fault.SELF_CHALLENGE)
    if claim is not Claim.NOW:
        return None
    if not shake.played:
        return aside(Fault.NOW_TOO_EARLY)
    least = least_for_now(two_solutions=two_solutions(state))
    return aside(Fault.NOW_TOO_LATE) if len(shake.resources) < least else None


def _check_after_last(state: State, action: actions.Challenge, claim: Claim) -> Objection | None:
    """VIII-B: Impossible within the first minute after the last cube; ET22: a forceout likewise."""
    shake = state.shake
    if shake.phase is not Phase.WRITING or shake.stopped:
        return refused(Fault.NOT_NOW)
    against = shake.forceout_by or shake.last_cube_by
    if claim in ONE_CUBE_CLAIMS and not shake.forceout_by:
        return aside(Fault.NOW_TOO_LATE)
    if (claim in OF_FORCEOUT) != bool(shake.forceout_by):
        return refused(Fault.NOT_NOW)
    if action.by == against:
        return aside(Fault.SELF_CHALLENGE)
    window = limit(state, Task.IMPOSSIBLE_AFTER_LAST_CUBE) * MILLISECONDS
    lifted = shake.block.at if shake.block else state.now
    late = shake.decided or lifted - shake.writing_started > window
    return aside(Fault.LATE_IMPOSSIBLE) if late else None


def challenge(
    state: State, action: actions.Challenge, objection: Objection | None, referee: Referee
) -> State:
    """The challenge stands: the mat is frozen, and what was done illegally before stays (IX-B)."""
    del objection, referee
    claim = claim_of(state, action.kind)
    assert claim is not None
    if (last := forbidden_last_cube(state)) is not None:
        return put_back(uphold_offence(state, last, Fault.LAST_CUBE_FORBIDDEN))
    standing = _challenged(state, action.by, claim)
    rest = _rest_of_time(state)
    open_now = insulate(put_back(_settled_on(state, standing)), NOBODY)
    return after_challenge(open_now, rest)


def _settled_on(state: State, standing: Challenged) -> State:
    """The challenge stands, and what was set aside before it is forgotten with its papers."""
    papers = () if state.shake.aside is not None else state.shake.papers
    return alter(state, challenge=standing, aside=None, aside_penalty=-1, papers=papers)


def target(shake: Shake) -> Seat:
    """Return the target of a challenge made now."""
    return shake.no_goal_by or shake.forceout_by or shake.last_cube_by or shake.last_mover


def _challenged(state: State, by: Seat, claim: Claim) -> Challenged:
    """Every challenge is against the last mover, whoever is named (judges P9, D3)."""
    shake = state.shake
    mover = target(shake)
    third = next((s for s in playing(state) if s not in (by, mover)), NOBODY)
    return Challenged(claim=claim, challenger=by, mover=mover, third=third, action=state.actions)


def _rest_of_time(state: State) -> int | None:
    """VIII-B: the time already run counts; the writer has the rest of the two minutes."""
    shake = state.shake
    if shake.phase is not Phase.WRITING:
        return None
    spent = (state.now - shake.writing_started) // MILLISECONDS
    return max(0, limit(state, Task.WRITE) - spent)


def set_aside(
    state: State, action: actions.Challenge, objection: Objection, referee: Referee
) -> State:
    """It counts for nothing, at the price the book names; the Mover may still take it as valid."""
    del referee
    last = forbidden_last_cube(state)
    if last is not None and objection.fault in (Fault.NOW_TOO_LATE, Fault.NOW_TOO_EARLY):
        return put_back(uphold_offence(state, last, Fault.LAST_CUBE_FORBIDDEN))
    points = _price(state, objection.fault)
    fined = fine(state, action.by, points, objection.fault)
    if state.shake.block is not None and state.shake.block.by == action.by:
        fined = put_back(fined)
    claim = claim_of(state, action.kind)
    stays = says(state, rulings.table.TAKEN_AS_VALID, "stays-set-aside")
    if (
        stays
        or objection.fault not in MAY_REVIVE
        or claim is None
        or state.shake.phase is not Phase.MOVE
    ):
        return fined
    number = len(fined.penalties) - 1 if points else -1
    waiting = _challenged(state, action.by, claim)
    return alter(fined, aside=waiting, aside_penalty=number)


def _price(state: State, fault: Fault) -> int:
    """The cost of a challenge set aside; Now with two cubes under Two Solutions is open."""
    exactly_two = fault is Fault.NOW_TOO_LATE and len(state.shake.resources) == least_for_now(
        two_solutions=False
    )
    if exactly_two and not says(state, rulings.table.TWO_CUBES_LEFT, rulings.table.POINT):
        return 0
    return 0 if _looks_finished(state, fault) else points_for(state, fault)


def _looks_finished(state: State, fault: Fault) -> bool:
    """Whether a challenge came early only because "Goal" was not said yet (judges B25)."""
    goal = state.shake.goal
    return fault is Fault.BEFORE_THE_GOAL and goal is not None and legal_goal(state, goal)


def revive(state: State) -> State:
    """The Mover takes a challenge as valid that was set aside (judges D22)."""
    shake = state.shake
    assert shake.aside is not None
    free = strike(state, shake.aside_penalty) if shake.aside_penalty >= 0 else state
    standing = alter(free, challenge=shake.aside, aside=None, aside_penalty=-1)
    return after_challenge(insulate(standing, NOBODY))


# The block.


def check_pick_up(state: State, action: actions.PickUpBlock) -> Objection | None:
    """The block is for challenges only (VI-B)."""
    shake = state.shake
    if shake.block is not None or shake.phase is Phase.END or action.by not in playing(state):
        return refused(Fault.NOT_NOW)
    if shake.adjusting == action.by:
        return None
    if shake.challenge is not None or shake.phase is Phase.CHECKING:
        return aside(Fault.SECOND_CHALLENGE)
    if shake.stopped:
        return refused(Fault.NOT_NOW)
    if shake.phase in UNFINISHED:
        return aside(Fault.BEFORE_THE_GOAL)
    return aside(Fault.SELF_CHALLENGE) if action.by == target(shake) else None


def pick_up(
    state: State, action: actions.PickUpBlock, objection: Objection | None, referee: Referee
) -> State:
    """The block is in a player's hand, and a challenge must be named in 15 seconds."""
    del objection, referee
    if state.shake.adjusting == action.by:
        return alter(state, adjusting=NOBODY)
    return _in_hand(state, action.by)


def _in_hand(state: State, by: Seat) -> State:
    resting = state.clock.pause(state.now) if state.clock is not None else None
    held = Block(by=by, action=state.actions, at=state.now, resting=resting)
    return start(alter(state, block=held), Task.STATE_CHALLENGE, (by,))


def lift_wrongly(
    state: State, action: actions.PickUpBlock, objection: Objection, referee: Referee
) -> State:
    """Lifted when there is nothing to challenge, it is in the hand all the same (judges B29, D8).

    Lifted when a challenge stands or papers are checked, it goes back at once (judges D9, D10).
    """
    del referee
    if objection.fault is Fault.SECOND_CHALLENGE:
        return fine(state, action.by, points_for(state, objection.fault), objection.fault)
    return _in_hand(state, action.by)


def check_put_down(state: State, action: actions.PutDownBlock) -> Objection | None:
    """The holder puts it down, where a challenge may be taken back (judges D7; not ET14)."""
    block = state.shake.block
    if block is None or block.by != action.by:
        return refused(Fault.NOT_NOW)
    return refused(Fault.BLOCK_UNUSED) if procedure(state).minute_to_name else None


def put_down(
    state: State, action: actions.PutDownBlock, objection: Objection | None, referee: Referee
) -> State:
    """A challenge thought better of costs a point (judges D7)."""
    del objection, referee
    return given_back(state, action.by, Fault.BLOCK_UNUSED)


def given_back(state: State, by: Seat, fault: Fault) -> State:
    """The block is given back of a player's own will; a guarded table lets him."""
    return put_back(state) if state.terms.mode is Mode.GUARDED else unused(state, by, fault)


def unused(state: State, by: Seat, fault: Fault) -> State:
    """The block was lifted for nothing, or for another call."""
    block = state.shake.block
    assert block is not None
    fined = fine(state, by, points_for(state, fault), fault)
    return put_back(replace(fined, misused=fined.misused | {block.action}))


def other_call(state: State, by: Seat) -> Objection | None:
    """VI-B, ET14: the block was lifted for what is called with it in hand, and for no challenge."""
    block = state.shake.block
    held = block is not None and block.by == by and not state.shake.return_one_of
    return aside(Fault.BLOCK_FOR_ANOTHER_CALL) if held else None


def put_back(state: State) -> State:
    """The block lies in the middle again, and the clock it interrupted runs on."""
    block = state.shake.block
    if block is None:
        return state
    resting = block.resting
    if resting is not None and not state.away and state.shake.question is None:
        resting = resting.resume(state.now)
    return replace(alter(state, block=None), clock=resting)
