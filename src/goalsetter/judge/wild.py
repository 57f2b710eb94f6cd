"""Wild cubes: one meaning everywhere, and a mark on one side that carries to the other."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import FACE_OF, LaidGoal, Placed, StandsFor, Written, placed_in
from goalsetter.rules import EquationsRules, rulings, stands_for


@dataclass(frozen=True, slots=True)
class WildMeanings:
    """The meanings of the wild cubes of an Equation.

    ``where`` says it for unmarked cubes of either side, marks of the other side carried over
    (judges E36); ``clash`` are meanings that differ.
    """

    solution_where: tuple[StandsFor, ...] = ()
    goal_where: tuple[StandsFor, ...] = ()
    clash: tuple[str, ...] = ()
    carried: bool = False

    def as_it_stands(self, where: tuple[StandsFor, ...]) -> WildMeanings:
        """Without marks carried over: each side by itself, which makes them clash."""
        carried = set(self.solution_where) | set(self.goal_where)
        marks = {entry.meaning for entry in carried - set(where)}
        return WildMeanings(where, where, tuple(sorted(marks)))


def wild_meanings(
    solution: Written,
    goal: Written | None,
    where: tuple[StandsFor, ...],
    rules: EquationsRules,
    laid: LaidGoal,
) -> WildMeanings:
    """The meanings of all wild cubes, marks carried over (2018-19 XIII-A-3, C-1)."""
    if not rules.reading.wild:
        return WildMeanings()
    shown_goal = goal or Written(tuple(Placed(cube) for cube in laid.cubes()))
    own = [_meanings(solution, where, rules), _meanings(shown_goal, where, rules)]
    carries = rules.says(rulings.variations.WILD_MARK, "carries")
    carried = [_carried(own[0], own[1]), _carried(own[1], own[0])] if carries else [(), ()]
    # What is said once of a symbol that no cube shows is no clash; said twice, it may be one.
    declared = [entry.what for entry in where]
    shown = {
        (entry.what, _on_cube(entry.meaning)) for entry in where if declared.count(entry.what) > 1
    }
    for meanings, extra in zip(own, carried, strict=True):
        for symbol, meaning in meanings:
            given = {entry.what: entry.meaning for entry in extra}.get(symbol, symbol)
            shown.add((symbol, _on_cube(meaning or given)))
    clash = tuple(sorted(m for s, m in shown if sum(s == other for other, _ in shown) > 1))
    return WildMeanings(
        (*where, *carried[0]), (*where, *carried[1]), clash, bool(carried[0] or carried[1])
    )


def has_one_meaning(written: Written, where: tuple[StandsFor, ...], rules: EquationsRules) -> bool:
    """Whether every wild cube of an expression stands for one symbol (2018-19 XIII-A-3)."""
    said = _meanings(written, where, rules)
    shown = {(symbol, _on_cube(meaning or symbol)) for symbol, meaning in said}
    return len(shown) == len({symbol for symbol, _ in shown})


def alike(where: tuple[StandsFor, ...], rules: EquationsRules) -> tuple[str, ...]:
    """A wild cube with the symbol that may be written for it: 0 = 2 is said elsewhere (ET18)."""
    pairs = [(entry.what, _on_cube(entry.meaning)) for entry in where]
    return tuple(
        what + symbol
        for what, symbol in pairs
        if what in rules.reading.wild and what != symbol and len(symbol) == 1
    )


def _meanings(
    written: Written, where: tuple[StandsFor, ...], rules: EquationsRules
) -> list[tuple[str, str]]:
    """Each wild cube with what it is said to stand for; an empty meaning where nothing is said."""
    declared = {entry.what: entry.meaning for entry in where}
    meanings = []
    for placed in placed_in(written.items):
        symbol, note = placed.cube.symbol, placed.note
        # Turned or coloured makes no difference: the symbol alone is wild.
        if symbol in rules.reading.wild:
            # ``exp`` is a note too, but tells where a cube stands and not what for.
            said = note if note and stands_for(note) else ""
            meanings.append((symbol, said or declared.get(symbol, "")))
    return meanings


def _carried(here: list[tuple[str, str]], there: list[tuple[str, str]]) -> tuple[StandsFor, ...]:
    """Marks of the other side for symbols that this side marks nowhere."""
    marked = {symbol for symbol, meaning in here if meaning}
    # A side that marks a symbol once speaks for itself: nothing is carried over to it.
    wanted = {symbol for symbol, _ in here} - marked
    meanings = {symbol: meaning for symbol, meaning in there if meaning and symbol in wanted}
    return tuple(StandsFor(symbol, _symbol(meaning)) for symbol, meaning in meanings.items())


def _symbol(meaning: str) -> str:
    """The symbol of a meaning: which power a 1 is, or which sign a ^, is each cube's own."""
    shown = stands_for(meaning)
    return shown[0] if shown else meaning


def _on_cube(meaning: str) -> str:
    """The symbol printed on a cube that a meaning belongs to: a minus, for |."""
    symbol = _symbol(meaning)
    return FACE_OF.get(symbol, symbol)
