"""A naive player of ON-SETS: writes every short Solution there is and asks the judge.

Shares nothing with the solver. Sets are frozensets of cards, all brackets are written, and only
papers that are worth the Goal are shown to the judge, once for each way to use the cubes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from goalsetter.cubes import Card, Mat, SetGoal
from goalsetter.rules import ChallengeKind, OnSetsRules, goal_values
from tests.judging import judge_solution

Cards = frozenset[Card]

MEANINGS = "BRGYVΛ∪∩-'=⊆"


@dataclass(frozen=True, slots=True)
class Piece:
    """A cube as somebody may write it: how it is spelt, its face, and what it stands for."""

    spelt: str
    face: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A set, or a Restriction with the cards it removes: written with these pieces."""

    text: str
    cards: Cards
    uses: tuple[Piece, ...]

    @property
    def shape(self) -> object:
        """The marks by which the judge tells sets apart: the cubes and the cards."""
        return (tuple(sorted(piece.spelt for piece in self.uses)), self.cards)

    def bracketed(self) -> str:
        """The set as an operand."""
        return self.text if len(self.uses) == 1 else f"({self.text})"


@dataclass(frozen=True, slots=True)
class Desk:
    """The cards and cubes before a writer who has chosen what is wild."""

    mat: Mat
    rules: OnSetsRules
    pieces: tuple[Piece, ...]
    dress: str

    @property
    def universe(self) -> Cards:
        """All cards dealt."""
        return frozenset(self.mat.universe.cards if self.mat.universe else ())

    def named(self, symbol: str) -> Cards | None:
        """The cards of a single symbol, if it is a set."""
        if symbol in "BRGY":
            return frozenset(c for c in self.universe if symbol in (c.colours or self.dress))
        return {"V": self.universe, "Λ": frozenset()}.get(symbol)

    def joined(self, piece: Piece, left: Cards, right: Cards) -> Cards | None:
        """Join two sets by a sign, if it gives one."""
        as_wild = piece.face != piece.symbol
        minus = self.rules.wild_subtraction if as_wild else self.rules.subtraction
        less = left ^ right if minus.name == "symmetric-difference" else left - right
        return {"∪": left | right, "∩": left & right, "-": less}.get(piece.symbol)

    def have(self, uses: tuple[Piece, ...]) -> bool:
        """Whether there are so many cubes at all, wherever they lie."""
        cubes = (*self.mat.required, *self.mat.permitted, *self.mat.resources)
        there = Counter(self._alike(cube.face) for cube in cubes)
        often = "∪∩-'" if self.rules.multiple_operations else ""
        spent = Counter(self._alike(p.face) for p in uses if p.symbol not in often)
        return all(there[face] >= number for face, number in spent.items())

    def _alike(self, face: str) -> str:
        return next((group for group in self.rules.interchange if face in group), face)


def desks(mat: Mat, rules: OnSetsRules) -> Iterator[Desk]:
    """Every choice of what the wild cube and the blank card stand for."""
    faces = {cube.face for cube in (*mat.required, *mat.permitted, *mat.resources)}
    swapped = {s for group in rules.interchange if faces & set(group) for s in group}
    plain = [Piece(s, s, s) for s in sorted(faces | swapped) if s in MEANINGS]
    dresses = [""]
    if rules.blank_wild:
        dresses = ["".join(c) for size in range(5) for c in combinations("BRGY", size)]
    for dress in dresses:
        for meant in _wild(rules) if rules.wild in faces else [""]:
            noted = [Piece(f"{rules.wild}<{s}>", rules.wild, s) for s in meant]
            yield Desk(mat, rules, (*plain, *noted), dress)


def _wild(rules: OnSetsRules) -> list[str]:
    """Yield the meanings of wild cubes: one symbol, or some that are interchangeable."""
    return ["", *(m for m in MEANINGS if m != rules.wild), *rules.interchange]


def phrases(desk: Desk, most: int) -> list[list[Phrase]]:
    """Every set with so many signs, one for each shape."""
    found: list[dict[object, Phrase]] = [{} for _ in range(most + 1)]
    for piece in desk.pieces:
        cards = desk.named(piece.symbol)
        if cards is not None:
            phrase = Phrase(piece.spelt, cards, (piece,))
            found[1][phrase.shape] = phrase
    for size in range(2, most + 1):
        for phrase in (*_primed(desk, found[size - 1]), *_joined(desk, found, size)):
            if desk.have(phrase.uses):
                found[size].setdefault(phrase.shape, phrase)
    return [list(each.values()) for each in found]


