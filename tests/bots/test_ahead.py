"""Looking ahead: with few cubes left, who runs out of safe moves is known, and steered."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots.ahead import look_ahead, position_of
from goalsetter.bots.sight import outlook
from goalsetter.bots.standing import worth_of_risk
from goalsetter.bots.ways import other_ways, plain_ways
from goalsetter.play import Challenged, Phase, Seat, Section, action, apply, view
from goalsetter.play.state import Played
from goalsetter.rules import Claim, Division
from tests.bots.views import SETS, A, B, Given, laid, mind_of, seen, terms

STUCK: Given = {
    "goal": "9",
    "required": "7",
    "resources": "2 + 8",
    "turn": B,
    "last_mover": A,
    "totals": ((A, 6), (B, 2)),
}
CAUGHT = Challenged(claim=Claim.NOW, challenger=B, mover=A, third=Seat(""))


def test_one_who_has_no_safe_move_is_the_loser() -> None:
    """Any cube of 7+2 makes it Now or Impossible when played; only the 8 can be spared."""
    mind = mind_of("champion", seen(terms(players=2), Phase.MOVE, **STUCK))
    search = look_ahead(mind)
    plan = outlook(mind)
    points = {(way.cube.face, way.to): search.expected(way, plan) for way in plain_ways(mind)}
    assert points["2", Section.REQUIRED] == worth_of_risk(mind)
    assert points["+", Section.FORBIDDEN] == worth_of_risk(mind)
    # Some answers to it are wrong: that is worth a part of the 4 points between 6 and 2.
    assert 0 < points["8", Section.FORBIDDEN] < 4
    assert not search.cut_short


def test_one_who_errs_is_left_fewer_safe_moves() -> None:
    """Of turns after which nobody is stuck, one is worth more after which most moves are wrong."""
    given: Given = {**STUCK, "goal": "9", "required": "7", "resources": "2 2 + + 8 3"}
    shown = seen(terms(players=2), Phase.MOVE, **given)
    search = look_ahead(mind_of("champion", shown))
    careful = search.chance_of_slip(search.mind.mat)
    played = Played(number=1, goal_setter=A, scores=((A, 2), (B, 6)), challenge=CAUGHT)
    caught = look_ahead(mind_of("champion", replace(shown, played=(played,) * 3)))
    assert 0 < careful < caught.chance_of_slip(caught.mind.mat)


def test_without_searches_nothing_is_found_out() -> None:
    """A search that is cut short says so, and claims nothing."""
    mind = mind_of("champion", seen(terms(players=2), Phase.MOVE, **STUCK))
    search = look_ahead(mind)
    search.searches = 0
    assert search.loser(mind.mat) is None
    assert search.cut_short


def test_equal_cubes_make_one_position() -> None:
    """The order in which cubes lie is all one."""
    one = mind_of("champion", seen(terms(), Phase.MOVE, **STUCK)).mat
    other = mind_of("champion", seen(terms(), Phase.MOVE, **{**STUCK, "resources": "8 + 2"})).mat
    assert position_of(one) == position_of(other)


def test_turns_that_are_no_plain_move_are_legal() -> None:
    """A bonus for who does not lead, a Shift and a cube for the Goal where they are in force."""
    grown = laid(terms(players=2), Phase.MOVE, **{**STUCK, "variations": ("add to goal",)})
    senior = terms(edition=SETS, division=Division.SENIOR, players=2)
    sets: Given = {**STUCK, "goal": "3", "required": "B", "permitted": "R"}
    sets |= {"resources": "G Y ∪ ∩", "variations": ("shift from permitted",)}
    shifted = laid(senior, Phase.MOVE, **sets)
    kinds = set()
    for state in (grown, shifted):
        ways = list(other_ways(mind_of("champion", view(state, B))))
        kinds |= {type(way.deed) for way in ways}
        assert all(apply(state, way.deed).legal for way in ways)
    assert kinds == {action.Bonus, action.AddToGoal, action.Shift}
