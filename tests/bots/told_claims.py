"""Claims in what bots tell of a shake, each held against the mat, the variations and the move."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.bots import AND
from goalsetter.judge import rule_on_papers
from goalsetter.notation import faces_in
from goalsetter.play import (
    State,
    action,
    apply,
    in_force,
    mat_of,
    new_match,
    presented_after,
)
from goalsetter.rules import ChallengeKind, Question, least_for_now
from goalsetter.table import LoggedReason
from tests.bots.bot_shakes import Tale

AS_WRITTEN = ("writes", "joins-the-writer")
"""Codes of reasons whose paper is read as the checkers read it."""


def contradictions(tale: Tale) -> list[str]:
    """Return everything told in a shake that its mat, its variations or its moves contradict."""
    state, states = new_match(tale.table.seating.terms), []
    for deed in tale.table.log:
        state = apply(state, deed).state
        states.append(state)
    return [
        f"{wrong}: {reason}"
        for reason in tale.table.reasons
        for wrong in wrong_claims(states[reason.number], tale, reason)
    ]


def wrong_claims(state: State, tale: Tale, reason: LoggedReason) -> Iterator[str]:
    """Yield what is wrong with a reason, by the state after the deed."""
    details, code = dict(reason.why.details), reason.why.code
    deed, sets = tale.table.log[reason.number], state.terms.deals_cards
    paper = tuple(details.get("paper", "").split(AND)) if "paper" in details else ()
    used = faces_in(paper, sets=sets)
    if paper and state.shake.goal is not None:
        asked = ChallengeKind.NOW if code == "sees-now" else ChallengeKind.IMPOSSIBLE
        asked = presented_after(state.shake) if code in AS_WRITTEN else asked
        # Among others one that leaves out the cube just moved to Required, which the judge knows
        # better than its text: a wild or interchanged cube stands for another.
        if not accepted(state, paper, asked):
            yield "a plan that the judge does not accept"
    if "hope" in details and not details["missed"]:
        yield "a hope without what was wrong with it"
    if "trap" in details and not accepted(
        state, tuple(details["trap"].split(AND)), ChallengeKind.NOW
    ):
        yield "a Now that is none"
    if isinstance(deed, action.Move) and paper:
        if code == "spare-cube" and used[deed.cube.face]:
            yield "no need of a cube that the plan has"
        if code == "enough-of-it" and not used[deed.cube.face]:
            yield "enough of a cube that the plan does not have"
        if (
            code == "safe-move"
            and now_is_legal(state)
            and accepted(state, paper, ChallengeKind.NOW)
        ):
            yield "no Solution one cube away, but the plan is"
    if isinstance(deed, action.SelectVariation) and code == "variation-suits":
        catalogue = state.terms.book.catalogue
        entries = filter(None, map(catalogue.find, deed.variations))
        needs = {face for entry in entries for face in entry[0].needs}
        rolled = sum(cube.face in needs for cube in state.shake.resources)
        if details["cubes"] != str(rolled):
            yield f"{details['cubes']} cubes that a variation goes with, and not {rolled}"


def accepted(state: State, paper: tuple[str, ...], asked: ChallengeKind) -> bool:
    """Whether the judge accepts a paper on the mat, under everything that is in force."""
    mat = mat_of(state.shake)
    question = Question(rules=in_force(state), mat=mat, challenge=asked, papers=paper)
    return rule_on_papers(question, briefly=True).correct


def now_is_legal(state: State) -> bool:
    """Whether somebody may call Now on this mat."""
    shake = state.shake
    least = least_for_now(two_solutions=in_force(state).solutions > 1)
    enough = len(shake.resources) >= least and bool(shake.required or shake.permitted)
    return state.terms.procedure.forceout or enough
