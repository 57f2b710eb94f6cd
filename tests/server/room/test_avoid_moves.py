"""Avoid moves at the web table: the form of a draft, the reason, what is told (2011-12 ET17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.play import WRONG_AVOID_MOVE, Seat, action, replay
from goalsetter.rules import Claim
from goalsetter.server import wire
from goalsetter.server.view import form, form_at_once, shown
from goalsetter.server.view.sentences import in_words
from goalsetter.table import Player, Seating, Table, advance, open_table, submit
from goalsetter.words import LANGUAGES, speaking
from tests.play.test_avoiding import A, B, presented, record_of

NOBODY_HERE: frozenset[Seat] = frozenset()
PEOPLE = wire.People(role="player")


def flubbed(avoid: str, *, before: int = 0) -> Table:
    """A table with a paper on which the avoid move stands, or some actions before that."""
    record = record_of(avoid)
    players = (Player(name="Ann"), Player(name="Bob"))
    table = open_table(Seating(terms=record.terms, players=players, seed=1))
    log = record.log[: len(record.log) - before]
    state = presented(avoid) if not before else replay(record.terms, log)
    return replace(table, state=state, log=log)


def seen(table: Table, seat: Seat) -> wire.Table:
    """Return the table as a seat is shown it."""
    return in_words(shown(table, seat, 0, code="BCDFG", here=NOBODY_HERE, people=PEOPLE))


def test_what_nobody_can_read_is_told_while_it_is_written() -> None:
    """At once, and at a close look; nothing is told of one that can be read, right or wrong."""
    table = flubbed("9 -> F", before=1)
    for avoid, troubles in (("something", 1), ("F +", 0), ("2 -> P", 0), ("", 0)):
        draft = wire.Draft(id=1, texts=["7-2 = 5"], avoid=avoid)
        hasty = form_at_once(draft, table, B)
        assert len(form(draft, table, B).troubles) == troubles
        assert len(hasty.troubles if hasty else []) == troubles


def test_the_reason_is_offered_where_an_avoid_move_is_asked_for() -> None:
    """ET17: to the checker of a flub paper."""
    codes = [each.code for each in seen(flubbed("9 -> F"), A).reasons]
    assert codes[-1] == WRONG_AVOID_MOVE
    table = flubbed("9 -> F")
    challenge = table.state.shake.challenge
    assert challenge is not None
    free = replace(table.state.shake, challenge=replace(challenge, claim=Claim.NOW))
    plain = replace(table, state=replace(table.state, shake=free))
    assert WRONG_AVOID_MOVE not in [each.code for each in seen(plain, A).reasons]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("avoid", ["something", "6 -> F", "- -> P", "F -"])
def test_what_is_wrong_is_told_with_its_clause(avoid: str, language: str) -> None:
    """When the shake is over: what nobody can read or make, what avoids nothing, what a search
    has refuted."""
    table = flubbed(avoid)
    said = action.Reject(by=A, writer=B, reason=WRONG_AVOID_MOVE)
    with speaking(language):
        over = advance(submit(table, A, said, 0).table, 0).table
        (paper,) = seen(over, B).papers
    assert paper.correct is False
    found = paper.findings[-1]
    assert (found.code, found.clause) == (WRONG_AVOID_MOVE, "2011-12 ET17")
    assert avoid in str(found.sentence)
