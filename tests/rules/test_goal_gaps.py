"""Gaps in a Goal: its readings are those that cross no complete chunk, and no fewer (decision 7).

The other side is a reader of its own: it parses lines of cubes with a little grammar, writes every
grouping down as the sets of cubes that its nodes hold, and takes the wording at its word.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest

from goalsetter.cubes import LaidGoal
from goalsetter.expr import Tree
from goalsetter.notation import parse_goal, parse_written
from goalsetter.rules import (
    Division,
    EquationsRules,
    ExpressionPlace,
    Reader,
    find_edition,
    find_variation,
)
from tests.judging import judge_goal

SEED = 7
GOALS = 1_500
"""Goals tried under each variation: about a third of them have a reading."""

INFIX = "+-x/^√"


@dataclass(frozen=True)
class Grammar:
    """The numerals of a variation, how one is written, and the signs that may stand first."""

    variations: tuple[str, ...]
    numeral: str = r"\d\d?"
    marked: tuple[tuple[str, str], ...] = ()
    prefix: str = "√"
    drawn: str = "1234567890+-x/^√"

    def written(self, cubes: str) -> str:
        """A numeral with the marks that say what its signs stand for."""
        for sign, mark in self.marked:
            cubes = cubes.replace(sign, mark)
        return cubes


GRAMMARS = {
    "plain": Grammar(()),
    "number of factors": Grammar(("number of factors",), prefix="√x", drawn="1234567xxx+√"),
    "next prime": Grammar(("next prime",), prefix="√x", drawn="12345xxx+√√"),
    "ab plus": Grammar(("ab plus",), r"\d\d\+|\d\d?", (("+", "+<ABAB>"),), drawn="1234567123+++x"),
    "decimal point": Grammar(
        ("decimal point",),
        r"\d\d?|(?=(?:\^?\d){1,3}\^?$)(?=[^^]*\^[^^]*$)[\d^]+",
        (("^", "^<.>"),),
        drawn="123456^^^^+x",
    ),
    "base eleven": Grammar(("base 11",), r"[\d^][\d^]?", (("^", "^<10>"),), drawn="123456^^^^+√"),
}

Shape = tuple["int | Shape", ...]
"""A node: from which cube, up to which, where its sign stands (-1: nowhere), and its operands."""


class Naive:
    """Every grouping of a Goal under a grammar."""

    def __init__(self, grammar: Grammar, chunks: list[str]) -> None:
        self.grammar = grammar
        self.chunks = chunks
        self.line = "".join(chunks)
        edges = [sum(map(len, chunks[:at])) for at in range(len(chunks) + 1)]
        self.gaps = set(edges[1:-1])
        self.spans = list(pairwise(edges))
        self.parse = cache(self._parse)

    def _parse(self, start: int, end: int) -> list[tuple[Shape, str]]:
        """Every grouping of the cubes from start up to end, with its text."""
        found: list[tuple[Shape, str]] = []
        cubes = self.line[start:end]
        apart = any(start < gap < end for gap in self.gaps)
        if not apart and re.fullmatch(self.grammar.numeral, cubes):
            found.append(((start, end, -1), self.grammar.written(cubes)))
        for at in range(start, end):
            sign = self.line[at]
            behind = self.parse(at + 1, end) if at + 1 < end else []
            if at == start and sign in self.grammar.prefix:
                found += [((start, end, at, tree), f"{sign}({text})") for tree, text in behind]
            if at > start and sign in INFIX:
                found += [
                    ((start, end, at, one, other), f"({first}){sign}({second})")
                    for one, first in self.parse(start, at)
                    for other, second in behind
                ]
        return found

    def complete(self) -> list[set[int]]:
        """The chunks that are expressions by themselves, as sets of cubes."""
        if len(self.chunks) == 1:
            return []
        return [set(range(*span)) for span in self.spans if self.parse(*span)]

    def is_legal(self, tree: Shape) -> bool:
        """Whether no node holds some but not all of a complete chunk, and cubes outside it."""
        return not any(
            node & chunk and chunk - node and node - chunk
            for chunk in self.complete()
            for node in nodes(tree)
        )


def nodes(tree: Shape) -> Iterator[set[int]]:
    """The cubes that each node of a grouping holds."""
    start, end, _, *operands = tree
    assert isinstance(start, int)
    assert isinstance(end, int)
    yield set(range(start, end))
    for operand in operands:
        assert isinstance(operand, tuple)
        yield from nodes(operand)


def shape(tree: Tree) -> Shape:
    """A tree of the reader in the other side's words."""
    return (tree.start, tree.end, tree.sign_start, *map(shape, tree.operands))


