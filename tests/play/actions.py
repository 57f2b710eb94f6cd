"""Hypothesis strategies for terms, actions of every kind, and records of them."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any, get_type_hints

from hypothesis import strategies as st

from goalsetter.cubes import Card, Cube, LaidGoal, SetGoal
from goalsetter.play import (
    CLOCK,
    JUDGE,
    NOBODY,
    Mode,
    Phase,
    Record,
    Remark,
    Seat,
    Section,
    Setup,
    Terms,
    action,
)
from goalsetter.play.actions import Action, AnyGoal
from goalsetter.rules import GAMES, PROFILES, AnyEdition, Chosen, Claim, Role, Task, Years
from tests.strategies import any_cubes, cards, cubes_in_order, laid_goals, set_goals

KINDS: tuple[type[Action], ...] = (Setup, *action.KINDS)
"""Every kind of action."""

EDITIONS: tuple[AnyEdition, ...] = tuple(e for game in GAMES for e in game.editions)
PLAYERS = [Seat(letter) for letter in "ABC"]

moments = st.integers(0, 4 * 3600 * 1000) | st.integers(0, 500).map(lambda s: s * 1000)
numbers = st.integers(-999_999, 999_999)
seats = st.sampled_from([*PLAYERS, CLOCK, JUDGE, NOBODY])
_STRANGE = (
    "",
    '"',
    "\\",
    "a\nb",
    "with",
    "saying",
    "…",
    " x ",
    "# no",
    "= 3",
    "“so”",
    "\u2028",
    "now",
)
texts = st.sampled_from(_STRANGE) | st.text(st.characters(exclude_categories=()), max_size=20)
some_texts = st.lists(texts, max_size=3).map(tuple)


def _by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(st.tuples(seats, values), max_size=3).map(tuple)


OF_TYPE: dict[object, st.SearchStrategy[Any]] = {
    int: numbers,
    bool: st.booleans(),
    str: texts,
    Seat: seats,
    Cube: any_cubes,
    Section: st.sampled_from(Section),
    Task: st.sampled_from(Task),
    Task | None: st.none() | st.sampled_from(Task),
    Phase: st.sampled_from(Phase),
    Claim | None: st.none() | st.sampled_from(Claim),
    tuple[Cube, Cube]: st.tuples(any_cubes, any_cubes),
    tuple[Section, Section]: st.tuples(st.sampled_from(Section), st.sampled_from(Section)),
    tuple[Cube, ...]: cubes_in_order,
    tuple[Card, ...]: st.lists(cards, max_size=6).map(tuple),
    tuple[str, ...]: some_texts,
    tuple[Seat, ...]: st.lists(seats, max_size=3).map(tuple),
    tuple[tuple[Seat, int], ...]: _by_seat(numbers),
    tuple[tuple[Seat, Role], ...]: _by_seat(st.sampled_from(Role)),
    tuple[tuple[Seat, tuple[str, ...]], ...]: _by_seat(some_texts),
}
"""Any value of each type that a field of an action has, Goals apart."""


def _values(field: Field[Any], hint: object, sets: bool) -> st.SearchStrategy[Any]:
    goals: st.SearchStrategy[Any] = set_goals if sets else laid_goals
    if field.name in ("at", "took"):
        return moments
    if hint == AnyGoal:
        return goals
    if hint == LaidGoal | SetGoal | None:
        return st.none() | goals
    usual = st.nothing() if field.default is MISSING else st.just(field.default)
    return usual | OF_TYPE[hint]


def _of_kind(kind: type[Action], sets: bool) -> st.SearchStrategy[Action]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{f.name: _values(f, hints[f.name], sets) for f in fields(kind)})


OF_KIND = {(kind.do, sets): _of_kind(kind, sets) for kind in KINDS for sets in (False, True)}
"""Any action of a kind, in a game."""

ACTIONS = {sets: st.one_of([OF_KIND[kind.do, sets] for kind in KINDS]) for sets in (False, True)}
"""Any action at all; ``True`` is ON-SETS."""


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    """Any terms that an edition knows."""
    edition = draw(st.sampled_from(EDITIONS))
    open_questions = [ruling for ruling in edition.rulings if not ruling.settled]
    asked = draw(st.lists(st.sampled_from(open_questions), unique=True, max_size=3))
    answers = tuple((each.name, draw(st.sampled_from(each.alternatives))) for each in asked)
    return Terms(
        edition=edition.name,
        division=draw(st.sampled_from([division for division, _ in edition.divisions])),
        players=draw(st.sampled_from([2, 3])),
        mode=draw(st.sampled_from(Mode)),
        profile=draw(st.sampled_from(PROFILES)),
        rulings=answers,
        years=draw(st.none() | st.sampled_from(Years)),
        fixed=draw(st.sampled_from([None, (), *_fixed_ways(edition)])),
        round_minutes=draw(st.just(30) | st.integers(1, 24 * 60)),
    )


def _fixed_ways(edition: AnyEdition) -> list[tuple[Chosen, ...]]:
    """One variation of the edition, and two: a house may fix them."""
    names = [variation.name for variation in edition.catalogue.variations]
    plain = [Chosen(name) for name in names if edition.catalogue.find(name)]
    return [tuple(plain[:1]), tuple(plain[-2:])]


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record, whether or not it can be played."""
    agreed = draw(terms())
    log = draw(st.lists(ACTIONS[agreed.deals_cards], max_size=8).map(tuple))
    keys = draw(st.lists(st.sampled_from(["Event", "Place", "Date", "Table 4"]), unique=True))
    remarks = st.builds(Remark, st.integers(0, len(log)), texts)
    return Record(
        terms=agreed,
        names=tuple((seat, draw(texts)) for seat in draw(st.sets(st.sampled_from(agreed.seats)))),
        headers=tuple((key, draw(texts)) for key in keys),
        log=log,
        remarks=draw(st.lists(remarks, max_size=3).map(tuple)),
    )
