"""Whole shakes of bots over all editions: nothing illegal, no crash, no limit overrun."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from goalsetter.bots import LEVELS, Bot, RandomBot, make_bot
from goalsetter.play import Mode, Phase, Section, Terms, View, action, apply, new_match, view
from goalsetter.rules import GAMES
from goalsetter.words import explain
from tests.bots.bot_shakes import Tale, play
from tests.bots.told_claims import contradictions
from tests.bots.views import BUDGET, A, B, C, choice_of, laid, terms

SHAKES = 105
EVERY = [
    (edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]


def some_shake(number: int) -> Tale:
    """One shake of players of any level, in the edition and division whose turn it is."""
    chance = Random(number)
    edition, division = EVERY[number % len(EVERY)]
    players = chance.choice((2, 3, 3))
    mode = chance.choice(tuple(Mode))
    match = Terms(edition=edition, division=division, players=players, mode=mode)
    bots: tuple[Bot, ...] = tuple(
        RandomBot() if chance.random() < 0.1 else make_bot(chance.choice(LEVELS))
        for _ in match.seats
    )
    return play(match, bots, number)


@pytest.mark.parametrize("first", range(0, SHAKES, 15))
def test_shakes_over_all_editions(first: int) -> None:
    """A hundred shakes at the driver's own table: each ends, all is legal and in time, and told."""
    for number in range(first, first + 15):
        tale = some_shake(number)
        assert not tale.wrong, (number, tale.wrong)
        reasons = tale.table.reasons
        assert reasons
        assert all(explain(reason.why.code, reason.why.details) for reason in reasons)
        assert contradictions(tale) == [], number


def test_the_same_seed_plays_the_same_shake() -> None:
    """Chance comes from the caller alone."""
    for number in (4, 13):
        assert some_shake(number).table.log == some_shake(number).table.log


def test_a_choice_depends_on_view_chance_and_budget_alone() -> None:
    """Asked again, a bot answers the same, and its action is dated when it will be done."""
    shown = view(laid(terms(), Phase.MOVE, goal="9", required="7", resources="1 2 3 + x"), A)
    for level in LEVELS:
        first, second = (choice_of(level.name, shown, 5) for _ in range(2))
        assert first == second
        if first.action is not None:
            assert first.action.at == shown.now + first.after


def test_a_thought_ends_well_before_the_limit() -> None:
    """With half a second left even a child acts in time; when it is over, at once."""
    state = laid(terms(), Phase.MOVE, goal="9", required="7", resources="1 2 3 + x", turn=B)
    clock = state.clock
    assert clock is not None
    for left in (500, 0):
        late = apply(state, action.Say(by=A, at=clock.ends - left, what="hm")).state
        assert choice_of("third-grade", view(late, B)).after <= left // 2
    assert 1_000 < choice_of("champion", view(state, B)).after < 60_000


def test_who_is_away_or_barred_or_must_wait_is_silent() -> None:
    """A judge is asked, or somebody has left."""
    state = laid(terms(), Phase.MOVE, goal="9", required="7", resources="1 2 3 + x", turn=B)
    away = apply(state, action.LeaveTable(by=B)).state
    assert choice_of("champion", view(away, B)).action is None
    asked = apply(state, action.AskJudge(by=C, question="specific")).state
    assert choice_of("champion", view(asked, B)).action is None
    assert RandomBot().choose(view(asked, B), Random(1), BUDGET).action is None


def test_of_cubes_dropped_together_one_goes_back() -> None:
    """By who dropped them; the others wait."""
    match = terms(mode=Mode.OPEN)
    state = laid(match, Phase.MOVE, goal="9", required="7", resources="1 2 3 + x", turn=B)
    cubes = state.shake.resources[:2]
    to = (Section.PERMITTED, Section.PERMITTED)
    dropped = apply(state, action.MoveTwo(by=B, cubes=(cubes[0], cubes[1]), to=to)).state
    charged = apply(dropped, action.Charge(by=C, against=B, reason="two-cubes")).state
    assert isinstance(choice_of("champion", view(charged, B)).action, action.TakeBack)
    assert choice_of("champion", view(charged, C)).action is None
    back = RandomBot().choose(view(charged, B), Random(1), BUDGET).action
    assert isinstance(back, action.TakeBack)


def test_a_bot_is_handed_a_view_and_nothing_else() -> None:
    """The view given to a bot holds no paper of others, and no state."""
    shown = view(new_match(terms()), A)
    assert isinstance(shown, View)
    assert "state" not in {field.name for field in fields(View)}
