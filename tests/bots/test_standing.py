"""The match is more than a shake: sides by points, risks by totals, traps by what was missed."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots import Memory, Thought, Why
from goalsetter.bots.memory import false_challenges
from goalsetter.bots.mind import Mind
from goalsetter.bots.standing import (
    Mood,
    chance_of_solution,
    chance_to_catch,
    is_trap_worthwhile,
    mood_of,
    pays_to_write,
    points_at_stake,
)
from goalsetter.cubes import Cube
from goalsetter.play import Challenged, Phase, Seat, Section, action
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


def test_a_trap_pays_where_all_the_others_miss_nows() -> None:
    """One who sees everything is enough to call it; three misses of each, and it pays."""
    shown = seen(terms(), Phase.MOVE, **QUIET)

    def missed_by(*seats: Seat) -> Mind:
        moves = (action.Move(by=seat, cube=Cube("1"), to=Section.FORBIDDEN) for seat in seats)
        past = tuple(Thought(1, Why(code="least-bad"), move) for move in moves)
        return replace(mind_of("champion", shown), memory=Memory(thoughts=past))

    assert not is_trap_worthwhile(missed_by())
    assert not is_trap_worthwhile(missed_by(*(C,) * 9))
    assert is_trap_worthwhile(missed_by(*(C, A) * 9))
    assert chance_to_catch(missed_by(C), C) < chance_to_catch(missed_by(C), A)


def test_points_at_stake_are_those_of_the_book() -> None:
    """Of two 6 against 2; of three the Third Party has 4 (2018-19 X-A)."""
    pair = seen(terms(players=2), Phase.MOVE, **{**QUIET, "turn": B})
    assert points_at_stake(mind_of("champion", pair)) == (4, 4)
    assert points_at_stake(mind_of("champion", seen(terms(), Phase.MOVE, **QUIET))) == (3, 3)