def _primed(desk: Desk, smaller: dict[object, Phrase]) -> Iterator[Phrase]:
    for piece in desk.pieces:
        for phrase in smaller.values() if piece.symbol == "'" else ():
            text = f"{phrase.bracketed()} {piece.spelt}"
            yield Phrase(text, desk.universe - phrase.cards, (*phrase.uses, piece))


def _joined(desk: Desk, found: list[dict[object, Phrase]], size: int) -> Iterator[Phrase]:
    for first in range(1, size - 1):
        for left, right in product(found[first].values(), found[size - 1 - first].values()):
            for piece in desk.pieces:
                cards = desk.joined(piece, left.cards, right.cards)
                if cards is not None:
                    text = f"{left.bracketed()} {piece.spelt} {right.bracketed()}"
                    yield Phrase(text, cards, (*left.uses, piece, *right.uses))


def restrictions(desk: Desk, sets: list[list[Phrase]], most: int) -> list[list[Phrase]]:
    """Every chain with so many signs, one for each shape and last set."""
    chains: list[dict[object, tuple[Phrase, Cards]]] = [{} for _ in range(most + 1)]
    starts = [[(Phrase(s.text, frozenset(), s.uses), s.cards) for s in each] for each in sets]
    for size in range(3, most + 1):
        for first in range(1, size - 1):
            before = (*starts[first], *chains[first].values())
            for (chain, end), last in product(before, sets[size - 1 - first]):
                for piece in desk.pieces:
                    broken = {"=": end ^ last.cards, "⊆": end - last.cards}.get(piece.symbol)
                    uses = (*chain.uses, piece, *last.uses)
                    if broken is not None and desk.have(uses):
                        text = f"{chain.text} {piece.spelt} {last.text}"
                        made = Phrase(text, chain.cards | broken, uses)
                        chains[size].setdefault((made.shape, last.cards), (made, last.cards))
    return [list({p.shape: p for p, _ in each.values()}.values()) for each in chains]


def parts(desk: Desk, single: list[list[Phrase]], most: int) -> list[list[tuple[Phrase, ...]]]:
    """Every Restriction part with so many signs: none, one Restriction, or several."""
    found: list[list[tuple[Phrase, ...]]] = [[] for _ in range(most + 1)]
    found[0] = [()]
    for size in range(3, most + 1):
        for first in range(3, size + 1):
            for one, others in product(single[first], found[size - first]):
                uses = tuple(piece for each in (one, *others) for piece in each.uses)
                if desk.have(uses):
                    found[size].append((one, *others))
    return found


def papers(desk: Desk, most: int) -> Iterator[tuple[int, str, Cards]]:
    """Every paper worth the Goal with at most so many signs, shortest first."""
    goal = desk.mat.goal
    goals = goal_values(goal, desk.rules) if isinstance(goal, SetGoal) else ()
    sets = phrases(desk, most)
    signs = any(piece.symbol in "=⊆" for piece in desk.pieces)
    single = restrictions(desk, sets, most - 1 if signs else 0)
    before = parts(desk, single, most - 1 if signs else 0)
    where = f" where blank={desk.dress}" if desk.dress else ""
    for total in range(1, most + 1):
        for size in range(min(total, len(before))):
            for part, name in product(before[size], sets[total - size]):
                left = name.cards.difference(*(each.cards for each in part))
                if desk.rules.doubled or len(left) in goals:
                    text = " ; ".join(each.text for each in (*part, name))
                    yield total, text + where, left


def shortest(mat: Mat, rules: OnSetsRules, challenge: ChallengeKind, most: int) -> int | None:
    """How many signs the shortest correct paper has, if one has at most so many."""
    lengths = _lengths(mat, replace(rules, solutions=1), challenge, most)
    if rules.solutions == 1:
        return min(lengths.values(), default=None)
    return _two(lengths)


def _two(lengths: dict[Cards, int]) -> int | None:
    """Two Solutions that differ in a card: any two sets that are not the same."""
    best = sorted(lengths.values())
    return sum(best[:2]) if len(best) > 1 else None


def _lengths(mat: Mat, rules: OnSetsRules, challenge: ChallengeKind, most: int) -> dict[Cards, int]:
    """The cards of every correct Solution, each with the fewest signs it takes."""
    found: dict[Cards, int] = {}
    for desk in desks(mat, rules):
        for length, text, cards in papers(desk, most):
            if length < found.get(cards, most + 1) and _accepted(text, mat, rules, challenge):
                found[cards] = length
    return found


def _accepted(text: str, mat: Mat, rules: OnSetsRules, challenge: ChallengeKind) -> bool:
    return judge_solution((text,), mat, rules, challenge).correct
