"""The judge's seat: questions and answers, overruling, penalties initialled or struck."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    check_of,
    others,
    paused,
    procedure,
    resumed,
    strike,
    with_check,
)
from goalsetter.play.copying import replace
from goalsetter.play.effects import checking
from goalsetter.play.effects.avoiding import WRONG_AVOID_MOVE
from goalsetter.play.effects.opinions import with_ruling
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.referee import Dispute, Matter, Referee
from goalsetter.play.ruling import PAPER
from goalsetter.play.scorer import scores_of
from goalsetter.play.state import Check, JudgeQuestion, Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault

VALUE, EVERYTHING, SPECIFIC, REASON = "value", "everything", "specific", checking.REASON
"""Questions to a judge: does it equal the Goal; is it right at all; something in particular."""
FAULTS = {REASON: "judge", checking.AVOID_MOVE: WRONG_AVOID_MOVE}
"""The fault of a paper if an objection is found to hold, by what was asked."""
QUESTIONS, ANSWERS = (VALUE, EVERYTHING, SPECIFIC), ("yes", "no")


def check_ask(state: State, action: actions.AskJudge) -> Objection | None:
    """Judges T1 to T4: a specific question; the judge does not do a checker's work."""
    if state.shake.question is not None:
        return refused(Fault.NOT_NOW)
    if action.question not in QUESTIONS:
        return refused(Fault.STRANGE_WORD, word=action.question)
    check = check_of(state.shake, action.writer)
    if action.question == VALUE and check is not None and check.attempts:
        # VII-C-4-i (iii): the last question, when both checkers agree that there is no other.
        return refused(Fault.NOT_NOW)
    if action.question != EVERYTHING or state.shake.phase is not Phase.CHECKING:
        return None
    return refused(Fault.NO_BARE_REFUSAL)


def ask(
    state: State, action: actions.AskJudge, objection: Objection | None, referee: Referee
) -> State:
    """The clock rests; the value is answered by the referee if he can (VII-C-4-i)."""
    del objection
    check = check_of(state.shake, action.writer)
    waiting = JudgeQuestion(
        by=action.by, kind=action.question, writer=action.writer, about=action.about
    )
    asked = paused(alter(state, question=waiting))
    if action.question != VALUE or check is None or action.in_person:
        return asked
    paper = checking.paper_of(state, action.writer)
    missed = referee.upholds(Dispute(state=state, paper=paper, matter=Matter.VALUE))
    return asked if missed is None else answered(asked, not missed)


def own_answer(state: State) -> str:
    """The table's answer to a question for which no person is there any more.

    Of the value it is that of the judge room; words that a checker used nobody can weigh then.
    """
    question = state.shake.question
    papers = [p for p in state.shake.papers if question and p.writer == question.writer]
    if question is None or question.kind != VALUE or not papers:
        return ANSWERS[1]
    dispute = Dispute(state=state, paper=papers[0], matter=Matter.VALUE)
    return ANSWERS[bool(JUDGE_ROOM.upholds(dispute))]


def check_answer(state: State, action: actions.JudgeAnswers) -> Objection | None:
    """A judge answers what was asked."""
    if action.answer not in ANSWERS:
        return refused(Fault.STRANGE_WORD, word=action.answer)
    return refused(Fault.NOT_NOW) if state.shake.question is None else None


def answer(
    state: State, action: actions.JudgeAnswers, objection: Objection | None, referee: Referee
) -> State:
    """The clock runs on from where it was (judges T1)."""
    del objection, referee
    question, yes = state.shake.question, action.answer == ANSWERS[0]
    assert question is not None
    return with_ruling(state, answered(state, yes), question, yes)


def answered(state: State, yes: bool) -> State:
    """Asked about the value, no sinks the paper, and yes leaves nothing to object in most books."""
    question = state.shake.question
    assert question is not None
    put = alter(state, question=None)
    ready = put if put.away else resumed(put)
    check = check_of(ready.shake, question.writer)
    objects = question.kind in FAULTS
    if objects and yes and check is not None and check.correct is None:
        paid = checking.pays_if_late(ready, question.by, question.writer)
        check = check_of(paid.shake, question.writer) or check
        late, fault = check.late - {question.by}, FAULTS[question.kind]
        by_a_person = question.kind == REASON
        wrong = replace(check, correct=False, reason=fault, late=late, overruled=by_a_person)
        return checking.ruled(paid, wrong)
    if question.kind != VALUE or check is None or check.correct is not None:
        return ready
    if not yes:
        return checking.ruled(ready, replace(check, correct=False, reason="unequal"))
    if not procedure(state).value_settles:
        return ready
    settled = with_check(ready, replace(check, asked=question.by))
    return checking.accepted(settled, question.writer, set(others(ready, question.writer)))


def check_rules(state: State, action: actions.JudgeRules) -> Objection | None:
    """Judges G1, G5, G6: on a paper that a checker has spoken of, or whose score is appealed."""
    check = check_of(state.shake, action.writer)
    if check is None:
        return refused(Fault.NOT_NOW)
    if state.shake.phase is Phase.CHECKING:
        return None if _stand_taken(check) else refused(Fault.NO_STAND)
    if not state.shake.scores:
        return refused(Fault.NOT_NOW)
    appealed = state.shake.number in state.appealed
    agreed = checking.is_agreed(state, check)
    return None if appealed and not agreed else refused(Fault.SHAKE_IS_FINISHED)


def _stand_taken(check: Check) -> bool:
    """Whether a checker has said something of the paper, or its time was up."""
    spoken = check.accepted | check.objected | check.tried | check.late | check.bought
    return bool(spoken) or check.correct is not None


def rules_on(
    state: State, action: actions.JudgeRules, objection: Objection | None, referee: Referee
) -> State:
    """The judge's word stands, and the record shows that it did; a score follows it."""
    del objection, referee
    check = check_of(state.shake, action.writer)
    assert check is not None
    ruling = replace(check, correct=action.correct, reason="judge", overruled=True)
    going = state.shake.phase is Phase.CHECKING
    after = checking.ruled(state, ruling) if going else _rescored(with_check(state, ruling))
    matter = JudgeQuestion(by=action.by, kind=PAPER, writer=action.writer)
    return with_ruling(state, after, matter, action.correct)


def _rescored(state: State) -> State:
    """A shake that was scored already is scored again."""
    scores = scores_of(state)
    last = replace(state.played[-1], scores=scores)
    return replace(alter(state, scores=scores), played=(*state.played[:-1], last))


def check_strike(state: State, action: actions.StrikePenalty) -> Objection | None:
    """A penalty of this match that was not struck before."""
    known = 0 <= action.penalty < len(state.penalties)
    fresh = known and not state.penalties[action.penalty].struck
    return None if fresh else refused(Fault.NOT_NOW)


def check_initial(state: State, action: actions.InitialPenalty) -> Objection | None:
    """A penalty of this match that waits for initials (XI-A note)."""
    known = 0 <= action.penalty < len(state.penalties)
    fresh = known and not state.penalties[action.penalty].initialled
    return None if fresh else refused(Fault.NOT_NOW)


def strike_penalty(
    state: State, action: actions.StrikePenalty, objection: Objection | None, referee: Referee
) -> State:
    """The point is given back (decision 30)."""
    del objection, referee
    return strike(state, action.penalty)


def initial_penalty(
    state: State, action: actions.InitialPenalty, objection: Objection | None, referee: Referee
) -> State:
    """The point is confirmed."""
    del objection, referee
    penalties = list(state.penalties)
    penalties[action.penalty] = replace(penalties[action.penalty], initialled=True)
    return replace(state, penalties=tuple(penalties))
