"""The match is more than a shake: sides by points, risks by totals, traps by what was missed."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots import Memory, Thought, Why
from goalsetter.bots.memory import false_challenges
from goalsetter.bots.standing import Mood, chance_of_solution, is_blind, mood_of, pays_to_write
from goalsetter.cubes import Cube
from goalsetter.play import Challenged, Phase, Section, action
from goalsetter.play.state import Played
from goalsetter.rules import Claim
from tests.bots.views import A, B, C, Given, mind_of, seen, terms

QUIET: Given = {
    "goal": "9",
    "required": "7",
    "resources": "1 2 3 5 8 + x -",
    "turn": B,
    "last_mover": A,
}
NOW = Challenged(claim=Claim.NOW, challenger=A, mover=C, third=B)


def test_who_leads_plays_safe_and_who_trails_dares() -> None:
    """Only those who think of the match; a few points are nothing."""
    shown = seen(terms(), Phase.MOVE, **QUIET)
    for ours, mood in ((20, Mood.LEADS), (13, Mood.LEVEL), (2, Mood.TRAILS)):
        standing = replace(shown, totals=((A, 12), (B, ours), (C, 10)))
        assert mood_of(mind_of("champion", standing)) is mood
        assert mood_of(mind_of("third-grade", standing)) is Mood.LEVEL


def test_a_challenger_who_is_often_wrong_is_believed_less() -> None:
    """The scores of earlier shakes tell who was right."""
    shown = seen(terms(), Phase.MOVE, **QUIET)
    rows = [
        Played(number=n, goal_setter=A, scores=((A, points), (B, 2), (C, 6)), challenge=NOW)
        for n, points in enumerate((2, 2, 2, 6), start=1)
    ]
    often = replace(shown, played=tuple(rows))
    assert false_challenges(often, A) == (3, 4)
    assert false_challenges(often, B) == (0, 0)
    assert chance_of_solution(often, NOW) < chance_of_solution(shown, NOW)
    impossible = replace(NOW, claim=Claim.IMPOSSIBLE)
    assert chance_of_solution(often, impossible) > chance_of_solution(shown, impossible)


def test_a_side_is_taken_for_points() -> None:
    """A strong player trusts a Challenger who was always right; nobody one who never was."""
    shown = seen(terms(), Phase.MOVE, **QUIET)
    right = Played(number=1, goal_setter=A, scores=((A, 6), (B, 2), (C, 2)), challenge=NOW)
    wrong = replace(right, scores=((A, 2), (B, 6), (C, 6)))
    assert pays_to_write(mind_of("champion", replace(shown, played=(right,) * 6)), NOW)
    assert not pays_to_write(mind_of("champion", replace(shown, played=(wrong,) * 6)), NOW)


def test_who_has_missed_nows_may_be_trapped() -> None:
    """Two moves that could be challenged went by."""
    moved = action.Move(by=C, cube=Cube("1"), to=Section.FORBIDDEN)
    missed = Thought(1, Why(code="least-bad"), moved)
    shown = seen(terms(), Phase.MOVE, **QUIET)
    mind = replace(mind_of("champion", shown), memory=Memory(thoughts=(missed, missed)))
    assert is_blind(mind, C)
    assert not is_blind(mind, A)
