"""Goals: legal, with a Solution that is not too short; and "No Goal" where there is none."""

from __future__ import annotations

import pytest

from goalsetter.bots import LEVELS
from goalsetter.bots.goal_setter import is_plainly_out
from goalsetter.bots.sight import stare, used
from goalsetter.notation import parse_set_goal
from goalsetter.play import Mode, Phase, Terms, action, apply, view, with_goal
from goalsetter.rules import GAMES, ChallengeKind, Claim, Division
from tests.bots.views import SETS, A, B, C, choice_of, laid, mind_of, seen, terms

ROLL = "r0 r1 r2 r3 r+ r- b0 b1 b2 b3 bx b/ g4 g5 g6 g- gx g^ k7 k8 k9 k+ k/ k√"
SET_ROLL = "R R B B G G Y Y ∪ ∩ - ' = ⊆ V 1 2 3"
EVERY = [
    Terms(edition=edition.name, division=division, mode=Mode.OPEN)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]


@pytest.mark.parametrize("match", EVERY, ids=lambda each: f"{each.edition}-{each.division}")
def test_every_goal_is_legal(match: Terms) -> None:
    """In every book and division, at every level."""
    state = laid(match, Phase.GOAL, resources=SET_ROLL if match.deals_cards else ROLL)
    for level in LEVELS:
        done = choice_of(level.name, view(state, A), seed=3).action
        assert isinstance(done, action.SetGoalDown | action.Bonus)
        assert apply(state, done).legal, done


def test_a_champion_sets_a_goal_with_a_solution_of_some_length() -> None:
    """It is there, and has at least four cubes."""
    for match, roll in ((terms(), ROLL), (terms(edition=SETS), SET_ROLL)):
        shown = seen(match, Phase.GOAL, A, resources=roll)
        chosen = choice_of("champion", shown, seed=1)
        assert isinstance(chosen.action, action.SetGoalDown)
        assert chosen.why.code == "goal-with-solution"
        mind = mind_of("champion", shown)
        found = stare(mind, with_goal(mind.mat, chosen.action.goal), ChallengeKind.IMPOSSIBLE)
        assert found.cubes >= 4


def test_no_goal_by_feel_is_plainly_out() -> None:
    """A third-grader without an idea guesses; but with eight cards nobody asks for nine."""
    codes = set()
    shown = seen(terms(edition=SETS), Phase.GOAL, A, resources="R B G Y ' ' 4 5 5")
    mind = mind_of("third-grade", shown)
    for seed in range(40):
        chosen = choice_of("third-grade", shown, seed)
        codes.add(chosen.why.code)
        if isinstance(chosen.action, action.SetGoalDown):
            assert not is_plainly_out(mind, chosen.action.goal), chosen.action.goal
    assert codes == {"goal-by-feel", "no-goal-seen"}
    assert is_plainly_out(mind, parse_set_goal("4 5"))


def test_only_the_goal_setter_sets_it() -> None:
    """Others wait; one whose cubes lie already says that it is finished."""
    assert choice_of("champion", seen(terms(), Phase.GOAL, B, resources=ROLL)).action is None
    shown = seen(terms(), Phase.GOAL, A, resources=ROLL, goal="5")
    assert isinstance(choice_of("champion", shown).action, action.SayGoal)


def test_a_bonus_makes_a_short_solution_longer() -> None:
    """A cube that a very short Solution needs goes to Forbidden, unless the player leads."""
    given = {"resources": "3 5 2 + 4 4"}
    chosen = choice_of("champion", seen(terms(), Phase.GOAL, A, **given))
    assert isinstance(chosen.action, action.Bonus)
    assert chosen.why.code == "bonus-before-goal"
    leading = seen(terms(), Phase.GOAL, A, totals=((A, 6), (B, 2), (C, 2)), **given)
    assert isinstance(choice_of("champion", leading).action, action.SetGoalDown)
    open_table = terms(mode=Mode.OPEN)
    led = seen(open_table, Phase.GOAL, A, totals=((A, 6), (B, 2), (C, 2)), **given)
    assert isinstance(choice_of("champion", led).action, action.SetGoalDown)


def test_where_there_is_no_goal_it_is_said() -> None:
    """Signs alone make no Goal; and after a bonus "No Goal" may not be said, so one waits."""
    for roll in ("+ - x", "7"):
        chosen = choice_of("champion", seen(terms(), Phase.GOAL, A, resources=roll))
        assert isinstance(chosen.action, action.NoGoal), roll
    shown = seen(terms(mode=Mode.OPEN), Phase.GOAL, A, resources="+ - x", forbidden="3")
    assert choice_of("champion", shown).action is None


def test_without_an_idea_the_solver_is_asked_or_a_goal_laid_by_feel() -> None:
    """A player who sees no Solution for any Goal that comes to mind still sets one."""
    shown = seen(terms(), Phase.GOAL, A, resources="1 1 3 √")
    codes = {choice_of(level.name, shown, seed).why.code for level in LEVELS for seed in range(6)}
    assert {"goal-by-feel", "goal-with-solution"} <= codes | {"no-goal-seen"}


def test_no_goal_is_contested_with_a_goal_in_mind() -> None:
    """And agreed to where there is none."""
    contested = seen(terms(), Phase.GOAL, B, resources="3 4 7 +", no_goal_by=A)
    chosen = choice_of("champion", contested)
    assert isinstance(chosen.action, action.Challenge)
    assert chosen.action.kind == Claim.NO_GOAL
    agreed = seen(terms(), Phase.GOAL, B, resources="+ - x", no_goal_by=A)
    assert isinstance(choice_of("champion", agreed).action, action.AgreeNoGoal)
    assert (
        choice_of("champion", seen(terms(), Phase.GOAL, A, resources="+", no_goal_by=A)).action
        is None
    )
    sets = terms(edition=SETS, division=Division.JUNIOR)
    shown = seen(sets, Phase.GOAL, C, resources=SET_ROLL, no_goal_by=A)
    assert isinstance(choice_of("champion", shown).action, action.Challenge)


def test_what_a_paper_uses_is_counted_by_faces() -> None:
    """A turned cube is the cube that it is."""
    assert used(("3x(4-s3) = 2+9",), terms())["3"] == 2
