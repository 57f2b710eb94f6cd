"""Plans are told after the judge has read them: no bot contradicts the mat it looks at."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.bots import LEVELS, TUTOR, bot_named
from goalsetter.bots.bot import BotReason, StatedPlan
from goalsetter.bots.mover import play_move
from goalsetter.bots.plans import plan_after, reason_to_forbid, state_plan
from goalsetter.bots.sight import Seen
from goalsetter.bots.variation_chooser import cubes_affected
from goalsetter.cubes import Cube
from goalsetter.notation import parse_cubes
from goalsetter.play import Mode, Phase, Section, Terms, action, after_move
from goalsetter.rules import GAMES, ChallengeKind, Division
from tests.bots.bot_shakes import play
from tests.bots.told_claims import contradictions
from tests.bots.views import SETS, A, B, Given, mind_of, seen, terms

EVERY = [
    (edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]
NAMES = (*(level.name for level in LEVELS), TUTOR)
POSSIBLE = ChallengeKind.IMPOSSIBLE
SHORT = Seen(paper=("2+7=9",), cubes=3)
NINE: Given = {"goal": "9", "required": "", "resources": "1 2 2 7 + + - 3", "turn": B}


@given(
    place=st.sampled_from(EVERY),
    names=st.lists(st.sampled_from(NAMES), min_size=2, max_size=3),
    mode=st.sampled_from(Mode),
    seed=st.integers(0, 9_999),
)
@settings(max_examples=12)
def test_nothing_told_contradicts_the_table(
    place: tuple[str, Division], names: list[str], mode: Mode, seed: int
) -> None:
    """Any players on any roll: plans, spare cubes, traps and variations are told as they are."""
    edition, division = place
    match = Terms(edition=edition, division=division, players=len(names), mode=mode)
    assert contradictions(play(match, tuple(map(bot_named, names)), seed)) == []


def test_a_plan_that_a_variation_forbids_is_told_as_a_hope() -> None:
    """Two cubes with one sign are no Solution under Three-operation (2018-19 XIII-A-6)."""
    shown = seen(terms(), Phase.MOVE, **NINE, last_mover=A, variations=("three operation",))
    mind = mind_of("third-grade", shown)
    stated = state_plan(mind, mind.mat, POSSIBLE, SHORT)
    assert stated == StatedPlan(paper=SHORT.paper, fault="variation")
    assert stated.details == {"hope": "2+7=9", "missed": "variation"}


def test_a_move_that_gives_up_a_plan_is_told_with_another() -> None:
    """With 3 in Required the plan has to use it; where none is in sight, none is told."""
    mind = mind_of("champion", seen(terms(), Phase.MOVE, **NINE, last_mover=A))
    after = after_move(mind.mat, Cube("3"), Section.REQUIRED)
    stated = plan_after(mind, after, SHORT)
    assert stated is not None
    assert not stated.fault
    assert "3" in stated.paper[0]
    emptied = seen(terms(), Phase.MOVE, **{**NINE, "resources": "2 7 + ^"}, last_mover=A)
    mind = mind_of("champion", emptied)
    assert plan_after(mind, after_move(mind.mat, Cube("+"), Section.FORBIDDEN), SHORT) is None


def test_a_cube_of_the_plan_is_never_said_to_be_needless() -> None:
    """One of two B goes to Forbidden: it is another B that is not needed."""
    given_sets: Given = {"goal": "3", "resources": "B B R ∪ ∩ G", "turn": B, "last_mover": A}
    mind = mind_of("champion", seen(terms(edition=SETS), Phase.MOVE, **given_sets))
    plan = StatedPlan(paper=("B ∪ R",))
    assert reason_to_forbid(mind, Cube("B"), plan) is BotReason.ENOUGH_OF_IT
    assert reason_to_forbid(mind, Cube("G"), plan) is BotReason.SPARE_CUBE


def test_a_plan_one_cube_away_is_not_told_with_a_safe_move() -> None:
    """With 7 and + on the mat, 2+7 is one cube away."""
    given_near: Given = {**NINE, "required": "7 +", "resources": "1 2 3 x", "last_mover": A}
    mind = mind_of("champion", seen(terms(), Phase.MOVE, **given_near))
    move = action.Move(by=B, cube=parse_cubes("3")[0], to=Section.FORBIDDEN)
    for plan, code in ((SHORT, "keeps-goal"), (Seen(paper=("(2x1)+7=9",), cubes=5), "safe-move")):
        assert play_move(mind, move, BotReason.SAFE_MOVE, plan).why.code == code


def test_the_cubes_of_a_variation_are_counted() -> None:
    """One Λ is one cube, however many others lie there."""
    given_sets: Given = {"resources": "B B R ∪ ∩ G Λ 1 2"}
    mind = mind_of("champion", seen(terms(edition=SETS), Phase.VARIATIONS, **given_sets))
    names = [
        entry.name for entry in mind.view.terms.book.catalogue.variations if "Λ" in entry.needs
    ]
    assert names
    assert {cubes_affected(mind, (name,)) for name in names} == {1}
