"""Opinions of further judges on a ruling, and protests (judges G7, G8)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter, check_of, with_check
from goalsetter.play.copying import replace
from goalsetter.play.effects import checking
from goalsetter.play.referee import Referee
from goalsetter.play.ruling import PAPER, JudgeRuling
from goalsetter.play.scorer import scores_of
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.state import Check, JudgeQuestion, Phase, Round, Shake, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault

OF_PAPERS = (PAPER, "value")
"""Matters in which yes speaks for the paper."""
OBJECTIONS = (checking.REASON, checking.AVOID_MOVE)
"""Matters in which yes speaks against it."""
ANSWERS = ("yes", "no")


def with_ruling(before: State, after: State, question: JudgeQuestion, yes: bool) -> State:
    """The state after a ruling that remembers it, and the position in which it was given."""
    ruling = JudgeRuling(
        shake=before.shake.number,
        kind=question.kind,
        writer=question.writer,
        about=question.about,
        yes=yes,
        before=before.shake,
    )
    return replace(after, rulings=(*before.rulings, ruling))


# Asking.


def check_request(state: State, action: actions.RequestOpinion) -> Objection | None:
    """Judges G7: once for a ruling, by a player who has not initialled the sheet."""
    ruling = _ruling(state, action.ruling)
    if ruling is None or action.by not in state.seats:
        return refused(Fault.NOT_NOW)
    if action.by in state.initials:
        return refused(Fault.SHEET_INITIALLED)
    return refused(Fault.NO_OTHER_JUDGE) if ruling.asked_by else None


def _ruling(state: State, number: int) -> JudgeRuling | None:
    return state.rulings[number] if 0 <= number < len(state.rulings) else None


def request(
    state: State, action: actions.RequestOpinion, objection: Objection | None, referee: Referee
) -> State:
    """A second judge is awaited; meanwhile the ruling stands, and play goes on."""
    del objection, referee
    ruling = state.rulings[action.ruling]
    return _with(state, action.ruling, replace(ruling, asked_by=action.by))


def _with(state: State, number: int, ruling: JudgeRuling) -> State:
    rulings = (*state.rulings[:number], ruling, *state.rulings[number + 1 :])
    return replace(state, rulings=rulings)


# Answering.


def check_opinion(state: State, action: actions.GiveOpinion) -> Objection | None:
    """Judges G7: by the judge whose turn it is; nobody demands a third while two agree."""
    if action.answer not in ANSWERS:
        return refused(Fault.STRANGE_WORD, word=action.answer)
    ruling = _ruling(state, action.ruling)
    awaited = ruling is not None and ruling.awaits == action.by
    return None if awaited else refused(Fault.NOT_NOW)


def give(
    state: State, action: actions.GiveOpinion, objection: Objection | None, referee: Referee
) -> State:
    """Two of three decide: if the first judge is outvoted, the paper and its score follow."""
    del objection, referee
    ruling = state.rulings[action.ruling]
    with_opinion = replace(ruling, opinions=(*ruling.opinions, action.answer == ANSWERS[0]))
    heard = _with(state, action.ruling, with_opinion)
    later = state.rulings[action.ruling + 1 :]
    renewed = any(
        (later_ruling.shake, later_ruling.writer) == (with_opinion.shake, with_opinion.writer)
        for later_ruling in later
    )
    return (
        heard
        if with_opinion.stands == with_opinion.yes or renewed
        else _overturned(heard, with_opinion)
    )


def _overturned(state: State, ruling: JudgeRuling) -> State:
    """The paper is what the majority says; of a question without a paper nothing follows."""
    if ruling.kind not in (*OF_PAPERS, *OBJECTIONS):
        return state
    right = ruling.stands != (ruling.kind in OBJECTIONS)
    same = ruling.shake == state.shake.number
    shake = state.shake if same else ruling.ended
    check = check_of(shake, ruling.writer) if shake is not None else None
    if shake is None or check is None:
        return state
    changed = replace(check, correct=right, reason="judge", overruled=True)
    if same and shake.phase is Phase.CHECKING:
        turned = with_check(state, changed)
        # Whoever checks another paper meanwhile keeps his time: nothing begins anew for him.
        return checking.ruled(state, changed) if check.correct is None else turned
    return _rescored(state, shake, changed)


def _rescored(state: State, shake: Shake, check: Check) -> State:
    """The score of a shake that is over; one that was called off has none."""
    if shake.void or all(
        shake_played.number != shake.number or shake_played.void for shake_played in state.played
    ):
        return state
    then = with_check(replace(state, shake=shake), check)
    scores = scores_of(then)
    played = tuple(
        replace(shake_played, scores=scores)
        if shake_played.number == shake.number
        else shake_played
        for shake_played in state.played
    )
    if shake.number == state.shake.number:
        state = alter(with_check(state, check), scores=scores)
    return replace(state, played=played)


# Protest.


def check_protest(state: State, action: actions.Protest) -> Objection | None:
    """Judges G8: when the round is over, a second judge was called, and the sheet is unsigned."""
    ruling = _ruling(state, action.ruling)
    over = state.round is not Round.PLAYING and state.shake.phase is Phase.END
    if ruling is None or action.by not in state.seats or not over:
        return refused(Fault.NOT_NOW)
    if action.by in state.initials:
        return refused(Fault.SHEET_INITIALLED)
    if not ruling.asked_by:
        return refused(Fault.NO_SECOND_JUDGE)
    return refused(Fault.NOT_NOW) if action.by in dict(ruling.protests) else None


def protest(
    state: State, action: actions.Protest, objection: Objection | None, referee: Referee
) -> State:
    """The form is filled in; the scores stay until somebody above the table decides."""
    del objection, referee
    ruling = state.rulings[action.ruling]
    protests = (*ruling.protests, (action.by, action.said))
    return _with(state, action.ruling, replace(ruling, protests=protests))


def has_protested(state: State, seat: Seat) -> bool:
    """Whether a player protests a ruling, and so does not accept the final scores (judges G8)."""
    return any(seat in dict(ruling.protests) for ruling in state.rulings)


# What a further judge is shown.


def position_for(state: State, judge: Seat) -> tuple[int, State] | None:
    """The first ruling on which a judge's opinion is wanted, and the match as he may see it.

    The state is made anew, and holds the mat, the variations, the challenge and the paper: nothing
    of what was said or ruled on it, and no score (judges G7).
    """
    waiting = (earlier for earlier in enumerate(state.rulings) if earlier[1].awaits == judge)
    number, ruling = next(waiting, (-1, None))
    if ruling is None:
        return None
    was = ruling.before
    papers = tuple(paper for paper in was.papers if paper.writer == ruling.writer)
    shake = Shake(
        number=was.number,
        goal_setter=was.goal_setter,
        setting=was.setting,
        phase=Phase.CHECKING,
        begun=True,
        turn=was.turn,
        last_mover=was.last_mover,
        resources=was.resources,
        goal=was.goal,
        goal_set=was.goal_set,
        required=was.required,
        permitted=was.permitted,
        forbidden=was.forbidden,
        universe=was.universe,
        rolled=was.rolled,
        set_out=was.set_out,
        choices=was.choices,
        no_goal_by=was.no_goal_by,
        challenge=was.challenge,
        last_cube_by=was.last_cube_by,
        forceout_by=was.forceout_by,
        stopped=was.stopped,
        sides=was.sides,
        papers=papers,
        checks=tuple(Check(writer=paper.writer) for paper in papers),
        question=JudgeQuestion(
            by=NOBODY, kind=ruling.kind, writer=ruling.writer, about=ruling.about
        ),
    )
    return number, State(terms=state.terms, shake=shake)
