"""Avoid moves: what is known without a search, what waits for one, and what comes of it (ET17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.play import (
    AVOID_MOVE,
    JUDGE,
    WRONG_AVOID_MOVE,
    AvoidFault,
    Paper,
    Record,
    Seat,
    State,
    action,
    apply,
    avoidance,
    read_record,
    steps_of,
)

A, B = Seat("A"), Seat("B")
HEAD = """Goalsetter record 1
Edition: {edition}
Division: middle
Mode: open
Players: 2

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: B
 .. goal: {goal}
{more} .. required: {required}
 .. resources: {resources}
0:20 A moves {made}
"""
"""7-2 is one cube away after Ada's move; to forbid a 9 would have been safe."""
CHALLENGED = '{then}1:00 B presents "{paper}" avoiding "{avoid}"\n'
A_FLUB = "0:30 B lifts block\n0:32 B challenges a_flub\n"
FORCEOUT = "0:50 B lifts block\n0:52 B challenges forceout_a\n"


def record_of(
    avoid: str,
    then: str = A_FLUB,
    resources: str = "2 - 9 9 8",
    more: str = "",
) -> Record:
    """A shake until a paper is checked."""
    given = {"goal": "5", "required": "7", "made": "2 to permitted", "more": more}
    head = HEAD.format(edition="mlag-equations-2011-12", resources=resources, **given)
    return read_record(head + CHALLENGED.format(then=then, paper="7-2 = 5", avoid=avoid))


def presented(
    avoid: str, then: str = A_FLUB, resources: str = "2 - 9 9 8", more: str = ""
) -> State:
    """The table when a paper is checked."""
    record = record_of(avoid, then, resources, more)
    return steps_of(record)[-1].state


def rejected(state: State) -> State:
    """The table when a checker has said that the avoid move is wrong."""
    said = action.Reject(by=A, at=state.now, writer=B, reason=WRONG_AVOID_MOVE)
    return apply(state, said).state


def nothing(state: State, near: bool) -> bool | None:
    """A search that comes to no end."""
    del state, near
    return None


@pytest.mark.parametrize(
    ("avoid", "why"),
    [
        ("something better", AvoidFault.UNREAD),
        ("6 -> F", AvoidFault.ILLEGAL),
        ("9 to Req, then 8 to Req", AvoidFault.ILLEGAL),
        ("2 -> P", AvoidFault.NOW),
        ("- -> P", AvoidFault.NOW),
        ("R 2", AvoidFault.NOW),
        ("Bonus 9 -> F, then 2 -> P", AvoidFault.NOW),
        ("9 -> F", None),
        ("F -", None),
        ("9 to Forbidden; then 8 to Forbidden", None),
    ],
)
def test_what_is_known_without_a_search(avoid: str, why: AvoidFault | None) -> None:
    """ET17: nobody can read it or make it, or the Solution on the table is still near."""
    state = presented(avoid)
    found = avoidance(state, state.shake.papers[0])
    assert (found.right, found.why) == (False if why else None, why)
    check = rejected(state).shake.checks[0]
    assert (check.correct, check.reason) == ((False, WRONG_AVOID_MOVE) if why else (None, ""))


@pytest.mark.parametrize(
    ("near", "left", "right", "why"),
    [
        (True, True, False, AvoidFault.NOW),
        (False, True, True, None),
        (False, False, False, AvoidFault.IMPOSSIBLE),
        (None, True, None, None),
        (False, None, None, None),
    ],
)
def test_a_search_tells_the_rest(
    near: bool | None, left: bool | None, right: bool | None, why: AvoidFault | None
) -> None:
    """ET17 a, b; "F -" leaves the writer's own Solution no minus, so that he has shown nothing."""
    state = presented("F -")
    found = avoidance(state, state.shake.papers[0], lambda _, one: near if one else left)
    assert (found.right, found.why) == (right, why)


