"""Doubt comes late, by evidence that a player of that age can have, and never without it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.bots import LEVELS, Memory, Thought, Why
from goalsetter.bots.doubt import Evidence, find_evidence, is_within_reach
from goalsetter.bots.sight import outlook
from goalsetter.play import Phase
from tests.bots.views import SETS, A, B, C, Given, mind_of, seen, terms

NEVER: Given = {"goal": "9", "required": "5 5", "resources": "1 3 +", "turn": B, "last_mover": A}
"""There is no Solution: two signs would be needed, or another number."""
BARE: Given = {**NEVER, "resources": "1 3 3", "forbidden": "+ -"}
"""No sign is left at all."""
LATE: Given = {**NEVER, "forbidden": "+ - x x + -"}
GRADES = [level.name for level in LEVELS if not level.proves]


def doubts(level: str, tries: int = 60, seat: str = B, **given: object) -> set[Evidence | None]:
    """Return all that players of a level come to think of a position."""
    shown = seen(terms(players=2), Phase.MOVE, type(B)(seat), **given)
    return {find_evidence(mind_of(level, shown, seed)) for seed in range(tries)}


@pytest.mark.parametrize("level", GRADES)
def test_nobody_doubts_in_the_first_moves(level: str) -> None:
    """A child waits and tries, on any mat."""
    assert doubts(level, **NEVER) == {None}
    assert {Evidence.TRIED, Evidence.COUNTED} & doubts(level, **LATE)


@pytest.mark.parametrize("level", GRADES)
def test_doubt_comes_on_the_own_turn(level: str) -> None:
    """While another thinks, a child thinks of other things."""
    assert doubts(level, seat=A, **{**LATE, "last_mover": B}) == {None}


def test_with_many_cubes_left_nobody_has_tried_all() -> None:
    """Doubt needs the feeling that everything was tried."""
    many: Given = {**LATE, "goal": "98", "resources": "1 2 1 2 1 2 + + x x - -"}
    assert doubts("third-grade", **many) == {None}


def test_a_short_argument_is_seen_sooner() -> None:
    """After four moves, without a sign left, many see that it cannot work."""
    assert doubts("fifth-grade", **BARE) == {None, Evidence.COUNTED}
    assert doubts("fifth-grade", **{**NEVER, "forbidden": "8 8"}) == {None}


def test_most_know_what_they_do_not_know() -> None:
    """With a root on the mat a fifth-grader hardly ever gives up."""
    strange: Given = {**LATE, "resources": "1 √ +"}
    shown = seen(terms(players=2), Phase.MOVE, **strange)
    sure = seen(terms(players=2), Phase.MOVE, **LATE)
    tries = range(300)
    rash = sum(find_evidence(mind_of("fifth-grade", shown, s)) is Evidence.STRANGE for s in tries)
    tried = sum(find_evidence(mind_of("fifth-grade", sure, s)) is Evidence.TRIED for s in tries)
    assert 5 * rash < tried


def test_where_cubes_serve_twice_few_are_not_all() -> None:
    """With a Restriction sign nine cubes make Solutions of more than anybody sees; without one a
    ninth-grader can have tried all of them."""
    match = terms(edition=SETS, players=2)
    given: Given = {"goal": "4", "required": "B R", "turn": B, "last_mover": A}
    plain, long = (
        mind_of("ninth-grade", seen(match, Phase.MOVE, resources=left, **given))
        for left in ("G Y Y Y ∪ ∩ -", "G Y Y Y ∪ ∩ =")
    )
    assert is_within_reach(plain, 9)
    assert not is_within_reach(long, 9)
    assert is_within_reach(long, 5)
    assert not is_within_reach(mind_of("third-grade", plain.view), 7)


def test_who_is_stuck_looks_longer_before_giving_up() -> None:
    """A Solution of one cube more than is seen at a glance comes to mind on the own turn."""
    given: Given = {**LATE, "goal": "30", "required": "5", "resources": "5 5 5 5 5 + + + + +"}
    shown = seen(terms(players=2), Phase.MOVE, **{**given, "forbidden": "- - x x / /"})
    away = replace(shown, turn=A)
    mine, other = (
        sum(bool(outlook(mind_of("ninth-grade", look_at, seed))) for seed in range(20))
        for look_at in (shown, away)
    )
    assert other == 0
    assert mine > 10


def test_a_solution_in_mind_leaves_no_doubt() -> None:
    """5+3+1 = 9 was seen before, and all its cubes are there."""
    given: Given = {**LATE, "required": "5", "resources": "+ + 3 1"}
    shown = seen(terms(players=2), Phase.MOVE, **given)
    thought = Thought(1, Why(code="safe-move", details=(("paper", "5+3+1=9"),)))
    for level in GRADES:
        mind = mind_of(level, shown)
        mind = replace(mind, memory=Memory(chance="x", thoughts=(thought,)))
        assert find_evidence(mind) is None


def test_a_champion_needs_a_proof_and_no_time() -> None:
    """At once where there is none, whosever turn it is; never where there is a Solution."""
    assert doubts("champion", tries=1, **NEVER) == {Evidence.PROVED}
    assert doubts("champion", tries=1, **{**NEVER, "resources": "+ - 1 1 3"}) == {None}
    away: Given = {**LATE, "last_mover": C}
    assert doubts("champion", tries=1, seat=A, **away) == {Evidence.PROVED}
    assert doubts("eleventh-grade", tries=1, seat=A, **away) == {None}
