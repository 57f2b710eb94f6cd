"""Whether one paper is another with more brackets: the only thing that a checker may add."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from goalsetter.cubes import BRACKETS, Group, Item, Placed, StandsFor, Written
from goalsetter.errors import NotationError
from goalsetter.notation import NotationCode, parse_equation, parse_set_solution, parse_solution

Span = tuple[int, int, str | None]
"""A pair of brackets: from which item, up to which, and the note behind it."""


@dataclass(frozen=True, slots=True)
class GroupedPaper:
    """The parts of a paper: an Equation's two sides, or a Solution alone."""

    sides: tuple[Written, ...]
    where: tuple[StandsFor, ...]


Reading = Callable[[str], GroupedPaper | None]
"""A reader of papers of one game."""


def is_regrouping(written: str, other: str) -> bool:
    """Whether the other text is the one written with more brackets, one missing put in if need be.

    Brackets that cut through a written group cannot be read, or do not keep that group.
    """
    return _regroups(written, other, read)


def is_set_regrouping(written: str, other: str) -> bool:
    """The same for an ON-SETS Solution."""
    return _regroups(written, other, read_set)


def _regroups(written: str, other: str, reading: Reading) -> bool:
    # The checker shows a whole paper: his own must have no bracket missing.
    after = reading(other)
    return after is not None and any(
        only_adds_brackets(before, after) for before in taken(written, reading)
    )


def only_adds_brackets(original: GroupedPaper, other: GroupedPaper) -> bool:
    """Whether the other keeps every cube, every note and every group of the original.

    Where the original says nothing, the other may say what a symbol stands for: a checker may
    take an unsaid symbol in any of its meanings (2018-19 VII-C-4-j).
    """
    if original.where != other.where or len(original.sides) != len(other.sides):
        return False

    def is_same(before: Item, after: Item) -> bool:
        if isinstance(before, Placed) and isinstance(after, Placed):
            return before.cube == after.cube and before.note in (None, after.note)
        return before == after

    for before, after in zip(original.sides, other.sides, strict=True):
        old, new = _flat(before.items), _flat(after.items)
        if len(old) != len(new) or not all(map(is_same, old, new)):
            return False
        spans = frozenset(groups(after.items))
        for start, end, note in groups(before.items):
            # A group that had a note keeps it; one that had none may get one.
            notes = [span[2] for span in spans if span[:2] == (start, end)]
            if not notes or note not in (None, *notes):
                return False
    return True


def taken(text: str, reading: Reading) -> Iterator[GroupedPaper]:
    """The paper; if a bracket is missing, with one put in wherever it fits."""
    whole = reading(text)
    if whole is not None:
        yield whole
        return
    lacking = [
        bracket
        for opening, closing in BRACKETS.items()
        for bracket, other in ((opening, closing), (closing, opening))
        for _ in range(text.count(other) - text.count(bracket))
    ]
    # Only one may be missing (decision 5), and only that one is tried: every bracket at every
    # place of a long paper would keep all tables waiting.
    for at in range(len(text) + 1) if len(lacking) == 1 else ():
        completed = reading(text[:at] + lacking[0] + text[at:])
        if completed is not None:
            yield completed


def read(text: str) -> GroupedPaper | None:
    """The paper, if the text can be read."""
    try:
        equation = parse_equation(text)
    except NotationError as error:
        if error.code != NotationCode.MISSING_EQUALS:
            return None
        # A Solution without the Goal, as 2011-12 allows.
        solution = parse_solution(text)
        return GroupedPaper((solution.written,), solution.where)
    return GroupedPaper((equation.left, equation.right), equation.where)


def read_set(text: str) -> GroupedPaper | None:
    """An ON-SETS paper, if the text can be read."""
    try:
        solution = parse_set_solution(text)
    except NotationError:
        return None
    return GroupedPaper(solution.parts, solution.where)


def groups(items: tuple[Item, ...], place: int = 0) -> Iterator[Span]:
    """Every pair of brackets, by the places of the cubes and signs that it encloses."""
    for item in items:
        if isinstance(item, Group):
            end = place + len(_flat(item.items))
            yield place, end, item.note
            yield from groups(item.items, place)
            place = end
        else:
            place += 1


def _flat(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items without their brackets."""
    flat: list[Item] = []
    for item in items:
        flat.extend(_flat(item.items) if isinstance(item, Group) else (item,))
    return tuple(flat)
