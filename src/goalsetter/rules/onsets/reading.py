"""Reading ON-SETS: what each cube stands for, and every value of a set that is written.

Only ' has priority (On-Sets VII-B-6), so all groupings of the other signs count.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from goalsetter.cubes import (
    CARD_COLOURS,
    RESTRICTION_SIGNS,
    Group,
    Item,
    Placed,
    StandsFor,
    Universe,
    Written,
    placed_in,
)
from goalsetter.expr import (
    ANY,
    NONE,
    Atom,
    BracketLevel,
    CardSet,
    Operation,
    SetValues,
    Shape,
    Sign,
    StepBudget,
    Tree,
    count_groupings,
    has_grouping,
    mask,
    read_sets,
    set_groupings,
    with_colour,
)
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.rulings import sets

UNION, INTERSECTION = Operation("union"), Operation("intersection")
HEAD = Shape.ATOM | Shape.POSTFIXED
"""The operand of ': the set or group right before it, complements included if they may be."""

BLANK = "blank"

MOST_SETS = 20
"""A part with more sets than this is not worked out: there are 15 cubes that are no digits."""

UNSAID = "?"
"""A cube that is said to stand for what it may not stand for."""


Inside = Callable[[tuple[Item, ...]], list[tuple[CardSet, Tree]]]
"""The values of the items of a group."""


def is_dress(colours: str) -> bool:
    """Whether a text is colours to put on the blank card, in any order; none is fine too."""
    return set(colours) <= set(CARD_COLOURS) and len(set(colours)) == len(colours)


