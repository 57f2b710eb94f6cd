"""Sets of cards: laws, and a naive evaluator that agrees on random sets."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.cubes import ALL_CARDS, Card, Universe
from goalsetter.expr import cards_in, mask
from goalsetter.notation import parse_set_solution
from goalsetter.rules import Division, SetReader, find_set_edition

EDITION = find_set_edition("mlag-on-sets-2017-18")
assert EDITION is not None
RULES = EDITION.in_force(Division.MIDDLE)

universes = st.lists(st.sampled_from(ALL_CARDS), min_size=6, max_size=12, unique=True).map(
    lambda cards: Universe(tuple(cards))
)


def naive(tokens: list[str], universe: Universe) -> Iterator[frozenset[Card]]:
    """Every reading of a loose chain with Python's own sets, one grouping after the other."""
    if len(tokens) == 1:
        yield simple(tokens[0], universe)
    for at in range(1, len(tokens), 2):
        for left in naive(tokens[:at], universe):
            for right in naive(tokens[at + 1 :], universe):
                yield {"∪": left | right, "∩": left & right, "-": left - right}[tokens[at]]


def simple(token: str, universe: Universe) -> frozenset[Card]:
    """A symbol with its primes."""
    symbol, primes = token.rstrip("'"), token.count("'")
    everything = frozenset(universe.cards)
    named = {"V": everything, "Λ": frozenset()}
    found = named.get(symbol, frozenset(c for c in everything if symbol in c.colours))
    return everything - found if primes % 2 else found


@st.composite
def chains(draw: st.DrawFn) -> list[str]:
    """Loose chains of up to five sets."""
    size = draw(st.integers(1, 5))
    sets = [draw(st.sampled_from("BRGYVΛ")) + "'" * draw(st.integers(0, 2)) for _ in range(size)]
    signs = [draw(st.sampled_from("∪∩-")) for _ in range(size - 1)]
    tokens = [sets[0]]
    for sign, named in zip(signs, sets[1:], strict=True):
        tokens += [sign, named]
    return tokens


def values(text: str, universe: Universe) -> set[frozenset[Card]]:
    """Read a text."""
    written = parse_set_solution(text).set_name
    found = SetReader(RULES, universe).values(written)
    return {frozenset(cards_in(cards)) for cards in found}


@given(chains(), universes)
@settings(max_examples=200, deadline=None)
def test_agrees_with_a_naive_evaluator(tokens: list[str], universe: Universe) -> None:
    """The readings of a loose chain are those of all its groupings, no more and no fewer."""
    assert values(" ".join(tokens), universe) == set(naive(tokens, universe))


@given(universes, st.sampled_from("BRGYVΛ"), st.sampled_from("BRGYVΛ"))
@settings(max_examples=60, deadline=None)
def test_laws_of_sets(universe: Universe, one: str, other: str) -> None:
    """De Morgan and friends (On-Sets I-B-2)."""
    same = (
        (f"({one} ∪ {other})'", f"({one}') ∩ ({other}')"),
        (f"({one} ∩ {other})'", f"({one}') ∪ ({other}')"),
        (f"{one} - {other}", f"{one} ∩ ({other}')"),
        (f"{one}''", one),
        (f"{one} ∪ V", "V"),
        (f"{one} ∩ Λ", "Λ"),
    )
    for left, right in same:
        assert values(left, universe) == values(right, universe)


@given(universes)
def test_masks_and_cards(universe: Universe) -> None:
    """A mask holds its cards and nothing else."""
    assert cards_in(mask(universe.cards)) == universe.cards


def test_twelve_loose_sets_settle() -> None:
    """58,786 groupings of twelve sets are no matter."""
    universe = Universe(ALL_CARDS)
    chain = [
        "∪",
        "B",
        "-",
        "R",
        "∩",
        "G",
        "∪",
        "Y",
        "-",
        "B",
        "∩",
        "R",
        "∪",
        "G",
        "-",
        "Y",
        "∩",
        "B",
    ]
    text = "B " + " ".join(chain)
    assert values(text, universe)
