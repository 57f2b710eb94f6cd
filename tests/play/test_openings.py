"""Offers: kinds that are passed over, and asking one candidate for all that are like it,
give what asking each gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.cubes import Cube, LaidGoal
from goalsetter.play import (
    Action,
    Mode,
    Opening,
    OpenKind,
    OpenScope,
    Phase,
    Seat,
    State,
    Terms,
    action,
    allowed,
    apply,
    is_legal,
    new_match,
    open_kinds,
    openings,
    view,
)
from goalsetter.play.candidates import FREE, candidates
from goalsetter.play.changes import alter, as_it_seems
from goalsetter.play.rulebook import is_refused, objection_to
from goalsetter.rules import Division
from tests.machine_laws import watchers
from tests.machines import Match, all_terms

A, B = Seat("A"), Seat("B")
TERMS = all_terms()
ACTIONS, LOOKS = 50, 0.4


def naive(state: State, seat: Seat) -> Iterator[Opening]:
    """The plain enumeration: each candidate is asked by itself."""
    for kind, holds, _ in candidates(state, seat):
        candidate = kind(by=seat, at=state.now, **holds)
        fault = objection_to(state, candidate)
        if fault is None or not is_refused(state, fault):
            yield Opening(candidate, fault is None)


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
    compare_kinds(state, seat, [opening.action for opening in plain], seen.free)
    assert all(is_legal(seems, each.action) is each.legal for each in plain[:3])


def compare_kinds(state: State, seat: Seat, plain: list[Action], free: tuple[str, ...]) -> None:
    """The common kinds and the rare ones are together what is open, and none is both."""
    rows: dict[type[Action], list[Action]] = {}
    for opened in plain:
        rows.setdefault(type(opened), []).append(opened)
    common, rare, all_kinds = (
        open_kinds(state, seat, scope)
        for scope in (OpenScope.COMMON, OpenScope.RARE, OpenScope.ALL)
    )
    for groups in (all_kinds, (*common, *rare)):
        listed = [group for group in groups if not group.free]
        assert {group.kind for group in listed} == rows.keys()
        assert len(listed) == len(rows)
        for group in listed:
            actions = [group.kind(by=seat, at=state.now, **row) for row in group.rows]
            assert actions == rows[group.kind]
        assert sorted(group.kind.do for group in groups if group.free) == sorted(free)
    seen = {scope: view(state, seat, scope) for scope in (OpenScope.COMMON, OpenScope.NOTHING)}
    assert {type(opened) for opened in seen[OpenScope.COMMON].actions} == {
        group.kind for group in common if not group.free
    }
    assert not seen[OpenScope.NOTHING].actions + seen[OpenScope.NOTHING].free


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
    """Hold for all terms and seeds."""
    play(terms, seed)


def moving(mode: Mode = Mode.OPEN) -> State:
    """A shake in which A is to move, and B is not."""
    terms = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, mode=mode)
    cubes = (Cube("1"), Cube("+"), Cube("2"))
    shake = {"phase": Phase.MOVE, "turn": A, "last_mover": B, "goal_set": True}
    return alter(new_match(terms), resources=cubes, goal=LaidGoal(((Cube("3"),),)), **shake)


def named(groups: tuple[OpenKind, ...]) -> set[str]:
    """The kinds by name."""
    return {group.kind.do for group in groups}


def test_a_move_out_of_turn_is_rare_and_one_in_turn_is_not() -> None:
    """At an open table both can be done; the page asks for the slip only when somebody wants it."""
    state = moving()
    assert {"move", "bonus", "challenge"} <= named(open_kinds(state, A))
    assert named(open_kinds(state, B)).isdisjoint({"move", "bonus", "goal", "move_two"})
    assert {"move", "bonus", "say", "declare"} <= named(open_kinds(state, B, OpenScope.RARE))


def test_words_and_charges_are_never_common() -> None:
    """They are wanted once in a match, and there are more of them than of all the rest."""
    seldom = {"charge_illegal_procedure", "say", "declare", "appeal_score", "ask_judge"}
    for mode in Mode:
        for seat in (A, B):
            assert named(open_kinds(moving(mode), seat)).isdisjoint(seldom)


def test_rows_of_what_has_not_changed_are_the_same_object() -> None:
    """A page that draws them may remember its drawing by the object."""
    state = moving()
    later = apply(state, action.Say(by=B, at=100, what="hm")).state
    for seat, kind in ((A, action.Move), (B, action.Challenge)):
        before, after = (
            next(group for group in open_kinds(one, seat) if group.kind is kind)
            for one in (state, later)
        )
        assert before.rows is after.rows
    fewer = alter(later, resources=later.shake.resources[:1])
    rows = next(group.rows for group in open_kinds(fewer, A) if group.kind is action.Move)
    assert {row["cube"] for row in rows} == {Cube("1")}