@dataclass(frozen=True, slots=True)
class SetReader:
    """Reads sets on a Universe under given rules."""

    rules: OnSetsRules
    universe: Universe
    where: tuple[StandsFor, ...] = ()
    budget: StepBudget = field(default_factory=StepBudget, compare=False, repr=False)
    """The budget that pays for all that is read; if it runs out, ``SpentError`` is raised."""

    @property
    def dress(self) -> str:
        """The colours that the writer puts on a wild blank card."""
        return self.blank_said if self.rules.blank_wild and is_dress(self.blank_said) else ""

    @property
    def blank_said(self) -> str:
        """The colours that the writer gives to the blank card."""
        return {entry.what: entry.meaning for entry in self.where}.get(BLANK, "")

    @property
    def wild_said(self) -> str:
        """The meaning that the writer gives once to every wild cube, if it may be that."""
        said = {entry.what: entry.meaning for entry in self.where}.get(self.rules.wild, "")
        return said if said in self.rules.wild_meanings() else ""

    def symbol(self, item: Item) -> str:
        """The symbol that a written cube stands for; nothing for a group."""
        if not isinstance(item, Placed):
            return ""
        own = item.cube.symbol
        if item.note is None and not self.where:
            # Nothing is said of most cubes, and every one of them is asked many times over.
            return own
        said = {entry.what: entry.meaning for entry in self.where}
        # A note on the cube itself goes before what is said once for all of its kind.
        meaning = item.note or said.get(own, own)
        return meaning if meaning == own or meaning in self._may_be(own) else UNSAID

    def _may_be(self, symbol: str) -> frozenset[str]:
        """The meanings that may be given to a cube: any if wild, else what it may be swapped for.

        A swap need not be told (XIII-A-3 d), but it may.
        """
        if symbol == self.rules.wild:
            return self.rules.wild_meanings()
        return frozenset().union(*(group for group in self.rules.interchange if symbol in group))

    def values(self, written: Written) -> SetValues:
        """The distinct sets that a Set-Name may name, each with one grouping."""
        return {} if self.too_long(written) else self._read(written.items)

    def too_long(self, *parts: Written) -> bool:
        """Whether these parts together hold more sets than the cubes of the game could show."""
        cubes = [placed for part in parts for placed in placed_in(part.items)]
        # Counted, not timed: the same paper is too long on every machine.
        return sum(self.cards(self.symbol(cube)) is not None for cube in cubes) > MOST_SETS

    def every(self, written: Written, limit: int) -> list[tuple[CardSet, Tree]]:
        """The first groupings of a Set-Name, each with the set that it names."""
        return self._every(written.items, limit)

    def count(self, written: Written) -> int:
        """How many groupings a Set-Name has."""
        return self._count(written.items)

    def can_read(self, written: Written) -> bool:
        """Whether a Set-Name has a grouping, however long it is: no set is worked out."""
        inner = [Written(item.items) for item in written.items if isinstance(item, Group)]
        level = self._level(written.items, lambda _: [(0, Tree(0, 0))])
        return all(map(self.can_read, inner)) and has_grouping(level)

    def cards(self, symbol: str) -> CardSet | None:
        """The cards that a symbol names, if it names a set."""
        if symbol in CARD_COLOURS and symbol:
            return with_colour(self.universe, symbol, self.dress)
        named = {"V": mask(self.universe.cards), "Λ": 0}
        return named.get(symbol)

    def _read(self, items: tuple[Item, ...]) -> SetValues:
        level = self._level(items, lambda inner: list(self._read(inner).items()))
        return read_sets(level, self.budget)

    def _every(self, items: tuple[Item, ...], limit: int) -> list[tuple[CardSet, Tree]]:
        level = self._level(items, lambda inner: self._every(inner, limit))
        return set_groupings(level, limit)

    def _count(self, items: tuple[Item, ...]) -> int:
        """Groupings of a level times those of its groups: each group is grouped by itself."""
        total = 1
        for item in items:
            total *= self._count(item.items) if isinstance(item, Group) else 1
        return total * count_groupings(self._level(items, lambda _: [(0, Tree(0, 0))]))

    def _level(self, items: tuple[Item, ...], inside: Inside) -> BracketLevel[CardSet]:
        lexemes: list[Atom[CardSet] | Sign] = []
        for at, item in enumerate(items):
            lexemes.extend(self._lexemes(at, item, inside))
        return BracketLevel(len(items), tuple(lexemes))

    def _lexemes(self, at: int, item: Item, inside: Inside) -> list[Atom[CardSet] | Sign]:
        if isinstance(item, Group):
            options = [(c, Tree(at, at + 1, inside=tree)) for c, tree in inside(item.items)]
            return [Atom(at, at + 1, tuple(options))]
        symbol = self.symbol(item)
        cards = self.cards(symbol)
        if cards is not None:
            return [Atom(at, at + 1, ((cards, Tree(at, at + 1)),))]
        sign = self._sign(at, symbol, item)
        return [] if sign is None else [sign]

    def _sign(self, at: int, symbol: str, item: Item) -> Sign | None:
        """∪ ∩ and − between two sets, ' behind one (On-Sets I-B-2-c)."""
        if symbol == "'":
            complement = Operation("complement", (mask(self.universe.cards),))
            twice = self.rules.says(sets.PRIMED_TWICE, "legal")
            return Sign(
                at, at + 1, complement, HEAD if twice else Shape.ATOM, NONE, Shape.POSTFIXED
            )
        # Symmetric Difference changes the − cube; for a wild cube that means −, a ruling decides.
        wild = isinstance(item, Placed) and item.cube.symbol != symbol
        minus = self.rules.wild_subtraction if wild else self.rules.subtraction
        operation = {"∪": UNION, "∩": INTERSECTION, "-": minus}.get(symbol)
        if operation is None:
            return None
        return Sign(at, at + 1, operation, ANY, ANY, Shape.PLUS)


def has_restriction_sign(items: tuple[Item, ...], reader: SetReader) -> bool:
    """Whether = or ⊆ stands anywhere in the items, wild cubes included."""
    return any(
        has_restriction_sign(item.items, reader)
        if isinstance(item, Group)
        else reader.symbol(item) in RESTRICTION_SIGNS and reader.symbol(item) != ""
        for item in items
    )