def test_the_writers_own_solution_shows_that_one_is_left() -> None:
    """ET17 b: with a 9 in Forbidden his Solution can still be built, so none is searched for."""
    state = presented("9 -> F")
    found = avoidance(state, state.shake.papers[0], lambda _, one: False if one else None)
    assert found.right


@pytest.mark.parametrize(("answer", "correct"), [("yes", False), ("no", None)])
def test_what_nobody_knows_is_asked(answer: str, correct: bool | None) -> None:
    """The clock rests until it is answered; yes sinks the paper, no leaves it to the checkers."""
    asked = rejected(presented("9 -> F"))
    question = asked.shake.question
    assert question is not None
    assert (question.kind, question.by, question.writer) == (AVOID_MOVE, A, B)
    assert asked.clock is not None
    assert asked.clock.paused
    told = apply(asked, action.JudgeAnswers(by=JUDGE, at=asked.now, answer=answer)).state
    (check,) = told.shake.checks
    assert (told.shake.question, check.correct) == (None, correct)
    assert check.reason == (WRONG_AVOID_MOVE if correct is False else "")
    assert dict(told.shake.scores) == ({A: 10, B: 6} if correct is False else {})


def test_of_a_forceout_an_earlier_move_may_be_meant() -> None:
    """ET22: "8 -> F" is right for the flub before Bea's own move, though it is what she made."""
    later = "0:30 B moves 8 to forbidden\n0:40 A calls forceout\n" + FORCEOUT
    state = presented("8 -> F", later, resources="2 - 9 9 8 6")
    paper = state.shake.papers[0]
    assert avoidance(state, paper, _searched).right
    wrong = replace(paper, avoid_move="- -> P")
    assert avoidance(state, wrong, _searched).why is AvoidFault.NOW
    # What lay before the match was set up is not known, unless it is searched.
    assert avoidance(state, wrong).right is None


def _searched(position: State, near: bool) -> bool:
    """7, 2 and - make 5: one more cube is enough if one of the three is missing."""
    if not near:
        return True
    lies = {cube.face for cube in (*position.shake.required, *position.shake.permitted)}
    return len({"7", "2", "-"} - lies) <= 1


def test_what_lay_before_is_not_known_of_a_position_that_stands() -> None:
    """A match set up after the flub tells nothing of it: whatever is written is left to people."""
    state = presented("something better")
    unknown = replace(state, shake=replace(state.shake, grounds=()))
    assert avoidance(unknown, unknown.shake.papers[0], nothing).right is None


def test_a_cube_may_be_added_to_the_goal_instead() -> None:
    """ET6: under Add to Goal that is a move too, in whatever words."""
    state = presented("add a 9 to the Goal", more=" .. variations: add to goal\n")
    assert avoidance(state, state.shake.papers[0]).right is None


def test_no_other_claim_asks_for_an_avoid_move() -> None:
    """Where none is needed, none is wrong."""
    state = presented("9 -> F")
    free = replace(state, shake=replace(state.shake, challenge=None))
    assert avoidance(free, Paper(writer=B, texts=("7-2 = 5",))).right


@pytest.mark.parametrize(
    ("avoid", "why"),
    [
        ("∪ to Perm", AvoidFault.NOW),
        ("R to Req", AvoidFault.NOW),
        ("R -> F", None),
        ("V -> F", AvoidFault.ILLEGAL),
        ("= -> F", AvoidFault.ILLEGAL),
        ("Y -> F", None),
    ],
)
def test_on_sets_asks_for_the_same(avoid: str, why: AvoidFault | None) -> None:
    """ST2: ET17 holds there too; R is a cube and a section, and = may not be forbidden (ST9)."""
    head = HEAD.format(
        edition="mlag-on-sets-2011-12",
        goal="3",
        more=" .. universe: B R BR G Y blank\n",
        required="B",
        resources="R ∪ G Y - =",
        made="R to permitted",
    )
    text = head + CHALLENGED.format(then=A_FLUB, paper="B ∪ R", avoid=avoid)
    state = steps_of(read_record(text))[-1].state
    assert avoidance(state, state.shake.papers[0]).why is why
