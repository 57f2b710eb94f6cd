"""The judge's word on scores and behavior (2018-19 IX-C; 2011-12 ET25; judges G4 to G6)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter, pay, resumed
from goalsetter.play.copying import replace
from goalsetter.play.referee import Referee
from goalsetter.play.scorer import call_off
from goalsetter.play.state import Phase, Played, Round, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Cost, Fault

HIGHEST = 10
"""No book has more points for a shake (2011-12 ET19)."""


# Scores.


def check_correct(state: State, action: actions.CorrectScore) -> Objection | None:
    """Judges G6: of a shake that was scored, when a player has appealed it."""
    if action.shake not in _scored(state):
        return refused(Fault.NOT_NOW)
    if action.shake not in state.appealed:
        return refused(Fault.SHAKE_IS_FINISHED)
    seats = [seat for seat, _ in action.scores]
    whole = sorted(seats) == sorted(state.seats)
    fair = whole and all(0 <= points <= HIGHEST for _, points in action.scores)
    return None if fair else refused(Fault.STRANGE_SCORE)


def _scored(state: State) -> dict[int, Played]:
    """The shakes that count, by their numbers."""
    return {played.number: played for played in state.played if not played.void}


def correct_score(
    state: State, action: actions.CorrectScore, objection: Objection | None, referee: Referee
) -> State:
    """The sheet has the scores as the judge says; the appeal is answered."""
    del objection, referee
    scores = tuple(sorted(action.scores))
    answered = replace(state, appealed=state.appealed - {action.shake})
    corrected = replace(_scored(state)[action.shake], scores=scores)
    last = action.shake == state.shake.number
    return _entered(alter(answered, scores=scores) if last else answered, corrected)


def _entered(state: State, corrected: Played) -> State:
    """The sheet with one shake as it is now."""
    played = tuple(
        corrected if entry.number == corrected.number else entry for entry in state.played
    )
    return replace(state, played=played)


def check_replay(state: State, action: actions.OrderReplay) -> Objection | None:
    """A shake of this round that is going on or counts, while there is time for another."""
    if state.round is not Round.PLAYING:
        return refused(Fault.ROUND_IS_OVER)
    going = action.shake == state.shake.number and state.shake.phase not in (Phase.START, Phase.END)
    return None if going or action.shake in _scored(state) else refused(Fault.NOT_NOW)


def order_replay(
    state: State, action: actions.OrderReplay, objection: Objection | None, referee: Referee
) -> State:
    """It counts for nothing; the last one begins again with the same Goal-setter (IX-C)."""
    del objection, referee
    played = _scored(state).get(action.shake)
    answered = replace(state, appealed=state.appealed - {action.shake})
    if played is None:
        running = answered if answered.away else resumed(answered)
        return call_off(running)
    if action.shake == state.shake.number:
        answered = alter(answered, void=True, scores=())
    return _entered(answered, replace(played, scores=(), void=True))


# Behavior.


def check_warn(state: State, action: actions.WarnPlayer) -> Objection | None:
    """A player who is in the match."""
    return _check_player(state, action)


def _check_player(
    state: State, action: actions.WarnPlayer | actions.PenalizePlayer | actions.DisqualifyPlayer
) -> Objection | None:
    plays = action.player in state.seats and action.player not in state.disqualified
    return None if plays else refused(Fault.NOT_NOW)


def warn(
    state: State, action: actions.WarnPlayer, objection: Objection | None, referee: Referee
) -> State:
    """From now on the same again costs a point."""
    del objection, referee
    return replace(state, warned=state.warned | {action.player})


def check_penalize(state: State, action: actions.PenalizePlayer) -> Objection | None:
    """IX-C: for each violation after the warning, never before it."""
    absent = _check_player(state, action)
    warned = action.player in state.warned
    return absent or (None if warned else refused(Fault.NOT_WARNED))


def penalize(
    state: State, action: actions.PenalizePlayer, objection: Objection | None, referee: Referee
) -> State:
    """A point, which the judge need not initial again."""
    del objection, referee
    fined = pay(state, action.player, Cost.BEHAVIOR)
    last = replace(fined.penalties[-1], initialled=True)
    return replace(fined, penalties=(*fined.penalties[:-1], last))


def check_disqualify(state: State, action: actions.DisqualifyPlayer) -> Objection | None:
    """A player who is in the match."""
    return _check_player(state, action)


def disqualify(
    state: State, action: actions.DisqualifyPlayer, objection: Objection | None, referee: Referee
) -> State:
    """The player is out for the round; a stand-in plays on so that the others can (X-D)."""
    del objection, referee
    out = replace(
        state,
        disqualified=state.disqualified | {action.player},
        absent=state.absent | {action.player},
        away=state.away - {action.player},
    )
    left = action.player in state.away
    return resumed(out) if left and not out.away and out.shake.question is None else out