def rules_under(variations: tuple[str, ...]) -> EquationsRules:
    """The rules of 2018-19 Senior with some variations."""
    edition = find_edition("mlag-equations-2018-19")
    assert edition is not None
    named = [find_variation(name) for name in variations]
    return edition.in_force(Division.SENIOR, tuple(each[1] for each in named if each is not None))


def laid_goals(grammar: Grammar) -> Iterator[list[str]]:
    """Goals of two to six cubes with gaps anywhere, each as its chunks."""
    chance = random.Random(SEED)
    for _ in range(GOALS):
        line = [chance.choice(grammar.drawn) for _ in range(chance.randint(2, 6))]
        gaps = [" " if chance.random() < 0.35 else "" for _ in line[1:]]
        yield "".join(a + b for a, b in zip(line, [*gaps, ""], strict=True)).split()


def readings(goal: LaidGoal, rules: EquationsRules) -> set[Shape]:
    """The groupings that the reader finds."""
    every = Reader(rules.reading, ExpressionPlace.LAID_GOAL).every_laid(goal, 100_000)
    return {shape(reading.tree) for reading in every}


@pytest.mark.parametrize("name", GRAMMARS)
def test_a_goal_has_just_the_readings_that_cross_no_chunk(name: str) -> None:
    """2018-19 IV-B-2: on the mat, grouping for grouping."""
    grammar, tried = GRAMMARS[name], 0
    rules = rules_under(grammar.variations)
    for chunks in laid_goals(grammar):
        naive = Naive(grammar, chunks)
        expected = {tree for tree, _ in naive.parse(0, len(naive.line)) if naive.is_legal(tree)}
        assert readings(parse_goal(" ".join(chunks)), rules) == expected, chunks
        tried += bool(expected) and len(chunks) > 1
    assert tried > 50


@pytest.mark.parametrize("name", GRAMMARS)
def test_a_written_goal_may_be_just_such_a_reading(name: str) -> None:
    """2018-19 VII-C-4-g: a Goal written with all its brackets stands if it crosses no chunk."""
    grammar, refused = GRAMMARS[name], 0
    rules = rules_under(grammar.variations).reading
    reader = Reader(rules, ExpressionPlace.WRITTEN_GOAL)
    for chunks in laid_goals(grammar):
        naive = Naive(grammar, chunks)
        gaps = reader.gaps(parse_goal(" ".join(chunks)), ())
        for tree, text in naive.parse(0, len(naive.line)):
            found = reader.written(parse_written(text), gaps=gaps)
            assert bool(found.defined or found.undefined) == naive.is_legal(tree), (chunks, text)
            refused += not naive.is_legal(tree)
    assert refused


EXAMPLES = [
    ("number of factors", "√ 5+4 x9"),
    ("number of factors", "x4 x2"),
    ("plain", "2+1 √8"),
    ("next prime", "2+3 x4"),
    ("ab plus", "12+ 3x4"),
    ("decimal point", "2^ 3+1"),
    ("decimal point", "^4 ^2"),
    ("base eleven", "2^ 3+1"),
]


@pytest.mark.parametrize(("name", "goal"), EXAMPLES)
def test_a_chunk_with_a_second_meaning_takes_its_left_operand(name: str, goal: str) -> None:
    """A complete chunk need not be a node (decision 7)."""
    rules = rules_under(GRAMMARS[name].variations)
    assert judge_goal(parse_goal(goal), rules).legal
