"""What is offered: kinds that are passed over, and asking one candidate for all that are like it,
give what asking each gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import (
    Action,
    Opening,
    Seat,
    State,
    Terms,
    allowed,
    apply,
    is_legal,
    openings,
    view,
)
from goalsetter.play.candidates import FREE, candidates
from goalsetter.play.changes import as_it_seems
from goalsetter.play.rulebook import is_refused, objection_to
from tests.machine_laws import watchers
from tests.machines import Match, all_terms

TERMS = all_terms()
ACTIONS, LOOKS = 50, 0.4


def naive(state: State, seat: Seat) -> Iterator[Opening]:
    """The plain enumeration: each candidate is asked by itself."""
    for kind, holds, _ in candidates(state, seat):
        action = kind(by=seat, at=state.now, **holds)
        found = objection_to(state, action)
        if found is None or not is_refused(state, found):
            yield Opening(action, found is None)


def probes(state: State, seat: Seat) -> Iterator[tuple[type[Action], Action]]:
    """Every action that is tried of a kind that cannot be listed."""
    for kind in FREE:
        assert kind.rule.probes is not None
        yield from ((kind, probe) for probe in kind.rule.probes(state, seat))


def naively_allowed(state: State, seat: Seat) -> set[str]:
    """The kinds of which one is legal, and those that a probe finds legal."""
    listed = {each.action.do for each in naive(state, seat) if each.legal}
    for kind, probe in probes(state, seat):
        fault = objection_to(state, probe)
        if fault is None or set(fault.faults) <= kind.rule.of_content:
            listed.add(kind.do)
    return listed


def naively_free(state: State, seat: Seat) -> Iterator[str]:
    """The kinds of which a probe is legal, wrong only in what it holds, or can be done."""
    for kind, probe in probes(state, seat):
        fault = objection_to(state, probe)
        right = fault is None or set(fault.faults) <= kind.rule.of_content
        if right or (fault is not None and not is_refused(state, fault)):
            yield kind.do


def compare(state: State, seat: Seat) -> None:
    """A seat is offered what the plain enumeration offers, in its order."""
    seems = as_it_seems(state)
    plain = tuple(naive(seems, seat))
    assert openings(seems, seat) == plain
    seen = view(state, seat)
    assert seen.actions == tuple(each.action for each in plain)
    assert seen.free == tuple(dict.fromkeys(naively_free(seems, seat)))
    assert set(allowed(seems, seat)) == naively_allowed(seems, seat)
    assert all(is_legal(seems, each.action) is each.legal for each in plain[:3])


def play(terms: Terms, seed: int) -> None:
    """Some shakes, with a look from one seat at every other state or so."""
    match = Match(terms=terms, seed=seed)
    for _ in range(ACTIONS):
        done = match.next_action()
        if done is not None:
            match.state = apply(match.state, done, match.referee).state
        if match.chance.random() < LOOKS:
            compare(match.state, match.chance.choice(watchers(match.state)))


@pytest.mark.parametrize("edition", sorted({terms.edition for terms in TERMS}))
def test_all_editions_offer_what_the_plain_enumeration_offers(edition: str) -> None:
    """Each division, mode and number of players of an edition, from a fixed seed."""
    for seed, terms in enumerate(terms for terms in TERMS if terms.edition == edition):
        play(terms, seed)


@settings(max_examples=12, deadline=None)
@given(terms=st.sampled_from(TERMS), seed=st.integers(0, 2**32))
def test_any_shake_offers_what_the_plain_enumeration_offers(terms: Terms, seed: int) -> None:
    """Whatever the terms and the seed."""
    play(terms, seed)
